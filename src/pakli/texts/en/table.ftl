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

## What went wrong at a live table and what it came to
# `$who` is a player’s name, `$put` the chips put in or named, `$ruled` the total in front that they come to.

event-irregular-ambiguous_amount = { $who }: the amount can mean several things; what counts is the largest that is no more than the pot, { $ruled } (TDA 57).
event-irregular-bet_completed = { $who }: { $put } is less than the smallest bet and is made up to { $ruled } (TDA 52).
event-irregular-boxed_card = A card lay face up in the pack. It counts for nothing; the next card takes its place (TDA 35).
event-irregular-burn_exposed = The burn card was seen. It stays the burn card.
event-irregular-call_stands = { $who }: the call is of the whole bet, { $ruled } in all, whatever was put in ({ $put }) (TDA 49).
event-irregular-card_exposed = A card was seen by mistake. The hand goes on.
event-irregular-every_chip_needed = { $who }: without the smallest of the chips ({ $put }) it would be no call, so it is a call: { $ruled } (TDA 45).
event-irregular-four_card_flop = The flop had four cards. One of them, drawn face down, is the next burn card (TDA 39).
event-irregular-more_than_stack = { $who }: { $put } is more than the stack, so it is all-in: { $ruled }.
event-irregular-nothing_to_call = { $who }: there is nothing to call, so it is a check (TDA 55).
event-irregular-other = Noted by the floor.
event-irregular-over_the_limit = { $who }: { $put } is more than the limit allows and is cut down to { $ruled }.
event-irregular-oversized_chip = { $who }: a single chip of { $put } without a word is a call, { $ruled } (TDA 44).
event-irregular-pot_said = { $who }: “pot” names no amount here, so it is the smallest bet or raise, { $ruled } (TDA 54).
event-irregular-raise_completed = { $who }: { $put } is at least half of a raise and is made up to a full one, { $ruled } (TDA 43).
event-irregular-raise_not_open = { $who }: a raise is not possible here, so { $put } is a call, { $ruled }.
event-irregular-seat_left_out = A seat was left out in the deal. It is too late for a misdeal; the hand goes on (TDA 36).
event-irregular-seat_not_entitled = A seat got cards that should have none. It is too late for a misdeal; the hand goes on (TDA 36).
event-irregular-short_raise = { $who }: { $put } is less than half of a raise, so no raise counts; in front: { $ruled } (TDA 43).
event-irregular-string_bet = { $who }: of { $put } in two motions only the first counts, { $ruled } (TDA 56).
event-irregular-undercall = { $who }: { $put } is less than the bet and counts as a full call, { $ruled } (TDA 51).
event-irregular-words_first = { $who }: what was said first counts, { $ruled }, not the chips ({ $put }) (TDA 40).
event-irregular-wrong_blinds = The blinds were wrong. It is too late for a misdeal; the hand goes on (TDA 36).
event-irregular-wrong_button = The button was in the wrong place. It is too late for a misdeal; the hand goes on (TDA 36).
event-irregular-wrong_first_card = The first card went to the wrong seat. It is too late for a misdeal; the hand goes on (TDA 36).
event-irregular-reason = In words: { $reason }.

event-early-check = { $who } checks out of turn. It stands unless somebody bets before (TDA 53).
event-early-call = { $who } calls out of turn, { $amount } in front. It stands unless somebody raises before (TDA 53).
event-early-raise = { $who } bets or raises out of turn, { $amount } in front. It stands unless somebody bets or raises before (TDA 53).
event-early-released = { $who } is not bound any more by what was done out of turn, and decides anew (TDA 53).
event-early-fold = { $who } folds out of turn. That stands (TDA 58).
event-barred-skipped = { $who } was passed over and did not speak up: check, call or fold, no raise (TDA 53).
event-barred-checked = { $who } said check facing a bet: call or fold, no raise (TDA 55).
event-barred-undercall = { $who } put in less than the bet: call the rest or fold, no raise (TDA 51).
event-barred-killed = The last bet or raise of { $who } was not called: what is more than a call goes back (TDA 65).
event-barred-floor = Ruling of the floor: { $who } may check, call or fold, but not raise.
event-barred-left = It stays in: { $amount }.
event-mended = { $who } had too few cards and gets what was missing (I3).
event-hand-exposed = { $who } has shown cards in mid-hand: { $cards }. The hand lives (TDA 68).
event-opener-named = { $who } opens, by the dealer’s word.
event-aside-back = Dealt too early: { $cards }. Back into the stub, which is shuffled; the burn card stays (TDA 39).
event-aside-burn = The next burn card is made already (TDA 39).
event-misdeal-count-wrong = Misdeal: a player has the wrong number of cards (I3). The chips go back, and the cards are dealt again.
event-misdeal-deal-boxed_card = Misdeal: several cards lay face up in the pack. The chips go back, and the cards are dealt again.
event-misdeal-deal-fouled_deck = The pack is fouled: the hand is void. The chips go back, and the cards are dealt again.
event-misdeal-deal-wrong_first_card = Misdeal: the first card went to the wrong seat. The chips go back, and the cards are dealt again.
event-misdeal-deal-seat_not_entitled = Misdeal: a seat got cards that should have none. The chips go back, and the cards are dealt again.
event-misdeal-deal-seat_left_out = Misdeal: a seat was left out. The chips go back, and the cards are dealt again.
event-misdeal-deal-wrong_button = Misdeal: the button was in the wrong place. The chips go back, and the cards are dealt again.
event-misdeal-deal-wrong_blinds = Misdeal: the blinds were wrong. The chips go back, and the cards are dealt again.
event-killed-count = { $who } has the wrong number of cards: the hand is dead; the bets stay in (I3).

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
