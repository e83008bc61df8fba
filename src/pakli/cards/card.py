"""
One card: a number, 4 x rank + suit, and its names.

Clauses     C1 (52 cards), C3 (suits in the order clubs, diamonds, hearts, spades), C5 (T and 10).
Units       code 0 ... 51, unknown 52; rank 0 (deuce) ... 12 (ace); suit 0 (clubs) ... 3 (spades).
Tested in   tests/cards/test_card.py
"""

from typing import Final, Self

from pakli.cards.errors import CardError

__all__ = ["CODE_OF", "NAMES", "RANKS", "SUITS", "SYMBOLS", "UNKNOWN", "Card", "rank_of", "suit_of"]

RANKS: Final = "23456789TJQKA"
"""The ranks from deuce to ace; a rank is an index into it."""

SUITS: Final = "cdhs"
"""The suits from lowest to highest (C3); a suit is an index into it."""

SUIT_SIGNS: Final = "♣♦♥♠"

UNKNOWN: Final = 52
"""The code of a card nobody has seen."""

NAMES: Final[tuple[str, ...]] = (*(rank + suit for rank in RANKS for suit in SUITS), "??")
"""Text of each code: ``NAMES[51] == "As"``, ``NAMES[52] == "??"``."""

SYMBOLS: Final[tuple[str, ...]] = (
    *(("10" if rank == "T" else rank) + sign for rank in RANKS for sign in SUIT_SIGNS),
    "??",
)
"""Each code as people write it: ``SYMBOLS[51] == "A♠"``, ``SYMBOLS[34] == "10♥"``."""

CODE_OF: Final[dict[str, int]] = {
    **{name: code for code, name in enumerate(NAMES)},
    **{name.replace("T", "10"): code for code, name in enumerate(NAMES) if "T" in name},
    **{symbol: code for code, symbol in enumerate(SYMBOLS)},
    **{symbol.replace("10", "T"): code for code, symbol in enumerate(SYMBOLS) if "10" in symbol},
}
"""Code of each usual spelling: ``As``, ``10h``, ``Th``, ``A♠``, ``10♥``, ``??``."""


def rank_of(code: int) -> int:
    """The rank of a known card: 0 (deuce) to 12 (ace)."""
    return code >> 2


def suit_of(code: int) -> int:
    """The suit of a known card: 0 (clubs) to 3 (spades), in the order of C3."""
    return code & 3


class Card(int):
    """
    A card by name: ``Card("As")``, ``Card("10h")``, ``Card("Q♦")``, ``Card("??")`` or ``Card(51)``.

    It *is* its code: it compares, hashes and serves as an index like the number, and whatever takes codes
    takes cards. There is one object for each card, so making one costs a look-up. msgspec does not encode
    subclasses of int: records keep plain codes.

    Raises:
        CardError: the text or number is no card (C1, C5).
    """

    __slots__ = ()

    def __new__(cls, card: str | int) -> Self:
        """The one object for this card."""
        if isinstance(card, str):
            card = CODE_OF[card] if card in CODE_OF else _read(card)
        if not 0 <= card <= UNKNOWN:
            raise CardError("card.no_code", f"{card} is no card code", "0 to 51, or 52 if unknown", "C1")
        known = _CARDS.get(card)
        return known if isinstance(known, cls) else super().__new__(cls, card)

    @property
    def known(self) -> bool:
        """Whether somebody has seen it."""
        return self != UNKNOWN

    @property
    def rank(self) -> str:
        """Its rank, a letter of `RANKS`; ``"?"`` of an unknown card."""
        return NAMES[self][0]

    @property
    def suit(self) -> str:
        """Its suit, a letter of `SUITS`; ``"?"`` of an unknown card."""
        return NAMES[self][1]

    @property
    def symbol(self) -> str:
        """As people write it: ``A♠``, ``10♥``."""
        return SYMBOLS[self]

    def __str__(self) -> str:
        return NAMES[self]

    def __repr__(self) -> str:
        return f"Card({NAMES[self]!r})"

    def __format__(self, spec: str) -> str:
        return format(NAMES[self], spec)

    def __reduce__(self) -> tuple[type[Self], tuple[int]]:
        return type(self), (int(self),)


def _read(text: str) -> int:
    # Less usual spellings are the notation's affair; it is built on this module, not the other way round.
    from pakli.cards.notation import parse_card

    return parse_card(text)


_CARDS: Final[dict[int, Card]] = {}
_CARDS.update((code, Card(code)) for code in range(UNKNOWN + 1))
