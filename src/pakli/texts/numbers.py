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


def money(units: int, digits: int, currency: str, language: str) -> str:
    """
    So many of a currency's smallest units, with its code behind: 1,234.50 EUR. Without a code: a number.

    Args:
        units: whole; below nothing: owed.
        digits: how many of them stand behind the point.
        currency: its code; empty: practice chips.
        language: one of `LANGUAGES`.
    """
    number = amount(Decimal(units).scaleb(-digits), language)
    return f"{number}{NO_BREAK_SPACE}{currency}" if currency else number


def plain_money(units: int, digits: int) -> str:
    """The same for programs, such as spreadsheets: -1234.50."""
    return f"{Decimal(units).scaleb(-digits):f}"
