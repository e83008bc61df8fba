"""
The worked examples, by id, in the order of the rulebook; which of them show a clause.

Clauses     section 13 of the rulebook. Left out: example 24 (22 players are more than a table seats).
Tested in   tests/rulebook/test_examples.py
"""

from typing import Final

from pakli.rulebook.examples_betting import BETTING
from pakli.rulebook.examples_cards import CARDS
from pakli.rulebook.examples_pots import POTS
from pakli.rulebook.examples_table import AT_TABLE
from pakli.rulebook.examples_tournament import IN_TOURNAMENTS
from pakli.rulebook.setting import Example

__all__ = ["EXAMPLES", "examples_of"]

EXAMPLES: Final[dict[str, Example]] = {
    one.id: one for one in (*CARDS, *BETTING, *POTS, *AT_TABLE, *IN_TOURNAMENTS)
}
"""Every example by id."""


def examples_of(clause: str) -> tuple[str, ...]:
    """The examples that show a clause, those made for it first."""
    found = [one for one in EXAMPLES.values() if clause in one.clauses]
    return tuple([one.id for one in sorted(found, key=lambda one: one.clauses.index(clause))])
