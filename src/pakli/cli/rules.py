"""
`pakli rules`: the rulebook, clause by clause, and what each preset plays.

Knows       the list of clauses and how to lay them out: tables on a terminal, plain lines elsewhere. What the
            presets play is `matrix`; every word comes from the catalogue.
Tested in   tests/cli/test_rules.py
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.table import Table

    from pakli.rulebook.matrix import Row
    from pakli.texts import Catalogue, Clause

__all__ = ["rules"]

_WIDEST = 100
"""Columns; longer lines are hard to read."""


def rules(
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE")] = None,
    *,
    preset: Annotated[str | None, typer.Option(metavar="PRESET")] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[str | None, typer.Option(metavar="LANG")] = None,
) -> None:
    """
    The rulebook: the text is the message `cli-rules`.

    Raises:
        WrongUsage: there is no such clause, house rule, preset or language; says which come near.
    """
    from pakli.cli.choices import catalogue, chosen
    from pakli.rulebook.matrix import rows
    from pakli.rules import PRESETS

    say = catalogue(lang)
    wanted = _wanted(say, clause)
    presets = tuple(PRESETS) if preset is None else (chosen(say, "preset", preset, PRESETS),)
    matrix = [row for row in rows(presets) if wanted in (None, row.clause, row.option)]
    if as_json:
        typer.echo(_json(say, wanted, matrix))
        return
    page = _Page(say, plain=plain)
    if wanted:
        _print_entry(page, wanted, matrix)
    elif preset:
        _print_preset(page, preset, matrix)
    else:
        _print_overview(page, presets, matrix)


def _wanted(say: "Catalogue", asked: str | None) -> str | None:
    """The clause or house rule meant by `asked`, however written: `b8`, `Odd-Chips`."""
    from difflib import get_close_matches

    from pakli.cli.errors import WrongUsage
    from pakli.texts import CLAUSES, HOUSE_RULES

    if asked is None:
        return None
    names = {name.lower(): name for name in (*CLAUSES, *HOUSE_RULES)}
    written = asked.lower().replace("-", "_")
    if written in names:
        return names[written]
    near = [names[name] for name in get_close_matches(written, names, n=3, cutoff=0.5)]
    unknown = say.text("cli-unknown-clause", clause=asked)
    hint = say.text("cli-did-you-mean", near=say.words.listed(near, "or")) if near else say.text("rules-all")
    raise WrongUsage(f"{unknown} {hint}")


class _Page:
    """Where text goes: a terminal gets headings and tables, anything else plain lines, each left whole."""

    def __init__(self, say: "Catalogue", *, plain: bool) -> None:
        import io
        import sys

        from rich.console import Console

        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # without accents or suit signs rather than not at all
        self.say = say
        self._console = Console(highlight=False, markup=False, emoji=False)
        self.plain = plain or not self._console.is_terminal
        self._width = min(self._console.width, _WIDEST)

    def line(self, text: str = "", *, bold: bool = False) -> None:
        """A line; on a terminal folded between words."""
        if self.plain:
            self._console.print(text, soft_wrap=True)
        else:
            self._console.print(text, width=self._width, style="bold" if bold else None)

    def heading(self, text: str) -> None:
        """A line set off from what stands above it."""
        self.line()
        self.line(text, bold=True)

    def paragraphs(self, text: str) -> None:
        """Paragraphs, an empty line after each."""
        for paragraph in text.split("\n\n"):
            self.line(paragraph)
            self.line()

    def table(self, table: "Table") -> None:
        """A table, on a terminal."""
        self._console.print(table, width=self._width)


def _print_overview(page: _Page, presets: Sequence[str], matrix: "Sequence[Row]") -> None:
    from pakli.texts import CLAUSES, SECTIONS

    say = page.say
    page.line(say.text("rules-heading"), bold=True)
    page.line(say.text("rules-intro"))
    for section in SECTIONS:
        page.heading(say.text(f"section-{section}"))
        for name in (name for name, clause in CLAUSES.items() if clause.section == section):
            page.line(_line(say, name, say.title(f"clause-{name}")))
    page.heading(say.text("rules-presets"))
    for name in presets:
        page.line(_line(say, name, say.text(f"preset-{name}")))
    page.heading(say.text("rules-house-rules"))
    _print_matrix(page, matrix)


def _print_preset(page: _Page, preset: str, matrix: "Sequence[Row]") -> None:
    say = page.say
    page.line(say.text("rules-house-rules-of", preset=say.title(f"preset-{preset}")), bold=True)
    page.line(say.text(f"preset-{preset}"))
    _print_matrix(page, matrix)


def _print_matrix(page: _Page, matrix: "Sequence[Row]") -> None:
    if not page.plain:
        page.line()
        page.table(_table(page.say, matrix))
        return
    several = _several(matrix)
    for row in matrix:
        page.heading(_option(page.say, row))
        for answer in row.answers:
            told = "; ".join(case.words(page.say, row.option, short=True) for case in answer.cases)
            names = answer.names(page.say)
            page.line(page.say.text("rules-value-line", value=told, presets=names) if several else told)


def _several(matrix: "Sequence[Row]") -> bool:
    """Whether more than one preset is told of."""
    return any(len(row.answers) > 1 or len(row.answers[0].presets) > 1 for row in matrix)


def _table(say: "Catalogue", matrix: "Sequence[Row]") -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    several = _several(matrix)
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(say.text("rules-option"), ratio=3)
    table.add_column(say.text("rules-value"), ratio=4)
    if several:
        table.add_column(say.text("rules-presets"), ratio=2)
    for row in matrix:
        option = _option(say, row)
        for number, answer in enumerate(row.answers, 1):
            told = "\n".join(case.words(say, row.option, short=True) for case in answer.cases)
            cells = (option, told, answer.names(say)) if several else (option, told)
            table.add_row(*cells, end_section=number == len(row.answers))
            option = ""
    return table


def _print_entry(page: _Page, wanted: str, matrix: "Sequence[Row]") -> None:
    """A clause and the house rules it reads, or one house rule."""
    from pakli.texts import CLAUSES

    say = page.say
    if wanted in CLAUSES:
        page.line(_line(say, wanted, say.title(f"clause-{wanted}")), bold=True)
        page.line()
        page.paragraphs(say.clause(wanted))
        page.line(say.text("rules-sources", sources=_sources(say, CLAUSES[wanted])))
    if matrix and wanted in CLAUSES:
        page.heading(say.text("rules-read-with"))
    for row in matrix:
        page.heading(_option(say, row))
        page.line(say.text(f"rule-{row.option}"))
        for answer in row.answers:
            page.line()
            for case in answer.cases:
                page.line(case.words(say, row.option, short=False))
            page.line(_line(say, say.text("rules-presets"), answer.names(say)))


def _option(say: "Catalogue", row: "Row") -> str:
    title = say.title(f"rule-{row.option}")
    return say.text("rules-option-line", title=title, id=row.option, clause=row.clause)


def _line(say: "Catalogue", name: str, title: str) -> str:
    return say.text("rules-clause-line", id=name, title=title)


def _sources(say: "Catalogue", clause: "Clause") -> str:
    return "; ".join(_line(say, letter, say.text(f"source-{letter}")) for letter in clause.sources)


def _json(say: "Catalogue", wanted: str | None, matrix: "Sequence[Row]") -> str:
    import msgspec

    from pakli.texts import CLAUSES

    clauses = [
        {
            "id": name,
            "section": clause.section,
            "title": say.title(f"clause-{name}"),
            "text": say.clause(name),
            "sources": clause.sources,
        }
        for name, clause in CLAUSES.items()
        if wanted in (None, name)
    ]
    return msgspec.json.encode({"clauses": clauses, "house_rules": matrix}).decode()
