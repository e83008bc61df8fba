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
cli-simulate-hands = Hány leosztás legyen.
cli-simulate-bots = Kik játszanak: random (bármit, ami szabályos), call (sosem nyit, sosem dob) vagy simple (értelmesen játszik).
cli-simulate-seed = Szám, amely rögzíti a lapokat és a botokat: ugyanazok a leosztások jönnek újra.
cli-simulate-tournament = A botok egy tornát játszanak végig: mindenki egyszer fizet és ugyanannyi zsetonnal indul, a vakok emelkednek, az asztalokat kiegyenlítik és megszüntetik. Ekkor a --players a mezőny létszáma; ha nincs megadva, 90.
cli-simulate-no-tournament = A --tournament mellett ennek nincs értelme: { $option }.

simulate-tournament = Játékosok: { $players }, asztalok: { $tables }, { $game }, { $limit }, botok: { $bots }.
simulate-tournament-money = Befizetve: { $collected }. Kifizetett díjak: { $prizes }. Kiosztott helyezések: { $places }.
simulate-tournament-progress = Kiesett játékosok
