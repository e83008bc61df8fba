"""`pakli play`, the command: options, what is piped in, what happens without a terminal, wrong usage."""

import io
import os
import subprocess
import sys

import pytest

from pakli.cli import main
from pakli.cli.practice import terminal
from pakli.texts import translator

Output = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: Patch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def run(*arguments: str, typed: str | None = "", patch: Patch) -> int:
    patch.setattr(sys, "stdin", None if typed is None else io.StringIO(typed))
    with pytest.raises(SystemExit) as ended:
        main(["play", *arguments])
    assert isinstance(ended.value.code, int)
    return ended.value.code


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "c\nk\nf\ny\nq\n", "With you at the table: Anna, Bence, Celia, David and Emma."),
        (
            "hu",
            "megad\npassz\neldobás\nigen\nkilépés\n",
            "Rajtad kívül az asztalnál: Anna, Bence, Cecília, Dávid és Emma.",
        ),
        (
            "pl",
            "sprawdzam\nczekam\npas\ntak\nkoniec\n",
            "Przy stole są też: Anna, Bartek, Celina, Dawid i Emma.",
        ),
    ],
)
def test_a_session_piped_in(language: str, typed: str, says: str, monkeypatch: Patch, capsys: Output) -> None:
    assert run("--lang", language, typed=typed, patch=monkeypatch) == 0
    output = capsys.readouterr()
    say = translator(language)
    assert says in output.out
    assert say.text("turn-yours") in output.out
    assert say.text("play-not-understood", text="@").split("@")[0] not in output.out
    assert output.out.endswith(say.text("cli-goodbye") + "\n")
    assert output.err == ""


def test_options_set_the_table(monkeypatch: Patch, capsys: Output) -> None:
    options = (
        "--game omaha-high-low --players 3 --preset kaszino --stakes 20/40 --stack 500 --name Kati --words"
    )
    assert run(*options.split(), typed="p\nq\n", patch=monkeypatch) == 0
    said = capsys.readouterr().out
    assert "Practice game. Omaha High-Low, Fixed Limit, limits 20/40. House rules: Casino." in said
    assert "You have 500." in said
    assert "Kati, " in said
    assert " of " in said
    assert "♠" not in said


def test_D5_without_a_number_as_many_sit_as_the_game_takes(monkeypatch: Patch, capsys: Output) -> None:
    assert run("--game", "five-card-draw", typed="q\n", patch=monkeypatch) == 0
    assert "With you at the table: Anna, Bence, Celia and David." in capsys.readouterr().out


@pytest.mark.parametrize("typed", ["", None])
def test_without_a_terminal_and_without_lines_it_ends_politely(
    typed: str | None, monkeypatch: Patch, capsys: Output
) -> None:
    assert run(typed=typed, patch=monkeypatch) == 0
    output = capsys.readouterr()
    assert output.out == translator("en").text("play-no-terminal") + "\n"
    assert output.err == ""


def test_a_pipe_on_which_nothing_comes_is_no_terminal(monkeypatch: Patch, capsys: Output) -> None:
    monkeypatch.setattr(terminal, "_PATIENCE", 0.05)
    reading, writing = os.pipe()
    with os.fdopen(reading) as silent, os.fdopen(writing, "w"):
        monkeypatch.setattr(sys, "stdin", silent)
        with pytest.raises(SystemExit) as ended:
            main(["play"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == translator("en").text("play-no-terminal") + "\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--game", "snap"], "There is no game called snap."),
        (["--game", "five-card-draw", "--limit", "no-limit"], "(D1)"),
        (["--limit", "potlimit"], "There is no limit called potlimit. Did you mean: pot-limit"),
        (["--preset", "x"], "There are no house rules called x."),
        (["--lang", "fr"], "Pakli does not speak fr."),
        (["--players", "40"], "(G1)"),
        (["--players", "0"], "--players"),
        (["--stakes", "ten"], "“ten” are no stakes."),
        (["--stakes", "20/10"], "“20/10” are no stakes."),
        (["--stakes", "0/0"], "“0/0” are no stakes."),
        (["--stack", "5"], "it holds at least the big blind, 20."),
        (["--stack", "none"], "--stack"),
        (["--colour"], "--colour"),
        (["--seed", "3"], "--seed"),  # cards are seeded in simulations and tests only
    ],
)
def test_wrong_usage_is_one_clear_line_and_status_2(
    arguments: list[str], says: str, monkeypatch: Patch, capsys: Output
) -> None:
    assert run(*arguments, typed="q\n", patch=monkeypatch) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert says in output.err


def test_a_terminal_without_suit_signs_or_accents_gets_question_marks() -> None:
    command = [sys.executable, "-c", "from pakli.cli import main; main(['play', '--lang', 'pl'])"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, input=b"c\nq\n\xff\n", capture_output=True, env=environment, check=False)
    assert done.returncode == 0
    assert b"?" in done.stdout
    assert done.stderr == b""
