### Cselekvés az oldal asztalánál: összegek, előre döntés, billentyűk, ami elhangzik. Magyar.

## Összegek

act-more = Több, lépés: { $amount }
act-less = Kevesebb, lépés: { $amount }
act-percent = { $percent } %
    .full = { $percent } % kassza
act-sure-raise = Emelés, összesen { $amount }? Ez a zsetonjaid nagy része, és több a kasszánál.
act-sure-bomb-pot = A javaslatodat mindenki látja az asztalnál. Biztos?
act-which-cards = Melyik lapokat mutatod meg?

## Előre eldöntve

act-before = Előre döntés
act-before-check-fold = Passz vagy eldobás
act-before-check = Passz
act-before-call = Megadás: { $amount }
act-before-set = Eldöntve: { $what }. Csak te tudod.
act-before-unset = Nincs előre eldöntve semmi.
act-before-cancelled = Változott a megadandó tét, a döntés már nem érvényes: { $what }.
act-too-soon = Ez csak most jött. Kérjük, nyomd meg újra.

## Idő

act-bank-begins = Lejárt az időd. Indul az időbank, másodperc: { $seconds }.

## Amit a böngésző tud

act-notify-https = Az értesítéshez https vagy ez a gép maga kell. Itt az ablak címe jelzi, hogy te jössz.
act-notify-denied = A böngésző nem enged értesítést ettől az oldaltól. A saját beállításai engedhetik.
act-notify-missing = Ez a böngésző nem tud értesíteni.
act-vibrate-missing = Ez az eszköz nem rezeg.

## A saját kéz

act-hand-high = Erős lap: { $hand }

## Billentyűk

keys-title = Billentyűk
keys-about = A billentyűk az asztalnál élnek, mezőbe íráskor nem. Az éppen most jött kérdésre egy billentyű sem felel.
keys-acting = Lépések
keys-hearing = Hallgatás
keys-table = Az asztalnál
keys-f = Eldobás. Előre: passz vagy eldobás
keys-k = Passz, nincs csere. Előre: passz
keys-c = Megadás, bring-in. Előre: ennyi megadása
keys-r = Nyitás vagy emelés: az összegre lép, Enter küldi
keys-a = All-in
keys-s = Mutatás
keys-m = Eldobás mutatás nélkül
keys-d = A kijelölt lapok eldobása
keys-y = Élő vak; amibe beleegyezel
keys-n = Nem kérem
keys-digits = Lap, névvel jelölt összeg, játék vagy kiosztásszám választása; 0: ahogy a többiek akarják
keys-arrows = Összeg, egy zsetonnal több vagy kevesebb
keys-pages = Összeg, tíz zsetonnal több vagy kevesebb
keys-enter = A választott összeg küldése
keys-escape = Bezárás; ki az összegből; nincs előre döntés
keys-o = A lapjaid, és mi van belőlük
keys-v = A közös lapok
keys-p = A kasszák
keys-e = Mindenki zsetonjai
keys-t = Ki jön
keys-w = Miért nem: az utolsó elutasítás
keys-l = Ami utoljára elhangzott
keys-g = A játék és a tétek
keys-h = Ezek a billentyűk
keys-i = Leülés, kihagyás, visszaülés
keys-j = Beszálló vak most; fel a várólistára vagy le róla
keys-z = Várok a nagyvakra; néhány lap megmutatása; kihagyás a nagyvaktól
keys-u = Zsetonvásárlás
keys-seat = Átülés
keys-bomb-pot = Bombapot javaslata
keys-x = Elemelés; a lapok, amelyek jöttek volna
keys-q = Felállás az asztaltól
keys-tables = Az előző, a következő asztal

## Elhangzik

speech-turn = Te jössz: { $options }.
speech-list = { $before }; { $next }
speech-or = { $before } vagy { $last }
speech-or-list = { $before }; vagy { $last }
speech-fold = eldobás
speech-check = passz
speech-call = megadás, { $amount }
speech-call-all-in = megadás all-in, { $amount }
speech-bet = nyitás, { $amount }
speech-bet-range = nyitás { $least } és { $most } között
speech-raise = emelés, összesen { $amount }
speech-raise-range = emelés összesen { $least } és { $most } között
speech-complete = kiegészítés, összesen { $amount }
speech-complete-range = kiegészítés összesen { $least } és { $most } között
speech-bring-in = bring-in, { $amount }
speech-all-in = all-in, { $amount }
speech-discard =
    { $count_n ->
        [one] legfeljebb { $count } lap eldobása
       *[other] legfeljebb { $count } lap eldobása
    }
speech-stand-pat = nincs csere
speech-show = mutatás
speech-muck = eldobás mutatás nélkül
speech-straddle = élő vak, { $amount }
speech-decline = nem kérem
speech-cut = elemelés
speech-runs =
    { $count_n ->
        [one] { $count } kiosztás
       *[other] { $count } kiosztás
    }
speech-any-runs = ahogy a többiek akarják
speech-stack = { $name } { $amount }
speech-nothing-yet = Még nem hangzott el semmi.
