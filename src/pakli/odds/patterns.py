"""
Parts of a range where a hand has more than two cards, as players write them.

    AsAhKdQc            a hand, card by card
    AA**, AAK*, KKQQ    ranks, and * or x for any card: every hand that holds these ranks
    AsA**               cards and ranks together
    AA**ds              double-suited: a flush can be made in two suits; ss: in one; r: in none
    random, **          every hand
    AA**:0.5, AA**:50%  any part with a weight, above 0 and at most 1

Any card may be of a rank that is written as well: three aces are an ``AA**``. A suit can make a flush if the
hand holds two cards of it. Parts stand apart by commas or blanks; capitals do not matter.

Tested in   tests/odds/test_wide.py
"""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product
from math import comb
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.cards import CODE_OF, RANKS, mask_of
from pakli.cards.notation import SUIT_LETTER
from pakli.odds.errors import OddsError
from pakli.odds.notation import ALL_HANDS, weight_of

__all__ = ["Masks", "Pattern", "patterns_of"]

Masks = NDArray[np.uint64]
"""Hands, each a number with a bit for every card."""

_TOKEN: Final = re.compile(r"[^\s,;]+")
_SHAPES: Final = {"ds": 2, "ss": 1, "r": 0, "": None}
_CARD: Final = r"(?:[2-9TJQKA][shdc]?|[*x])"
_ONE: Final = re.compile(r"([2-9TJQKA])([shdc]?)|[*x]", re.IGNORECASE)
_CHOICES: Final = np.array([[comb(there, chosen) for chosen in range(5)] for there in range(5)])
_SUITS: Final = [sum(1 << code for code in range(suit, 52, 4)) for suit in range(4)]


class Pattern(Struct, frozen=True):
    """Which cards and ranks a hand must hold."""

    cards: tuple[int, ...]
    ranks: tuple[tuple[int, int], ...]
    """A rank and how many of it, besides `cards`."""
    open: int
    """How many cards may be any."""
    flushes: int | None
    """In how many suits a flush can be made; None: in any number."""

    def ways(self, hands: Masks) -> NDArray[np.int64]:
        """In how many ways each hand can be told apart into named and open cards: 0 if it does not fit."""
        fixed = np.uint64(mask_of(self.cards))
        ways: NDArray[np.int64] = ((hands & fixed) == fixed).astype(np.int64)
        rest = hands & ~fixed
        for rank, many in self.ranks:
            held = np.bitwise_count(rest >> np.uint64(4 * rank) & np.uint64(15))
            ways *= _CHOICES[held, many]
        if self.flushes is not None:
            suited = np.zeros(len(hands), np.int64)
            for suit in _SUITS:
                suited += np.bitwise_count(hands & np.uint64(suit)) >= 2
            ways *= suited == self.flushes
        return ways

    def named(self, gone: int = 0) -> Iterator[tuple[int, ...]]:
        """Each choice of named cards outside the mask `gone` with which the suits can turn out right."""
        if mask_of(self.cards) & gone:
            return
        out = gone | mask_of(self.cards)
        of_ranks = (
            combinations([code for code in range(4 * rank, 4 * rank + 4) if not out >> code & 1], many)
            for rank, many in self.ranks
        )
        for chosen in product(*of_ranks):
            named = self.cards + tuple(code for codes in chosen for code in codes)
            if self.flushes is None or self._can_be_suited(named):
                yield named

    def _can_be_suited(self, named: tuple[int, ...]) -> bool:
        suits = Counter(code & 3 for code in named)
        return any(
            sum(many >= 2 for many in (suits + Counter(more)).values()) == self.flushes
            for more in combinations_with_replacement(range(4), self.open)
        )


def patterns_of(text: str, hole: int) -> Iterator[tuple[float, Pattern]]:
    """
    The parts of a range of hands of so many cards, and their weights.

    Raises:
        OddsError: a part that cannot be read, or that no hand can fit; says which.
    """
    for token in _TOKEN.findall(text):
        part, _, weight = token.partition(":")
        yield weight_of(weight, token, text), _pattern(part, hole, text)


def _pattern(part: str, hole: int, text: str) -> Pattern:
    if part.lower() in ALL_HANDS:
        return Pattern((), (), hole, None)
    plain = part.translate(SUIT_LETTER).replace("10", "T")
    # The number of cards decides whether a last letter is a suit or begins a shape: AAKKds, AAKKd.
    found = re.fullmatch(f"({_CARD}{{{hole}}})(ds|ss|r|)", plain, re.IGNORECASE)
    if not found:
        raise OddsError("range-hand", part=part, range=text, hole=hole)
    written = [(one[1], one[2]) for one in _ONE.finditer(found[1])]
    cards = tuple(CODE_OF[rank.upper() + suit.lower()] for rank, suit in written if suit)
    ranks = Counter(RANKS.index(rank.upper()) for rank, suit in written if rank and not suit)
    is_open = sum(not rank for rank, _ in written)
    pattern = Pattern(cards, tuple(sorted(ranks.items())), is_open, _SHAPES[found[2].lower()])
    if len(set(cards)) < len(cards) or next(pattern.named(), None) is None:
        raise OddsError("range-none", part=part, range=text)
    return pattern
