"""
A range where a hand has more than two cards: parts and their weights, never a list of all hands.

Notation    see `pakli.odds.patterns`: ``AA**ds, KKQQ, AsAhKdQc:0.5``.
Errors      OddsError: which part of the text is wrong, or that nothing is left of the range.
Cost        reading 10 µs a part; no part has more than 4096 choices of named cards.
Tested in   tests/odds/test_wide.py
"""

from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.cards import mask_of, parse_cards
from pakli.odds.errors import OddsError
from pakli.odds.patterns import Masks, Pattern, patterns_of

__all__ = ["Choices", "WideRange"]

_OF_HANDS: Final = -1


class Choices(Struct, frozen=True):
    """Named cards of all parts of a range, those of one choice in a row."""

    codes: NDArray[np.uint8]
    """Shape (n, hole): the named cards come first, what follows means nothing."""
    named: NDArray[np.int64]
    """Shape (n,): how many they are."""
    weights: NDArray[np.float64]
    """Shape (n,)."""
    part: NDArray[np.int64]
    """Shape (n,): index of the range's pattern, -1 for a hand that is written card by card."""


class WideRange:
    """
    Hands of three and more cards with weights.

        WideRange("AA**ds, KKQQ, AsAhKdQc:0.5", hole=4)

    Where parts of a range overlap, the greater weight counts. Every hand of a part is equally likely.
    """

    __slots__ = ("_hands", "_patterns", "hole", "text")

    text: str
    """As it was written."""
    hole: int
    """How many cards a hand has."""

    def __init__(self, text: str, hole: int) -> None:
        """
        Read a range of hands of `hole` cards.

        Raises:
            OddsError: a part that cannot be read or that no hand fits, or no part at all.
        """
        parts = list(patterns_of(text, hole))
        if not parts:
            raise OddsError("range-empty", range=text)
        self.text = text
        self.hole = hole
        wide: dict[Pattern, float] = {}
        hands: dict[tuple[int, ...], float] = {}
        for weight, pattern in parts:
            if len(pattern.cards) == hole:
                codes = tuple(sorted(pattern.cards))
                hands[codes] = max(weight, hands.get(codes, 0.0))
            else:
                wide[pattern] = max(weight, wide.get(pattern, 0.0))
        self._patterns = sorted(wide.items(), key=lambda part: -part[1])
        self._hands = self._heavier(hands)

    def _heavier(self, hands: dict[tuple[int, ...], float]) -> dict[tuple[int, ...], float]:
        """Hands that weigh more than the patterns they fit: the others are of the pattern's weight anyway."""
        codes = list(hands)
        masks = np.array([mask_of(hand) for hand in codes], np.uint64)
        others = self._of_patterns(masks).tolist()
        return {
            hand: hands[hand]
            for hand, other in sorted(zip(codes, others, strict=True))
            if hands[hand] > other
        }

    def _of_patterns(self, masks: Masks) -> NDArray[np.float64]:
        weights = np.zeros(len(masks))
        for pattern, weight in self._patterns:
            np.maximum(weights, weight, out=weights, where=pattern.ways(masks) > 0)
        return weights

    @property
    def is_any(self) -> bool:
        """Whether it is every hand, each as likely as another."""
        return not self._hands and self._patterns[0][0] == Pattern((), (), self.hole, None)

    def weight(self, hand: str) -> float:
        """
        The weight of a hand such as ``"AsAhKdQc"``; 0 where it is not in the range.

        Raises:
            CardError: the text is not cards.
            OddsError: another number of cards than a hand has.
        """
        codes = tuple(sorted(parse_cards(hand)))
        if len(set(codes)) != self.hole or codes[-1] > 51:
            raise OddsError("range-hand", part=hand, range=hand, hole=self.hole)
        return float(self.weights_of(np.array([mask_of(codes)], np.uint64))[0])

    def weights_of(self, masks: Masks) -> NDArray[np.float64]:
        """The weights of hands that are given as bits of cards."""
        weights = self._of_patterns(masks)
        for hand, weight in self._hands.items():
            weights[masks == np.uint64(mask_of(hand))] = weight
        return weights

    def choices(self, gone: int) -> Choices:
        """The named cards of all parts, without those in the mask `gone`; there may be none."""
        rows = [(hand, weight, _OF_HANDS) for hand, weight in self._hands.items() if not mask_of(hand) & gone]
        for at, (pattern, weight) in enumerate(self._patterns):
            rows += [(named, weight, at) for named in pattern.named(gone)]
        codes = [(*named, *[0] * (self.hole - len(named))) for named, _, _ in rows]
        return Choices(
            np.array(codes, np.uint8).reshape(-1, self.hole),
            np.array([len(named) for named, _, _ in rows], np.int64),
            np.array([weight for _, weight, _ in rows]),
            np.array([part for _, _, part in rows], np.int64),
        )

    def chances(self, masks: Masks, part: NDArray[np.int64]) -> NDArray[np.float64]:
        """
        How often to keep a hand that was drawn from a part, for each hand of it to be equally likely.

        A hand that can be told apart in three ways comes three times as often; one that weighs more in an
        earlier part belongs there alone.
        """
        chances = np.ones(len(masks))
        heavy = np.array([mask_of(hand) for hand in self._hands], np.uint64)
        chances[(part != _OF_HANDS) & np.isin(masks, heavy)] = 0
        for at, (pattern, _) in enumerate(self._patterns):
            of_it, later = part == at, part > at
            chances[of_it] /= pattern.ways(masks[of_it]).clip(1)
            chances[of_it] *= pattern.ways(masks[of_it]) > 0
            chances[later] *= pattern.ways(masks[later]) == 0
        return chances

    def __contains__(self, hand: str) -> bool:
        return self.weight(hand) > 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, WideRange):
            return NotImplemented
        return (self.hole, self._hands, self._patterns) == (other.hole, other._hands, other._patterns)

    def __hash__(self) -> int:
        return hash((self.hole, frozenset(self._hands), frozenset(self._patterns)))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"WideRange({self.text!r}, {self.hole})"
