"""Stud, razz and draw games: every way to deal what is missing, one by one."""

import random
from math import comb
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pakli.cards import cards_text
from pakli.odds import GAMES, OddsError, equity
from pakli.odds.games import showdown_of
from tests.odds.reference import brute_force

OWN_CARDS: Final = tuple(game for game in GAMES if not showdown_of(game).board)


def test_these_are_all_games_without_a_board() -> None:
    assert set(OWN_CARDS) == {
        "stud",
        "stud-high-low",
        "razz",
        "five-card-draw",
        "deuce-to-seven-single-draw",
        "deuce-to-seven-triple-draw",
        "badugi",
    }


@given(st.sampled_from(OWN_CARDS), st.lists(st.integers(0, 2), min_size=2, max_size=3), st.integers(0, 2**32))
def test_all_that_can_be_dealt(game: str, missing: list[int], seed: int) -> None:
    showdown = showdown_of(game)
    pack = random.Random(seed).sample(showdown.pack.codes, showdown.pack)
    hands = [tuple(pack.pop() for _ in range(showdown.hole - more)) for more in missing]
    dead = tuple(pack[7:])
    expected, deals = brute_force(hands, (), dead, game)
    result = equity([cards_text(hand) for hand in hands], "", cards_text(dead), game)
    assert (result.method, result.boards) == ("exact", deals)
    for player, want in zip(result.players, expected, strict=True):
        assert player.equity == pytest.approx(want.whole / 5040 / deals, abs=1e-12)
        assert (player.win, player.tie) == pytest.approx((want.win / deals, want.tie / deals), abs=1e-12)


def test_unknown_cards_may_be_written_or_left_out() -> None:
    written = equity(["AsKsQsJs9d2c??", "7h7d7c6h5d4s??"], game="stud")
    left_out = equity(["AsKsQsJs9d2c", "7h7d7c6h5d4s"], game="stud")
    assert written.equities == left_out.equities
    assert written.boards == 40 * 39


def test_the_last_streets_are_exact_and_earlier_ones_sampled_unless_insisted() -> None:
    fifth = equity(["AhAs2s3d4c", "KdKcQdQc5h"], game="stud-high-low")
    assert (fifth.method, fifth.boards) == ("exact", comb(42, 2) * comb(40, 2))
    third = equity(["Ah2s3d", "4c5d7h"], game="razz", seed=1)
    assert (third.method, third.boards) == ("sampled", 1_000_000)
    with pytest.raises(OddsError) as caught:
        equity(["Ah2s3d", "4c5d7h"], game="razz", samples=0)
    assert caught.value.code == "deals"
