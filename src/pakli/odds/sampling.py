"""
Equities from random deals.

Tested in   tests/odds/test_sampling.py
"""

import secrets
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Final

import numpy as np
from msgspec import structs
from numpy.typing import NDArray

from pakli.odds import deals
from pakli.odds.deals import Ask, Counts, Hands, Seat, Spot
from pakli.odds.drawing import sample_wide
from pakli.odds.errors import OddsError, whole
from pakli.odds.fitting import check_named, why_not
from pakli.odds.matchups import laid_out
from pakli.odds.pieces import Progress
from pakli.odds.plans import Plan, told
from pakli.odds.results import Equity

__all__ = ["as_drawn", "check_samples", "sampled", "sampled_plan", "seed_of"]

_AT_ONCE: Final = 1 << 17
"""Deals of one piece of sampling. Another number would give other samples for the same seed."""
_CROWDED: Final = 3
"""Cards that hands drawn by themselves have in common on average, from which on they are not drawn so."""


def seed_of(seed: int | None) -> int:
    """
    The seed as the samples need it; without one, another each time.

    Raises:
        OddsError: it is no whole number.
    """
    return secrets.randbits(64) if seed is None else whole("seed", seed) % 2**64


def check_samples(samples: int | None) -> None:
    """
    A number of samples, 0 for all deals, None where it is not said.

    Raises:
        OddsError: no whole number; fewer than none, or one, which says nothing of how it may err.
    """
    if samples is not None and (whole("samples", samples) < 0 or samples == 1):
        raise OddsError("samples", samples=samples)


def as_drawn(spot: Spot, seats: Sequence[Seat]) -> list[Seat]:
    """
    The seats as they are best drawn from.

    Where many cards are held, whole hands hardly ever go together; so only the cards that ranges name are
    drawn at first, and the open ones from what is left.
    """
    held = [seat.hands.shape[1] for seat in seats if len(seat.hands) > 1]
    clashes = (sum(held) ** 2 - sum(cards**2 for cards in held)) / 2 / spot.showdown.pack
    if clashes < _CROWDED:
        return [structs.replace(seat, source=None) for seat in seats]
    return [_drawn(seat) for seat in seats]


def _drawn(seat: Seat) -> Seat:
    held = seat.source
    if held is None or not held.can_be_drawn:
        return structs.replace(seat, source=None)
    known = np.array([held.known], np.uint8).reshape(1, -1)
    return Seat(seat.text, known, np.ones(1), seat.missing + held.cards, held)


class _InVain(Exception):
    """Hands that are drawn one by one do not go together."""


def sampled(
    spot: Spot,
    seats: Sequence[Seat],
    samples: int,
    seed: int | None,
    executor: Executor | None,
    progress: Progress | None,
) -> Equity:
    """
    The answer from so many random deals; a seed brings the same ones again.

    Raises:
        OddsError: there are none, or next to none.
    """
    seed = seed_of(seed)
    check_named(spot, seats)
    try:
        return sampled_plan(spot, seats, samples, seed, _InVain).run(executor, progress)
    except _InVain:
        plan = _by_match_up(spot, seats, samples, seed)
        if plan is None:
            raise why_not(spot, seats) from None
    return plan.run(executor, progress)


def sampled_plan(
    spot: Spot,
    seats: Sequence[Seat],
    samples: int,
    seed: int | None,
    in_vain: Callable[[], Exception] | None = None,
) -> Plan:
    """The work for it, and what to raise where hands that are drawn one by one do not go together."""
    seed = seed_of(seed)
    if in_vain is None:
        in_vain = partial(why_not, spot, seats)
    dealt = as_drawn(spot, seats)
    wide = spot.draws > 1 or any(seat.wide is not None for seat in dealt)
    return Plan(
        sample_wide if wide else deals.sample,
        _parts(spot, dealt, samples, seed),  # as they are needed: there may be millions
        -(-samples // _AT_ONCE),
        _finish(spot, seats, samples, in_vain),
        asks=True,
    )


def _by_match_up(spot: Spot, seats: Sequence[Seat], samples: int, seed: int) -> Plan | None:
    """
    The same where hands go together so seldom that drawing them one by one is in vain: out of all match-ups.

    None if there are too many of these to lay out.
    """
    if spot.draws > 1 or any(seat.wide is not None for seat in seats):
        return None
    all_of_them = laid_out(spot, seats)
    if all_of_them is None:
        return None
    times = np.bincount(all_of_them.kind, weights=all_of_them.weights)
    bare = tuple(structs.replace(seat, source=None) for seat in seats)
    pieces = (
        (
            spot,
            bare,
            all_of_them.hands,
            times / times.sum(),
            seed,
            part,
            min(_AT_ONCE, samples - start),
        )
        for part, start in enumerate(range(0, samples, _AT_ONCE))
    )
    return Plan(
        _of_match_ups, pieces, -(-samples // _AT_ONCE), _finish(spot, seats, samples, _InVain), asks=True
    )


def _of_match_ups(
    spot: Spot,
    seats: Sequence[Seat],
    hands: Sequence[Hands],
    chances: NDArray[np.float64],
    seed: int,
    part: int,
    samples: int,
    ask: Ask | None = None,
) -> Counts:
    """Each match-up as often as chance has it, with random boards and missing cards."""
    drawn = np.random.default_rng((seed, part)).multinomial(samples, chances)
    total = np.zeros(deals.outcomes(spot.showdown, len(seats)), np.uint64)
    for row in np.nonzero(drawn)[0].tolist():
        held = [
            Seat(seat.text, mine[row : row + 1], np.ones(1), seat.missing)
            for seat, mine in zip(seats, hands, strict=True)
        ]
        counts = deals.sample(spot, held, seed, part << 32 | row, int(drawn[row]))
        assert counts is not None, "hands that go together"
        total += counts
        if ask is not None:
            ask()
    return total


def _finish(
    spot: Spot, seats: Sequence[Seat], samples: int, in_vain: Callable[[], Exception]
) -> Callable[[Iterator[Counts | None]], Equity]:
    def finish(results: Iterator[Counts | None]) -> Equity:
        total = np.zeros(deals.outcomes(spot.showdown, len(seats)), np.uint64)
        for counts in results:
            if counts is None:
                raise in_vain()
            total += counts
        pairs = [(outcome, times) for outcome, times in enumerate(total.tolist()) if times]
        return told(spot, seats, pairs, samples, sampled=True)

    return finish


def _parts(
    spot: Spot, seats: Sequence[Seat], samples: int, seed: int
) -> Iterator[tuple[Spot, Sequence[Seat], int, int, int]]:
    for part, start in enumerate(range(0, samples, _AT_ONCE)):
        yield spot, seats, seed, part, min(_AT_ONCE, samples - start)
