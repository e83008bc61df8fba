"""
A range: which two cards a player may hold, and how likely each combination is.

Notation    see `pakli.odds.notation`: ``QQ+,AKs,A5s-A2s,22+,top 15%,AhKh,AQo:0.5``.
Errors      OddsError: which part of the text is wrong, or that nothing is left of the range.
Cost        reading about 2 µs a part and 0.5 µs a combination.
Tested in   tests/odds/test_ranges.py
"""

from collections.abc import Mapping
from math import comb
from numbers import Real
from typing import Self

import numpy as np
from numpy.typing import NDArray

from pakli.cards import Pack, parse_cards
from pakli.odds.errors import OddsError, check_text
from pakli.odds.notation import Pair, parts_of, two_cards

__all__ = ["Range"]


class Range:
    """
    Combinations of two cards with weights.

        Range("QQ+,AKs") | Range("top 5%:0.5")

    Where parts of a range overlap, the greater weight counts; so it does in the union of two.
    """

    __slots__ = ("_weights", "pack", "text")

    text: str
    """As it was written."""
    pack: Pack
    """What `top` and `random` are of."""

    def __init__(self, text: str, pack: int = Pack.FULL) -> None:
        """
        Read a range of a pack of 52, 36 or 32 cards.

        Raises:
            OddsError: a part that cannot be read, or none at all.
            ValueError: there is no such pack.
        """
        check_text(text=text)
        weights: dict[Pair, float] = {}
        self.pack = Pack(pack)
        for _, weight, pairs in parts_of(text, self.pack):
            for pair in pairs:
                weights[pair] = max(weight, weights.get(pair, 0.0))
        if not weights:
            raise OddsError("range-empty", range=text)
        self.text = text
        self._weights = weights

    @classmethod
    def of(cls, weights: Mapping[str, float], text: str = "") -> Self:
        """
        A range from combinations (``"AhKh"``) and their weights.

        Raises:
            OddsError: something that is not two cards, a weight not above 0 and at most 1, or nothing at all.
        """
        written = ", ".join(f"{hand}:{weight}" for hand, weight in weights.items())
        read: dict[Pair, float] = {}
        for hand, weight in weights.items():
            check_text(hand=hand)
            pair = two_cards(hand, written)
            if not _is_weight(weight):
                raise OddsError("range-weight", part=f"{hand}:{weight}", range=written)
            read[pair] = max(float(weight), read.get(pair, 0.0))
        if not read:
            raise OddsError("range-empty", range=written)
        return cls.from_pairs(read, text or written)

    @classmethod
    def from_pairs(cls, weights: Mapping[Pair, float], text: str, pack: Pack = Pack.FULL) -> Self:
        """A range from pairs of codes, the lower first, and their weights, unchecked."""
        made = object.__new__(cls)
        made.text = text
        made.pack = pack
        made._weights = dict(weights)
        return made

    def __or__(self, other: "Range") -> "Range":
        weights = dict(self._weights)
        for pair, weight in other._weights.items():
            weights[pair] = max(weight, weights.get(pair, 0.0))
        return Range.from_pairs(weights, f"{self.text}, {other.text}", self.pack)

    def __len__(self) -> int:
        """How many combinations."""
        return len(self._weights)

    def __contains__(self, hand: str) -> bool:
        return self.weight(hand) > 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Range) and self._weights == other._weights

    def __hash__(self) -> int:
        return hash(frozenset(self._weights.items()))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Range({self.text!r})"

    def weight(self, hand: str) -> float:
        """
        The weight of two cards such as ``"AhKh"``; 0 where they are not in the range.

        Raises:
            CardError: the text is not cards.
            OddsError: not two of them.
        """
        codes = parse_cards(hand)
        if len(codes) != 2:
            raise OddsError("range-part", part=hand, range=hand)
        return self._weights.get((min(codes), max(codes)), 0.0)

    @property
    def part(self) -> float:
        """The part of all hands of its pack (1,326 with 52 cards) that it is, by weight."""
        return sum(self._weights.values()) / comb(self.pack, 2)

    def arrays(self) -> tuple[NDArray[np.uint8], NDArray[np.float64]]:
        """The combinations, uint8 of shape (n, 2), sorted, and their weights, float64 of shape (n,)."""
        pairs = sorted(self._weights)
        return (
            np.array(pairs, np.uint8),
            np.array([self._weights[pair] for pair in pairs], np.float64),
        )


def _is_weight(given: object) -> bool:
    return isinstance(given, Real) and 0 < float(given) <= 1
