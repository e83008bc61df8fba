### Acting at the page's table: amounts, what is decided beforehand, keys, what is said aloud. English.

## Amounts

act-more = More, by { $amount }
act-less = Less, by { $amount }
act-percent = { $percent } %
    .full = { $percent } % of the pot
act-sure-raise = Raise to { $amount }? That is a big part of your chips, and more than the pot.
act-sure-bomb-pot = Everybody at the table is told of your proposal. Sure?
act-which-cards = Which cards do you show?

## Decided beforehand

act-before = Decide beforehand
act-before-check-fold = Check or fold
act-before-check = Check
act-before-call = Call { $amount }
act-before-set = Decided: { $what }. Only you know.
act-before-unset = Nothing is decided beforehand.
act-before-cancelled = What is to call has changed, so nothing is decided any more: { $what }.
act-too-soon = This has only just come. Please press again.

## Time

act-bank-begins = Your time is up. The time bank runs: { $seconds } seconds.

## What the browser can do

act-notify-https = Notifications need https, or this very machine. Here the window’s title tells your turn.
act-notify-denied = The browser does not let this page notify you. Its own settings can allow it.
act-notify-missing = This browser has no notifications.
act-vibrate-missing = This device does not vibrate.

## One’s own hand

act-hand-high = High: { $hand }

## Keys

keys-title = Keys
keys-about = Keys work at the table, not while you write in a field. A key does nothing to a question that has only just come.
keys-acting = Acting
keys-hearing = Hearing
keys-table = At the table
keys-f = Fold. Before your turn: check or fold
keys-k = Check, stand pat. Before your turn: check
keys-c = Call, bring in. Before your turn: call this amount
keys-r = Bet or raise: into the amount, Enter sends it
keys-a = All-in
keys-s = Show
keys-m = Throw away unseen
keys-d = Throw away the cards picked
keys-y = Straddle; what you agree to
keys-n = Decline
keys-digits = Pick a card, a named amount, a game, a number of run-outs; 0: as the others like
keys-arrows = Amount, a chip more or less
keys-pages = Amount, ten chips more or less
keys-enter = Send the amount picked
keys-escape = Close; out of the amount; nothing decided beforehand
keys-o = Your cards, and what they make
keys-v = The board
keys-p = The pots
keys-e = Everybody’s chips
keys-t = Whose turn it is
keys-w = Why not: the last refusal
keys-l = What was said last
keys-g = The game and its stakes
keys-h = These keys
keys-i = Sit down, sit out, sit in again
keys-j = Post the blind now; onto or off the waiting list
keys-z = Wait for the big blind; show some cards; out at the big blind
keys-u = Buy chips
keys-seat = Change seats
keys-bomb-pot = Propose a bomb pot
keys-x = Cut the pack; cards that would have come
keys-q = Leave the table
keys-tables = The table before, the next table

## Said aloud: “Your turn: call 40, raise to 100 up to 480, or fold.”

speech-turn = Your turn: { $options }.
speech-list = { $before }, { $next }
speech-or = { $before } or { $last }
speech-or-list = { $before }, or { $last }
speech-fold = fold
speech-check = check
speech-call = call { $amount }
speech-call-all-in = call all-in for { $amount }
speech-bet = bet { $amount }
speech-bet-range = bet { $least } up to { $most }
speech-raise = raise to { $amount }
speech-raise-range = raise to { $least } up to { $most }
speech-complete = complete to { $amount }
speech-complete-range = complete to { $least } up to { $most }
speech-bring-in = bring in { $amount }
speech-all-in = go all-in with { $amount }
speech-discard =
    throw away up to { $count_n ->
        [one] { $count } card
       *[other] { $count } cards
    }
speech-stand-pat = stand pat
speech-show = show
speech-muck = throw away unseen
speech-straddle = straddle { $amount }
speech-decline = decline
speech-cut = cut the pack
speech-runs =
    run it { $count_n ->
        [one] { $count } time
       *[other] { $count } times
    }
speech-any-runs = as the others like
speech-stack = { $name } { $amount }
speech-nothing-yet = Nothing has been said yet.
