"""Ranges in stud, razz and draw games: what parts mean, and equities against all hands, one by one."""

import pickle
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from itertools import combinations, product
from math import comb
from multiprocessing import get_context
from typing import Any, Final

import numpy as np
import pytest

from pakli.cards import cards_text, parse_cards
from pakli.odds import Hand, OddsError, WideRange, equity
from pakli.odds.games import showdown_of
from pakli.odds.seats import asked
from pakli.odds.strength import best_hands
from pakli.ranking import evaluator
from pakli.texts import LANGUAGES, translator
from tests.odds.reference import brute_force


def dead_but(live: str, game: str) -> str:
    left = parse_cards(live)
    return cards_text(code for code in showdown_of(game).pack.codes if code not in left)


def one_by_one(ranges: Sequence[WideRange], live: str, game: str) -> list[float]:
    """Each player's equity: every hand that can be held against every other, all missing cards dealt."""
    codes, dead = parse_cards(live), parse_cards(dead_but(live, game))
    held = [
        [
            (hand, weight)
            for hand in combinations(codes, one.hole)
            if (weight := one.weight(cards_text(hand))) and set(one.known) <= set(hand)
        ]
        for one in ranges
    ]
    won, total = [0.0] * len(ranges), 0.0
    for match_up in product(*held):
        hands = [hand for hand, _ in match_up]
        if len({*sum(hands, ())}) < sum(map(len, hands)):
            continue
        weight = float(np.prod([weight for _, weight in match_up]))
        expected, deals = brute_force(hands, (), dead, game)
        total += weight
        won = [
            so_far + weight * player.whole / 5040 / deals
            for so_far, player in zip(won, expected, strict=True)
        ]
    return [part / total for part in won]


QUESTIONS: Final[list[tuple[str, list[tuple[str, int]], str]]] = [
    ("stud", [("AA,K*:0.5/KhKd2s3s", 6), ("99+, 98s/9h8h7d6d", 6)], "KhKd2s3s9h8h7d6dAsAh9cKc8d9d2c"),
    ("stud-high-low", [("A*/2h3hTdJd", 6), ("KK,A2,7*:0.25/7hKhQh4c", 6)], "2h3hTdJd7hKhQh4cAsAh7c7sKc2d6c"),
    ("razz", [("A2,2*/3s4sTh9h", 6), ("**r,K*:0.1/7d8d6d2d", 6)], "3s4sTh9h7d8d6d2dAsAh2cKsKc8c"),
    ("five-card-draw", [("AA**,KKQQ:0.3", 4), ("***m, JT9:0.5", 3)], "AsAhKsKhQsQhJsTs9s9h"),
    ("deuce-to-seven-single-draw", [("2347,234*:0.5", 4), ("2s**7", 4)], "2s2h3s4s7s7h8s9hTc5d"),
    ("deuce-to-seven-triple-draw", [("23457,**7*8:0.5", 5), ("2s***ds", 4)], "2s2h3s4s7s7h8s9hTc5d"),
    ("badugi", [("A23r,A2*:0.2", 3), ("4***r,KsKhQsQh:0.7", 4)], "AsAd2h3c3d4s4h5dKsKhQsQh"),
]


@pytest.mark.parametrize(("game", "asked_for", "live"), QUESTIONS, ids=[game for game, _, _ in QUESTIONS])
def test_every_hand_against_every_other(game: str, asked_for: list[tuple[str, int]], live: str) -> None:
    texts = [text for text, _ in asked_for]
    right = one_by_one([WideRange(text, cards, game) for text, cards in asked_for], live, game)
    exact = equity(texts, "", dead_but(live, game), game)
    assert exact.method == "exact"
    assert exact.equities == pytest.approx(right, abs=1e-12)
    assert [player.hand for player in exact.players] == texts
    sampled = equity(texts, "", dead_but(live, game), game, samples=100_000, seed=1)
    for player, want in zip(sampled.players, right, strict=True):
        assert 0 < player.standard_error < 0.002
        assert player.equity == pytest.approx(want, abs=4.5 * player.standard_error)


@pytest.mark.parametrize(
    ("hands", "game"),
    [
        (["AA, K*:0.5/Kh", "22+/9h", "JTs/Tc"], "stud"),
        (["A2*,345:0.5", "6**", "A"], "razz"),
        (["2347", "23***", "87***ds"], "deuce-to-seven-triple-draw"),
        (["A23r", "****r", "??"], "badugi"),
        (["AA***,KK***:0.5", "AKQ**", "JT"], "five-card-draw"),
    ],
)
def test_drawn_card_by_card_or_from_a_list_it_is_the_same(
    hands: list[Hand], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = equity(hands, game=game, samples=60_000, seed=1)
    monkeypatch.setattr("pakli.odds.seats.MOST_LISTED", 1)
    assert any(seat.wide for seat in asked(hands, "", "", game)[1])
    drawn = equity(hands, game=game, samples=60_000, seed=2)
    for one, other in zip(listed.players, drawn.players, strict=True):
        error = (one.standard_error**2 + other.standard_error**2) ** 0.5
        assert one.equity == pytest.approx(other.equity, abs=4.5 * error)


def test_ranges_too_long_for_a_list_meet_lists_known_hands_and_unknown_ones() -> None:
    # What a part of seven cards says is what it says of as many that are dealt one after the other.
    hands = ["AA*****", "KsKh", "QQ*/2c", "??"]
    result = equity(hands, game="stud", samples=60_000, seed=1)
    assert sum(result.equities) == pytest.approx(1)
    assert result.equities[0] > result.equities[1] > result.equities[3]
    one = equity(["A******", "??"], game="stud", samples=100_000, seed=1).players[0]
    chances = np.random.default_rng(3).permuted(np.tile(np.arange(52, dtype=np.uint8), (60_000, 1)), axis=1)
    high = evaluator("high")
    mine = [row for row in chances[:, :14].tolist() if max(row[:7]) >= 48]
    won = [(high(*row[:7]) > high(*row[7:])) + (high(*row[:7]) == high(*row[7:])) / 2 for row in mine]
    assert one.equity == pytest.approx(sum(won) / len(won), abs=0.015)


_LONG: Final = pytest.mark.soak


@pytest.mark.parametrize(
    ("game", "hands"),
    [
        pytest.param(
            *("stud", ["QQ+/Ah", "JJ/Kh", "TT,K*/Kd", "99/9h", "top 50%/2c", "***m", "random"]), marks=_LONG
        ),
        ("razz", ["A2*", "345", "top 20%", "K**:0.1,2**", "7/8d", "**/4c", "random"]),
        ("badugi", ["A2*r", "345r", "top 20%", "K*,23", "****r", "??", "4", "5", "6", "7"]),
        pytest.param("five-card-draw", ["AA", "top 30%", "789T", "KK,QQ,JJ:0.5"], marks=_LONG),
        pytest.param("deuce-to-seven-triple-draw", ["234", "2347", "top 5%", "random", "7"], marks=_LONG),
    ],
)
def test_many_seats_each_with_a_range(game: str, hands: list[str]) -> None:
    result = equity(hands, game=game, samples=4_000, seed=1)
    assert result.method == "sampled"
    assert sum(result.equities) == pytest.approx(1)


SIZES: Final = {
    ("stud", "AAA"): 4,
    ("stud", "AAKh"): 6,
    ("stud", "AA*"): 6 * 48 + 4,
    ("stud", "***m"): 4 * comb(13, 3),
    ("stud", "AKo/Kh"): 9,
    ("stud", "KK,K*/Kh"): comb(51, 2) - comb(48, 2),
    ("stud", "Ah2h3h, Kh2d3d:0.5"): 2,
    ("stud", "QQ+/Ah"): 3 + 6 + 6,
    ("stud", "A**/KhKdKc2c"): comb(48, 3) - comb(44, 3),
    ("razz", "A23"): 64,
    ("razz", "T32"): 64,
    ("badugi", "A23r"): 24,
    ("badugi", "A234r"): 24,
    ("badugi", "****m"): 4 * comb(13, 4),
    ("badugi", "As***m"): comb(12, 3),
    ("five-card-draw", "*****m"): 4 * comb(8, 5),
    ("five-card-draw", "AA"): 6,
    ("five-card-draw", "66,77"): 6,
    ("deuce-to-seven-single-draw", "23457"): 4**5,
    ("deuce-to-seven-single-draw", "102457"): 4**5,
}


@pytest.mark.parametrize(("question", "size"), SIZES.items(), ids=str)
def test_how_many_hands_a_range_has(question: tuple[str, str], size: int) -> None:
    game, text = question
    (seat,) = asked([text], "", "", game, fewest=1)[1]
    assert len(seat.hands) == size
    assert len({frozenset(hand) for hand in seat.hands.tolist()}) == size


def best(game: str, cards: int, percent: float, known: str = "") -> set[frozenset[int]]:
    masks = best_hands(game, parse_cards(known), cards, percent)
    return {frozenset(code for code in range(52) if mask >> code & 1) for mask in masks.tolist()}


def test_the_best_hands_are_those_that_most_others_lose_to() -> None:
    ordered = best_hands("deuce-to-seven-single-draw", (), 5, 100)
    assert len(np.unique(ordered)) == comb(52, 5)
    rank = evaluator("deuce-to-seven")
    ranks = [rank(*(code for code in range(52) if mask >> code & 1)) for mask in ordered[::9973].tolist()]
    assert ranks == sorted(ranks, reverse=True)
    assert abs(len(best_hands("deuce-to-seven-single-draw", (), 5, 10)) - comb(52, 5) / 10) < 2000
    assert len(best("badugi", 4, 0.0001)) == 24  # A234: one group at least
    assert best("razz", 3, 0.1) == {
        frozenset(hand) for hand in product(*(parse_cards(f"{rank}c{rank}d{rank}h{rank}s") for rank in "A23"))
    }


@pytest.mark.soak
def test_the_best_hands_of_stud_are_those_that_most_others_lose_to() -> None:
    assert best("stud", 3, 2) >= {frozenset(parse_cards("AsAhAd")), frozenset(parse_cards("2s2h2d"))}
    under_a_king = best("stud", 2, 10, "Kh")
    assert frozenset(parse_cards("KsKd")) in under_a_king
    assert frozenset(parse_cards("7s2d")) not in under_a_king
    assert abs(len(under_a_king) - comb(51, 2) / 10) < 20


def test_an_order_by_equity_is_the_one_there_is() -> None:
    # The last group that comes in, and the first that does not, against a hand dealt at random.
    for game, cards, percent in (("razz", 3, 30), ("badugi", 3, 30), ("stud", 3, 30)):
        ordered = best_hands(game, (), cards, 100).tolist()
        inside = len(best_hands(game, (), cards, percent))
        texts = [
            cards_text(code for code in range(52) if ordered[at] >> code & 1)
            for at in (inside // 2, inside * 2)
        ]
        better, worse = (
            equity([text, "??"], game=game, samples=300_000, seed=1).equities[0] for text in texts
        )
        assert better > worse + 0.01


def test_where_the_best_come_from_what_is_dealt_down() -> None:
    for text, game, cards in (
        ("top 20%", "stud", 3),
        ("top 20%/Kh", "stud", 3),
        ("top 20%, AA*/KhKd", "stud", 5),
        ("top 20%", "razz", 3),
        ("top 20%", "badugi", 4),
        ("top 20%, 234", "badugi", 3),
        ("top 20%", "five-card-draw", 5),
        ("25%:0.5", "five-card-draw", 5),
    ):
        (seat,) = asked([text], "", "", game, fewest=1)[1]
        assert seat.hands.shape[1] == cards
        assert seat.missing == showdown_of(game).hole - cards
    alone = equity(["top 20%:0.5, A23", "K**"], game="razz", samples=1000, seed=1)
    both = equity([WideRange("top 20%:0.5, A23", 3, "razz"), "K**"], game="razz", samples=1000, seed=1)
    assert alone == both


def test_a_seed_brings_the_same_whoever_does_the_work() -> None:
    for hands, samples in ((["QQ+/Ah", "top 10%/Kh"], 300_000), (["A*****", "KK"], 300_000)):
        alone = equity(hands, game="stud", samples=samples, seed=7)
        with ThreadPoolExecutor(2) as threads:
            assert equity(hands, game="stud", samples=samples, seed=7, executor=threads) == alone
        assert equity(hands, game="stud", samples=samples, seed=8) != alone
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as processes:
        assert equity(hands, game="stud", samples=samples, seed=7, executor=processes) == alone
        few = ["AA/KhKd2s3s", "QQ+,87/9h8h7d6d"]
        assert equity(few, game="stud", executor=processes) == equity(few, game="stud")


def test_a_range_as_a_value() -> None:
    mine = WideRange("AA, K*:0.5/Kh", 3)
    assert (mine.cards, mine.known) == (2, parse_cards("Kh"))
    assert [mine.weight(hand) for hand in ("AsAdKh", "KsKh2d", "KsKd2d", "QsQdKh")] == [1, 0.5, 0, 0]
    assert mine == WideRange("K*:0.5, AA/Kh", 3)
    assert mine != WideRange("K*:0.5, AA/Kd", 3)
    again = pickle.loads(pickle.dumps(mine))
    assert again == mine
    assert hash(again) == hash(mine)


@pytest.mark.parametrize(
    ("hands", "game", "code", "facts"),
    [
        (["AA,KKK", "??"], "stud", "range-hand", {"part": "KKK", "range": "AA,KKK", "hole": 2}),
        (["AA/", "??"], "stud", "range-certain", {"range": "AA/"}),
        (["AA/K", "??"], "stud", "range-certain", {"certain": "K", "range": "AA/K"}),
        (["AA/Kh??", "??"], "stud", "range-certain", {"certain": "Kh??"}),
        (["AA/KhKh", "??"], "stud", "twice", {"card": "Kh"}),
        (["AA/Kh", "QQ/Kh"], "stud", "twice", {"card": "Kh", "given": "QQ/Kh", "other": "AA/Kh"}),
        (["AA/Kh", "KhQh"], "stud", "twice", {"card": "Kh"}),
        (["AsA/As", "??"], "stud", "range-gone", {"range": "AsA/As"}),
        (["A*******", "??"], "stud", "most", {"hand": "A*******", "cards": 8, "hole": 7}),
        (["AA*/2c3c4c5c6c", "??"], "stud", "most", {"cards": 8, "hole": 7}),
        (["A23456", "??"], "deuce-to-seven-triple-draw", "most", {"cards": 6, "hole": 5}),
        (["66", "AA"], "five-card-draw", "range-gone", {"range": "66"}),
        (["AA/6h", "AA"], "five-card-draw", "not-in-pack", {"card": "6h", "pack": 32}),
        (["AZ*", "??"], "razz", "range-hand", {"part": "AZ*", "range": "AZ*"}),
        (["A2*rs", "??"], "razz", "range-hand", {"part": "A2*rs"}),
        (["Ah1d", "??"], "razz", "cards", {"given": "Ah1d"}),
        (["AAKhKh", "??"], "razz", "range-none", {"part": "AAKhKh"}),
        ([" , ", "??"], "razz", "most", {"cards": 0}),
        ([";", "??"], "razz", "range-empty", {}),
        (["AAAAA", "??"], "stud", "range-none", {"part": "AAAAA"}),
        (["A2*:0", "??"], "razz", "range-weight", {"part": "A2*:0"}),
        (["top 0%", "??"], "razz", "range-percent", {"part": "top 0%"}),
        (["top 101%", "??"], "razz", "range-percent", {"part": "top 101%"}),
        (["top 20%/KhKd", "??"], "stud-high-low", "range-top", {"game": "stud-high-low", "cards": 4}),
        (["top 20%, A******", "??"], "stud", "range-top", {"game": "stud", "cards": 7}),
        ([WideRange("A" + "*" * 7, 8), "??"], "stud", "most", {"cards": 8, "hole": 7}),
        (["AAA", "AAA"], "stud", "impossible", {"hands": "AAA, AAA"}),
        (["AA", "AA", "AA"], "razz", "impossible", {"hands": "AA, AA, AA"}),
        (["AA*****", "AA****", "AA"], "razz", "impossible", {"hands": "AA*****, AA****, AA"}),
        (["****", "*", "*", "*", "*", "*", "*", "*"], "razz", "enough", {"needed": 56, "pack": 52}),
    ],
)
def test_what_is_wrong_is_said(hands: list[Any], game: str, code: str, facts: dict[str, Any]) -> None:
    with pytest.raises(OddsError) as caught:
        equity(hands, game=game, samples=100)
    assert caught.value.code == code
    assert {name: caught.value.facts[name] for name in facts} == facts
    for language in LANGUAGES:
        told = caught.value.text(translator(language))
        assert all(str(value) in told for value in facts.values())


def test_where_ranges_do_not_go_it_is_said() -> None:
    with pytest.raises(OddsError, match="not said of which game") as caught:
        WideRange("top 20%", 3)
    assert all("3" in caught.value.text(translator(language)) for language in LANGUAGES)
    with pytest.raises(OddsError, match="are too many"):
        equity(["A*****", "K*****"], game="stud", samples=0)
    with pytest.raises(OddsError, match="deals are too many"):
        equity(["A2Q", "K23"], game="razz", samples=0)
