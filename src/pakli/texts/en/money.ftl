### Money: statements, settling up. English.
### `$payer`, `$payee` are names; `$amount` is written with its currency.

## What a statement calls its lines, besides those of club.ftl

account-table = At a table
account-other = Other

## Headings of tables and spreadsheets

paper-when = When
paper-entry = Entry
paper-what = What
paper-table = Table
paper-why = Reason
paper-by = By
paper-amount = Amount
paper-balance = Balance
paper-currency = Currency
paper-payer = Pays
paper-payee = Is paid
paper-name = Name
paper-credit = Credit line
paper-on-tables = On tables

## Settling up

settle-heading = Settling up ({ $currency })
settle-house = the house
settle-payment = { $payer } → { $payee }: { $amount }
settle-nobody = Nobody owes anybody anything.
settle-not-exact = So many take part that fewer payments may be possible. These are few, and they settle everything.
settle-not-yet = There are chips on tables still: { $amount }. When everybody has left with them, you can settle up.
