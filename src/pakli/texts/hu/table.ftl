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
