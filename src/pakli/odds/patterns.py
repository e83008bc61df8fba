"""
Parts of a range where a hand has more than two cards, as players write them.

    AsAhKdQc            a hand, card by card
    AA**, AAK*, KKQQ    ranks, and * or x for any card: every hand that holds these ranks
    AsA**               cards and ranks together
    AA**ds              double-suited: a flush can be made in two suits; ss: in one; r: in none
    ***m                all of one suit
    random, **          every hand
    AA**:0.5, AA**:50%  any part with a weight: a plain decimal above 0 and at most 1

Any card may be of a rank that is written as well: three aces are an ``AA**``. A suit can make a flush if the
hand holds two cards of it. Two cards are written as in hold'em too: ``QQ+``, ``AKs``, ``A5s-A2s``; and there
is ``top 15%`` where an order is given. Parts stand apart by commas or blanks; capitals do not matter.

Tested in   tests/odds/test_wide.py, tests/odds/test_own_ranges.py
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, product
from math import comb
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.cards import CODE_OF, RANKS, mask_of
from pakli.cards.notation import SUIT_LETTER
from pakli.odds.errors import OddsError
from pakli.odds.notation import ALL_HANDS, classes_of, percent_of, tokens_of, weight_of

__all__ = ["Masks", "Part", "Pattern", "length_of", "parts_of"]

Masks = NDArray[np.uint64]
"""Hands, each a number with a bit for every card."""

_SHAPES: Final = {"ds": 2, "ss": 1, "r": 0}
_SHAPE: Final = "(ds|ss|r|m|)"
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
    flushes: int | None = None
    """In how many suits a flush can be made; None: in any number."""
    one_suit: bool = False
    """All cards are of one suit."""

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
        if self.one_suit:
            ways *= np.any([(hands & ~np.uint64(suit)) == 0 for suit in _SUITS], axis=0)
        return ways

    def fillings(self, named: tuple[int, ...], gone: int) -> list[list[int]]:
        """What open cards can be outside the mask `gone`, if these are named: by suit if it must be one."""
        out = gone | mask_of(named)
        if not self.one_suit:
            return [[code for code in range(52) if not out >> code & 1]]
        suits = {code & 3 for code in named} or range(4)
        return [[code for code in range(suit, 52, 4) if not out >> code & 1] for suit in suits]

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
            if self._can_be_suited(named):
                yield named

    def _can_be_suited(self, named: tuple[int, ...]) -> bool:
        suits = Counter(code & 3 for code in named)
        if self.one_suit:
            return len(suits) <= 1
        if self.flushes is None:
            return True
        return any(
            sum(many >= 2 for many in (suits + Counter(more)).values()) == self.flushes
            for more in combinations_with_replacement(range(4), self.open)
        )


class Part(Struct, frozen=True):
    """One part of a range: a pattern, or hands card by card, or the best of all."""

    text: str
    weight: float
    pattern: Pattern | None = None
    pairs: Sequence[tuple[int, ...]] = ()
    """Hands of two cards."""
    percent: float = 0.0


def parts_of(text: str, cards: int) -> Iterator[Part]:
    """
    The parts of a range of hands of so many cards.

    Raises:
        OddsError: a part that cannot be read, or that no hand can fit; says which.
    """
    for token in tokens_of(text):
        written, _, given = token.partition(":")
        part, weight = written.strip(), weight_of(given.strip(), token, text)
        if percent := percent_of(part, text):
            yield Part(part, weight, percent=percent)
        elif pairs := classes_of(part, text) if cards == 2 else []:
            yield Part(part, weight, pairs=pairs)
        else:
            yield Part(part, weight, _pattern(part, cards, text))


def length_of(text: str) -> int | None:
    """Of how many cards the first part of a range is that says so; None: no part does."""
    for token in tokens_of(text):
        part = token.partition(":")[0].strip()
        if part.lower() in ALL_HANDS or percent_of(part, text):
            continue
        if classes_of(part, text):
            return 2
        found = re.fullmatch(f"((?:{_CARD})+?)" + _SHAPE, _plain(part), re.IGNORECASE)
        if found:
            return len(_ONE.findall(found[1]))
    return None


def _plain(part: str) -> str:
    return part.translate(SUIT_LETTER).replace("10", "T")


def _pattern(part: str, hole: int, text: str) -> Pattern:
    if part.lower() in ALL_HANDS:
        return Pattern((), (), hole)
    # The number of cards decides whether a last letter is a suit or begins a shape: AAKKds, AAKKd.
    found = re.fullmatch(f"({_CARD}{{{hole}}})" + _SHAPE, _plain(part), re.IGNORECASE)
    if not found:
        raise OddsError("range-hand", part=part, range=text, hole=hole)
    written = [(one[1], one[2]) for one in _ONE.finditer(found[1])]
    cards = tuple(CODE_OF[rank.upper() + suit.lower()] for rank, suit in written if suit)
    ranks = Counter(RANKS.index(rank.upper()) for rank, suit in written if rank and not suit)
    is_open = sum(not rank for rank, _ in written)
    shape = found[2].lower()
    pattern = Pattern(cards, tuple(sorted(ranks.items())), is_open, _SHAPES.get(shape), shape == "m")
    if len(set(cards)) < len(cards) or next(pattern.named(), None) is None:
        raise OddsError("range-none", part=part, range=text)
    return pattern
