"""
Real chips in a tournament: which are in play, which leave next, whether all are counted.

Clauses     M1 (every chip adds up), TDA 24.
Knows       a tournament’s state. Tested in tests/tournament/test_live.py
"""

from itertools import pairwise

from pakli.tournament.state import Entry, TournamentState
from pakli.tournament.structure import Break, Structure

__all__ = ["all_counted", "brought_in", "colour_up", "not_counted", "values_at", "values_in_play"]


def values_in_play(state: TournamentState) -> tuple[int, ...]:
    """Denominations in play, the smallest first; empty where the structure does not say."""
    return tuple([value for value, _ in state.structure.chips if value not in state.left_play])


def values_at(structure: Structure, at: int) -> tuple[int, ...]:
    """Denominations in play at a place of the schedule, if each leaves play as planned."""
    gone: set[int] = set()
    for span in structure.schedule[:at]:
        gone |= set(span.colour_up) if isinstance(span, Break) else set()
    return tuple([value for value, _ in structure.chips if value not in gone])


def brought_in(structure: Structure) -> tuple[int, ...]:
    """Denominations that come into play later: a starting stack has none of them."""
    return tuple([value for value, count in structure.chips if not count])


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
