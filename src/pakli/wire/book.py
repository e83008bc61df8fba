"""
The rulebook for a page: which clauses there are, what each preset plays, worked examples step by step.

Shapes only; every word is a message of the catalogue (`clause-B8`, `rule-reopen`, `example-…`, `term-…`).

Tested in   tests/wire/test_typescript.py, tests/server/test_rulebook.py
"""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from pakli.rules.house_rules import Kind, LimitName
from pakli.table.telling.lines import Line
from pakli.wire.options import Refusal
from pakli.wire.view import Hint, RuleValue, TableView

__all__ = [
    "Book",
    "BookAnswer",
    "BookCase",
    "BookClause",
    "BookRule",
    "BookSection",
    "BookTerm",
    "ExampleStep",
    "ExampleView",
]


class BookClause(Struct, frozen=True):
    """A clause: its id, the letters of the sources that state it, the worked examples that show it."""

    clause: str
    sources: tuple[str, ...]
    examples: tuple[str, ...]


class BookSection(Struct, frozen=True):
    """A chapter with its clauses, in the order of the rulebook."""

    section: str
    clauses: tuple[BookClause, ...]


class BookCase(Struct, frozen=True, kw_only=True):
    """A value, and when it holds: for one kind of game or all, for some limits or all (none named)."""

    value: RuleValue
    kind: Kind | UnsetType = UNSET
    limits: tuple[LimitName, ...] = ()


class BookAnswer(Struct, frozen=True):
    """What some presets play, all alike."""

    presets: tuple[str, ...]
    cases: tuple[BookCase, ...]


class BookRule(Struct, frozen=True):
    """A house rule: the clause that reads it, the values it can have, what each preset chooses."""

    rule: str
    clause: str
    values: tuple[RuleValue, ...]
    """Where it is a number: those that a preset plays."""
    answers: tuple[BookAnswer, ...]


class BookTerm(Struct, frozen=True):
    """A term of the glossary, and the clause in which to read about it; empty: none does."""

    term: str
    clause: str


class Book(Struct, frozen=True):
    """`/api/rulebook`: the table of contents."""

    sections: tuple[BookSection, ...]
    presets: tuple[str, ...]
    rules: tuple[BookRule, ...]
    terms: tuple[BookTerm, ...]


class ExampleStep(Struct, frozen=True, kw_only=True):
    """
    A step of a worked example: what happened, or what was refused; the patch to the view after it; who is
    asked then, and what he may do.
    """

    told: tuple[Line, ...]
    set: dict[str, Any]
    tried: Line | UnsetType = UNSET
    """What somebody wanted to do, in vain."""
    refusal: Refusal | UnsetType = UNSET
    asked: int | UnsetType = UNSET
    hints: tuple[Hint, ...] = ()


class ExampleView(Struct, frozen=True, kw_only=True):
    """`/api/rulebook/examples/{example}`: a worked example, as the engine plays it."""

    example: str
    clauses: tuple[str, ...]
    preset: str
    first: TableView
    steps: tuple[ExampleStep, ...]
    """The first is how it begins: its patch is empty."""
