### What the engine refuses, and what is possible instead. English.
### The id is `refusal-` and the code with its dot as a hyphen; amounts arrive grouped, `…_n` chooses a plural.

## Acting

refusal-check-facing_bet = There is a bet to answer, so you cannot check. You may call { $to_call } or fold.
refusal-call-nothing_to_call = There is nothing to call. You may check.
refusal-fold-all_in = You are all-in: your hand plays to the end and cannot be folded.
refusal-raise-capped = No more raises this round: the cap is { $cap } bets. You may call or fold.
refusal-raise-not_reopened = You face { $facing }, less than a full raise of { $full_raise }, so the betting is not reopened to you. You may call or fold.
refusal-raise-no_chips = You have { $stack } and { $to_call } is to call, so nothing is left to raise with. You may call all-in or fold.
refusal-raise-nobody_can_answer = Nobody else has chips left to answer a bet or a raise. You may call or fold.
refusal-raise-bring_in_is_full = The bring-in is a full bet here, so there is nothing to complete. You may bring in.
refusal-raise-too_small = { $total } is too little. Possible here: from { $least } to { $most } in all.
refusal-raise-too_large = { $total } is too much. Possible here: from { $least } to { $most } in all.
refusal-raise-not_the_unit = The amount is fixed here: { $must } in all, not { $total }.
refusal-raise-not_in_chips = { $total } cannot be put in: the smallest chip here is { $chip }, and amounts are multiples of it.

## Whose turn it is

refusal-turn-not_yours = It is not the turn of seat { $seat }. Please wait for seat { $to_act }.
refusal-turn-hand_over = This hand is over. Please wait for the next one.
refusal-turn-dealer = The hand waits for the dealer: { $what }. Please wait a moment.
refusal-turn-player = The hand waits for seat { $seat }, not for the dealer.
refusal-turn-showdown = The betting is over. It is time to show the cards.
refusal-turn-draw = Now cards are changed. You may change up to { $most }, or stand pat.
refusal-turn-bring_in = The bring-in comes first. You may bring in { $bring_in } or complete.
refusal-turn-betting = The betting is still on. Please fold, check, call, bet or raise.

## Dealing

refusal-deal-wrong_count =
    { $wanted_n ->
        [one] { $wanted } card is
       *[other] { $wanted } cards are
    } wanted here; { $given } came.
refusal-deal-card_twice = This card is already in the hand: { $card }. Please look again.
refusal-deal-not_in_pack = This card is not in the game’s pack: { $card }.
refusal-deal-unknown_text = “{ $text }” is no card. Please write rank and suit, for example As, Td or 7c.
refusal-deal-no_burn = No card is burned here.
refusal-deal-own_discard = Seat { $seat } gets back a card thrown away only when no other is left. Other cards left: { $others }.

## Changing cards

refusal-draw-too_many = { $cards } cards are too many. You may change up to { $most }.
refusal-draw-not_your_card = You do not hold this card: { $card }.

## Irregularities

refusal-exposed-too_late = A card flipped in the deal can be reported only until somebody acts. Please call the floor.
refusal-exposed-no_such_card = The deal has no card number { $order }.
refusal-exposed-other_card = Seat { $seat } was not dealt this card: { $card }. Please look again.
refusal-kill-no_hand = Seat { $seat } holds no hand that could be declared dead.
refusal-kill-not_dealt = The cards are still being dealt. A misdeal can be declared instead.

## Showing

refusal-show-not_your_cards = These are not the cards you hold: { $cards }.
refusal-show-must_show = You cannot throw this hand away: it has to be shown.
refusal-show-all_show = Everyone left at the showdown shows here: these cards cannot be thrown away.
refusal-show-turned_up = Your cards are face up already: they stay in play and cannot be thrown away.
refusal-show-nothing_to_show = There is nothing to show now.
refusal-show-not_held = You do not hold these cards: { $cards }.
refusal-show-claim_needed = At this table a hand counts as it is declared. Please say what you have.
refusal-show-claim_too_high = Your cards do not make this hand: { $claimed }. They make: { $actual }. Please declare again.
refusal-show-unknown_claim = This game knows no such hand: { $claimed }. Please declare again.
refusal-show-no_claim_needed = Nothing is declared at this table: the cards speak for themselves. Please just show.

## Pots and run-outs

refusal-award-not_asked = No pot is waiting to be awarded.
refusal-award-no_claim = Seat { $seat } has no claim on this pot. It goes to players still in it.
refusal-award-bad_half = This pot has no such part: { $half }.
refusal-return-no_bet = Seat { $seat } has no bet that could be given back: only the last one can be, until somebody has answered it or it is in the pot.
refusal-award-others = Pot number { $pot } cannot go to seat { $seat }, who has not paid into it, and others still play for it. Declare hands dead first, or let it be played.
refusal-runs-not_now = The board can be run more than once only when all who are left are all-in and cards are still to come.
refusal-runs-too_many = { $runs } run-outs are too many: this table allows up to { $most }.

## Setting up a table or a hand

refusal-setup-too_few_players = The game needs at least { $least } players; there { $players_n ->
        [one] is { $players }
       *[other] are { $players }
    }.
refusal-setup-too_many_players = The game takes at most { $most } players; there are { $players }.
refusal-setup-bad_stack = Seat { $seat } cannot play with a stack of { $stack }: it must be a whole number of chips above zero.
refusal-setup-bad_amount = { $amount } will not do for this amount: { $name }. Possible are multiples of the chip, { $chip }, above zero.
refusal-setup-bad_button = The button cannot stand at seat { $seat }: the table has no such seat.
refusal-setup-seat_twice = Seat { $seat } is taken twice. Each seat holds one player.
refusal-setup-limits_contradict = The upper limit, { $high }, is below the smallest bet, { $low }.
refusal-setup-limit_not_offered = There is no such limit here: { $limit }.
refusal-setup-unknown_game = There is no such game here: { $game }.
refusal-setup-unknown_preset = There are no such house rules here: { $preset }.
refusal-setup-unknown_kind = A table is for a cash game or a tournament, not for this: { $kind }.
refusal-setup-post_unknown_seat = Nobody sits in seat { $seat }, so no blind can be posted there.

## What goes wrong at a live table

refusal-raise-barred = You have lost the right to raise until somebody else raises. You may check, call or fold.
refusal-put-bad_chip = Every chip and every amount is at least one. Please enter them again.
refusal-put-nothing = Nothing was said and nothing was put in. Please say what the player did.
refusal-put-not_so_many = That is { $chips }, and the stack is { $stack }. Please count the chips again.
refusal-put-amount_wanted = A raise was announced without an amount. Possible: from { $least } to { $most } in all. Please ask how much.
refusal-put-floor_decides = { $chips } is less than the call of { $to_call }, and somebody has raised before: the floor decides. It is a full call, or the chips stay in and the player calls the rest or folds.
refusal-early-in_turn = It is the turn of seat { $seat }. Please enter what was done as usual.
refusal-early-no_turn = Seat { $seat } has nothing to decide in this round, or has acted out of turn before.
refusal-early-no_action = A check facing a bet is no action of seat { $seat }. Please ask again when the turn comes.
refusal-count-right = Seat { $seat } should have { $cards } cards, and that is what was entered.
refusal-count-known = The cards of seat { $seat } are known here, so none of them can be missing.
refusal-bar-too_much = { $chips } cannot stay in: it must be less than the call of { $to_call }.
refusal-aside-not_now = No card of the next street can have come too early now.
refusal-flop-no_such_card = The flop has no card number { $card }: they are counted from 1 to 4.
refusal-note-unknown = This cannot be noted: it has no name or no clause.
refusal-opener-not_now = Who opens is not to be said now.
refusal-opener-cannot = Seat { $seat } cannot open: it has no hand or no chips.
refusal-opener-cards_say = All cards that lie face up are known, so they say who opens.
refusal-race-no_multiple = { $smallest } is no multiple of { $removed }, so one cannot be exchanged for the other.
refusal-race-wrong_cards = The race takes one card for each odd chip: { $wanted } cards, not { $given }.
refusal-chips-bad_set = A set of chips has denominations of at least one and chips of each. Please look at this one: { $value }.
