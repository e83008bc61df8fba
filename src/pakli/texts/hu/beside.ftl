### Az asztal mellett: oldalsáv, utolsó leosztások és visszajátszás, jegyzetek, grafikon, ablakok, elemelés. Magyar.
### `$name` egy ember neve; `$amount`, `$least` és társai zsetonok az asztal pénzében.

## Az oldalsáv

beside-tab-hands = Leosztások
beside-new-lines =
    { $count_n ->
        [one] { $count } új sor
       *[other] { $count } új sor
    }
beside-copy-log = Másolás szövegként
beside-copy-by-hand = Az oldal nem https-en jön, ezért magától nem tud másolni: a szöveg ki van jelölve, másold ki kézzel.
beside-text-of-log = A napló szövegként
beside-earlier-hand = Az előző leosztás is

## Utolsó leosztások

beside-no-hands = Itt még nem ért véget leosztás. Az első itt lesz, amint vége.
beside-hand = Leosztás: { $number }
beside-wins = { $name } nyer: { $amount }
beside-own-gain = te: { $amount }
beside-not-in = nélküled
beside-replay = Visszajátszás, leosztás: { $number }
refusal-may-odds_practice = Leosztás közben csak gyakorlóasztalnál látszanak esélyek.
beside-odds-show = Mutasd az esélyeimet
beside-odds = Ha mindenki bent marad, lapjaid a kassza nagyjából ekkora részét viszik el: { $percent }%. Ennyi ellenfél ellen, bármilyen lapokkal: { $rivals }.
beside-odds-none = Most nincsenek lapjaid.
beside-odds-about = Csak itt, ahol gyakorló zsetonokért játszotok. Az nincs benne, hogy a többiek mit tettek.
beside-coach = Edző
beside-to-list = Vissza a listához
beside-step-first = Első lépés
beside-step-back = Egy lépés vissza
beside-step-on = Egy lépés előre
beside-step-last = Utolsó lépés
beside-play = Lejátszás
beside-pause = Szünet
beside-step = Lépés: { $step } / { $steps }
beside-replay-keys = Billentyűk: nyilak léptetnek, Home és End a két végére ugrik, szóköz indít és megállít.
beside-replay-lines = Mi történt, lépésenként
beside-replay-table = Az asztal ennél a lépésnél

## A zsetonok

beside-chart = A zsetonjaid
beside-chart-text =
    { $count_n ->
        [one] { $count } leosztás: { $first } volt, most { $last }; legkevesebb { $least }, legtöbb { $most }.
       *[other] { $count } leosztás: { $first } volt, most { $last }; legkevesebb { $least }, legtöbb { $most }.
    }
beside-chart-hand = Leosztás után ({ $number }): { $amount }
beside-chart-now = Most: { $amount }.
beside-chart-none = Itt látod majd a zsetonjaidat, ha már játszottál egy leosztást.

## Csevegés

beside-phrases = Gyors mondatok
beside-phrase-1 = Szép játék volt!
beside-phrase-2 = Szép lapok!
beside-phrase-3 = Köszönöm.
beside-phrase-4 = Sok szerencsét mindenkinek!
beside-phrase-5 = Egy pillanat, kérem.
beside-phrase-6 = Jó éjszakát!
beside-edit-phrases = A mondatok átírása
beside-phrase = Mondat: { $number }
beside-phrases-keep = Mondatok megtartása
beside-phrases-usual = A szokásosak vissza

## Jegyzetek

beside-note = Jegyzet: { $name }
beside-note-private = Ezt csak te látod.
beside-note-text = Amit megjegyeznél
beside-note-tag = Hogyan játszik
beside-note-left = Hátralévő betűk: { $count }
beside-note-keep = Jegyzet megtartása
beside-note-remove = Jegyzet törlése
beside-tag-none = címke nélkül
beside-tag-loose = laza
beside-tag-tight = szoros
beside-tag-aggressive = támadó
beside-tag-passive = passzív
beside-tag-tricky = ravasz
beside-tag-friend = barát
beside-tag-note = jegyzet

## Zsetonvásárlás

beside-possible = Lehetséges
beside-stack-now = Zsetonod itt most
beside-stack-after = Zsetonod itt utána
beside-balance-now = A számládon most
beside-balance-after = A számládon utána
beside-buy-later = Amit leosztás közben veszel, a leosztás után érkezik meg.
beside-buy-again = Itt minden zsetonodat elvesztetted. Ha vásárolsz, a következő leosztásban kapsz lapot; vagy felállhatsz.
beside-buy-first = Ezekkel a zsetonokkal ülsz le. Két leosztás között vehetsz hozzá.
beside-bought-already = A leosztás után érkezik: { $amount }

## Beszállás és kihagyás

beside-entry = Hogyan szállsz be
beside-entry-post = A beszálló vak ára { $amount }: a legközelebbi leosztásban kapsz lapot, amelyben a helyed kaphat.
beside-entry-post-unknown = A beszálló vakot azonnal fizeted: a legközelebbi leosztásban kapsz lapot, amelyben a helyed kaphat.
beside-entry-wait = A várás nem kerül semmibe: akkor kapsz lapot, amikor rád kerül a nagyvak.
beside-out = Mit jelent a kihagyás
beside-out-now = Kihagyás most: a leosztásod végigmegy, utána nem kapsz lapot. A zsetonjaid és a helyed megmarad.
beside-out-at-big-blind = A következő nagyvaktól: addig játszol, amíg rád kerülne a nagyvak, akkor kihagysz.

## Amibe beleegyezel

beside-agree = Senki sem látja, mibe egyezel bele. Amihez mindenki kell, csak akkor történik meg, ha minden lapot kapó beleegyezett.
beside-agree-straddle = A harmadik játékos az osztás előtt kiteheti a nagyvak kétszeresét, és az első körben utolsónak szól.
beside-agree-bomb-pot = Valaki javasolhat egy leosztást, amelyben mindenki ugyanannyit fizet, és az első licitkör elmarad.
beside-agree-runs = Ha minden bennmaradó all-in, a hátralévő lapok többször is kioszthatók, mindig a kassza egyenlő részéért.
beside-agree-cut = Néhány leosztás előtt megkérdezünk, elemeled-e a paklit, és hol.

## Az elemelés

beside-cut-strip = A pakli: hol emeled el?
beside-cut-at = Lap: { $at } / { $cards }
beside-cut-how = Koppints a paklira vagy húzd végig, vagy használd a nyilakat.

## Ha baj van

beside-connection = Kapcsolat
beside-lost-over = Letelt a visszatérés ideje: a leosztásod nélküled folyhat tovább. A zsetonjaid és a helyed megmarad.
beside-held = Az asztal szünetel.

## A tábla

beside-sign-differs = Nem úgy, mint itt: „{ $preset }”
beside-sign-all-usual = Minden úgy, mint itt: „{ $preset }”.
beside-sign-usual = Úgy, mint itt: „{ $preset }”
