"""A package imports only from those before it: read from every import there is."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

# fmt: off
ORDER: Final = (
    "texts", "cards", "ranking", "rules", "odds", "table", "tournament", "fairness", "history", "bots",
    "store", "club", "room", "wire", "rulebook", "server", "cluster", "client", "env", "cli",
)
# fmt: on
SOURCE: Final = Path(__file__).resolve().parents[1] / "src" / "pakli"
MODULES: Final = sorted(path for path in SOURCE.rglob("*.py") if path.parent != SOURCE)


def package_of(module: Path) -> str:
    return module.relative_to(SOURCE).parts[0]


def imported(module: Path) -> Iterator[tuple[str, int]]:
    """The packages of Pakli that a module imports from, with the lines, wherever in it."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}:{node.lineno}: imports say where from in full"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            parts = name.split(".")
            if parts[0] == "pakli":
                yield parts[1] if len(parts) > 1 else "pakli", node.lineno


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_to_the_left(module: Path) -> None:
    package = package_of(module)
    assert package in ORDER, f"{package} has no place in the order"
    wrong = [
        f"line {line}: {package} may not import {other}"
        for other, line in imported(module)
        if other in ORDER and ORDER.index(other) > ORDER.index(package)
    ]
    assert not wrong


def test_the_package_itself_brings_in_cards_alone() -> None:
    assert {name for name, _ in imported(SOURCE / "__init__.py")} == {"cards"}
