### pakli play: a practice game in the terminal. English. Read aloud by screen readers: short, plain lines.

play-you = You
play-names = Anna, Bence, Celia, David, Emma, Frank, Grace, Henry, Irene, Jacob, Karen, Lewis, Maria, Norman, Olivia, Peter, Rita, Simon, Teresa, Victor, Wanda, Zoe

## Sitting down

play-others = With you at the table: { $names }.
play-start = Write h and press Enter for help, q to leave.
play-draw = Draw for the button.
play-drew = { $name }: { $card }.
    .you = You: { $card }.

play-sits-out = { $name } sits this hand out.
    .you = You sit this hand out.
play-sign-bring-in = bring-in { $amount }
play-sign-button-blind = button blind { $amount }

## Your turn

play-free = Nothing to call.
play-hand = You have: { $hand }.
play-bring-in-due = The bring-in is yours.
play-bring-in = Bring in { $amount }
play-which-cards = Name the cards or their places, such as d 1 3 or d 7c 9h. k keeps them all.
play-new-cards = You are dealt: { $cards }.
play-face-up = Face up: { $hands }.
play-call-all-in = Call { $amount }, all-in
# No dash between the numbers: not every screen reader speaks it.
play-bet-range = Bet { $least } to { $most }
play-raise-range = Raise to between { $least } and { $most }
play-how-much = How much in all? From { $least } to { $most }.
play-yes-or-no = y yes, n no.
play-not-understood = “{ $text }” means nothing here. h lists what you can write.
play-clause-hint = Rulebook, clause { $clause }. ? reads it.
play-nothing-refused = Nothing has been refused yet. “? B8” reads clause B8.

## Who wins halves

play-wins-high = { $name } wins the high half, { $amount }, with this hand: { $hand }.
    .you = You win the high half, { $amount }, with this hand: { $hand }.
play-wins-low = { $name } wins the low half, { $amount }, with this hand: { $hand }.
    .you = You win the low half, { $amount }, with this hand: { $hand }.

## Asked at any time

play-no-cards = You have no cards now.
play-no-board = There are no community cards yet.
play-no-last-hand = No hand is over yet.
play-help-intro = Write a key or a word, then Enter.
play-help-enter = Enter alone: your turn again.
play-help-board = hear the board and what lies face up
play-help-draw = throw away cards by their places, or by name, as in d 7c 9h
play-help-stand-pat = in a draw: keep all your cards
play-help-pot = pots and everyone’s chips
play-help-last = the last hand again, line by line

## Between hands

play-next = Enter: next hand. q: leave.
play-offer-stack = A new stack of { $amount }?
play-buys = { $name } buys a new stack: { $amount }.
    .you = You buy a new stack: { $amount }.

## Leaving

play-left-hand = You leave in the middle of a hand: what you put in stays in the pot.
play-summary = Hands: { $hands }. Chips bought: { $bought }. Chips at the end: { $left }.
play-won = You are ahead by { $amount }.
play-lost = You are behind by { $amount }.
play-even = You are even.
play-no-terminal = The practice game is played in a terminal: type “pakli play” there. Lines piped in are played too.
play-bad-stakes = “{ $stakes }” are no stakes. Write two whole numbers, the lower first, such as 10/20.
play-bad-stack = A stack of { $stack } is too small here: it holds at least the big blind, { $least }.

## What can be written: the key first; the keys are the same in every language

play-words-fold = f, fold
play-words-check = k, check
play-words-call = c, call
play-words-raise = r, raise, b, bet
play-words-all-in = a, all-in, allin
play-words-show = s, show
play-words-muck = m, muck
play-words-draw = d, draw, discard
play-words-cards = o, own, cards
play-words-board = v, board
play-words-pot = p, pot, pots, stacks, chips
play-words-sign = g, game, sign
play-words-last = l, last
play-words-clause = ?, why, clause
play-words-help = h, help
play-words-quit = q, quit, leave, exit
play-words-yes = y, yes
play-words-no = n, no

play-amount-least = min, minimum, least
play-amount-most = max, maximum, most
play-amount-half-pot = half, 1/2
play-amount-whole-pot = pot

## Help of the command

cli-play = A practice game in the terminal: you against bots, with free chips, in plain lines that a screen reader can follow.
    .title = A practice game in the terminal.
cli-play-stakes = The two numbers on the table’s sign: small and big blind; fixed limit: low and high bet; spread limit: smallest and largest bet.
cli-play-stack = Chips you start with; without it, a hundred big blinds.
cli-play-name = Your name at the table.
cli-play-words = Say cards in words: ace of spades, not A♠.

## Straddles

play-offer-straddle = You may post the live straddle, { $amount }, before the cards. Do you?
cli-play-straddle = Everybody agrees to live straddles, where the house plays them (kaszino).
cli-simulate-straddle = Everybody agrees to live straddles, where the house plays them (kaszino).
