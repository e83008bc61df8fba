"""
The rulebook's table of contents for a page: chapters, house rules with what each preset chooses, terms.

Clauses     all of them; section 11 by `matrix`.
Knows       ids and values. Every word is the catalogue's.
Tested in   tests/server/test_rulebook.py
"""

from functools import cache
from typing import Final, cast, get_args

from msgspec import UNSET
from msgspec.structs import fields

from pakli.rulebook.examples import examples_of
from pakli.rulebook.matrix import Answer, Case, Row, rows
from pakli.rules import PRESETS, HouseRules
from pakli.rules.house_rules import Kind, LimitName, Rake
from pakli.texts import CLAUSES, SECTIONS, TERMS
from pakli.wire.book import (
    Book,
    BookAnswer,
    BookCase,
    BookClause,
    BookRule,
    BookSection,
    BookTerm,
)
from pakli.wire.view import RuleValue

__all__ = ["book"]

_TYPES: Final = {field.name: field.type for field in fields(HouseRules)}
_NO_RAKE: Final = "none"


@cache
def book() -> Book:
    """All of it; the same for everybody."""
    return Book(
        sections=tuple([BookSection(section, _clauses(section)) for section in SECTIONS]),
        presets=tuple(PRESETS),
        rules=tuple([_rule(row) for row in rows(tuple(PRESETS))]),
        terms=tuple([BookTerm(term, clause) for term, clause in TERMS.items()]),
    )


def _clauses(section: str) -> tuple[BookClause, ...]:
    found = [clause for clause in CLAUSES.values() if clause.section == section]
    return tuple([BookClause(clause.id, clause.sources, examples_of(clause.id)) for clause in found])


def _rule(row: Row) -> BookRule:
    answers = tuple([_answer(answer) for answer in row.answers])
    return BookRule(row.option, row.clause, _values(row.option, answers), answers)


def _values(option: str, answers: tuple[BookAnswer, ...]) -> tuple[RuleValue, ...]:
    """Everything it can be; of a number, what the presets make it."""
    kind = _TYPES[option]
    if kind is bool:
        return (False, True)
    played = tuple(dict.fromkeys(case.value for answer in answers for case in answer.cases))
    return get_args(kind) or played


def _answer(answer: Answer) -> BookAnswer:
    return BookAnswer(answer.presets, tuple([_case(case) for case in answer.cases]))


def _case(case: Case) -> BookCase:
    value = case.value
    if isinstance(value, Rake):
        assert not value.per_mille, "no preset takes a rake: a club that wants one says how much"
        value = _NO_RAKE
    return BookCase(
        value=value,
        kind=cast(Kind, case.kind) if case.kind else UNSET,
        limits=cast(tuple[LimitName, ...], case.limits),
    )
