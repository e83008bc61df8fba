"""All hands of a pack as arrays, and the class each of them belongs to."""

from functools import cache
from itertools import chain, combinations

import numpy as np
from numpy.typing import NDArray

from pakli.cards import Pack

__all__ = ["CLASSES", "all_hands", "class_of"]

CLASSES = 2 * 13**5
"""More than any class number of a five-card hand."""


@cache
def all_hands(pack: Pack, cards: int) -> NDArray[np.uint8]:
    """Every hand of so many cards of the pack, each once: uint8 of shape (n, cards); a second or two."""
    codes = chain.from_iterable(combinations(pack.codes, cards))
    return np.fromiter(codes, np.uint8).reshape(-1, cards)


def class_of(hands: NDArray[np.uint8]) -> NDArray[np.int64]:
    """
    A number for each row of five codes, the same for hands that differ in nothing but which suits they have:
    same ranks, and both or neither of one suit. Shape (n,), below `CLASSES`.
    """
    ranks = np.sort(hands >> 2, axis=1).astype(np.int64)
    suited = (hands & 3 == hands[:, :1] & 3).all(axis=1)
    return np.asarray(ranks @ 13 ** np.arange(5) * 2 + suited, np.int64)
