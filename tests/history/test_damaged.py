"""
Texts damaged at random: lines lost, doubled, cut, swapped, signs and digits changed.

Whatever is left of a hand is read or refused with one line; nothing else is ever raised.
"""

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

import pytest

from pakli.history import (
    HistoryError,
    Recorded,
    Transcript,
    own_view,
    read_entries,
    replay,
    to_recorded,
    to_transcript,
)
from pakli.history.ohh_text import ohh_text
from pakli.history.rooms.stars_text import stars_text
from pakli.texts import translator
from tests.history.test_rooms import FILES

SAY: Final = translator("hu")
SIGNS: Final = "0123456789 ,.$€[]()AhKd:#-x"


def damaged(lines: list[str], chance: Random) -> str:
    lines = list(lines)
    for _ in range(chance.randrange(1, 8)):
        at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        how = chance.randrange(6)
        if how == 0 and len(lines) > 1:
            del lines[at]
        elif how == 1:
            lines.insert(at, lines[other])
        elif how == 2:
            lines[at] = lines[at][: chance.randrange(len(lines[at]) + 1)]
        elif how == 3 and lines[at]:
            sign = chance.randrange(len(lines[at]))
            lines[at] = lines[at][:sign] + chance.choice(SIGNS) + lines[at][sign + 1 :]
        elif how == 4:
            lines[at], lines[other] = lines[other], lines[at]
        else:
            lines[at] = lines[at].replace(chance.choice("0123456789"), chance.choice("0123456789"))
    return "\n".join([*lines, ""])


def told_or_refused(entry: Recorded | Transcript | HistoryError) -> None:
    if isinstance(entry, HistoryError):
        assert "\n" not in entry.problem.text(SAY)
        return
    for use in (replay, to_recorded, to_transcript):
        with suppress(HistoryError):
            use(entry)
    if isinstance(entry, Transcript):
        list(read_entries(stars_text(own_view(entry))))
        with suppress(HistoryError):
            list(read_entries(ohh_text(entry)))


def damage(file: Path, times: int) -> int:
    lines = file.read_text(encoding="utf-8").split("\n")
    hands = 0
    for seed in range(times):
        for entry in read_entries(damaged(lines, Random(seed)), file.name):
            hands += 1
            told_or_refused(entry)
    return hands


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_nothing_but_a_refusal_comes_of_a_damaged_text(file: Path) -> None:
    assert damage(file, 12) >= 12


@pytest.mark.soak
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_nothing_but_a_refusal_comes_of_many_damaged_texts(file: Path) -> None:
    assert damage(file, 400) >= 400
