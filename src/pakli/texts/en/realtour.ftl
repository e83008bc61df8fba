### A tournament with real cards and chips: how tables are run, moves, counts, colour-up. English.

## How it is played

real-tables = Tables
real-tables-none = Online: the system deals
real-tables-clock = Real cards, hands are not entered
real-tables-chips = Real cards, the system as chips
real-tables-console = Real cards, dealer’s console
real-tables-record = Real cards, full record
real-mixed = Mixed field
real-mixed-none = All tables alike
real-mixed-apart = Some online, some live; nobody changes over before the final table
real-mixed-together = Some online, some live; players may be moved between them
real-chips-field = Chips of a starting stack, such as 25×8 100×8 500×4 1000×7
real-fact-clock = Real cards. Hands are not entered: the desk says who is out and what is counted.
real-fact-chips = Real cards; players act on their phones, the dealer says who won.
real-fact-console = Real cards; the dealer enters each hand.
real-fact-record = Real cards; the dealer enters each hand and the cards that are shown.
real-fact-apart = Mixed field: entering includes the choice of online or live. Nobody is moved between online and live tables before the final table, which has real cards.
real-fact-together = Mixed field: entering includes the choice of online or live. Players may be moved between online and live tables; the final table has real cards.
real-fact-stack = A starting stack: { $chips }
real-enter-live = I sit at a table with real cards

## Seats and moves

real-seat = Table { $table }, seat { $seat }
real-go-to = Please go to table { $table }, seat { $seat }.
real-moves = Moves
real-move = { $name }: table { $from }, seat { $seat } → table { $table }, seat { $to }
real-move-new = { $name }: new → table { $table }, seat { $to }
real-move-done = Has come
real-move-not = Has not come
real-no-moves = Nobody has to move.
real-uneven = Table { $from } has two more than table { $table }: please move the player due the big blind next to table { $table }, seat { $seat }, with “Move” beside the name.
real-cards = Seat cards
real-cards-print = Print the seat cards
real-cards-close = Close
real-cards-csv = Seats as a sheet (CSV)

## The desk

real-desk = Real cards and chips
real-issued = Chips in play: { $chips }
real-counted = Known to somebody: { $chips }
real-right = Chips are as they were issued.
real-missing = Not accounted for: { $chips }.
real-over = More than were issued: { $chips }.
real-to-count = Still to be counted: { $count }
real-all-counted = All are counted.
real-accept = Play with this difference
real-hands-played = All tables have played their hand
real-waits = has still to play its hand
real-busy = a hand is on, or its dealer has not gone on
real-table = Table { $number }
real-bust-out = Bust-out
real-count-chips = Chip count
real-race-off = Colour-up
real-take-back-race = Undo the race
real-enter-named = Enter by name
real-out = Out: { $name }
real-had = { $name } began the hand with (0: as known)
real-won-by = Chips won by
real-several = several, or not known
real-stack-of = Chips of { $name }
real-small-of = Of them chips of { $value }: { $name }
real-race-about = Chips of { $removed } are exchanged for chips of { $smallest }; one card for each odd chip, seat by seat. Nobody is raced out (TDA 24).
real-race-cards = Cards as they were dealt; empty: the machine draws them
real-raced = { $name }: { $before } → { $after }
real-raced-cards = odd chips: { $odd }, cards: { $cards }
real-raced-won = won a chip
real-raced-kept = kept in with one chip
real-race-sum = Issued before: { $before }, after: { $after }
real-rebuy-for = Rebuy for { $name }
real-no-rebuy-for = No rebuy: { $name }
real-add-on-for = Add-on for { $name }
real-save = Enter
real-values = Chips in play
real-next-colour-up = Next colour-up
real-colour-up-in = { $value }, in { $time }
real-colour-up-now = { $value }, now
real-colour-up-some-time = { $value }, after level { $level }

tour-note-chips-counted = Chips counted at table { $table }
tour-note-difference-accepted = A difference of { $amount } chips was accepted.
tour-note-table-raced = Chips of { $amount } left play at table { $table }.
tour-note-race-taken-back = The race for chips of { $amount } at table { $table } was taken back.
tour-note-chips-left = Chips of { $amount } are in play nowhere any more.
tour-note-hand-at-table = Table { $table } has played its hand.
