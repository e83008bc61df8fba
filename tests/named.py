"""
Which cards are named in what somebody was sent, whatever else is in it.

A message is read, not searched: ids, shares and digests are letters and digits too, and a long one easily has
a "7d" in it.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

__all__ = ["NAME", "cards_named"]

NAME: Final = re.compile(r"[2-9TJQKA][cdhs]")
_CARDS: Final = re.compile(r"(?:[2-9TJQKA][cdhs]|\?\?)+")


def cards_named(message: Any) -> set[str]:
    """The cards that a decoded message names: ``{"cards": "As??", "id": "7d03"}`` names ``As``."""
    return {name for text in _texts(message) if _CARDS.fullmatch(text) for name in NAME.findall(text)}


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from _texts(one)
    elif isinstance(value, dict):
        for one in value.values():
            yield from _texts(one)
