"""Modules stay short enough to be read in one go, and the tests that they name are there."""

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
MOST_LINES: Final = 400
SUFFIXES: Final = {".py", ".cpp", ".hpp"}
FOLDERS: Final = ("src", "tests", "kernel", "bench", "tools")


def modules() -> list[Path]:
    """Every module of ours: no folder whose name begins with a dot, which hold what others made."""
    found = (path.relative_to(ROOT) for folder in FOLDERS for path in (ROOT / folder).rglob("*"))
    return sorted(
        path for path in found if path.suffix in SUFFIXES and not any(part[0] == "." for part in path.parts)
    )


@pytest.mark.parametrize("module", modules(), ids=str)
def test_no_module_is_longer_than_400_lines(module: Path) -> None:
    assert len((ROOT / module).read_text("utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("module", [path for path in modules() if path.suffix == ".py"], ids=str)
def test_the_tests_that_a_module_names_are_there(module: Path) -> None:
    named = re.search(r"Tested in\s(.*?)(?:\"\"\"|\n\n)", (ROOT / module).read_text("utf-8"), re.DOTALL)
    for test in re.findall(r"tests/[\w/]+(?:\.py|/)", named[1] if named else ""):
        assert (ROOT / test).exists()
