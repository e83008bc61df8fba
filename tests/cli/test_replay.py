"""`pakli replay`: counts, failures, exit statuses, languages."""

import json
from pathlib import Path
from typing import Final

import pytest

from pakli.cli import main
from pakli.texts import LANGUAGES

GOLDEN: Final = Path(__file__).parents[1] / "golden"


def run(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    """Exit status, standard output and standard error of ``pakli replay WORDS``."""
    with pytest.raises(SystemExit) as ended:
        main(["replay", *map(str, words)])
    out, err = capsys.readouterr()
    assert isinstance(ended.value.code, int)
    return ended.value.code, out, err


def test_json_of_hands_that_are_right(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, GOLDEN / "hands", "--json")
    assert (status, err) == (0, "")
    assert json.loads(out) == {
        "hands": 25,
        "failed": 0,
        "unchecked": 2,
        "unsupported": {"OFC": 1},
        "failures": [],
    }


def test_json_of_hands_that_are_not(capsys: pytest.CaptureFixture[str]) -> None:
    good, broken = GOLDEN / "hands" / "heads-up.phh", GOLDEN / "broken" / "raise-too-small.phh"
    status, out, err = run(capsys, broken, good, "nowhere.phh", "--json", "--lang", "en")
    assert (status, err) == (1, "")
    assert json.loads(out) == {
        "hands": 2,
        "failed": 2,
        "unchecked": 0,
        "unsupported": {},
        "failures": [
            {
                "file": str(broken),
                "hand": 1,
                "line": 12,
                "clause": "B4",
                "message": "“p3 cbr 3” is not possible: 3 is too little. Possible here: from 4 to 100 in "
                "all. Expected: p3 to call 2, fold or raise to a total of 4 to 100.",
            },
            {
                "file": "nowhere.phh",
                "hand": None,
                "line": None,
                "clause": None,
                "message": "There is no such file or folder.",
            },
        ],
    }


def test_in_words_failures_stand_on_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    broken = GOLDEN / "broken" / "fifth-bet.phh"
    status, out, err = run(capsys, broken, "--lang", "en")
    assert status == 1
    assert out == "1 hand read, 0 ended in the stacks the files say.\n1 failure.\n"
    assert err.startswith(f"{broken}:13: hand 1: “p3 cbr 50” is not possible: ")
    assert err.endswith(" (B1)\n")
    assert err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    status, out, _ = run(capsys, GOLDEN / "hands", "--lang", language)
    assert status == 0
    assert out.count("\n") == 3
    assert "OFC 1" in out


def test_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys)[0] == 2
    assert run(capsys, GOLDEN / "hands", "--lang", "xx")[0] == 2


def test_a_folder_without_hands_is_fine(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "notes.md").write_text("no hand")
    status, out, _ = run(capsys, tmp_path, "--json")
    assert status == 0
    assert json.loads(out)["hands"] == 0
    status, out, _ = run(capsys, tmp_path / "notes.md", "--json")
    assert status == 1
    assert json.loads(out)["failed"] == 1
