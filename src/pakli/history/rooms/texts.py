"""
A text of hands in any room's dialect: taken apart, each hand read by the dialect its first line is in.

Errors      HistoryError in the place of a hand that cannot be read; one for a text of a room nobody knows.
Cost        about 0.2 ms a hand.
Tested in   tests/history/test_rooms.py
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from pakli.history.problems import HistoryError, problem
from pakli.history.recorded import Place
from pakli.history.rooms import (
    bovada,
    cassava,
    fulltilt,
    ggpoker,
    partypoker,
    pokerstars,
    winamax,
    winningpoker,
)
from pakli.history.rooms.reading import Dialect
from pakli.history.transcript import Transcript

__all__ = ["DIALECTS", "ROOMS", "hands_begun", "is_room_text", "read_rooms"]

DIALECTS: Final[tuple[Dialect, ...]] = (
    *pokerstars.DIALECTS,
    *fulltilt.DIALECTS,
    *ggpoker.DIALECTS,
    *winamax.DIALECTS,
    *bovada.DIALECTS,
    *cassava.DIALECTS,
    *partypoker.DIALECTS,
    *winningpoker.DIALECTS,
)

ROOMS: Final = tuple(dict.fromkeys(dialect.room for dialect in DIALECTS))
"""The rooms whose texts are read."""


def is_room_text(text: str) -> bool:
    """Whether some hand in it begins as one of the rooms' does."""
    return any(dialect.header.search(text) for dialect in DIALECTS)


def hands_begun(text: str) -> int:
    """How many hands begin in a text."""
    return sum(1 for dialect in DIALECTS for _ in dialect.header.finditer(text))


def read_rooms(text: str, file: str = "") -> Iterator[Transcript | HistoryError]:
    """
    The hands of a text one after the other; in the place of a broken one, what is wrong with it.

    Args:
        text: what a file of a room holds, line ends of any kind.
        file: its name, for messages.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    begins = sorted(
        {found.start(): dialect for dialect in DIALECTS for found in dialect.header.finditer(text)}.items()
    )
    if not begins:
        yield HistoryError(problem("text_of_no_room", 1, rooms=", ".join(ROOMS)), Place(file, 1, 1))
        return
    line, counted = 1, 0
    for number, ((start, dialect), (end, _)) in enumerate(pairwise([*begins, (len(text), begins[0][1])]), 1):
        line += text.count("\n", counted, start)
        counted = start
        lines = list(enumerate(text[start:end].split("\n"), line))
        last = max((at for at, said in lines if said.strip()), default=line)
        try:
            yield dialect.read(lines, Place(file, number, line, last))
        except HistoryError as error:
            yield error.at(Place(file, number, line, last))
