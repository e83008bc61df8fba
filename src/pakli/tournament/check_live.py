"""
What cannot be played with real cards and chips is refused, before anybody registers.

Clauses     M1 (a stack in chips), M2, M4 (mixed fields), TDA 24 (colour-up); section 9 (live tables).
Knows       one structure. Tested in tests/tournament/test_live.py
"""

from itertools import pairwise
from typing import Final

from pakli.rules.refusal import refuse
from pakli.tournament.structure import Break, Level, Structure

__all__ = ["check_live"]

_MOST_VALUES: Final = 20
_MOST_OF_ONE: Final = 10_000


def check_live(structure: Structure) -> None:
    """
    Check how tables with real cards are run, and the chips they are played with.

    Raises:
        RuleViolation: it cannot be done so.
    """
    levels = [span for span in structure.schedule if isinstance(span, Level)]
    if structure.live == "clock" and any(level.hands for level in levels):
        raise refuse("M2", "structure.hands_not_entered")
    if structure.mixed:
        _check_mixed(structure)
    if structure.chips:
        _check_chips(structure)
    elif any(isinstance(span, Break) and span.colour_up for span in structure.schedule):
        raise refuse("TDA24", "structure.no_chips")


def _check_mixed(structure: Structure) -> None:
    """The final table joins the two kinds: without it nobody could win."""
    if not structure.live:
        raise refuse("M4", "structure.mixed_without_live")
    if not structure.redraw:
        raise refuse("M4", "structure.mixed_without_final")


def _check_chips(structure: Structure) -> None:
    """Every stack, and all stakes of a level, can be paid in the chips that are in play then."""
    chips = structure.chips
    if len(chips) > _MOST_VALUES or any(
        value < 1 or not 0 <= count <= _MOST_OF_ONE for value, count in chips
    ):
        raise refuse("TDA24", "chips.bad_set", value=min([value for value, _ in chips]))
    for (below, _), (value, _) in pairwise(chips):
        if value <= below or value % below:
            raise refuse("TDA24", "race.no_multiple", removed=below, smallest=value)
    worth = sum([value * count for value, count in chips])
    if worth != structure.stack:
        raise refuse("M1", "structure.stack_differs", stack=structure.stack, worth=worth)
    left = [value for value, _ in chips]
    number = 0
    for span in structure.schedule:
        if isinstance(span, Break):
            for value in span.colour_up:
                if len(left) < 2 or value != left[0]:
                    raise refuse("TDA24", "race.not_in_play", value=value)
                left = left[1:]
            continue
        number += 1
        _check_stakes(span, number, left[0])


def _check_stakes(level: Level, number: int, smallest: int) -> None:
    stakes = level.stakes
    for amount in (stakes.small_blind, stakes.big_blind, stakes.ante, stakes.bring_in):
        if amount % smallest:
            raise refuse("TDA24", "structure.not_in_chips", level=number, amount=amount, smallest=smallest)
