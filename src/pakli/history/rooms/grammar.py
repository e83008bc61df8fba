"""
What the dialects share: amounts, cards, dates, names of games.

Tested in   tests/history/test_rooms.py
"""

import re
from datetime import datetime
from decimal import Decimal, InvalidOperation
from typing import Final

from pakli.rules.house_rules import LimitName

__all__ = [
    "SIGNS",
    "amount",
    "at",
    "cards",
    "currency_of",
    "exponent_of",
    "game_in",
    "is_amount",
    "limit_in",
    "moment",
]

SIGNS: Final = {"$": "USD", "€": "EUR", "£": "GBP", "¥": "CNY", "₹": "INR"}
"""Currencies by their sign."""

_LARGEST: Final = 18
"""Digits of an amount before its point at most: sums of such are exact."""
_FINEST: Final = 8
"""Digits behind it."""
_NUMBER: Final = re.compile(r"-?[0-9][0-9.,\s]*")
_CURRENCY: Final = re.compile(r"\b(USD|EUR|GBP|CAD|AUD|SEK|CNY|INR|RUB|PLN|HUF)\b")
_CARD: Final = re.compile(r"(10|[2-9TJQKA])([cdhs])", re.IGNORECASE)
_DATES: Final = (
    re.compile(r"(\d{4})[/-](\d\d?)[/-](\d\d?)(?:\s+-)?\s+(\d\d?):(\d\d)(?::(\d\d))?\s*\(?([A-Z]{2,5})?\b"),
    re.compile(r"(\d\d?):(\d\d):(\d\d)\s+([A-Z]{2,5})\s+-\s+(\d{4})/(\d\d?)/(\d\d?)"),
)


def amount(text: str, *, comma: bool = False) -> Decimal:
    """
    An amount such as ``"$1,234.50"``, ``"0.50€"`` or ``"6.02k"``; exact.

    Args:
        comma: the room writes its fractions behind a comma.

    Raises:
        ValueError: it is no amount.
    """
    found = _NUMBER.search(text)
    if found is None:
        raise ValueError(f"no amount in {text!r}")
    digits = re.sub(r"\s", "", found[0]).rstrip(".,")
    digits = digits.replace(".", "").replace(",", ".") if comma else digits.replace(",", "")
    try:
        number = Decimal(digits)
    except InvalidOperation:
        raise ValueError(f"no amount in {text!r}") from None
    behind = re.match(r"[kM]\b", text[found.end() :])
    return number * {"k": 1000, "M": 1000000}[behind[0]] if behind else number


def is_amount(number: Decimal) -> bool:
    """Whether chips are counted in it: not below zero, neither too large nor too fine."""
    if not number.is_finite() or number < 0 or number.adjusted() >= _LARGEST:
        return False
    return number.normalize() == number and exponent_of(number) >= -_FINEST


def exponent_of(number: Decimal) -> int:
    """The power of ten of its last digit that is not zero."""
    exponent = number.normalize().as_tuple().exponent
    return exponent if isinstance(exponent, int) else 0


def currency_of(text: str) -> str:
    """The currency that a text names by letters or by sign; empty: none."""
    found = _CURRENCY.search(text)
    if found:
        return found[1]
    return next((name for sign, name in SIGNS.items() if sign in text), "")


def cards(text: str) -> str:
    """
    Cards as Pakli writes them: ``"Ks 10d"``, ``"Ks, Td"`` are ``"KsTd"``; a card nobody sees or can
    read (``X``, ``-``, ``?``) is ``"??"``.
    """
    told: list[str] = []
    for word in text.replace(",", " ").split():
        found = _CARD.fullmatch(word)
        if found:
            told.append(("T" if found[1] == "10" else found[1].upper()) + found[2].lower())
        else:
            several = [rank.upper().replace("10", "T") + suit.lower() for rank, suit in _CARD.findall(word)]
            told += several or ["??"]
    return "".join(told)


def at(*parts: int | str) -> datetime:
    """
    A time as the room's clock showed it: year, month, day, hour, minute, second.

    Raises:
        ValueError: the calendar has no such day.
    """
    year, month, day, hour, minute, second = [int(part) for part in parts]
    return datetime(year, month, day, hour, minute, second)  # noqa: DTZ001 - zones are letters nobody can trust


def moment(text: str) -> tuple[datetime | None, str]:
    """The first date and time in a text, and the letters of its time zone; (None, "") where there is none."""
    found = _DATES[1].search(text)
    try:
        if found:
            hour, minute, second, zone, year, month, day = found.groups()
            return at(year, month, day, hour, minute, second), zone
        found = _DATES[0].search(text)
        if found:
            year, month, day, hour, minute, second, zone = found.groups()
            return at(year, month, day, hour, minute, second or 0), zone or ""
    except ValueError:
        pass  # a day the calendar does not have
    return None, ""


_GAMES: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), game)
    for pattern, game in (
        (r"double hold.?em|hold.?em.?banzai|irish|pineapple", ""),
        (r"courchevel|drawmaha|5[- ]card stud|badeuc[ei]y|badacey|razz 2-7|2-7 razz", ""),
        (r"32[- ]card hold.?em", "holdem-32"),
        (r"32[- ]card 5[- ]card draw", "five-card-draw"),
        (r"6\+ ?hold.?em|short ?deck", "holdem-36"),
        (r"(?:5|five)[ -]?cards? (?:pl )?omaha (?:hi|h)[/-]?l|omaha ?5 ?hi.?lo|plo-?5.*hi.?lo|5cardomahahl",
         "omaha-5-high-low"),
        (r"(?:6|six)[ -]?cards? omaha (?:hi|h)[/-]?l|plo-?6.*hi.?lo", "omaha-6-high-low"),
        (r"(?:5|five)[ -]?cards? (?:pl )?omaha|omaha ?5|plo-?5", "omaha-5"),
        (r"(?:6|six)[ -]?cards? omaha|omaha ?6|plo-?6", "omaha-6"),
        (r"omaha ?hi?[-/ ]*lo?\b|omaha ?8|omaha high-?/?low", "omaha-high-low"),
        (r"omaha|\bplo\b", "omaha"),
        (r"single draw (?:2-7|deuce)|2-7 single|deuce to seven single", "deuce-to-seven-single-draw"),
        (r"triple draw a-5|a-5 (?:triple|single)", ""),
        (r"triple draw|2-7 triple|lowball ?27", "deuce-to-seven-triple-draw"),
        (r"badugi", "badugi"),
        (r"(?:5|five)[- ]card draw", ""),
        (r"razz", "razz"),
        (r"stud (?:hi.?lo|h/l|high-?/?low|8)|7cardhilo|7card hilo|7 ?stud ?hi.?lo|studhl", "stud-high-low"),
        (r"stud|7 ?card", "stud"),
        (r"hold.?em|\bnlh\b", "holdem"),
    )
)  # fmt: skip

_LIMITS: Final[tuple[tuple[re.Pattern[str], LimitName], ...]] = (
    (re.compile(r"spread[- ]?limit", re.IGNORECASE), "spread-limit"),
    (re.compile(r"pot limit pre-flop, no limit", re.IGNORECASE), "no-limit"),
    (re.compile(r"no[- ]?limit|\bNL\b|\bNLH\b", re.IGNORECASE), "no-limit"),
    (re.compile(r"pot[- ]?limit|\bPLO?\b|\bPLO-", re.IGNORECASE), "pot-limit"),
    (re.compile(r"limit|\bFL\b", re.IGNORECASE), "fixed-limit"),
)


def game_in(text: str) -> str:
    """
    The game a text names, by its name in `VARIANTS`; one that the engine has not, as the text writes it.

    Raises:
        ValueError: it names none.
    """
    for pattern, game in _GAMES:
        found = pattern.search(text)
        if found:
            return game or found[0]
    raise ValueError(f"no game in {text!r}")


def limit_in(text: str) -> LimitName | None:
    """The limit a text names; None: none."""
    return next((name for pattern, name in _LIMITS if pattern.search(text)), None)
