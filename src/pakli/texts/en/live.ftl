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

## The sign, the new table, the phone

live-cards = Cards
live-cards-none = Dealt by the system
live-cards-chips = Real cards, the system as chips
live-cards-console = Real cards, dealer’s console
live-cards-record = Real cards, full record
live-cards-none-about = The system shuffles and deals.
live-cards-chips-about = Players act on their phones. Nobody enters cards; the dealer says who won each pot.
live-cards-console-about = One person enters actions, the board and the cards that are shown.
live-cards-record-about = As the dealer’s console; shown cards are entered for complete hand histories.
live-sign-chips = Real cards: the system only counts the chips. It shuffles nothing, so there is nothing to check.
live-sign-console = Real cards: the dealer enters what happens. The system shuffles nothing, so there is nothing to check.
live-sign-record = Real cards: the dealer enters what happens, and shown cards too. The system shuffles nothing, so there is nothing to check.
live-to-console = Dealer’s console
