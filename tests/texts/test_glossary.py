"""The glossary: every term in every language, with a clause that exists."""

import pytest

from pakli.texts import CLAUSES, LANGUAGES, TERMS, translator
from pakli.texts.catalogue import read_sources


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_its_word(language: str) -> None:
    say = translator(language)
    assert all(say.has(f"term-{term}") for term in TERMS)
    written = [
        line.split(" = ")[0] for line in read_sources(language)["glossary"].splitlines() if " = " in line
    ]
    assert written == [f"term-{term}" for term in TERMS], "in the same order, and no other"


def test_a_term_s_clause_is_in_the_rulebook() -> None:
    assert {clause for clause in TERMS.values() if clause} <= set(CLAUSES)
    assert TERMS["straight_flush"] == "H1"
    assert TERMS["lobby"] == ""
