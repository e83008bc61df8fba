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

## Na stronie

money-statement = Wyciąg
money-balance = Na koncie: { $balance }. Limit kredytu: { $credit }.
money-practice = żetony treningowe
money-entry = zapis { $entry }
money-undoes = cofa zapis { $entry }
money-undo = Cofnij
money-undo-of = Cofnij zapis { $entry }
money-undone = cofnięte
money-older = Wcześniejsze zapisy
money-csv = Zapisz dla arkusza kalkulacyjnego (CSV)
money-nothing = Nic jeszcze nie zaksięgowano.
money-cancel = Zostaw
money-deed-give = Dodaj za to, co wpłacono
money-deed-take = Zabierz za to, co wypłacono
money-deed-more = Korekta: więcej na koncie
money-deed-less = Korekta: mniej na koncie
money-note = Za co (może być puste)
money-book = Zaksięguj
money-standings = Jak kto stoi
money-has = na koncie { $amount }
money-on-tables = na stołach { $amount }
money-credit = limit kredytu { $amount }
money-open = Konto
money-open-of = Konto: { $name }
money-nobody = Nikogo.
money-other = Inna waluta
money-other-do = Pokaż
money-settle = Rozliczenie
money-settle-about = Kto komu płaci na koniec wieczoru. Pakli nie przekazuje pieniędzy: płacicie sobie nawzajem, a gospodarz zapisuje, że to się stało.
money-fewest = Mniejszą liczbą wpłat się nie da.
money-language = Język tekstu
money-text = Tekst do wklejenia
money-settle-do = Zapisz, że wszyscy zapłacili
money-settle-sure = Wszystkie te salda staną się zerowe. Można to cofnąć tylko korektą. Na pewno?
money-settle-yes = Tak, wszyscy zapłacili
money-settled = Zapisane.
money-nights = Rozliczone wieczory
money-undo-night = Każdy odzyska saldo z tamtego wieczoru.
