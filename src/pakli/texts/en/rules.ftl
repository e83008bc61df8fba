### House rules: each option (`rule-…`), each of its values, and the presets. English.
### A value's `.title` is what a table shows; its text says what it means for players.

## Options

rule-low_qualifier = How low a hand must be to win the low half in high-low games: all five cards at or below this rank, with five different ranks.
    .title = Low qualifier
rule-low_qualifier-8 = A low needs five different ranks, none above an eight (“eight or better”).
    .title = eight
rule-low_qualifier-7 = A low needs five different ranks, none above a seven.
    .title = seven

rule-cap_heads_up = Fixed limit allows four bets a round. This says whether two players left alone may go on raising.
    .title = Cap with two players
rule-cap_heads_up-lifted = From the moment only two players who are not all-in are left they may raise as often as they like, unless the round is capped already.
    .title = lifted for two
rule-cap_heads_up-event = The cap holds for two players as well, until the tournament itself is down to two.
    .title = lifted for the last two of the event
rule-cap_heads_up-turn_river = Two players left alone may raise as often as they like on the turn and the river, not before, and not in a round capped already.
    .title = lifted on turn and river
rule-cap_heads_up-never = Four bets a round, however many players are left.
    .title = never lifted

rule-min_raise = The smallest raise in no limit, pot limit and spread limit.
    .title = Smallest raise
rule-min_raise-last_raise = A raise is at least as large as the last bet or raise of the round.
    .title = the last bet or raise
rule-min_raise-big_blind = A raise is at least the big blind, however large the bet before it.
    .title = the big blind

rule-reopen = Which all-in, too short for a full raise, lets a player who has already acted raise again.
    .title = Short all-in
rule-reopen-full_raise = Only what adds up to a full raise reopens the betting; anything less does not.
    .title = a full raise reopens
rule-reopen-half_bet = An all-in of at least half a bet counts as a bet or raise and reopens the betting; less counts as nothing and may be completed.
    .title = half a bet reopens

rule-sign = What the two numbers on the sign of a no-limit or pot-limit table are.
    .title = Numbers on the sign
rule-sign-blinds = The two numbers are the small and the big blind.
    .title = blinds
rule-sign-limits = The two numbers are limits: the lower one is the big blind, half of it the small blind; the upper one has no meaning here.
    .title = limits

rule-button = How the button moves after a hand.
    .title = Button
rule-button-moving = The button moves to the next player who is dealt in; the two after that one post the blinds.
    .title = moves to the next player
rule-button-dead = The big blind moves on by one player; button and small blind stay behind it, even at an empty seat. Nobody misses a blind or pays it twice.
    .title = follows the blinds (dead button)

rule-first_to_show = Who shows first at the showdown.
    .title = First to show
rule-first_to_show-last_round_aggressor = Who bet or raised last in the last round shows first; if all checked, the first player left of the button.
    .title = last to raise in the last round
rule-first_to_show-hand_aggressor = Who bet or raised last in the whole hand shows first, even if that was before the flop.
    .title = last to raise in the hand

rule-who_shows = Whether a beaten hand must be shown.
    .title = Who shows
rule-who_shows-may_muck = The first in order shows; after that each may show, or throw the hand away unseen and give up every pot.
    .title = the beaten may throw away
rule-who_shows-all_show = Everyone left at the showdown shows.
    .title = everyone left

rule-see_called_hands = Whether players may ask afterwards to see a called hand that was thrown away.
    .title = Seeing called hands
rule-see_called_hands-on = Any player may ask after the hand to see a called hand that was thrown away; folded hands stay hidden.
    .title = on request
rule-see_called_hands-off = A hand thrown away stays unseen.
    .title = no

rule-what_counts = Whether the cards or the player’s words decide what a shown hand is worth.
    .title = What counts
rule-what_counts-cards_speak = The cards speak for themselves: the best hand in them counts, whatever was said.
    .title = cards speak
rule-what_counts-must_declare = Players say what they have. Too low a claim gives up the pot; too high a claim is refused and asked again.
    .title = the hand must be declared

rule-odd_chips = Who gets the chips of a split pot that cannot be divided.
    .title = Odd chips
rule-odd_chips-one_each_from_left = One chip each to the first winners left of the button. In high-low games the odd chip between the halves goes to the high hand.
    .title = one each, from the left of the button
rule-odd_chips-first_from_left = The whole rest goes to the first winner left of the button. In high-low games the odd chip between the halves goes to the high hand.
    .title = all to the first winner left of the button

rule-all_in_face_up = Whether hands are turned up once nobody can bet any more.
    .title = All-in hands face up
rule-all_in_face_up-on = When no more betting is possible, all hands still in are turned up and cannot be thrown away.
    .title = yes
rule-all_in_face_up-off = Hands stay down until the showdown and are shown in its order.
    .title = no

rule-burn_cards = Whether the dealer puts a card aside, unseen, before dealing on.
    .title = Burn cards
rule-burn_cards-on = One card is burned before the flop, the turn and the river, and before draws as the game says.
    .title = yes
rule-burn_cards-off = No card is burned.
    .title = no

rule-exposed_card = At a live table: what happens when one hole card is flipped in the deal. More than one is always a misdeal.
    .title = Card flipped in the deal
rule-exposed_card-replace = The deal is finished and the card replaced; the flipped card becomes the burn card before the flop.
    .title = replaced
rule-exposed_card-misdeal_first = A misdeal if it was the very first card dealt; otherwise the card is replaced.
    .title = misdeal if it was the first card
rule-exposed_card-misdeal_first_two = A misdeal if it was one of the first two cards dealt; otherwise the card is replaced.
    .title = misdeal if it was one of the first two

rule-absent = What happens when a player is not there, or does not act in time.
    .title = Absent player
rule-absent-check_or_fold = The player checks if checking is free, and folds otherwise.
    .title = checks if free, else folds
rule-absent-fold = The hand is folded.
    .title = folds

rule-rebuy_min = How much a player who has lost everything must buy at least to stay at a cash table.
    .title = Buying in again
rule-rebuy_min-minimum = At least the table’s minimum buy-in.
    .title = the minimum
rule-rebuy_min-half_minimum = At least half the table’s minimum buy-in, rounded up to a chip.
    .title = half the minimum

rule-straddle = Whether a live straddle of twice the big blind may be posted before the deal, if every player dealt in agrees.
    .title = Live straddle
rule-straddle-on = With everyone’s consent the player left of the big blind, or else the button, may post twice the big blind before the deal.
    .title = allowed
rule-straddle-off = No live straddle.
    .title = no

rule-ante = Who pays an ante before the deal. Antes are no part of a bet.
    .title = Ante
rule-ante-none = No ante.
    .title = none
rule-ante-each = Every player pays an ante.
    .title = everyone
rule-ante-big_blind = The big blind pays one ante for the whole table.
    .title = the big blind for all
rule-ante-button = The button pays one ante for the whole table.
    .title = the button for all

rule-run_outs = How often the rest of the board may be dealt when all who are left are all-in and agree to it. Each run plays for an equal share of the pot.
    .title = Run-outs
rule-run_outs-1 = The board is dealt once.
    .title = once
rule-run_outs-value = The board may be dealt up to { $value } times, if all who are all-in agree.
    .title = up to { $value } times

rule-bomb_pot = Whether the table may agree on a hand in which everyone antes and the first round is left out.
    .title = Bomb pot
rule-bomb_pot-on = With everyone’s consent a hand may be played as a bomb pot.
    .title = by consent
rule-bomb_pot-off = No bomb pots.
    .title = no

rule-boards = How many boards are dealt in a hand.
    .title = Boards
rule-boards-1 = One board for the whole pot.
    .title = one
rule-boards-2 = Two boards are dealt; each decides half of the pot.
    .title = two

rule-rabbit_cards = Whether players may see, after the hand, the cards that would have come.
    .title = Rabbit cards
rule-rabbit_cards-on = After the hand the cards that would have come may be looked at.
    .title = allowed
rule-rabbit_cards-off = Cards never dealt stay unseen.
    .title = no

rule-return_within = How long a player who left a cash table can come back only with at least what they took away.
    .title = Returning after leaving
rule-return_within-0 = Who left may return with any amount the table allows.
    .title = free
rule-return_within-value =
    Who returns within { $value_n ->
        [one] { $value } minute
       *[other] { $value } minutes
    } brings at least the stack they took away.
    .title =
    same stack within { $value_n ->
        [one] { $value } minute
       *[other] { $value } minutes
    }

rule-rake = What the house takes from each contested pot, after an uncalled bet has gone back.
    .title = Rake
rule-rake-none = The house takes nothing.
    .title = none
rule-rake-value = The house takes { $percent } per cent of each contested pot, rounded down to a chip, at most { $cap } a hand.
    .title = { $percent } %, at most { $cap }
rule-rake-uncapped = The house takes { $percent } per cent of each contested pot, rounded down to a chip.
    .title = { $percent } %
rule-rake-no_flop_no_drop = A hand that ends before the flop pays nothing.
    .title = no flop, no drop

rule-time_to_act = How long a player has for each decision.
    .title = Time to act
rule-time_to_act-value =
    { $value_n ->
        [one] { $value } second
       *[other] { $value } seconds
    } for each decision.
    .title = { $value } s

rule-time_bank = Extra time a player may draw on when the time to act is over.
    .title = Time bank
rule-time_bank-0 = There is no time bank.
    .title = none
rule-time_bank-value =
    { $value_n ->
        [one] { $value } second
       *[other] { $value } seconds
    } over the time to act.
    .title = { $value } s

rule-disconnect_grace = Extra time for a player whose connection is lost, at cash tables.
    .title = Grace on a lost connection
rule-disconnect_grace-0 = A lost connection brings no extra time.
    .title = none
rule-disconnect_grace-value =
    { $value_n ->
        [one] { $value } second
       *[other] { $value } seconds
    } more when the connection is lost.
    .title = { $value } s

rule-tournament_rebuy = Whether and how chips can be bought again in a tournament.
    .title = Rebuy and add-on
rule-tournament_rebuy-none = Freezeout: who has lost all chips is out.
    .title = none
rule-tournament_rebuy-n_form = One rebuy in the first two hours, until the main break, below the starting stack, for the entry fee; one add-on in the main break, for the entry fee, twice the starting chips.
    .title = one rebuy, one double add-on in the break
rule-tournament_rebuy-w_form = Any number of rebuys in the first hour, below the starting stack, for the entry fee and one starting stack each; after that hour one add-on of one starting stack.
    .title = rebuys in the first hour, then one add-on
rule-tournament_rebuy-own_form = Rebuys and add-ons as this tournament’s own structure states them.
    .title = the tournament’s own

## Presets

preset-standard = What is played today in well-run rooms: the Poker TDA’s rules in tournaments, common practice at cash tables.
    .title = Standard
preset-kaszino = The house rules of Hungarian casinos: Hold’em with 52 or 32 cards, Omaha, Five Card Draw, and a live straddle by consent.
    .title = Casino
preset-omaha = Omaha as a Hungarian room plays it, fixed limit and pot limit.
    .title = Omaha
preset-verseny = A no-limit Hold’em tournament with one rebuy and one add-on.
    .title = Tournament
preset-zasady = The basics of Texas Hold’em as a Polish guide teaches them.
    .title = Basics
preset-wiki = Texas Hold’em as an encyclopedia describes it.
    .title = Encyclopedia
