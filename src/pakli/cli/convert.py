"""
`pakli convert`: hand files from one format to another, or a report of what can be read in them.

Knows       options and files. Formats are `pakli.history`.
Tested in   tests/cli/test_convert.py
"""

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pakli.history import Entry, Format, HistoryError
    from pakli.texts import Catalogue

__all__ = ["convert"]


def convert(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...")],
    *,
    to: Annotated[str | None, typer.Option("--to", metavar="FORMAT")] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE")] = None,
    own_view: Annotated[bool, typer.Option("--own-view")] = False,
    report: Annotated[bool, typer.Option("--report")] = False,
    lang: Annotated[str | None, typer.Option(metavar="LANG")] = None,
) -> None:
    """Write hands in another format: the text is the message `cli-convert`."""
    from pakli.cli.choices import catalogue
    from pakli.history import HistoryError, find_files

    say = catalogue(lang)
    form = _format(say, to, output)
    told: list[str] = []
    refused: list[HistoryError] = []
    read: Counter[str] = Counter()
    for entry, room in _entries(list(find_files(paths))):
        try:
            told.append(_converted(entry, form, own_view=own_view))
            read[room] += 1
        except HistoryError as error:
            refused.append(error)
    text = _joined(told, form)
    if output is not None:
        _save(say, output, text)
    elif not report:
        _print(say, text)
    _tell(say, read, refused, report=report)
    if refused:
        raise typer.Exit(1)


def _format(say: "Catalogue", to: str | None, output: Path | None) -> "Format":
    """The format that is asked for, or meant by the name of the output; PHH where nothing is said."""
    from pakli.cli.choices import chosen
    from pakli.history import FORMATS

    if to is not None:
        wanted = chosen(say, "format", to, list(FORMATS))
        return next(form for form in FORMATS if form == wanted)
    suffix = output.suffix.lower() if output is not None else ""
    return next((form for form, suffixes in FORMATS.items() if suffix in suffixes), "phh")


def _entries(files: list[Path]) -> "Iterator[tuple[Entry | HistoryError, str]]":
    """Every hand with the room it is from."""
    from pakli.history import Transcript, read_entries

    for file in files:
        for entry in read_entries(file):
            yield entry, entry.room if isinstance(entry, Transcript) else "PHH"


def _converted(entry: "Entry | HistoryError", form: "Format", *, own_view: bool) -> str:
    """
    One hand in the format.

    Raises:
        HistoryError: it could not be read, cannot be played, or has no words there.
    """
    from pakli.history import HistoryError, to_transcript
    from pakli.history import convert as converted
    from pakli.history import own_view as seen_by_its_player

    if isinstance(entry, HistoryError):
        raise entry
    return converted([seen_by_its_player(to_transcript(entry)) if own_view else entry], form)


def _joined(told: list[str], form: "Format") -> str:
    """The hands as one file has them."""
    if form == "phh" and len(told) > 1:
        return "\n".join([f"[{number}]\n{text}" for number, text in enumerate(told, 1)])
    return ("\n\n" if form == "pokerstars" else "\n").join(told)


def _print(say: "Catalogue", text: str) -> None:
    from pakli.cli.errors import InputError

    try:
        typer.echo(text, nl=False)
    except BrokenPipeError:  # who reads has had enough
        raise
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise InputError(say.text("cli-cannot-write", path="stdout", reason=reason)) from None


def _save(say: "Catalogue", output: Path, text: str) -> None:
    from pakli.cli.errors import InputError

    try:
        output.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise InputError(say.text("cli-cannot-write", path=str(output), reason=reason)) from None


def _tell(say: "Catalogue", read: Counter[str], refused: list["HistoryError"], *, report: bool) -> None:
    """How many hands there were: with a line for each that was refused, or, in a report, for each reason."""
    if report:
        for room, count in sorted(read.items()):
            typer.echo(say.text("convert-room", room=room, hands=count))
        reasons = Counter(error.problem.code for error in refused)
        first = {error.problem.code: error for error in reversed(refused)}
        for code, count in reasons.most_common():
            typer.echo(say.text("convert-reason", hands=count, example=_line(say, first[code])))
    else:
        for error in refused:
            typer.echo(_line(say, error), err=True)
    typer.echo(say.text("convert-hands", hands=read.total(), refused=len(refused)), err=not report)


def _line(say: "Catalogue", error: "HistoryError") -> str:
    """A refusal as compilers print it."""
    place, text = error.place, error.problem.text(say)
    line = f":{error.problem.line}" if error.problem.line else ""
    return f"{place.file}{line}: {text}"
