"""
Many files played through the engine: how many hands were right, and what was wrong with the others.

Tested in   tests/history/test_report.py, tests/cli/test_replay.py
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct

from pakli.history.files import Entry, read_entries
from pakli.history.problems import HistoryError
from pakli.history.recorded import Recorded
from pakli.history.replay import replay, supported

__all__ = ["Outcome", "Report", "outcomes", "replay_files", "report_of"]

Result = Literal["right", "unchecked", "unsupported", "failed", "unread"]

_NO_HAND: Final = frozenset({"no_file", "cannot_read", "not_text", "text_of_no_room"})
"""Problems of whole files: no hand was read."""


class Outcome(Struct, frozen=True):
    """
    What became of one hand.

    ``"unchecked"``: played as far as it goes, the file tells no result. ``"unsupported"``: its game is not
    built. ``"unread"``: no hand at all, the file could not be read.
    """

    result: Result
    variant: str = ""
    """The file's code of the game, where a hand was read."""
    error: HistoryError | None = None


class Report(Struct, frozen=True):
    """Hands counted by what became of them; `hands` is the sum of all but files that could not be read."""

    hands: int
    right: int
    """Hands that ended in the stacks their files say."""
    unchecked: int
    unsupported: dict[str, int]
    """By the file's code of the game."""
    failures: tuple[HistoryError, ...]
    """Of hands, and of files that could not be read."""


def replay_files(files: Iterable[Path]) -> Report:
    """Play every hand of `files`; a broken hand or file does not stop the others."""
    return report_of(outcomes(files))


def outcomes(files: Iterable[Path]) -> Iterator[Outcome]:
    """Play every hand of `files`, one after the other."""
    for file in files:
        for entry in read_entries(file):
            yield _outcome(entry)


def report_of(results: Iterable[Outcome]) -> Report:
    """The outcomes, counted."""
    counted: Counter[Result] = Counter()
    unsupported: Counter[str] = Counter()
    failures: list[HistoryError] = []
    for outcome in results:
        counted[outcome.result] += 1
        if outcome.result == "unsupported":
            unsupported[outcome.variant] += 1
        if outcome.error is not None:
            failures.append(outcome.error)
    hands = counted.total() - counted["unread"]
    return Report(
        hands, counted["right"], counted["unchecked"], dict(sorted(unsupported.items())), tuple(failures)
    )


def _outcome(entry: Entry | HistoryError) -> Outcome:
    if isinstance(entry, HistoryError):
        return Outcome("unread" if entry.problem.code in _NO_HAND else "failed", error=entry)
    game = entry.variant if isinstance(entry, Recorded) else entry.game
    if not supported(entry):
        return Outcome("unsupported", game)
    try:
        return Outcome("right" if replay(entry).checked else "unchecked", game)
    except HistoryError as error:
        return Outcome("failed", game, error)
