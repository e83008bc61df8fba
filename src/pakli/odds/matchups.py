"""
Ranges against each other, exactly: every match-up of hands; those that differ in names of suits alone, once.

Where the board and the dead cards stay as they are when suits change names, all match-ups that become each
other have the same outcomes. Before the flop that leaves one in 24 at best.

Shapes      a player's hands: uint8 (n, cards); match-ups are a row of as many for each player.
Cost        besides the kernel's: 0.3 µs a match-up; up to 2 million are laid out at once.
Tested in   tests/odds/test_range_equity.py, tests/odds/test_small_ranges.py
"""

from collections.abc import Sequence
from functools import reduce
from math import comb, prod
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.cards import UNKNOWN, Pack, mask_of
from pakli.odds.deals import Seat, Spot
from pakli.odds.errors import OddsError
from pakli.odds.fitting import masks_of
from pakli.odds.patterns import Masks
from pakli.odds.suits import alike, renamed

__all__ = ["MatchUps", "laid_out", "rows_of", "too_many"]

_MOST: Final = 2_000_000
"""Match-ups that are looked at, one player after the other: hands that do not go together fall out early."""
_MOST_TAKEN: Final = 101
"""Hands of two cards that hold one of two: what a player takes out of another's range at most."""
_MOST_NAMES: Final = 30_000
"""Hands, suits renamed, up to which match-ups are looked at for likeness."""
Indices = NDArray[np.int64]


class MatchUps(Struct, frozen=True):
    """All match-ups of some ranges, and which of them are alike."""

    hands: tuple[NDArray[np.uint8], ...]
    """Each player's, shape (alike, cards): one of each kind."""
    keys: Indices
    """Shape (alike,): a number for each kind, the same whenever it comes."""
    kind: Indices
    """Shape (match-ups,): row of `hands` it is alike."""
    weights: NDArray[np.float64]
    """Shape (match-ups,): as the products of the hands' weights."""
    of_first: Indices
    """Shape (match-ups,): row of the first player's range."""


def too_many(spot: Spot, seats: Sequence[Seat]) -> OddsError:
    """The complaint where `laid_out` gives none; match-ups that cannot be dealt are counted too."""
    possible = prod(_possible(spot, seat) for seat in seats)
    return OddsError("match-ups", possible=possible, most=_MOST)


def _possible(spot: Spot, seat: Seat) -> int:
    gone = mask_of([*spot.board, *spot.dead]) | Pack.FULL.mask ^ spot.showdown.pack.mask
    if seat.wide is not None:
        return seat.wide.possible(gone)
    live = UNKNOWN - gone.bit_count() - seat.hands.shape[1]
    return len(seat.hands) * (comb(live, seat.missing) if spot.showdown.board else 1)


def laid_out(spot: Spot, seats: Sequence[Seat]) -> MatchUps | None:
    """
    Every match-up in which no card comes twice; None if there are too many to lay out.

    Raises:
        OddsError: there is none at all.
    """
    found = rows_of(seats)
    if found is None:
        return None
    rows, weights = found
    keys = _keys(spot, seats, rows)
    known, first, kind = np.unique(keys, return_index=True, return_inverse=True)
    hands = tuple(np.ascontiguousarray(seat.hands[row[first]]) for seat, row in zip(seats, rows, strict=True))
    return MatchUps(hands, known, kind.reshape(-1), weights, rows[0])


def rows_of(seats: Sequence[Seat]) -> tuple[list[Indices], NDArray[np.float64]] | None:
    """
    Every match-up one by one: for each player the row of his range, and the weights; None if too many.

    Raises:
        OddsError: there is none at all.
    """
    rows = _combined(seats)
    if rows is None:
        return None
    if not len(rows[0]):
        raise OddsError("impossible", hands=", ".join(seat.text for seat in seats))
    return rows, _products([seat.weights[row] for seat, row in zip(seats, rows, strict=True)])


def _products(weights: Sequence[NDArray[np.float64]]) -> NDArray[np.float64]:
    """The weight of each match-up; where all would be too small for a float, as parts of the greatest."""
    products: NDArray[np.float64] = reduce(np.multiply, weights)
    if products.max() >= np.finfo(np.float64).tiny:
        return products
    logarithms: NDArray[np.float64] = reduce(np.add, [np.log(weight) for weight in weights])
    parts: NDArray[np.float64] = np.exp(logarithms - logarithms.max())
    return parts


def _keys(spot: Spot, seats: Sequence[Seat], rows: Sequence[Indices]) -> Indices:
    """A number for each match-up, the same for those that are alike: the least there is, suits renamed."""
    masks = [masks_of(seat.hands) for seat in seats]
    names = _names(spot, masks)
    if names is None:
        return np.arange(len(rows[0]))
    keys = np.full(len(rows[0]), np.iinfo(np.int64).max)
    for suits in _ways(spot):
        key = np.zeros(len(keys), np.int64)
        for mine, row in zip(masks, rows, strict=True):
            key = key * len(names) + np.searchsorted(names, renamed(mine, suits))[row]
        np.minimum(keys, key, out=keys)
    return keys


def _ways(spot: Spot) -> list[tuple[int, ...]]:
    return alike(spot.showdown, [mask_of(spot.board), mask_of(spot.dead)])


def _names(spot: Spot, masks: Sequence[Masks]) -> Masks | None:
    """All hands and what they become when suits are renamed; None if they are too many to make numbers of."""
    ways = _ways(spot)
    if len(ways) == 1 or sum(map(len, masks)) > _MOST_NAMES:
        return None
    names = np.unique(np.concatenate([renamed(mine, suits) for mine in masks for suits in ways]))
    return names if len(names) ** len(masks) < 2**63 else None


def _combined(seats: Sequence[Seat]) -> list[Indices] | None:
    """For each player the row of his range, in every match-up; None if there are too many."""
    taken = _MOST_TAKEN if all(seat.hands.shape[1] == 2 for seat in seats) else _MOST
    if prod(max(1, len(seat.hands) - taken * at) for at, seat in enumerate(seats)) > _MOST:
        return None  # without a look at each
    rows: list[Indices] = [np.zeros(1, np.int64)]
    bits = np.zeros(1, np.uint64)
    for at, seat in enumerate(seats):
        cards = masks_of(seat.hands)
        if len(bits) * len(cards) > _MOST:
            return None
        before, mine = np.nonzero((bits[:, None] & cards[None, :]) == 0)
        rows = [row[before] for row in (rows if at else [])] + [mine]
        bits = bits[before] | cards[mine]
    return rows
