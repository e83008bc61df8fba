"""
Ranges against each other, exactly: every match-up of hands; those that differ in names of suits alone, once.

Where the board and the dead cards stay as they are when suits change names, all match-ups that become each
other have the same outcomes. Before the flop that leaves one in 24 at best.

Shapes      players' hands: uint8 (n, 2); a match-up is a row of (players, 2).
Cost        besides the kernel's: 0.3 µs a match-up; up to 2 million are laid out at once.
Tested in   tests/odds/test_range_equity.py
"""

from collections.abc import Sequence
from functools import cache, reduce
from itertools import permutations
from math import prod
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.odds.deals import Seat, Spot
from pakli.odds.errors import OddsError

__all__ = ["MatchUps", "laid_out", "too_many"]

_HANDS: Final = 1326
_MOST: Final = 2_000_000
"""Match-ups that are looked at, one player after the other: hands that do not go together fall out early."""
_MOST_TAKEN: Final = 101
"""Hands that hold one of two cards: what a player takes out of another's range at most."""
_MOST_ALIKE: Final = 6
"""Players up to whom a match-up's hands make one number; with more, each match-up is a kind of its own."""
Indices = NDArray[np.int64]


class MatchUps(Struct, frozen=True):
    """All match-ups of some ranges, and which of them are alike."""

    hands: NDArray[np.uint8]
    """Shape (alike, players, 2): one of each kind."""
    keys: Indices
    """Shape (alike,): a number for each kind, the same whenever it comes."""
    kind: Indices
    """Shape (match-ups,): row of `hands` it is alike."""
    weights: NDArray[np.float64]
    """Shape (match-ups,): as the products of the hands' weights."""
    of_first: Indices
    """Shape (match-ups,): row of the first player's range."""


def too_many(seats: Sequence[Seat]) -> OddsError:
    """The complaint where `laid_out` gives none; match-ups that cannot be dealt are counted too."""
    possible = reduce(lambda many, seat: many * len(seat.hands), seats, 1)
    return OddsError("match-ups", possible=possible, most=_MOST)


def laid_out(spot: Spot, seats: Sequence[Seat]) -> MatchUps | None:
    """
    Every match-up in which no card comes twice; None if there are too many to lay out.

    Raises:
        OddsError: there is none at all.
    """
    rows = _combined(seats)
    if rows is None:
        return None
    if not len(rows[0]):
        raise OddsError("impossible", hands=", ".join(seat.text for seat in seats))
    weights = _products([seat.weights[row] for seat, row in zip(seats, rows, strict=True)])
    numbers = [
        _numbers()[seat.hands[:, 0], seat.hands[:, 1]][row] for seat, row in zip(seats, rows, strict=True)
    ]
    keys = _keys(spot, numbers)
    known, first, kind = np.unique(keys, return_index=True, return_inverse=True)
    hands = np.stack([seat.hands[row[first]] for seat, row in zip(seats, rows, strict=True)], axis=1)
    return MatchUps(np.ascontiguousarray(hands), known, kind.reshape(-1), weights, rows[0])


def _products(weights: Sequence[NDArray[np.float64]]) -> NDArray[np.float64]:
    """The weight of each match-up; where all would be too small for a float, as parts of the greatest."""
    products: NDArray[np.float64] = reduce(np.multiply, weights)
    if products.max() >= np.finfo(np.float64).tiny:
        return products
    logarithms: NDArray[np.float64] = reduce(np.add, [np.log(weight) for weight in weights])
    parts: NDArray[np.float64] = np.exp(logarithms - logarithms.max())
    return parts


def _keys(spot: Spot, numbers: Sequence[Indices]) -> Indices:
    """A number for each match-up, the same for those that are alike: the least there is, suits renamed."""
    if len(numbers) > _MOST_ALIKE:
        return np.arange(len(numbers[0]))
    keys = np.full(len(numbers[0]), np.iinfo(np.int64).max)
    for renamed in _renamings()[_alike(spot)]:
        key = reduce(lambda so_far, number: so_far * _HANDS + number, (renamed[number] for number in numbers))
        np.minimum(keys, key, out=keys)
    return keys


def _combined(seats: Sequence[Seat]) -> list[Indices] | None:
    """For each player the row of his range, in every match-up; None if there are too many."""
    if prod(max(0, len(seat.hands) - _MOST_TAKEN * at) for at, seat in enumerate(seats)) > _MOST:
        return None  # without a look at each
    rows: list[Indices] = [np.zeros(1, np.int64)]
    bits = np.zeros(1, np.uint64)
    for at, seat in enumerate(seats):
        cards = (np.uint64(1) << seat.hands.astype(np.uint64)).sum(axis=1, dtype=np.uint64)
        if len(bits) * len(cards) > _MOST:
            return None
        before, mine = np.nonzero((bits[:, None] & cards[None, :]) == 0)
        rows = [row[before] for row in (rows if at else [])] + [mine]
        bits = bits[before] | cards[mine]
    return rows


@cache
def _numbers() -> Indices:
    """The number of two codes, in either order."""
    numbers = np.zeros((52, 52), np.int64)
    for second in range(52):
        for first in range(second):
            numbers[first, second] = numbers[second, first] = second * (second - 1) // 2 + first
    return numbers


@cache
def _renamings() -> Indices:
    """Shape (24, 1326): what the number of two cards becomes when the suits change names."""
    second, first = np.tril_indices(52, -1)
    return np.array(
        [_numbers()[_renamed(suits, first), _renamed(suits, second)] for suits in permutations(range(4))]
    )


def _renamed(suits: Sequence[int], codes: Indices) -> Indices:
    renamed: Indices = (codes & ~3) + np.array(suits)[codes & 3]
    return renamed


def _alike(spot: Spot) -> list[int]:
    """Which of the 24 ways to rename suits leave the board and the dead cards what they are."""
    board, dead = (np.frombuffer(cards, np.uint8).astype(np.int64) for cards in (spot.board, spot.dead))
    return [
        way
        for way, suits in enumerate(permutations(range(4)))
        if all(set(_renamed(suits, cards)) == set(cards) for cards in (board, dead))
    ]
