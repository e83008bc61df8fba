### A szabálykönyv mint oldal: címsorai, lépésenként lejátszható példái, házi szabályok, szószedet. Magyar.

## Az oldal

book-title = Szabálykönyv
book-about = Minden szabálypont, a szabálykönyv sorrendjében. Az asztalnál minden elutasítás megnevezi a pontját.
book-contents = Fejezetek
book-rules = Házi szabályok
book-glossary = Szószedet
book-search = Keresés a szabálykönyvben
book-search-hint = Egy pont száma vagy szavak
book-found =
    { $count_n ->
        [0] Nincs találat.
        [one] Találat: { $count }.
       *[other] Találat: { $count }.
    }
book-print = Nyomtatás
book-sources = Forrás: { $sources }
book-link = Hivatkozás erre a pontra: { $clause }
book-loading = Nyílik a szabálykönyv …

## Házi szabályok

book-rules-about = Ahol a szabálykönyvek eltérnek, ott az asztal dönt. Ezek a kérdések, a lehetséges válaszok, és hogy melyik szabálykészlet mit választ.
book-values = Lehetséges
book-chosen = Ki választja
book-all-presets = minden szabálykészlet
book-value-by-preset = { $value } ({ $presets })

## Szószedet

book-glossary-about = A játék szavai három nyelven, és hogy melyik pontban lehet olvasni róluk.

## Lejátszható példák

book-examples = Példák
book-play = A példa lejátszása
book-close = A példa bezárása
book-shows = Erről szól:
book-preset = Az asztal házi szabályai: { $preset }
book-asked = { $name } következik
book-refused = Elutasítva
book-end = Itt a példa vége.
tries-bet = { $name } nyitna: { $amount }.
tries-raise = { $name } emelne, összesen { $amount }.
tries-buy = { $name } vásárolna: { $amount }.
tries-check = { $name } passzolna.
tries-call = { $name } megadná.
tries-fold = { $name } eldobná a lapját.
tries-muck = { $name } mutatás nélkül eldobná a lapját.
tries-show = { $name } mutatna.
tries-rebuy = { $name } rebuyt venne.
tries-add-on = { $name } add ont venne.
told-main-break = Kezdődik a nagyszünet: mindenki egy add ont vehet, a nevezési díjért. Zsetonok: { $chips }.
told-rebuys-over = Vége az első órának: mindenki egy add ont vehet, a nevezési díjért. Zsetonok: { $chips }.

## Mit mutatnak a példák

example-button-draw = Két király: a pikk király kapja az osztókorongot, mert a pikk a legerősebb szín
example-lowest-straight = A-7-8-9-10: 32 lappal ez a legkisebb sor
example-order-of-hands = A royal flöss erősebb, mint az ász full, a tízes full és a sor
example-order-below = Alattuk: flöss, sor, drill, két pár, pár, magas lap
example-queens-full-of-threes = Board: 3 3 Q Q A. Mindkettőnek dáma full van hármassal, a kassza feleződik
example-queens-full-of-aces = Ugyanez a board: dámával és ásszal erősebb a full
example-full-houses = Az ász full erősebb, mint a hármas full: a drill dönt
example-flush-beats-full-house = 32 lap: a flöss erősebb, mint a full
example-flush-by-suit = Két flöss: a pikk nyer, bármilyen magasak a lapok
example-pair-by-suit = Két nyolcas pár: a pikk nyolcas nyer, a kísérőlap nem számít
example-eight-or-better = Board: 8 7 5 K Q, feltétel a nyolcas: az alsó fél kassza is elkel
example-no-low = Ugyanezek a lapok hetes feltétellel: az erős lap mindent visz
example-deuce-to-seven = A-2-3-4-5: itt ász magas, és veszít a K-5-4-3-2 ellen
example-razz = Bármilyen pár nélküli gyenge lap erősebb, mint egy pár
example-badugi = Négy lap négy színből erősebb, mint három
example-short-deck = 36 lap: a flöss erősebb, mint a full
example-two-and-three = Pontosan két saját lap számít: egy pikkből nem lesz flöss
example-board-plays = Mindkettőnek a board a legjobb lapja: a kassza feleződik
example-facing-a-bet = Akinek tét van előtte, nem passzolhat
example-nobody-can-answer = Nincs emelés, ha senki sem tudna válaszolni rá
example-fixed-ladder = 10/20: először 10, 20, 30, 40, később 20, 40, 60, 80; ötödik tét nincs
example-fixed-small = 1/2, zseton 0,50: először 2, 4, 6, 8, később 4, 8, 12, 16
example-cap-lifted = Hárman vannak, egy eldobja, jön az ötödik tét: kettőre nincs felső határ
example-cap-stays = Előbb négy tét, utána eldobás: a kör zárva marad
example-spread = 2–6: nyitás 2, emelés 6, a következő emelés pontosan 6
example-pot-after-calls = Kassza 100, tét 50, két megadás: összesen legfeljebb 350
example-pot-of-small-bets = Kassza 100, tét 20, két megadás: összesen legfeljebb 200
example-pot-first-bet = Pot limit 10/20: az első tét 20, az első emelés összesen 40
example-double-the-bet = Nyitás 10: az emelés összesen legalább 20
example-raise-as-large-as-the-last = Nyitás 300: emelés összesen legalább 600
example-raise-by-the-blind = Legkisebb emelés a nagyvak: tét 300, az all-in 420 teljes emelés, utána legalább 520
example-raise-is-an-increment = 50, majd 150: az emelés 100, tehát a következő összesen 250
example-short-all-in = Nyitás 50, all-in 73, megadás: a nyitó hozzáteheti a hiányzó 23 zsetont, de nem emelhet
example-yet-to-act = Ugyanez: aki még nem licitált, emelhet, összesen legalább 123
example-full-all-in = Nyitás 50, all-in 100: teljes emelés, a nyitó emelhet, összesen 150
example-one-chip-short = Nyitás 50, emelés 150, all-in 249: egy zseton hiányzik, a licit nem nyílik újra
example-half-a-bet = Fix limit, egység 20: az all-in 15 tétnek számít, utána összesen 35
example-short-big-blind = PL 100/200, a nagyvaknak 100 zsetonja van: így is legfeljebb 700
example-antes-in-the-pot = Három alaptét, egyenként 5: a pot limitbe beleszámít, legfeljebb 50
example-ante-for-all = A nagyvak alaptétje holt pénz: az osztó 1 zsetonja 5 zsetont nyer, a mellék pot 2
example-straddle-third = Élő vak 20, mindenki megadja: aki betette, még emelhet
example-straddle-button = A harmadik nem kéri, az osztó beteszi: a kisvak kezd, az osztó az utolsó
example-straddle-raise = Pot limit 5/10, élő vak 20: emelés összesen legalább 40, legfeljebb 75
example-bet-goes-back = A meg nem adott tét visszajár, és a nyertesnek nem kell mutatnia
example-last-raiser-shows = Aki a riveren utoljára nyitott, először mutat; aki rosszabb, eldobhatja
example-checked-through = Mindenki passzolt: az osztótól balra az első mutat először
example-everyone-shows = Ahol mindenki mutat, ott senki sem dobja el a lapját
example-declared-too-low = A flössnek bemondott full nem nyerheti el a kasszát
example-odd-chip-high = High-low, 11 zseton: az erős lapé 6, a gyenge lapé 5
example-odd-chips-of-three = 11 zseton háromfelé: 4, 4, 3, az osztótól balra kezdve
example-both-halves-alike = Mindkét irányban egyenlők, 10 zseton: 5 és 5
example-turned-up = Licitálni már nem lehet: mindkét lap felfordul, és jön a board
example-side-pot = Megadandó 10, egyiküknek 6 zsetonja van: fő pot 18, mellék pot 8
example-three-pots = All-in 10 és 25, ketten 55 zsetonnal: a kasszák 40, 45 és 60
example-one-takes-all = Ugyanez: a nagy zsetonos lapja a legjobb, övé az egész: 145 zseton
example-middle-all-in-wins = All-in 10, 25 és 55, a középső a legjobb: kétszer 30 az övé, 30 visszajár
example-blind-not-asked = All-in 30 és 60 a nagyvak 100 zsetonja ellen: 40 visszajár, senkit sem kérdeznek
example-rake = Asztalpénz 5 százalék, legfeljebb 4: 120 zsetonból 116 a nyereség
example-dead-button = A korong üres helyen is megáll: a nagyvak továbblép
example-heads-up = Két játékos: az osztóé a kisvak, flop előtt ő kezd, utána ő az utolsó
example-big-blind-option = Az első játékos nem passzolhat; a nagyvak igen, ha senki sem emelt
example-button-folds = A flop után az osztótól balra az első bent lévő játékos kezd
example-draw-betting = Négy alaptét, egyenként 5: nyitás 5 és 20 között, emelés összesen legfeljebb 80
example-draw-stub-empty = 3, 3, 3 és 3 lap: a negyedik a három égetett lapot kapja
example-draw-one-card-left = 3, 3, 2 és 3 lap: az utolsó lapot elégetik, és a négy égetett lapból három kerül kiosztásra
example-draw-who-starts = A csere után az kezd, aki az utolsó nyitó után következik
example-draw-fifth-sits-out = Öt ülőhely: akinél a korong van, kimarad
example-triple-draw = Kistét az első cseréig és utána, azután nagytét
example-bring-in = A legalacsonyabb nyitott lap kezd 3 zsetonnal; a kiegészítés 10
example-fourth-street = Negyedik lap: a legjobb látható lap kezd, a pár nem változtat a limiten
example-out-of-time = Lejárt idő: passzol, ha ingyen van, különben eldobja
example-bought-in-a-hand = Amit leosztás közben vesznek, utána érkezik meg
example-top-up = Maximum 100, zsetonok: 60. Vehető még 40, de 41 már nem
example-half-the-minimum = Minimum 20, nincs zsetonja: a maradáshoz legalább 10 kell
example-add-on-after-rebuy = Add on rebuy után: a nagyszünetben, egy díjért kétszer annyi zseton
example-add-on-after-last-hand = A szünet előtti utolsó leosztásban fogyott el mindene: rebuy, majd add on
example-rebuys-of-first-hour = Rebuy az első órában: a kezdő zsetonszám alatt akárhányszor, utána egy add on
