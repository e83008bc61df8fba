"""`pakli convert`: formats, output, reports, refusals, languages."""

from errno import ENOSPC
from io import StringIO
from os import strerror
from pathlib import Path
from typing import Final

import pytest

from pakli.cli import main
from pakli.history import Transcript, read_any
from pakli.texts import LANGUAGES

GOLDEN: Final = Path(__file__).parents[1] / "golden"
ROOMS: Final = GOLDEN / "rooms"


def run(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    """Exit status, standard output and standard error of ``pakli convert WORDS``."""
    with pytest.raises(SystemExit) as ended:
        main(["convert", *map(str, words)])
    out, err = capsys.readouterr()
    assert isinstance(ended.value.code, int)
    return ended.value.code, out, err


def test_to_the_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, ROOMS / "winamax.txt", "--to", "pokerstars", "--lang", "en")
    assert (status, err) == (0, "4 hands converted, 0 refused.\n")
    assert len(read_any(out)) == 4


@pytest.mark.parametrize(("name", "count"), [("x.phhs", 7), ("x.txt", 7), ("x.ohh", 6), ("x.json", 6)])
def test_the_name_of_the_output_says_the_format(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, count: int
) -> None:
    status, out, err = run(capsys, ROOMS / "pokerstars.txt", "-o", tmp_path / name, "--lang", "en")
    assert (status, out) == (1, "")
    assert "The room cancelled the hand." in err
    assert len(read_any(tmp_path / name)) == count


def test_from_phh_to_a_text_and_back(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, GOLDEN / "hands" / "heads-up.phh", "-o", tmp_path / "x.txt")[0] == 0
    assert run(capsys, tmp_path / "x.txt", "--to", "phh", "-o", tmp_path / "x.phh")[0] == 0
    assert len(read_any(tmp_path / "x.phh")) == 1


def test_a_report_counts_by_room_and_by_reason(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, ROOMS, GOLDEN / "broken" / "no-cards.phh", "--report", "--lang", "en")
    lines = out.split("\n")
    assert status == 1
    assert "WinningPoker: 5 hands." in lines
    assert "PokerStars: 7 hands." in lines
    assert any(line.startswith("2 × ") and line.endswith("The room cancelled the hand.") for line in lines)
    assert lines[-2] == "32 hands converted, 3 refused."


def test_the_own_view_alone(capsys: pytest.CaptureFixture[str]) -> None:
    _, everything, _ = run(capsys, ROOMS / "bovada.txt", "--to", "pokerstars")
    _, seen, _ = run(capsys, ROOMS / "bovada.txt", "--to", "pokerstars", "--own-view")
    assert "4s Qh" in everything
    assert "4s Qh" not in seen
    _, phh, _ = run(capsys, ROOMS / "bovada.txt", "--to", "phh", "--own-view")
    assert "4sQh" not in phh
    assert all(isinstance(hand, Transcript) and hand.hero for hand in read_any(seen))


def test_what_goes_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys)[0] == 2
    status, _, err = run(capsys, ROOMS / "winamax.txt", "--to", "pokrstars", "--lang", "en")
    assert status == 2
    assert "pokerstars" in err
    assert run(capsys, ROOMS / "winamax.txt", "-o", tmp_path)[0] == 1
    assert run(capsys, "nowhere.txt")[0] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    _, out, _ = run(capsys, ROOMS, "--report", "--lang", language)
    assert "Bovada" in out
    assert "{" not in out


def test_json_in_a_folder_is_read_where_it_is_hands(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(capsys, ROOMS / "winamax.txt", "-o", tmp_path / "hands.json")[0] == 1
    (tmp_path / "package.json").write_text('{"name": "x"}', "utf-8")
    assert run(capsys, tmp_path, "--to", "pokerstars", "--lang", "en")[2] == "3 hands converted, 0 refused.\n"


def test_a_name_gives_no_orders_to_the_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = (ROOMS / "winamax.txt").read_text("utf-8").replace("Dora", "D\x1bc\u202eora")
    (tmp_path / "hands.txt").write_text(text.replace("42.50€", "0.01€"), "utf-8")
    _, out, err = run(capsys, tmp_path / "hands.txt", "--to", "pokerstars")
    assert "Dcora" in out
    assert "\x1b" not in out
    assert "\u202e" not in out
    _, out, err = run(capsys, tmp_path / "hands.txt", "--to", "phh")
    assert "D\ufffdc\ufffdora" in err
    assert "\x1b" not in out + err


class Full(StringIO):
    """A file on a disk without room."""

    def write(self, text: str) -> int:
        raise OSError(ENOSPC, strerror(ENOSPC))


def test_a_full_disk_behind_the_standard_output_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout", Full())
    status, _, err = run(capsys, ROOMS / "winamax.txt", "--lang", "en")
    assert status == 1
    assert "stdout cannot be written" in err
