"""Several draws to come: what is kept, a simulation written out card by card, and what is refused."""

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from pakli.cards import cards_text, parse_cards
from pakli.odds import OddsError, categories, equity
from pakli.odds.discards import kept
from pakli.odds.games import showdown_of
from pakli.ranking import evaluator

TRIPLE = "deuce-to-seven-triple-draw"


@pytest.mark.parametrize(
    ("game", "hand", "keeps"),
    [
        (TRIPLE, "2h3h4s5d7c", "2h3h4s5d7c"),
        (TRIPLE, "9h8d7s6c4h", "9h8d7s6c4h"),  # the worst hand that stands pat
        (TRIPLE, "Th2d3s4c5h", "2d3s4c5h"),
        (TRIPLE, "Ah2d3s4c5h", "2d3s4c5h"),
        (TRIPLE, "2h3d4s5c6h", "2h3d4s5c"),  # a straight
        (TRIPLE, "2h3h4h5h7h", "2h3h4h5h"),  # a flush
        (TRIPLE, "9h8d7s6c5h", "8d7s6c5h"),
        (TRIPLE, "2h2d3s8cKh", "2h3s8c"),
        (TRIPLE, "KhKdQsQcAh", ""),
        ("badugi", "Ah2d3s4c", "Ah2d3s4c"),
        ("badugi", "AhTd9sJc", "AhTd9sJc"),  # the worst that stands pat has a jack
        ("badugi", "Ah2d3sQc", "Ah2d3s"),
        ("badugi", "Ah2h3s4c", "Ah3s4c"),
        ("badugi", "5h2h3s4c", "2h3s4c"),
        ("badugi", "Ah2h9sKc", "Ah"),
        ("badugi", "AhAd2s2c", "Ad2s"),
        ("badugi", "9hTdJsKc", ""),
    ],
)
def test_what_is_kept(game: str, hand: str, keeps: str) -> None:
    codes = parse_cards(hand)
    (found,) = kept(showdown_of(game), np.array([codes], np.uint8))
    mine = [code for code, keep in zip(codes, found, strict=True) if keep]
    if hand == "AhAd2s2c":  # any of these is as good
        assert sorted(code >> 2 for code in mine) == [0, 12]
        return
    assert cards_text(mine) == cards_text(parse_cards(keeps))


def of_deuce_to_seven(hand: list[int]) -> list[int]:
    rank = evaluator("deuce-to-seven")
    if rank(*hand) >= rank(*parse_cards("9h8d7s6c4h")):
        return hand
    low: dict[int, int] = {}
    for code in sorted(hand):
        if code >> 2 <= 6:
            low.setdefault(code >> 2, code)
    return sorted(low.values())[:4]


def of_badugi(hand: list[int]) -> list[int]:
    rank = evaluator("badugi")
    good = [code for code in hand if (code >> 2) in (*range(7), 12)]
    whole = sorted(((code >> 2) + 1) % 13 for code in hand)
    if len({code >> 2 for code in hand}) == len({code & 3 for code in hand}) == 4 and whole[3] <= 10:
        return hand
    best: list[int] = []
    for many in range(1, 5):
        for chosen in combinations(good, many):
            if len({code >> 2 for code in chosen}) == len({code & 3 for code in chosen}) == many:
                height = sorted((((code >> 2) + 1) % 13 for code in chosen), reverse=True)
                old = sorted((((code >> 2) + 1) % 13 for code in best), reverse=True)
                if many > len(best) or height < old:
                    best = list(chosen)
    assert rank(*hand) > 0
    return best


def simulated(
    hands: list[str],
    game: str,
    draws: int,
    times: int,
    policy: Callable[[list[int]], list[int]],
) -> float:
    """The first player's equity, card by card."""
    showdown, rank, rng = showdown_of(game), evaluator(showdown_of(game).high), random.Random(1)
    held = [list(parse_cards(hand)) for hand in hands]
    left = [code for code in range(52) if not any(code in hand for hand in held)]
    total = 0.0
    for _ in range(times):
        rng.shuffle(left)
        pack = iter(left)
        mine = [hand + [next(pack) for _ in range(showdown.hole - len(hand))] for hand in held]
        for _ in range(1, draws):
            keeps = [policy(hand) for hand in mine]
            mine = [hand + [next(pack) for _ in range(showdown.hole - len(hand))] for hand in keeps]
        ranks = [rank(*hand) for hand in mine]
        total += (ranks[0] == max(ranks)) / ranks.count(max(ranks))
    return total / times


@pytest.mark.parametrize(
    ("hands", "game", "draws", "policy"),
    [
        (["2h3h4s7d", "2s3d8c"], TRIPLE, 3, of_deuce_to_seven),
        (["2h3h4s7dTc", "2s3d8c", "2d"], TRIPLE, 2, of_deuce_to_seven),
        (["Ah2s3d", "5c4h"], "badugi", 3, of_badugi),
    ],
)
def test_equities_are_those_of_a_simulation(
    hands: list[str], game: str, draws: int, policy: Callable[[list[int]], list[int]]
) -> None:
    times = 3000
    found = equity(hands, game=game, draws=draws, samples=100_000, seed=2)
    assert found.method == "sampled"
    mine = found.players[0]
    assert 0 < mine.standard_error < 0.002
    assert mine.equity == pytest.approx(
        simulated(hands, game, draws, times, policy), abs=4.5 * 0.5 / times**0.5
    )
    again = equity(hands, game=game, draws=draws, samples=100_000, seed=2)
    assert again == found
    assert equity(hands, game=game, draws=1, samples=100_000, seed=2) != found


def test_pat_hands_stay_as_they_are() -> None:
    found = equity(["2h3h4s5d7c", "2s3d4h6c8d"], game=TRIPLE, draws=3, samples=500, seed=1)
    assert found.equities == (1.0, 0.0)


def test_one_draw_to_come_is_what_it_always_was() -> None:
    hands = ["2347", "87***"]
    alone = equity(hands, game=TRIPLE, samples=20_000, seed=1)
    assert alone == equity(hands, game=TRIPLE, samples=20_000, seed=1, draws=1)
    assert equity(["AhKh", "QsQc"], draws=1) == equity(["AhKh", "QsQc"])


def test_ranges_categories_and_executors() -> None:
    hands = ["A23r, A2*r:0.5", "456r"]
    told: list[tuple[int, int]] = []
    alone = equity(
        hands,
        game="badugi",
        draws=3,
        samples=140_000,
        seed=1,
        progress=lambda done, of: told.append((done, of)),
    )
    assert told[-1] == (2, 2)
    with ThreadPoolExecutor(2) as threads:
        assert equity(hands, game="badugi", draws=3, samples=140_000, seed=1, executor=threads) == alone
    (one,) = categories(["Ah2s3d"], game="badugi", draws=1)
    (three,) = categories(["Ah2s3d"], game="badugi", draws=3, samples=20_000, seed=1)
    badugi = next(name for name in three if name == "badugi")
    # Ten of 49 cards make one; of three draws, that many chances.
    assert one[badugi] == pytest.approx(10 / 49)
    assert three[badugi] > 0.4
    assert three.method == "sampled"


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"hands": ["2347", "23"], "game": TRIPLE, "draws": 4}, "draws"),
        ({"hands": ["2347", "23"], "game": TRIPLE, "draws": 0}, "draws"),
        ({"hands": ["2347", "23"], "game": "deuce-to-seven-single-draw", "draws": 2}, "draws"),
        ({"hands": ["AhKh", "QsQc"], "draws": 2}, "no-draws"),
        ({"hands": ["2347", "23"], "game": TRIPLE, "draws": 1.5}, "no-number"),
        ({"hands": ["2347", "23"], "game": TRIPLE, "draws": 3, "samples": 0}, "draws-exact"),
        ({"hands": ["2347", "23", "2", "3"], "game": TRIPLE, "draws": 3}, "enough"),
    ],
)
def test_what_is_refused(question: dict[str, Any], code: str) -> None:
    for ask in (equity, categories):
        with pytest.raises(OddsError) as caught:
            ask(**question)
        assert caught.value.code == code
