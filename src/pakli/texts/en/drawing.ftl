### What is drawn on the table, and how one likes it. English.

## The table

draw-table = The table
draw-beside = Panel beside the table
draw-pot = Pot: { $amount }
draw-main-pot = main pot
draw-side-pot = side pot { $number }
draw-main-short = main
draw-side-short = side { $number }
draw-board = board { $number }
draw-in-pot = In it: { $names }
draw-who-in-pots = Who is in which pot
draw-result = Result of the hand
draw-last-hand = Hand { $number } before this one
draw-hand-before =
    { $practice ->
        [true] Hand { $number }: to the coach
       *[false] Hand { $number }.
    }
draw-forget = Seen
draw-to-act = to act
draw-folded = folded
draw-did-call = Call
draw-did-bet = Bet
draw-did-raise = Raise
draw-did-complete = Complete
draw-did-bring-in = Bring-in
draw-did-post = Posted
draw-clock-bank = time bank { $seconds } s
draw-clock-grace = line { $seconds } s
draw-small-blind = SB
draw-big-blind = BB
draw-straddle = STR
draw-button = D

## Settings

looks-title = Settings
looks-table = How the table looks
looks-pack = Pack
looks-pack-four-colour = four colours
looks-pack-two-colour = two colours
looks-card-size = Cards
looks-card-size-small = small
looks-card-size-middle = medium
looks-card-size-large = large
looks-felt = Felt
looks-felt-green = green
looks-felt-blue = blue
looks-felt-red = red
looks-felt-grey = grey
looks-theme = Light
looks-theme-system = like the device
looks-theme-light = light
looks-theme-dark = dark
looks-motion = Motion
looks-motion-system = like the device
looks-motion-full = everything moves
looks-motion-reduced = nothing moves
looks-amounts = Amounts
looks-amounts-chips = in chips or money
looks-amounts-big-blinds = in big blinds (BB)
looks-play = How one plays
looks-ask-all-in = Ask before all-in
looks-ask-free-fold = Ask before folding when checking is free
looks-hints = Explain at practice tables what I may do
looks-bring-forward = The table that waits for me comes to the front, with several open
looks-losing-hands = Hands that have lost
looks-losing-hands-ask = ask me
looks-losing-hands-throw-away = throw away unseen
looks-losing-hands-show = show
looks-presets = Bets with a button, in per cent of the pot
looks-presets-hint = At most six, with spaces between them. Empty: the usual ones.
looks-presets-wrong = Whole numbers from 1 to 1000, at most six.
looks-phrases = Lines for the chat with a button
looks-phrases-hint = At most eight, one on each line. Empty: the usual ones.
looks-phrases-wrong = At most eight lines of at most 60 signs each.
looks-attention = How one is told
looks-sound = Sounds
looks-vibrate = Vibrate when it is my turn
looks-notify = Notification when it is my turn and I look elsewhere
looks-speech = For the screen reader
looks-speech-full = all that happens
looks-speech-brief = what concerns me
looks-kept = Kept with your account.
looks-kept-here = Kept in this browser until you come in.
