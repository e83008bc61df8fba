"""
The catalogue's check: `python -m pakli.texts.lint`. Prints one line a defect and ends with status 1 if any.

Checked     every language has the same messages, attributes and variables; every clause, section, source and
            house rule has its text; every refusal of the engine has its message and gives it its facts;
            plurals name the categories of their language; no Hungarian ending or article hangs on a number
            or a name; words are the glossary's.
Knows       Fluent syntax and the source of the engine. Tested in tests/texts/test_lint.py
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pakli.texts.catalogue import read_sources
from pakli.texts.clauses import CLAUSES, HOUSE_RULES, SECTIONS
from pakli.texts.languages import DEFAULT_LANGUAGE, LANGUAGES
from pakli.texts.refusal_codes import Raised, raised_in
from pakli.texts.wording import faults_of

Sources = Mapping[str, Mapping[str, str]]
"""Fluent source by language and theme."""

PLURALS: Final = {
    "en": {"one", "other"},
    "hu": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
}
_CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}
# `amount_n` is the number beside the text `amount`; `first_of` a grammatical form of `first` (see words.ftl).
_FORMS: Final = ("_n", "_plural", "_of")


@dataclass(slots=True)
class _Entry:
    """What one message of one language holds."""

    where: str
    variables: dict[str, set[str]] = field(default_factory=dict)
    """By attribute; `""` is the value. Forms of one fact are one variable."""
    faults: list[str] = field(default_factory=list)


def problems(sources: Sources, refusals: Iterable[Raised] = ()) -> list[str]:
    """
    Every defect of a catalogue, one line each; none if it is sound.

    Args:
        sources: Fluent source by language and theme; languages missing here are reported.
        refusals: what the engine can refuse (`raised_in`).
    """
    found: list[str] = []
    languages = {}
    for language in LANGUAGES:
        entries, faults = _entries(language, sources.get(language, {}))
        languages[language] = entries
        found += faults
    reference = languages[DEFAULT_LANGUAGE]
    found += [line for language in LANGUAGES for line in _compared(language, languages[language], reference)]
    found += _uncovered(reference)
    found += [line for raised in refusals for line in _unanswered(raised, languages)]
    return found


def _entries(language: str, themes: Mapping[str, str]) -> tuple[dict[str, _Entry], list[str]]:
    entries: dict[str, _Entry] = {}
    found: list[str] = [] if themes else [f"{language}: there is no catalogue"]
    for theme, source in themes.items():
        read, faults = _read(language, theme, source)
        found += faults
        for name, entry in read:
            if name in entries:
                found.append(f"{entry.where}: {name} is written twice")
            entries[name] = entry
            found += [f"{entry.where}: {name}: {fault}" for fault in entry.faults]
    return entries, found


@cache
def _read(language: str, theme: str, source: str) -> tuple[list[tuple[str, _Entry]], list[str]]:
    """The messages of one file, and the places that are no Fluent."""
    entries, unreadable = [], []
    body = FluentParser().parse(source).body
    known = {item.id.name for item in body if isinstance(item, ast.Message | ast.Term)}
    for item in body:
        where = f"{language}/{theme}.ftl:{_line(source, item)}"
        if isinstance(item, ast.Junk):
            unreadable.append(f"{where}: cannot be read: {(item.content or '').strip().splitlines()[0]}")
        elif isinstance(item, ast.Message):
            entries.append((item.id.name, _entry(item, where, language, known)))
    return entries, unreadable


def _entry(message: ast.Message, where: str, language: str, known: set[str]) -> _Entry:
    entry = _Entry(where)
    for name, pattern in [("", message.value), *((a.id.name, a.value) for a in message.attributes)]:
        if pattern is None:
            entry.faults.append("has no text of its own")
            continue
        reader = _Reader(language, known)
        reader.visit(pattern)
        entry.variables[name] = reader.variables
        entry.faults += reader.faults + faults_of(language, message.id.name, _written(pattern))
    return entry


class _Reader(Visitor):
    """Reads one pattern: its variables, plurals and references. The names of methods are the visitor's."""

    def __init__(self, language: str, known: set[str]) -> None:
        self.language, self.known = language, known
        self.variables: set[str] = set()
        self.faults: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(_fact(node.id.name))

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        inside = node.expression
        if isinstance(inside, ast.VariableReference) and inside.id.name.endswith("_n"):
            self.faults.append(f"${inside.id.name} is for choosing a plural, not for showing")
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        if node.id.name not in self.known:
            self.faults.append(f"speaks of {node.id.name}, which is not in the same file")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.faults.append(f"uses {node.id.name}(): Python and browsers would format it differently")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        selector = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        if keys & _CATEGORIES or selector.endswith("_n"):
            self._plural(selector, keys, next(variant for variant in node.variants if variant.default))
        self.generic_visit(node)

    def _plural(self, selector: str, keys: set[str], default: ast.Variant) -> None:
        if not selector.endswith("_n"):
            self.faults.append(f"chooses a plural by ${selector}, which is text: use ${selector}_n")
        wanted = PLURALS[self.language]
        if keys != wanted:
            self.faults.append(f"has plurals {_listed(keys)}; {self.language} has {_listed(wanted)}")
        if not (isinstance(default.key, ast.Identifier) and default.key.name == "other"):
            self.faults.append("the default of a plural is *[other]")


def _compared(language: str, entries: Mapping[str, _Entry], reference: Mapping[str, _Entry]) -> Iterator[str]:
    for name, model in reference.items():
        if name not in entries:
            yield f"{language}: {name} is missing (see {model.where})"
            continue
        entry = entries[name]
        for attribute in model.variables.keys() ^ entry.variables.keys():
            side = "missing" if attribute in model.variables else "only here"
            yield f"{entry.where}: {name}: .{attribute} is {side}"
        for attribute in model.variables.keys() & entry.variables.keys():
            ours, theirs = entry.variables[attribute], model.variables[attribute]
            if ours != theirs:
                part = f"{name}.{attribute}" if attribute else name
                yield f"{entry.where}: {part}: has {_listed(ours)}; {DEFAULT_LANGUAGE} has {_listed(theirs)}"
    for name in entries.keys() - reference.keys():
        yield f"{entries[name].where}: {name} is not in {DEFAULT_LANGUAGE}"


def _uncovered(entries: Mapping[str, _Entry]) -> Iterator[str]:
    """What the lists of clauses and house rules promise and the catalogue lacks, and the other way round."""
    letters = {letter for clause in CLAUSES.values() for letter in clause.sources}
    wanted = [f"clause-{name}" for name in CLAUSES] + [f"rule-{name}" for name in HOUSE_RULES]
    for name in [*wanted, *(f"section-{name}" for name in SECTIONS), *(f"source-{name}" for name in letters)]:
        if name not in entries:
            yield f"{DEFAULT_LANGUAGE}: {name} is missing"
        elif name in wanted and "title" not in entries[name].variables:
            yield f"{entries[name].where}: {name}: .title is missing"
    for name, entry in entries.items():
        if name.startswith("clause-") and name not in wanted:
            yield f"{entry.where}: {name} is no clause of the rulebook"
    for option, clause in HOUSE_RULES.items():
        if clause not in CLAUSES:
            yield f"house rule {option}: there is no clause {clause}"


def _unanswered(raised: Raised, languages: Mapping[str, Mapping[str, _Entry]]) -> Iterator[str]:
    if raised.clause is not None and raised.clause not in CLAUSES:
        yield f"{raised.where}: {raised.code}: there is no clause {raised.clause}"
    for language, entries in languages.items():
        if raised.message not in entries:
            yield f"{raised.where}: {raised.code}: {language} has no message {raised.message}"
        elif raised.facts is not None and (lacking := entries[raised.message].variables[""] - raised.facts):
            yield f"{raised.where}: {raised.code}: {language} wants {_listed(lacking)}, which is not given"


def _fact(variable: str) -> str:
    return next((variable.removesuffix(form) for form in _FORMS if variable.endswith(form)), variable)


def _written(pattern: ast.Pattern) -> list[str]:
    """The pattern as text with `{x}` for each variable; one text for each variant of its choices."""
    texts = [""]
    for element in pattern.elements:
        texts = [text + part for text in texts for part in _parts(element)]
    return texts


def _parts(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    if isinstance(element.expression, ast.SelectExpression):
        return [text for variant in element.expression.variants for text in _written(variant.value)]
    return ["{x}"]


def _line(source: str, item: ast.EntryType) -> int:
    return source.count("\n", 0, item.span.start if item.span else 0) + 1


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "none"


def main() -> int:
    """Check the installed catalogue against the engine beside it; 0 if sound, else 1."""
    package = Path(__file__).parent.parent
    sources = {language: read_sources(language) for language in LANGUAGES}
    found = problems(sources, raised_in(package))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
