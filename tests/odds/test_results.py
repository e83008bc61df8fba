"""Shares of the pot from outcomes, by hand."""

from math import sqrt

import pytest

from pakli.odds.results import Half, result_of

A, B, C = 1, 2, 4


def test_a_pot_for_the_high_hand() -> None:
    outcomes = [(A, 5), (B, 3), (A | B, 2)]
    result = result_of("holdem", ["x", "y"], outcomes, 10, halves=False, sampled=False)
    first, second = result.players
    assert (first.win, first.tie, first.share, first.equity) == pytest.approx((0.5, 0.2, 0.1, 0.6))
    assert second.equity == pytest.approx(0.4)
    assert first.high is first.low is None
    assert (result.method, result.boards, result.equities) == ("exact", 10, (first.equity, second.equity))


def test_three_ways() -> None:
    result = result_of("holdem", ["x", "y", "z"], [(A | B | C, 1), (C, 2)], 3, halves=False, sampled=False)
    assert result.equities == pytest.approx((1 / 9, 1 / 9, 7 / 9))


def test_halves() -> None:
    # High and low of two players; without a low the high hand takes it all.
    outcomes = [(A | A << 2, 1), (A | B << 2, 2), (A | (A | B) << 2, 4), (B, 1)]
    first, second = result_of("stud-high-low", ["x", "y"], outcomes, 8, halves=True, sampled=False).players
    assert first.equity == pytest.approx((1 + 2 * 0.5 + 4 * 0.75) / 8)
    assert (first.win, first.tie) == pytest.approx((1 / 8, 6 / 8))
    assert second.win == pytest.approx(1 / 8)  # all of it, as nobody had a low
    assert first.high == Half(7 / 8, 0, 7 / 8)
    assert second.low == Half(2 / 8, 4 / 8, 4 / 7)


def test_the_standard_error() -> None:
    outcomes = [(A, 60), (B, 40)]
    first = result_of("holdem", ["x", "y"], outcomes, 100, halves=False, sampled=True).players[0]
    assert first.standard_error == pytest.approx(sqrt(0.6 * 0.4 / 99))


def test_ten_players_share_without_a_rest() -> None:
    result = result_of("holdem", list("abcdefghij"), [(1023, 7)], 7, halves=False, sampled=False)
    assert result.equities == (0.1,) * 10
