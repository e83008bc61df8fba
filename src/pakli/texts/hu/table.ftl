### Mi történik az asztalnál, és mit tehet a játékos. Magyar.
### A név mindig alany, az összeg mindig rag és névelő nélkül áll. `.you`: a játékosnak magának.
### Emelésnél `$amount` a játékos előtti teljes összeg.

## Osztás előtt

event-hand-number = Leosztás száma: { $number }.
event-button = { $name } kapja az osztókorongot.
    .you = Nálad van az osztókorong.
event-ante = { $name } befizeti az alaptétet: { $amount }.
    .you = Befizeted az alaptétet: { $amount }.
event-small-blind = { $name } beteszi a kisvakot: { $amount }.
    .you = Beteszed a kisvakot: { $amount }.
event-big-blind = { $name } beteszi a nagyvakot: { $amount }.
    .you = Beteszed a nagyvakot: { $amount }.
event-straddle = { $name } élő vakot tesz: { $amount }.
    .you = Élő vakot teszel: { $amount }.
event-post = { $name } beszálló vakot tesz: { $amount }.
    .you = Beszálló vakot teszel: { $amount }.
event-dead-blind = { $name } holt tétként pótolja a kimaradt vakot: { $amount }.
    .you = Holt tétként pótolod a kimaradt vakot: { $amount }.
event-bring-in = { $name } beteszi a bring-int: { $amount }.
    .you = Beteszed a bring-int: { $amount }.
event-cut = { $name } elemeli a paklit; felülről ennyi lap kerül alulra: { $at }.
    .you = Elemeled a paklit; felülről ennyi lap kerül alulra: { $at }.

## Licit

event-fold = { $name } eldobja a lapját.
    .you = Eldobod a lapodat.
event-check = { $name } passzol.
    .you = Passzolsz.
event-call = { $name } megadja: { $amount }.
    .you = Megadod: { $amount }.
event-bet = { $name } nyit: { $amount }.
    .you = Nyitsz: { $amount }.
event-raise = { $name } emel, összesen { $amount }.
    .you = Emelsz, összesen { $amount }.
event-complete = { $name } kiegészít, összesen { $amount }.
    .you = Kiegészítesz, összesen { $amount }.
event-all-in-call = { $name } all-in, megadja: { $amount }.
    .you = All-in vagy, megadod: { $amount }.
event-all-in-bet = { $name } all-in, nyit: { $amount }.
    .you = All-in vagy, nyitsz: { $amount }.
event-all-in-raise = { $name } all-in, emel, összesen { $amount }.
    .you = All-in vagy, emelsz, összesen { $amount }.
event-all-in-blind = { $name } all-in, betett összeg: { $amount }.
    .you = All-in vagy, betett összeg: { $amount }.
event-returned = Meg nem adott tét, { $name } visszakapja: { $amount }.
    .you = Meg nem adott tét, visszakapod: { $amount }.
event-time-out = { $name } kifutott az időből.
    .you = Lejárt az időd.

## Lapok

event-hole = Lapjaid: { $cards }.
event-dealt = { $name } lapot kap: { $count }.
    .you = Lapot kapsz: { $count }.
event-up-card = { $name } nyílt lapot kap: { $cards }.
    .you = Nyílt lapot kapsz: { $cards }.
event-burn = Az osztó éget egy lapot.
event-flop = Flop: { $cards }.
event-turn = Turn: { $cards }.
event-river = River: { $cards }.
event-board = Board: { $cards }.
event-street = Következik: { $street }.
event-common = Közös lap mindenkinek: { $cards }.
event-reshuffle = Elfogyott a pakli, az osztó újrakever.
event-draws = { $name } lapot cserél: { $count }.
    .you = Lapot cserélsz: { $count }.
event-stands-pat = { $name } nem cserél.
    .you = Nem cserélsz.
event-drawn = Új lapjaid: { $cards }.

## A leosztás vége

event-showdown = Mutatás.
event-shows = { $name } mutat: { $cards }; { $hand }.
    .you = Mutatsz: { $cards }; { $hand }.
event-shows-cards = { $name } mutat: { $cards }.
    .you = Mutatsz: { $cards }.
event-declares = { $name } bemondja: { $hand }.
    .you = Bemondod: { $hand }.
event-mucks = { $name } mutatás nélkül eldobja a lapját.
    .you = Mutatás nélkül eldobod a lapodat.
event-wins = { $name } nyer: { $amount }.
    .you = Nyersz: { $amount }.
event-wins-with = { $name } nyer: { $amount }. A nyertes kéz: { $hand }.
    .you = Nyersz: { $amount }. A nyertes kéz: { $hand }.
event-wins-unshown = { $name } nyer: { $amount }. Senki sem adta meg.
    .you = Nyersz: { $amount }. Senki sem adta meg.
event-wins-high = { $name } megnyeri az erős lap felét: { $amount }.
    .you = Megnyered az erős lap felét: { $amount }.
event-wins-low = { $name } megnyeri a gyenge lap felét: { $amount }.
    .you = Megnyered a gyenge lap felét: { $amount }.
event-scoops = { $name } mindkét felet megnyeri: { $amount }.
    .you = Mindkét felet megnyered: { $amount }.
event-no-low = Nincs érvényes gyenge lap: az erős lap az egész kasszát viszi.
event-splits = Osztozik a kasszán: { $names }. Összeg: { $amount }.
event-pot = Kassza: { $amount }.
event-main-pot = Fő pot: { $amount }.
event-side-pot = Mellék pot, sorszám { $number }: { $amount }.
event-rake = Asztalpénz: { $amount }.
event-runs = A közös lapok kiosztásainak száma: { $runs }.
event-run = Kiosztás, sorszám { $number }: { $cards }.
event-exposed = Osztás közben felfordult lap, { $name } kapta: { $cards }.
    .you = Osztás közben felfordult egy lapod: { $cards }.
event-replaced = { $name } másik lapot kap helyette.
    .you = Másik lapot kapsz helyette: { $cards }.
event-misdeal = Érvénytelen osztás. A zsetonok visszajárnak, új osztás következik. Ok: { $reason }.
event-misdeal-exposed-several = Érvénytelen osztás: több lap is felfordult osztás közben. A zsetonok visszajárnak, új osztás következik.
event-misdeal-exposed-first = Érvénytelen osztás: az első lapok egyike felfordult osztás közben. A zsetonok visszajárnak, új osztás következik.
event-killed = { $name } lapja érvénytelen, tétje bent marad. Ok: { $reason }.
    .you = A lapod érvénytelen, tétjeid bent maradnak. Ok: { $reason }.
event-taken-back = A teremfelügyelő döntött: { $name } visszakapja utolsó tétjét ({ $amount }), és újra dönt. Az indok: { $reason }.
    .you = A teremfelügyelő döntött: visszakapod utolsó tétedet ({ $amount }), és újra döntesz. Az indok: { $reason }.
event-hand-awarded = A teremfelügyelő döntött: a leosztást { $name } nyeri. Az indok: { $reason }.
    .you = A teremfelügyelő döntött: a leosztást te nyered. Az indok: { $reason }.
event-over = A leosztás véget ért.
event-stack = { $name } zsetonjai: { $amount }.
    .you = Zsetonjaid: { $amount }.
event-broke = { $name } zsetonjai elfogytak.
    .you = Elfogytak a zsetonjaid.

## Mi ment félre az élő asztalnál, és mi lett belőle
# `$who` a játékos neve, `$put` a betett vagy bemondott összeg, `$ruled` a játékos előtti összeg, amely ebből lesz.

event-irregular-ambiguous_amount = { $who }: a bemondott összeg többfélét jelenthet; a kasszánál nem nagyobbak közül a legnagyobb számít, összesen { $ruled } (TDA 57).
event-irregular-bet_completed = { $who }: { $put } kevesebb a legkisebb tétnél, ezért a tét kiegészül, összesen { $ruled } (TDA 52).
event-irregular-boxed_card = Egy lap képpel felfelé állt a pakliban. Nem számít; a következő lap lép a helyére (TDA 35).
event-irregular-burn_exposed = Az égetett lapot látták. Égetett lap marad.
event-irregular-call_stands = { $who }: a megadás az egész tétre szól, összesen { $ruled }, bármennyi került be (betett összeg: { $put }) (TDA 49).
event-irregular-card_exposed = Egy lapot tévedésből megláttak. A leosztás folytatódik.
event-irregular-every_chip_needed = { $who }: a legkisebb zseton nélkül nem volna meg a tét, ezért ez megadás, összesen { $ruled } (betett összeg: { $put }) (TDA 45).
event-irregular-four_card_flop = A flop négy lapból állt. Közülük egy, lefordítva húzva, a következő égetett lap (TDA 39).
event-irregular-more_than_stack = { $who }: { $put } több a zsetonjainál, ezért all-in, összesen { $ruled }.
event-irregular-nothing_to_call = { $who }: nincs mit megadni, ezért ez passz (TDA 55).
event-irregular-other = A teremfelügyelő feljegyezte.
event-irregular-over_the_limit = { $who }: { $put } több, mint amennyit a limit enged, ezért a tét kisebb lesz, összesen { $ruled }.
event-irregular-oversized_chip = { $who }: egyetlen zseton ({ $put }) szó nélkül megadás, összesen { $ruled } (TDA 44).
event-irregular-pot_said = { $who }: a „pot” itt nem összeg, ezért a legkisebb tét vagy emelés érvényes, összesen { $ruled } (TDA 54).
event-irregular-raise_completed = { $who }: { $put } legalább fele az emelésnek, ezért teljes emelésre egészül ki, összesen { $ruled } (TDA 43).
event-irregular-raise_not_open = { $who }: itt nem lehet emelni, ezért { $put } megadásnak számít, összesen { $ruled }.
event-irregular-seat_left_out = Egy ülőhely kimaradt az osztásból. Érvénytelen osztáshoz késő; a leosztás folytatódik (TDA 36).
event-irregular-seat_not_entitled = Olyan ülőhely is kapott lapot, amelynek nem járt. Érvénytelen osztáshoz késő; a leosztás folytatódik (TDA 36).
event-irregular-short_raise = { $who }: { $put } kevesebb az emelés felénél, ezért nem emelés; a játékos előtt összesen { $ruled } (TDA 43).
event-irregular-string_bet = { $who }: két mozdulatból ({ $put }) csak az első számít, összesen { $ruled } (TDA 56).
event-irregular-undercall = { $who }: { $put } kevesebb a tétnél, és teljes megadásnak számít, összesen { $ruled } (TDA 51).
event-irregular-words_first = { $who }: az számít, ami előbb elhangzott, összesen { $ruled }, nem a zsetonok ({ $put }) (TDA 40).
event-irregular-wrong_blinds = A vakok hibásak voltak. Érvénytelen osztáshoz késő; a leosztás folytatódik (TDA 36).
event-irregular-wrong_button = Az osztókorong rossz helyen állt. Érvénytelen osztáshoz késő; a leosztás folytatódik (TDA 36).
event-irregular-wrong_first_card = Az első lap rossz ülőhelyre került. Érvénytelen osztáshoz késő; a leosztás folytatódik (TDA 36).
event-irregular-reason = Szavakkal: { $reason }.

event-early-check = { $who } soron kívül passzol. Érvényes, ha előtte senki sem nyit (TDA 53).
event-early-call = { $who } soron kívül megad, előtte összesen { $amount }. Érvényes, ha közben senki sem emel (TDA 53).
event-early-raise = { $who } soron kívül nyit vagy emel, előtte összesen { $amount }. Érvényes, ha közben senki sem nyit vagy emel (TDA 53).
event-early-released = { $who } már nincs kötve ahhoz, amit soron kívül tett, és újra dönt (TDA 53).
event-early-fold = { $who } soron kívül eldobja a lapját. Ez végleges (TDA 58).
event-barred-skipped = { $who } kimaradt a sorból, és nem szólt: passzolhat, megadhat vagy eldobhat, de nem emelhet (TDA 53).
event-barred-checked = { $who } téttel szemben passzt mondott: megadhat vagy eldobhat, de nem emelhet (TDA 55).
event-barred-undercall = { $who } kevesebbet tett be a tétnél: a többit megadhatja, vagy eldobhat, de nem emelhet (TDA 51).
event-barred-killed = Az utolsó tétet vagy emelést senki sem adta meg, a megadáson felüli rész visszajár. Játékos: { $who } (TDA 65).
event-barred-floor = A teremfelügyelő döntött: { $who } passzolhat, megadhat vagy eldobhat, de nem emelhet.
event-barred-left = Bent marad: { $amount }.
event-mended = { $who } kevesebb lapot kapott, most megkapja a hiányzót (I3).
event-hand-exposed = { $who } leosztás közben felfedte ezt: { $cards }. A lapja érvényes marad (TDA 68).
event-opener-named = { $who } kezd, az osztó szava szerint.
event-aside-back = Túl korán jött: { $cards }. Visszakerül a pakliba, amelyet újrakevernek; az égetett lap marad (TDA 39).
event-aside-burn = A következő égetett lap már megvan (TDA 39).
event-misdeal-count-wrong = Érvénytelen osztás: egy játékosnál nem annyi lap van, amennyi kell (I3). A zsetonok visszajárnak, új osztás következik.
event-misdeal-deal-boxed_card = Érvénytelen osztás: több lap képpel felfelé állt a pakliban. A zsetonok visszajárnak, új osztás következik.
event-misdeal-deal-fouled_deck = A pakli hibás: a leosztás érvénytelen. A zsetonok visszajárnak, új osztás következik.
event-misdeal-deal-wrong_first_card = Érvénytelen osztás: az első lap rossz ülőhelyre került. A zsetonok visszajárnak, új osztás következik.
event-misdeal-deal-seat_not_entitled = Érvénytelen osztás: olyan ülőhely is kapott lapot, amelynek nem járt. A zsetonok visszajárnak, új osztás következik.
event-misdeal-deal-seat_left_out = Érvénytelen osztás: egy ülőhely kimaradt. A zsetonok visszajárnak, új osztás következik.
event-misdeal-deal-wrong_button = Érvénytelen osztás: az osztókorong rossz helyen állt. A zsetonok visszajárnak, új osztás következik.
event-misdeal-deal-wrong_blinds = Érvénytelen osztás: a vakok hibásak voltak. A zsetonok visszajárnak, új osztás következik.
event-killed-count = { $who } nem annyi lapot tart, amennyi kell: lapja érvénytelen, tétje bent marad (I3).

## Lehetőségek, mindegyik az összegével

action-fold = Eldobás
action-check = Passz
action-call = Megadás: { $amount }
action-bet = Nyitás: { $amount }
action-raise = Emelés, összesen: { $amount }
action-complete = Kiegészítés, összesen: { $amount }
action-all-in = All-in: { $amount }
action-bet-range = Nyitás: { $least } – { $most }
action-raise-range = Emelés, összesen: { $least } – { $most }
action-show = Mutatás
action-muck = Eldobás mutatás nélkül
action-draw = Lapcsere, legfeljebb: { $most }
action-stand-pat = Nincs csere
action-straddle = Élő vak: { $amount }
action-decline = Nem kérem
action-cut = Elemelés

## Te jössz

turn-yours = Te jössz.
turn-other = { $name } következik.
turn-to-call = Megadandó: { $amount }.
turn-pot = Kassza: { $amount }.
turn-stack = Zsetonjaid: { $amount }.
turn-cards = Lapjaid: { $cards }.
turn-options = Lehetőségeid: { $options }.
turn-draw = Melyik lapokat dobod el?
turn-again = Kérjük, mondd meg, mit teszel.
turn-confirm-fold = A passz ingyen van. Mégis eldobod?
turn-confirm-all-in = All-in, { $amount }. Biztos vagy benne?

## Ülőhelyek

seat-line = Ülőhely { $seat }: { $name }, { $amount }
seat-button = osztókorong
seat-folded = eldobta
seat-all-in = all-in
seat-you = te
seat-out = kihagy
seat-bet = előtte { $amount }

## A limitismertető tábla

sign = { $game }, { $limit }, { $stakes }. Házi szabályok: { $preset }.
sign-blinds = vakok: { $small }/{ $big }
sign-limits = limitek: { $low }/{ $high }
sign-spread = tétek: { $least } – { $most }
sign-ante = alaptét: { $ante }
sign-players = { $players } játékos

## Segítség az asztalnál

help-intro = Írd be, mit teszel, és nyomd meg az Entert. Az első betű is elég, ha más nem kezdődik vele.
help-fold = eldobod a lapodat
help-check = passzolsz, ha nem tartozol téttel
help-call = megadod a tétet
help-bet = nyitsz a beírt összeggel
help-raise = emelsz; a beírt szám az előtted lévő teljes összeg
help-all-in = beteszed minden zsetonodat
help-draw = eldobod a megnevezett lapokat, és ugyanannyit kapsz
help-stand-pat = megtartod minden lapodat
help-show = megmutatod a lapjaidat
help-muck = mutatás nélkül eldobod a lapjaidat
help-cards = a lapjaid még egyszer
help-board = a közös lapok még egyszer
help-pot = a kasszák
help-stacks = mindenki zsetonjai
help-repeat = mi történt az előző lépésed óta
help-sign = a limitismertető tábla
help-clause = egy szabálypont szövege, például B8
help-why = miért volt az utolsó elutasítás, a szabályponttal
help-help = ez a segítség
help-quit = felállsz az asztaltól
