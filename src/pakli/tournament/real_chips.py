"""
Real chips in a tournament: which are in play, which leave next, whether all are counted.

Clauses     M1 (every chip adds up), TDA 24.
Knows       a tournament’s state. Tested in tests/tournament/test_live.py
"""

from itertools import pairwise

from msgspec.structs import replace

from pakli.tournament.state import Entry, TournamentState
from pakli.tournament.structure import Break, Level, Structure

__all__ = ["all_counted", "colour_up", "not_counted", "values_in_play", "with_colour_ups"]


def values_in_play(state: TournamentState) -> tuple[int, ...]:
    """Denominations in play, the smallest first; empty where the structure does not say."""
    return tuple([value for value, _ in state.structure.chips if value not in state.left_play])


def with_colour_ups(structure: Structure) -> Structure:
    """
    The structure with a colour-up in each break after which nothing is paid in the smallest chips any more;
    where it says itself when they leave play, as it is.
    """
    if not structure.chips or any(isinstance(span, Break) and span.colour_up for span in structure.schedule):
        return structure
    left = [value for value, _ in structure.chips]
    spans = list(structure.schedule)
    for at, span in enumerate(spans):
        if not isinstance(span, Break):
            continue
        gone: list[int] = []
        while len(left) > 1 and _payable(spans[at:], left[1]):
            gone.append(left.pop(0))
        spans[at] = replace(span, colour_up=tuple(gone))
    return replace(structure, schedule=tuple(spans))


def _payable(spans: list[Level | Break], smallest: int) -> bool:
    """Whether all stakes that are still to come can be paid in chips of `smallest`, and there are some."""
    stakes = [span.stakes for span in spans if isinstance(span, Level)]
    amounts = [(one.small_blind, one.big_blind, one.ante, one.bring_in) for one in stakes]
    return bool(amounts) and not any(amount % smallest for level in amounts for amount in level)


def colour_up(state: TournamentState) -> tuple[int, int, int] | None:
    """
    The next colour-up: the denomination that leaves play, the smallest that stays, and the place of its break
    in the schedule (one that is over, if it was not done in it). None: none is planned.
    """
    values = values_in_play(state)
    following = dict(pairwise(values))
    for at, span in enumerate(state.structure.schedule):
        if isinstance(span, Break):
            for value in span.colour_up:
                if value in following:
                    return value, following[value], at
    return None


def _playing(state: TournamentState) -> list[Entry]:
    return [entry for entry in state.entries if entry.status == "playing" and entry.table]


def not_counted(state: TournamentState) -> int:
    """How many who play have not been counted in the count that is on; all of them where none is."""
    there = _playing(state)
    if not state.count or state.count_at != state.clock.at:
        return len(there)
    return sum([entry.count != state.count for entry in there])


def all_counted(state: TournamentState) -> bool:
    """Whether everybody who plays has been counted since this level or break began."""
    return state.left > 0 and not_counted(state) == 0
