"""Fixed limit: one unit at a time, four bets a round (B1), two players left (B1a), short all-ins (B8)."""

from dataclasses import dataclass
from typing import Final

from pakli.rules import Bounds, RaiseTo, Refusal
from tests.rulebook.cases import Case, Named, Refused, check_refused, each
from tests.rulebook.kit import played
from tests.rulebook.table import Table
from tests.rulebook.telling import told

FIVE: Final = Table("FL 10/20", "a 500, b 600, c 700, d 400, e 900")
EXAMPLE_6: Final = Table("FL 2/4", "a 80, b 90, c 70, d 60, e 120")
"""1/2 in chips of 0.50, of which every amount is twice as many."""


@dataclass(frozen=True, slots=True)
class Ladder(Named):
    """From here on everybody raises: the totals in front, and then no more."""

    table: Table
    play: str
    totals: tuple[int, ...]


# fmt: off
LADDERS: Final = (
    Ladder("example_5 B1", "10/20 before the flop, big blind 10", FIVE, "", (20, 30, 40)),
    Ladder("example_5 B1", "10/20 on the flop", FIVE, "limps, flop", (10, 20, 30, 40)),
    Ladder("example_5 B1", "10/20 on the turn", FIVE, "limps, flop, checks, turn", (20, 40, 60, 80)),
    Ladder("example_5 B1", "10/20 on the river", FIVE, "limps, flop, checks, turn, checks, river",
           (20, 40, 60, 80)),
    Ladder("example_6 B1", "1/2 before the flop, big blind 1", EXAMPLE_6, "", (4, 6, 8)),
    Ladder("example_6 B1", "1/2 on the flop", EXAMPLE_6, "limps, flop", (2, 4, 6, 8)),
    Ladder("example_6 B1", "1/2 on the turn", EXAMPLE_6, "limps, flop, checks, turn", (4, 8, 12, 16)),
    Ladder("example_6 B1", "1/2 on the river", EXAMPLE_6, "limps, flop, checks, turn, checks, river",
           (4, 8, 12, 16)),
    Ladder("B1", "a check and a fold between are no bets", FIVE, "limps, flop, a check, b fold",
           (10, 20, 30, 40)),
    Ladder("B1", "Omaha is no different", Table("FL 10/20", "a 500, b 600, c 700, d 400", "omaha"),
           "limps, flop, checks, turn", (20, 40, 60, 80)),
)


def three(preset: str = "standard", **changed: str) -> Table:
    """Three players at 10/20."""
    return Table("FL 10/20", "a 500, b 600, c 700", preset=preset, rules=changed)


def event(*, last_two: bool) -> Table:
    """Three players of a tournament at 10/20."""
    return Table("FL 10/20", "a 500, b 600, c 700", kind="tournament", last_two=last_two)


TURN: Final = "limps, flop, checks, turn"
TWO_LEFT: Final = f"{TURN}, a bet 20, b raise to 40, c fold, a raise to 60, b raise to 80"
"""They are two when the fourth bet is made."""
FOUR_BETS: Final = f"{TURN}, a bet 20, b raise to 40, c raise to 60, a raise to 80, b fold"
"""They are three when the fourth bet is made, and two after it."""
TWO_LEFT_ON_FLOP: Final = "limps, flop, a bet 10, b raise to 20, c fold, a raise to 30, b raise to 40"
TWO_LEFT_BEFORE: Final = "c raise to 20, a fold, b raise to 30, c raise to 40"
LIFTED: Final = "a may call 20 or raise to 100"
CAPPED: Final = "a may call 20, not raise: B1"

CAPS: Final = (
    Case("B1a", "lifted: with two left a may make it 100", three(), TWO_LEFT, LIFTED),
    Case("B1a", "turn_river: with two left a may make it 100", three("omaha"), TWO_LEFT, LIFTED),
    Case("B1a", "never (kaszino): with two left a may not", three("kaszino"), TWO_LEFT, CAPPED),
    Case("B1a", "never (wiki): with two left a may not", three("wiki"), TWO_LEFT, CAPPED),
    Case("B1a", "event: with two left at the table a may not", event(last_two=False), TWO_LEFT, CAPPED),
    Case("B1a", "event: with two left in the event a may",
         Table("FL 10/20", "a 500, b 600", kind="tournament", last_two=True),
         f"{TURN}, a bet 20, b raise to 40, a raise to 60, b raise to 80", LIFTED),
    Case("B1a", "lifted: a fold never uncaps", three(), FOUR_BETS, "c may call 20, not raise: B1"),
    Case("B1a", "turn_river: a fold never uncaps", three("omaha"), FOUR_BETS, "c may call 20, not raise: B1"),
    Case("B1a", "never: a fold never uncaps", three("wiki"), FOUR_BETS, "c may call 20, not raise: B1"),
    Case("B1a", "event: a fold never uncaps", event(last_two=False), FOUR_BETS,
         "c may call 20, not raise: B1"),
    Case("B1a", "lifted: on the flop too", three(), TWO_LEFT_ON_FLOP, "a may call 10 or raise to 50"),
    Case("B1a", "turn_river: on the flop the cap holds", three("omaha"), TWO_LEFT_ON_FLOP,
         "a may call 10, not raise: B1"),
    Case("B1a", "lifted: before the flop too", three(), TWO_LEFT_BEFORE, "b may call 10 or raise to 50"),
    Case("B1a", "turn_river: before the flop the cap holds", three("omaha"), TWO_LEFT_BEFORE,
         "b may call 10, not raise: B1"),
    Case("B1a", "lifted: and again, and again", three(),
         f"{TWO_LEFT}, a raise to 100, b raise to 120, a raise to 140", "b may call 20 or raise to 160"),
    Case("B1a", "lifted: two who play heads-up from the start", Table("FL 10/20", "a 500, b 600"),
         "b raise to 20, a raise to 30, b raise to 40", "a may call 10 or raise to 50"),
    Case("B1a", "lifted: who is all-in does not count among the two",
         Table("FL 10/20", "a 500, b 600, c 70"),
         f"{TURN}, a bet 20, b raise to 40, c all-in 60, a raise to 80", "b may call 40 or raise to 100"),
    Case("B1a", "lifted: three with chips left, one of them all-in, are capped",
         Table("FL 10/20", "a 500, b 600, c 70, d 300"),
         f"{TURN}, a bet 20, b raise to 40, c all-in 60, d raise to 80", "a may call 60, not raise: B1"),
    Case("B1a", "a round begins uncapped", three("wiki"),
         "c raise to 20, a raise to 30, b raise to 40, c call, a call, flop", "a may check or bet 10"),
)


def four(b: int, preset: str = "standard") -> Table:
    """Four players at 10/20; b has so many chips left on the turn."""
    return Table("FL 10/20", f"a 500, b {b + 10}, c 700, d 400", preset=preset)


HALF_BET: Final = (
    Case("B8", "half_bet: an all-in bet of 15 where the unit is 20 counts: raise to 35", four(15),
         f"{TURN}, a check, b all-in 15", "c may call 15 or raise to 35"),
    Case("B8", "half_bet: bet 20, all-in 35: raise to 55", four(35),
         f"{TURN}, a bet 20, b all-in 35", "c may call 35 or raise to 55"),
    Case("B8", "half_bet: bet 20, all-in 35 reopens to the bettor", four(35),
         f"{TURN}, a bet 20, b all-in 35, c call, d fold", "a may call 15 or raise to 55"),
    Case("B8", "half_bet: an all-in bet of 10, just half, counts", four(10),
         f"{TURN}, a check, b all-in 10", "c may call 10 or raise to 30"),
    Case("B8", "half_bet: an all-in bet of 10 lets who checked raise", four(10),
         f"{TURN}, a check, b all-in 10, c call, d call", "a may call 10 or raise to 30"),
    Case("B8", "half_bet: an all-in bet of 8 counts as nothing and is completed to 20", four(8),
         f"{TURN}, a check, b all-in 8", "c may call 8 or raise to 20"),
    Case("B8", "half_bet: an all-in bet of 8 does not let who checked raise", four(8),
         f"{TURN}, a check, b all-in 8, c call, d call", "a may call 8, not raise: B8"),
    Case("B8", "half_bet: bet 20, all-in 26 is completed to 40", four(26),
         f"{TURN}, a bet 20, b all-in 26", "c may call 26 or raise to 40"),
    Case("B8", "half_bet: bet 20, all-in 26 does not reopen", four(26),
         f"{TURN}, a bet 20, b all-in 26, c call, d call", "a may call 6, not raise: B8"),
    Case("B8", "half_bet: who completes to 40 reopens", four(26),
         f"{TURN}, a bet 20, b all-in 26, c raise to 40, d fold", "a may call 20 or raise to 60"),
    Case("B8 B1", "half_bet: an all-in of half a unit counts among the four", four(35),
         f"{TURN}, a bet 20, b all-in 35, c raise to 55, d raise to 75", "a may call 55, not raise: B1"),
    Case("B8 B1", "half_bet: one of less does not", four(26),
         f"{TURN}, a bet 20, b all-in 26, c raise to 40, d raise to 60", "a may call 40 or raise to 80"),
    Case("B8 B1", "half_bet: nor does completing it count twice",
         Table("FL 10/20", "a 500, b 36, c 700, d 400, e 600"),
         f"{TURN}, a bet 20, b all-in 26, c raise to 40, d raise to 60, e raise to 80",
         "a may call 60, not raise: B1"),
    Case("B8", "half_bet: half of an odd unit is rounded up: 3 of 5 counts",
         Table("FL 5/10", "a 500, b 8, c 700"), "limps, flop, a check, b all-in 3",
         "c may call 3 or raise to 8"),
    Case("B8", "half_bet: 2 of 5 does not", Table("FL 5/10", "a 500, b 7, c 700"),
         "limps, flop, a check, b all-in 2", "c may call 2 or raise to 5"),
    Case("B8", "half_bet: 2 of 5 does not let who checked raise", Table("FL 5/10", "a 500, b 7, c 700"),
         "limps, flop, a check, b all-in 2, c call", "a may call 2, not raise: B8"),
    Case("B8", "half_bet: two short all-ins that are together half a unit count",
         Table("FL 10/20", "a 500, b 36, c 42, d 400"),
         f"{TURN}, a bet 20, b all-in 26, c all-in 32", "d may call 32 or raise to 52"),
    Case("B8", "half_bet: before the flop, big blind 10, an all-in for 15 counts",
         Table("FL 10/20", "a 500, b 600, c 15, d 400"), "c all-in 15", "d may call 15 or raise to 25"),
    Case("B8", "half_bet: before the flop, big blind 10, an all-in for 14 is completed to 20",
         Table("FL 10/20", "a 500, b 600, c 14, d 400"), "c all-in 14", "d may call 14 or raise to 20"),
    Case("B8", "full_raise: an all-in bet of 15 counts as nothing and is completed to 20", four(15, "omaha"),
         f"{TURN}, a check, b all-in 15", "c may call 15 or raise to 20"),
    Case("B8", "full_raise: bet 20, all-in 35 is completed to 40", four(35, "omaha"),
         f"{TURN}, a bet 20, b all-in 35", "c may call 35 or raise to 40"),
    Case("B8", "full_raise: bet 20, all-in 35 does not reopen", four(35, "omaha"),
         f"{TURN}, a bet 20, b all-in 35, c call, d call", "a may call 15, not raise: B8"),
    Case("B8", "full_raise: who completes to 40 reopens", four(35, "omaha"),
         f"{TURN}, a bet 20, b all-in 35, c raise to 40, d fold", "a may call 20 or raise to 60"),
    Case("B8", "full_raise: bet 20, all-in 40 does", four(40, "omaha"),
         f"{TURN}, a bet 20, b all-in 40, c call, d call", "a may call 20 or raise to 60"),
)

REFUSED: Final = (
    Refused("example_5 B1", "a fifth bet", FIVE,
            "limps, flop, a bet 10, b raise to 20, c raise to 30, d raise to 40", "e raise to 50",
            "B1 raise.capped"),
    Refused("B1", "less than the unit", FIVE, "limps, flop", "a bet 5", "B1 raise.not_the_unit"),
    Refused("B1", "more than the unit", FIVE, "limps, flop", "a bet 20", "B1 raise.not_the_unit"),
    Refused("B1", "the low bet on the turn", FIVE, TURN, "a bet 10", "B1 raise.not_the_unit"),
    Refused("B1a", "a raise of who is capped, though but two are left", three(), FOUR_BETS, "c raise to 100",
            "B1 raise.capped"),
    Refused("B8", "half_bet: a unit on top of what counts as nothing", four(26),
            f"{TURN}, a bet 20, b all-in 26", "c raise to 46", "B1 raise.not_the_unit"),
)
# fmt: on


@each(LADDERS)
def test_everybody_raises_until_it_is_capped(case: Ladder) -> None:
    story = played(case.table, case.play)
    for total in case.totals:
        assert story.betting
        assert story.betting.raise_to == Bounds(total, total)
        story = story.then(RaiseTo(story.seat(story.asked), total))
    assert story.betting
    assert isinstance(story.betting.raise_to, Refusal)
    assert (story.betting.raise_to.clause, story.betting.raise_to.code) == ("B1", "raise.capped")


@each(CAPS)
def test_two_players_left(case: Case) -> None:
    assert told(played(case.table, case.play)) == case.then


@each(HALF_BET)
def test_short_all_ins(case: Case) -> None:
    assert told(played(case.table, case.play)) == case.then


@each(REFUSED)
def test_the_rulebook_forbids(case: Refused) -> None:
    check_refused(case)
