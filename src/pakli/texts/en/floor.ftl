### The floor’s desk: calls, rulings, the book of what was done. English. `$name`, `$by`, `$whom`, `$other` are names.

## Refusals

refusal-call-not_seated = Who sits at the table can call the floor from there. Please sit down first, or write to the host.
refusal-call-open_already = You have called the floor already. Somebody will see to it.
refusal-wait-call =
    You have just called. You may call again in { $seconds_n ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
refusal-gone-call = This call is closed already.
refusal-room-same_address = At this table no two players come from one address. Somebody from yours sits here; please choose another table.

## A player calls

call-floor = Call the floor
call-why = What is it about? (You may leave this empty.)
call-send = Call
call-waits = The floor is called. Somebody will see to it.
call-coming = { $name } sees to it.
call-closed = { $name } has closed your call.
call-answered = { $name } answers: { $answer }
call-withdraw = Take the call back
call-withdrawn = You have taken the call back.

## Who sees to it

call-list = Calls for the floor
call-none = Nobody is calling.
call-from = { $name }, { $table }, seat { $seat }
call-at = called at { $when }
call-taken-by = { $name } sees to it
call-take = I see to it
call-answer = Answer to { $name }
call-close = Answer and close
call-go-of = To the table { $table }
call-count =
    { $count_n ->
        [one] { $count } call for the floor
       *[other] { $count } calls for the floor
    }
call-new = { $name } calls for the floor: { $table }, seat { $seat }.

## The desk

club-desk = Desk
desk-tables = All tables
desk-none = There is no table.
desk-state-playing = hand { $hand } is being played
desk-state-between = between two hands
desk-state-held = on hold
desk-state-waiting = waits for players
desk-state-stopped = stands still: nothing can be written down
desk-private = private
desk-watching =
    { $count_n ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
desk-listed =
    { $count_n ->
        [one] { $count } waits for a seat
       *[other] { $count } wait for a seat
    }
desk-out = sits out
desk-away = away
desk-rule = Rule at this table
desk-seat = { $seat }. { $name }

## Rulings

ruling-title = Rule
ruling-what = Ruling
ruling-hold-table = Hold the table
ruling-resume-table = Let the game go on
ruling-declare-misdeal = Misdeal
ruling-kill-hand = Dead hand
ruling-return-bet = Give back the last bet: its player acts again
ruling-award-hand = Award this hand, and end it
ruling-void-hand = Void hand: all bets go back
ruling-rule-award = Award a pot of this hand
ruling-give-back-bet = Give back a bet
ruling-award-pot = Award a pot of the last hand
ruling-move-chips = Award chips
ruling-change-seat = Move to another seat
ruling-sit-out = Have a player sit out
ruling-penalize = Penalty: out for some hands
ruling-remove-player = Remove from the table
ruling-set-button = Place the button
ruling-mute = Mute
ruling-grant = Give chips outside the table
ruling-player = Player
ruling-from = Who gives it
ruling-to = Who gets it
ruling-to-seat = Seat
ruling-button-seat = Seat of the button
ruling-hands = Hands (0: the penalty is over)
ruling-minutes = Minutes (0: may write again)
ruling-amount = Chips
ruling-pot = Pot (0 is the main pot)
ruling-half = Which part
ruling-half-whole = whole
ruling-half-high = high half
ruling-half-low = low half
ruling-winners = Seats of the winners, separated by commas
ruling-reason = Reason; everybody at the table reads it
ruling-go = Rule …
ruling-of = { $ruling }: { $name }
ruling-sure = { $ruling }. The table will read this reason: { $reason }
ruling-yes = Yes, rule so
ruling-back = Not yet
ruling-done = It is ruled, and the table has been told.
ruling-not-now = Not possible now:
ruling-none = There is nothing you may rule here.

## The book

book-none = There is nothing in the book yet.
book-none-found = Nothing in the book is like that.
book-own = What was ruled at your tables while you sat there, and what concerns you.
me-book = What was ruled at your tables
book-table = Table
book-person = Person
book-kind = Kind
book-all = all
book-kind-ruling = rulings at tables
book-kind-call = calls for the floor
book-kind-deed = what was done with people
book-csv = Save as a table (CSV)
book-more = Earlier lines
book-reason = Reason: { $reason }
book-said = “{ $reason }”
book-at-table = { $table }, hand { $hand }
book-column-when = when
book-column-by = who
book-column-what = what
book-column-whom = to whom
book-column-table = table
book-column-hand = hand
book-column-seat = seat
book-column-reason = reason
book-column-sentence = in words
book-hold-table = { $by } has held the table.
book-resume-table = { $by } has let the game go on.
book-declare-misdeal = { $by } has declared a misdeal.
book-kill-hand = { $by } has ruled the hand of { $whom } in seat { $seat } dead.
book-seat-by-name = { $by } has seated { $whom } by name in seat { $seat }.
book-cash-in = { $by } has taken cash from { $whom } in seat { $seat } for chips: { $number }.
book-cash-out = { $by } has paid { $whom } out in cash in seat { $seat }. Chips: { $number }.
book-return-bet = { $by } has had { $whom } in seat { $seat } get back the last bet.
book-award-hand = { $by } has awarded the hand to { $whom } in seat { $seat }.
book-exposed-cards = { $by } has entered cards that flipped in the deal.
book-put-in = { $by } has ruled on chips or words of { $whom } in seat { $seat }.
book-out-of-turn = { $by } has entered what { $whom } in seat { $seat } did out of turn.
book-bar-raise = { $by } has ruled that { $whom } in seat { $seat } may not raise.
book-wrong-count = { $by } has ruled on the number of cards of { $whom } in seat { $seat }: { $count }.
book-set-aside = { $by } has had board cards set aside that came too early.
book-four-card-flop = { $by } has ruled on a flop of four cards.
book-expose-hand = { $by } has entered cards that { $whom } in seat { $seat } showed in mid-hand.
book-note-irregularity = { $by } has made a note.
book-boxed-card = { $by } has ruled on cards that lay face up in the pack.
book-wrong-first-card = { $by } has ruled on a first card that went to the wrong seat.
book-seat-not-entitled = { $by } has ruled on cards for a seat that should have none.
book-seat-left-out = { $by } has ruled on a seat left out in the deal.
book-wrong-button = { $by } has ruled on a button in the wrong place.
book-wrong-blinds = { $by } has ruled on wrong blinds.
book-fouled-deck = { $by } has ruled on a fouled pack.
book-void-hand = { $by } has ruled the hand void.
book-event-begin = { $by } has started the tournament.
book-event-cancel = { $by } has called the tournament off.
book-event-resize = { $by } has changed the number of players.
book-event-enter-player = { $by } has entered { $whom }.
book-event-invite = { $by } has invited { $whom }.
book-event-fix-seat = { $by } has given { $whom } a seat number to keep.
book-event-pause = { $by } has stopped the clock of the tournament.
book-event-resume = { $by } has let the tournament go on.
book-event-set-clock = { $by } has set the clock of the tournament.
book-event-take-back-clock = { $by } has taken the last setting of the clock back.
book-event-set-payouts = { $by } has divided the prize pool otherwise.
book-event-take-back-payouts = { $by } has taken the last division of the prize pool back.
book-event-order-breaks = { $by } has said which tables are broken first.
book-event-set-hand-for-hand = { $by } has begun or ended hand-for-hand.
book-event-disqualify = { $by } has disqualified { $whom }.
book-event-penalize-entry = { $by } has given { $whom } a penalty; hands: { $count }.
book-event-take-back-bust = { $by } has ruled that { $whom } is not out after all.
book-event-move-entry = { $by } has moved { $whom } to another seat.
book-event-take-back-move = { $by } has put { $whom } back where { $whom } sat before.
book-event-take-back-entry = { $by } has taken the entry of { $whom } back.
book-event-drop-deal = { $by } has called off the deal that was offered.
book-event-bots = { $by } has had bots enter: { $count }.
book-event-announce = { $by } has told everybody something.
book-rule-award = { $by } has awarded a pot.
book-move-chips = { $by } has awarded { $whom } { $count } chips of { $other }.
book-bet-moved = { $by } has had a bet given back to { $whom }: { $count } chips of { $other }.
book-pot-moved = { $by } has awarded a pot to { $whom }: { $count } chips of { $other }.
book-change-seat = { $by } has moved { $whom } from seat { $seat } to seat { $count }.
book-sit-out = { $by } has had { $whom } in seat { $seat } sit out.
book-penalize =
    { $by } has put out { $whom } in seat { $seat } for { $count_n ->
        [one] { $count } hand
       *[other] { $count } hands
    }.
book-remove-player = { $by } has removed { $whom } from seat { $seat }.
book-set-button = { $by } has placed the button at seat { $seat }.
book-grant = { $by } has given { $whom } { $count } chips, outside the table.
book-close-table = { $by } has had the table close.
book-keep-table = { $by } has changed how the table is kept.
book-call-made = { $by } has called the floor from seat { $seat }.
book-call-taken = { $by } sees to the call of { $whom }.
book-call-closed = { $by } has closed the call of { $whom }.
book-call-withdrawn = { $by } has taken the call back.

## The fairness report

club-patterns = Fairness
refusal-patterns-days = The report looks back 1 to { $most } days.
patterns-about = What may point to players who play together against the others. Nothing here proves it: look at the hands, and talk to the people, before you rule.
patterns-days = Looking back
patterns-days-of =
    { $count_n ->
        [one] { $count } day
       *[other] { $count } days
    }
patterns-hands =
    { $count_n ->
        [one] { $count } hand looked at.
       *[other] { $count } hands looked at.
    }
patterns-privacy = Only the host sees this. Addresses are not shown, and are forgotten { $days } days after they were last seen. Hole cards that nobody showed are not looked at. Bots are left out.
patterns-misdeals = Misdeals
patterns-misdeals-none = No hand was void by a misdeal.
patterns-misdeals-at = { $table }: { $count_n ->
    [one] one misdeal
   *[other] { $count } misdeals
    }, hands played out: { $hands }.
patterns-none = Nothing is out of the ordinary.
patterns-strong = stands out clearly
patterns-weak = stands out a little
patterns-address =
    { $one } and { $other } came from the same address ({ $count_n ->
        [one] { $count } address
       *[other] { $count } addresses
    }).
patterns-address-alike = With the same kind of browser, too.
patterns-address-proves = Shows: somebody in the same home, office or network. Does not show: one person. Families, flats and cafés share an address.
patterns-together = { $one } and { $other } played { $count } % of all hands of either at one table: { $hands } hands together.
patterns-together-proves = Shows: they come and go together. Does not show: that they help each other. Friends like to sit together.
patterns-flow = { $count } big blinds went from { $one } to { $other }, in { $hands } hands together.
patterns-flow-proves = Shows: more than chance usually makes of it. Does not show: intent. A strong player takes chips from a weak one in just this way.
patterns-folds = { $one } folded to { $other } in { $count } % of { $hands } bets, to all others in { $usual } %. { $quick } % of these folds came within two seconds.
patterns-folds-proves = Shows: one gives way to one player alone. Does not show: an agreement. Who is afraid of somebody plays so, too.

## One address, one seat

web-one-address = One address, one seat
web-sign-one-address = No two players come from one address.
event-kept-one-address = From now on nobody sits down who comes from the address of another player.
event-kept-no-one-address = It no longer matters who comes from which address.
web-members-bots = Members’ bots may play
web-sign-members-bots = Members’ bots may play here.
event-kept-members-bots = From now on members’ bots may sit down.
event-kept-no-members-bots = From now on no member’s bot sits down. Those who sit stay.
