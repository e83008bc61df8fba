"""The rulebook's table of contents, and what must not get lost in translation."""

import re
from collections import Counter

import pytest

from pakli.texts import CLAUSES, LANGUAGES, SECTIONS, translator

RULEBOOK = """
C1 C2 C3 C4 C5 H1 H2 H3 H4 H5 H5a H5b H5c H6 H7 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11
B0 B1 B1a B2 B3 B4 B5 B6 B7 B8 B9 B10 P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16 P17
D1 D2 D3 D4 D5 L1 L2 ST1 ST2 ST3 ST4 ST5 ST6 S1 S2 S3 S4 I1 I2 I3 I4 I5
TDA24 TDA35 TDA36 TDA39 TDA40 TDA42 TDA43 TDA44 TDA45 TDA46 TDA49 TDA50
TDA51 TDA52 TDA53 TDA54 TDA55 TDA56 TDA57 TDA58 TDA65 TDA68
A1 A2 A3 A4 A5 A6
T1 T2 T3 T4 T5 T6 M1 M2 M3 M4 M5 M6 M7 M8 M9 F1 F2 F3
"""

# What a language writes in words, or names its players by, where English has figures: clause to languages.
TOLD_IN_WORDS = {
    "C2": "hu pl", "H2": "hu", "G7": "pl", "B1a": "hu", "B8": "hu", "P2": "hu", "P16": "hu", "S2": "hu",
    "A3": "hu pl", "T1": "hu", "T5": "hu", "M3": "hu pl",
}  # fmt: skip
_NUMBER = re.compile(r"(?<![A-Z\d])\d+(?:[.,]\d+)?")


def test_every_clause_is_listed_in_the_order_of_the_rulebook() -> None:
    assert list(CLAUSES) == RULEBOOK.split()


def test_every_clause_has_a_section_and_sources() -> None:
    assert {clause.section for clause in CLAUSES.values()} == set(SECTIONS)
    assert all(clause.sources and set(clause.sources) <= set("KONZWT") for clause in CLAUSES.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_title_of_a_few_words_and_a_text(language: str) -> None:
    say = translator(language)
    for name in CLAUSES:
        assert 0 < len(say.title(f"clause-{name}").split()) <= 7, name
        assert len(say.clause(name)) > 30, name


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("name", CLAUSES)
def test_the_same_numbers_are_told_in_every_language(language: str, name: str) -> None:
    """An amount of an example that differs from the English one is a wrong rule, not a wrong word."""
    if language in TOLD_IN_WORDS.get(name, ""):
        return
    assert _numbers(language, name) == _numbers("en", name)


def _numbers(language: str, name: str) -> Counter[str]:
    return Counter(found.replace(",", ".") for found in _NUMBER.findall(translator(language).clause(name)))
