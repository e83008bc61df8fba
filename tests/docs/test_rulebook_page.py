"""The rulebook's pages in the manual: every clause and house rule in every language, none linked in vain."""

import importlib.util
import re
from types import ModuleType

import pytest

from pakli.rules import PRESETS
from pakli.texts import CLAUSES, HOUSE_RULES, LANGUAGES
from tests.docs.kit import ROOT


def hook() -> ModuleType:
    """The hook of MkDocs that makes them."""
    spec = importlib.util.spec_from_file_location("rulebook_page", ROOT / "tools" / "rulebook_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_and_house_rule_is_there(language: str) -> None:
    page = hook().page(language)
    anchors = re.findall(r"\{ #(\w[\w-]*) \}", page)
    assert anchors == [*CLAUSES, "house-rules", *HOUSE_RULES]
    assert set(re.findall(r"\]\(#(\w+)\)", page)) <= set(anchors)
    for preset in PRESETS:
        assert f"- `{preset}`: " in page


def test_what_means_something_to_markdown_does_not() -> None:
    assert hook()._plain("a_b * <c> [d]") == r"a\_b \* \<c\> \[d\]"
    assert hook()._told("as in P1, not A-2-3") == "as in [P1](#P1), not A-2-3"
