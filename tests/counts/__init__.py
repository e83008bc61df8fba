"""Numbers that must come out, as data files, and the one reader of them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

__all__ = ["rows"]

_FOLDER: Final = Path(__file__).parent


def rows(file: str) -> Iterator[list[str]]:
    """
    The rows of a data file in this folder, each a list of its words.

    Words are parted by blanks, ``#`` begins a remark, empty lines are skipped.
    """
    for line in (_FOLDER / file).read_text("utf-8").splitlines():
        words = line.partition("#")[0].split()
        if words:
            yield words
