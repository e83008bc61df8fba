### A tournament being played: why something is not possible. English.

## Entering and starting

refusal-event-begun_already = The tournament has begun already.
refusal-event-not_running = The tournament is not being played.
refusal-event-entries_over = Nobody can enter this tournament any more.
refusal-event-entered_already = You are in this tournament already.
refusal-event-not_entered = This player has not entered the tournament.
refusal-event-no_reentry = No more re-entry is possible. Each player may enter again up to { $times_n ->
        [one] { $times } time
       *[other] { $times } times
    }.
refusal-event-full = The tournament is full: { $most } players are in.
refusal-event-bad_size = These numbers of players will not do: from { $least } to { $most }. It takes at least two, and no fewer at most than at least.
refusal-event-too_small = There are { $entries } entries already, more than { $most }.
refusal-event-too_few = There are { $players } players; the tournament begins with at least { $least }.
refusal-event-not_full = A sit & go begins when it is full: { $players } of { $most } players are there.

## Seats and tables

refusal-event-no_draw = No seats are to be drawn now.
refusal-event-other_draw = This draw is for other players: seats for { $wanted } are to be drawn, not for { $given }.
refusal-event-other_seats = A draw names each seat of a table once, from 1 to { $seats }.
refusal-event-no_such_table = The tournament has no table number { $table }.
refusal-event-no_hand = No hand is being played at table { $table }.
refusal-event-not_seated = Somebody who was dealt in does not sit at table { $table }.
refusal-event-chips_differ = The chips do not add up: { $given } after the hand, { $wanted } before it.
refusal-event-table_busy = A hand is being played at this table.
refusal-event-table_alone = A hand needs two players with chips at the table.
refusal-event-table_breaks = This table is being broken: its players are about to move.
refusal-event-table_short = This table has too few players and waits for others.
refusal-event-waits_for_round = Hand-for-hand: this table waits for the others.
refusal-event-break_time = There is a break.
refusal-event-decided = The tournament is decided.
refusal-event-out_already = This player is out of the tournament.

## The clock and the floor

refusal-event-paused = The tournament is paused.
refusal-event-not_paused = The tournament is not paused.
refusal-event-bad_time = Time cannot pass by { $seconds } seconds.
refusal-event-bad_clock = The clock cannot be set like this. Please name a level or break (from 0 to { $most }) and the time left in it.
refusal-event-nothing_to_change = This is so already.
refusal-event-nothing_to_take_back = There is nothing to take back.
refusal-event-payouts_fixed = Prizes are settled, or the event pays tickets: how its money is divided stays as it is.
refusal-event-entries_open = This is possible only when nobody can enter or buy chips any more.
refusal-event-no_bubble = Hand-for-hand is possible while two tables or more play and more players are left than are paid.
refusal-event-not_out = This player is not out.
refusal-event-others_placed = This cannot be taken back any more, as others went out later or in the same place. Place: { $place }.
refusal-event-chips_from_whom = Please say who gives back how many chips: fewer than that player has, and between hands.
refusal-event-seat_gone = The seat before this one is not free any more.
refusal-event-no_seat_yet = This player sits at no table at the moment.
refusal-event-seat_taken = Somebody sits in seat { $seat } already.
refusal-event-big_blind_due = This player is due the big blind next. At that table it comes soonest to seat { $seat }: only this one is possible.
refusal-event-tickets_given = The tickets have been given: the end of this tournament stays.
refusal-event-end_stays = This tournament ended by a deal or a disqualification: its end stays.
refusal-event-settled_since = Since the clock was set, prizes have been settled and somebody has gone out: that setting cannot be taken back. The clock can be set again.
refusal-event-money_spent = This cannot be taken back for now: the money has been spent. { $name } is short of { $missing }.
refusal-event-has_played = This entry has been dealt in, or cannot be taken back any more.

## Deals

refusal-event-no_deal_now = No deal can be made now.
refusal-event-deal_for_others = A deal is for all who are left, each once. Players left: { $players }.
refusal-event-no_deal_offered = No deal is offered.
refusal-event-agreed_already = You have agreed already.

## Rebuys and add-ons

refusal-rebuy-none_here = This tournament has no rebuys.
refusal-rebuy-not_now = You cannot rebuy now.
refusal-rebuy-window_over = The time for rebuys is over.
refusal-rebuy-no_more = You have used all your rebuys. Rebuys for each player: { $times }.
refusal-rebuy-has_chips = A rebuy is for players who have lost all their chips.
refusal-rebuy-not_below = A rebuy is for players who have fewer chips than at the start: { $stack }.
refusal-rebuy-in_hand = Chips are bought between hands, never during one.
refusal-rebuy-not_asked = This player is not asked for a rebuy.
refusal-addon-not_offered = No add-on is offered to you now.
refusal-addon-taken_already = You have taken the add-on already.
refusal-addon-no_chips = The add-on is for players who have chips.
refusal-addon-not_in_last_hand = The add-on is for players who had chips in the last hand before the break.

## Real cards and chips

refusal-event-hands_not_entered = At this table no hands are entered: the desk says who is out.
refusal-structure-hands_not_entered = Where no hands are entered, levels last so many minutes, not so many hands.
refusal-structure-mixed_without_live = A mixed field has tables with real cards: please say how those are run.
refusal-structure-mixed_without_final = A mixed field needs the final table, for which all seats are drawn anew: it joins the two kinds.
refusal-structure-stack_differs = These chips are worth { $worth } together; the starting stack is { $stack }.
refusal-structure-no_chips = Chips can leave play in a break only where it is said which chips there are.
refusal-structure-not_in_chips = Level { $level } has { $amount } to pay, which cannot be paid in chips of { $smallest } and more.
refusal-race-not_in_play = Chips of { $value } cannot leave play now: the smallest in play go first, once at each table.
refusal-race-not_all = The race at table { $table } needs everybody who plays there, each once.
refusal-race-stack_not_in_chips = Seat { $seat }: a stack of { $stack } cannot be so many small chips and the rest in larger ones.
refusal-live-bad_count = { $chips } chips cannot be counted here: at least { $least }.
refusal-live-hands_entered = At table { $table } every hand is entered: the table itself says who is out.
refusal-live-nobody_left = Somebody at table { $table } has won those chips: not everybody can be out.
refusal-live-not_all_counted = Not everybody has been counted in this level or break. Still to be counted: { $left }.
refusal-live-chips_since = Chips have moved at table { $table } since: the race stays.
refusal-live-named_pays = By name, without an account, people enter where entering costs nothing. For money, enter somebody who has an account.
