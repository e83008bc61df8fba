### Live tables: real cards, the dealer’s console. English. `$name` is a name.

## Refusals

refusal-live-not_here = That is for tables with real cards. Here the system deals.
refusal-live-cash_only = So far only cash tables can be played with real cards.
refusal-live-face_up = With real cards there is no { $game } here yet: its cards lie face up before each player.
refusal-live-no_bots = At a table with real cards people play, no bots.
refusal-live-nothing_to_take_back =
    { $entries_n ->
        [0] There is nothing to take back: the last hand is final.
        [one] Only the last entry can be taken back.
       *[other] Only the last { $entries } entries can be taken back.
    }
refusal-live-nobody_asked = Nobody is to act now, so there is no clock to call.
refusal-live-bad_clock = A clock is called for 1 to { $most } seconds.

## What happens

event-entered-for = { $name } acts for seat { $seat }.
event-entries-taken-back =
    { $entries_n ->
        [one] { $name } has taken the last entry back.
       *[other] { $name } has taken the last { $entries } entries back.
    }
