### The table between hands: what is refused, what happens, what is asked. English.
### Refusals: `refusal-` and the code with its dot as a hyphen. Events name their player (`$name`) and have `.you`
### for the player himself; `$amount` and `$chips` are chips, grouped.

## Seats

refusal-seat-no_such_seat = There is no seat { $seat } here. The seats are numbered 1 to { $seats }.
refusal-seat-taken = Seat { $seat } is taken. Please choose a free one.
refusal-seat-empty = Nobody sits in seat { $seat }.
refusal-seat-already_here = This player already sits at this table.
refusal-seat-others_wait = Others are waiting for this seat: { $players }. Please join the waiting list.
refusal-seat-tournament = In a tournament players are seated and moved by the tournament, and chips come by rebuy and add-on.
refusal-seat-cash_table = This is a cash table: players sit down and buy chips themselves.
refusal-seat-out_already = You are sitting out already, or will when the hand is over.
refusal-seat-in_already = You are in the game already.
refusal-seat-leaving_already = You are leaving already: your chips go with you when the hand is over.
refusal-seat-in_hand = This player is in a hand. Please wait until it is over.
refusal-entry-nothing_due = There is nothing to pay for coming in.
refusal-list-on_it_already = You are on the waiting list already.
refusal-list-not_on_it = This player is not on the waiting list.

## Chips

refusal-buy-below_minimum = { $chips } is too little to sit down with. The minimum buy-in is { $least }.
refusal-buy-above_maximum = { $chips } is too much to sit down with. The maximum buy-in is { $most }.
refusal-buy-not_in_chips = { $chips } cannot be paid here. Amounts are multiples of the chip, { $chip }.
refusal-buy-has_maximum = You have { $has } already, and the maximum is { $most }. You keep what you have but cannot add to it.
refusal-buy-over_maximum = { $chips } would be above the maximum of { $most }. You may add up to { $room }.
refusal-buy-return_with = You left with { $least } a short while ago. You may come back with that, not with { $chips }.
refusal-buy-too_little_to_stay = { $chips } is too little to stay. Who has lost everything buys at least { $least }.

## The next hand

refusal-button-not_drawn = The button has not been drawn for yet.
refusal-button-drawn_already = The button has been drawn for already. It moves on after every hand.
refusal-hand-going_on = This has to wait until the hand is over.
refusal-table-no_hand = No hand is being played now.
refusal-table-held = The table is held: { $reason }. Please wait.
refusal-ask-nothing_asked = Nothing of the kind is asked now.
refusal-ask-not_you = Seat { $seat } is not asked.
refusal-ask-answered_already = You have answered already.
refusal-ask-not_answered = The players are still being asked how often to run the board. Please wait a moment.
refusal-cut-no_such_place = The pack cannot be cut there: { $at }. Possible: 1 to { $most } cards.
refusal-choice-no_such_game = The table’s sign has no such game. There are { $most } to choose from.
refusal-runs-too_few = The board is run at least once, not { $runs } times.
refusal-bomb-not_here = There are no bomb pots here.
refusal-bomb-not_agreed = Somebody dealt in does not agree to a bomb pot.
refusal-rabbit-not_now = There are no cards to look at now: only after a hand that ended early, where the house allows it.

## The floor, levels, the sign

refusal-floor-no_reason = A ruling needs a reason. Please write it down.
refusal-floor-not_held = The table is not held.
refusal-floor-bad_award = { $chips } chips cannot be moved: the player has { $stack }, and somebody else has to get them.
refusal-floor-bad_penalty = A penalty is a number of hands, not { $hands }.
refusal-level-cash = The blinds of a cash table never rise.
refusal-level-other_games = A level changes the stakes, not the games.
refusal-sign-no_game = A table needs a game, and a rotation at least one hand or orbit of each.
refusal-sign-bad_seats = { $seats } seats will not do. This game takes 2 to { $most }.
refusal-sign-buy_in_upside_down = The minimum buy-in, { $least }, is above the maximum, { $most }.
refusal-sign-rules_differ = The button, buying in again and returning are ruled the same way in every game of a table.
refusal-sign-chips_differ = One table has one chip: { $chip } and { $other } do not go together.
setting-minimum = minimum buy-in
setting-maximum = maximum buy-in
setting-bomb-pot = bomb pot

## What happens: coming and going

event-seated = { $name } takes seat { $seat } with { $amount }.
    .you = You take seat { $seat } with { $amount }.
event-bought = { $name } buys { $amount }.
    .you = You buy { $amount }.
event-bought-later = { $name } buys { $amount }, which arrives after the hand.
    .you = You buy { $amount }, which arrives after the hand.
event-arrived = { $name } gets the chips bought: { $amount }.
    .you = You get the chips you bought: { $amount }.
event-given-back = { $amount } above the maximum goes back to { $name }.
    .you = { $amount } above the maximum goes back to you.
event-sits-out = { $name } sits out.
    .you = You sit out.
event-sits-in = { $name } is back in the game.
    .you = You are back in the game.
event-entry-posts = { $name } will pay to come in.
    .you = You will pay to come in as soon as your seat allows it.
event-entry-waits = { $name } waits for the big blind.
    .you = You wait for the big blind.
event-leaves-after = { $name } leaves after the hand.
    .you = You leave when the hand is over. Only you can see this.
event-sits-out-after = { $name } sits out after the hand.
    .you = You sit out when the hand is over. Only you can see this.
event-stays-after = { $name } stays in the game.
    .you = You stay in the game.
event-leaves = { $name } leaves the table with { $amount }.
    .you = You leave the table with { $amount }.
event-changes-seat = { $name } moves to seat { $seat }.
    .you = You move to seat { $seat }.
event-listed = { $name } is waiting for a seat.
    .you = You are on the waiting list.
event-unlisted = { $name } is no longer waiting for a seat.
    .you = You are no longer on the waiting list.
event-seat-free = { $name } is called: there is a free seat.
    .you = There is a free seat for you.
event-switches = { $name } has changed what they agree to.
    .you = What you agree to has been noted. Only you can see this.

## What happens: before and after a hand

event-button-card = { $name } draws for the button: { $card }.
    .you = You draw for the button: { $card }.
event-button-set = The button is now at seat { $seat }.
event-level = New stakes from the next hand on: { $stakes }.
event-game = { $name } names the game: { $game }.
    .you = You name the game: { $game }.
event-game-turn = The game is now { $game }.
event-blind-asked = { $name } is asked for a blind.
    .you = Please post your blind.
event-bomb-pot = Bomb pot: everyone pays { $amount }, and the first round is left out.
event-straddle-taken = { $name } will straddle, { $amount }.
    .you = You will straddle, { $amount }.
event-straddle-declined = { $name } does not straddle.
    .you = You do not straddle.
event-no-cut = { $name } does not cut.
    .you = You do not cut.
event-runs-wished = { $name } has answered.
    .you = Your answer has been noted. Only you can see it.
event-runs-once = The board is run once.
event-void-hand = The hand is void. Everybody has the chips the hand began with.
event-rabbit = These cards would have come: { $cards }.
event-rebuy = { $name } may buy again, at least { $amount }.
    .you = You have no chips left. To stay, buy at least { $amount }.
event-missed-blind = { $name } has missed a blind.
    .you = You have missed a blind. Pay it to come back, or wait for the big blind.

## What happens: the floor

event-held = The table is held. Reason: { $reason }.
event-held-break = Break: nobody plays now.
event-held-pause = The director has stopped the tournament.
event-held-round = Hand-for-hand: the table waits until all have played this hand.
event-held-players = The table waits for players from another one.
event-held-over = The tournament is over.
event-resumed = The game goes on.
event-ruling = Ruling of the floor. Reason: { $reason }.
event-ruling-sit-out = Ruling of the floor: { $name } sits out. Reason: { $reason }.
    .you = Ruling of the floor: you sit out. Reason: { $reason }.
event-ruling-remove = Ruling of the floor: { $name } leaves the table with all chips. Reason: { $reason }.
    .you = Ruling of the floor: you leave the table with all your chips. Reason: { $reason }.
event-ruling-mute =
    Ruling of the floor: { $name } may not write for { $minutes_n ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. Reason: { $reason }.
    .you =
    Ruling of the floor: you may not write for { $minutes_n ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. Reason: { $reason }.
event-ruling-unmute = { $name } may write again. Reason: { $reason }.
    .you = You may write again. Reason: { $reason }.
event-ruling-grant = The host gives { $name } { $amount }, outside the table. Reason: { $reason }.
    .you = The host gives you { $amount }, outside the table. Reason: { $reason }.
event-ruling-bet = Ruling of the floor: a bet is given back. Reason: { $reason }.
event-ruling-pot = Ruling of the floor: a pot is awarded. Reason: { $reason }.
event-penalty =
    { $name } is put out for { $hands_n ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }.
    .you =
    You are put out for { $hands_n ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }.
event-chips-awarded = { $name } is awarded { $amount } of seat { $seat }.
    .you = You are awarded { $amount } of seat { $seat }.

## What is asked, and what the table waits for

ask-straddle = { $name } is offered the straddle, { $amount }.
    .you = Do you straddle, { $amount }?
ask-cut = { $name } is offered the cut.
    .you = Do you cut the pack?
ask-game = { $name } names the next game.
    .you = Which game is next?
ask-runs = { $names } are asked how often to run the board.
    .you =
    How often shall the rest of the board be run? At most { $most_n ->
        [one] { $most } time
       *[other] { $most } times
    }.
wait-too-few =
    Waiting for players: { $ready_n ->
        [one] { $ready } is
       *[other] { $ready } are
    } ready, { $least } are needed.
wait-held = The table is held: { $reason }.
wait-button-draw = The button is drawn for: one card face up for each player.
wait-ready = The next hand begins in a moment.

## Actions

action-sit = Sit down with { $amount }
action-buy = Buy { $amount }
action-sit-out = Sit out
action-sit-out-big-blind = Sit out at the next big blind
action-sit-in = Back in the game
action-post-now = Pay and come in
action-wait-big-blind = Wait for the big blind
action-leave = Leave the table
action-join-list = Wait for a seat
action-leave-list = Wait no longer
action-runs =
    { $runs_n ->
        [one] Run it { $runs } time
       *[other] Run it { $runs } times
    }
action-any-runs = As the others like
action-rabbit = See the cards that would have come
action-show-hand = Show my hand
