"""
Every hand of the reference collection is legal here and ends in the stacks its file gives.

Hands without stacks in the file are compared with those another engine found (no rake taken), as the
collection's index has them.
"""

import csv
import re
from collections import Counter
from decimal import Decimal
from fnmatch import fnmatch
from typing import Final

from pakli.history import Recorded, find_files, read, read_entries, replay, replay_files, supported
from tests.data import data_path, needs_data

GAMES: Final = {
    "NT": 1361,
    "FO/8": 10,
    "FT": 9,
    "F7S": 9,
    "FR": 7,
    "PO": 6,
    "F7S/8": 6,
    "N2L1D": 5,
    "F2L3D": 5,
}
"""Hands by variant code."""
_NUMBERS: Final = re.compile(r"\[([^]]+)\]")


@needs_data
def test_every_hand_is_played_and_none_fails() -> None:
    report = replay_files(find_files([data_path("phh")]))
    assert [str(error) for error in report.failures] == []
    assert report.unsupported == {}
    assert (report.hands, report.right, report.unchecked) == (1429, 1406, 23)


@needs_data
def test_hands_without_a_result_end_as_another_engine_ends_them() -> None:
    with data_path("phh", "index.csv").open(encoding="utf-8", newline="") as file:
        rows = [
            row
            for row in csv.DictReader(file)
            if "PokerKit" in row["expected"] and ".phhs" not in row["file"]
        ]
    assert len(rows) == 12
    for row in rows:
        (hand,) = read(data_path("phh", row["file"]))
        played = replay(hand)
        numbers = _NUMBERS.search(row["expected"])
        assert numbers is not None
        expected = [Decimal(number) for number in numbers[1].split(",")]
        assert [Decimal(stack) / played.scale for stack in played.stacks] == expected, row["file"]


@needs_data
def test_which_games_are_there() -> None:
    files = [file for file in find_files([data_path("phh")]) if fnmatch(file.name, "*.phh")]
    hands = [hand for file in files for hand in read_entries(file) if isinstance(hand, Recorded)]
    assert Counter(hand.variant for hand in hands if supported(hand)) == GAMES
