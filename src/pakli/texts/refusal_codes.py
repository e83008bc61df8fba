"""
Which refusals the engine can give, read from its source.

The engine may not import the catalogue's checks nor they the engine, so the source itself is read: every call
whose second argument is a code (`Refusal("B8", "raise.not_reopened", …)`, `refuse("B0", "turn.dealer", …)`).

Knows       Python source. Tested in tests/texts/test_lint.py
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_CODE = re.compile(r"[a-z_]+\.[a-z_]+")
_RAISERS = ("Refusal", "refuse", "_refuse", "refusal")


@dataclass(frozen=True, slots=True)
class Raised:
    """One place that refuses: where, which clause, which code, which facts."""

    where: str
    clause: str | None
    """None where the clause is worked out at run time."""
    code: str
    facts: frozenset[str] | None
    """Names of its facts; None where they cannot be read from the source."""

    @property
    def message(self) -> str:
        """Id of the message this refusal needs."""
        return f"refusal-{self.code.replace('.', '-')}"


def raised_in(*folders: Path) -> list[Raised]:
    """
    Every refusal in the Python files under `folders`, in the order of files and lines.

    Raises:
        SyntaxError: a file is no Python.
    """
    files = sorted(file for folder in folders for file in folder.rglob("*.py"))
    return [raised for file in files for raised in _raised(file.read_text("utf-8"), str(file))]


def _raised(source: str, name: str) -> Iterator[Raised]:
    for node in ast.walk(ast.parse(source, name)):
        if isinstance(node, ast.Call) and _called(node.func) in _RAISERS and len(node.args) >= 2:
            clause, code = _word(node.args[0]), _word(node.args[1])
            if code and _CODE.fullmatch(code):
                yield Raised(f"{name}:{node.lineno}", clause, code, _facts(node))


def _called(function: ast.expr) -> str:
    return getattr(function, "id", getattr(function, "attr", ""))


def _word(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _facts(call: ast.Call) -> frozenset[str] | None:
    """Facts from keywords (`seat=3`) or from a written-out tuple of pairs (`(("seat", 3),)`)."""
    names = {keyword.arg for keyword in call.keywords if keyword.arg != "facts"}
    pairs = [*call.args[2:3], *(keyword.value for keyword in call.keywords if keyword.arg == "facts")]
    for node in pairs:
        if not isinstance(node, ast.Tuple):
            return None
        for pair in node.elts:
            name = _word(pair.elts[0]) if isinstance(pair, ast.Tuple) and pair.elts else None
            if name is None:
                return None
            names.add(name)
    return None if None in names else frozenset(name for name in names if name)
