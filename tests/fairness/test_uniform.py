"""Every card comes at every place equally often, and every pack is picked equally often."""

from math import sqrt

import numpy as np
import pytest

from pakli.fairness import digest, order_of


def _chi_square(shuffles: int, cards: int) -> tuple[float, float]:
    """How far from even positions and picked packs are, in standard deviations of chi-square."""
    counts = np.zeros((cards, cards), dtype=np.int64)
    picked = np.zeros(4, dtype=np.int64)
    places = np.arange(cards)
    for number in range(shuffles):
        order = order_of(digest(number.to_bytes(8)), cards)
        counts[np.array(order.positions), places] += 1
        picked[order.pack] += 1
    return _distance(counts, (cards - 1) ** 2), _distance(picked, 3)


def _distance(counts: "np.ndarray[tuple[int, ...], np.dtype[np.int64]]", freedom: int) -> float:
    even = counts.sum() / counts.size
    chi_square = float(((counts - even) ** 2 / even).sum())
    return abs(chi_square - freedom) / sqrt(2 * freedom)


@pytest.mark.parametrize("cards", [52, 36, 32])
def test_ten_thousand_shuffles_are_even(cards: int) -> None:
    positions, packs = _chi_square(10_000, cards)
    assert positions < 4
    assert packs < 4


@pytest.mark.soak
def test_a_million_shuffles_are_even() -> None:
    positions, packs = _chi_square(1_000_000, 52)
    assert positions < 4
    assert packs < 4


def test_a_shuffle_that_favours_is_not_even() -> None:
    """The measure can fail: j = b mod (i+1) of every byte, none left out, favours low places."""
    counts = np.zeros((52, 52), dtype=np.int64)
    places = np.arange(52)
    for number in range(3_000):
        order = list(range(52))
        chance = b"".join(digest(bytes((part,)) + number.to_bytes(8)) for part in range(2))
        for last in range(51, 0, -1):
            other = chance[last] % 52  # of all places, as is so often done
            order[last], order[other] = order[other], order[last]
        counts[np.array(order), places] += 1
    assert _distance(counts, 51**2) > 4
