"""Whatever can be wrong with a proof has its sentence, in Python and in the page, and only that."""

import ast
import re
from pathlib import Path

import pytest

from pakli.fairness import STEPS
from pakli.texts import translator

ROOT = Path(__file__).resolve().parents[2]


def raised_in_python() -> set[str]:
    """`step-code` of every `Broken` that is made."""
    found = set[str]()
    for path in (ROOT / "src/pakli/fairness").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Broken":
                named = [one.value for one in node.args[:2] if isinstance(one, ast.Constant)]
                if len(named) == 2:
                    found.add("-".join(map(str, named)))
    return found


def raised_in_the_page() -> set[str]:
    source = "".join(path.read_text("utf-8") for path in (ROOT / "web/src/fairness").glob("*.ts"))
    made = {f"{step}-{code}" for step, code in re.findall(r"new Broken\('(\w+)', '(\w+)'", source)}
    return made | {f"own-{code}" for code in re.findall(r"fail\('(\w+)'\)", source)}


PYTHON, PAGE = raised_in_python(), raised_in_the_page()


def test_steps_are_those_that_are_named() -> None:
    assert {code.partition("-")[0] for code in PYTHON} == set(STEPS)


def test_the_page_knows_what_python_knows() -> None:
    assert PYTHON - {"form-unreadable"} == PAGE  # the page reads no files


@pytest.mark.parametrize("code", sorted(PYTHON | PAGE))
def test_each_has_its_sentence(code: str) -> None:
    assert translator("en").has(f"fair-broken-{code}")


def test_there_is_no_sentence_for_nothing() -> None:
    source = (ROOT / "src/pakli/texts/en/fair.ftl").read_text("utf-8")
    assert set(re.findall(r"^fair-broken-([\w-]+) =", source, re.MULTILINE)) == PYTHON | PAGE
