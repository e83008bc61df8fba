"""
Hand-history files: found, read, written.

Tested in   tests/history/test_read.py, tests/history/test_write.py
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from pakli.history.phh import read_phh
from pakli.history.phh_text import phh_text, phhs_text
from pakli.history.problems import HistoryError, problem
from pakli.history.recorded import Place, Recorded

__all__ = ["SUFFIXES", "find_files", "hands_in", "read", "read_entries", "write"]

SUFFIXES: Final = (".phh", ".phhs")
"""What a walk through a folder reads."""


def read(source: Path | str) -> tuple[Recorded, ...]:
    """
    The hands of a file, or of a text that such a file could hold.

    Args:
        source: a path, or a text: a `str` that has a line break or an equals sign in it.

    Raises:
        HistoryError: the file cannot be read, or a hand in it; `read_entries` goes on behind a broken hand.
    """
    hands: list[Recorded] = []
    for entry in read_entries(source):
        if isinstance(entry, HistoryError):
            raise entry
        hands.append(entry)
    return tuple(hands)


def read_entries(source: Path | str, name: str = "") -> Iterator[Recorded | HistoryError]:
    """
    The hands of a file or text one after the other; in the place of a broken one, what is wrong with it.

    Args:
        source: as in `read`.
        name: the file's name in messages; default: its path.
    """
    if isinstance(source, str) and ("\n" in source or "=" in source or not source):
        yield from read_phh(source, name)
        return
    file = name or str(source)
    try:
        text = Path(source).read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        yield HistoryError(problem("not_text", 1), Place(file, 1, 1))
    except FileNotFoundError:
        yield HistoryError(problem("no_file"), Place(file, 1, 0))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        yield HistoryError(problem("cannot_read", reason=reason), Place(file, 1, 0))
    else:
        yield from read_phh(text, file)


def write(hands: Recorded | Iterable[Recorded], path: Path | None = None) -> str:
    """
    Hands as the text of a file: one hand as a `.phh`, several as a `.phhs`.

    Args:
        hands: from `read`, or from `record`.
        path: where to save the text too.

    Returns:
        The text. Read back it gives the same hands, their places in the file aside.
    """
    text = phh_text(hands) if isinstance(hands, Recorded) else phhs_text(hands)
    if path is not None:
        path.write_text(text, encoding="utf-8", newline="\n")
    return text


def find_files(paths: Iterable[Path]) -> Iterator[Path]:
    """
    The files to read: those named, whatever they are called, and of named folders those ending in `SUFFIXES`.

    A folder is walked in the order of names, hidden folders too; links to folders are not followed.
    """
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        yield from sorted(
            file for file in path.rglob("*") if file.suffix.lower() in SUFFIXES and file.is_file()
        )


def hands_in(file: Path) -> int:
    """About how many hands a file has, found quickly: for a progress bar."""
    try:
        return max(1, file.read_bytes().count(b"\n[") + 1) if file.suffix.lower() == ".phhs" else 1
    except OSError:
        return 1
