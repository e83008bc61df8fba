### Names: cards, hands, games, limits. English.
### Ranks: `.plural` after a number ("kings and threes"), `.of` after "pair of".

rank-2 = two
    .plural = twos
    .of = twos
rank-3 = three
    .plural = threes
    .of = threes
rank-4 = four
    .plural = fours
    .of = fours
rank-5 = five
    .plural = fives
    .of = fives
rank-6 = six
    .plural = sixes
    .of = sixes
rank-7 = seven
    .plural = sevens
    .of = sevens
rank-8 = eight
    .plural = eights
    .of = eights
rank-9 = nine
    .plural = nines
    .of = nines
rank-T = ten
    .plural = tens
    .of = tens
rank-J = jack
    .plural = jacks
    .of = jacks
rank-Q = queen
    .plural = queens
    .of = queens
rank-K = king
    .plural = kings
    .of = kings
rank-A = ace
    .plural = aces
    .of = aces

suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades
card = { $rank } of { $suit }
card-unknown = unknown card

## Hands by category, and with the ranks that name them

hand-royal-flush = royal flush
hand-straight-flush = straight flush
hand-four-of-a-kind = four of a kind
hand-full-house = full house
hand-flush = flush
hand-straight = straight
hand-three-of-a-kind = three of a kind
hand-two-pair = two pair
hand-pair = pair
hand-high-card = high card
hand-low = low hand
hand-badugi = badugi
hand-three-cards = three cards
hand-two-cards = two cards
hand-one-card = one card
hand-none = no hand

held-royal-flush = royal flush
held-straight-flush = straight flush, { $first } high
held-four-of-a-kind = four { $first_plural }
held-full-house = full house, { $first_plural } full of { $second_plural }
held-flush = flush, { $first } high
held-straight = straight, { $first } high
held-three-of-a-kind = three { $first_plural }
held-two-pair = two pair, { $first_plural } and { $second_plural }
held-pair = pair of { $first_of }
held-high-card = high card { $first }
held-low = low { $cards }
held-badugi = badugi { $cards }
held-three-cards = three cards { $cards }
held-two-cards = two cards { $cards }
held-one-card = one card { $cards }

## What is at stake in a pot

half-high = high half
half-low = low half
half-whole = whole pot

## What the dealer does

dealer-post = blinds and antes
dealer-ante = antes
dealer-blinds = blinds
dealer-cut = cut
dealer-hole = deal
dealer-deal = deal
dealer-down = card face down
dealer-up = card face up
dealer-board = community cards
dealer-burn = burn card
dealer-flop = flop
dealer-turn = turn
dealer-river = river
dealer-draw = draw
dealer-replace = replacement card
dealer-reshuffle = reshuffle
dealer-common = common card
dealer-award = award of the pot
dealer-showdown = showdown
dealer-run = next run-out

## Amounts of a table's sign

setting-small-blind = small blind
setting-big-blind = big blind
setting-ante = ante
setting-ante-for-all = ante for all
setting-live = live blind
setting-dead = dead blind
setting-bring-in = bring-in
setting-straddle = straddle
setting-low = low bet
setting-high = high bet
setting-small-bet = low bet
setting-big-bet = high bet
setting-least = smallest bet
setting-most = largest bet
setting-cap = cap
setting-chip = chip
setting-stack = stack

## Games

game-holdem = Texas Hold’em
game-holdem-32 = Texas Hold’em, 32 cards
game-holdem-36 = Short-deck Hold’em, 36 cards
game-omaha = Omaha Hold’em
game-omaha-high-low = Omaha High-Low
game-omaha-5 = Five-card Omaha
game-omaha-5-high-low = Five-card Omaha High-Low
game-omaha-6 = Six-card Omaha
game-omaha-6-high-low = Six-card Omaha High-Low
game-five-card-draw = Five Card Draw
game-deuce-to-seven-single-draw = Deuce to Seven, single draw
game-deuce-to-seven-triple-draw = Deuce to Seven, triple draw
game-badugi = Badugi
game-stud = Seven Card Stud
game-stud-high-low = Seven Card Stud High-Low
game-razz = Razz
game-horse = HORSE

limit-no-limit = No Limit
limit-pot-limit = Pot Limit
limit-fixed-limit = Fixed Limit
limit-spread-limit = Spread Limit

kind-cash = cash game
kind-tournament = tournament
kind-practice = practice game
kind-live = real cards
