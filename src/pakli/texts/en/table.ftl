### What happens at a table, and what a player may do. English.
### Every event names its player (`$name`) and has `.you` for the player himself. `$amount` of a raise is the
### total in front of the player. `$cards` are cards in words or as text, as the reader wishes.

## Before the cards

event-hand-number = Hand { $number }.
event-button = { $name } has the button.
    .you = You have the button.
event-ante = { $name } pays the ante, { $amount }.
    .you = You pay the ante, { $amount }.
event-small-blind = { $name } posts the small blind, { $amount }.
    .you = You post the small blind, { $amount }.
event-big-blind = { $name } posts the big blind, { $amount }.
    .you = You post the big blind, { $amount }.
event-straddle = { $name } posts a live straddle, { $amount }.
    .you = You post a live straddle, { $amount }.
event-post = { $name } posts { $amount } to come in.
    .you = You post { $amount } to come in.
event-dead-blind = { $name } pays a missed blind, { $amount }, dead into the pot.
    .you = You pay a missed blind, { $amount }, dead into the pot.
event-bring-in = { $name } brings in for { $amount }.
    .you = You bring in for { $amount }.
event-cut = { $name } cuts the pack after card { $at }.
    .you = You cut the pack after card { $at }.

## Betting

event-fold = { $name } folds.
    .you = You fold.
event-check = { $name } checks.
    .you = You check.
event-call = { $name } calls { $amount }.
    .you = You call { $amount }.
event-bet = { $name } bets { $amount }.
    .you = You bet { $amount }.
event-raise = { $name } raises to { $amount }.
    .you = You raise to { $amount }.
event-complete = { $name } completes to { $amount }.
    .you = You complete to { $amount }.
event-all-in-call = { $name } calls { $amount } and is all-in.
    .you = You call { $amount } and are all-in.
event-all-in-bet = { $name } bets { $amount } and is all-in.
    .you = You bet { $amount } and are all-in.
event-all-in-raise = { $name } raises to { $amount } and is all-in.
    .you = You raise to { $amount } and are all-in.
event-all-in-blind = { $name } is all-in with { $amount }.
    .you = You are all-in with { $amount }.
event-returned = { $amount } that nobody called goes back to { $name }.
    .you = { $amount } that nobody called comes back to you.
event-time-out = { $name } has run out of time.
    .you = Your time is up.

## Cards

event-hole = Your cards: { $cards }.
event-dealt =
    { $name } is dealt { $count_n ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .you =
    You are dealt { $count_n ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-up-card = { $name } gets a card face up: { $cards }.
    .you = You get a card face up: { $cards }.
event-burn = A card is burned.
event-flop = Flop: { $cards }.
event-turn = Turn: { $cards }.
event-river = River: { $cards }.
event-board = Board: { $cards }.
event-street = Next street: { $street }.
event-common = A common card for all: { $cards }.
event-reshuffle = The pack has run out and is shuffled again.
event-draws =
    { $name } draws { $count_n ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .you =
    You draw { $count_n ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-stands-pat = { $name } stands pat.
    .you = You stand pat.
event-drawn = Your new cards: { $cards }.

## The end of a hand

event-showdown = Showdown.
event-shows = { $name } shows { $cards }: { $hand }.
    .you = You show { $cards }: { $hand }.
event-shows-cards = { $name } shows { $cards }.
    .you = You show { $cards }.
event-declares = { $name } declares: { $hand }.
    .you = You declare: { $hand }.
event-mucks = { $name } throws the cards away unseen.
    .you = You throw your cards away unseen.
event-wins = { $name } wins { $amount }.
    .you = You win { $amount }.
event-wins-with = { $name } wins { $amount } with this hand: { $hand }.
    .you = You win { $amount } with this hand: { $hand }.
event-wins-unshown = { $name } wins { $amount }; nobody called.
    .you = You win { $amount }; nobody called.
event-wins-high = { $name } wins the high half, { $amount }.
    .you = You win the high half, { $amount }.
event-wins-low = { $name } wins the low half, { $amount }.
    .you = You win the low half, { $amount }.
event-scoops = { $name } wins both halves, { $amount }.
    .you = You win both halves, { $amount }.
event-no-low = No low hand qualifies: the high hand takes the whole pot.
event-splits = { $names } split { $amount }.
event-pot = Pot: { $amount }.
event-main-pot = Main pot: { $amount }.
event-side-pot = Side pot { $number }: { $amount }.
event-rake = The house takes { $amount }.
event-runs = The board is run { $runs } times.
event-run = Run-out { $number }: { $cards }.
event-exposed = A card of { $name } flipped in the deal: { $cards }.
    .you = One of your cards flipped in the deal: { $cards }.
event-replaced = { $name } gets another card for it.
    .you = You get another card for it: { $cards }.
event-misdeal = Misdeal. The chips go back, and the cards are dealt again. Reason: { $reason }.
event-misdeal-exposed-several = Misdeal: several cards flipped in the deal. The chips go back, and the cards are dealt again.
event-misdeal-exposed-first = Misdeal: one of the first cards flipped in the deal. The chips go back, and the cards are dealt again.
event-killed = The hand of { $name } is dead; the bets stay in. Reason: { $reason }.
    .you = Your hand is dead; your bets stay in. Reason: { $reason }.
event-taken-back = Ruling of the floor: { $name } has { $amount } of the last bet back, and acts again. Reason: { $reason }.
    .you = Ruling of the floor: you have { $amount } of your last bet back, and act again. Reason: { $reason }.
event-hand-awarded = Ruling of the floor: the hand goes to { $name }. Reason: { $reason }.
    .you = Ruling of the floor: the hand goes to you. Reason: { $reason }.
event-over = The hand is over.
event-stack = { $name } has { $amount }.
    .you = You have { $amount }.
event-broke = { $name } has no chips left.
    .you = You have no chips left.

## Actions, each with its amount

action-fold = Fold
action-check = Check
action-call = Call { $amount }
action-bet = Bet { $amount }
action-raise = Raise to { $amount }
action-complete = Complete to { $amount }
action-all-in = All-in, { $amount }
action-bet-range = Bet { $least } to { $most }
action-raise-range = Raise to { $least }–{ $most }
action-show = Show
action-muck = Throw away unseen
action-draw = Draw up to { $most } cards
action-stand-pat = Stand pat
action-straddle = Straddle, { $amount }
action-decline = Decline
action-cut = Cut the pack

## Your turn

turn-yours = Your turn.
turn-other = { $name } to act.
turn-to-call = To call: { $amount }.
turn-pot = Pot: { $amount }.
turn-stack = Your chips: { $amount }.
turn-cards = Your cards: { $cards }.
turn-options = You may: { $options }.
turn-draw = Which cards do you throw away?
turn-again = Please say what you do.
turn-confirm-fold = Checking is free. Fold all the same?
turn-confirm-all-in = All-in with { $amount }. Are you sure?

## Seats

seat-line = Seat { $seat }: { $name }, { $amount }
seat-button = button
seat-folded = folded
seat-all-in = all-in
seat-you = you
seat-out = sitting out
seat-bet = in front { $amount }

## The table's sign

sign = { $game }, { $limit }, { $stakes }. House rules: { $preset }.
sign-blinds = blinds { $small }/{ $big }
sign-limits = limits { $low }/{ $high }
sign-spread = bets { $least }–{ $most }
sign-ante = ante { $ante }
sign-players =
    { $players_n ->
        [one] { $players } player
       *[other] { $players } players
    }

## Help at the table

help-intro = Write what you do and press Enter. The first letter is enough where nothing else begins with it.
help-fold = fold your cards
help-check = check, when nothing is owed
help-call = call what is owed
help-bet = bet the amount you write
help-raise = raise to the total you write
help-all-in = put in all your chips
help-draw = throw away the cards you name and draw as many
help-stand-pat = keep all your cards
help-show = show your cards
help-muck = throw your cards away unseen
help-cards = hear your cards again
help-board = hear the board again
help-pot = hear the pots
help-stacks = hear everyone’s chips
help-repeat = hear what happened since your last turn
help-sign = hear the table’s sign
help-clause = read a clause of the rulebook, for example B8
help-why = why the last thing was refused, with the clause
help-help = this help
help-quit = leave the table
