"""Odd chips, halves and quarters (P15), the low that qualifies (H4), and what the club takes (A6)."""

from typing import Final

from pakli.rules import Over, Rake, RakeTaken
from tests.rulebook.cases import Case, each
from tests.rulebook.kit import played
from tests.rulebook.table import Table
from tests.rulebook.telling import paid, told

ROYAL: Final = "As Ks Qs Js Ts"
"""A board that plays for everybody."""
FIRST_TAKES_ALL: Final = {"odd_chips": "first_from_left"}
POT_11_OF_THREE: Final = "c call, d call, a fold, checked down, shows"
"""At 2/3 the small blind of 2 is folded, and three have 3 in."""
POT_11_OF_TWO: Final = "c call, a fold, b check, flop, b bet 3, c call, checked down, shows"
"""At 1/2 the small blind of 1 is folded, and two have 5 in."""
EACH_POT: Final = (
    "c raise to 20, d all-in 20, e call, a fold, b call, flop, b bet 11, c call, e call, "
    "turn, b bet 20, c call, e fold, checked down, shows"
)
"""At 6/10: main 86 for b, c and d, side 73 for b and c."""


def of_four(**changed: str) -> Table:
    """Four players at 2/3 whose hands are all alike."""
    return Table("NL 2/3", "a 70, b 50, c 60, d 80", rules=changed, board=ROYAL)


def of_five(**changed: str) -> Table:
    """Five players at 6/10 whose hands are all alike; d has but 20."""
    return Table("NL 6/10", "a 700, b 500, c 600, d 20, e 400", rules=changed, board=ROYAL)


def high_low(holding: str, board: str, preset: str = "standard", **changed: str) -> Table:
    """Three players of Omaha High-Low at 1/2."""
    return Table("PL 1/2", "a 70, b 50, c 60", "omaha-high-low", preset, rules=changed, holding=holding,
                 board=board)  # fmt: skip


def two_high_low(holding: str, board: str) -> Table:
    """The same for two."""
    return Table("PL 1/2", "a 70, b 50", "omaha-high-low", holding=holding, board=board)


LOW_BOARD: Final = "2s 4h 7d Ks 9c"
ALIKE: Final = "a Ac3cQhJh, b Ad3hQdJd"
"""On the low board each has A K Q 9 7 and 7 4 3 2 A."""

# fmt: off
SPLITS: Final = (
    Case("P15", "one_each_from_left: pot 11, three winners: 4, 4, 3", of_four(), POT_11_OF_THREE,
         "0: b 4, c 4, d 3"),
    Case("P15", "first_from_left: pot 11, three winners: 5, 3, 3", of_four(odd_chips="first_from_left"),
         POT_11_OF_THREE, "0: b 5, c 3, d 3"),
    Case("P15 A5", "one_each_from_left: each pot is split on its own", of_five(), EACH_POT,
         "0: b 29, c 29, d 28 | 1: b 37, c 36"),
    Case("P15 A5", "first_from_left: each pot is split on its own", of_five(odd_chips="first_from_left"),
         EACH_POT, "0: b 30, c 28, d 28 | 1: b 37, c 36"),
    Case("case_O17 P15", "a tie for 3: left of the button gets 2, the button 1",
         Table("NL 1/1", "a 70, b 50, c 60", board=ROYAL), "c call, a check, b fold, checked down, shows",
         "0: a 2, c 1"),
    Case("P15", "shares are whole chips: 125 in chips of 25 are 75 and 50",
         Table("NL 25/50 chip 25", "a 700, b 500, c 600", board=ROYAL),
         "c call, a fold, checked down, shows", "0: b 75, c 50"),
    Case("P15", "shares are whole chips: 175 in chips of 25 for three are 75, 50, 50",
         Table("NL 25/50 chip 25", "a 700, b 500, c 600, d 800", board=ROYAL),
         "c call, d call, a fold, checked down, shows", "0: b 75, c 50, d 50"),
    Case("P15", "shares are whole chips: the first takes the rest, 100 of 200 in chips of 50",
         Table("NL 50/50 chip 50", "a 700, b 500, c 600, d 800", board=ROYAL, rules=FIRST_TAKES_ALL),
         "c call, d call, a fold, checked down, shows", "0: b 100, c 50, d 50"),
    Case("example_12 H1 P15", "board 3 3 Q Q A: two queens full of threes halve the pot",
         Table("NL 1/2", "a 70, b 50", holding="a Qs6s, b Qh7h", board="3c 3d Qc Qd As"),
         "limps, checked down, shows", "0: a 2, b 2"),
    Case("example_12 H1", "board 3 3 Q Q A: with queen and ace one wins alone",
         Table("NL 1/2", "a 70, b 50", holding="a Qs6s, b QhAh", board="3c 3d Qc Qd As"),
         "limps, checked down, shows", "0: b 4"),
    # high-low
    Case("example_19 P15", "high-low, 11 chips, high and low apart: 6 high, 5 low",
         high_low("b KcKhQcQh, c Ac3cTh9h", "2s 4h 7d Ks Kd"), POT_11_OF_TWO, "0 high: b 6 | 0 low: c 5"),
    Case("P15", "high-low in chips of 25: of 125 the high half is 75",
         Table("FL 50/100 chip 25", "a 700, b 500, c 600", "omaha-high-low",
               holding="b KcKhQcQh, c Ac3cTh9h", board="2s 4h 7d Ks Kd"),
         "c call, a fold, checked down, shows", "0 high: b 75 | 0 low: c 50"),
    Case("example_30 P15", "high-low, two tie both ways for 10: 5 and 5", two_high_low(ALIKE, LOW_BOARD),
         "limps, flop, a bet 3, b call, checked down, shows", "0: a 5, b 5"),
    Case("P15", "high-low, two tie both ways for 11: split once, 6 and 5",
         high_low("b Ac3cQhJh, c Ad3hQdJd", LOW_BOARD), POT_11_OF_TWO, "0: b 6, c 5"),
    Case("P15", "who wins both halves scoops: a wheel against three queens",
         high_low("b QcQhJcTh, c Ac3cTd9h", "2s 4h 5d Ks Qd"), POT_11_OF_TWO, "0: c 11"),
    Case("P15", "a quarter: one has the high, two share the low",
         two_high_low("a AcKc3cJh, b Ad3hQdJd", LOW_BOARD),
         "limps, flop, a bet 4, b call, checked down, shows", "0 high: a 6 | 0 low: a 3, b 3"),
    Case("P15", "a quarter of 11: high 6, low 5, of which left of the button gets 3",
         high_low("b Ac3cQhJh, c AdKd3hJd", LOW_BOARD), POT_11_OF_TWO, "0 high: c 6 | 0 low: b 3, c 2"),
    Case("H4 P15", "no low in the pot: the high hand has it all",
         high_low("b KcKhQcQh, c Ac3cTh9h", "2s 4h Td Ks Jd"), POT_11_OF_TWO, "0: b 11"),
    Case("H4 H6", "a low takes three of the board: with two low cards there is none",
         high_low("b KcKhQcQh, c Ac2c3h5h", "4s 8h Td Ks Jd"), POT_11_OF_TWO, "0: b 11"),
    Case("A5 P15", "every pot is halved on its own, its odd chip to the high",
         Table("NL 1/2", "a 70, b 50, c 3, d 80", "omaha-high-low", board="2s 4h 7d Ks Kd",
               holding="b KcKhQcQh, c 5c5hJcJh, d Ac3cTh9h"),
         "c all-in 3, d call, a fold, b call, flop, b bet 5, d call, checked down, shows",
         "0 high: b 5 | 0 low: d 5 | 1 high: b 5 | 1 low: d 5"),
    Case("P14 P15", "must_declare: it is the high hand that is declared, the low needs no word",
         high_low("b KcKhQcQh, c Ac3cTh9h", "2s 4h 7d Ks Kd", "wiki"),
         "c call, a fold, b check, flop, b bet 3, c call, checked down, b show as four-of-a-kind, "
         "c show as pair", "0 high: b 6 | 0 low: c 5"),
    Case("H4 A5", "a low in the main pot, none in the side pot: there the high hand has it all",
         Table("NL 1/2", "a 70, b 50, c 3, d 80", "omaha-high-low", board="2s 4h 7d Ks Kd",
               holding="b KcKhQcQh, c Ac3cTh9h, d JcJhTc9c"),
         "c all-in 3, d call, a fold, b call, flop, b bet 5, d call, checked down, shows",
         "0 high: b 5 | 0 low: c 5 | 1: b 10"),
    # which low qualifies
    Case("example_26 H4", "board 8 7 5 K Q: standard, a low is possible",
         high_low("b KcKhQcQh, c Ac2cTh9h", "8s 7h 5d Ks Qd"), POT_11_OF_TWO, "0 high: b 6 | 0 low: c 5"),
    Case("example_26 H4", "board 8 7 5 K Q: kaszino needs three below eight, no low",
         high_low("b KcKhQcQh, c Ac2cTh9h", "8s 7h 5d Ks Qd", "kaszino"), POT_11_OF_TWO, "0: b 11"),
    Case("H4", "board A 3 6 K Q, hand 8 2: a low under 8",
         high_low("b KcKhQcQh, c 8c2cTh9h", "As 3h 6d Ks Qd"), POT_11_OF_TWO, "0 high: b 6 | 0 low: c 5"),
    Case("H4", "board A 3 6 K Q, hand 8 2: none under 7",
         high_low("b KcKhQcQh, c 8c2cTh9h", "As 3h 6d Ks Qd", "kaszino"), POT_11_OF_TWO, "0: b 11"),
    Case("H4", "board A 3 6 K Q, hand 7 2: a low under 7",
         high_low("b KcKhQcQh, c 7c2cTh9h", "As 3h 6d Ks Qd", "kaszino"), POT_11_OF_TWO,
         "0 high: b 6 | 0 low: c 5"),
    Case("H4", "lows are compared from the highest card down: 7 4 3 2 A beats 7 5 3 2 A",
         high_low("b Ad5dKcKh, c Ac4cTh9h", "2s 3h 7d Kd Jd"), POT_11_OF_TWO, "0 high: b 6 | 0 low: c 5"),
    Case("H4", "straights and flushes do not count against a low",
         high_low("b AdTdKcKh, c 4h5hTh9h", "2h 3h 6h Ks Jc"), POT_11_OF_TWO, "0: c 11"),
)


def raked(per_mille: int, cap: int = 0, *, no_flop_no_drop: bool = True, chip: int = 1) -> Table:
    """Three players at 5/10, where the club takes so much."""
    return Table(f"NL 5/10 chip {chip}", "a 100, b 1000, c 1000", board="2s 3h 4d 8c 9s",
                 rules={"rake": Rake(per_mille, cap, no_flop_no_drop)},
                 holding="a AsAd, b KsKd, c QsQd")  # fmt: skip


POT_90: Final = "c raise to 30, a call, b call, flop, a bet 50, b fold, c fold"
"""The bet of 50 is not called."""
POTS_300_200: Final = (
    "c raise to 100, a all-in 100, b call, flop, b bet 100, c call, checked down, b show, c muck"
)
RAKES: Final = (
    Case("A6", "standard: none", Table("NL 5/10", "a 100, b 1000, c 1000"), POT_90, ""),
    Case("A6", "five per cent of 90, rounded down: 4", raked(50), POT_90, "0: 4"),
    Case("A6", "rounded down to a chip of 5: nothing of 90", raked(50, chip=5), POT_90, ""),
    Case("A6", "at most the cap", raked(50, cap=3), POT_90, "0: 3"),
    Case("A6", "no flop, no drop", raked(50), "c raise to 50, a call, b fold, flop", ""),
    Case("A6", "no flop, no drop: all fold before the flop", raked(100), "c raise to 50, a fold, b fold", ""),
    Case("A6", "without that rule a hand without a flop pays", raked(100, no_flop_no_drop=False),
         "c raise to 50, a fold, b fold", "0: 2"),
    Case("A6", "all of it, and the hand is over", raked(1000), POT_90, "0: 90"),
    Case("A6", "from each pot", raked(50), POTS_300_200, "0: 15, 1: 10"),
    Case("A6", "from each pot, the cap over the hand", raked(50, cap=20), POTS_300_200, "0: 15, 1: 5"),
    Case("A6", "a pot the cap leaves nothing to take from", raked(50, cap=15), POTS_300_200, "0: 15"),
)
# fmt: on


@each(SPLITS)
def test_who_is_paid_what(case: Case) -> None:
    assert paid(played(case.table, case.play)) == case.then


@each(RAKES)
def test_what_the_club_takes(case: Case) -> None:
    story = played(case.table, case.play)
    taken = [(event.pot, event.amount) for event in story.events if isinstance(event, RakeTaken)]
    assert ", ".join(f"{pot}: {amount}" for pot, amount in taken) == case.then
    if isinstance(story.hand.next, Over):
        assert story.hand.next.rake == sum(amount for _, amount in taken)


def test_A6_the_rake_comes_out_of_what_the_winners_get() -> None:
    assert told(played(raked(50), POTS_300_200)) == "a 285, b 990, c 800"
