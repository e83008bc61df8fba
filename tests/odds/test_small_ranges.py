"""Exact equities of ranges of more than two cards in games with a board: every hand against every other."""

from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, product
from math import comb

import numpy as np
import pytest

from pakli.cards import UNKNOWN, cards_text, parse_cards
from pakli.odds import OddsError, WideRange, equity, next_cards
from pakli.odds.games import showdown_of
from tests.odds.reference import tiny


def hands_of(text: str, hole: int, gone: str) -> list[tuple[str, float]]:
    """All hands of a range, found by looking at every hand there is of the ranks it may have."""
    held = WideRange(text, hole)
    live = [code for code in range(UNKNOWN) if code not in parse_cards(gone)]
    hands = [cards_text(codes) for codes in combinations(live, hole)]
    return [(hand, weight) for hand in hands if (weight := held.weight(hand))]


def one_by_one(ranges: list[str], board: str, dead: str, game: str) -> tuple[list[float], int]:
    hole = showdown_of(game).hole
    won, total, boards = [0.0] * len(ranges), 0.0, 0
    for match_up in product(*(hands_of(text, hole, board + dead) for text in ranges)):
        hands = [hand for hand, _ in match_up]
        if len({*parse_cards("".join(hands))}) < hole * len(hands):
            continue
        weight = float(np.prod([weight for _, weight in match_up]))
        result = equity(hands, board, dead, game)
        boards += result.boards
        total += weight
        won = [so_far + weight * part for so_far, part in zip(won, result.equities, strict=True)]
    return [part / total for part in won], boards


DEAD = "2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6c6d6h6s7c7d7h8c8d8h"


@pytest.mark.parametrize(
    ("ranges", "board", "dead", "game"),
    [
        (["AsAhKdKc:0.5,AsAhK*", "QQJ*ds"], "JhTs9s", DEAD, "omaha"),
        (["KKQQ", "AAJJ:0.3,AAJTds"], "Qh7s9c", DEAD, "omaha"),
        (["AAKK", "QQJJ,QQTT:0.25"], "", DEAD, "omaha"),
        (["AAKK", "QQJJ", "JTsT8"], "Qh7s9c", DEAD, "omaha"),
        (["AKQJsT", "AsAKQJ"], "Jh9s9cTd", DEAD + "8s7s9d9hTcTs", "omaha-5"),
    ],
)
def test_every_hand_against_every_other(ranges: list[str], board: str, dead: str, game: str) -> None:
    result = equity(ranges, board, dead, game, samples=0)
    right, boards = one_by_one(ranges, board, dead, game)
    assert (result.method, result.boards) == ("exact", boards)
    assert result.equities == pytest.approx(right, abs=1e-12)
    assert equity(ranges, board, dead, game) == result


def test_high_low_ranges() -> None:
    ranges, board = ["A2**ss:0.5,A23*", "AAKK,3456ds"], "7c8d2hKs"
    dead = "TcTdThTsJcJdJhJsQcQdQhQs9c9d9h9s2d2s6c6d5c5d4c4d8c8h8s7d7h7s"
    result = equity(ranges, board, dead, "omaha-high-low")
    right, boards = one_by_one(ranges, board, dead, "omaha-high-low")
    assert (result.method, result.boards) == ("exact", boards)
    assert result.equities == pytest.approx(right, abs=1e-12)
    assert result.players[0].low
    assert 0 < result.players[0].low.equity < 1


def test_before_the_flop_hands_that_differ_in_suits_alone_are_looked_at_once() -> None:
    ranges = ["KKQQ", "AAJJ"]
    result = equity(ranges, game="omaha")
    assert result.method == "exact"
    assert result.boards == 36 * 36 * comb(44, 5)
    sampled = equity(ranges, game="omaha", samples=300_000, seed=1).players[0]
    assert result.equities[0] == pytest.approx(sampled.equity, abs=4.5 * sampled.standard_error)


def test_unknown_cards_after_the_flop() -> None:
    known, board = "KsKhQsQh", "Kd7h2c"
    result = equity(["AsAhJd??", known], board, game="omaha", samples=0)
    left = [cards_text([code]) for code in range(52)]
    gone = {"As", "Ah", "Jd", "Ks", "Kh", "Qs", "Qh", "Kd", "7h", "2c"}
    all_of_them = [
        equity([f"AsAhJd{card}", known], board, game="omaha").equities[0] for card in left if card not in gone
    ]
    assert result.method == "exact"
    assert result.equities[0] == pytest.approx(sum(all_of_them) / len(all_of_them))


def test_the_turn_of_aces_against_a_draw() -> None:
    ranges, board = ["AAK*", "JT98ds,KsQsJs9s:0.5"], "Qh7h2c3s"
    result = equity(ranges, board, game="omaha")
    assert result.method == "exact"
    sampled = equity(ranges, board, game="omaha", samples=200_000, seed=1).players[0]
    assert result.equities[0] == pytest.approx(sampled.equity, abs=4.5 * sampled.standard_error)
    with ThreadPoolExecutor(2) as threads:
        assert equity(ranges, board, game="omaha", executor=threads) == result


def test_next_cards_of_omaha_ranges_make_up_the_equity() -> None:
    ranges, board = ["AAKK,AAKQds", "JT98ds"], "Qh7h2c"
    cards = next_cards(ranges, board, game="omaha")
    assert len(cards) == 49
    boards = [card.equity.boards for card in cards]
    now = equity(ranges, board, game="omaha")
    assert sum(boards) == 2 * now.boards
    mean = sum(card.equity.equities[0] * card.equity.boards for card in cards) / sum(boards)
    assert mean == pytest.approx(now.equities[0])


def test_tiny_weights_count_as_parts_of_each_other() -> None:
    right = equity(["AAKK,AAQQ:0.5", "JT98ds"], "Qh7h2c", game="omaha")
    found = equity([f"AAKK:{tiny(300)},AAQQ:{tiny(301, 5)}", f"JT98ds:{tiny(300)}"], "Qh7h2c", game="omaha")
    assert found.equities == pytest.approx(right.equities, rel=1e-12)
    sampled = equity(
        [f"AA**:{tiny(300)},AAQQ:{tiny(301, 5)}", f"JT98ds:{tiny(300)}"],
        "",
        game="omaha",
        samples=50_000,
        seed=1,
    ).players[0]
    heavy = equity(["AA**", "JT98ds"], "", game="omaha", samples=50_000, seed=1).players[0]
    assert sampled.equity == pytest.approx(heavy.equity, abs=6 * heavy.standard_error)


def test_too_much_is_sampled_unless_insisted() -> None:
    assert equity(["AA**", "KK**"], game="omaha", samples=None, seed=1).method == "sampled"
    with pytest.raises(OddsError, match="are too many"):
        equity(["AA**", "KK**"], "Qh7h2c", game="omaha", samples=0)


def test_at_a_full_table_open_cards_are_drawn_last() -> None:
    # Lists of hands drawn one by one would go together once in some millions of deals.
    hands = ["AA**", "AA**", *[f"{rank}{rank}**" for rank in "KQJT9876"]]
    result = equity(hands, game="omaha", samples=20_000, seed=1)
    assert sum(result.equities) == pytest.approx(1)
    first, second, kings = result.players[:3]
    assert first.equity == pytest.approx(second.equity, abs=5 * first.standard_error)
    assert kings.equity > 0.05
