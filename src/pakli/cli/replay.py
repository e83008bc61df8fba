"""
`pakli replay`: hand files played through the engine, their final stacks compared.

Knows       options and the report. Files and hands are `pakli.history`.
Tested in   tests/cli/test_replay.py
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import Struct

if TYPE_CHECKING:
    from pakli.history import HistoryError, Outcome, Report
    from pakli.texts import Catalogue

__all__ = ["replay"]


class _Failure(Struct, frozen=True):
    """One entry of `failures`: what is not known is null."""

    file: str
    hand: int | str | None
    line: int | None
    clause: str | None
    message: str


class _Json(Struct, frozen=True):
    """What `--json` prints."""

    hands: int
    failed: int
    unchecked: int
    unsupported: dict[str, int]
    failures: list[_Failure]


def replay(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...")],
    *,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    coach: Annotated[int | None, typer.Option(metavar="SEAT", min=1)] = None,
    lang: Annotated[str | None, typer.Option(metavar="LANG")] = None,
) -> None:
    """Play hand files through the engine: the text is the message `cli-replay`."""
    from pakli.cli.choices import catalogue
    from pakli.history import find_files, outcomes, report_of

    say = catalogue(lang)
    files = list(find_files(paths))
    if coach is not None:
        from pakli.cli.replay_coach import coach_lines

        for line in coach_lines(say, files, coach):
            typer.echo(line)
        return
    report = report_of(_with_progress(say, outcomes(files), files, quiet=as_json))
    if as_json:
        typer.echo(_json(say, report))
    else:
        for error in report.failures:
            typer.echo(_line(say, error), err=True)
        typer.echo(_in_words(say, report))
    if report.failures:
        raise typer.Exit(1)


def _with_progress(
    say: "Catalogue", results: "Iterator[Outcome]", files: Sequence[Path], *, quiet: bool
) -> "Iterator[Outcome]":
    from pakli.cli.progress import tracked
    from pakli.history import hands_in

    watched = not quiet and sys.stderr.isatty()
    total = sum(hands_in(file) for file in files) if watched else 0
    for _ in tracked(total, say.text("replay-progress"), quiet=quiet):
        outcome = next(results, None)
        if outcome is None:
            break
        yield outcome
    yield from results  # all of them where nobody watches; else what the count missed


def _json(say: "Catalogue", report: "Report") -> str:
    import msgspec

    failures = [
        _Failure(
            error.place.file,
            error.place.hand if error.problem.line else None,
            error.problem.line or None,
            error.problem.clause or None,
            error.problem.text(say),
        )
        for error in report.failures
    ]
    said = _Json(report.hands, len(failures), report.unchecked, report.unsupported, failures)
    return msgspec.json.encode(said).decode()


def _line(say: "Catalogue", error: "HistoryError") -> str:
    """A failure as compilers print it, so that editors find the place."""
    from pakli.history.problems import shown

    problem = error.problem
    message = f"{problem.text(say)} ({problem.clause})" if problem.clause else problem.text(say)
    if not problem.line:
        return f"{error.place.file}: {message}"
    hand = say.text("replay-hand", hand=str(shown(error.place.hand)))
    return f"{error.place.file}:{problem.line}: {hand}: {message}"


def _in_words(say: "Catalogue", report: "Report") -> str:
    lines = [say.text("replay-hands", hands=report.hands, right=report.right)]
    if report.unchecked:
        lines.append(say.text("replay-unchecked", hands=report.unchecked))
    if report.unsupported:
        games = ", ".join(f"{variant} {say.amount(count)}" for variant, count in report.unsupported.items())
        lines.append(say.text("replay-unsupported", hands=sum(report.unsupported.values()), games=games))
    if report.failures:
        lines.append(say.text("replay-failed", failures=len(report.failures)))
    return "\n".join(lines)
