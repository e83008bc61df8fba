### The page in the browser. English.

## Everywhere

web-close = Close
web-ok = OK
web-yes = Yes
web-again = Try again
web-loading = One moment …
web-language = Language
web-my-hands = My hands
web-to-lobby = To the lobby
web-clause = Rulebook, clause { $clause }
web-in-rulebook = In the rulebook
web-rulebook = Rulebook
web-practise-at-once = Practise at once
    .about = With bots and practice chips; what you may do is explained as you play. You can take a name of your own later.
web-guest-name = Guest { $number }
web-status-lost = The connection is lost. Trying again … Your chips and your seat are kept.
web-status-outdated = This page is older than the server. Please load it again.
refusal-web-no_connection = The server cannot be reached. Please try again in a moment.

## Coming in

web-welcome = Welcome to Pakli
web-how-to-enter = How do you come in?
web-name = Name
web-password = Password
web-invitation = Invitation, if you have one
web-sign-out = Sign out
web-invited = { $name } invites you.
web-for-members = This invitation is for members: become one, or sign in.
web-guest = As a guest
    .about = A name is enough. You can become a member later and keep your chips.
    .do = Come in
web-sign-in = Sign in
    .about = For members of the club.
    .do = Sign in
web-sign-up = Become a member
    .about = Choose a name and a password.
    .do = Become a member
web-recover = Recovery code
    .about = Lost your password? The host can make you a code.
    .do = Choose the new password
web-code = Code
web-new-password = New password
web-copy = Copy
web-copied = Copied

## The lobby

web-lobby = Lobby
web-quick-seat = Quick seat
web-practice = Practise with bots
web-new-table = New table
web-tables = Tables
web-game = Game
web-any-game = any game
web-mixed-game = Mixed game
web-games-played = Games and stakes
web-free-only = only with a seat free
web-no-tables = There is no such table now. Open one, or practise with bots.
web-column-table = Table
web-column-game = Game
web-column-stakes = Stakes
web-column-buy-in = Buy-in
web-column-seats = Players
web-column-average-pot = Average pot
web-column-per-flop = Flop seen
web-column-waiting = Waiting
web-buy-in = { $least } to { $most }
web-buy-in-open = { $least } or more
web-is-private = private
web-bots-there =
    { $count_n ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-seats-taken = { $taken } of { $seats }
web-wait-here = Wait for a seat
web-stop-waiting = Wait no longer
web-waiting-place = your place: { $place }
web-called = A seat is kept for you for a short while. Table: { $table }.
web-called-go = Sit down there

## A new table

web-table-name = Name of the table
web-limit = Limit
web-stakes-low = Stakes, lower
web-stakes-high = Stakes, upper
web-bots = Bots
web-bot-level = How the bots play
bot-level-mixed = mixed
bot-level-easy = easy: for beginners
bot-level-medium = medium: like a club player
bot-level-hard = hard: to grow by
web-level-medium = better bots
web-level-hard = strong bots
web-least = Buy-in from, big blinds
web-most = Buy-in to, big blinds
web-practice-chips = Practice chips
web-private = Private: by invitation only
web-approve = I let every buy-in through myself
web-preset = House rules
web-house-rules = Change single house rules
web-open-table = Open the table
web-ante = Ante in chips; 0: the usual
web-bomb-pot = Bomb pot: each pays; 0: the usual
web-currency = Currency, such as EUR; empty: club chips
web-digits = Digits behind the point
web-chip-value = A chip is worth, in the smallest unit
web-rake = The house takes, in per cent
web-rake-cap = At most, in chips; 0: no limit
web-rotation = The game changes
web-rotation-orbits = after orbits of the button
web-rotation-hands = after hands
web-rotation-dealers-choice = by the button’s choice
web-every = After how many
web-chat = Who writes
web-chat-everyone = everybody
web-chat-seated = only who plays
web-chat-off = nobody
web-delay = Spectators see everything
web-delay-none = at once
web-delay-seconds = { $seconds } s later
web-cut = The pack is offered for cutting
web-sign-preview = What the sign will say
web-numbers-missing = Please fill in every number.

## At the table

web-panels = Menu
web-at-table = At the table
web-happens = What happens
web-gone = This table is closed. Your chips are in your account.
web-middle = Middle of the table
web-own-cards = Your cards
web-your-move = Your move
web-seat = seat { $seat }
web-seats = Seats
web-sit-here = Sit in seat { $seat }
web-empty-seat = Seat { $seat }: empty
web-to-act = to act
web-won = wins { $amount }
web-bought = after the hand { $amount } more
web-rabbit = Would have come:
web-after-hand-sit-out = sitting out after this hand
web-after-hand-leave = leaving after this hand
web-asks-for = { $amount } wait for the host
web-denied = What you asked the host for has come to nothing.
web-mark-waiting = waits for the big blind
web-mark-penalty = put out by the floor
web-mark-away = connection lost
web-mark-bot = bot
web-mark-bot-of = bot of { $owner }
name-of-bot = { $name } (bot)
web-mark-broke = no chips
web-clock-time = { $seconds } s
web-clock-bank = time bank, { $seconds } s
web-clock-grace = connection, { $seconds } s
web-time-short = { $seconds } seconds left.
web-bank-left = time bank { $seconds } s
web-called-here = A seat is kept for you for a short while: choose one.
web-agree = I agree
web-grace = You have { $seconds } seconds to come back before your hand is played without you.
web-did-post = Posted { $amount }
web-did-draw = Draw { $count }

web-waits-dealer = The cards are being dealt.
web-waits-next-hand = The next hand is about to begin.
web-waits-too-few = Waiting for players.
web-waits-on-hold = The table is on hold. { $reason }

## What one may do

web-do-bet = Bet
web-do-raise = Raise
web-do-discard =
    { $count_n ->
        [one] Throw away { $count } card
       *[other] Throw away { $count } cards
    }
web-do-runs =
    { $count_n ->
        [one] One run-out
       *[other] { $count } run-outs
    }
web-do-any-runs = As the others like
web-do-sit = Sit down
web-do-buy = Buy chips
web-do-sit-out = Sit out now
web-do-sit-in = Sit in again
web-do-sit-out-at-big-blind = Sit out at the next big blind
web-do-post = Post { $amount } now
web-do-post-now = Post the blind now
web-do-wait = Wait for the big blind
web-do-leave = Leave the table
web-do-change-seat = Change seats
web-do-join-list = Onto the waiting list
web-do-leave-list = Off the waiting list
web-do-show-after-hand = Show your cards
web-do-show-cards = Show some cards
web-do-rabbit-cards = See the cards that would have come
web-do-switches = What I agree to

web-asked-straddle-offer = Will you straddle?
web-asked-cut-offer = Will you cut the pack?
web-asked-game-choice = Which game?
web-asked-runs-question = How many times is the rest of the board dealt?
web-asked-bringing-in = The bring-in is yours.

web-confirm-leave = You leave the table with all your chips. Sure?
web-confirm-call = The call costs { $amount }. Sure?
web-claim = You declare
web-which-seat = Which seat?
web-how-much = How much?
web-amount = Amount, from { $least } to { $most }
web-amount-wrong = Possible: { $least } to { $most }.
web-amount-least = least
web-amount-most = most
web-amount-minimum = minimum
web-amount-maximum = maximum
web-amount-third-pot = ⅓ pot
web-amount-half-pot = ½ pot
web-amount-two-thirds-pot = ⅔ pot
web-amount-pot = pot

web-switch-straddle = I agree to the live straddle
web-switch-bomb-pot = I agree to bomb pots
web-switch-cut = Offer me the cut
web-switch-runs = Most run-outs
web-runs-ask = ask me each time

## Panels

web-tab-log = Log
web-tab-chat = Chat
web-tab-people = People
web-tab-sign = Sign
web-tab-host = Host
web-seated = Seated ({ $count })
web-mute = Mute for me
web-unmute = Read again
web-silence = No chat for { $minutes } min
web-silenced = { $name } cannot chat for { $minutes } minutes.
web-chat-hidden =
    { $count_n ->
        [one] { $count } line of somebody you muted is hidden.
       *[other] { $count } lines of people you muted are hidden.
    }
host-reason = Reason, which all read
host-hold = Hold the table
host-resume = Go on
host-player = Player
host-remove = Remove from the table
host-uninvite = Take the invitation back too
host-kept = How the table is kept
host-kept-change = Keep it so
host-kept-told = Everybody at the table is told. In the middle of a hand the delay stays as it is, and changes when the hand is over.
host-kept-fixed = Game, stakes and house rules stay as on the sign for as long as the table is open. For others, open another table.
host-close = Close the table
host-close-sure = After the hand everybody leaves with their chips, and the table is gone. Sure?
host-close-yes = Yes, close it
web-no-chat = Nobody has written anything yet.
web-chat-line = Write to the table
web-send = Send
web-waiting-list = Waiting list ({ $count })
web-spectators = Spectators ({ $count })
web-nothing-refused = Nothing has been refused.

## The sign

web-sign-chips = chips of the club
web-sign-chip = a chip is { $worth }
web-sign-rotation-orbits = The next game comes after the button has gone round: { $every }.
web-sign-rotation-hands = The next game comes after so many hands: { $every }.
web-sign-rotation-dealers-choice = The button names the game of each hand.
web-sign-bomb-pot = Bomb pot: everybody pays { $amount }.
web-sign-cut = The pack is offered for cutting.
web-sign-no-cut = The pack is not cut.
web-sign-private = By invitation only.
web-sign-approve = The host lets every buy-in through.
web-sign-delay = Spectators see everything { $seconds } s later.
web-sign-chat-seated = Only those who play write.
web-sign-chat-off = There is no chat.
web-no-protection = A lost connection is no all-in: when the time is up, the hand is played without you.
