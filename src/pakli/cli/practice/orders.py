"""
What a person types at the table, understood: keys, words of three languages, amounts.

The keys are the same in every language; the words are messages (`play-words-…`). English words are always
understood too, accents may be left out, and two letters of a word are enough where only one order has them.

Knows       words and numbers. Not what is legal: the options are.
Tested in   tests/cli/test_orders.py
"""

import re
import unicodedata
from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from pakli.texts import Catalogue, translator

__all__ = ["Amount", "Line", "Order", "Vocabulary", "amount_in"]


class Order(StrEnum):
    """What can be wanted at the table; the value is the end of its message's id."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    RAISE = "raise"
    ALL_IN = "all-in"
    SHOW = "show"
    MUCK = "muck"
    DRAW = "draw"
    CARDS = "cards"
    BOARD = "board"
    POT = "pot"
    SIGN = "sign"
    LAST = "last"
    CLAUSE = "clause"
    HELP = "help"
    QUIT = "quit"
    YES = "yes"
    NO = "no"


class Amount(StrEnum):
    """Amounts that have a name; the value is the end of their message's id."""

    LEAST = "least"
    MOST = "most"
    HALF = "half-pot"
    POT = "whole-pot"


class Line(NamedTuple):
    """A line understood: what is wanted, None where nothing was understood, and the words after it."""

    order: Order | None
    rest: str


_NUMBER = re.compile(r"[0-9]{1,3}(?:[ ,.'\u00a0\u202f][0-9]{3})+|[0-9]{1,15}")


def amount_in(text: str) -> int | None:
    """The whole number of chips `text` is, grouped as any language does: 1000, 1 000, 1,000, 1.000."""
    return int(re.sub(r"[^0-9]", "", text)) if _NUMBER.fullmatch(text.strip()) else None


class Vocabulary:
    """The words of one language."""

    def __init__(self, say: Catalogue) -> None:
        catalogues = (translator("en"), say)  # the language's own words win
        self._orders = {
            word: order for talk in catalogues for order in Order for word in _words(talk, f"words-{order}")
        }
        self._amounts = {
            word: name for talk in catalogues for name in Amount for word in _words(talk, f"amount-{name}")
        }

    def understood(self, text: str) -> Line:
        """What a line wants. A key may stand right before its amount or clause: `r350`, `?B8`."""
        plain = text.strip()
        if plain.startswith("?"):
            return Line(Order.CLAUSE, plain[1:].strip())
        key = re.fullmatch(r"([a-zA-Z])([0-9].*)", plain)
        first, _, rest = (key[1], "", key[2]) if key else plain.partition(" ")
        return Line(self._order(_plain(first)), rest.strip())

    def named_amount(self, text: str) -> Amount | None:
        """The named amount `text` is: "min", "max", "half", "pot" and the language's own words."""
        return self._amounts.get(_plain(text))

    def _order(self, word: str) -> Order | None:
        if word in self._orders:
            return self._orders[word]
        found = {order for known, order in self._orders.items() if len(word) > 1 and known.startswith(word)}
        return found.pop() if len(found) == 1 else None


def _words(say: Catalogue, message: str) -> Iterator[str]:
    return (_plain(word) for word in say.text(f"play-{message}").split(","))


def _plain(word: str) -> str:
    """Small letters without accents: what people type in a hurry."""
    apart = unicodedata.normalize("NFKD", word.strip().casefold().replace("ł", "l"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
