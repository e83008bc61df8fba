### Az oldal a böngészőben. Magyar.

## Mindenütt

web-close = Bezárás
web-ok = Rendben
web-yes = Igen
web-again = Újra
web-loading = Egy pillanat …
web-language = Nyelv
web-to-lobby = Az előtérbe
web-clause = Szabálykönyv, pont: { $clause }
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

## Az előtér

web-lobby = Előtér
web-quick-seat = Gyors leülés
web-practice = Gyakorlás botokkal
web-new-table = Új asztal
web-tables = Asztalok
web-game = Játék
web-any-game = bármelyik játék
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
        [one] köztük { $count } bot
       *[other] köztük { $count } bot
    }
web-seats-taken = { $taken } / { $seats }

## Új asztal

web-table-name = Az asztal neve
web-limit = Limit
web-stakes-low = Kisebb tét
web-stakes-high = Nagyobb tét
web-bots = Botok
web-least = Legkisebb beugró, nagyvak
web-most = Legnagyobb beugró, nagyvak
web-practice-chips = Gyakorló zsetonok
web-private = Zárt: csak meghívóval
web-approve = Minden beugrót én engedek be
web-preset = Házi szabályok
web-house-rules = Egyes házi szabályok módosítása
web-open-table = Asztal nyitása

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
web-mark-waiting = nagyvakra vár
web-mark-penalty = a felügyelő kiültette
web-mark-away = nincs kapcsolat
web-mark-bot = bot
web-mark-broke = nincs zsetonja
web-clock-time = { $seconds } mp
web-clock-bank = időbank, { $seconds } mp
web-clock-grace = kapcsolat, { $seconds } mp
web-time-short = Hátralévő másodpercek: { $seconds }.
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
web-no-chat = Még senki sem írt semmit.
web-chat-line = Üzenet az asztalnak
web-send = Küldés
web-waiting-list = Várólista ({ $count })
web-spectators = Nézők ({ $count })
web-nothing-refused = Nem volt elutasítás.
web-keys = F eldobás, K passz, C megadás, R emelés, A all-in, S mutatás, M eldobás mutatás nélkül, D a kijelölt lapok eldobása, számok: lap kijelölése. O a lapjaid, V a közös lapok, P a kasszák, T ki jön, kérdőjel: miért nem.
