"""Reading files: nothing is lost, numbers are exact, lines are right, files are found."""

from datetime import time
from decimal import Decimal
from pathlib import Path
from typing import Final

import pytest

from pakli.history import HistoryError, find_files, read, read_entries

HANDS: Final = Path(__file__).parents[1] / "golden" / "hands"

WALK: Final = """variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']
"""


def test_numbers_are_exact() -> None:
    (hand,) = read(HANDS / "fractions.phh")
    assert hand.starting_stacks == (Decimal("50.25"), 40, Decimal("61.5"))
    assert hand.finishing_stacks == (Decimal("50.875"), Decimal("38.75"), Decimal("62.125"))
    assert [type(stack) for stack in hand.starting_stacks] == [Decimal, int, Decimal]
    assert hand.actions[3].amount == Decimal("1.25")


def test_every_field_is_kept_known_or_not() -> None:
    first, second, third = read(HANDS / "session.phhs")
    assert list(first.fields) == ["time", "players", "_mood"]
    assert first.fields["time"] == time(20, 15)
    assert first.fields["_mood"] == "quiet"
    assert (second.variant, second.blinds, second.fields["point"]) == ("OFC", (), 4)
    assert first.finishing_stacks is None
    assert third.finishing_stacks == (99, 101)
    assert first.ante_trimming is None


def test_hands_know_their_place_and_actions_their_lines() -> None:
    first, _, third = read(HANDS / "session.phhs")
    assert (first.place.hand, first.place.line) == (1, 2)
    assert {action.line for action in first.actions} == {8}
    assert (third.place.hand, third.place.line, third.place.last_line) == (4, 21, 38)
    assert [action.line for action in third.actions] == [32, 33, 34, 35, 36, 37]
    assert third.actions[1].comment == "a spectator coughs"


def test_lines_of_actions_written_in_odd_ways() -> None:
    text = WALK.replace(
        "['d dh p1 ????', 'd dh p2 ????', 'p2 f']",
        '[ # no ] and no "\n"d dh p1 ????",\n\n\'d dh p2 ????\', """p2\n f"""\n]',
    )
    (hand,) = read(text)
    assert [action.line for action in hand.actions] == [7, 9, 9]
    assert hand.place.last_line == 11


def test_windows_line_ends_and_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "walk.phh"
    file.write_bytes(b"\xef\xbb\xbf" + WALK.replace("\n", "\r\n").encode())
    (hand,) = read(file)
    assert hand.actions[2].line == 6


def test_a_text_or_a_path_or_the_name_of_a_path() -> None:
    assert len(read(WALK)) == 1
    assert read(HANDS / "heads-up.phh") == read(str(HANDS / "heads-up.phh"))


def test_tables_inside_tables_are_fields() -> None:
    (hand,) = read(f"{WALK}\n[_source]\nname = 'a notebook'\n")
    assert hand.fields["_source"] == {"name": "a notebook"}
    hands = read(f"[1]\n{WALK}[1._source]\nname = 'a notebook'\n\n[2]\n{WALK}")
    assert [hand.place.line for hand in hands] == [1, 11]
    assert hands[0].fields["_source"] == {"name": "a notebook"}
    assert hands[1].actions[0].line == 17


def test_a_name_used_twice_is_no_toml() -> None:
    with pytest.raises(HistoryError, match="no TOML"):
        read(f"[1]\n{WALK}\n[1]\n{WALK}")


def test_read_stops_at_a_broken_hand_and_read_entries_goes_on() -> None:
    text = f"[1]\n{WALK}\n[2]\nvariant = 3\n\n[3]\n{WALK}"
    with pytest.raises(HistoryError) as caught:
        read(text)
    assert caught.value.problem.line == 10
    assert [isinstance(entry, HistoryError) for entry in read_entries(text)] == [False, True, False]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "latin.phh").write_bytes("# K\u00f6".encode("latin-1"))
    (tmp_path / "empty.phh").write_text("")
    codes = {
        name: next(iter(read_entries(tmp_path / name)))
        for name in ("latin.phh", "empty.phh", "nowhere.phh", ".")
    }
    assert {name: error.problem.code for name, error in codes.items() if isinstance(error, HistoryError)} == {
        "latin.phh": "not_text",
        "empty.phh": "missing_field",
        "nowhere.phh": "no_file",
        ".": "cannot_read",
    }


def test_a_folder_is_walked_and_a_file_that_is_named_is_read(tmp_path: Path) -> None:
    for name in ("b.phh", "deep/a.PHHS", "deep/notes.md", "c.phhs", "licence.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(WALK)
    (tmp_path / "d.txt").write_text("PokerStars Hand #1: Hold'em")
    (tmp_path / "e.txt").write_text("Seat 1: Anna", encoding="utf-16")
    found = find_files([tmp_path / "deep" / "notes.md", tmp_path, tmp_path / "nowhere"])
    assert [str(path.relative_to(tmp_path)) for path in found] == [
        "deep/notes.md",
        "b.phh",
        "c.phhs",
        "d.txt",
        "deep/a.PHHS",
        "e.txt",
        "nowhere",
    ]


@pytest.mark.parametrize(
    "number", ["nan", "true", "'2'", "1e31", "0.0000000000000000000000000000000001", "9" * 5000]
)
def test_what_is_no_amount(number: str) -> None:
    with pytest.raises(HistoryError):
        read(WALK.replace("min_bet = 2", f"min_bet = {number}"))
