### The dealer’s console of a live table, for tablet and keyboard. English. `$name` is a name, `$amount` chips.

console-title = Dealer’s console
console-not-yours = You do not deal at this table. Who opened it can hand you the console.
console-to-table = To the table
console-table = Table
console-entry = Entry
console-beside = Beside the game
console-players = Players
console-join = Join by phone
console-irregular = Irregularities
console-happened = What happened
console-turn = { $name } to act.
console-shows = Cards shown by { $name }
console-show-unseen = Enter no cards: say who won
console-check-around = All check
console-fold-to = Everybody before { $name } folds
console-fold-to-short = Fold to here
console-undo = Take back
console-do = Enter
console-amount = Amount in all, from { $least } to { $most }
console-mark-least = Least
console-mark-third-pot = 1/3 pot
console-mark-half-pot = 1/2 pot
console-mark-two-thirds-pot = 2/3 pot
console-mark-pot = Pot
console-mark-most = Most
console-mark-minimum = Least
console-mark-maximum = Most
console-clock = Clock: { $seconds } s
console-clock-runs = The clock runs: { $seconds } s.
console-main-pot = Pot: { $amount }
console-side-pot = Side pot { $number }: { $amount }
console-pot = In the middle: { $amount }.
console-card-back = Another card
console-suit-s = Spades
console-suit-h = Hearts
console-suit-d = Diamonds
console-suit-c = Clubs
console-award = Who wins the pot of { $amount }?
console-award-side = Who wins side pot { $number } of { $amount }?
console-split = Several share it
console-split-do = Divide
console-button = Button: { $name }
console-post-small-blind = small blind
console-post-big-blind = big blind
console-post-ante = ante
console-post-ante-for-all = ante for all
console-post-live = live post
console-post-dead = dead post
console-post-straddle = straddle
console-next-hand = Next hand
console-first-button = Who has the button first? Draw cards, or settle it as you like.
console-too-few = Two players with chips are needed. Seat them below, or let them join by phone.
console-seat-name = Seat by name
console-name = Name
console-seat = Seat
console-chips = Chips
console-buys = Chips for { $name }
console-buy = Buys
console-in = Back in
console-out = Sits out
console-posts = Posts
console-leave = Leaves
console-join-how = Players scan this with their phones and take a seat.
console-join-private = The table is private: a link lets in up to 30 people for a day.
console-join-make = Make the link
console-join-ask = The table is private. Who opened it can make a link.
console-dealers = Who deals
console-hand-over = Hand over the console to { $name }
console-take-over = Take the console back from { $name }
console-whose = Player
console-which-card = Which card
console-exposed = Card exposed
console-exposed-about = Before anybody has acted. The house rule says: it is replaced, or a misdeal.
console-misdeal = Misdeal
console-misdeal-about = Cards and chips go back, the same hand is dealt again.
console-count = Wrong number of cards
console-count-about = Before the betting a misdeal; later that hand is dead, if it cannot be mended.
console-dead = Hand is dead
console-return = Give the last bet back
console-award-hand = Give the pot to this player
console-no-hand = No hand is on.
console-why-misdeal = Misdeal
console-why-count = Wrong number of cards
console-why-dead = Dead hand
console-why-return = Bet by mistake
console-why-award = Ruling at the table
console-typed = Type an entry
console-help = Help
console-help-title = Entries by the keyboard
console-wrong-word = There is no such entry. Type ? for help.
console-wrong-now = That is not possible now.
console-wrong-amount = An amount belongs to it: r 350.
console-wrong-board = Cards belong to it, when a board is due: b AsKd9c.
console-wrong-cards = Cards are written so: s AhKh.
console-wrong-award = Seats belong to it, when a pot is awarded: w 2, or w 2 5.
console-wrong-nothing = There is nothing to take back.

## Entries by the keyboard

console-key-f = f
    .does = folds
console-key-c = c
    .does = calls, or checks
console-key-k = k
    .does = checks
console-key-r = r 350
    .does = bets or raises to 350 in all
console-key-a = a
    .does = all-in
console-key-b = b AsKd9c
    .does = cards of the board: ranks 2–9 T J Q K A, suits s h d c
console-key-s = s AhKh
    .does = shows these cards; s alone: shown, not entered
console-key-m = m
    .does = throws the hand away
console-key-d = d 2
    .does = changes 2 cards; d 0: none
console-key-w = w 2 5
    .does = seats 2 and 5 win; wh: the high half, wl: the low half
console-key-u = u 2
    .does = takes the last 2 entries back
console-key-n = n
    .does = next hand

console-cards-missing =
    { $count_n ->
        [one] { $count } more card.
       *[other] { $count } more cards.
    }
console-board = Board { $board }: cards
console-board-burn = Board { $board }: burn one, then cards
console-deal-check =
    { $count_n ->
        [one] Everybody has been dealt { $count } card.
       *[other] Everybody has been dealt { $count } cards.
    }
