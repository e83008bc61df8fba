"""
What the verifier remarks, as a sentence.

Knows       the catalogue, and which facts are money. Tested in tests/tournament/test_check.py
"""

from typing import Final

from pakli.table import Money
from pakli.texts import Catalogue
from pakli.texts.numbers import money
from pakli.tournament.verifier import Remark

__all__ = ["amount_text", "remark_text"]

_MONEY: Final = {"prize", "fee", "added", "pool", "ticket"}


def amount_text(say: Catalogue, units: int, of: Money) -> str:
    """So many of the smallest units of an event’s money, with its currency."""
    return money(units, of.digits, of.code, say.language)


def remark_text(say: Catalogue, remark: Remark, of: Money) -> str:
    """
    The sentence of `remark`.

    Args:
        of: the event’s money.
    """
    facts = {name: amount_text(say, fact, of) if name in _MONEY else fact for name, fact in remark.facts}
    return say.text(f"remark-{remark.code}", **facts)
