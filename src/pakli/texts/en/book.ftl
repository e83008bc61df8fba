### The rulebook as a page: its headings, its worked examples step by step, house rules, glossary. English.

## The page

book-title = Rulebook
book-about = Every clause, in the order of the rulebook. A refusal at the table names the clause behind it.
book-contents = Chapters
book-rules = House rules
book-glossary = Glossary
book-search = Search the rulebook
book-search-hint = Number of a clause, or words
book-found =
    { $count_n ->
        [0] Nothing was found.
        [one] { $count } found.
       *[other] { $count } found.
    }
book-print = Print
book-sources = From: { $sources }
book-link = Link to { $clause }
book-loading = The rulebook is being opened …

## House rules

book-rules-about = Where the rulebooks disagree, the table decides. These are the questions, the answers there are, and what each preset chooses.
book-values = Possible
book-chosen = Chosen by
book-all-presets = all presets
book-value-by-preset = { $value } ({ $presets })

## Glossary

book-glossary-about = The words of the game in three languages, each with the clause in which to read about it.

## Worked examples

book-examples = Worked examples
book-play = Play the example
book-close = Close the example
book-shows = Shows:
book-preset = House rules of this table: { $preset }
book-asked = { $name } is asked
book-refused = Refused
book-end = The example ends here.
tries-bet = { $name } wants to bet { $amount }.
tries-raise = { $name } wants to raise to { $amount }.
tries-buy = { $name } wants to buy { $amount }.
tries-check = { $name } wants to check.
tries-call = { $name } wants to call.
tries-fold = { $name } wants to fold.
tries-muck = { $name } wants to throw the hand away.
tries-show = { $name } wants to show.
tries-rebuy = { $name } wants to rebuy.
tries-add-on = { $name } wants the add-on.
told-main-break = The main break begins: one add-on for each player, for the entry fee. Chips: { $chips }.
told-rebuys-over = The first hour is over: one add-on for each player, for the entry fee. Chips: { $chips }.

## What each example shows

example-button-draw = Two kings: the king of spades draws the button, for spades rank highest
example-lowest-straight = A-7-8-9-10 is the lowest straight with 32 cards
example-order-of-hands = A royal flush beats aces full, tens full and a straight
example-order-below = Below them: flush, straight, three of a kind, two pair, pair, high card
example-queens-full-of-threes = Board 3 3 Q Q A: both have queens full of threes, and the pot is halved
example-queens-full-of-aces = The same board: queen and ace make the higher full house
example-full-houses = Aces full beat threes full: the three of a kind decides
example-flush-beats-full-house = 32 cards: a flush beats a full house
example-flush-by-suit = Two flushes: spades win, whatever their ranks
example-pair-by-suit = Two pairs of eights: the eight of spades wins, kickers do not count
example-eight-or-better = Board 8 7 5 K Q, eight or better: the low half is won
example-no-low = The same cards with qualifier seven: the high hand wins all
example-deuce-to-seven = A-2-3-4-5 is ace high and loses to K-5-4-3-2
example-razz = Any low without a pair beats a pair
example-badugi = Four cards of four suits beat three
example-short-deck = 36 cards: a flush beats a full house
example-two-and-three = Exactly two of one’s own: one spade in hand makes no flush
example-board-plays = The board is the best hand for both: the pot is halved
example-facing-a-bet = Who owes something cannot check
example-nobody-can-answer = No raise where nobody could answer it
example-fixed-ladder = 10/20: 10, 20, 30, 40, later 20, 40, 60, 80, and no fifth bet
example-fixed-small = 1/2 in chips of 0.50: 2, 4, 6, 8, later 4, 8, 12, 16
example-cap-lifted = Three in, one folds, then a fifth bet: two players are not capped
example-cap-stays = Four bets first, a fold afterwards: the round stays capped
example-spread = 2 to 6: after a bet of 2 and a raise of 6 the next raise is exactly 6
example-pot-after-calls = Pot 100, bet 50, two calls: to 350 at most
example-pot-of-small-bets = Pot 100, bet 20, two calls: to 200 at most
example-pot-first-bet = Pot limit 10/20: the first bet is 20, the first raise to 40
example-double-the-bet = After a bet of 10 a raise is to at least 20
example-raise-as-large-as-the-last = Bet 300: raise to at least 600
example-raise-by-the-blind = Smallest raise a big blind: an all-in of 420 over 300 is full, then to at least 520
example-raise-is-an-increment = 50, then 150: the raise is 100, so the next is to 250
example-short-all-in = Bet 50, all-in 73, called: the bettor may call 23, not raise
example-yet-to-act = The same: who has not acted may raise, to at least 123
example-full-all-in = Bet 50, all-in 100: a full raise, so the bettor may raise to 150
example-one-chip-short = Bet 50, raise to 150, all-in 249: one chip short, nothing is reopened
example-half-a-bet = Fixed limit, unit 20: an all-in of 15 counts as a bet, then to 35
example-short-big-blind = PL 100/200, the big blind has 100: still at most 700
example-antes-in-the-pot = Three antes of 5 count in the pot limit: at most 50
example-ante-for-all = A big-blind ante is dead money: the button’s 1 wins 5, the side pot is 2
example-straddle-third = Straddle 20, all call: the straddler may still raise
example-straddle-button = The third declines, the button posts: the small blind acts first, the button last
example-straddle-raise = Pot limit 5/10, straddle 20: a raise is to at least 40, at most 75
example-bet-goes-back = A bet nobody called goes back, and the winner shows nothing
example-last-raiser-shows = Who bet last on the river shows first; the beaten may throw away
example-checked-through = Checked through: the first left of the button shows first
example-everyone-shows = Where everyone shows, no hand is thrown away
example-declared-too-low = A full house declared as a flush has no claim to the pot
example-odd-chip-high = High-low, 11 chips: 6 for the high hand, 5 for the low
example-odd-chips-of-three = 11 chips for three: 4, 4, 3, from the left of the button
example-both-halves-alike = Both tie both ways for 10: 5 and 5
example-turned-up = Nobody can bet any more: both hands are turned up, and the board comes
example-side-pot = To call is 10, one has 6: main pot 18, side pot 8
example-three-pots = All-in 10 and 25, two more at 55: pots of 40, 45 and 60
example-one-takes-all = The same: a big stack is best and takes all 145
example-middle-all-in-wins = All-in 10, 25 and 55, the 25 is best: two pots of 30, and 30 goes back
example-blind-not-asked = All-in 30 and 60 against the big blind of 100: 40 goes back, nobody is asked
example-rake = Rake of 5 per cent, at most 4: 116 of 120 are won
example-dead-button = Dead button: the big blind moves on, the button stands at an empty seat
example-heads-up = Two players: the button has the small blind, first before the flop, last after it
example-big-blind-option = First to act cannot check; the big blind may, if nobody raised
example-button-folds = After the flop the first one in to the left of the button starts
example-draw-betting = Four antes of 5: bet 5 to 20, raise to at most 80
example-draw-stub-empty = 3, 3, 3 and 3 cards: the fourth gets the three burned ones
example-draw-one-card-left = 3, 3, 2 and 3 cards: the last card is burned, and three of four burned cards dealt
example-draw-who-starts = After the draw the first one after the last to bet starts
example-draw-fifth-sits-out = Five seats: who has the button sits out
example-triple-draw = Low bet before and after the first draw, high bet after that
example-bring-in = The lowest card face up brings in 3; completing makes it 10
example-fourth-street = Fourth street: the highest hand showing starts, a pair changes no limit
example-out-of-time = Out of time: checks where checking is free, folds else
example-bought-in-a-hand = What is bought in a hand arrives after it
example-top-up = Maximum 100, stack 60: 40 may be added, 41 not
example-half-the-minimum = Minimum 20, nothing left: at least 10 to stay
example-add-on-after-rebuy = Add-on after a rebuy: in the main break, twice the starting chips for one fee
example-add-on-after-last-hand = Broke in the last hand before the break: a rebuy, then the add-on
example-rebuys-of-first-hour = Rebuys of the first hour: below the starting stack, as often as one likes; then one add-on
