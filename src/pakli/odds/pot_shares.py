"""
What part of the pot a hand takes against a random one: what ``top 15%`` means in Omaha and in high-low games.

Hands that differ in names of suits alone are worth the same. For each such class the part was found by random
deals (the opponent's hand, the board and whatever else is missing), and lies in a table beside this module;
in high-low games it is the part of the whole pot, its low half eight or better.

Tables      omaha, omaha-high-low: 16,432 classes, 60,000 deals each, standard error 0.002;
            omaha-5, omaha-5-high-low: 134,459 classes, 10,000 deals each, 0.005;
            stud-high-low: 1,755 classes of the first three cards, 60,000 deals each, 0.002.
Source      `tools/pot_shares.py`, which makes them again.
Cost        read when they are first needed: 5 ms; the classes of all hands 0.3 s, of five cards 4 s.
Clauses     G4, G5, G10, H6, H7.
Tested in   tests/odds/test_pot_shares.py
"""

import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import permutations
from types import MappingProxyType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pakli.odds.listed import combinations_of
from pakli.odds.suits import Masks, least_named

__all__ = ["CARDS", "STEPS", "classes_of", "packed", "shares_of"]

CARDS: Final[Mapping[str, int]] = MappingProxyType(
    {"omaha": 4, "omaha-high-low": 4, "omaha-5": 5, "omaha-5-high-low": 5, "stud-high-low": 3}
)
"""Games that have a table, and of how many cards its hands are."""
STEPS: Final[Mapping[int, int]] = MappingProxyType({3: 4096, 4: 4096, 5: 512})
"""By cards of a hand: into how many steps a whole pot is divided in the table; finer would be noise."""
_WAYS: Final[Sequence[tuple[int, ...]]] = list(permutations(range(4)))


@cache
def classes_of(cards: int) -> Masks:
    """The hands of so many cards, of those alike in all but names of suits the least: bits, ascending."""
    return np.unique(least_named(combinations_of(range(52), cards), _WAYS))


@cache
def _table(game: str) -> NDArray[np.uint16]:
    """The part of the pot by class, in steps."""
    stored = zlib.decompress(files("pakli.odds").joinpath("shares", f"{game}.bin").read_bytes())
    low, high = np.frombuffer(stored, np.uint8).reshape(2, -1)
    return low + (high.astype(np.uint16) << 8)


def packed(shares: NDArray[np.float64], cards: int) -> bytes:
    """The table of these parts of the pot, by class, as it is stored: lower bytes first, then the higher."""
    steps = np.rint(shares * STEPS[cards]).astype(np.uint16)
    return zlib.compress(np.stack([steps & 255, steps >> 8]).astype(np.uint8).tobytes(), 9)


def shares_of(game: str, hands: Masks) -> NDArray[np.float64]:
    """
    The parts of the pot of hands that are given as bits, each of as many cards as the game's table has.

    Returns:
        float64 of shape (n,), 0 to 1.
    """
    cards = CARDS[game]
    at = np.searchsorted(classes_of(cards), least_named(hands, _WAYS))
    return _table(game)[at] / STEPS[cards]
