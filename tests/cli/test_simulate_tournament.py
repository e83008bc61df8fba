"""`pakli simulate --tournament`: its JSON, its page, what is wrong usage."""

import json

import pytest

from pakli.cli import main, progress
from tests.cli.test_progress import Terminal

Output = pytest.CaptureFixture[str]
KEYS = ["players", "tables", "hands", "seconds", "collected", "prizes", "places"]


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "--tournament", *arguments])
    assert isinstance(ended.value.code, int)
    return ended.value.code


def test_the_json_object_has_the_agreed_keys_and_nothing_else_is_printed(capsys: Output) -> None:
    assert run("--json", "--players", "20", "--seed", "3") == 0
    output = capsys.readouterr()
    report = json.loads(output.out)
    assert list(report) == KEYS
    assert output.err == ""
    assert (report["players"], report["tables"], report["places"]) == (20, 3, 20)
    assert report["collected"] == report["prizes"] == 20_000


def test_a_seed_plays_the_same_tournament_again(capsys: Output) -> None:
    told = []
    for seed in ("5", "5", "6"):
        assert run("--json", "--players", "24", "--seed", seed) == 0
        report = json.loads(capsys.readouterr().out)
        told.append({key: value for key, value in report.items() if key != "seconds"})
    assert told[0] == told[1]
    assert told[0] != told[2]


def test_progress_is_shown_on_a_terminal_and_never_with_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "_PATIENCE", 0.0)
    monkeypatch.setattr("sys.stderr", terminal := Terminal())
    assert run("--players", "12", "--seed", "3", "--lang", "pl") == 0
    assert "Gracze, którzy odpadli" in terminal.getvalue()
    monkeypatch.setattr("sys.stderr", terminal := Terminal())
    assert run("--players", "12", "--seed", "3", "--json") == 0
    assert terminal.getvalue() == ""


@pytest.mark.parametrize("game", ["horse", "five-card-draw"])
def test_other_games_are_played_too(game: str, capsys: Output) -> None:
    assert run("--players", "12", "--game", game, "--seed", "3") == 0
    assert "Places given: 12." in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [
        ["--hands", "3"],
        ["--straddle"],
        ["--game", "whist"],
        ["--limit", "sky-limit"],
        ["--preset", "mine"],
        ["--bots", "none"],
        ["--players", "1"],
        ["--players", "100001"],
        ["--seed", "x"],
    ],
)
def test_what_means_nothing_in_a_tournament_is_wrong_usage(wrong: list[str], capsys: Output) -> None:
    assert run(*wrong) == 2
    output = capsys.readouterr()
    assert (output.out, len(output.err.splitlines())) == ("", 1)
