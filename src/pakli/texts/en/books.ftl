### `pakli ledger`, `pakli backup`, `pakli restore`. English.

## pakli ledger

cli-ledger = The money of a club, from the machine that holds its database. Nothing is changed; the room may be open.
    .title = The ledger: whether it adds up, statements, who pays whom.
cli-ledger-check = Proves the books: every entry adds up to nothing, every account is what its entries come to, every chip of every table is in the ledger, no entry turns one currency into another. Ends with 1 if anything is wrong.
    .title = Prove that everything adds up.
cli-ledger-statement = What came to somebody’s accounts and left them, with table, reason and who did it.
    .title = Somebody’s statement.
cli-ledger-settle = Who pays whom at the end of a night, with the fewest payments. Nothing is booked: that is done on the club’s page.
    .title = Who pays whom.
cli-ledger-name = The name, or one that looks like it.
cli-ledger-currency = The currency, such as EUR; without it, all there are.
cli-ledger-as-csv = For a spreadsheet.
cli-ledger-as-json = As one JSON object.

ledger-checked =
    Looked at: streams { $streams }, events { $events }, entries of the ledger { $entries }, accounts { $accounts }, tables { $tables }, chips on them { $chips }.
ledger-sound = Everything adds up.
ledger-unsound =
    { $count_n ->
        [one] { $count } thing does
       *[other] { $count } things do
    } not add up.
ledger-fault = { $what } Where: { $of }. { $facts }
ledger-balance = in the account { $balance }, credit line { $credit }
ledger-practice = Practice chips
ledger-no-currency = Nothing is counted in any currency here, so there is nothing to settle.
ledger-one-format = CSV or JSON, not both.

fault-gap = Events of a stream are missing.
fault-head = A stream does not end where it is said to.
fault-snapshot = A snapshot is ahead of its stream.
fault-unbalanced = An entry does not add up to nothing.
fault-overdrawn = An entry takes more from an account than may be owed.
fault-postings = The lines of an entry are not those of its event.
fault-account = An account does not hold what its entries come to.
fault-file = The file is damaged.
fault-booked = An entry is not what happened at its table.
fault-unbooked = Something happened at a table and was not booked.
fault-missing = A table has lost chips, or has too many.
fault-escrow = The account of a table does not hold what lies on the table.
fault-currencies = An entry turns one currency into another.
fault-unreadable = The events of a table cannot be read.

## pakli backup, pakli restore

cli-backup = Writes all that a room holds at this moment to a new file, while people play. The file is a database of its own, whichever engine the room uses.
    .title = Keep a room in a file.
cli-backup-file = The file to be written; it must not be there yet.
cli-restore = Makes a database of a backup, of this release or an earlier one, and proves it. There must be no room at that place yet.
    .title = Make a room of a backup.
cli-restore-file = The backup. It is not changed.

backup-exists = There is a file { $path } already. Please choose another name.
backup-kept = Kept in { $path }, { $size } MB. Hole cards and people’s names are in it: it is for nobody else.
backup-restored = The room is at { $url } now.
backup-not-restored = Nothing was restored: { $reason }.
backup-release = The backup { $path } was written by a newer Pakli. Please restore it with that one.
