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

## On the page

money-statement = Statement
money-balance = In the account: { $balance }. Credit line: { $credit }.
money-practice = practice chips
money-entry = entry { $entry }
money-undoes = takes back entry { $entry }
money-undo = Take back
money-undo-of = Take back entry { $entry }
money-undone = taken back
money-older = Older entries
money-csv = Save for a spreadsheet (CSV)
money-nothing = Nothing was booked yet.
money-cancel = Leave it
money-deed-give = Give, for what was paid in
money-deed-take = Take back, for what is paid out
money-deed-more = Correct: more in the account
money-deed-less = Correct: less in the account
money-note = For what (may be empty)
money-book = Book it
money-standings = How everybody stands
money-has = { $amount } in the account
money-on-tables = { $amount } on tables
money-credit = credit line { $amount }
money-open = Account
money-open-of = Account of { $name }
money-nobody = Nobody.
money-other = Another currency
money-other-do = Look
money-settle = Settle up
money-settle-about = Who pays whom at the end of a night. Pakli moves no money: you pay each other, and the host records that it was done.
money-fewest = There is no way with fewer payments.
money-language = Language of the text
money-text = Text to be pasted
money-settle-do = Record that everybody has paid
money-settle-sure = All these balances become zero. That can only be undone by a correction. Sure?
money-settle-yes = Yes, everybody has paid
money-settled = It is recorded.
money-nights = Nights that were settled
money-undo-night = Everybody gets back the balance of that night.
