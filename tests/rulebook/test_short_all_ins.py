"""B8 in pot and no limit: what a short all-in leaves to whom. Fixed limit is in test_fixed_limit.py."""

from typing import Final

import pytest

from pakli.rules import Raised
from tests.rulebook.cases import Case, Refused, check_refused, each
from tests.rulebook.kit import played
from tests.rulebook.table import Table
from tests.rulebook.telling import told

POT_100: Final = Table("PL 10/25", "a 1000, b 98, c 1200, d 1500")
"""Four limp for 25: pot 100, and b has 73 left."""
POT_100_MORE: Final = Table("PL 10/25", "a 1000, b 125, c 1200, d 1500")
"""The same, and b has 100 left."""
NL_10_20: Final = Table("NL 10/20", "a 900, b 800, c 270, d 1000")
"""c has 250 left on the flop."""
NL_10_20_LESS: Final = Table("NL 10/20", "a 900, b 800, c 269, d 1000")
CASE_R1: Final = Table("NL 50/100", "a 5000, b 225, c 4000, d 300, e 6000")
CASE_R2: Final = Table("NL 50/100", "a 5000, b 600, c 750, d 900, e 4000, f 6000")
CASE_R3: Final = Table("NL 2000/4000", "a 90000, b 80000, c 70000, d 7500")
OPENING: Final = Table("NL 50/100", "a 2000, b 140, c 3000, d 2500")
"""b has 40 left on the flop, where the smallest bet is 100."""

# fmt: off
OPTIONS: Final = (
    Case("example_3 B8", "pot 100, bet 50, all-in 73, call 73: the bettor may call 23, not raise", POT_100,
         "limps, flop, a bet 50, b all-in 73, c call, d call", "a may call 23, not raise: B8"),
    Case("example_3 B8", "who is yet to act may raise, to at least 123", POT_100,
         "limps, flop, a bet 50, b all-in 73, c call", "d may call 73 or raise to 123..442"),
    Case("example_4 B8", "all-in 100 is a full raise: the bettor may raise, to at least 150", POT_100_MORE,
         "limps, flop, a bet 50, b all-in 100, c call, d fold", "a may call 50 or raise to 150..500"),
    Case("B8", "who only called the short all-in may not raise it when the bettor just calls", POT_100,
         "limps, flop, a bet 50, b all-in 73, c call, d call, a call", "dealer: turn"),
    Case("B8 A4", "bet 50, raise to 150: an all-in of 250 reopens to the raiser", NL_10_20,
         "limps, flop, a bet 50, b raise to 150, c all-in 250, d call, a fold",
         "b may call 100 or raise to 350..780"),
    Case("B8 A4", "bet 50, raise to 150: an all-in of 249 does not", NL_10_20_LESS,
         "limps, flop, a bet 50, b raise to 150, c all-in 249, d call, a fold",
         "b may call 99, not raise: B8"),
    Case("B8", "the bettor, who faces the raise and the short all-in together, may raise", NL_10_20_LESS,
         "limps, flop, a bet 50, b raise to 150, c all-in 249, d fold",
         "a may call 199 or raise to 349..880"),
    Case("B8", "the smallest raise stays the last full one, on top of what is to be matched", NL_10_20_LESS,
         "limps, flop, a bet 50, b raise to 150, c all-in 249", "d may call 249 or raise to 349..980"),
    Case("B8", "who raises a short all-in reopens it for all", POT_100,
         "limps, flop, a bet 50, b all-in 73, c raise to 123, d fold", "a may call 73 or raise to 173..542"),
    Case("B8", "who checked has acted: an all-in for the smallest bet lets him raise",
         Table("NL 50/100", "a 2000, b 200, c 3000"),
         "limps, flop, a check, b all-in 100, c call", "a may call 100 or raise to 200..1900"),
    Case("B8", "an opening all-in of 40 where the smallest bet is 100: call 40 or raise to 140", OPENING,
         "limps, flop, a check, b all-in 40", "c may call 40 or raise to 140..2900"),
    Case("B8", "an opening all-in of 40: who checked may only call or fold", OPENING,
         "limps, flop, a check, b all-in 40, c call, d call", "a may call 40, not raise: B8"),
    Case("B8", "an opening all-in of 40, raised to 140: who checked may raise again", OPENING,
         "limps, flop, a check, b all-in 40, c raise to 140, d fold", "a may call 140 or raise to 240..1900"),
    Case("B8", "short all-ins that add up to a full raise reopen it",
         Table("NL 50/100", "a 2000, b 160, c 200, d 2500"),
         "limps, flop, a check, b all-in 60, c all-in 100, d call", "a may call 100 or raise to 200..1900"),
    Case("B8", "the big blind has not acted: he may raise a short all-in",
         Table("NL 50/100", "a 2000, b 1800, c 150, d 2500"),
         "c all-in 150, d call, a call", "b may call 50 or raise to 250..1800"),
    Case("B8", "nor has the small blind", Table("NL 50/100", "a 2000, b 1800, c 150, d 2500"),
         "c all-in 150, d call", "a may call 100 or raise to 250..2000"),
    Case("case_R8 B8", "50/100, all-in for 150: the next raise is to at least 250",
         Table("NL 50/100", "a 2000, b 1800, c 150, d 2500"), "c all-in 150",
         "d may call 150 or raise to 250..2500"),
    Case("case_R1 B8", "100, all-in 125, call, all-in 200, call: the bettor may raise, to at least 300",
         CASE_R1,
         "limps, flop, a bet 100, b all-in 125, c call, d all-in 200, e call",
         "a may call 100 or raise to 300..4900"),
    Case("case_R1 B8", "if he calls, c, who faces 75, may not", CASE_R1,
         "limps, flop, a bet 100, b all-in 125, c call, d all-in 200, e call, a call",
         "c may call 75, not raise: B8"),
    Case("case_R1 B8", "if he raises to 300, c may", CASE_R1,
         "limps, flop, a bet 100, b all-in 125, c call, d all-in 200, e call, a raise to 300",
         "c may call 175 or raise to 400..3900"),
    Case("case_R2 B8", "300, all-ins 500, 650, 800, call: the next raise is to at least 1100", CASE_R2,
         "limps, flop, a bet 300, b all-in 500, c all-in 650, d all-in 800, e call",
         "f may call 800 or raise to 1100..5900"),
    Case("case_R3 B8", "2000/4000, a limp, all-in 7500: the big blind may raise, to at least 11500", CASE_R3,
         "c call, d all-in 7500, a fold", "b may call 3500 or raise to 11500..80000"),
    Case("case_R3 B8", "if he calls, the limper may only call 3500 or fold", CASE_R3,
         "c call, d all-in 7500, a fold, b call", "c may call 3500, not raise: B8"),
    Case("case_R3 B8", "if he makes it 11500, the limper may raise, to at least 15500", CASE_R3,
         "c call, d all-in 7500, a fold, b raise to 11500", "c may call 7500 or raise to 15500..70000"),
    Case("case_R4 B8", "50/100, a raise to 300, all-in 400, call: the raiser may call or fold",
         Table("NL 50/100", "a 400, b 1800, c 2500"), "c raise to 300, a all-in 400, b call",
         "c may call 100, not raise: B8"),
)

REFUSED: Final = (
    Refused("example_3 B8", "the bettor insists on a raise", POT_100,
            "limps, flop, a bet 50, b all-in 73, c call, d call", "a raise to 123", "B8 raise.not_reopened"),
    Refused("B8", "a raise over a short all-in by less than the last full raise", POT_100,
            "limps, flop, a bet 50, b all-in 73, c call", "d raise to 122", "B3 raise.too_small"),
    Refused("B8", "who checked insists on raising a short opening", OPENING,
            "limps, flop, a check, b all-in 40, c call, d call", "a raise to 140", "B8 raise.not_reopened"),
)
# fmt: on


@each(OPTIONS)
def test_the_rulebook_says(case: Case) -> None:
    assert told(played(case.table, case.play)) == case.then


@pytest.mark.parametrize(("table", "total", "full"), [(NL_10_20, 250, True), (NL_10_20_LESS, 249, False)])
def test_B8_the_event_says_whether_it_counts(table: Table, total: int, full: bool) -> None:
    story = played(table, f"limps, flop, a bet 50, b raise to 150, c all-in {total}")
    raises = [event for event in story.events if isinstance(event, Raised)]
    assert [event.full for event in raises] == [True, True, full]
    assert [event.opens for event in raises] == [True, False, False]
    assert [event.all_in for event in raises] == [False, False, True]


@each(REFUSED)
def test_the_rulebook_forbids(case: Refused) -> None:
    check_refused(case)
