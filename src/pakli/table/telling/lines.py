"""
A sentence before it is in anybody's language: which message, about whom, with which facts.

Shapes only; they are sent as they are. What has nothing to say is left out, never null.

Tested in   tests/table/test_telling.py
"""

from msgspec import UNSET, Struct, UnsetType

__all__ = [
    "Fact",
    "FactOf",
    "Facts",
    "Held",
    "Line",
    "Lines",
    "cards_fact",
    "chips_fact",
    "hand_fact",
    "line",
]


class Held(Struct, frozen=True, gc=False):
    """A named hand: its category and the ranks that make it, for the catalogue's `held-…` messages."""

    category: str
    ranks: str


class FactOf(Struct, frozen=True, kw_only=True):
    """A fact of a sentence that is no plain number or text: exactly one of these."""

    chips: int | UnsetType = UNSET
    cards: str | UnsetType = UNSET
    hand: tuple[Held, ...] | UnsetType = UNSET
    seat: int | UnsetType = UNSET


Fact = int | str | FactOf
Facts = dict[str, Fact]


class Line(Struct, frozen=True, kw_only=True):
    """A sentence for the log: a message of the catalogue and its facts."""

    say: str
    seat: int | UnsetType = UNSET
    """Whom it is about: `$name`, or the message's `.you` for the viewer himself."""
    name: str | UnsetType = UNSET
    """His name, where nobody sits there any more, or he has no seat."""
    facts: Facts | UnsetType = UNSET


Lines = list[Line]


def line(say: str, seat: int = 0, /, **facts: Fact) -> Line:
    """A line, about a seat if one is given."""
    return Line(say=say, seat=seat or UNSET, facts=facts or UNSET)


def chips_fact(amount: int) -> FactOf:
    """An amount of chips."""
    return FactOf(chips=amount)


def cards_fact(cards: str) -> FactOf:
    """Cards."""
    return FactOf(cards=cards)


def hand_fact(hand: tuple[Held, ...]) -> FactOf:
    """What a hand is called."""
    return FactOf(hand=hand)
