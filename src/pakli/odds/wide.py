"""
A range where a hand has more than two cards: parts and their weights, with no list of all hands if it can be
done without.

Notation    see `pakli.odds.patterns`: ``AA**ds, KKQQ, AsAhKdQc:0.5``; after a stroke cards he holds for
            certain: ``AA, K*/Kh``.
Errors      OddsError: which part of the text is wrong, or that nothing is left of the range.
Cost        reading 10 µs a part; no part has more than 4096 choices of named cards; `top` up to some seconds
            the first time.
Tested in   tests/odds/test_wide.py, tests/odds/test_own_ranges.py
"""

from functools import lru_cache
from math import comb
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.cards import UNKNOWN, CardError, cards_text, mask_of, parse_cards
from pakli.odds.errors import OddsError, check_text
from pakli.odds.listed import Listed, codes_of, combinations_of, greatest
from pakli.odds.patterns import Masks, Pattern, parts_of
from pakli.odds.strength import best_hands

__all__ = ["Choices", "WideRange", "split"]

_OF_HANDS: Final = -1


class Choices(Struct, frozen=True):
    """Named cards of all parts of a range, those of one choice in a row."""

    codes: NDArray[np.uint8]
    """Shape (n, cards): the named cards come first, what follows means nothing."""
    named: NDArray[np.int64]
    """Shape (n,): how many they are."""
    weights: NDArray[np.float64]
    """Shape (n,)."""
    part: NDArray[np.int64]
    """Shape (n,): index of the range's pattern, -1 for a hand that is written card by card."""

    @property
    def masks(self) -> Masks:
        """The named cards of each choice as bits; shape (n,)."""
        bits = np.uint64(1) << self.codes.astype(np.uint64)
        there = np.arange(self.codes.shape[1]) < self.named[:, None]
        masks: Masks = np.bitwise_or.reduce(np.where(there, bits, np.uint64(0)), axis=1)
        return masks


class WideRange:
    """
    Hands of three and more cards with weights.

        WideRange("AA**ds, KKQQ, AsAhKdQc:0.5", hole=4)
        WideRange("QQ+, K*/Kh", hole=3)
        WideRange("top 20%", hole=3, game="razz")

    Where parts of a range overlap, the greater weight counts. Every hand of a part is equally likely.
    """

    __slots__ = ("_hands", "_patterns", "hole", "known", "text")

    text: str
    """As it was written."""
    hole: int
    """How many cards a hand has, those included that he holds for certain."""
    known: tuple[int, ...]
    """Codes of these; of the others the range says which they may be."""

    def __init__(self, text: str, hole: int, game: str = "") -> None:
        """
        Read a range of hands of `hole` cards; `game` is what ``top 15%`` is the best of.

        Raises:
            OddsError: a part that cannot be read or that no hand fits, or no part at all; `top` where there
                is no order of hands.
        """
        check_text(text=text)
        parts, self.known = split(text)
        self.text = text
        self.hole = hole
        patterns: dict[Pattern, float] = {}
        listed: list[tuple[Masks, float]] = []
        for part in parts_of(parts, self.cards):
            if part.pattern is None:
                masks = np.array([mask_of(pair) for pair in part.pairs], np.uint64)
                if part.percent:
                    masks = best_hands(game, self.known, self.cards, part.percent)
                listed.append((masks, part.weight))
            elif len(part.pattern.cards) == self.cards:
                listed.append((np.array([mask_of(part.pattern.cards)], np.uint64), part.weight))
            else:
                patterns[part.pattern] = max(part.weight, patterns.get(part.pattern, 0.0))
        if not patterns and not listed:
            raise OddsError("range-empty", range=text)
        self._patterns = sorted(patterns.items(), key=lambda part: -part[1])
        self._hands = self._heavier(listed)

    @property
    def cards(self) -> int:
        """How many cards the parts of the range have."""
        return self.hole - len(self.known)

    def _heavier(self, listed: list[tuple[Masks, float]]) -> Listed:
        """Hands that weigh more than the patterns they fit: the others are of the pattern's weight anyway."""
        hands = greatest(
            np.concatenate([np.zeros(0, np.uint64), *(masks for masks, _ in listed)]),
            np.concatenate([np.zeros(0), *(np.full(len(masks), weight) for masks, weight in listed)]),
        )
        return hands.only(hands.weights > self._of_patterns(hands.masks))

    def _of_patterns(self, masks: Masks) -> NDArray[np.float64]:
        weights = np.zeros(len(masks))
        for pattern, weight in self._patterns:
            np.maximum(weights, weight, out=weights, where=pattern.ways(masks) > 0)
        return weights

    @property
    def is_any(self) -> bool:
        """Whether it is every hand, each as likely as another."""
        every = Pattern((), (), self.cards)
        return not len(self._hands.masks) and self._patterns[0][0] == every

    @property
    def can_be_drawn(self) -> bool:
        """Whether it has open cards, and most of what they may be fits: then no list of hands is needed."""
        return bool(self._patterns) and not any(
            pattern.one_suit or not pattern.open for pattern, _ in self._patterns
        )

    def weight(self, hand: str) -> float:
        """
        The weight of a hand such as ``"AsAhKdQc"``; 0 where it is not in the range.

        Raises:
            CardError: the text is not cards.
            OddsError: another number of cards than a hand has.
        """
        codes = {*parse_cards(hand)}
        if len(codes) != self.hole or UNKNOWN in codes:
            raise OddsError("range-hand", part=hand, range=hand, hole=self.hole)
        if not codes.issuperset(self.known):
            return 0.0
        return float(self.weights_of(np.array([mask_of(codes.difference(self.known))], np.uint64))[0])

    def weights_of(self, masks: Masks) -> NDArray[np.float64]:
        """The weights of hands that are given as bits of cards, without those he holds for certain."""
        return np.maximum(self._of_patterns(masks), self._hands.weights_of(masks))

    def choices(self, gone: int) -> Choices:
        """The named cards of all parts, without those in the mask `gone`; there may be none."""
        hands = self._hands.only((self._hands.masks & np.uint64(gone)) == 0)
        rows = [
            (named, weight, at)
            for at, (pattern, weight) in enumerate(self._patterns)
            for named in _named(pattern, gone)
        ]
        codes = [(*named, *[0] * (self.cards - len(named))) for named, _, _ in rows]
        listed = len(hands.masks)
        return Choices(
            np.concatenate(
                [codes_of(hands.masks, self.cards), np.array(codes, np.uint8).reshape(-1, self.cards)]
            ),
            np.array([self.cards] * listed + [len(named) for named, _, _ in rows], np.int64),
            np.concatenate([hands.weights, np.array([weight for _, weight, _ in rows], np.float64)]),
            np.array([_OF_HANDS] * listed + [part for _, _, part in rows], np.int64),
        )

    def chances(self, masks: Masks, part: NDArray[np.int64]) -> NDArray[np.float64]:
        """
        How often to keep a hand that was drawn from a part, for each hand of it to be equally likely.

        A hand that can be told apart in three ways comes three times as often; one that weighs more in an
        earlier part belongs there alone.
        """
        chances = np.ones(len(masks))
        chances[(part != _OF_HANDS) & (self._hands.weights_of(masks) > 0)] = 0
        for at, (pattern, _) in enumerate(self._patterns):
            of_it, later = part == at, part > at
            chances[of_it] /= pattern.ways(masks[of_it]).clip(1)
            chances[of_it] *= pattern.ways(masks[of_it]) > 0
            chances[later] *= pattern.ways(masks[later]) == 0
        return chances

    def possible(self, gone: int) -> int:
        """How many hands without a card of the mask `gone` there may be; those of two parts count twice."""
        return int(np.count_nonzero((self._hands.masks & np.uint64(gone)) == 0)) + sum(
            comb(len(left), pattern.open)
            for pattern, _ in self._patterns
            for named in _named(pattern, gone)
            for left in pattern.fillings(named, gone)
        )

    def listed(self, gone: int, most: int) -> Listed | None:
        """Every hand without a card of the mask `gone`; None if there may be more than so many."""
        if self.possible(gone) > most:
            return None
        found = [self._hands.masks[(self._hands.masks & np.uint64(gone)) == 0]]
        for pattern, _ in self._patterns:
            for named in _named(pattern, gone):
                mine = np.uint64(mask_of(named))
                found += [
                    combinations_of(left, pattern.open) | mine for left in pattern.fillings(named, gone)
                ]
        masks = np.sort(np.concatenate(found))
        masks = masks[np.append(True, masks[1:] != masks[:-1])[: len(masks)]]
        weights = self.weights_of(masks)
        return Listed(masks, weights).only(weights > 0)

    def __contains__(self, hand: str) -> bool:
        return self.weight(hand) > 0

    def _value(self) -> tuple[object, ...]:
        hands = self._hands
        patterns = frozenset(self._patterns)
        return self.hole, {*self.known}, patterns, hands.masks.tobytes(), hands.weights.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, WideRange) and self._value() == other._value()

    def __hash__(self) -> int:
        return hash((self.hole, frozenset(self._patterns), self._hands.masks.tobytes()))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"WideRange({self.text!r}, {self.hole})"


@lru_cache(maxsize=64)
def _named(pattern: Pattern, gone: int) -> tuple[tuple[int, ...], ...]:
    """Asked again and again for the same: how many there may be, then which, then what they name."""
    return tuple(pattern.named(gone))


def split(text: str) -> tuple[str, tuple[int, ...]]:
    """
    The parts of a range, and the codes of the cards after the stroke.

    Raises:
        OddsError: what stands there is no cards, or one of them comes twice.
    """
    parts, stroke, certain = text.partition("/")
    try:
        codes = parse_cards(certain)
    except CardError:
        codes = ()
    if stroke and (not codes or UNKNOWN in codes):
        raise OddsError("range-certain", certain=certain.strip(), range=text)
    for code in codes:
        if codes.count(code) > 1:
            raise OddsError("twice", card=cards_text([code]), given=text, other=text)
    return parts, codes
