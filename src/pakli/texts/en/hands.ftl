### One's own hands and statistics. English. `$name` and `$title` are names.

## What is refused

refusal-gone-own_hand = You were not dealt into such a hand, or it is not there: { $number }.
refusal-gone-hand_link = This link shows nothing any more: it was taken back, or was never made.
refusal-hands-many_links = You show { $most } hands by links already. Take one back first.
refusal-hands-no_words = None of these hands can be told in that format.
refusal-may-coach_practice = The coach looks at hands of practice tables alone: where chips count, nobody is helped.

## The page

hands-title = My hands
hands-about = Every hand you were dealt into, as you saw it: your own cards and those that were shown.
hands-part-list = Hands
hands-part-statistics = Statistics
hands-part-links = Links
hands-incomplete = Your older hands are still being gathered.
hands-none = No hand is like that.
hands-more = Older hands
hands-count = On this page: { $count }
hands-open = Look at hand { $number } of { $title }
hands-hand = Hand { $number }
hands-back = Back to the list

## What is searched for

hands-filter = Which hands
hands-search = Number of a hand
hands-table = Table
hands-tournament = Tournament
hands-game = Game
hands-money = Chips
hands-money-practice = Practice chips
hands-money-tournament = Tournament chips
hands-all = All
hands-since = From
hands-until = Until
hands-result = Outcome
hands-result-won = Won
hands-result-lost = Lost
hands-big = Big pots only: 50 big blinds and more
hands-showdown = Only with me at the showdown
hands-clear = Show all

## Columns

hands-column-when = When
hands-column-hand = Hand
hands-column-title = Table
hands-column-game = Game
hands-column-pot = Pot
hands-column-gain = Won or lost
hands-column-player = Player
hands-column-position = Position
hands-column-hands = Hands
hands-column-won = Hands won
hands-column-blinds = Big blinds won
hands-column-per_hundred = Big blinds per 100 hands
hands-column-vpip = VPIP
hands-column-pfr = PFR
hands-column-three_bet = 3-bet
hands-column-aggression = Aggression factor
hands-column-aggression_rate = Aggression frequency
hands-column-went_to_showdown = WTSD
hands-column-won_at_showdown = W$SD
hands-column-event = Tournament
hands-column-entries = Entries
hands-column-players = Players
hands-column-place = Place
hands-column-paid = Paid
hands-column-prize = Won
hands-column-money = Currency

## The replay

hands-odds = Odds
hands-odds-of = { $name }: { $percent }
hands-odds-exact = Every deal was counted.
hands-odds-sampled = From random deals, good to about half a percent.
hands-odds-unknown = * Not all cards are known: any cards are counted for them.
hands-odds-why-draws = There are no odds in draw games: they hang on what will be thrown away.
hands-odds-why-boards = There are no odds for hands on several boards.
hands-odds-why-unknown = There are no odds: nobody’s cards are known.
hands-odds-why-time = The time was up before all odds were worked out.
hands-odds-not-now = No odds at this point: too few cards are known, or the board was dealt several times.
hands-odds-about = Cards shown at the end count from the beginning.
hands-keys = Keys: arrows step, Home and End go to either end, Space plays and pauses.

## Links

hands-share = Show it by a link
hands-share-about = Whoever has the link sees this hand as you saw it, your cards and everybody’s name too. Cards never shown stay unknown. You can take the link back at any time.
hands-share-make = Make a link
hands-share-link = The link, shown this once
hands-shared-by = { $name } shows you this hand as { $name } saw it.
hands-links-none = You show no hand by a link.
hands-links-made = Made { $when }
hands-link-back = Take back
hands-link-back-of = Take back the link to hand { $number }
hands-link-gone = The link opens nothing any more.

## Files

hands-export = As a file
hands-export-phh = PHH
hands-export-pokerstars = PokerStars text
hands-export-ohh = Open Hand History
hands-export-about = As you saw the hands. At most the newest 1,000.
hands-exported =
    { $count_n ->
        [one] In the file: { $count } hand.
       *[other] In the file: { $count } hands.
    }
hands-left-out = Left out: { $count }.
hands-left-out-no_such_game = The format has no word for their game: { $count }
hands-left-out-misdeal = The deal was void: { $count }
hands-left-out-gone = No longer in the records: { $count }
hands-left-out-older = Older than the newest 1,000: { $count }. Choose a time to get them.
hands-left-out-other = The format cannot tell what happened: { $count }

## Statistics

hands-own = Your play
hands-positions = By position
hands-position-small_blind = Small blind
hands-position-big_blind = Big blind
hands-position-early = Early
hands-position-middle = Middle
hands-position-cutoff = Cutoff
hands-position-button = Button
hands-position-none = No button
hands-others = Others, from your hands alone
hands-others-about = Only hands you were dealt into yourself are counted: nobody sees more of others than that.
hands-gains = Won or lost
hands-chart = Big blinds won, hand by hand
hands-chart-text = After { $hands } hands: { $last } big blinds. Highest { $most }, lowest { $least }.
hands-chart-stack = Your chips, hand by hand
hands-chart-stack-text = After { $hands } hands: { $last } chips. Most { $most }, fewest { $least }.
hands-events = Tournaments
hands-events-none = No tournament of yours is over.
hands-return = { $money }: { $events } tournaments, paid { $paid }, won { $won }, return on investment { $roi }, in the money { $in_the_money }.
hands-no-return = none
hands-csv = As a sheet (CSV)
hands-explained = What the figures mean
hands-explain-vpip = VPIP: hands in which you put chips in of your own will in the first round, of those with a decision of yours in it.
hands-explain-pfr = PFR: of the same hands, those in which you raised in the first round.
hands-explain-three_bet = 3-bet: how often you raised again when you faced the first raise.
hands-explain-aggression = Aggression factor: bets and raises for each call, after the first round.
hands-explain-aggression_rate = Aggression frequency: bets and raises, of your bets, raises, calls and folds after the first round.
hands-explain-went_to_showdown = WTSD: showdowns you reached, of hands in which you saw the second round.
hands-explain-won_at_showdown = W$SD: showdowns in which you won chips, of all your showdowns.

## The coach

# `$action` is one of the `action-…` messages.
coach-title = Coach
coach-ask = Ask the coach
coach-hide = Close the coach
coach-about = What your decisions were worth, by what you knew then. The figures are the strong bot’s estimates, against hands the others are likely to hold by their betting. Cards that were never shown are not looked at.
coach-about-cash = This was no tournament: of the four facts, position and the strength of your cards count.
coach-none = You had nothing to decide in this hand.

## The coach: a decision

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
coach-where-button = On the button
coach-where-small_blind = Small blind
coach-where-big_blind = Big blind
coach-where-early = Early
coach-where-middle = Middle
coach-where-late = Late
coach-did = You: { $action }
coach-timed = The clock decided for you.
coach-bot = The strong bot: { $action }
coach-best = Worth most: { $action }
coach-throws = Throw away { $cards }
coach-brings-in = Bring in { $amount }

## The coach: what it was worth

coach-verdict-good = A good move.
coach-verdict-even = About as good as the best.
coach-verdict-gave = It gave away about { $amount } ({ $blinds }).
coach-verdict-gave-chips = It gave away about { $amount }.
coach-verdict-gave-prizes = It gave away about { $percent } of all the prizes.
coach-verdict-same = The strong bot does the same.
coach-verdict-other = The strong bot does something else.
coach-why-draw = There is no figure in chips: what a draw is worth depends on everything that follows.
coach-why-bring_in = There is no figure: the bring-in has to be paid.
coach-why-start = There is no figure: what a raise in the first round is worth depends on everything that follows.
coach-why-short = There is no figure: with so few chips the strong bot weighs all-in or out, and nothing between.
coach-margin = Less than { $amount } would mean nothing here.

## The coach: the four facts

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
coach-stack-prizes = So near the prizes, a chip you lose costs { $percent }% more than a chip you win is worth.
coach-position = { $where ->
        [button] You had the button
        [late] You sat late
        [middle] You sat in the middle
        [early] You sat early
       *[none] You did not act last
    }. Still to act after you: { $behind }. The earlier one acts, the better the cards must be.
coach-position-last = You acted last: you knew what all the others had done.
coach-position-closes = Nobody could bet after you in this round, but in the rounds after it you act before others.
coach-position-blind-late = You had a blind: late in the first round, but early in all the rounds after it.
coach-position-blind-early = You had a blind: from the second round on that is early, so the cards must be better.
coach-strength-start = Of all starting hands, { $percent }% are weaker than yours.
coach-strength-free = Your hand was worth { $percent }% of the pot on average; an even share would be { $even }%.
coach-strength-enough = Your hand was worth { $percent }% of the pot on average, more than the { $needed }% that a call needed.
coach-strength-short = Your hand was worth { $percent }% of the pot on average, less than the { $needed }% that a call needed.
coach-strength-just = Your hand was worth { $percent }% of the pot on average: just about what a call needed.
coach-strength-all-enough = If everybody who still could had called, your hand was worth { $percent }% of the pot on average, more than the { $needed }% that your call would then have needed.
coach-strength-all-short = If everybody who still could had called, your hand was worth { $percent }% of the pot on average, less than the { $needed }% that your call would then have needed.
coach-strength-all-just = If everybody who still could had called, your hand was worth { $percent }% of the pot on average: just about what your call would then have needed.
coach-strength-to-come = With betting still to come, weak hands win less than their share in the end, and strong hands more.
coach-strength-some = Only the { $rivals } opponents who had put in most were counted.
coach-strength-drawn = After such a draw your hand beats { $percent }% of the hands at a showdown on average.
coach-strength-drawn-other = After such a draw your hand beats { $percent }% of the hands at a showdown on average; after the strong bot’s, { $better }%.
