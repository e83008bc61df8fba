"""`pakli simulate --league`: its JSON, its page, what is wrong usage."""

import json

import pytest

from pakli.cli import main

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "--league", *arguments])
    assert isinstance(ended.value.code, int)
    return ended.value.code


SMALL = ("--bots", "easy,medium-tight", "--game", "holdem", "--players", "2", "--hands", "20", "--seed", "3")


def test_the_json_object_has_ranks_and_duels_and_a_seed_brings_it_again(capsys: Output) -> None:
    told = []
    for processes in ("1", "2"):
        assert run(*SMALL, "--json", "--processes", processes) == 0
        report = json.loads(capsys.readouterr().out)
        assert list(report) == ["seed", "seconds", "ranks", "duels"]
        assert report.pop("seconds") > 0
        told.append(report)
    assert told[0] == told[1]
    assert {rank["bot"] for rank in told[0]["ranks"]} == {"easy", "medium-tight"}
    forms = [(duel["form"], duel["deals"]) for duel in told[0]["duels"]]
    assert forms == [("cash", 20), ("sit-and-go", 2)]


def test_the_page_says_it_in_words(capsys: Output) -> None:
    assert run(*SMALL) == 0
    page = capsys.readouterr().out
    assert "cash game: easy wins" in page
    assert "1. " in page


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bots", "easy"), "two different"),
        (("--bots", "easy,easy"), "two different"),
        (("--bots", "easy,mediun"), "medium"),
        (("--players", "3"), "2, 4 or 6"),
        (("--game", "horse"), "horse"),
        (("--limit", "no-limit"), "--limit is of no use"),
        (("--tournament",), "--tournament is of no use"),
    ],
)
def test_wrong_usage_is_said(arguments: tuple[str, ...], said: str, capsys: Output) -> None:
    assert run(*arguments) == 2
    assert said in capsys.readouterr().err
