### pakli odds: what hands are worth against each other. English.

odds-progress = Boards
odds-column-hand = Hand
odds-column-equity = Equity
odds-column-win = Win
odds-column-tie = Tie
odds-column-error = Standard error
odds-column-high = Of the high half
odds-column-low = Of the low half
odds-column-category = Made hand
odds-column-next = Next card
odds-column-outs = Outs
odds-column-behind = Behind now
odds-column-average = Outs when behind
odds-chances = Outs of ranges: how often each card puts in front, of all times that it can come and the player is behind.
odds-with-error = { $part } ± { $error }
odds-no-outs = none
odds-percent = { $number }%
odds-number = { $number }
odds-cell = { $column } { $value }
odds-row = { $hand }: { $cells }
odds-exact =
    Exact: { $boards_n ->
        [one] { $boards } board
       *[other] { $boards } boards
    }, { $seconds } seconds.
odds-sampled =
    Sampled: { $boards_n ->
        [one] { $boards } deal
       *[other] { $boards } deals
    }, { $seconds } seconds.
odds-heat-map = Equity of { $hand }, hand by hand: suited above the diagonal, offsuit below it.

cli-odds = How often each hand wins, ties, and what part of the pot it can expect. Hands are cards (AhAs, Ah??) or ranges: in hold’em QQ+,AKs,A5s-A2s,top 15%,AQo:0.5,random, in Omaha AA**ds,KKQQ,AsAhKdQc:0.5 (* is any card; ds double-suited, ss single-suited, r rainbow, m all of one suit). In stud, razz and draw games missing cards are dealt, and ranges are of the cards that are held so far: AA*,345:0.5,top 20%, in stud with the up-cards after a stroke: QQ+,K*/Kh.
    .title = What hands are worth against each other.
cli-odds-hands = One hand for each player.
cli-odds-board = The board so far, such as Qh7h2c.
cli-odds-dead = Cards nobody can get any more.
cli-odds-game = Which game: holdem, omaha, omaha-high-low, stud, razz and so on.
cli-odds-low = What a low half is won with in high-low: low-8 (eight or better), low-7, or low (any hand).
cli-odds-draws = How many draws are to come in a draw game; with more than one, hands say what is kept at the next, and later everybody keeps good low cards by a plain rule.
cli-odds-exact = Look at all boards, however long it takes.
cli-odds-samples = Deal so often at random instead of looking at all boards.
cli-odds-seed = A number that fixes the random deals.
cli-odds-processes = How many processes share the work; the answer is the same.
cli-odds-half = Which half of a high-low pot --categories and --outs are about: high or low.
cli-odds-categories = Also show how often which hand is made.
cli-odds-outs = Also show the outs: next cards that put in front who is behind.
cli-odds-next-cards = Also show the equities after each card that may come next.
cli-odds-heat-map = Also show the equity of the first range hand by hand.
cli-odds-plain = Plain lines without tables, for screen readers; also when the output is no terminal, or too narrow for a table.

## What cannot be answered

odds-exact-or-samples = Exact or sampled: --exact and --samples do not go together.
odds-half-alone = --half says which half --categories and --outs are about: it goes with one of them.
odds-no-hand = { $given } is not a hand: one is text, a Range or a WideRange, and there is a list of them, one for each player.
odds-no-text = { $name }: text is expected, not { $given }.
odds-no-number = { $name }: a whole number is expected, not { $given }.
odds-no-executor = executor: one of concurrent.futures is expected, or None; not { $given }.
odds-no-progress = progress: something that can be called is expected, or None; not { $given }.
odds-players = Hands given: { $players }; from { $fewest } to { $most } can be compared.
odds-game = There is no game called { $game }. There are: { $games }.
odds-board = Cards on the board: { $cards }; in { $game } it has none, or from three to { $most }.
odds-no-board = Cards on the board: { $cards }; in { $game } there is no board.
odds-unknown = “{ $given }”: cards of the board and dead cards must be known.
odds-not-in-pack = { $card } in “{ $given }” is not in the pack of { $pack } cards.
odds-twice = { $card } comes twice: in “{ $other }” and in “{ $given }”.
odds-cards = “{ $given }” cannot be read as cards: a card is a rank and a suit, such as As or 10h, or ??.
odds-hole = “{ $hand }”: number of cards { $cards }; in { $game } a hand has { $hole }. Write ?? for unknown ones.
odds-most = “{ $hand }”: number of cards { $cards }; in { $game } a hand has from 1 to { $hole }.
odds-no-ranges = “{ $hand }”: not a range for { $game }. A hand has { $hole } cards there: a Range is of two, a WideRange of more.
odds-range-empty = “{ $range }” is an empty range.
odds-range-part = “{ $part }” in the range “{ $range }” cannot be read; expected something like QQ+, AKs, A5s-A2s, AhKh, top 15% or random.
odds-range-hand = “{ $part }” in the range “{ $range }” cannot be read; the number of cards or ranks must be { $hole }, * for any, with ds, ss, r or m after them if the suits matter, as in AA**ds.
odds-range-none = “{ $part }” in the range “{ $range }”: there is no such hand.
odds-range-ends = “{ $part }” in the range “{ $range }”: both ends must be alike, as in TT-77, A5s-A2s or T9s-76s.
odds-range-weight = “{ $part }” in the range “{ $range }”: a weight is a plain decimal above 0 and at most 1, as in AKs:0.5 or AKs:50%.
odds-range-percent = “{ $part }” in the range “{ $range }”: it must be above 0 and at most 100 percent.
odds-range-top = { $game }: there is no order of hands of { $cards } cards by which a top part could be told. Name them instead, as in { $instead }.
odds-range-of = A top part of all hands of { $cards } cards: it is not said of which game.
odds-range-certain = “{ $certain }” in the range “{ $range }”: after the stroke stand the cards that are seen, as in QQ+,K*/Kh.
odds-range-gone = Nothing is left of the range “{ $range }”: each of its hands has a card that is seen elsewhere or is not in the pack.
odds-impossible = These hands cannot all be dealt together: { $hands }.
odds-seldom = No deal was found in which these hands go together: { $hands }. If there are any, they are too rare to be sampled.
odds-enough = { $needed } cards are needed, the pack has { $pack }.
odds-samples = Too few deals: { $samples }.
odds-match-ups = { $possible } combinations of hands are too many to deal to each what is missing in every way; at most { $most }.
odds-deals = { $possible } deals are too many to look at each; at most { $most }.
odds-draws = Draws to come: { $draws }; in { $game } there can be from 1 to { $most }.
odds-no-draws = In { $game } there are no draws.
odds-draws-exact = With { $draws } draws to come not all deals can be looked at: they are sampled.
odds-low = There is no low called { $low }. There are: { $lows }.
odds-half = In { $game } there is no half called { $half }.
odds-no-heat-map = A heat map is of hands of two cards; in { $game } a hand has { $hole }.
odds-next = “{ $board }”: a next card comes to a board of three or four cards.
odds-no-next = In { $game } there is no board that a next card could come to.
odds-player = There is no player { $player }: hands given are { $players }, counted from 0.
odds-icm-stacks = Stacks are whole chips, none of them negative, and somebody must have some.
odds-icm-money = Prizes must be finite numbers.
odds-icm-prizes = More prizes ({ $prizes }) than players ({ $players }).
