### The coach: what decisions in a hand that is over were worth. English. `$action` is one of the `action-…` messages.

refusal-may-coach_practice = The coach looks at hands of practice tables alone: where chips count, nobody is helped.

coach-title = Coach
coach-ask = Ask the coach
coach-hide = Close the coach
coach-about = What your decisions were worth, by what you knew then. The figures are the strong bot’s estimates, against hands the others are likely to hold by their betting. Cards that were never shown are not looked at.
coach-about-cash = This was no tournament: of the four facts, position and the strength of your cards count.
coach-none = You had nothing to decide in this hand.

## A decision

coach-street-pre_flop = Before the flop
coach-street-flop = Flop
coach-street-turn = Turn
coach-street-river = River
coach-street-pre_draw = Before the draw
coach-street-draw = Draw
coach-street-first_draw = First draw
coach-street-second_draw = Second draw
coach-street-third_draw = Third draw
coach-street-third_street = Third street
coach-street-fourth_street = Fourth street
coach-street-fifth_street = Fifth street
coach-street-sixth_street = Sixth street
coach-street-seventh_street = Seventh street
coach-label-pot = Pot
coach-label-to_call = To call
coach-label-stack = Your chips
coach-label-position = Position
coach-label-equity = Your part of the pot, against likely hands
coach-label-needed = Needed for a call (pot odds)
coach-label-really = Against the cards that were shown
coach-did = You: { $action }
coach-timed = The clock decided for you.
coach-bot = The strong bot: { $action }
coach-best = Worth most: { $action }
coach-throws = Throw away { $cards }
coach-brings-in = Bring in { $amount }

## What it was worth

coach-verdict-good = A good move.
coach-verdict-even = About as good as the best.
coach-verdict-gave = It gave away about { $amount } ({ $blinds }).
coach-verdict-gave-chips = It gave away about { $amount }.
coach-verdict-gave-prizes = It gave away about { $percent } of all the prizes.
coach-verdict-same = The strong bot does the same.
coach-verdict-other = The strong bot does something else.
coach-why-draw = There is no figure in chips: what a draw is worth hangs on all that follows.
coach-why-bring_in = There is no figure: the bring-in has to be paid.
coach-why-start = There is no figure: what a raise in the first round is worth hangs on all that follows.
coach-why-short = There is no figure: with so few chips the strong bot weighs all-in or out, and nothing between.
coach-margin = Less than { $amount } would mean nothing here.

## The four facts

coach-facts = What mattered
coach-fact-structure = Structure
coach-fact-stack = Stack
coach-fact-position = Position
coach-fact-strength = Strength
coach-structure = { $speed ->
        [fast] The blinds rise fast
        [slow] The blinds rise slowly
       *[usual] The blinds rise at the usual pace
    }; { $left } players are left, { $paid } places are paid. The faster and the fewer, the bolder one plays.
coach-structure-blinds = { $speed ->
        [fast] The blinds rise fast
        [slow] The blinds rise slowly
       *[usual] The blinds rise at the usual pace
    }. The faster they rise, the bolder one plays.
coach-stack = You had { $own } big blinds, the others { $others } on average.
coach-stack-short = You had { $own } big blinds, the others { $others } on average: with so few, it is all-in or out.
coach-stack-prizes = So near the prizes, a chip you lose weighs { $percent }% more than one you win.
coach-position = { $where ->
        [button] You had the button
        [late] You sat late
        [middle] You sat in the middle
        [early] You sat early
       *[none] You did not act last
    }. Still to act after you: { $behind }. The earlier one acts, the better the cards must be.
coach-position-last = You acted last: you knew what all the others had done.
coach-position-blind-late = You had a blind: late in the first round, but early in all the rounds after it.
coach-position-blind-early = You had a blind: from the second round on that is early, so the cards must be better.
coach-strength-start = Of all starting hands, { $percent }% are weaker than yours.
coach-strength-free = Your cards took { $percent }% of the pot on average; an even part was { $even }%.
coach-strength-enough = Your cards took { $percent }% of the pot on average; a call needed { $needed }%, so it paid.
coach-strength-short = Your cards took { $percent }% of the pot on average; a call needed { $needed }%, which is more.
coach-strength-some = Only the { $rivals } opponents who had put in most were reckoned with.
coach-strength-drawn = After such a draw your cards beat { $percent }% of the hands at a showdown on average.
coach-strength-drawn-other = After such a draw your cards beat { $percent }% of the hands at a showdown on average; after the strong bot’s, { $better }%.
