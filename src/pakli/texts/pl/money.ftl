### Pieniądze: wyciągi, rozliczenie. Polski.
### `$payer`, `$payee` to imiona; `$amount` to kwota z walutą.

## Jak wyciąg nazywa swoje wiersze, poza tymi z club.ftl

account-table = Przy stole
account-other = Inne

## Nagłówki tabel i arkuszy

paper-when = Kiedy
paper-entry = Zapis
paper-what = Co
paper-table = Stół
paper-why = Uzasadnienie
paper-by = Kto to zrobił
paper-amount = Kwota
paper-balance = Saldo
paper-currency = Waluta
paper-payer = Płaci
paper-payee = Otrzymuje
paper-name = Nazwa
paper-credit = Limit kredytu
paper-on-tables = Na stołach

## Rozliczenie

settle-heading = Rozliczenie ({ $currency })
settle-house = klub
settle-payment = { $payer } → { $payee }: { $amount }
settle-nobody = Nikt nikomu nic nie jest winien.
settle-not-exact = Przy tylu uczestnikach mogłoby wystarczyć mniej wpłat. Tych jest niewiele i rozliczają wszystko.
settle-not-yet = Na stołach są jeszcze żetony: { $amount }. Rozliczyć się można, gdy wszyscy je zabiorą.
