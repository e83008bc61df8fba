### pakli simulate: botok egymás ellen. Magyar.

simulate-progress = Leosztások
simulate-table = { $game }, { $limit }: { $players } játékos, botok: { $bots }.
simulate-speed = { $hands } leosztás, { $seconds } másodperc, másodpercenként { $rate }.
simulate-chips = Asztalra hozott zsetonok: { $before }. Zsetonok a végén: { $after }.
simulate-chips-differ = Nem egyeznek a zsetonok, leosztás száma: { $hand }. Asztalra hozott: { $before }, az asztalon van: { $after }.

cli-unknown-bots = Nincsenek ilyen botok: { $bots }.

cli-simulate = Botok játszanak egymás ellen leosztásról leosztásra; minden leosztás után ellenőrzi, hogy nem veszett el és nem keletkezett zseton, a végén kiírja a sebességet. Akinek elfogyott a zsetonja, új zsetonokat vesz.
    .title = Botok egymás ellen.
cli-simulate-players = Hányan játszanak; ha nincs megadva, hatan, vagy ahányan a játékot játszhatják.
cli-simulate-hands = Hány leosztás legyen; ligában: párharconként hány kiosztás.
cli-simulate-bots = Kik játszanak: random (bármit, ami szabályos), call (sosem nyit, sosem dob), simple (értelmesen játszik), vagy egy szint: easy (könnyű), medium (közepes), hard (nehéz). Ligában több is, vesszővel elválasztva: szintek, vagy szintek stílussal, például hard-tight (tight: szoros, loose: laza, aggressive: agresszív, calling: megadó).
cli-simulate-league = Melyik bot a jobb: mindenki mindenki ellen, minden kiosztást kétszer játszanak le ugyanazokkal a lapokkal és felcserélt helyekkel, készpénzes játékban és sit & gókban, 95 %-os intervallumokkal. A --game nélkül Texas Hold’em és Omaha, a --bots nélkül a három szint.
cli-simulate-processes = Hány folyamat ossza el a liga munkáját; az eredmény ugyanaz.
cli-simulate-no-league = A --league mellett ennek nincs értelme: { $option }.
cli-simulate-seed = Szám, amely rögzíti a lapokat és a botokat: ugyanazok a leosztások jönnek újra.
cli-simulate-tournament = A botok egy tornát játszanak végig: mindenki egyszer fizet és ugyanannyi zsetonnal indul, a vakok emelkednek, az asztalokat kiegyenlítik és megszüntetik. Ekkor a --players a mezőny létszáma; ha nincs megadva, 90.
cli-simulate-no-tournament = A --tournament mellett ennek nincs értelme: { $option }.

simulate-tournament = Játékosok: { $players }, asztalok: { $tables }, { $game }, { $limit }, botok: { $bots }.
simulate-tournament-money = Befizetve: { $collected }. Kifizetett díjak: { $prizes }. Kiosztott helyezések: { $places }.
simulate-tournament-progress = Kiesett játékosok

simulate-league-progress = Kiosztások
simulate-league-two = A ligához legalább két különböző bot kell.
simulate-league-even = A ligát 2, 4 vagy 6 játékos játssza, ennyien nem lehetnek: { $players }.
simulate-league-cash = { $game }, készpénzes játék: { $first } nyeresége száz leosztásonként { $mean } nagyvak, ellenfele: { $second } (95 %: { $low } és { $high } között; kiosztások: { $deals }).
simulate-league-sit-and-go = { $game }, sit & go: { $first } nyeresége a nevezési díj { $mean } %-a, ellenfele: { $second } (95 %: { $low } és { $high } között; tornák: { $deals }).
simulate-league-rank = { $place }. { $bots }: megnyert párharcok: { $won }, elvesztett: { $lost }.
