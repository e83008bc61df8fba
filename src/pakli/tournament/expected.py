"""
How long an event will take, by a rule of thumb.

The model: an event is over at the end of the first level in which all chips in play are no more than twenty
big blinds, so that the last two have about ten each; at the latest when stakes double no more. Half of the
entries buy one rebuy where there are any, and half of them the add-on. A hand takes a minute, where levels go
by hands.

Units       minutes from the start, breaks included.
Clauses     M2.
Tested in   tests/tournament/test_check.py, test_planner.py
"""

from typing import Final

from msgspec import Struct

from pakli.tournament.fees import Taken, add_on_chips, rebuy_chips, taken
from pakli.tournament.schedule import MOST_STAKES, levels_of, segments_of
from pakli.tournament.structure import Level, Structure

__all__ = ["LAST_BLINDS", "Expected", "chips_expected", "expected", "money_expected"]

LAST_BLINDS: Final = 20
"""Big blinds that all chips are in the last level."""


class Expected(Struct, frozen=True, gc=False):
    """When an event is over: `minutes` from its start, in the level number `level` (from 1)."""

    minutes: int
    level: int


def chips_expected(structure: Structure, entries: int) -> int:
    """All chips in play in the end."""
    half = entries // 2
    rebuys = half * rebuy_chips(structure) if structure.rebuy is not None else 0
    add_ons = half * add_on_chips(structure) if structure.add_on is not None else 0
    return entries * structure.stack + rebuys + add_ons


def money_expected(structure: Structure, entries: int) -> Taken:
    """The money of so many entries, with the rebuys and add-ons of the model."""
    half = entries // 2
    return taken(
        structure,
        entries,
        half if structure.rebuy is not None else 0,
        half if structure.add_on is not None else 0,
    )


def expected(structure: Structure, entries: int) -> Expected:
    """When so many entries will have played to the end."""
    chips, minutes = chips_expected(structure, entries), 0
    latest = len(levels_of(structure)) + MOST_STAKES.bit_length()
    for segment in segments_of(structure):
        span = segment.span
        minutes += span.minutes
        if isinstance(span, Level):
            minutes += span.hands
            if chips <= LAST_BLINDS * span.stakes.big_blind or segment.level >= latest:
                return Expected(minutes, segment.level)
    raise AssertionError("a schedule has no end")
