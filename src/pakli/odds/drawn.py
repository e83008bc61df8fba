"""
Random deals for whoever wants to look at hands and boards himself: the same ones for the same seed.

Where hands that are drawn one by one do not go together, they are drawn out of all match-ups instead.

Tested in   tests/odds/test_categories.py, tests/odds/test_outs.py
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from typing import Final

import numpy as np
from msgspec import structs
from numpy.typing import NDArray

from pakli.odds.deals import Ask, Hands, Seat, Spot
from pakli.odds.drawing import Rows, dealt
from pakli.odds.fitting import check_named, why_not
from pakli.odds.matchups import rows_of
from pakli.odds.pieces import Progress, done
from pakli.odds.sampling import as_drawn

__all__ = ["Look", "looked_at"]

_AT_ONCE: Final = 1 << 17
"""Deals of one piece. Another number would give other samples for the same seed."""

Look = Callable[[Hands, Hands], NDArray[np.float64]]
"""Adds up what is to be seen in some deals, given as hands and boards; another process must be able to."""


def looked_at(
    spot: Spot,
    seats: Sequence[Seat],
    look: Look,
    samples: int,
    seed: int,
    executor: Executor | None,
    progress: Progress | None,
) -> NDArray[np.float64]:
    """
    What `look` adds up over so many random deals.

    Raises:
        OddsError: there are none, or next to none.
    """
    check_named(spot, seats)
    many = -(-samples // _AT_ONCE)
    found = _sum(
        done(
            _look,
            _pieces(spot, as_drawn(spot, seats), look, samples, seed),
            many,
            executor,
            progress,
            asks=True,
        )
    )
    if found is not None:
        return found
    rows = None if any(seat.wide is not None for seat in seats) else rows_of(seats)
    if rows is None:
        raise why_not(spot, seats)
    bare = [structs.replace(seat, source=None) for seat in seats]
    chances = (rows[0], rows[1] / rows[1].sum())
    pieces = _pieces(spot, bare, look, samples, seed, chances)
    found = _sum(done(_look, pieces, many, executor, progress, asks=True))
    assert found is not None, "hands that go together"
    return found


def _pieces(
    spot: Spot, seats: Sequence[Seat], look: Look, samples: int, seed: int, rows: Rows | None = None
) -> Iterator[tuple[object, ...]]:
    for part, start in enumerate(range(0, samples, _AT_ONCE)):
        yield spot, seats, look, seed, part, min(_AT_ONCE, samples - start), rows


def _sum(results: Iterator[NDArray[np.float64] | None]) -> NDArray[np.float64] | None:
    total: NDArray[np.float64] | None = None
    for result in results:
        if result is None:
            return None
        total = result if total is None else total + result
    return total


def _look(
    spot: Spot,
    seats: Sequence[Seat],
    look: Look,
    seed: int,
    part: int,
    samples: int,
    rows: Rows | None,
    ask: Ask | None = None,
) -> NDArray[np.float64] | None:
    total: NDArray[np.float64] | None = None
    for deals in dealt(spot, seats, seed, part, samples, ask, rows):
        if deals is None:
            return None
        seen = look(*deals)
        total = seen if total is None else total + seen
    return total
