"""
Main pot and side pots: who paid for what, and who gets it (A1-A5, P10, P11). Splitting is in test_splits.py.

A board of 2s 3h 4d 8c 9s leaves pairs in the hand as they are: aces before kings before queens before jacks.
"""

from typing import Final

from tests.rulebook.cases import Paid, check_paid, each
from tests.rulebook.table import Table

BOARD: Final = "2s 3h 4d 8c 9s"
PAIRS: Final = "a AsAd, b KsKd, c QsQd, d JsJd"


def example_10(holding: str) -> Table:
    """All-in 10, all-in 25, and two with more put in 55: the amounts of the Polish example in cents."""
    return Table("NL 2/4", "a 10, b 25, c 900, d 700", holding=holding, board=BOARD)


EXAMPLE_10: Final = "c raise to 55, d call 55, a all-in 10, b all-in 25, checked down, shows"
CASE_P1: Final = Table("NL 50/100", "abcdefghij 10000", holding="a AcTc, c AdTd, e AhTh",
                       board="4d 7s 6s Jd Jh")  # fmt: skip
CASE_P6: Final = Table("NL 10/20", "a 100, b 200, c 300, d 400", holding="a JsTs, b 4s5s, c 9sTc, d ThJc",
                       board="As Ks Qs 2s 3s")  # fmt: skip
CASE_P16: Final = Table("NL 5/10", "a 100, b 1000, c 1000", holding=PAIRS, board=BOARD)
A5_BLIND: Final = Table("NL 50/100", "a 30, b 900, c 60", holding=PAIRS, board=BOARD)

# fmt: off
PAID: Final = (
    # A1: main pot and side pots
    Paid("example_9 A1", "three, to call 10, one has 6: main 18, side 8",
         Table("NL 5/10", "a 700, b 500, c 6", holding="a QsQd, b KsKd, c AsAd", board=BOARD),
         "c all-in 6, a call 5, checked down, shows", "18 abc, 8 ab", "a 690, b 498, c 18"),
    Paid("example_10 example_11 A1", "the shortest best, the next second, then one of the big stacks",
         example_10(PAIRS), EXAMPLE_10, "40 abcd, 45 bcd, 60 cd", "a 40, b 45, c 905, d 645"),
    Paid("example_27 A1 A3", "one of the big stacks best: he takes all 145",
         example_10("a JsJd, b QsQd, c KsKd, d AsAd"), EXAMPLE_10, "40 abcd, 45 bcd, 60 cd",
         "a 0, b 0, c 845, d 790"),
    Paid("example_27 A1", "the shortest never wins more than four times what he put in",
         example_10("a AsAd, b QsQd, c JsJd, d KsKd"), EXAMPLE_10, "40 abcd, 45 bcd, 60 cd",
         "a 40, b 0, c 845, d 750"),
    Paid("A1", "folded chips stay in the pots they reached",
         Table("NL 5/10", "a 30, b 900, c 700, d 800", holding=PAIRS, board=BOARD),
         "c raise to 50, d call 50, a all-in 30, b fold, flop, c bet 60, d fold, board",
         "100 ac, 40 c", "a 100, b 890, c 690, d 750"),
    Paid("A2", "who paid into a side pot can win it though the main pot goes to the all-in hand",
         Table("NL 5/10", "a 40, b 900, c 700", holding="a AsAd, b QsQd, c KsKd", board=BOARD),
         "c raise to 40, a all-in 40, b call 30, flop, b bet 100, c call 100, checked down, shows",
         "120 abc, 200 bc", "a 120, b 760, c 760"),
    Paid("A3", "one all-in, another has the best hand: he wins pot and side pot",
         Table("NL 5/10", "a 40, b 900, c 700", holding="a QsQd, b AsAd, c KsKd", board=BOARD),
         "c raise to 40, a all-in 40, b call 30, flop, b bet 100, c call 100, checked down, shows",
         "120 abc, 200 bc", "a 0, b 1080, c 560"),
    Paid("A3 P11", "all-in 10, 25, 55, the 25 best: he wins 30 and 30, and 30 go back to the 55",
         Table("NL 2/4", "a 55, b 10, c 25", holding="a KsKd, b QsQd, c AsAd", board=BOARD),
         "c all-in 25, a all-in 55, b all-in 10, board", "30 abc, 30 ac", "a 30, b 0, c 60"),
    Paid("A3 A1", "the shortest of three all-ins best: the next pot is won by the second",
         Table("NL 2/4", "a 55, b 10, c 25", holding="a QsQd, b AsAd, c KsKd", board=BOARD),
         "c all-in 25, a all-in 55, b all-in 10, board", "30 abc, 30 ac", "a 30, b 30, c 30"),
    Paid("case_P1 A5", "levels of folded chips make no pots: 30300 for three are 10100 each", CASE_P1,
         "c raise to 200, d call 200, e raise to 1200, folds to a, a all-in 10000, b fold, c all-in 10000, "
         "d fold, e all-in 10000, board", "30300 ace",
         "a 10100, b 9900, c 10100, d 9800, e 10100, f 10000, g 10000, h 10000, i 10000, j 10000"),
    Paid("case_P2", "of three all-in the two straights share",
         Table("NL 5/10", "a 200, b 300, c 200", holding="a Jh2h, b AcTc, c Jc9d", board="Qs Th Kc 4h Ad"),
         "c all-in 200, a all-in 200, b call 190, board", "600 abc", "a 300, b 100, c 300"),
    Paid("case_P4", "100, 200, 500 all-in and all alike: everybody has his own again",
         Table("NL 5/10", "a 200, b 100, c 500", holding="a Ah2h, b Ac2c, c Ad2d", board="Ks Qs Js Ts 9h"),
         "c all-in 500, a all-in 200, b all-in 100, board", "300 abc, 200 ac", "a 200, b 100, c 500"),
    Paid("case_P5 P11", "heads-up 1000 against 200 all-in, the short stack wins",
         Table("NL 5/10", "a 200, b 1000", holding="a AsAd, b KsKd", board=BOARD),
         "b all-in 1000, a all-in 200, board", "400 ab", "a 400, b 800"),
    Paid("case_P5 P11", "heads-up 1000 against 200 all-in, a tie",
         Table("NL 5/10", "a 200, b 1000", holding="a Ah2h, b Ac2c", board="Ks Qs Js Ts 9h"),
         "b all-in 1000, a all-in 200, board", "400 ab", "a 200, b 1000"),
    Paid("case_P6", "four all-in, hand and stack opposite: +300, +100, -100, -300", CASE_P6,
         "c all-in 300, d all-in 400, a all-in 100, b all-in 200, board", "400 abcd, 300 bcd, 200 cd",
         "a 400, b 300, c 200, d 100"),
    Paid("case_P9", "5000, 1000, 1000, 20000, 1000: pots 5000 and 8000, 15000 go back",
         Table("NL 50/100", "a 5000, bc 1000, d 20000, e 1000",
               holding="a KsKd, b QsQd, c JsJd, d AsAd, e 7c6c", board=BOARD),
         "c all-in 1000, d all-in 20000, e all-in 1000, a all-in 5000, b all-in 1000, board",
         "5000 abcde, 8000 ad", "a 0, b 0, c 0, d 28000, e 0"),
    Paid("case_P12 P11", "98 against 102, the shorter shoves: 196 for the winner, 4 left for the other",
         Table("NL 1/2", "a 102, b 98", holding="a KsKd, b AsAd", board=BOARD),
         "b all-in 98, a call 96, board", "196 ab", "a 4, b 196"),
    Paid("case_P12 P11", "98 against 102, the longer shoves: 196 for the winner, 4 go back",
         Table("NL 1/2", "a 98, b 102", holding="a AsAd, b KsKd", board=BOARD),
         "b all-in 102, a all-in 98, board", "196 ab", "a 196, b 4"),
    Paid("case_P12 P11", "98 against 102, the longer shoves and wins",
         Table("NL 1/2", "a 98, b 102", holding="a KsKd, b AsAd", board=BOARD),
         "b all-in 102, a all-in 98, board", "196 ab", "a 0, b 200"),
    Paid("case_P16", "one all-in for 100, two go on: main 300 for three, side 200 for the two",
         CASE_P16,
         "c raise to 100, a all-in 100, b call 90, flop, b bet 100, c call 100, checked down, shows",
         "300 abc, 200 bc", "a 300, b 1000, c 800"),
    # A5: pots are built once
    Paid("A5 P17", "a level whose payers are all out belongs to the pot below it",
         Table("NL 5/10", "a 40, b 40, c 700, d 800", holding=PAIRS, board=BOARD),
         "c raise to 100, d call 100, a all-in 40, b all-in 40, flop, c check, kill d, kill c, board",
         "280 ab", "a 280, b 0, c 600, d 700"),
    Paid("A5 P17 P11", "the bet of a dead hand stays in: it does not go back",
         Table("NL 5/10", "a 40, b 500, c 700", holding=PAIRS, board=BOARD),
         "c raise to 100, a all-in 40, b call, flop, b check, c bet 50, kill c, board",
         "120 ab, 170 b", "a 120, b 570, c 550"),
    Paid("A5", "a level that one of its payers is left of is his",
         Table("NL 5/10", "a 40, b 40, c 700, d 800", holding=PAIRS, board=BOARD),
         "c raise to 100, d call 100, a all-in 40, b all-in 40, flop, c bet 50, d fold, board",
         "160 abc, 120 c", "a 160, b 0, c 720, d 700"),
    Paid("A5", "a folder between two all-ins makes no pot of his own",
         Table("NL 5/10", "a 40, b 900, c 700, d 100", holding=PAIRS, board=BOARD),
         "c raise to 70, d all-in 100, a all-in 40, b fold, c fold, board",
         "130 ad, 60 d", "a 130, b 890, c 630, d 90"),
    Paid("A5 P13", "a muck moves no chip between pots: c has the better hand and throws it away",
         Table("NL 5/10", "a 40, b 900, c 700", holding="a AsAd, b QsQd, c KsKd", board=BOARD),
         "c raise to 40, a all-in 40, b call 30, flop, b bet 100, c call 100, turn, checks, river, b bet 50, "
         "c call 50, c muck, a show", "120 abc, 300 bc", "a 120, b 1010, c 510"),
    Paid("A5", "a blind who owes nothing cannot fold a matched bet: 40 of his 100 go back", A5_BLIND,
         "c all-in 60, board", "90 abc, 60 bc", "a 90, b 900, c 0"),
    Paid("A1 B10", "who has but his ante plays for the antes",
         Table("NL 5/10 ante 5", "a 5, b 500, c 600", rules={"ante": "each"}, holding=PAIRS, board=BOARD),
         "c call, b check, checked down, shows", "15 abc, 20 bc", "a 15, b 505, c 585"),
    Paid("A1 B10 P11", "who has but his ante, and only the big blind beside him: no question, 10 go back",
         Table("NL 5/10 ante 5", "a 5, b 500, c 600", rules={"ante": "each"}, holding=PAIRS, board=BOARD),
         "c fold, board", "15 ab", "a 15, b 495, c 595"),
    # P10, P11
    Paid("P11", "one is left: the uncalled bet goes back, and he wins the pot",
         Table("NL 5/10", "a 700, b 500, c 600"), "c raise to 30, a fold, b fold", "25 c",
         "a 695, b 490, c 615"),
    Paid("P11", "everybody folds to the big blind", Table("NL 5/10", "a 700, b 500, c 600"), "c fold, a fold",
         "10 b", "a 695, b 505, c 600"),
    Paid("P11", "everybody folds to a big blind beside whom nobody posted",
         Table("NL 5/10", "a 700, b 500, c 600",
         posts="b big_blind 10"), "c fold, a fold", "0 b", "a 700, b 500, c 600"),
    Paid("P11", "a bet on the river that nobody calls", Table("NL 5/10", "a 700, b 500, c 600"),
         "limps, flop, checks, turn, checks, river, a bet 200, b fold, c fold", "30 a",
         "a 720, b 490, c 590"),
    Paid("P11 B9", "only a short blind is left: what he cannot match goes back, the folded chips do not",
         Table("NL 50/100", "a 5000, b 60, c 5000", holding="a AsAd, b KsKd", board=BOARD),
         "c call, a raise to 300, c fold, board", "180 ab, 80 a", "a 5160, b 0, c 4900"),
    Paid("P10", "a folder's bets stay in", Table("NL 5/10", "a 700, b 500, c 600"),
         "c raise to 30, a call, b call, flop, a bet 50, b call, c fold, turn, a check, b bet 60, a fold",
         "190 b", "a 620, b 610, c 570"),
    Paid("case_P13 P11", "all-in and the other folds: everything back, and the pot",
         Table("NL 5/10", "a 700, b 500"),
         "limps, flop, a all-in 690, b fold", "20 a", "a 710, b 490"),
    Paid("case_P15 P11", "who is left is paid, though his cards are the worst",
         Table("NL 5/10", "a 700, b 500, c 600", holding="a 2c7d, b KsKd, c AsAd", board=BOARD),
         "limps, flop, a bet 20, b fold, c fold", "30 a", "a 720, b 490, c 590"),
    Paid("case_P17", "two are gone and time out against an all-in: he wins what they had put in",
         Table("NL 5/10", "a 700, b 500, c 60"), "c all-in 60, a times out, b times out", "25 c",
         "a 695, b 490, c 75"),
    Paid("case_P17", "one is gone with an all-in in the hand, and is folded for it though he owes nothing",
         Table("NL 5/10", "a 700, b 500, c 60", preset="kaszino", holding=PAIRS, board=BOARD),
         "c all-in 60, a call, b call, flop, a times out, board", "180 bc", "a 640, b 620, c 0"),
    Paid("case_P17", "both are gone with an all-in in the hand, and check",
         Table("NL 5/10", "a 700, b 500, c 60", holding=PAIRS, board=BOARD),
         "c all-in 60, a call, b call, flop, a times out, b times out, turn, a times out, b times out, "
         "river, a times out, b times out, b times out, c times out", "180 abc", "a 820, b 440, c 0"),
    Paid("case_P18", "who folds a free check beside an all-in leaves his chips in",
         Table("NL 5/10", "a 700, b 500, c 60", holding=PAIRS, board=BOARD),
         "c all-in 60, a call, b call, flop, a fold, board", "180 bc", "a 640, b 620, c 0"),
)
# fmt: on


@each(PAID)
def test_who_gets_the_chips(case: Paid) -> None:
    check_paid(case)
