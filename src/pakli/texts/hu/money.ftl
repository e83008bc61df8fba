### Pénz: számlakivonat, elszámolás. Magyar.
### `$payer`, `$payee`: nevek; `$amount`: összeg pénznemmel.

## Hogyan nevezi sorait a számlakivonat, a club.ftl-ben levőkön kívül

account-table = Asztalnál
account-other = Egyéb

## Táblázatok fejléce

paper-when = Mikor
paper-entry = Tétel
paper-what = Mi történt
paper-table = Asztal
paper-why = Indoklás
paper-by = Ki végezte
paper-amount = Összeg
paper-balance = Egyenleg
paper-currency = Pénznem
paper-payer = Fizet
paper-payee = Kap
paper-name = Név
paper-credit = Hitelkeret
paper-on-tables = Asztalokon

## Elszámolás

settle-heading = Elszámolás ({ $currency })
settle-house = a ház
settle-payment = { $payer } → { $payee }: { $amount }
settle-nobody = Senki sem tartozik senkinek.
settle-not-exact = Ennyi résztvevőnél talán kevesebb fizetés is elég volna. Ez így is kevés, és mindent rendez.
settle-not-yet = Az asztalokon még vannak zsetonok: { $amount }. Ha már mindenki elvitte a magáét, el lehet számolni.

## Az oldalon

money-statement = Számlakivonat
money-balance = A számlán: { $balance }. Hitelkeret: { $credit }.
money-practice = gyakorló zsetonok
money-entry = { $entry }. tétel
money-undoes = visszavont tétel: { $entry }
money-undo = Visszavonás
money-undo-of = Visszavonás: { $entry }. tétel
money-undone = visszavonva
money-older = Korábbi tételek
money-csv = Mentés táblázatkezelőnek (CSV)
money-nothing = Még nincs könyvelt tétel.
money-cancel = Mégsem
money-deed-give = Jóváírás a befizetésért
money-deed-take = Visszavétel a kifizetésért
money-deed-more = Javítás: több legyen a számlán
money-deed-less = Javítás: kevesebb legyen a számlán
money-note = Megjegyzés (üres is lehet)
money-book = Könyvelés
money-standings = Ki hogyan áll
money-has = a számlán { $amount }
money-on-tables = asztalokon { $amount }
money-credit = hitelkeret { $amount }
money-open = Számla
money-open-of = Számla: { $name }
money-nobody = Senki.
money-other = Másik pénznem
money-other-do = Mutasd
money-settle = Elszámolás
money-settle-about = Ki kinek fizet az este végén. A Pakli nem mozgat pénzt: egymásnak fizettek, a házigazda pedig feljegyzi, hogy megtörtént.
money-fewest = Kevesebb fizetéssel nem lehet.
money-language = A szöveg nyelve
money-text = Beilleszthető szöveg
money-settle-do = Feljegyzem, hogy mindenki fizetett
money-settle-sure = Ezek az egyenlegek mind nullára változnak. Ezt csak javítással lehet visszavonni. Biztos?
money-settle-yes = Igen, mindenki fizetett
money-settled = Feljegyezve.
money-nights = Elszámolt esték
money-undo-night = Mindenki visszakapja annak az estének az egyenlegét.
