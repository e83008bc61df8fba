"""
What the tables of cases consist of.

`id` begins every test's name: a clause (``"B8"``), a worked example (``"example_3"``), a case from the field
(``"case_R1"``), or several of them. `says` is the sentence the case shows.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pytest

from pakli.rules import RuleViolation
from tests.rulebook.kit import Story, action_of, played
from tests.rulebook.table import Table
from tests.rulebook.telling import pots, told

__all__ = ["Case", "Named", "Paid", "Refused", "check_paid", "check_refused", "each"]


@dataclass(frozen=True, slots=True)
class Named:
    """What every case has."""

    id: str
    says: str


@dataclass(frozen=True, slots=True)
class Case(Named):
    """After this play the hand reads so."""

    table: Table
    play: str
    then: str


@dataclass(frozen=True, slots=True)
class Paid(Named):
    """After this play the pots were these, and the hand is over with these stacks."""

    table: Table
    play: str
    pots: str
    stacks: str


@dataclass(frozen=True, slots=True)
class Refused(Named):
    """After this play what somebody `tries` is forbidden: by which clause, under which code."""

    table: Table
    play: str
    tries: str
    because: str


def each(cases: Sequence[Named]) -> pytest.MarkDecorator:
    """A test for each case, named by its id and what it says."""
    return pytest.mark.parametrize("case", cases, ids=[f"{case.id} {case.says}" for case in cases])


def check_paid(case: Paid) -> None:
    """The pots hold what the case says, and the right players have the chips."""
    story = played(case.table, case.play)
    assert pots(story) == case.pots, pots(story)
    assert told(story) == case.stacks, told(story)


def check_refused(case: Refused, begin: Callable[[Table, str], Story] = played) -> None:
    """It is refused by that clause and code, and nothing has changed."""
    story = begin(case.table, case.play)
    with pytest.raises(RuleViolation) as refused:
        story.hand.play(action_of(story, case.tries))
    because = f"{refused.value.refusal.clause} {refused.value.refusal.code}"
    assert because == case.because, because
    assert story.hand == begin(case.table, case.play).hand
