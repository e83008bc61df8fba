"""The command line's frame: help, version, exit statuses."""

import subprocess
import sys

import pytest

from pakli.cli import main

Output = pytest.CaptureFixture[str]


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert isinstance(ended.value.code, int)
    return ended.value.code


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_help_lists_the_commands(arguments: list[str], capsys: Output) -> None:
    assert run(*arguments) == 0
    said = capsys.readouterr().out
    for command in ("play", "replay", "rules", "simulate"):
        assert f"  {command} " in said


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en_GB.UTF-8", "The house rules: standard, kaszino"),
        ("hu_HU.UTF-8", "A házi szabályok: standard"),
        ("pl_PL", "Zasady domowe: standard"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_commands_help_is_in_the_readers_language(
    command: str, language: str, says: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", language)
    assert run(command, "--help") == 0
    assert says in " ".join(capsys.readouterr().out.split())


def test_version(capsys: Output) -> None:
    assert run("--version") == 0
    name, version = capsys.readouterr().out.split()
    assert name == "pakli"
    assert version[0].isdigit()


def test_an_unknown_command_is_wrong_usage(capsys: Output) -> None:
    assert run("plya") == 2
    assert "play" in capsys.readouterr().err


def test_starting_loads_nothing_heavy() -> None:
    heavy = ("numpy", "fluent", "rich", "pakli.rules", "pakli.ranking", "pakli.bots")
    loaded = f"import sys, pakli.cli; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
