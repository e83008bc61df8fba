"""
The rankings, each stated as a table: which hands there are, in which order, and how many cards they take.

Nothing here is worked out from how rare a hand is: the order of every game is what its clause says (H3).

Clauses     H1 to H5c, C2, C4, G9, P14.
Units       a rank is a whole number, greater is better for every ranking, lows too; 0 = does not qualify.
            It is the hand's place: 1 for the worst hand of the ranking, `places` for the best.
Tested in   tests/ranking/test_rankings.py
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from pakli.cards import Pack

__all__ = ["RANKINGS", "Category", "HandOrder", "Ranking", "order_of"]


class Category(StrEnum):
    """What a hand is called. The ids never change; the words for them are in the message catalogue."""

    ROYAL_FLUSH = "royal-flush"
    STRAIGHT_FLUSH = "straight-flush"
    FOUR_OF_A_KIND = "four-of-a-kind"
    FULL_HOUSE = "full-house"
    FLUSH = "flush"
    STRAIGHT = "straight"
    THREE_OF_A_KIND = "three-of-a-kind"
    TWO_PAIR = "two-pair"
    PAIR = "pair"
    HIGH_CARD = "high-card"
    LOW = "low"
    BADUGI = "badugi"
    THREE_CARDS = "three-cards"
    TWO_CARDS = "two-cards"
    ONE_CARD = "one-card"
    NONE = "none"


class Ranking(StrEnum):
    """The rankings by id."""

    HIGH = "high"
    HIGH_32 = "high-32"
    HIGH_36 = "high-36"
    LOW_8 = "low-8"
    LOW_7 = "low-7"
    LOW = "low"
    DEUCE_TO_SEVEN = "deuce-to-seven"
    BADUGI = "badugi"
    FIVE_CARD_DRAW = "five-card-draw"


@dataclass(frozen=True, slots=True)
class HandOrder:
    """One ranking: everything about it that is not how ties are broken."""

    clause: str
    pack: Pack
    categories: tuple[Category, ...]
    """Best first."""
    places: int
    """How many different ranks there are, 0 not counted; the best hand's rank."""
    cards: range
    """How many cards it can rank; of more than five the best five count."""
    ace_low_straight: bool = True
    """C4: A-2-3-4-5 is the lowest straight, A-7-8-9-10 in 32 cards, A-6-7-8-9 in 36."""
    qualifier: int | None = None
    """H4: the highest card a low may have, 8 or 7."""
    omaha: bool = True
    """Whether it can rank exactly two hole cards with exactly three of the board (H6)."""


_C = Category
_FIVE: Final = range(5, 6)
_FIVE_TO_SEVEN: Final = range(5, 8)

# fmt: off
_HIGH: Final = (
    _C.ROYAL_FLUSH, _C.STRAIGHT_FLUSH, _C.FOUR_OF_A_KIND, _C.FULL_HOUSE, _C.FLUSH,
    _C.STRAIGHT, _C.THREE_OF_A_KIND, _C.TWO_PAIR, _C.PAIR, _C.HIGH_CARD,
)
_FLUSH_OVER_FULL_HOUSE: Final = (
    _C.ROYAL_FLUSH, _C.STRAIGHT_FLUSH, _C.FOUR_OF_A_KIND, _C.FLUSH, _C.FULL_HOUSE,
    _C.STRAIGHT, _C.THREE_OF_A_KIND, _C.TWO_PAIR, _C.PAIR, _C.HIGH_CARD,
)
_FIVE_CARD_DRAW: Final = (
    _C.STRAIGHT_FLUSH, _C.FOUR_OF_A_KIND, _C.FLUSH, _C.FULL_HOUSE,
    _C.STRAIGHT, _C.THREE_OF_A_KIND, _C.TWO_PAIR, _C.PAIR, _C.HIGH_CARD,
)
_ACE_TO_FIVE: Final = (
    _C.LOW, _C.PAIR, _C.TWO_PAIR, _C.THREE_OF_A_KIND, _C.FULL_HOUSE, _C.FOUR_OF_A_KIND,
)
_DEUCE_TO_SEVEN: Final = (
    _C.HIGH_CARD, _C.PAIR, _C.TWO_PAIR, _C.THREE_OF_A_KIND, _C.STRAIGHT,
    _C.FLUSH, _C.FULL_HOUSE, _C.FOUR_OF_A_KIND, _C.STRAIGHT_FLUSH, _C.ROYAL_FLUSH,
)
_BADUGI: Final = (_C.BADUGI, _C.THREE_CARDS, _C.TWO_CARDS, _C.ONE_CARD)
# fmt: on

RANKINGS: Final[Mapping[Ranking, HandOrder]] = MappingProxyType(
    {
        Ranking.HIGH: HandOrder("H1", Pack.FULL, _HIGH, 7462, _FIVE_TO_SEVEN),
        Ranking.HIGH_32: HandOrder("H2", Pack.SHORT, _FLUSH_OVER_FULL_HOUSE, 840, _FIVE_TO_SEVEN),
        Ranking.HIGH_36: HandOrder("H5c", Pack.SIX_PLUS, _FLUSH_OVER_FULL_HOUSE, 1404, _FIVE_TO_SEVEN),
        Ranking.LOW_8: HandOrder("H4", Pack.FULL, (_C.LOW,), 56, _FIVE_TO_SEVEN, qualifier=8),
        Ranking.LOW_7: HandOrder("H4", Pack.FULL, (_C.LOW,), 21, _FIVE_TO_SEVEN, qualifier=7),
        Ranking.LOW: HandOrder("H5a", Pack.FULL, _ACE_TO_FIVE, 6175, _FIVE_TO_SEVEN),
        Ranking.DEUCE_TO_SEVEN: HandOrder(
            "H5", Pack.FULL, _DEUCE_TO_SEVEN, 7462, _FIVE, ace_low_straight=False, omaha=False
        ),
        Ranking.BADUGI: HandOrder("H5b", Pack.FULL, _BADUGI, 1092, range(4, 5), omaha=False),
        Ranking.FIVE_CARD_DRAW: HandOrder("H3", Pack.SHORT, _FIVE_CARD_DRAW, 188, _FIVE, omaha=False),
    }
)
"""Every ranking's table."""


def order_of(ranking: str) -> HandOrder:
    """
    The table of a ranking.

    Raises:
        ValueError: no ranking has this id.
    """
    try:
        return RANKINGS[Ranking(ranking)]
    except ValueError:
        known = ", ".join(Ranking)
        raise ValueError(f"{ranking!r} is no ranking; expected one of {known}") from None
