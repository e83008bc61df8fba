### The room and its protocol: what is refused, what is told beside the table's own events. English.

## Refusals

refusal-seat-not_yours = That is not your seat.
refusal-room-stale = That came too late: the table has gone on. Please look again.
refusal-room-storage = Nothing can be written down right now, so the table stands still. It goes on as soon as it can; all chips are safe.
refusal-room-closing = The room is closing for a while. Everything is kept: cards, chips, and whose turn it is.
refusal-room-busy = Too much is asked of this table at once. Please try again in a moment.
refusal-room-bug = Something has gone wrong in here. Nothing has happened; please try again.
refusal-room-overdrawn = You have { $balance } outside the table. That is too little.
refusal-room-cannot_pay = This player has { $balance } outside the table. That is too little.
refusal-room-no_request = Nothing of this player waits for an answer.
refusal-room-no_table = There is no such table, or it is closed.
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

## Actions

web-do-ask-bomb-pot = Propose a bomb pot
action-let-in = Let { $name } in with { $amount }
action-turn-away = Turn { $name } away
