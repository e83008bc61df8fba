"""`pakli tournament plan` and `check`."""

import json
from pathlib import Path

import pytest

from pakli.cli import main
from pakli.texts import LANGUAGES


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Status, output, complaint."""
    with pytest.raises(SystemExit) as ended:
        main(["tournament", *words])
    told = capsys.readouterr()
    return int(ended.value.code or 0), told.out, told.err


PLAN = ("plan", "--players", "40", "--stack", "10000", "--hours", "4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_to_read(capsys: pytest.CaptureFixture[str], language: str) -> None:
    status, page, _ = run(capsys, *PLAN, "--entry", "20+2", "--currency", "EUR", "--lang", language)
    head, table, prizes, remarks = page.strip().split("\n\n")
    assert status == 0
    assert len(head.splitlines()) == 4
    assert len(table.splitlines()) > 15
    assert "EUR" in prizes
    assert remarks


def test_a_plan_for_programs_and_what_is_odd_about_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, text, _ = run(capsys, *PLAN, "--entry", "20+2", "--currency", "EUR", "--json")
    told = json.loads(text)
    assert (status, told["players"], told["pool"], sum(told["prizes"])) == (0, 40, 80_000, 80_000)
    file = tmp_path / "plan.json"
    file.write_text(text, "utf-8")
    assert run(capsys, "check", str(file), "--players", "40", "--lang", "en")[:2] == (
        0,
        "Nothing odd about this structure.\n",
    )
    told["structure"]["stack"] = 1500
    file.write_text(json.dumps(told["structure"]), "utf-8")
    status, text, _ = run(capsys, "check", str(file), "--players", "40", "--json")
    assert (status, json.loads(text)["remarks"][0]["code"]) == (0, "stack-short")
    told["structure"]["stack"] = -1
    file.write_text(json.dumps(told["structure"]), "utf-8")
    status, _, complaint = run(capsys, "check", str(file), "--players", "40")
    assert (status, "(M1)" in complaint) == (1, True)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"structure": 3}', "[" * 100_000, "\xff"])
def test_files_that_are_no_structure(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str) -> None:
    file = tmp_path / "plan.json"
    file.write_text(text, "latin-1")
    status, _, complaint = run(capsys, "check", str(file), "--players", "9")
    assert (status, len(complaint.splitlines())) == (1, 1)


@pytest.mark.parametrize(
    "words",
    [
        ("--entry", "2x"),
        ("--entry", "-1"),
        ("--chips", "0"),
        ("--chips", "25;100"),
        ("--ante", "all"),
        ("--form", "fast"),
        ("--game", "whist"),
        ("--hours", "nan"),
        ("--hours", "1e9"),
        ("--players", "1"),
        ("--stack", "-5"),
        ("--limit", "no"),
        ("--game", "five-card-draw", "--limit", "no-limit"),
    ],
)
def test_what_is_no_plan_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    status, out, complaint = run(capsys, *PLAN, *words)
    assert (status, out, len(complaint.splitlines())) == (2, "", 1)


def test_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert "plan" in run(capsys)[1]
    assert "--players" in run(capsys, "plan", "--help")[1]
