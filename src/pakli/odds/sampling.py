"""
Equities from random deals.

Tested in   tests/odds/test_sampling.py
"""

import secrets
from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
from msgspec import structs

from pakli.odds import deals
from pakli.odds.deals import Counts, Seat, Spot
from pakli.odds.drawing import sample_wide
from pakli.odds.errors import OddsError
from pakli.odds.fitting import why_not
from pakli.odds.plans import Plan, told
from pakli.odds.results import Equity

__all__ = ["check_samples", "sampled_plan"]

_AT_ONCE: Final = 1 << 17
"""Deals of one piece of sampling. Another number would give other samples for the same seed."""


def check_samples(samples: int | None) -> None:
    """
    A number of samples, 0 for all deals, None where it is not said.

    Raises:
        OddsError: fewer than none, or one, which says nothing of how it may err.
    """
    if samples is not None and (samples < 0 or samples == 1):
        raise OddsError("samples", samples=samples)


def sampled_plan(spot: Spot, seats: Sequence[Seat], samples: int, seed: int | None) -> Plan:
    """So many random deals; a seed brings the same ones again."""
    if seed is None:
        seed = secrets.randbits(64)
    wide = any(seat.wide is not None for seat in seats)

    def finish(results: Iterator[Counts | None]) -> Equity:
        total = np.zeros(deals.outcomes(spot.showdown, len(seats)), np.uint64)
        for counts in results:
            if counts is None:
                raise why_not(spot, seats)
            total += counts
        pairs = [(outcome, times) for outcome, times in enumerate(total.tolist()) if times]
        return told(spot, seats, pairs, samples, sampled=True)

    return Plan(
        sample_wide if wide else deals.sample,
        _parts(spot, seats, samples, seed % 2**64),  # as they are needed: there may be millions
        -(-samples // _AT_ONCE),
        finish,
        asks=True,
    )


def _parts(
    spot: Spot, seats: Sequence[Seat], samples: int, seed: int
) -> Iterator[tuple[Spot, Sequence[Seat], int, int, int]]:
    bare = tuple(structs.replace(seat, named=None) for seat in seats)
    for part, start in enumerate(range(0, samples, _AT_ONCE)):
        yield spot, bare, seed, part, min(_AT_ONCE, samples - start)
