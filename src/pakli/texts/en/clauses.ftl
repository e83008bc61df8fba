### The rulebook, clause by clause. English.
### A line break is only the source's; an empty line begins a new paragraph. Presets are named by their titles
### (Standard, Casino, Omaha, Tournament, Basics, Encyclopedia); see rules.ftl.

## Sections

section-cards = Cards and packs
section-hands = Hands
section-games = Games
section-betting = Betting
section-hand = The course of a hand
section-showdown = Showdown
section-draw = Five Card Draw
section-lowball = Deuce to Seven and badugi
section-stud = Stud
section-straddle = Live straddle
section-irregularities = Irregularities
section-tda = At a live table (TDA 2024)
section-all-in = All-in and pots
section-cash = Cash games
section-tournaments = Tournaments
section-live = Live tables

## Cards and packs

clause-C1 = The full pack has 52 cards: thirteen ranks in four suits, no jokers.
    .title = The full pack
clause-C2 =
    The short pack has 32 cards: 7, 8, 9, 10, jack, queen, king and ace in four suits.
    The twos, threes, fours, fives and sixes are taken out.
    .title = The short pack
clause-C3 =
    From lowest to highest: clubs ♣, diamonds ♦, hearts ♥, spades ♠.
    This order decides the draw for the button (P1) and ties in Five Card Draw (H3),
    and in stud the bring-in, who opens, and the odd chip.
    It never decides a Hold’em or an Omaha hand.
    .title = Order of the suits
clause-C4 =
    The ace is the highest card, and also the low end of a straight:
    A-2-3-4-5 with 52 cards; A-7-8-9-10 with 32 cards, the lowest straight there.
    It is not both at once: Q-K-A-2-3 is no straight.
    .title = The ace
clause-C5 =
    Ranks are written A K Q J 10 9 8 7 6 5 4 3 2, highest first. A ten may be written “10” or “T”.
    .title = Writing the ranks

## Hands

clause-H1 =
    A hand is five cards. From best to worst:

    – royal flush: ace, king, queen, jack and ten of one suit;

    – straight flush: five cards in sequence, of one suit; the higher top card wins;

    – four of a kind: the higher four wins, then the kicker;

    – full house: three of one rank and two of another; the higher three wins, then the higher pair;

    – flush: five cards of one suit; the highest card decides, then the second, down to the fifth;

    – straight: five cards in sequence; the higher top card wins;

    – three of a kind: the higher three wins, then the first kicker, then the second;

    – two pair: the higher pair decides, then the lower pair, then the kicker;

    – one pair: the higher pair wins, then the first, second and third kicker;

    – high card: the highest card decides, then the second, down to the fifth.

    Suits are equal. If all five cards are equal in rank, the pot is split.
    .title = Order of the hands
clause-H2 =
    In Hold’em with 32 cards a flush beats a full house. Everything else is as with 52 cards (H1).
    .title = Hands in 32-card Hold’em
clause-H3 =
    Five Card Draw is played with 32 cards and has an order of its own. From best to worst,
    with what decides between equals:

    – straight flush: the top card, then its suit; the top card of A-7-8-9-10 is the ten;

    – four of a kind: the rank of the four;

    – flush: the suit alone, not the ranks;

    – full house: the rank of the three;

    – straight: the rank of the top card, then its suit; in A-7-8-9-10 that of the ten;

    – three of a kind: the rank of the three;

    – two pair: the higher pair, then the lower pair, then who holds the highest suit in the higher pair;

    – one pair: the rank, then who holds the higher suit in the pair; kickers do not count;

    – high card: the rank of the highest card, then its suit.

    Suits rank as in C3, spades highest. There are 188 places in this order, and two hands that share no card
    never tie. The order is stated here and not derived from how rare a hand is: with 32 cards a flush (204)
    is rarer than four of a kind (224) and still ranks below it.

    Examples: the spade flush 7 8 9 J Q beats the heart flush A K Q J 9. The pair ♠8 and another eight with
    9 7 10 beats ♥8 ♦8 with A K Q. A-7-8-9-10 loses to 7-8-9-10-J.
    .title = Hands in Five Card Draw
clause-H4 =
    A low hand is five different ranks. The ace is low, straights and flushes do not count against it,
    and lows are compared from the highest card down: A-2-3-4-5 is the best.
    All five cards must be at or below the low qualifier, a house rule:
    eight in Standard (“eight or better”), seven in Casino, which takes three different cards
    lower than an eight on the board.
    The table’s sign says which.

    If no hand in the pot makes a low, the high hand wins the whole pot.

    Example: board A 3 6 K Q, hand 8 2. There is a low with qualifier eight, none with seven.
    Board 8 7 5 K Q: a low is possible with qualifier eight, none with seven.
    .title = Low hands and the qualifier
clause-H5 =
    In Deuce to Seven the lowest hand wins. The ace is high only, and straights and flushes count against the
    hand. The best hand is 7-5-4-3-2 not of one suit. A-2-3-4-5 is ace high and no straight:
    it beats any pair and loses to K-5-4-3-2.
    .title = Deuce to Seven low
clause-H5a =
    In razz lows are compared as in H4, but without a qualifier: any hand without a pair beats a pair.
    .title = Razz
clause-H5b =
    In badugi a hand is the best of different ranks and different suits: four such cards beat three,
    three beat two, two beat one. The ace is low, and the lower cards win.
    .title = Badugi
clause-H5c =
    With 36 cards (six to ace) A-6-7-8-9 is the lowest straight, a flush beats a full house,
    and a straight beats three of a kind. Everything else is as in H1.
    .title = Hands with 36 cards
clause-H6 =
    In Omaha a hand is exactly two hole cards and exactly three cards of the board.
    This holds for the high and the low hand separately; the two may use different cards.
    .title = Omaha: two and three
clause-H7 =
    In Hold’em a hand is the best five of the seven cards: two, one or none of the hole cards may play.
    .title = Hold’em: five of seven

## Games

clause-G1 =
    Texas Hold’em: 52 cards, 2 to 10 players, two hole cards, five community cards.
    Blinds, deal and pre-flop betting; a burn card, the flop of three cards and betting;
    a burn card, the turn and betting; a burn card, the river and betting; showdown.
    The pack would allow up to 22 players with burn cards, 23 without.
    .title = Texas Hold’em
clause-G2 =
    Texas Hold’em with the short pack: 32 cards, 2 to 10 players, two hole cards, five community cards.
    A flush beats a full house (H2); the rest is as in Texas Hold’em (G1).
    .title = Texas Hold’em, short pack
clause-G3 =
    Omaha Hold’em: 52 cards, 2 to 10 players, four hole cards, five community cards; a hand is two and three (H6).
    The streets are those of Texas Hold’em (G1).
    .title = Omaha Hold’em
clause-G4 =
    Omaha High-Low: as Omaha Hold’em (G3), with the pot halved between the best high hand
    and the best low hand (H4, P15).
    .title = Omaha High-Low
clause-G5 =
    Five Card Draw: 32 cards, five hole cards and one draw of 0 to 3 cards.
    Two to four players are dealt in; with five seated one sits out in turn (D5).
    Ante, deal, betting, draw, betting, showdown. The hands rank as in H3.
    It is this game under every set of house rules; with 52 cards and H1 it would be another one.
    .title = Five Card Draw
clause-G6 =
    Deuce to Seven: 52 cards, 2 to 6 players, five hole cards, draws of 0 to 5 cards.
    The single draw game has one draw and is no limit; the triple draw game has three and is fixed limit.
    The lowest hand wins (H5).
    .title = Deuce to Seven
clause-G7 =
    Seven Card Stud, Stud High-Low and Razz: 52 cards, 2 to 8 players, nine where ST6 provides for them.
    Two cards down and one up, then three up and one down, with betting after each street (ST1 to ST6).
    .title = Stud
clause-G8 =
    HORSE and other mixed games: several games by rotation, 52 cards, 2 to 8 players.
    HORSE is Hold’em, Omaha High-Low, Razz, Seven Card Stud and Stud High-Low.
    .title = HORSE and mixed games
clause-G9 =
    Short-deck Hold’em: 36 cards (six to ace), 2 to 10 players, two hole cards, five community cards.
    Everyone antes and the button posts a blind. The hands rank as in H5c.
    .title = Short-deck Hold’em
clause-G10 =
    Five-card and six-card Omaha: as Omaha Hold’em (G3) and Omaha High-Low (G4), with five or six hole cards,
    52 cards and 2 to 8 players.
    .title = Five- and six-card Omaha
clause-G11 =
    Badugi: 52 cards, 2 to 6 players, four hole cards, three draws, fixed limit. The hands rank as in H5b.
    .title = Badugi

## Betting

clause-B0 =
    A player may fold, check, call, bet or raise. All-in is a call, a bet or a raise for everything one has;
    after it there is no folding.

    Who owes something cannot check. The big blind in an unraised pot owes nothing.
    Folding when a check is free is allowed; you are asked first.
    No bet or raise is offered when no other player in the hand has chips left.

    Amounts are whole numbers of the table’s smallest unit, the chip, which is a setting of the table.
    Blinds, limits, antes and minimum buy-ins are multiples of it; half of an odd amount is rounded up.
    The table shows amounts in its currency.
    .title = What a player may do
clause-B1 =
    Fixed limit has a low and a high bet: the low bet before and on the flop, the high bet on turn and river.
    The small blind is half the low bet, the big blind the low bet.
    Every bet and every raise is exactly one unit, and a round has at most four:
    bet, raise, re-raise and cap. Before the flop the big blind counts as the first.

    Fixed limit 10/20: 10, 20, 30, 40 before and on the flop; 20, 40, 60, 80 on turn and river.
    Fixed limit 1/2 with big blind 1: 1, 2, 3, 4, then 2, 4, 6, 8.
    .title = Fixed limit
clause-B1a =
    House rule for fixed limit: does the cap of four bets hold when two players are left?

    Lifted (Standard at cash tables): there is no cap from the moment only two players who are not all-in are
    left, unless the round is already capped. A fold never uncaps it.

    Event (Standard in tournaments): the cap holds for two players too, until the event itself is down to two.

    Turn and river (Omaha): as lifted, but on turn and river only.

    Never (Casino, Encyclopedia): four bets, always.

    Fixed limit 10/20 on the turn, three players: A bets 20, B raises to 40, C folds, A raises to 60,
    B to 80. Where the cap is lifted A may make it 100.
    A bets 20, B raises to 40, C to 60, A to 80, B folds: the round is capped and C may only call or fold.
    .title = The cap with two players left
clause-B2 =
    Spread limit has a smallest and a largest bet. A bet is at least the big blind and at most the table’s
    maximum; a raise is at least the last bet or raise and at most the maximum.
    There is no limit on how many.

    Spread limit 2–6: after a bet of 2 and a raise by 6 the others may raise by exactly 6.
    .title = Spread limit
clause-B3 =
    In pot limit a bet is at least the big blind and at most the pot. A raise is by at least the last bet or
    raise and by at most the pot, which is the chips already in the middle, all bets of this round,
    and the call the raiser makes first. There is no limit on how many.

    Pot 100, bet 50, two calls: call 50 and raise by up to 300, to 350 in all.
    Pot 100, bet 20, two calls: raise by up to 180, to 200 in all.
    Blinds 10/20: the first bet is at least 20, then a raise is to at least 40.
    .title = Pot limit
clause-B4 =
    In no limit a player may bet or raise all they have, and there is no limit on how many raises.
    A bet is at least the big blind; a raise is at least the last bet or raise:
    after a bet of 10, to at least 20.

    House rule: the smallest raise is the last bet or raise (Standard, Omaha, Encyclopedia)
    or the big blind (Tournament). Blinds 50/100, bet 300: raise to at least 600 under the first, 400 under the second.
    A full raise in B8 is the smallest raise this rule allows: where it is the big blind, an all-in of 420 over
    300 is full and reopens the betting, and the next raise is to at least 520.
    .title = No limit
clause-B5 =
    A raise is measured by what it adds to the bet before it. What a player has put in before in this round
    counts towards the total.
    .title = How a raise is measured
clause-B6 =
    House rule for pot limit and no limit: what the two numbers on the sign are.
    Blinds (Standard, Omaha, Encyclopedia): the two numbers are the blinds.
    Limits (Casino): the lower number is the big blind, half of it the small blind, and the upper one means nothing.

    Sign 10/20: blinds 10/20 and smallest bet 20, or blinds 5/10 and smallest bet 10.
    .title = Numbers on the sign
clause-B7 =
    The small blind is usually half the big blind; the table may set another ratio.
    .title = Size of the small blind
clause-B8 =
    A full bet is the smallest bet of the round, a full raise the smallest raise. An all-in for less reopens
    nothing: who has already acted may raise only if what they now have to add is at least a full raise.
    Several short all-ins may add up to that. Who has not acted yet may always raise, to at least what is to be
    matched plus the last full raise. After short all-ins the smallest raise stays the last full raise
    on top of what is to be matched.

    Bet 50, all-in 73, call 73: the bettor may call 23 or fold. A player yet to act may raise to at least 123.
    Bet 50, all-in 100: the bettor may raise, to at least 150.
    Bet 50, raise to 150: an all-in of 250 reopens the betting to the raiser, 249 does not.
    An opening bet below the smallest bet is the same. Smallest bet 100, A checks, B is all-in for 40:
    C may call 40 or raise to at least 140; A, facing 40, may only call or fold.

    House rule: a full raise reopens the betting (Standard in pot and no limit; Omaha in every limit), or half
    a bet (Standard in fixed limit). With half a bet an all-in of at least half a unit counts as a bet or raise:
    it reopens the betting, counts among the four, and the next raise is one unit on top.
    Unit 20: all-in bet 15, raise to 35; bet 20, all-in 35, raise to 55.
    Less than half counts as nothing, and who may still raise completes it:
    all-in bet 8, to 20; bet 20, all-in 26, to 40.
    Fixed limit where only a full raise reopens: anything short of the unit counts as nothing.
    .title = Short all-in
clause-B9 =
    A blind that is all-in for less, or a dead small blind, changes nothing for the others: to call is the full
    big blind, the smallest raise is to twice the big blind, and before the flop the pot-limit maximum counts
    both blinds as full. After that the real pot counts. If only the player with the short blind is left to
    play against, one matches no more than that player put in. The ante is no part of the call.

    Pot limit 100/200, big blind all-in for 100 or no small blind: the first to act may make it at most 700.
    .title = Short or missing blind
clause-B10 =
    Antes are paid before the deal. They are no part of a bet and count in the pot-limit pot.

    A player’s own ante counts towards what they have put in (A1): antes 2, blinds 1/2, stacks 3, 4 and 1 make
    pots of 3 and 4, and 1 goes back.
    An ante paid by the big blind or the button is one payment for all: it is dead money of the main pot and
    nobody’s own. Big-blind ante 2, blinds 1/2, the button all-in for 1, the two others in for 2:
    main pot 5, side pot 2.

    Too short for both: one’s own ante comes before the blind; a single payer’s blind before the ante.
    .title = Antes

## The course of a hand

clause-P1 =
    Before the first hand every player gets one card face up. The highest card has the button, the ace being
    highest; equal ranks are decided by suit (C3). This is done once; the cards go back and the pack is shuffled.
    At a live table without a dealer the players may settle the first button in any other way.
    .title = Draw for the button
clause-P2 =
    The button moves to the left after every hand. How it moves is a house rule.

    Moving: the button goes to the next player who is dealt in, and the blinds are the next two.

    Dead (Standard in tournaments): the big blind goes to the next player dealt in. The small blind is due from
    the seat that had the big blind, and the button stands at the seat that had the small blind.
    An empty seat posts no small blind and holds the button all the same.
    Seats 1 to 4, button 1, blinds 2 and 3, and 3 goes out. Next hand: big blind 4, no small blind, button 2.
    Then: big blind 1, small blind 4, button at the empty seat 3.

    With two players left the big blind moves on, and the other player is button and small blind:
    nobody has the big blind twice running. From two to three players the big blind moves on, the small blind is
    due from the last big blind, and the button is the next player dealt in to the right of it
    (it may stay once).
    .title = The button moves
clause-P3 =
    The blinds are put in before the deal: the small blind left of the button, the big blind left of it.
    With two players the button posts the small blind and acts first before the flop, last after it.
    .title = Blinds
clause-P4 =
    Where the players deal themselves, the dealer offers the cut to the player on the right.
    Here the next player right of the button is asked before each hand, so everyone has their turn as the button
    moves. No answer in time is no cut. The cut enters the check of the deal (F3).
    .title = The cut
clause-P5 =
    Cards are dealt one at a time, clockwise. The first card goes to the player left of the button.
    .title = The deal
clause-P6 =
    The request to post a blind is told to the two players concerned alone.
    .title = Asking for the blinds
clause-P7 =
    Before the flop the player left of the big blind, or of the straddle, acts first: fold, call or raise;
    there is no check. The small blind completes, raises or folds.
    If nobody raised, the big blind may check or raise.
    .title = First round
clause-P8 =
    From the flop on the first player still in to the left of the button starts, whether the player on the button
    is still in the hand or not. The button stays where it is.
    .title = Later rounds
clause-P9 =
    One card is burned before the flop, the turn and the river, and in Five Card Draw before each player’s draw.
    Whether cards are burned is a house rule.
    .title = Burn cards
clause-P10 =
    Bets are gathered into the pot at the end of every betting round. The bets of a player who folds stay in.
    .title = Gathering the bets
clause-P11 =
    When one player is left, that player wins at once and need not show.
    A bet nobody called goes back to the bettor first.
    .title = Winning without a showdown

## Showdown

clause-P12 =
    The last to bet or raise in the last round shows first. If that round was checked through, the first player
    left of the button shows first. The others follow clockwise.
    House rule: in some rooms the last to bet or raise in the whole hand shows first,
    even if that was before the flop.
    .title = Who shows first
clause-P13 =
    House rule: who shows.

    The beaten may throw away (Standard, Tournament, Encyclopedia): the first in order (P12) shows. After that each
    player may show, or throw the cards away unseen, which gives up every pot. The last one left with cards in a
    pot wins that pot and need not show. In Encyclopedia only a worse hand may be thrown away.

    Everyone shows (Basics, Casino): everyone left shows.

    Hands turned up because no more betting was possible (P16) cannot be thrown away.

    House rule: where called hands may be seen (Tournament), any player may ask afterwards to see a called hand that was
    thrown away, though not a folded one. The hand history shows it.
    .title = Who has to show
clause-P14 =
    House rule: what counts.

    Cards speak (Standard, Tournament): the best hand is read from the cards shown.

    Declaring (Encyclopedia): who shows says which hand they have. If it is the category of the best hand, the best
    hand plays. Too high a claim is refused and asked again. Too low a claim has no claim on the pot: a full house
    shown as “flush” wins nothing. The client fills in the best hand, so a wrong claim is deliberate.
    If nobody has a claim on a pot, the cards speak for it.
    .title = What counts
clause-P15 =
    A pot is split into equal shares in whole chips. Who gets what is left over is a house rule.
    One each (Standard): one chip each to the first winners left of the button; a pot of 11 for three gives 4, 4 and 3.
    All to the first (Encyclopedia): the whole rest goes to the first winner left of the button: 5, 3 and 3.

    High-low: each pot is halved first, its odd chip going to the high half; then each half is split by the same rule.
    A pot of 11 gives 6 to the high and 5 to the low.
    If the same players share both halves alike, the pot is split once: 10 for two gives 5 and 5, not 6 and 4.
    Who wins both halves takes it all.
    In stud the odd chip goes to the highest card by suit.
    .title = Split pots and odd chips
clause-P16 =
    Betting is over for good when two or more players are in and at most one of them has chips behind and owes
    nothing. Then nobody is asked anything, all hands still in are turned up, and the rest of the board is dealt
    at once. Turning up is a house rule; where it is off, hands are shown at the end in order (P12).

    Who owes something is asked first, but is offered no bet or raise that nobody could answer:
    A is all-in for 60, B with 200 behind faces 60 and nobody else is in, so B may call or fold.
    While two players can still bet, the cards of an all-in player stay down.
    .title = When no more betting is possible
clause-P17 =
    The floor manager decides disputes; where there is none, the dealer. The decision is final.
    .title = Disputes

## Five Card Draw

clause-D1 = Everyone pays the ante. There are no blinds, and pot limit is played throughout.
    .title = Antes and limit
clause-D2 =
    In the first round the player left of the button speaks first, and may pass or bet from one ante up to the pot,
    which is the antes. The others follow as in pot limit (B3); who passed may still call or raise.
    If all pass, the draw follows at once.

    Four antes of 5: the bet is 5 to 20; over a bet of 20 a raise is to at most 80.
    .title = First round
clause-D3 =
    From the left of the button each player still in, all-in or not, discards 0 to 3 cards and says how many.
    The dealer burns one card, then deals as many. Who draws none gets no burn.

    If the stub is too short: first the burn, if there is a card for it, then the rest of the stub, then the missing
    cards from all burned cards, the last one included, shuffled; never from the discards.
    With an empty stub there is no burn. Stub and burned cards always suffice (12 with four players),
    and only the fourth player can run short.

    The stub before each draw: for 3, 3, 3 and 3 cards it is 12, 8, 4 and 0, and the fourth player gets the three burned cards.
    For 3, 3, 2 and 3 it is 12, 8, 4 and 1: that card is burned and the fourth player gets three of the four burned cards.
    For 0, 3, 3 and 3 it is 12, 12, 8 and 4, and everyone is served.
    .title = The draw
clause-D4 =
    After the draw, the first player after the last to bet or raise in round one who is still in and can act starts.
    After a round without a bet it is the first player left of the button.
    They may pass, or bet from one chip up to the pot.
    .title = Second round
clause-D5 =
    Two to four players are dealt in. With five seated one sits out in turn: the player on the button,
    who pays no ante.
    .title = The fifth player

## Deuce to Seven and badugi

clause-L1 =
    There is a button and there are blinds. The first round starts left of the big blind; after each draw the first
    player left of the button starts. Fixed limit: the high bet is in force in the last two of the four rounds.
    Deuce to Seven with a single draw is no limit.
    .title = Betting
clause-L2 =
    One card is burned before each round of draws. Draws go from the left of the button, 0 to 5 cards,
    in badugi 0 to 4.
    When the stub runs out, these are shuffled together: the stub, the burned cards, all discards of earlier draws
    and of folded players, and in this draw those of players who have drawn already.
    Nobody gets back a card they threw away while any other is left.
    .title = The draws

## Stud

clause-ST1 =
    Everyone antes. Each player gets two cards down and one up. The lowest card showing brings in (of equal ranks the
    lowest suit); in razz the highest, with the ace low (of equal ranks the highest suit).
    That player may bring in, or complete to the low bet.
    .title = Antes and bring-in
clause-ST2 = Completing the bring-in is the first of the four bets.
    .title = Completing
clause-ST3 =
    From fourth street the highest hand showing acts first, in razz the lowest. Of equal hands the highest suit acts first.
    .title = Who acts first
clause-ST4 =
    The high bet is in force from fifth street. A pair showing on fourth street changes no limit.
    .title = The high bet
clause-ST5 =
    The third card is dealt up, then the fourth, fifth and sixth up, the seventh down.
    One card is burned before each street from the fourth.
    .title = The streets
clause-ST6 =
    If on any street the stub is too short for all, the burned cards are added and shuffled.
    If it is still too short, one common card is dealt face up for all.
    .title = When the stub is too short

## Live straddle

clause-S1 =
    The live straddle exists in games with blinds only, and only if every player dealt in agrees.
    Each player has a switch. A newcomer’s stands at “no”, and one “no” turns the straddle off.
    .title = By consent
clause-S2 =
    Before the deal the third player, left of the big blind, may post twice the big blind and must have that much.
    The fourth player then acts first and has to call at least that. If it was only called, the straddler may still raise.

    Six seats, big blind 10: the third player posts 20, all call 20, and the straddler may raise.
    .title = The third player
clause-S3 =
    If the third player declines, the player on the button may post it. Then the small blind acts first and the button
    last, with the right to raise if it was only called. If the button declines too, play is normal.
    .title = The button
clause-S4 =
    The straddle is the bet to match and no raise.
    Pot limit and no limit: the smallest raise is to twice the straddle. Big blind 10, straddle 20: to at least 40.
    Pot limit 5/10: the next to act may make it at most 75.
    Fixed limit: the straddle is the second of the four bets, then come 30 and 40.

    After the flop, or after the first draw, the smallest bet is the big blind again and the first player left of the button starts.
    With two players there is no straddle. With three the third player and the button are the same, so there is one offer.
    There is never a straddle in tournaments.
    .title = What the straddle counts as

## Irregularities

clause-I1 =
    Virtual cards cannot flip, so this binds live tables. If a hole card flips while dealing, the deal is finished and
    the card replaced; the flipped card is the burn before the flop and no other card is burned there.
    More than one flipped card is a misdeal.

    House rule for a single card: it is replaced (Omaha); or it is a misdeal if it was the very first card dealt (Casino),
    or one of the first two (Standard).
    .title = A card flips in the deal
clause-I2 =
    After a misdeal the cards come back, the chips go back to the players, the pack is reshuffled and a new hand is dealt
    with the same button and the same blinds.
    .title = Misdeal
clause-I3 =
    Who has the wrong number of cards says so at once. Told before the betting began, it is a misdeal.
    Told after: if it can be mended (too few cards) it is mended; otherwise that hand is dead.
    It cannot win, and its bets stay in.
    .title = Wrong number of cards
clause-I4 =
    Who is not at the table when it is their turn is treated as folded.
    House rule: folded (Casino), or checked if that is free and otherwise folded (Standard).
    .title = Absent players
clause-I5 =
    Everyone answers for their own cards. One player to a hand: no advice, no showing of cards, no playing for another.
    A folded hand goes away face down. After the hand one may show.
    A player’s cards are sent to that player only, and nothing that helps anyone decide while a hand is on.
    .title = One player to a hand

## At a live table (TDA 2024)

clause-TDA24 =
    When a denomination is taken out of play, the players’ odd chips of it are raced for, starting in the first seat:
    one card for each odd chip, the highest card gets the first new chip, and nobody gets more than one.
    Equal cards are decided by suit (C3). Nobody is raced out: who would have no chip left gets one of the lowest
    denomination still in play. How many chips the race adds or takes away is stated.
    .title = Chip race
clause-TDA35 =
    Misdeals at a live table, besides I1 and I3: two or more cards lying face up in the pack, the first card dealt to the wrong seat,
    a seat dealt in that should not be, or left out that should be in, the button or the blinds in the wrong place.
    Only before substantial action (TDA36); after it the hand goes on. A single card that lay face up in the pack counts for nothing,
    and the next card takes its place. If the pack is fouled (a card twice, a card missing, a foreign card), the hand is void at any time.
    .title = Misdeals and fouled packs
clause-TDA36 =
    Substantial action: two actions in turn of which at least one puts chips in the pot, or any three actions in turn.
    Posted blinds do not count.
    .title = Substantial action
clause-TDA39 =
    If a flop, turn or river comes before the betting is over, it goes back into the stub, which is shuffled; the card burned for it
    stays burned, and no other is burned for that street. If a flop has four cards, one of them, drawn face down, is the next burn card.
    .title = Cards too early
clause-TDA40 =
    A bet is made by words or by chips; the first of them counts. A word in turn binds: “call”, “raise”, an amount, or both.
    An amount alone is as good as silently putting in as many chips. More than one has means all-in.
    .title = Words and chips
clause-TDA42 =
    A raise is made by putting in all of it in one motion, by naming the amount before, or by saying “raise” before, putting in exactly the call
    and completing it in one more motion. If something else comes first that is less than the smallest raise, it is the smallest raise.
    .title = How to raise
clause-TDA43 =
    Who puts in at least half of the smallest raise on top of the call must make it a full raise. Less than half is a call, unless “raise” was said
    or it is all-in. Bet 1000: 1400 is a call, 1500 must become 2000. “Raise, 8000” means 8000 in all.
    How large the smallest raise is, the house’s own rules say (B1 to B4).
    .title = Half of a raise
clause-TDA44 =
    Facing a bet or a blind, a single chip without a word is a call, whatever its value. If “raise” was said first and no amount,
    it is a raise by all that the chip allows. Facing nothing, a single chip is a bet of its value.
    .title = A single oversized chip
clause-TDA45 =
    Facing a bet, several chips without a word are a call if all of them are needed: without the smallest of them it would be less than the call.
    Bet 1100: chips of 500 and 1000 are a call. Otherwise half of a raise decides (TDA43); who puts in the last chips is all-in.
    .title = Several chips
clause-TDA46 =
    Chips that lie in front from earlier in the round count. New chips come on top of them; to be judged otherwise, say the amount first.
    .title = Earlier chips in front
clause-TDA49 =
    Who calls accepts the whole bet, even if someone named a wrong amount. Players see for themselves how much is bet.
    .title = Accepted action
clause-TDA50 =
    One acts in turn, and what is put in then stays in. Others wait until an amount is clear: “raise” without an amount and without chips is not.
    .title = Acting in turn
clause-TDA51 =
    Who puts in less than the bet, in turn and without a word, must call in full if only two are in the hand or if it is the round’s first bet;
    the big blind is that before the flop. Otherwise the floor decides: a full call, or what was put in stays and one calls the rest or folds.
    .title = Less than the call
clause-TDA52 =
    A bet below the smallest bet is made up to it.
    .title = Less than the smallest bet
clause-TDA53 =
    Who checks, bets, calls or raises before their turn is bound by it when the turn comes, if nobody bet or raised in between; checks, calls and folds
    change nothing. If somebody did, the chips go back and everything is open. Who was passed over must speak up: after substantial action
    (TDA36) behind them they may check, call or fold, but not raise.
    .title = Acting out of turn
clause-TDA54 =
    A bet above the pot is cut down to the pot in pot limit (B3). In no limit “pot” is no amount: it binds to the smallest bet or raise.
    .title = More than the pot
clause-TDA55 =
    “Call” with nothing to call is a check; “raise” with nothing to raise is a bet. Who says “check” facing a bet may call or fold, but not raise.
    .title = Words that do not fit
clause-TDA56 =
    Chips brought in several motions, without a word before: only the first motion counts.
    .title = String bets
clause-TDA57 =
    If an amount can mean several things, the largest that is no more than the pot counts. Pot below 5000: “five” is 500, not 5000.
    .title = Unclear amounts
clause-TDA58 =
    A fold stands, also with nothing to call and also out of turn; both may bring a penalty.
    .title = Folds that need not be
clause-TDA65 =
    Everyone protects their cards. A hand that is killed or fouled by accident stays dead, and called bets are not given back.
    If it has just bet or raised and nobody has called, what is more than the call goes back.
    .title = A hand killed by accident
clause-TDA68 =
    Who shows cards while the hand is on may get a penalty, but the hand lives.
    .title = Showing cards in mid-hand

## All-in and pots

clause-A1 =
    A player short of chips may put in the rest and plays for the part they could match, the main pot.
    Further bets go to side pots, as many as there are different all-in amounts. Folded chips stay in the pots they reached.
    Each pot is won separately, by the best hand among those who paid into it in full.

    Three players, 10 to call, one has 6: main pot 18, side pot 8.
    All-in 0.10, all-in 0.25, two players at 0.55: pots of 0.40, 0.45 and 0.60. The 0.10 can never win more than 4 × 0.10.
    .title = Main pot and side pots
clause-A2 =
    Who paid into a side pot can win it, though the main pot goes to the all-in hand.
    .title = Winning a side pot
clause-A3 =
    With one all-in player: if someone else has the best hand, that player wins the pot and the side pot.
    With more all-ins each pot is decided on its own (A1): all-in 10, 25 and 55, the 25 best.
    The 25 wins 30 and 30, and 30 goes back to the 55.
    .title = When the all-in hand loses
clause-A4 =
    What a short all-in reopens is said in B8.
    .title = Raising after an all-in
clause-A5 =
    Pots are built once, from all that was put in, when the betting has ended and the uncalled part of the last bet has gone
    back (P11). A level nobody can contest any more, because all who paid it have folded, belongs to the pot below it.
    Each pot is split on its own, odd chips included. A hand thrown away at the showdown moves no chip between pots.

    A blind who owes nothing and can be bet at by nobody is not asked, so they cannot fold a matched bet:
    small blind all-in 30, button all-in 60, big blind 100. 40 goes back to the big blind.
    .title = How pots are built
clause-A6 =
    House rule: the rake is a percentage with a cap, rounded down to a chip; no flop, no drop.
    Standard takes none. It is taken from each contested pot after the uncalled bet has gone back, and goes to the club’s account.
    .title = Rake

## Cash games

clause-T1 =
    Nobody sits down with less than the table’s minimum or more than its maximum. Standard: 20 to 100 big blinds.

    The sign “0.50/1” is the small and the big blind. The same table is also called by its maximum buy-in,
    here a 100-dollar table; both are shown. The sign says “No Limit” in place of the limit and “Omaha High-Low” in place of the game.
    .title = Buy-in and sign
clause-T2 =
    Chips lie in sight on the table. During a hand nothing is added or taken away.
    At live tables chips may be changed into other denominations at any time. What is bought meanwhile arrives after the hand.
    .title = Chips on the table
clause-T3 =
    Chips are bought between hands only, up to the maximum together with what one has.
    Blinds 0.50/1, a stack of 60 after a loss: up to 40 may be added. Who won more than the maximum keeps it but cannot add.
    A cash table’s blinds never rise, and a player leaves between hands whenever they like.
    .title = Adding chips
clause-T4 =
    Who has lost everything must buy again or is out and not dealt in next hand.
    House rule: at least half the minimum buy-in (Casino), or the minimum (Standard).
    Half of a minimum of 20 is 10, half of 25 is 13.
    .title = After losing everything
clause-T5 =
    Only players sit at the table; spectators have no seat.

    Cash: a newcomer waits for the big blind or posts a live big blind, and is not dealt in between the button and the small blind.
    Who missed blinds returns by posting one big blind live and a missed small blind dead, or waits.
    A live post is that player’s bet: in an unraised pot they may check or raise.
    Big blind 2, newcomers in seats 5 and 6 post 2: after two calls seat 5 may check.

    Tournament: an absent player is dealt in, posts, and acts as the house rule says (I4). There are no debts.
    .title = Sitting down and coming back
clause-T6 = Every game also exists as practice, with free virtual chips and no prize.
    .title = Practice

## Tournaments

clause-M1 =
    The entry fee buys the starting stack. The fees make the prize pool, less the organiser’s share of 5 to 20 %.
    Usually 10 to 30 % of the field is paid, and the first place gets 15 to 30 % of the pool.
    From 14 entries on the default payouts stay in these ranges. Below that they cannot: with 2 to 4 entries the winner takes all,
    5 to 7 pay 65/35, 8 to 13 pay 50/30/20.
    A structure made by hand outside the ranges is allowed, with a warning. Every chip and every cent adds up.
    .title = Entries and prizes
clause-M2 =
    The blinds rise at intervals, by time or, as an option, by hands. Antes are optional.
    .title = Rising blinds
clause-M3 =
    A sit & go has a fixed number of players and starts the moment it is full. Ten is the most usual; 2, 6, 20, 30, 40 and 50 also exist.
    .title = Sit & go
clause-M4 =
    A multi-table tournament starts at a set time, with unlimited entries or up to a maximum.
    Tables are balanced and broken as players leave; on the bubble play goes hand for hand.
    .title = Multi-table tournament
clause-M5 = Freezeout: who has lost their chips is out.
    .title = Freezeout
clause-M6 =
    A rebuy has a window, a condition (broke, or below the starting stack), a number of times, a price and chips.
    An add-on has a time, those entitled to it, a price and chips. Neither is ever possible in mid-hand.

    Encyclopedia: in the first hour, whenever the stack is below the starting stack, any number of times,
    for the entry fee again and one starting stack each; after that hour one add-on of one starting stack, for the entry fee.

    Tournament: one rebuy in the first two hours until the main break, for the entry fee again and one starting stack.
    Who loses all their chips pays again or is out; whoever is below the starting stack may do it sooner, between hands.
    One add-on, in the main break only, for the entry fee and twice the chips, for everyone who had chips in the last hand
    before the break and is still in the event, whether the rebuy was used or not. Who goes broke in that hand and rebuys
    may add on. Neither is possible later.
    .title = Rebuy and add-on
clause-M7 =
    In a satellite the prize is an entry to another tournament: as many tickets as the pool buys, and the rest in cash to the next place.
    Satellites may form chains of up to five levels.
    .title = Satellites
clause-M8 = Dealing, betting and showdown follow the same rules as the game’s preset.
    .title = Rules of play
clause-M9 = Every form of tournament also exists as practice.
    .title = Practice tournaments

## Live tables

clause-F1 =
    The floor manager may pause a table and rule on it (misdeal, dead hand, award, move, penalty), always with a reason.
    Every ruling is in the audit log; history is never edited.

    A live table runs a hand with real cards: the dealer, or a player, enters what happens, and the system keeps stacks, blinds,
    turns, legal bets, pots, clock and button. Cards may be unknown until they are shown.
    .title = The floor manager
clause-F2 = Nobody, the host included, sees hole cards before they are shown.
    .title = Hidden cards
clause-F3 =
    The pack is fixed before the deal under commitments; the cut (P4) and the players’ own shares decide the order.
    Anyone can check a hand afterwards without uncovering cards never shown.
    .title = Provably fair

## Where clauses come from

source-K = casino house rules (Hungarian)
source-O = Omaha Hold’em rules (Hungarian)
source-N = no-limit Hold’em tournament rules (Hungarian)
source-Z = basics of Texas Hold’em (Polish)
source-W = encyclopedia article on Texas Hold’em (Hungarian)
source-T = modern standard: Poker TDA and common practice
