"""
Cards as text and back.

Read: ``As``, ``10h``, ``Td``, ``as``, ``A♠``, ``10♥``, ``??`` for an unknown card; several together or apart
(``AsKd``, ``As Kd``, ``10h9♣??``). Written: ``AsKd``, as in hand histories, or ``A♠ K♦`` for people.

Clauses     C1, C3, C5 ("T" and "10" both parse).
Errors      CardError: what could not be read, and what was expected.
Cost        0.1 µs for two cards where the text is as Pakli writes it, 1 µs a card otherwise.
Tested in   tests/cards/test_notation.py
"""

import re
from collections.abc import Iterable
from typing import Final

from pakli.cards.card import CODE_OF, NAMES, RANKS, SUITS, SYMBOLS, UNKNOWN
from pakli.cards.errors import CardError

__all__ = [
    "CODE_OF",
    "SUIT_LETTER",
    "cards_text",
    "mask_of",
    "names_of",
    "parse_card",
    "parse_cards",
    "unicode_text",
]

SUIT_LETTER: Final = str.maketrans("♣♧♦♢♥♡♠♤", "ccddhhss", "\ufe0e\ufe0f")
"""For `str.translate`: suits drawn become suits as letters."""
_TOKEN: Final = re.compile(r"(10|[2-9TJQKA])([cdhs])|\?\?", re.IGNORECASE)

# None, one or two cards as Pakli writes them: reading takes two at a time.
_UP_TO_TWO: Final[dict[str, tuple[int, ...]]] = {
    "": (),
    **{name: (code,) for code, name in enumerate(NAMES)},
    **{first + second: (one, two) for one, first in enumerate(NAMES) for two, second in enumerate(NAMES)},
}

_LONG: Final = 2 * 52
"""Letters of a pack; longer tuples are not put together two cards at a time, each a copy of the last."""


def parse_card(text: str) -> int:
    """
    The code of the one card that `text` names, 52 for ``??``.

    Raises:
        CardError: it names no card (C5), or several.
    """
    code = CODE_OF.get(text)
    if code is not None:
        return code
    codes = parse_cards(text)
    if len(codes) != 1:
        raise CardError("card.not_one", f"{text!r} names {len(codes)} cards", "one, such as As or 10h", "C5")
    return codes[0]


_REMEMBERED: Final[dict[str, tuple[int, ...]]] = {}
"""Two cards as written: few, and asked for again and again, for they are what a player of hold'em holds."""


def parse_cards(text: str) -> tuple[int, ...]:
    """
    The codes of the cards `text` names, in its order; of no text, none.

    It reads; it does not ask whether a card comes twice: see `check_cards`.

    Raises:
        CardError: a part of it names no card (C5).
    """
    if len(text) > _LONG:
        return tuple(_read(text))
    try:
        codes = _UP_TO_TWO[text[:4]]
        for start in range(4, len(text), 4):
            codes += _UP_TO_TWO[text[start : start + 4]]
    except KeyError:
        return tuple(_read(text))
    return codes


def _read(text: str) -> Iterable[int]:
    plain = text.translate(SUIT_LETTER)
    place = _after_blanks(plain, 0)
    while place < len(plain):
        token = _TOKEN.match(plain, place)
        if token is None:
            raise CardError(
                "card.unreadable",
                f"no card can be read at {plain[place:][:12]!r}",
                f"a rank ({' '.join(reversed(RANKS))}, 10 for T) and a suit ({' '.join(SUITS)}), or ??",
                "C5",
            )
        rank, suit = token.groups()
        yield UNKNOWN if rank is None else CODE_OF[rank.upper() + suit.lower()]
        place = _after_blanks(plain, token.end())


def _after_blanks(text: str, place: int) -> int:
    while place < len(text) and (text[place].isspace() or text[place] == ","):
        place += 1
    return place


def cards_text(codes: Iterable[int]) -> str:
    """The cards as text, together: ``AsKd``; unknown ones as ``??``. `codes` are 0 to 52."""
    return "".join([NAMES[code] for code in codes])


def names_of(cards: str) -> list[str]:
    """The names in ``"AsKd??"``, two letters each, unchecked."""
    return [cards[at : at + 2] for at in range(0, len(cards), 2)]


def unicode_text(codes: Iterable[int], between: str = " ") -> str:
    """The cards as people write them: ``A♠ K♦ 10♥``. `codes` are 0 to 52."""
    return between.join([SYMBOLS[code] for code in codes])


def mask_of(cards: str | Iterable[int]) -> int:
    """
    The known cards of `cards` (text or codes) as a set: bit `code` is set for each. Unknown ones are left
    out.

    Raises:
        CardError: the text names no card (C5).
    """
    codes = parse_cards(cards) if isinstance(cards, str) else cards
    mask = 0
    for code in codes:
        if code != UNKNOWN:
            mask |= 1 << code
    return mask
