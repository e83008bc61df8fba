### Az élő asztal osztójának pultja, táblára és billentyűzetre. Magyar. `$name` név, `$amount` zsetonok.

console-title = Osztói pult
console-not-yours = Ennél az asztalnál nem te osztasz. Aki megnyitotta, átadhatja neked a pultot.
console-to-table = Az asztalhoz
console-table = Asztal
console-entry = Bejegyzés
console-beside = A játék mellett
console-players = Játékosok
console-join = Csatlakozás telefonnal
console-irregular = Szabálytalanságok
console-happened = Ami történt
console-turn = { $name } következik.
console-shows = { $name } lapjai
console-show-unseen = Lapok nélkül: ki nyert?
console-check-around = Mindenki passzol
console-fold-to = Akik előtte jönnek, mind dobnak. Következik: { $name }
console-fold-to-short = Dobás idáig
console-undo = Visszavonás
console-do = Bejegyzés
console-amount = Teljes összeg, { $least } és { $most } között
console-mark-least = Legkevesebb
console-mark-third-pot = 1/3 kassza
console-mark-half-pot = 1/2 kassza
console-mark-two-thirds-pot = 2/3 kassza
console-mark-pot = Kassza
console-mark-most = Legtöbb
console-mark-minimum = Legkevesebb
console-mark-maximum = Legtöbb
console-clock = Óra: { $seconds } mp
console-clock-runs = Jár az óra: { $seconds } mp.
console-main-pot = Kassza: { $amount }
console-side-pot = { $number }. mellékkassza: { $amount }
console-pot = Középen: { $amount }.
console-card-back = Másik lap
console-suit-s = Pikk
console-suit-h = Kőr
console-suit-d = Káró
console-suit-c = Treff
console-award = Ki nyeri a kasszát? Összege: { $amount }
console-award-side = Ki nyeri a(z) { $number }. mellékkasszát? Összege: { $amount }
console-split = Többen osztoznak
console-split-do = Elosztás
console-button = Osztógomb: { $name }
console-post-small-blind = kisvak
console-post-big-blind = nagyvak
console-post-ante = alapbetét
console-post-ante-for-all = alapbetét mindenkiért
console-post-live = élő vak
console-post-dead = holt vak
console-post-straddle = straddle
console-next-hand = Következő leosztás
console-first-button = Kinél legyen először az osztógomb? Húzzatok lapot, vagy egyezzetek meg.
console-too-few = Legalább két játékos kell zsetonnal. Ültesd le őket lent, vagy csatlakozzanak telefonnal.
console-seat-name = Leültetés névvel
console-name = Név
console-seat = Ülőhely
console-chips = Zsetonok
console-buys = Zsetonok, neki: { $name }
console-buy = Vesz
console-in = Visszatér
console-out = Kihagy
console-posts = Befizet
console-leave = Távozik
console-join-how = A játékosok ezt olvassák be telefonjukkal, és leülnek.
console-join-private = Az asztal zártkörű: egy link egy napig legfeljebb 30 embert enged be.
console-join-make = Link készítése
console-join-ask = Az asztal zártkörű. Aki megnyitotta, készíthet linket.
console-dealers = Ki oszt
console-hand-over = A pult átadása. Kapja: { $name }
console-take-over = A pult visszavétele. Eddig nála: { $name }
console-whose = Játékos
console-which-card = Hányadik lapja
console-exposed = Felfordult lap
console-exposed-about = Mielőtt bárki lépne. A házszabály szerint lapcsere vagy téves osztás.
console-misdeal = Téves osztás
console-misdeal-about = A lapok és a zsetonok visszajárnak, ugyanez a leosztás újra jön.
console-count = Rossz lapszám
console-count-about = A licitálás előtt téves osztás, utána az a kéz halott, ha nem javítható.
console-dead = Halott kéz
console-return = Utolsó tét vissza
console-award-hand = A kassza ezé a játékosé
console-no-hand = Nincs leosztás folyamatban.
console-why-misdeal = Téves osztás
console-why-count = Rossz lapszám
console-why-dead = Halott kéz
console-why-return = Tévedésből tett tét
console-why-award = Döntés az asztalnál
console-typed = Gépelt bejegyzés
console-help = Súgó
console-help-title = Bejegyzések billentyűzettel
console-wrong-word = Nincs ilyen bejegyzés. Súgó: ?
console-wrong-now = Ez most nem lehetséges.
console-wrong-amount = Összeg tartozik hozzá: r 350.
console-wrong-board = Lapok tartoznak hozzá, amikor közös lap jön: b AsKd9c.
console-wrong-cards = A lapokat így írd: s AhKh.
console-wrong-award = Ülőhelyek tartoznak hozzá, amikor kasszáról van szó: w 2 vagy w 2 5.
console-wrong-nothing = Nincs mit visszavonni.

## Bejegyzések billentyűzettel

console-key-f = f
    .does = dob
console-key-c = c
    .does = megad vagy passzol
console-key-k = k
    .does = passzol
console-key-r = r 350
    .does = nyit vagy emel; az összeg 350
console-key-a = a
    .does = all-in
console-key-b = b AsKd9c
    .does = közös lapok: értékek 2–9 T J Q K A, színek s h d c
console-key-s = s AhKh
    .does = ezeket mutatja; s egyedül: mutatta, lap nélkül
console-key-m = m
    .does = eldobja a lapjait
console-key-d = d 2
    .does = 2 lapot cserél; d 0: egyet sem
console-key-w = w 2 5
    .does = nyerő helyek: 2 és 5; wh: magas fél, wl: alacsony fél
console-key-u = u 2
    .does = visszavonja az utolsó 2 bejegyzést
console-key-n = n
    .does = következő leosztás

console-cards-missing =
    { $count_n ->
        [one] Még { $count } lap.
       *[other] Még { $count } lap.
    }
console-board = { $board }. asztal: közös lapok
console-board-burn = { $board }. asztal: egy lap ég, aztán a közös lapok
console-deal-check =
    { $count_n ->
        [one] Mindenki { $count } lapot kapott.
       *[other] Mindenki { $count } lapot kapott.
    }
