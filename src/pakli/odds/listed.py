"""
Hands one by one, each a number with a bit for every card, and their weights.

Shapes      masks: uint64 of shape (n,), ascending; codes: uint8 of shape (n, cards).
Tested in   tests/odds/test_wide.py
"""

from collections.abc import Iterable
from itertools import chain, combinations
from math import comb
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

__all__ = ["Listed", "codes_of", "combinations_of", "greatest"]

Masks = NDArray[np.uint64]
_BIT: Final = np.uint64(1)


class Listed(Struct, frozen=True):
    """Hands and their weights."""

    masks: Masks
    weights: NDArray[np.float64]

    def weights_of(self, masks: Masks) -> NDArray[np.float64]:
        """The weights of these hands, 0 where one is not listed."""
        if not len(self.masks):
            return np.zeros(len(masks))
        at = np.searchsorted(self.masks, masks).clip(max=len(self.masks) - 1)
        weights: NDArray[np.float64] = np.where(self.masks[at] == masks, self.weights[at], 0.0)
        return weights

    def only(self, chosen: NDArray[np.bool_]) -> "Listed":
        """Those that are chosen."""
        return Listed(self.masks[chosen], self.weights[chosen])


def greatest(masks: Masks, weights: NDArray[np.float64]) -> Listed:
    """Every hand once, with the greatest of its weights."""
    order = np.lexsort((-weights, masks))
    masks, weights = masks[order], weights[order]
    first = np.ones(len(masks), bool)
    first[1:] = masks[1:] != masks[:-1]
    return Listed(masks[first], weights[first])


def codes_of(masks: Masks, cards: int) -> NDArray[np.uint8]:
    """The cards of each hand, lowest first."""
    codes = np.empty((len(masks), cards), np.uint8)
    left = masks.copy()
    for card in range(cards):
        lowest = left & (~left + _BIT)
        codes[:, card] = np.bitwise_count(lowest - _BIT)
        left ^= lowest
    return codes


def combinations_of(codes: Iterable[int], cards: int) -> Masks:
    """Every hand of so many of these cards, as bits."""
    bits = _BIT << np.array(list(codes), np.uint64)
    rows = comb(len(bits), cards)
    flat = chain.from_iterable(combinations(range(len(bits)), cards))
    chosen = np.fromiter(flat, np.int64, rows * cards).reshape(rows, cards)
    masks = np.zeros(rows, np.uint64)
    for card in range(cards):
        masks |= bits[chosen[:, card]]
    return masks
