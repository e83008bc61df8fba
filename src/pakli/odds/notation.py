"""
Ranges of two cards as players write them, part by part.

    QQ, QQ+, TT-77      a pair; it and every higher one; from one to the other
    AKs, AKo, AK        suited; offsuit; both
    A9s+, A5s-A2s       the kicker from nine up to just under the ace; from one to the other
    T9s-76s             both ranks step down alike
    AhKh                two cards
    top 15%             the best hands of the pack against a random one, to the nearest class
    random              every hand
    AKs:0.5, AKs:50%    any part with a weight: a plain decimal above 0 and at most 1

Parts stand apart by commas or blanks; capitals do not matter.

Tested in   tests/odds/test_ranges.py
"""

import re
from collections.abc import Iterator
from math import comb
from typing import Final

from pakli.cards import RANKS, CardError, Pack, parse_cards
from pakli.odds.errors import OddsError
from pakli.odds.top import CLASSES_BY_STRENGTH

__all__ = [
    "ALL_HANDS",
    "classes_of",
    "combinations_of",
    "parts_of",
    "percent_of",
    "tokens_of",
    "two_cards",
    "weight_of",
]

Pair = tuple[int, int]
"""Two codes, the lower first."""

_TOKEN: Final = re.compile(r"top\s*[\d.]+\s*%(?:\s*:\s*[^\s,;]+)?|[^\s,;]+", re.IGNORECASE)
_PERCENT: Final = re.compile(r"(?:top)?\s*([0-9]+(?:\.[0-9]+)?)\s*%", re.IGNORECASE)
_DECIMAL: Final = re.compile(r"([0-9]+(?:\.[0-9]*)?|\.[0-9]+)(%?)")
"""A weight: digits and at most one point. Python's numbers have other forms too, which nobody means here."""
_CLASS: Final = r"([2-9TJQKA])([2-9TJQKA])([so]?)"
_SINGLE: Final = re.compile(_CLASS + r"(\+?)", re.IGNORECASE)
_DASH: Final = re.compile(_CLASS + "-" + _CLASS, re.IGNORECASE)
ALL_HANDS: Final = frozenset({"random", "any", "**", "xx"})
"""Ways to write a range of every hand."""


def parts_of(text: str, pack: Pack = Pack.FULL) -> Iterator[tuple[str, float, list[Pair]]]:
    """
    The parts of a range: as written, the weight, the combinations of cards.

    Args:
        text: as players write it.
        pack: what `top` and `random` are of.

    Raises:
        OddsError: a part that cannot be read; says which.
    """
    for token in tokens_of(text):
        part, _, weight = token.partition(":")
        yield token, weight_of(weight.strip(), token, text), _pairs(part.strip(), text, pack)


def tokens_of(text: str) -> list[str]:
    """A range's parts as written, each with its weight."""
    return _TOKEN.findall(text)


def weight_of(weight: str, part: str, text: str) -> float:
    """
    The weight written after a part of a range; 1 where there is none.

    Raises:
        OddsError: it is no plain decimal above 0 and at most 1 (or 100%).
    """
    if not weight:
        if part.endswith(":"):
            raise OddsError("range-weight", part=part, range=text)
        return 1.0
    found = _DECIMAL.fullmatch(weight)
    value = float(found[1]) / (100 if found[2] else 1) if found else 0.0
    if not 0 < value <= 1:
        raise OddsError("range-weight", part=part, range=text)
    return value


def _pairs(part: str, text: str, pack: Pack) -> list[Pair]:
    if part.lower() in ALL_HANDS:
        return [pair for name in CLASSES_BY_STRENGTH[pack] for pair in combinations_of(name)]
    if percent := percent_of(part, text):
        return _top(percent, pack)
    return classes_of(part, text) or [two_cards(part, text)]


def percent_of(part: str, text: str) -> float | None:
    """
    How many percent of all hands a part such as ``"top 15%"`` stands for; None where it is no such part.

    Raises:
        OddsError: none at all, or more than there are.
    """
    found = _PERCENT.fullmatch(part)
    if not found:
        return None
    percent = float(found[1])
    if not 0 < percent <= 100:
        raise OddsError("range-percent", part=part, range=text)
    return percent


def classes_of(part: str, text: str) -> list[Pair]:
    """
    The combinations of classes of two cards: ``"QQ+"``, ``"AKs"``, ``"T9s-76s"``; none of other text.

    Raises:
        OddsError: two classes with nothing from one to the other.
    """
    if dash := _DASH.fullmatch(part):
        return _from_to(dash.groups(), part, text)
    if single := _SINGLE.fullmatch(part):
        return _one(single.groups(), part, text)
    return []


def _top(percent: float, pack: Pack) -> list[Pair]:
    pairs: list[Pair] = []
    wanted = percent / 100 * comb(pack, 2)
    for name in CLASSES_BY_STRENGTH[pack]:
        more = combinations_of(name)
        if pairs and len(pairs) + len(more) / 2 > wanted:
            break
        pairs += more
    return pairs


def two_cards(part: str, text: str) -> Pair:
    """
    The codes of two cards such as ``"AhKh"``.

    Raises:
        OddsError: the part of the range is something else.
    """
    try:
        codes = parse_cards(part)
    except CardError:
        codes = ()
    if len(codes) != 2 or codes[0] == codes[1] or max(codes) > 51:
        raise OddsError("range-part", part=part, range=text)
    return min(codes), max(codes)


def _ranks(first: str, second: str) -> tuple[int, int]:
    """The higher, then the lower."""
    one, other = RANKS.index(first.upper()), RANKS.index(second.upper())
    return max(one, other), min(one, other)


def _classes(steps: Iterator[tuple[int, int]], suits: str) -> list[Pair]:
    return [pair for high, low in steps for pair in combinations_of(RANKS[high] + RANKS[low] + suits.lower())]


def _one(found: tuple[str, ...], part: str, text: str) -> list[Pair]:
    first, second, suits, plus = found
    high, low = _ranks(first, second)
    if high == low:
        if suits:
            raise OddsError("range-part", part=part, range=text)
        return _classes(((rank, rank) for rank in range(low, len(RANKS) if plus else low + 1)), "")
    return _classes(((high, kicker) for kicker in range(low, high if plus else low + 1)), suits)


def _from_to(found: tuple[str, ...], part: str, text: str) -> list[Pair]:
    high, low = _ranks(found[0], found[1])
    to_high, to_low = _ranks(found[3], found[4])
    suits, to_suits = found[2].lower(), found[5].lower()
    alike = suits == to_suits and not (high == low and suits)
    if alike and high == to_high and high != low and to_high != to_low:
        lower, upper = sorted((low, to_low))
        return _classes(((high, kicker) for kicker in range(lower, upper + 1)), suits)
    if alike and high - low == to_high - to_low:
        lower, upper = sorted((low, to_low))
        return _classes(((rank + high - low, rank) for rank in range(lower, upper + 1)), suits)
    raise OddsError("range-ends", part=part, range=text)


def combinations_of(name: str) -> list[Pair]:
    """
    The combinations of a class: six of ``"QQ"``, four of ``"AKs"``, twelve of ``"AKo"``, sixteen of ``"AK"``.

    Args:
        name: two ranks, the higher first, and s, o or nothing.
    """
    high, low = RANKS.index(name[0]), RANKS.index(name[1])
    suits = name[2:]
    if high == low:
        return [(4 * low + one, 4 * low + other) for one in range(4) for other in range(one + 1, 4)]
    return [
        (4 * low + one, 4 * high + other)
        for one in range(4)
        for other in range(4)
        if not suits or (one == other) == (suits == "s")
    ]
