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
