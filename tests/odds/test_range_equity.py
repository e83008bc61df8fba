"""Ranges against each other: what their hands have, each against each, by weight."""

from collections.abc import Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from itertools import product
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

from pakli.cards import RANKS, cards_text, parse_cards
from pakli.odds import Hand, OddsError, Range, categories, equity, heat_map, next_cards, outs
from tests.odds.reference import tiny


def hands_of(hand: str) -> list[tuple[str, float]]:
    hands, weights = Range(hand).arrays()
    return [
        (cards_text(codes), weight) for codes, weight in zip(hands.tolist(), weights.tolist(), strict=True)
    ]


def one_by_one(ranges: Sequence[str], board: str = "", dead: str = "") -> tuple[list[float], int]:
    """Each player's equity from every match-up by itself; and all boards of them."""
    won, total, boards = [0.0] * len(ranges), 0.0, 0
    for match_up in product(*map(hands_of, ranges)):
        codes = [code for hand, _ in match_up for code in parse_cards(hand)] + list(parse_cards(board + dead))
        if len(set(codes)) < len(codes):
            continue
        weight = float(np.prod([weight for _, weight in match_up]))
        result = equity([hand for hand, _ in match_up], board, dead)
        boards += result.boards
        total += weight
        won = [so_far + weight * part for so_far, part in zip(won, result.equities, strict=True)]
    return [part / total for part in won], boards


@pytest.mark.parametrize(
    ("ranges", "board", "dead"),
    [
        (["QQ:0.5,AKs", "KQs,AhKd"], "", ""),
        (["AKs", "AQs"], "", "AhKd"),
        (["TT+", "AKs,QJs:0.25"], "Qh7h2c", ""),
        (["99-77", "A9s", "KhQh,87s"], "8h9h2c", "2d"),
        (["AKo", "KQo"], "Ts9s2s3d", ""),
        (["AKs", "55", "87s"], "AhKd5c5h2s", ""),
    ],
)
def test_all_match_ups_by_weight(ranges: list[str], board: str, dead: str) -> None:
    result = equity(ranges, board, dead)
    expected, boards = one_by_one(ranges, board, dead)
    assert result.method == "exact"
    assert result.equities == pytest.approx(expected, abs=1e-12)
    assert result.boards == boards
    assert sum(result.equities) == pytest.approx(1)


def test_more_players_than_are_looked_at_for_likeness() -> None:
    hands = ["AA", "KhKd", "QhQd", "JhJd", "ThTd", "9h9d", "8h8d"]
    result = equity(hands, "2c7d5s")
    expected, boards = one_by_one(hands, "2c7d5s")
    assert result.equities == pytest.approx(expected, abs=1e-12)
    assert result.boards == boards


def test_a_known_figure() -> None:
    result = equity(["QQ+,AKs", "22+,A2s+"])
    assert result.equities[0] == pytest.approx(0.7040329060607002, abs=1e-15)


def test_a_card_seen_elsewhere_takes_hands_out_of_a_range() -> None:
    assert equity(["AhAs", "AA"]).equities == equity(["AhAs", "AdAc"]).equities
    assert equity(["QQ", "AA"], dead="AhAs").equities == equity(["QQ", "AdAc"], dead="AhAs").equities


def test_one_known_card_stands_for_all_hands_with_it() -> None:
    with_ace = ", ".join(f"Ah{rank}{suit}" for rank in RANKS for suit in "cdhs" if rank + suit != "Ah")
    assert equity(["Ah??", "KK"], "2c7d9h").equities == equity([with_ace, "KK"], "2c7d9h").equities
    assert equity(["Ah??", "KK"], "2c7d9h").players[0].hand == "Ah??"


class Recording(Executor):
    """Does nothing by itself, and work in the wrong order."""

    def __init__(self) -> None:
        self.waiting: list[Any] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        result = future.result

        def on_demand(timeout: float | None = None) -> Any:
            while self.waiting:
                later, work, given = self.waiting.pop()
                later.set_result(work(*given))
            return result(timeout)

        future.result = on_demand  # type: ignore[method-assign]
        self.waiting.append((future, fn, args))
        return future


@pytest.mark.parametrize("samples", [0, 400_000])
def test_the_same_whoever_does_the_work(samples: int) -> None:
    ask = ["99+,AQs+", "top 20%"]
    board = "" if samples else "8h7h2c"
    alone = equity(ask, board, samples=samples, seed=7)
    with ThreadPoolExecutor(2) as threads:
        assert equity(ask, board, samples=samples, seed=7, executor=threads) == alone
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as processes:
        assert equity(ask, board, samples=samples, seed=7, executor=processes) == alone
    assert equity(ask, board, samples=samples, seed=7, executor=Recording()) == alone


def test_hands_that_exclude_each_other() -> None:
    with pytest.raises(OddsError) as caught:
        equity(["AA", "AA", "AA"])
    assert caught.value.code == "impossible"
    with pytest.raises(OddsError) as caught:
        equity(["AA", "AA", "AA"], samples=1000)
    assert caught.value.code == "impossible"


@pytest.mark.parametrize(
    ("hands", "dead"),
    [
        ([Range("AhKh"), Range("AhQd")], ""),
        (["AhKh:0.5", "AhQd:0.5"], ""),
        (["AA", "AA"], "AcAd"),
        (["AA", "QQ", "AA"], "AcAd"),
    ],
)
def test_ranges_of_a_single_hand_that_exclude_each_other(hands: list[Hand], dead: str) -> None:
    for ask in (equity, categories, heat_map):
        with pytest.raises(OddsError) as caught:
            ask(hands, "", dead)
        assert caught.value.code == "impossible"
    for what_comes in (next_cards, outs):
        with pytest.raises(OddsError) as caught:
            what_comes(hands, "2c3d4h", dead)
        assert caught.value.code == "impossible"
    with pytest.raises(OddsError) as caught:
        equity(hands, "", dead, samples=100)
    assert caught.value.code == "impossible"


def test_weights_count_as_parts_of_each_other_however_small() -> None:
    right = equity(["AKs,QQ:0.5", "JJ,TT:0.25"])
    found = equity([f"AKs:{tiny(200)},QQ:{tiny(201, 5)}", f"JJ:{tiny(200)},TT:{tiny(201, 25)}"])
    assert found.equities == pytest.approx(right.equities, rel=1e-12)
    assert np.nanmax(heat_map([f"AKs:{tiny(200)}", f"QQ:{tiny(200)}"])) == pytest.approx(
        equity(["AKs", "QQ"]).equities[0]
    )


def test_too_many_match_ups_are_sampled_unless_insisted() -> None:
    ask = ["random", "random", "random"]
    assert equity(ask, seed=1).method == "sampled"
    with pytest.raises(OddsError) as caught:
        equity(ask, samples=0)
    assert caught.value.code == "match-ups"


def test_only_match_ups_that_can_be_dealt_count_as_many() -> None:
    # 6^10 on paper, 6^5 in fact; sampling would draw in vain 7,775 times out of 7,776.
    hands = [pair for pair in ("AA", "KK", "QQ", "JJ", "TT") for _ in range(2)]
    result = equity(hands, "2c7d5s")
    assert result.method == "exact"
    assert result.equities[0] == pytest.approx(result.equities[1])
    few = ["AA", "AA", "KK", "KK", "QQ"]
    sampled = equity(few, "2c7d5s", samples=20_000, seed=1)
    for right, player in zip(equity(few, "2c7d5s").players, sampled.players, strict=True):
        assert player.equity == pytest.approx(right.equity, abs=4.5 * player.standard_error + 1e-12)


def test_the_heat_map_is_the_first_players_equity_by_class() -> None:
    cells = heat_map(["QQ+,AKs,AQo", "22+,A2s+"], "Kh7h2c")
    assert cells.shape == (13, 13)
    for name, row, column in (("AA", 0, 0), ("KK", 1, 1), ("AKs", 0, 1), ("AQo", 2, 0)):
        assert cells[row, column] == pytest.approx(equity([name, "22+,A2s+"], "Kh7h2c").equities[0])
    assert np.isnan(cells).sum() == 169 - 5
