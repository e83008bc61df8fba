"""
Numbers as each language writes them.

Why not Fluent's own formatting: Python and browsers disagree on 1000 to 9999 in Hungarian and Polish, so
both format here (and in the client) by this one rule and hand Fluent strings.
Tested in   tests/texts/test_numbers.py
"""

from decimal import Decimal
from typing import Final

from pakli.texts.languages import LANGUAGES

NO_BREAK_SPACE: Final = "\u00a0"
_GROUP: Final = {"en": ",", "hu": NO_BREAK_SPACE, "pl": NO_BREAK_SPACE}
_POINT: Final = {"en": ".", "hu": ",", "pl": ","}
_MINUS: Final = "\u2212"  # read aloud as "minus"; a hyphen is skipped
assert set(_GROUP) == set(_POINT) == set(LANGUAGES)


def amount(value: int | Decimal, language: str) -> str:
    """
    `value` in groups of three: 1,234 in English, 1 234 in Hungarian and Polish with a no-break space.

    A `Decimal` keeps its places: `Decimal("0.50")` is 0.50 in English and 0,50 in the others.

    Raises:
        KeyError: `language` is none of `LANGUAGES`.
    """
    sign = _MINUS if value < 0 else ""
    written = f"{abs(value):,f}" if isinstance(value, Decimal) else f"{abs(value):,}"
    whole, point, places = written.partition(".")
    grouped = whole.replace(",", _GROUP[language])
    return f"{sign}{grouped}{_POINT[language] if point else ''}{places}"
