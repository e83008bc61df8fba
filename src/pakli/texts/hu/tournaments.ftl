### Tornák: mit nem lehet lejátszani, mi szokatlan, és a `pakli tournament`. Magyar.

## Miért nem fogadható el egy szerkezet

refusal-structure-no_level = Egy tornához legalább egy szint kell, és a menetrend szinttel kezdődik.
refusal-structure-bad_number = Ez a szám itt nem jó: { $given } ({ $name }). Lehetséges: { $least } – { $most }.
refusal-structure-two_main_breaks = Nagyszünet csak egy lehet.
refusal-structure-level_falls = A vakok emelkednek, sosem csökkennek. Szint: { $level }; nagyvak: { $blind }, kevesebb az előző szinténél.
refusal-structure-minutes_or_hands = Egy szint vagy percekig, vagy leosztásokig tart: pontosan az egyiket kell megadni. Szint: { $level }.
refusal-structure-small_blind_bigger = A kisvak nagyobb a nagyvaknál. Szint: { $level }, kisvak: { $small }, nagyvak: { $big }.
refusal-structure-chip_changes = A legkisebb zseton az egész tornán ugyanaz: { $other }. Szint: { $level }, zseton: { $chip }.
refusal-structure-nobody_pays_ante = Van alaptét, de nincs megadva, hogy ki fizeti. Szint: { $level }, alaptét: { $ante }.
refusal-structure-bad_name = A tornának név kell, legfeljebb ennyi betű: { $most }.
refusal-structure-stack_not_in_chips = Ennyi kezdő zseton nem osztható ki: { $stack }. A legkisebb zseton ({ $chip }) többszöröse lehetséges.
refusal-structure-sit_and_go_without_number = A sit and go akkor indul, amikor megtelt: meg kell adni, hány játékosnak szól.
refusal-structure-sit_and_go_late = A sit and go akkor indul, amikor megtelt, ezért nincs késői nevezés.
refusal-structure-reentry_never = Újranevezés csak a késői nevezés alatt lehetséges, itt pedig nincs késői nevezés.
refusal-structure-progressive_without_bounty = A fejvadászdíj egy része csak ott kerülhet a nyertes saját fejére, ahol van fejvadászdíj.
refusal-structure-practice_costs = A gyakorlótorna ingyenes: a nevezés, a rebuy és az add on sem kerül semmibe.
refusal-structure-bad_money = A pénznem három nagybetű, például EUR, vagy semmi; legfeljebb { $most } tizedesjegye van, és az összegek a legkisebb egységében értendők.
refusal-structure-rebuy_without_end = A rebuy idejének vége kell legyen: percekben megadva, vagy a nagyszünetig.
refusal-structure-add_on_without_break = A nagyszünetben vehető add onhoz nagyszünet kell.
refusal-structure-add_on_without_rebuys = A rebuy után vehető add onhoz rebuy kell.
refusal-structure-no_parts = A díjazáshoz a nyereményalap legalább egy része kell, és egyik sem lehet negatív.
refusal-structure-no_target = A szatellithez egy másik torna neve kell, ahová a belépő szól.

setting-segments = szintek és szünetek
setting-level-minutes = egy szint percei
setting-level-hands = egy szint leosztásai
setting-break-minutes = egy szünet percei
setting-fewest-players = legkevesebb játékos
setting-most-players = legtöbb játékos
setting-late-levels = a késői nevezés szintjei
setting-hand-minutes = egy leosztás ára percben, ha leosztásonként haladunk
setting-reentries = újranevezések
setting-price = ár
setting-organiser-share = a szervező jutaléka
setting-bounty = fejvadászdíj
setting-progressive = a fejvadászdíj saját fejre kerülő százaléka
setting-rebuy-minutes = a rebuy percei
setting-rebuy-times = rebuy játékosonként
setting-rebuy-chips = egy rebuy zsetonjai
setting-add-on-chips = az add on zsetonjai
setting-guaranteed = garantált nyereményalap
setting-places-paid = díjazott helyek
setting-part = a nyereményalap egy része
setting-ticket = belépő
setting-players = játékosok
setting-minutes = percek

## Megegyezés és szatellitláncok

refusal-deal-sum_differs = A megegyezés összege { $given }, a hátralévő díjaké { $prizes }.
refusal-deal-below_lowest = Senki sem kaphat kevesebbet a hátralévő legkisebb díjnál ({ $least }); az egyik rész itt { $given }.
refusal-deal-bad_places = Megegyezéshez legalább két játékos kell, és legfeljebb annyi díj, ahány játékos. Játékosok: { $players }, díjak: { $prizes }.
refusal-deal-no_chips = A megegyezésben csak az vesz részt, akinek van még zsetonja.
refusal-deal-too_much_left = Ennyiért nem lehet tovább játszani: { $left }. A legkisebb díjak fölött ennyi van: { $most }.
refusal-chain-bad_length = Egy láncban ennyi szatellit nem lehet: { $levels }. Lehetséges: 1 – { $most }.
refusal-chain-leads_elsewhere = A szatellit nem oda vezet. Szatellit: { $tournament }; a következő torna: { $target }.
refusal-chain-ticket_differs = A belépő értéke { $ticket }, a következő torna nevezési díja { $fee }.
refusal-chain-no_climb = A láncban a nevezési díj szintről szintre nő. Itt: { $fee }, majd { $target }.
refusal-chain-other_money = A két torna nem ugyanabban a pénzben megy: { $tournament }, { $target }.
refusal-chain-starts_late = { $tournament } nem kezdődne előbb, mint ahová vezet: { $target }.

## Ami szokatlan, bár lejátszható

remark-blinds-jump = Több mint kétszeresére ugrik a nagyvak, egyszerre sokan maradnak kevés zsetonnal. Szint: { $level }, nagyvak: { $before }, majd { $after }.
remark-level-same = Ugyanazok a tétek, mint az előző szinten. Szint: { $level }.
remark-small-blind-unusual = A kisvak általában a nagyvak fele. Szint: { $level }, vakok: { $small } és { $big }.
remark-levels-run-out = A menetrend szintjei: { $levels }; a torna vége várhatóan ezen a szinten: { $end }. Az utolsó szint után minden tét megduplázódik.
remark-stack-short = Kezdő zsetonok nagyvakban: { $blinds }. Ez kevés a játékhoz.
remark-stack-shallow = Kezdő zsetonok nagyvakban: { $blinds }. Gyors torna lesz.
remark-stack-deep = Kezdő zsetonok nagyvakban: { $blinds }. Az első szinteken kevés dolog történik.
remark-level-short = Percenként egy leosztással számolva a szint rövidebb egy körnél. Szint: { $level }, leosztások: { $hands }, ülőhelyek: { $seats }.
remark-break-missing = Túl hosszú játék szünet nélkül. Szint: { $level }, percek: { $minutes }.
remark-ante-early = Már az első szinten van alaptét, pedig mindenkinek sok a zsetonja (nagyvakban: { $blinds }).
remark-ante-big = Egy asztal alaptétjei együtt meghaladják a nagyvak kétszeresét. Szint: { $level }, alaptétek: { $together }, nagyvak: { $blind }.
remark-paid-few = Díjazott helyek: { $places }, nevezések: { $entries }, azaz a mezőny { $percent } százaléka. Szokásos: 10–30 %.
remark-paid-many = Díjazott helyek: { $places }, nevezések: { $entries }, azaz a mezőny { $percent } százaléka. Szokásos: 10–30 %.
remark-first-little = Az első a nyereményalapból { $percent } % részt kap; szokásos: 15–30 %.
remark-first-much = Az első a nyereményalapból { $percent } % részt kap; szokásos: 15–30 %.
remark-places-rise = Egy hátrébb végző többet kap, mint az előtte végző.
remark-least-prize-small = A legkisebb díj ({ $prize }) kevesebb a nevezési díjnál ({ $fee }).
remark-share-big = A szervező jutaléka a nevezési díjból { $percent } %; szokásos: 5–20 %.
remark-guarantee-costs = A nevezésekből összegyűlt nyereményalap: { $pool }; a garantált összeghez a szervező ennyit tesz hozzá: { $added }.
remark-bounty-big = A nevezési díjból { $percent } % fejvadászdíj: kevés marad a helyezéseknek.
remark-late-short = Aki a késői nevezés végén nevez, kevés zsetont kap. Szint: { $level }, zsetonok nagyvakban: { $blinds }.
remark-late-after-bubble = A késői nevezés sokáig tart. Utolsó szintje: { $level }; akkor várhatóan még játékban: { $left }, díjazott helyek: { $places }.
remark-add-on-never = A nagyszünet a torna várható vége után jönne, így add ont senki sem venne. Szint a nagyszünet előtt: { $level }, a végén: { $end }.
remark-rebuy-and-reentry = Rebuy és újranevezés is van: sokan meg fogják kérdezni, melyik melyik.
remark-rebuys-to-the-end = A rebuy a torna várható végéig tart. A rebuy utolsó szintje: { $level }, a tornáé: { $end }.
remark-rebuy-short = A rebuy végén kevés zseton jár érte. Szint: { $level }, zsetonok nagyvakban: { $blinds }.
remark-sit-and-go-unusual = Szokatlan létszám sit and go tornához: { $players }. Szokásos: 2, 6, 10, 20, 30, 40 és 50.
remark-more-than-fit = Többen jönnek, mint ahányan nevezhetnek. Várt játékosok: { $players }, legfeljebb: { $most }.
remark-too-few-to-begin = Kevesebben jönnek, mint ahányan a kezdéshez kellenek. Várt játékosok: { $players }, legalább: { $least }.
remark-no-ticket = A nyereményalap ({ $pool }) egyetlen belépőre sem elég ({ $ticket }).

## pakli tournament

tournament-plan-title = { $name }: { $game }, { $limit }
tournament-plan-players = Játékosok: { $players }, kezdő zsetonok: { $stack }, ülőhelyek asztalonként: { $seats }.
tournament-plan-length = Várható hossza: { $hours } óra { $minutes } perc; az utolsó szint várhatóan: { $level }.
tournament-plan-late = Késői nevezés e szint végéig: { $level }.
tournament-plan-rebuys = A nagyszünetig egy rebuy, a kezdő zsetonszám alatt, a nevezési díjért; a nagyszünetben egy add on ({ $chips } zseton), a nevezési díjért.
tournament-plan-pool = Nyereményalap: { $pool }
tournament-plan-practice = Gyakorlásra: nincs nevezési díj és nincs nyeremény.
tournament-plan-place = { $place }. hely: { $prize }
tournament-plan-places = { $first }–{ $last }. hely: fejenként { $prize }
tournament-plan-break = Szünet
tournament-plan-main-break = Nagyszünet
tournament-column-level = Szint
tournament-column-small = Kisvak
tournament-column-big = Nagyvak
tournament-column-ante = Alaptét
tournament-column-minutes = Perc
tournament-column-begins = Kezdete
tournament-warning = Figyelmeztetés: { $remark }
tournament-notice = Megjegyzés: { $remark }
tournament-sound = A szerkezetben nincs semmi szokatlan.
tournament-no-file = Nem olvasható: { $file }.
tournament-no-structure = Ez nem egy torna szerkezete: { $file }. { $problem }
tournament-bad-entry = Ez nem nevezési díj: „{ $given }”. Kérjük, így írd: 20, vagy 20+2, ha a díj összesen 22, és ebből 2 a szervezőé.
tournament-bad-chips = Ezek nem zsetonok: „{ $given }”. Kérjük, így írd: 25,100,500.

cli-unknown-ante = Alaptétet none, each, big_blind vagy button szerint lehet fizetni, így nem: { $ante }.
cli-unknown-form = A torna freezeout vagy rebuy lehet, ilyen nem: { $form }.
cli-tournament = Tornák: szerkezet tervezése és ellenőrzése.
    .title = Tornák tervezése és ellenőrzése.
cli-tournament-plan = Szerkezetet készít: szinteket, alaptéteket, szüneteket és díjazást, hogy ennyi játékos ennyi zsetonnal nagyjából ennyi idő alatt végezzen. A torna végét akkorra várja, amikor az összes zseton húsz nagyvakot ér.
    .title = Szerkezet a játékosok, a zsetonok és az idő alapján.
cli-tournament-plan-players = Hány játékos várható.
cli-tournament-plan-stack = Hány zsetonnal kezd mindenki.
cli-tournament-plan-hours = Hány óráig tartson, szünetekkel együtt; például 4 vagy 2.5.
cli-tournament-plan-entry = A nevezési díj, például 20, vagy a szervező jutalékával 20+2; ha nincs megadva, gyakorlótorna.
cli-tournament-plan-currency = A nevezési díj pénzneme, például EUR.
cli-tournament-plan-chips = A meglévő zsetonok, például 25,100,500: a legkisebb határozza meg a vakok lépéseit.
cli-tournament-plan-ante = Ki fizeti az alaptétet: none, each, big_blind vagy button.
cli-tournament-plan-form = freezeout, vagy rebuy: a nagyszünetig egy rebuy, a nagyszünetben add on.
cli-tournament-plan-name = A torna neve.
cli-tournament-check = Beolvas egy szerkezetet JSON alakban, ahogy a plan --json kiírja; visszautasítja, ami nem játszható le, és megmondja, mi szokatlan.
    .title = Mi szokatlan egy szerkezetben.
cli-tournament-check-file = A fájl, vagy a plan --json kimenetének „structure” része.
cli-tournament-check-players = Hány játékos várható.

## Versenyek a teremben

refusal-gone-tournament = Nincs ilyen verseny.
refusal-event-one_source = Add meg, mit játszotok, ezek közül az egyikkel: kész verseny, terv vagy saját szerkezet.
refusal-event-no_such_preset = Nincs { $preset } nevű kész verseny.
event-quick-name = Gyakorló sit & go
event-column-place = Helyezés
event-column-table = Asztal
event-column-seat = Ülőhely
event-column-chips = Zsetonok
event-column-name = Játékos
event-column-prize = Díj
event-column-ticket = Belépő
event-column-bounties = Fejpénz
event-column-rebuys = Rebuy
event-column-paid = Befizetve
event-column-currency = Pénznem
