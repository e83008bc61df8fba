"""
Hand-history files: found, read, written.

Tested in   tests/history/test_read.py, tests/history/test_write.py
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from pakli.history.ohh import is_ohh, read_ohh
from pakli.history.phh import read_phh
from pakli.history.phh_text import phh_text, phhs_text
from pakli.history.problems import HistoryError, problem
from pakli.history.recorded import Place, Recorded
from pakli.history.rooms.texts import hands_begun, is_room_text, read_rooms
from pakli.history.transcript import Transcript

__all__ = ["SUFFIXES", "Entry", "find_files", "hands_in", "read", "read_any", "read_entries", "write"]

_PHH: Final = (".phh", ".phhs")
_PHH_FIELD: Final = re.compile(r"""^[ \t]*["']?variant["']?[ \t]*=""", re.MULTILINE)
_OF_HANDS: Final = re.compile(rb"seats?[ #+:]*\d|(?:hand|game) ?(?:#|id|no)|\*\*\* ", re.IGNORECASE)
SUFFIXES: Final = (*_PHH, ".txt", ".ohh", ".json")
"""What a walk through a folder reads."""


Entry = Recorded | Transcript
"""A hand as a file tells it: of a PHH file, or of any other kind."""


def read_any(source: Path | str) -> tuple[Entry, ...]:
    """
    The hands of a file of any kind that is read here, or of its text.

    Args:
        source: as in `read`.

    Raises:
        HistoryError: the file cannot be read, or a hand in it; `read_entries` goes on behind a broken hand.
    """
    hands: list[Entry] = []
    for entry in read_entries(source):
        if isinstance(entry, HistoryError):
            raise entry
        hands.append(entry)
    return tuple(hands)


def read(source: Path | str) -> tuple[Recorded, ...]:
    """
    The hands of a PHH file, or of a text that such a file could hold.

    Args:
        source: a path, or a text: a `str` that has a line break or an equals sign in it.

    Raises:
        HistoryError: the file cannot be read, or a hand in it; `read_entries` goes on behind a broken hand.
    """
    return tuple([hand for hand in read_any(source) if isinstance(hand, Recorded)])


def read_entries(source: Path | str, name: str = "") -> Iterator[Entry | HistoryError]:
    """
    The hands of a file or text one after the other; in the place of a broken one, what is wrong with it.

    Args:
        source: as in `read`.
        name: the file's name in messages; default: its path.
    """
    if isinstance(source, str) and ("\n" in source or "=" in source or not source):
        yield from _entries(source, name, suffix="")
        return
    file = name or str(source)
    try:
        text = _decoded(Path(source).read_bytes())
    except UnicodeDecodeError:
        yield HistoryError(problem("not_text", 1), Place(file, 1, 1))
    except FileNotFoundError:
        yield HistoryError(problem("no_file"), Place(file, 1, 0))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        yield HistoryError(problem("cannot_read", reason=reason), Place(file, 1, 0))
    else:
        yield from _entries(text, file, Path(source).suffix.lower())


def _entries(text: str, file: str, suffix: str) -> Iterator[Entry | HistoryError]:
    """The hands of a text, by the way it is written."""
    if suffix not in _PHH and is_ohh(text):
        yield from read_ohh(text, file)
    elif suffix not in _PHH and is_room_text(text):
        yield from read_rooms(text, file)
    elif suffix in ("", *_PHH) or _PHH_FIELD.search(text):
        yield from read_phh(text, file)
    else:
        yield from read_rooms(text, file)


def _decoded(data: bytes) -> str:
    """
    The text of a file: UTF-8, UTF-16, or what Windows wrote before, where a room's hands then begin in it.

    Raises:
        UnicodeDecodeError: it is none of these.
    """
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16")
    if data[:200].count(b"\0") > len(data[:200]) // 3:
        return data.decode("utf-16-le" if data[1:2] == b"\0" else "utf-16-be")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("cp1252", errors="replace")
        if is_room_text(text):
            return text
        raise


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

    A folder is walked in the order of names, hidden folders too; links to folders are not followed. Of the
    texts in it, those that look like hands are read: not its licence.
    """
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        yield from sorted(
            file
            for file in path.rglob("*")
            if file.suffix.lower() in SUFFIXES and file.is_file() and _looks_like_hands(file)
        )


def _looks_like_hands(file: Path) -> bool:
    suffix = file.suffix.lower()
    if suffix not in (".txt", ".json"):
        return True
    try:
        with file.open("rb") as opened:
            beginning = opened.read(65536)
    except OSError:
        return True  # to be told that it cannot be read
    plain = beginning.replace(b"\0", b"")
    return is_ohh(plain.decode(errors="replace")) if suffix == ".json" else bool(_OF_HANDS.search(plain))


def hands_in(file: Path) -> int:
    """About how many hands a file has, found quickly: for a progress bar."""
    try:
        if file.suffix.lower() == ".phhs":
            return max(1, file.read_bytes().count(b"\n[") + 1)
        return 1 if file.suffix.lower() == ".phh" else max(1, hands_begun(_decoded(file.read_bytes())))
    except (OSError, UnicodeDecodeError):
        return 1
