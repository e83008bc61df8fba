"""
What is wrong with a question about odds.

Knows       codes and facts; the words are messages of the catalogue, ``odds-`` and the code.
Tested in   tests/odds/test_errors.py
"""

from operator import index
from typing import Final, SupportsIndex

from pakli.texts import Catalogue, translator

__all__ = ["OddsError", "check_text", "from_cards", "whole"]

_LONG: Final = 400
"""Letters of a range that are repeated in a complaint: a message takes a thousand."""


class OddsError(ValueError):
    """
    This question about odds has no answer.

    Attributes:
        code: what is wrong, never translated: ``"card-twice"``, ``"range-part"`` ...
        facts: the message's variables, such as the part of a range that cannot be read.
    """

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.code, self.facts)

    def text(self, say: Catalogue) -> str:
        """The complaint in the catalogue's language; of what was given at length, the beginning."""
        return say.text(f"odds-{self.code}", **{name: _short(fact) for name, fact in self.facts.items()})

    def __str__(self) -> str:
        return self.text(translator("en"))


def _short(fact: str | int) -> str | int:
    return fact if isinstance(fact, int) or len(fact) <= _LONG else fact[: _LONG - 1] + "…"


def _again(code: str, facts: dict[str, str | int]) -> OddsError:
    return OddsError(code, **facts)


def from_cards(given: str) -> OddsError:
    """A complaint about text in which no cards can be read."""
    return OddsError("cards", given=given)


def check_text(**given: object) -> None:
    """
    Arguments that must be text, by their names.

    Raises:
        OddsError: one of them is something else.
    """
    for name, value in given.items():
        if not isinstance(value, str):
            raise OddsError("no-text", name=name, given=repr(value))


def whole(name: str, given: SupportsIndex) -> int:
    """
    An argument that must be a whole number, of whichever type (an array has others than Python).

    Raises:
        OddsError: it is something else.
    """
    try:
        return index(given)
    except TypeError:
        raise OddsError("no-number", name=name, given=repr(given)) from None
