### Az oldal a böngészőben. Magyar.

## Mindenütt

web-close = Bezárás
web-ok = Rendben
web-yes = Igen
web-again = Újra
web-loading = Egy pillanat …
web-language = Nyelv
web-my-hands = Leosztásaim
web-to-lobby = Az előtérbe
web-clause = Szabálykönyv, pont: { $clause }
web-in-rulebook = A szabálykönyvben
web-rulebook = Szabálykönyv
web-practise-at-once = Gyakorlás azonnal
    .about = Botokkal, gyakorlózsetonnal; játék közben látod, mit tehetsz és miért. Saját nevet később is választhatsz.
web-guest-name = Vendég { $number }
web-status-lost = Megszakadt a kapcsolat. Újra próbáljuk … A zsetonjaid és a helyed megmarad.
web-status-outdated = Ez az oldal régebbi, mint a kiszolgáló. Kérjük, töltsd be újra.
refusal-web-no_connection = A kiszolgáló nem érhető el. Kérjük, próbáld meg egy pillanat múlva.

## Belépés

web-welcome = Üdvözöl a Pakli
web-how-to-enter = Hogyan lépsz be?
web-name = Név
web-password = Jelszó
web-invitation = Meghívó, ha van
web-sign-out = Kilépés
web-invited = { $name } meghívott.
web-for-members = Ez a meghívó tagoknak szól: légy tag, vagy jelentkezz be.
web-guest = Vendégként
    .about = Elég egy név. Később taggá válhatsz, és a zsetonjaid megmaradnak.
    .do = Belépés
web-sign-in = Bejelentkezés
    .about = A klub tagjainak.
    .do = Bejelentkezés
web-sign-up = Tag leszek
    .about = Válassz nevet és jelszót.
    .do = Tag leszek
web-recover = Helyreállító kód
    .about = Elveszett a jelszavad? A házigazda adhat kódot.
    .do = Az új jelszó választása
web-code = Kód
web-new-password = Új jelszó
web-copy = Másolás
web-copied = Másolva

## Az előtér

web-lobby = Előtér
web-quick-seat = Gyors leülés
web-practice = Gyakorlás botokkal
web-new-table = Új asztal
web-tables = Asztalok
web-game = Játék
web-any-game = bármelyik játék
web-mixed-game = Vegyes játék
web-games-played = Játékok és tétek
web-free-only = csak ahol van szabad hely
web-no-tables = Most nincs ilyen asztal. Nyiss egyet, vagy gyakorolj botokkal.
web-column-table = Asztal
web-column-game = Játék
web-column-stakes = Tétek
web-column-buy-in = Beugró
web-column-seats = Játékosok
web-column-average-pot = Átlagos kassza
web-column-per-flop = Flopot látta
web-column-waiting = Várólista
web-buy-in = { $least } – { $most }
web-buy-in-open = legalább { $least }
web-is-private = zárt
web-bots-there =
    { $count_n ->
        [one] { $count } bot
       *[other] { $count } bot
    }
web-seats-taken = { $taken } / { $seats }
web-wait-here = Várok helyre
web-stop-waiting = Nem várok tovább
web-waiting-place = sorszámod: { $place }
web-called = Rövid ideig szabad hely vár rád. Asztal: { $table }.
web-called-go = Leülés ott

## Új asztal

web-table-name = Az asztal neve
web-limit = Limit
web-stakes-low = Kisebb tét
web-stakes-high = Nagyobb tét
web-bots = Botok
web-bot-level = A botok játékereje
bot-level-mixed = vegyes
bot-level-easy = könnyű: kezdőknek
bot-level-medium = közepes: mint egy klubjátékos
bot-level-hard = nehéz: fejlődéshez
web-level-medium = jobb botokkal
web-level-hard = erős botokkal
web-least = Legkisebb beugró, nagyvak
web-most = Legnagyobb beugró, nagyvak
web-practice-chips = Gyakorló zsetonok
web-private = Zárt: csak meghívóval
web-approve = Minden beugrót én engedek be
web-preset = Házi szabályok
web-house-rules = Egyes házi szabályok módosítása
web-open-table = Asztal nyitása
web-ante = Alaptét zsetonban; 0: a szokásos
web-bomb-pot = Bombapot, mindenki fizeti; 0: a szokásos
web-currency = Pénznem, például EUR; üresen: a klub zsetonjai
web-digits = Tizedesjegyek
web-chip-value = Egy zseton értéke a legkisebb egységben
web-rake = A ház része, százalék
web-rake-cap = Legfeljebb, zsetonban; 0: nincs felső határ
web-rotation = A játék változik
web-rotation-orbits = ha a korong körbeért
web-rotation-hands = leosztások után
web-rotation-dealers-choice = ahogy a korongon ülő választ
web-every = Hány után
web-chat = Ki írhat
web-chat-everyone = mindenki
web-chat-seated = csak aki játszik
web-chat-off = senki
web-delay = A nézők mindent látnak
web-delay-none = azonnal
web-delay-seconds = ennyivel később: { $seconds } mp
web-cut = A paklit elemelésre kínáljuk
web-sign-preview = Mi áll majd a táblán
web-numbers-missing = Kérjük, tölts ki minden számot.

## Az asztalnál

web-panels = Menü
web-at-table = Az asztalnál
web-happens = Mi történik
web-gone = Ez az asztal bezárt. A zsetonjaid a számládon vannak.
web-middle = Az asztal közepe
web-own-cards = A lapjaid
web-your-move = A te lépésed
web-seat = ülőhely { $seat }
web-seats = Ülőhelyek
web-sit-here = Leülés, ülőhely: { $seat }
web-empty-seat = Ülőhely { $seat }: üres
web-to-act = ő jön
web-won = nyer: { $amount }
web-bought = leosztás után még { $amount }
web-rabbit = Ez jött volna:
web-after-hand-sit-out = a leosztás után kihagyás
web-after-hand-leave = a leosztás után felállás
web-asks-for = a házigazdára vár { $amount }
web-denied = A házigazdától kért beugróból nem lett semmi.
web-mark-waiting = nagyvakra vár
web-mark-penalty = a felügyelő kiültette
web-mark-away = nincs kapcsolat
web-mark-bot = bot
web-mark-bot-of = { $owner } botja
name-of-bot = { $name } (bot)
web-mark-broke = nincs zsetonja
web-clock-time = { $seconds } mp
web-clock-bank = időbank, { $seconds } mp
web-clock-grace = kapcsolat, { $seconds } mp
web-time-short = Hátralévő másodpercek: { $seconds }.
web-bank-left = időbank { $seconds } mp
web-called-here = Rövid ideig szabad hely vár rád: válassz egyet.
web-agree = Beleegyezem
web-grace = Ennyi másodperced van visszatérni, mielőtt nélküled folyik tovább a leosztás: { $seconds }.
web-did-post = Betett tét: { $amount }
web-did-draw = Csere: { $count }

web-waits-dealer = Folyik az osztás.
web-waits-next-hand = Mindjárt kezdődik a következő leosztás.
web-waits-too-few = Játékosokra várunk.
web-waits-on-hold = Az asztal szünetel. { $reason }

## Lehetőségek

web-do-bet = Nyitás
web-do-raise = Emelés
web-do-discard =
    { $count_n ->
        [one] Eldobott lap: { $count }
       *[other] Eldobott lapok: { $count }
    }
web-do-runs =
    { $count_n ->
        [one] Egyszeri kiosztás
       *[other] Kiosztások: { $count }
    }
web-do-any-runs = Ahogy a többiek akarják
web-do-sit = Leülés
web-do-buy = Zsetonvásárlás
web-do-sit-out = Kihagyás most
web-do-sit-in = Visszaülés
web-do-sit-out-at-big-blind = Kihagyás a következő nagyvaktól
web-do-post = Beszálló vak most: { $amount }
web-do-post-now = Beszálló vak most
web-do-wait = Várok a nagyvakra
web-do-leave = Felállás az asztaltól
web-do-change-seat = Átülés
web-do-join-list = Fel a várólistára
web-do-leave-list = Le a várólistáról
web-do-show-after-hand = Megmutatom a lapjaimat
web-do-show-cards = Néhány lap megmutatása
web-do-rabbit-cards = A lapok, amelyek jöttek volna
web-do-switches = Amibe beleegyezem

web-asked-straddle-offer = Kérsz élő vakot?
web-asked-cut-offer = Elemeled a paklit?
web-asked-game-choice = Melyik játék legyen?
web-asked-runs-question = Hányszor osszuk ki a hátralévő lapokat?
web-asked-bringing-in = Tiéd a bring-in.

web-confirm-leave = Minden zsetonoddal felállsz az asztaltól. Biztos?
web-confirm-call = A megadás ára: { $amount }. Biztos?
web-claim = Bemondásod
web-which-seat = Melyik ülőhely?
web-how-much = Mennyi legyen?
web-amount = Összeg, legalább { $least }, legfeljebb { $most }
web-amount-wrong = Lehetséges: { $least } – { $most }.
web-amount-least = legkevesebb
web-amount-most = legtöbb
web-amount-minimum = minimum
web-amount-maximum = maximum
web-amount-third-pot = ⅓ kassza
web-amount-half-pot = ½ kassza
web-amount-two-thirds-pot = ⅔ kassza
web-amount-pot = kassza

web-switch-straddle = Beleegyezem az élő vakba
web-switch-bomb-pot = Beleegyezem a bombapotba
web-switch-cut = Kérem az elemelést
web-switch-runs = Legtöbb kiosztás
web-runs-ask = mindig kérdezzen meg

## Oldalsáv

web-tab-log = Napló
web-tab-chat = Csevegés
web-tab-people = Jelenlévők
web-tab-sign = Tábla
web-tab-host = Házigazda
web-seated = Ülnek ({ $count })
web-mute = Némítás nekem
web-unmute = Újra olvasom
web-silence = Ne csevegjen, perc: { $minutes }
web-silenced = Nem cseveghet: { $name }. Perc: { $minutes }.
web-chat-hidden =
    { $count_n ->
        [one] Rejtett sor némítottaktól: { $count }.
       *[other] Rejtett sorok némítottaktól: { $count }.
    }
host-reason = Indok, mindenki olvassa
host-hold = Az asztal szüneteltetése
host-resume = Folytatás
host-player = Játékos
host-remove = Felállítás az asztaltól
host-uninvite = A meghívást is visszavonom
host-kept = Az asztal rendje
host-kept-change = Legyen így
host-kept-told = Az asztalnál mindenki megtudja. Leosztás közben a késleltetés marad, és a leosztás végén változik meg.
host-kept-fixed = A játék, a tétek és a házi szabályok maradnak, ahogy a táblán állnak, amíg az asztal nyitva van. Más feltételekhez nyiss másik asztalt.
host-close = Az asztal bezárása
host-close-sure = A leosztás után mindenki feláll a zsetonjaival, és az asztal megszűnik. Biztos?
host-close-yes = Igen, bezárás
web-no-chat = Még senki sem írt semmit.
web-chat-line = Üzenet az asztalnak
web-send = Küldés
web-waiting-list = Várólista ({ $count })
web-spectators = Nézők ({ $count })
web-nothing-refused = Nem volt elutasítás.

## A tábla

web-sign-chips = a klub zsetonjai
web-sign-chip = egy zseton értéke { $worth }
web-sign-rotation-orbits = Új játék, ha a korong ennyiszer körbeért: { $every }.
web-sign-rotation-hands = Új játék ennyi leosztás után: { $every }.
web-sign-rotation-dealers-choice = A korongon ülő nevezi meg a leosztás játékát.
web-sign-bomb-pot = Bombapot: mindenki fizet, { $amount }.
web-sign-cut = A paklit elemelésre kínáljuk.
web-sign-no-cut = A paklit nem emeljük el.
web-sign-private = Csak meghívóval.
web-sign-approve = Minden beugrót a házigazda enged be.
web-sign-delay = A nézők mindent később látnak: { $seconds } mp.
web-sign-chat-seated = Csak a játszók írhatnak.
web-sign-chat-off = Nincs csevegés.
web-no-protection = A megszakadt kapcsolat nem all-in: ha lejár az idő, a leosztás nélküled folyik tovább.
