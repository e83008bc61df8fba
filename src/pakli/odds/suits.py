"""
Suits renamed: what becomes each other when suits change names is worth the same.

Shapes      masks: hands as bits of cards, uint64 of shape (n,).
Clauses     H3: where suits break ties, no two are alike.
Tested in   tests/odds/test_range_equity.py, tests/odds/test_small_ranges.py
"""

from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pakli.odds.games import Showdown

__all__ = ["Masks", "alike", "least_named", "renamed"]

Masks = NDArray[np.uint64]
_SUIT: Final = np.uint64(0x1111111111111)
_BY_SUIT: Final = "five-card-draw"


def renamed(masks: Masks, suits: Sequence[int]) -> Masks:
    """The hands with each suit called as `suits` says."""
    became = np.zeros_like(masks)
    for suit, becomes in enumerate(suits):
        became |= (masks >> np.uint64(suit) & _SUIT) << np.uint64(becomes)
    return became


def least_named(masks: Masks, ways: Iterable[Sequence[int]]) -> Masks:
    """For each hand the least it becomes in these ways to rename suits: the same for hands that are alike."""
    least = masks.copy()
    for suits in ways:
        np.minimum(least, renamed(masks, suits), out=least)
    return least


def alike(showdown: Showdown, fixed: Iterable[int]) -> list[tuple[int, ...]]:
    """Which of the 24 ways to rename suits change nothing: these sets of cards stay what they are."""
    if showdown.high == _BY_SUIT:
        return [(0, 1, 2, 3)]
    sets = np.array(list(fixed), np.uint64)
    return [suits for suits in permutations(range(4)) if (renamed(sets, suits) == sets).all()]
