"""Ranges of more than two cards: what each part means, and equities against all hands laid out one by one."""

import pickle
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import combinations
from typing import Any, Final

import numpy as np
import pytest
from numpy.typing import NDArray

from pakli.cards import parse_cards
from pakli.odds import OddsError, Range, WideRange, equity
from pakli.odds.games import showdown_of
from pakli.ranking import evaluate_omaha_many
from pakli.texts import LANGUAGES, translator

SIZES: Final = {
    "random": 270_725,
    "**": 270_725,
    "AsAhKdQc": 1,
    "A♠A♥10dQc": 1,
    "AsAhKdQc AsAhJdTc": 2,
    "AA**": 6 * 1128 + 4 * 48 + 1,  # two aces, three, four
    "aaXx": 6 * 1128 + 4 * 48 + 1,
    "AAK*": 6 * 4 * 44 + 6 * 6 + 4 * 4,
    "A*KA": 6 * 4 * 44 + 6 * 6 + 4 * 4,
    "KKQQ": 36,
    "KKKK": 1,
    "AKQJ": 256,
    "AK10J": 256,
    "AsA**": 20_825 - 17_296,  # three of 51, without those of the 48 that are no aces
    "****ds": 6 * 78 * 78,
    "****r": 13**4,
    "****ss": 270_725 - 6 * 78 * 78 - 13**4,
    "AA**ds": 6 * 12 * 12,
    "AA**r": 6 * 12 * 12 + 4 * 12 + 1,
    "AKQJds": 6 * 6,
    "AKQJr": 24,
    "AAKKds": 6,
    "KKQQ, KKQQds:0.5": 36,
    "AA**, AAK*": 6961,
    "AA**, KK**": 2 * 6961 - 36,
}


@cache
def all_masks(cards: int, pack: int = 52) -> NDArray[np.uint64]:
    hands = np.array(list(combinations(range(pack), cards)), np.uint64)
    masks: NDArray[np.uint64] = np.bitwise_or.reduce(np.uint64(1) << hands, axis=1)
    return masks


@pytest.mark.parametrize(("text", "size"), SIZES.items())
def test_how_many_hands_a_range_has(text: str, size: int) -> None:
    assert np.count_nonzero(WideRange(text, 4).weights_of(all_masks(4))) == size


def test_five_and_six_cards() -> None:
    low = all_masks(6, 16)  # deuces to fives
    assert np.count_nonzero(WideRange("5544**", 6).weights_of(low)) == sum(
        1
        for hand in combinations(range(16), 6)
        if sum(c >= 12 for c in hand) >= 2 <= sum(8 <= c < 12 for c in hand)
    )
    five = all_masks(5, 16)
    double = sum(
        1
        for hand in combinations(range(16), 5)
        if sum(sum(c % 4 == s for c in hand) >= 2 for s in range(4)) == 2
    )
    assert np.count_nonzero(WideRange("*****ds", 5).weights_of(five)) == double


def test_the_greater_weight_counts() -> None:
    hands = WideRange("AA**:0.5, AAKKds, AsAhKdQc:25%, AcAdQcQd:0.8, 7654:0.1", 4)
    assert hands.weight("AsAhKdQc") == 0.5
    assert hands.weight("AsKsAhKh") == 1.0
    assert hands.weight("AcAdQcQd") == 0.8
    assert hands.weight("7c6c5d4h") == 0.1
    assert hands.weight("7c6c5d2h") == 0.0
    assert "AsAhKdQc" in hands
    assert hands == WideRange("7654:0.1 AcQcAdQd:0.8 AAKKds AA**:0.5", 4) == pickle.loads(pickle.dumps(hands))
    assert hash(hands) == hash(WideRange(hands.text, 4))
    assert hands != WideRange("AA**", 4)
    assert hands != Range("AA")
    assert (str(WideRange("AA**", 4)), repr(WideRange("AA**", 4))) == ("AA**", "WideRange('AA**', 4)")
    with pytest.raises(OddsError):
        hands.weight("AsAh")


def laid_out(texts: Sequence[str], board: str, dead: str, game: str) -> list[float]:
    """Two players' equities: every hand against every other, on every river."""
    showdown = showdown_of(game)
    common = list(parse_cards(board))
    live = [code for code in range(52) if code not in common and code not in parse_cards(dead)]
    hands = np.array(list(combinations(live, showdown.hole)), np.uint8)
    masks = np.bitwise_or.reduce(np.uint64(1) << hands.astype(np.uint64), axis=1)
    weights = [WideRange(text, showdown.hole).weights_of(masks) for text in texts]
    taken, total = np.zeros(2), 0.0
    for river in live if len(common) == 4 else [None]:
        full = np.array([[*common, *([] if river is None else [river])]], np.uint8)
        there = np.ones(len(masks), bool) if river is None else masks >> np.uint64(river) & np.uint64(1) == 0
        rows = [np.nonzero(there & (weight > 0))[0] for weight in weights]
        apart = (masks[rows[0]][:, None] & masks[rows[1]]) == 0
        times = apart * weights[0][rows[0]][:, None] * weights[1][rows[1]]
        parts = []
        for ranking in filter(None, (showdown.high, showdown.low)):
            one, other = (evaluate_omaha_many(hands[row], full.repeat(len(row), 0), ranking) for row in rows)
            better, level = one[:, None] > other, one[:, None] == other
            parts.append((better + level / 2, np.maximum(one[:, None], other) > 0))
        share = parts[0][0]
        if len(parts) == 2:
            share = np.where(parts[1][1], (share + parts[1][0]) / 2, share)
        taken += (times * share).sum(), (times * (1 - share)).sum()
        total += times.sum()
    equities: list[float] = (taken / total).tolist()
    return equities


HIGH: Final = "Ts9s8s7s6s5s4s3s Td9d8d7d6d5d4d3d Th9h8h5h Tc9c8c5c"  # leaves aces to jacks, some low cards
FEW: Final = HIGH + " JdJhJc4h4c3h3c"
LOW: Final = "KsKhKdQsQhQdJsJhJdTsThTdTc9s9h9d9c8s8h KcQcJc"


@pytest.mark.parametrize(
    ("hands", "board", "dead", "game"),
    [
        (["AA**", "KKQQ, KK**:0.5"], "Js7h6c2d2c", HIGH, "omaha"),
        (["AAK*:0.2, QQ**, AsAhKdQc", "****ds, KK**ss:0.3"], "Js7h6c2d2c", HIGH, "omaha"),
        (["AA**ds, AKQJ:0.4", "K***r"], "Js7h6c2d", FEW, "omaha"),
        (["AsA**, AsAhKdQc:0.9, KsKhQsQh:0.7", "AcQc**"], "Js7h6c2d", FEW, "omaha"),
        pytest.param(["random", "AA**, 7***:0.3"], "Js7h6c2d2c", HIGH, "omaha", marks=pytest.mark.soak),
        pytest.param(
            *(["A2**, 3344:0.5", "A3**ds, 76**"], "8c7s5h2d", LOW, "omaha-high-low"), marks=pytest.mark.soak
        ),
        (["AKQ**", "JJ***ss, AsAhKdKcQh"], "Js7h6c2d2c", HIGH, "omaha-5"),
        (["KKQQ**, AAKKQQ:0.4", "AA****ds"], "Js7h6c2d2c", FEW, "omaha-6"),
    ],
)
def test_samples_come_near_what_all_hands_bring(hands: list[str], board: str, dead: str, game: str) -> None:
    result = equity(hands, board, dead, game, samples=100_000, seed=7)
    assert result.method == "sampled"
    for player, right in zip(result.players, laid_out(hands, board, dead, game), strict=True):
        assert 0 < player.standard_error < 0.002
        assert player.equity == pytest.approx(right, abs=4.5 * player.standard_error)


def test_known_hands_unknown_cards_and_ranges_meet() -> None:
    hands = ["AsAhKdQc", "Ks??????", "KKQQ", "random", "????????"]
    result = equity(hands, game="omaha", samples=60_000, seed=1)
    assert sum(result.equities) == pytest.approx(1)
    random, unknown = result.players[3:]
    assert random.equity == pytest.approx(unknown.equity, abs=5 * unknown.standard_error)
    one = equity(["AsAhKdQc, AsAhKdQc:0.5", "KsKh9s9h"], game="omaha", samples=150_000, seed=1).players[0]
    exact = equity(["AsAhKdQc", "KsKh9s9h"], game="omaha").equities[0]
    assert one.equity == pytest.approx(exact, abs=4.5 * one.standard_error)


def test_a_seed_brings_the_same_samples_whoever_draws_them() -> None:
    ask: dict[str, Any] = {
        "hands": ["AA**", WideRange("KKQQ,JT98ds", 4)],
        "game": "omaha",
        "samples": 200_000,
    }
    first = equity(**ask, seed=1)
    with ThreadPoolExecutor(2) as executor:
        assert equity(**ask, seed=1, executor=executor) == first
    assert equity(**ask, seed=2) != first


@pytest.mark.parametrize(
    ("hands", "code", "facts"),
    [
        (["AA**, AK", "KKQQ"], "range-hand", {"part": "AK", "range": "AA**, AK", "hole": 4}),
        (["AA***", "KKQQ"], "range-hand", {"part": "AA***"}),
        (["QQ+", "KKQQ"], "range-hand", {"part": "QQ+"}),
        (["AA**, KKQQrs", "KKQQ"], "range-hand", {"part": "KKQQrs"}),
        (["AsAh????, KKQQ", "KKQQ"], "range-hand", {"part": "AsAh????"}),
        (["AsAsKdQc, KKQQ", "KKQQ"], "range-none", {"part": "AsAsKdQc"}),
        (["AsAAAA", "KKQQ"], "range-hand", {"part": "AsAAAA"}),
        (["AAAsA, AsAKQds", "KKQQ"], None, {}),
        (["AAAAds", "KKQQ"], "range-none", {"part": "AAAAds"}),
        (["AsKs**r", "KKQQ"], "range-none", {"part": "AsKs**r"}),
        (["AA**:2", "KKQQ"], "range-weight", {"part": "AA**:2", "range": "AA**:2"}),
        (["AA**:", "KKQQ"], "range-weight", {"part": "AA**:"}),
        ([" , ", "KKQQ"], "range-empty", {}),
        (["AsAhKsKh", "AAA*,AsAc**"], "range-gone", {"range": "AAA*,AsAc**"}),
        (["AA**", "AA**", "AA**"], "impossible", {"hands": "AA**, AA**, AA**"}),
        ([WideRange("AA***", 5), "KKQQ"], "hole", {"hand": "AA***", "cards": 5, "hole": 4}),
        ([Range("AA"), "KKQQ"], "no-ranges", {"hand": "AA", "game": "omaha"}),
    ],
)
def test_what_is_wrong_is_said(hands: list[Any], code: str | None, facts: dict[str, Any]) -> None:
    if code is None:
        assert equity(hands, game="omaha", samples=100).method == "sampled"
        return
    with pytest.raises(OddsError) as caught:
        equity(hands, game="omaha", samples=100)
    assert caught.value.code == code
    assert {name: caught.value.facts[name] for name in facts} == facts
    for language in LANGUAGES:
        told = caught.value.text(translator(language))
        assert all(str(value) in told for value in facts.values())


def test_where_ranges_do_not_go() -> None:
    with pytest.raises(OddsError, match="are too many"):
        equity(["AA**", "AK**"], game="omaha", samples=0)
    with pytest.raises(OddsError, match="not a range for stud"):
        equity([Range("AA"), "KsKh"], game="stud")
    with pytest.raises(OddsError, match="not a range for holdem"):
        equity([WideRange("AA**", 4), "KsKh"])
