"""Random deals: as often as chance has it, within a few of the standard errors that are stated."""

from math import sqrt
from typing import Any, Final

import numpy as np
import pytest

from pakli.odds import Hand, Range, equity, next_cards

SAMPLES: Final = 300_000

QUESTIONS: Final[list[dict[str, Any]]] = [
    {"hands": ["AhAs", "KhKd"]},
    {"hands": ["AhAs", "KhKd"], "board": "Kc7h2d", "dead": "2c2h2s"},
    {"hands": ["AhAs", "KhKd"], "board": "Kc7h2d9h"},
    {"hands": ["AhKh", "QsQc", "9h8h"]},
    {"hands": ["QQ+,AKs:0.3", "22+,A2s+"]},
    {"hands": ["QQ+,AKs:0.3", "A2s+", "77"], "board": "Qh7h2c"},
    {"hands": ["AA,KK:0.1", "AA,72o"]},
    {"hands": ["Ah??", "KK"]},
    {"hands": ["AsAh", "KsKh"], "game": "holdem-36"},
    {"hands": ["AsAh", "KsKh", "JcTc"], "game": "holdem-32"},
    {"hands": ["AhAsKdQd", "9c8c7d6d"], "game": "omaha"},
    {"hands": ["AhAs2d3d", "KhKdQhQd", "7c8c9dTd"], "game": "omaha-high-low"},
    {"hands": ["AhAs2d3d5c6c", "KhKdQhQdJcTc"], "game": "omaha-6-high-low", "board": "4h7s8s"},
    {"hands": ["AsAhKsKhQs2d", "7h7d7c6h5d"], "game": "stud"},
    {"hands": ["As2h3s4h9s", "KdKcQdQc7h"], "game": "stud-high-low"},
    {"hands": ["As2h3s4h9s", "2d3c4d5cKh"], "game": "razz"},
    {"hands": ["AsAhKs", "KhQhJhTh"], "game": "five-card-draw"},
    {"hands": ["2s3s4h7d", "2h3h5s"], "game": "deuce-to-seven-single-draw"},
    {"hands": ["As2d3c", "2h3s"], "game": "badugi"},
]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: " ".join(question["hands"]))
def test_samples_come_near_what_is_exact(question: dict[str, Any]) -> None:
    exact = equity(**question)
    sampled = equity(**question, samples=SAMPLES, seed=3)
    assert (exact.method, sampled.method, sampled.boards) == ("exact", "sampled", SAMPLES)
    for right, player in zip(exact.players, sampled.players, strict=True):
        assert 0 < player.standard_error < 0.5 / sqrt(SAMPLES - 1) * 1.001
        assert player.equity == pytest.approx(right.equity, abs=4.5 * player.standard_error)
        assert player.win == pytest.approx(right.win, abs=0.005)
        assert player.tie == pytest.approx(right.tie, abs=0.005)
        assert right.standard_error == 0
    assert sum(sampled.equities) == pytest.approx(1)


def test_the_standard_error_is_what_repeated_samples_spread_by() -> None:
    results = [equity(["AhKh", "QQ"], samples=2000, seed=seed).players[0] for seed in range(400)]
    mean = sum(result.equity for result in results) / len(results)
    spread = sqrt(sum((result.equity - mean) ** 2 for result in results) / (len(results) - 1))
    stated = sum(result.standard_error for result in results) / len(results)
    assert spread == pytest.approx(stated, rel=0.12)  # 400 spreads know theirs to about 3.5 %


def test_a_seed_brings_the_same_samples_and_another_others() -> None:
    ask = ["AhAs", "top 20%", "random"]
    first = equity(ask, samples=200_000, seed=1)
    assert equity(ask, samples=200_000, seed=1) == first
    assert equity(ask, samples=200_000, seed=2) != first
    assert equity(ask, samples=200_000) != equity(ask, samples=200_000)


@pytest.mark.parametrize("seed", [7, -3])
def test_seeds_and_samples_from_an_array(seed: int) -> None:
    ask, numbers = ["AhAs", "random"], np.array([seed, 1000])
    right = equity(ask, samples=1000, seed=seed)
    assert equity(ask, samples=numbers[1], seed=numbers[0]) == right
    of_cards = next_cards(ask, "Qh7h2c", samples=10, seed=seed)
    assert next_cards(ask, "Qh7h2c", samples=10, seed=numbers[0]) == of_cards


def test_unknown_hands_are_equal_among_each_other() -> None:
    for game, unknown in (("omaha", "????????"), ("omaha-6", "?" * 12), ("badugi", "??"), ("stud", "??")):
        result = equity([unknown] * 4, game=game, samples=100_000, seed=5)
        for player in result.players:
            assert player.equity == pytest.approx(0.25, abs=4.5 * player.standard_error)


def test_hands_that_seldom_go_together_are_waited_for() -> None:
    result = equity(["AhAs,AhAd", "AhKh, 7c2d:0.0005"], samples=5000, seed=1)
    right = equity(["AhAs,AhAd", "7c2d"]).equities[0]
    assert result.equities[0] == pytest.approx(right, abs=4.5 * result.players[0].standard_error)


def test_ten_players_with_ranges() -> None:
    hands: list[Hand] = [Range("top 50%"), "QQ+", *["??" * 2] * 8]
    result = equity(hands, samples=20_000, seed=1)
    assert sum(result.equities) == pytest.approx(1)
    assert result.equities[1] > result.equities[0] > result.equities[2]
