"""What cards are called: with a board, without one, high and low, drawn, declared (H1-H7, H4, P14)."""

from types import SimpleNamespace
from typing import Any

import pytest

from pakli.table.telling import held, low_held
from tests.table.kit import sat


def view(words: str, *boards: str) -> Any:
    """A hand of a game with these boards."""
    sitting = sat(words, {1: 100, 2: 100, 3: 100}, button=1)
    sitting.start()
    hand = sitting.table.playing
    assert hand is not None
    return SimpleNamespace(plan=hand.plan, cards=SimpleNamespace(boards=boards or ("",)))


HIGH_LOW = "PL 1/2 omaha-high-low"


@pytest.mark.parametrize(
    ("words", "hole", "boards", "expected"),
    [
        ("NL 1/2", "AsKd", (), ["high-card AK"]),
        ("NL 1/2", "7s7d", (), ["pair 77"]),
        ("NL 1/2", "AsKd", ("Ah7c2d",), ["pair AAK72"]),
        ("NL 1/2", "AsKs", ("QsJsTs2d3c",), ["royal-flush AKQJT"]),
        ("NL 1/2", "As2d", ("3c4h5sKdKc",), ["straight 5432A"]),
        ("NL 1/2", "AsAd", ("AcKhKd2s3s", "2c3d4h5s9c"), ["full-house AAAKK", "straight 5432A"]),
        ("NL 1/2", "AsAd", ("AcKhKd2s3s", "AcKhKd9s8s"), ["full-house AAAKK"]),
        ("NL 1/2/1 holdem-36", "AsKs", ("9s8s6sKdKh",), ["flush AK986"]),
        ("NL 1/2/1 holdem-36", "As6d", ("7c8h9sKdKh",), ["straight 9876A"]),
        ("PL 1/2 omaha", "AsKsQdJd", (), []),
        ("PL 1/2 omaha", "AsAdAcAh", ("2c3d4h5s6c",), ["pair AA654"]),
        (HIGH_LOW, "As2sKdKh", ("3c4h8sKcQd",), ["three-of-a-kind KKKQ8", "low 8432A"]),
        (HIGH_LOW, "As2sKdKh", ("9c9hTsKcQd",), ["full-house KKK99"]),
        ("FL 2/4 stud", "AsAdKc", (), ["pair AAK"]),
        ("FL 2/4 stud", "AsAdKcKh2d", (), ["two-pair AAKK2"]),
        ("FL 2/4 razz", "As2d3c", (), []),
        ("FL 2/4 razz", "As2d3c4hKd", (), ["low K432A"]),
        ("FL 2/4 badugi", "As2d3c4h", (), ["badugi 432A"]),
        ("NL 1/2 deuce-to-seven-single-draw", "2s3d4c5h7d", (), ["low 75432"]),
        ("NL 1/2 deuce-to-seven-single-draw", "2s2d4c5h7d", (), ["pair 22754"]),
        ("NL 1/2 deuce-to-seven-single-draw", "As2d3c4h5d", (), ["low A5432"]),
        ("NL 1/2", "??", (), []),
        ("NL 1/2", "As??", ("2c3d4h",), []),
        ("NL 1/2", "", ("2c3d4h",), []),
    ],
)
def test_what_cards_make(words: str, hole: str, boards: tuple[str, ...], expected: list[str]) -> None:
    assert [f"{one.category} {one.ranks}" for one in held(view(words, *boards), hole)] == expected


def test_H4_a_low_is_named_alone_where_it_is_asked_for() -> None:
    board = view(HIGH_LOW, "3c4h8sKcQd")
    assert [one.ranks for one in low_held(board, "As2sKdKh")] == ["8432A"]
    assert low_held(board, "QsJsTdTh") == ()
    assert [one.category for one in held(board, "As2sKdKh", both=False)] == ["three-of-a-kind"]


def test_P14_the_declared_category_stands_in_place_of_the_high_hand() -> None:
    assert [one.category for one in held(view("NL 1/2", "AcKhKd2s3s"), "AsAd", declared="pair")] == ["pair"]
    both = held(view(HIGH_LOW, "3c4h8sKcQd"), "As2sKdKh", declared="pair")
    assert [one.category for one in both] == ["pair", "low"]
