### The room and its protocol: what is refused, what is told beside the table's own events. English.

## Refusals

refusal-seat-not_yours = That is not your seat.
refusal-room-stale = That came too late: the table has gone on. Please look again.
refusal-room-storage = Nothing can be written down right now, so the table stands still. It goes on as soon as it can; all chips are safe.
refusal-room-closing = The room is closing for a while. Everything is kept: cards, chips, and whose turn it is.
refusal-room-busy = Too much is asked of this table at once. Please try again in a moment.
refusal-room-bug = Something has gone wrong in here. Nothing has happened; please try again.
refusal-room-overdrawn = You have { $balance } outside the table. That is too little.
refusal-room-over_credit = You have { $balance } outside the table, and your credit line is { $credit }. That is too little.
refusal-room-cannot_pay = This player has { $balance } outside the table. That is too little, and they have been told so. Chips and credit lines are given on the club’s page, under Money.
refusal-room-cannot_pay_credit = This player has { $balance } outside the table, and a credit line of { $credit }. That is too little, and they have been told so. Chips and credit lines are given on the club’s page, under Money.
refusal-room-turned_away = The host has said no.
refusal-room-no_request = Nothing of this player waits for an answer.
refusal-room-no_table = There is no such table, or it is closed.
refusal-room-set_aside = This table cannot be read at the moment, so nobody can play here. All chips on it are kept; the host sees on the club’s page what to do.
refusal-room-bad_rule = This house rule cannot be so: { $rule }, { $value }.
refusal-room-bad_rules = House rules cannot be so: { $why }
refusal-room-bots_practice = Bots play at practice tables only.
refusal-room-silent = There is no chat at this table.
refusal-room-spectators_silent = At this table only those who play write.

## What the protocol answers to what it cannot read

wire-unreadable = This message cannot be read: { $why }
wire-outdated = This page speaks another protocol than the server. Please load it again.
wire-hello_first = A connection begins with hello.
wire-no_table = There is no such table, or it is closed.
wire-no_tournament = There is no such tournament.
wire-too_many_events = One connection watches a few tournaments at most.
refusal-room-event_table = This is a table of a tournament: who sits here with how many chips, the tournament says.
wire-set_aside = This table cannot be read at the moment, so nobody can play here. All chips on it are kept; the host sees on the club’s page what to do.
wire-private = This table is private. Please ask who opened it for an invitation.
wire-too_many = One connection watches at most { $most } tables.
wire-signed_out = You are signed out. Please sign in again.

## What happens, beside the table's own events

event-bomb-asked = { $name } proposes a bomb pot for the next hand. It is played if everybody agrees.
    .you = You propose a bomb pot for the next hand. It is played if everybody agrees.
event-asks-host = { $name } asks for { $amount } at seat { $seat }.
    .you = Your { $amount } for seat { $seat } wait for the host’s word.
event-stopped-storage = The table stands still: nothing can be written down right now. All chips are safe.
event-stopped-closing = The room is closing for a while. Everything is kept.
event-kept-name = The table is now called { $table }.
event-kept-private = The table is private now: by invitation only.
event-kept-public = The table is open to everybody now.
event-kept-approve = The host now lets every buy-in through, or not.
event-kept-no-approve = Buy-ins need nobody’s word any more.
event-kept-delay = Spectators see everything { $seconds } s later now.
event-kept-no-delay = Spectators see everything at once now.
event-kept-next-delay = When this hand is over, spectators see everything { $seconds } s later.
event-kept-next-no-delay = When this hand is over, spectators see everything at once.
event-kept-chat-everyone = Everybody may write to the table now.
event-kept-chat-seated = Only those who play may write to the table now.
event-kept-chat-off = Nobody may write to the table now.
event-kept-closing = The table closes when this hand is over. Everybody leaves with all their chips.

## Actions

web-do-ask-bomb-pot = Propose a bomb pot
action-let-in = Let { $name } in with { $amount }
action-turn-away = Turn { $name } away

## Live tables: refusals

refusal-live-not_here = That is for tables with real cards. Here the system deals.
refusal-live-no_money = The chips of this table are only counted, so none is paid for.
refusal-live-cards_wanted = Here every hand that is shown is recorded. Please enter the cards of seat { $seat }; or the hand is thrown away unseen.
refusal-live-no_bots = At a table with real cards people play, no bots.
refusal-live-nothing_to_take_back =
    { $entries_n ->
        [0] There is nothing to take back: the last hand is final.
        [one] Only the last entry can be taken back.
       *[other] Only the last { $entries } entries can be taken back.
    }
refusal-live-nobody_asked = Nobody is to act now, so there is no clock to call.
refusal-live-bad_clock = A clock is called for 1 to { $most } seconds.

## Live tables: what happens

event-entered-for = { $name } acts for seat { $seat }.
event-entries-taken-back =
    { $entries_n ->
        [one] { $name } has taken the last entry back.
       *[other] { $name } has taken the last { $entries } entries back.
    }

## Live tables: the sign, the new table, the phone

live-cards = Cards
live-cards-none = Dealt by the system
live-cards-chips = Real cards, the system as chips
live-cards-console = Real cards, dealer’s console
live-cards-record = Real cards, full record
live-cards-none-about = The system shuffles and deals.
live-cards-chips-about = Players act on their phones. Nobody enters cards; the dealer says who won each pot, and in stud who opens.
live-cards-console-about = One person enters actions, the board, cards that lie face up, and, if known, the cards that are shown.
live-cards-record-about = As the dealer’s console, and no hand is shown without its cards. Hand histories are then as of online tables.
live-sign-chips = Real cards: the system only counts the chips. It shuffles nothing, so there is nothing to check.
live-sign-console = Real cards: the dealer enters what happens. The system shuffles nothing, so there is nothing to check.
live-sign-record = Real cards: the dealer enters what happens, and the cards of every hand that is shown; what else was shown may be entered too. The system shuffles nothing, so there is nothing to check.
live-to-console = Dealer’s console
