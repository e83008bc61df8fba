"""
Blinds people like to play: round numbers that rise by about the same factor.

Clauses     M2, B7 (the small blind is half), B10 (antes).
Knows       numbers. Tested in tests/tournament/test_planner.py
"""

from functools import lru_cache
from math import log
from typing import Final

from pakli.rules import Stakes

__all__ = ["ante_of", "first_blind", "round_blinds"]

_ROUND: Final = (100, 120, 150, 160, 200, 240, 250, 300, 400, 500, 600, 800)
_ROUNDEST: Final = (100, 200, 300, 400, 500, 600, 800)
_FINE: Final = tuple(range(100, 300, 10)) + tuple(range(300, 500, 20)) + tuple(range(500, 1000, 50))


def round_blinds(first: int, factor: float, levels: int, chip: int) -> tuple[int, ...]:
    """
    Big blinds of so many levels, each above the one before, near to `first` times a power of `factor`.

    Args:
        first: of the first level; twice a multiple of `chip`, as all of them are.
        chip: the smallest one in play.
    """
    known = _scaled(_FINE if factor < 1.2 else _ROUND)
    blinds = [first]
    for level in range(1, levels):
        wanted, least = first * factor**level, blinds[-1] + 2 * chip
        fitting = [one for one in known if one >= least and one % (2 * chip) == 0]
        blinds.append(min(fitting, key=lambda one: _off(one, wanted), default=least))
    return tuple(blinds)


def first_blind(stack: int, depth: int, chip: int) -> int:
    """The roundest big blind of which a stack has about `depth`."""
    wanted = max(2 * chip, stack / depth)
    fitting = [one for one in _scaled(_ROUNDEST) if one % (2 * chip) == 0 and one <= stack]
    return min(fitting, key=lambda one: _off(one, wanted), default=2 * chip)


def _off(blind: int, wanted: float) -> tuple[float, int]:
    """How far it is from what is wanted, as a factor."""
    return abs(log(blind / wanted)), blind


@lru_cache(maxsize=3)
def _scaled(marks: tuple[int, ...]) -> tuple[int, ...]:
    """The marks with up to eleven noughts more, or two fewer."""
    small = [mark // 10**power for mark in marks for power in (2, 1) if mark % 10**power == 0]
    return tuple(sorted({*small, *[mark * 10**power for mark in marks for power in range(12)]}))


def ante_of(stakes: Stakes, ante_by: str) -> int:
    """The usual ante: each an eighth of the big blind, at least a chip; one for all, a big blind."""
    if ante_by == "none":
        return 0
    if ante_by != "each":
        return stakes.big_blind
    return max(1, round(stakes.big_blind / (8 * stakes.chip))) * stakes.chip
