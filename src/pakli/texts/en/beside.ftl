### Beside the table: the panel, last hands and replay, notes, chart, dialogs, the cut. English.
### `$name` is a person’s name; `$amount`, `$least` and the like are chips in the table’s money.

## The panel

beside-tab-hands = Hands
beside-new-lines =
    { $count_n ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
beside-copy-log = Copy as text
beside-copy-by-hand = This page is not served over https, so it cannot copy by itself: the text is selected, copy it by hand.
beside-text-of-log = The log as text
beside-earlier-hand = Show the hand before

## Last hands

beside-no-hands = No hand has ended here yet. The first one appears when it is over.
beside-hand = Hand { $number }
beside-wins = { $name } wins { $amount }
beside-own-gain = you { $amount }
beside-not-in = without you
beside-replay = Replay hand { $number }
refusal-may-odds_practice = Odds during a hand are shown at practice tables alone.
beside-odds-show = Show my odds
beside-odds = If everybody stays, your cards take about { $percent }% of the pot. Opponents, with any cards: { $rivals }.
beside-odds-none = You have no cards now.
beside-odds-about = Only here, where practice chips are played for. What others did is not in it.
beside-coach = Coach
beside-to-list = Back to the list
beside-step-first = First step
beside-step-back = One step back
beside-step-on = One step on
beside-step-last = Last step
beside-play = Play
beside-pause = Pause
beside-step = Step { $step } of { $steps }
beside-replay-keys = Keys: arrows step, Home and End go to the ends, space plays and pauses.
beside-replay-lines = What happened, step by step
beside-replay-table = The table at this step

## The stack

beside-chart = Your chips
beside-chart-text =
    { $count_n ->
        [one] { $count } hand: from { $first } to { $last }; least { $least }, most { $most }.
       *[other] { $count } hands: from { $first } to { $last }; least { $least }, most { $most }.
    }
beside-chart-hand = After hand { $number }: { $amount }
beside-chart-now = Now: { $amount }.
beside-chart-none = Your chips are drawn here once you have played a hand.

## Chat

beside-phrases = Quick phrases
beside-phrase-1 = Well played!
beside-phrase-2 = Nice hand!
beside-phrase-3 = Thank you.
beside-phrase-4 = Good luck, everybody.
beside-phrase-5 = One moment, please.
beside-phrase-6 = Good night, all.
beside-edit-phrases = Change the phrases
beside-phrase = Phrase { $number }
beside-phrases-keep = Keep the phrases
beside-phrases-usual = Take the usual ones

## Notes

beside-note = Note on { $name }
beside-note-private = Only you ever see this.
beside-note-text = What you want to remember
beside-note-tag = How they play
beside-note-left = Characters left: { $count }
beside-note-keep = Keep the note
beside-note-remove = Remove the note
beside-tag-none = no tag
beside-tag-loose = loose
beside-tag-tight = tight
beside-tag-aggressive = aggressive
beside-tag-passive = passive
beside-tag-tricky = tricky
beside-tag-friend = friend
beside-tag-note = note

## Buying chips

beside-possible = Possible
beside-stack-now = Your chips here now
beside-stack-after = Your chips here after it
beside-balance-now = In your account now
beside-balance-after = In your account after it
beside-buy-later = What is bought during a hand arrives when it is over.
beside-buy-again = You have lost all your chips here. Buy again to be dealt in, or leave the table.
beside-buy-first = You sit down with these chips. You may add more between hands.
beside-bought-already = On their way, when the hand is over: { $amount }

## Coming in, going out

beside-entry = How you come in
beside-entry-post = Posting costs { $amount }: you are dealt in at the next hand in which your seat may be.
beside-entry-post-unknown = Posting pays the blind at once: you are dealt in at the next hand in which your seat may be.
beside-entry-wait = Waiting costs nothing: you are dealt in when the big blind comes to you.
beside-out = What sitting out means
beside-out-now = Sit out now: your hand is played to its end, then you are not dealt in. Your chips and your seat stay.
beside-out-at-big-blind = At the next big blind: you play until the big blind would be yours, then you sit out.

## What one agrees to

beside-agree = Nobody sees what you agree to. What needs everybody happens only if all who are dealt in have agreed.
beside-agree-straddle = The third player may post twice the big blind before the deal and act last in the first round.
beside-agree-bomb-pot = Somebody may propose a hand in which all pay the same and the first round of betting is left out.
beside-agree-runs = When all who are left are all-in, the rest of the board may be dealt several times, each time for an equal part of the pot.
beside-agree-cut = Before some hands you are asked whether and where you cut the pack.

## The cut

beside-cut-strip = The pack: where do you cut?
beside-cut-at = Card { $at } of { $cards }
beside-cut-how = Tap or drag along the pack, or use the arrow keys.

## When something is broken

beside-connection = Connection
beside-lost-over = Your time to come back is over: your hand may be played without you. Your chips and your seat are kept.
beside-held = The table is on hold.

## The sign

beside-sign-differs = Not as in “{ $preset }”
beside-sign-all-usual = Everything as in “{ $preset }”.
beside-sign-usual = As in “{ $preset }”
