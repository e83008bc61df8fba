"""
Which clauses, worked examples and cases from the field the tests of this folder name.

A test names them in its function's name (``test_P5_...``) or its case's id (``Case("example_3 B8", ...)``).
What is listed as covered must be named by one; a clause in neither list fails, so that no gap is overlooked.
"""

import re
from importlib import import_module
from pathlib import Path
from typing import Final

from pakli.texts.clauses import CLAUSES

SECTIONS: Final = """
    hands games betting hand showdown draw lowball stud straddle irregularities tda all-in tournaments
"""
COVERED: Final = """
    H1 H2 H3 H4 H5 H5a H5b H5c H6 H7 G1 G2 G3 G4 G5 G6 G7 G9 G10 G11 B0 B1 B1a B2 B3 B4 B5 B6 B7 B8 B9 B10
    P3 P5 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16 P17 A1 A2 A3 A4 A5 A6
    M1 M2 M3 M4 M5 M6 M7 M8 M9
    D1 D2 D3 D4 L1 L2 ST1 ST2 ST3 ST4 ST5 ST6 S2 S3 S4 I1 I2 I3 I4 I5
    TDA24 TDA35 TDA36 TDA39 TDA40 TDA42 TDA43 TDA44 TDA45 TDA46 TDA49 TDA50
    TDA51 TDA52 TDA53 TDA54 TDA55 TDA56 TDA57 TDA58 TDA65 TDA68
"""
STILL_TO_COME: Final = {
    "other games": "G8",
    "before the hand, at the table": "P1 P2 P4 P6",
    "Five Card Draw, at the table": "D5",
    "live straddle, at the table": "S1",
}
EXAMPLES: Final = {*range(1, 20), *range(22, 31), 32, 33}
EXAMPLES_TO_COME: Final = {20, 21, 31}
FIELD_CASES: Final = """
    P1 P2 P4 P5 P6 P9 P12 P13 P15 P16 P17 P18 S1 S4 S7 S9
    R1 R2 R3 R4 R7 R8 R11 R12 R14 R15 R16 R17 R18 R19 R20 R21 R22
    O1 O11 O12 O13 O14 O15 O16 O17 E4 T18
"""
NAME: Final = re.compile(r"example_\d+|case_[A-Z]+\d+|[A-Z]+\d+[a-z]?")


def named() -> frozenset[str]:
    """Every clause, example and case that a test of this folder names."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for name, value in vars(import_module(f"tests.rulebook.{path.stem}")).items():
            if name.startswith("test_"):
                found |= set(NAME.findall(name))
            elif isinstance(value, tuple):
                found |= {word for case in value for word in str(getattr(case, "id", "")).split()}
    return frozenset(found)


def words(text: str) -> set[str]:
    return set(text.split())


def to_come() -> set[str]:
    """The clauses still to come, or covered in part; who covers one moves it up."""
    return words(" ".join(STILL_TO_COME.values()))


def test_every_clause_listed_as_covered_is_named_by_a_test() -> None:
    assert words(COVERED) - named() == set()


def test_every_clause_of_the_hand_is_in_one_of_the_lists() -> None:
    clauses = {clause.id for clause in CLAUSES.values() if clause.section in words(SECTIONS)}
    assert clauses == words(COVERED) | to_come()
    assert not words(COVERED) & to_come()


def test_every_worked_example_is_named_or_still_to_come() -> None:
    assert {f"example_{number}" for number in EXAMPLES} - named() == set()
    assert set(range(1, 34)) == EXAMPLES | EXAMPLES_TO_COME


def test_every_case_from_the_field_is_named() -> None:
    assert {f"case_{case}" for case in words(FIELD_CASES)} - named() == set()


def test_ids_are_clauses_examples_and_cases_and_nothing_else() -> None:
    for word in named():
        if not word.startswith(("example_", "case_")):
            assert word in CLAUSES, word
