"""Ranges: what each part of the notation means, and what is said of one that means nothing."""

import pickle
from typing import Final

import numpy as np
import pytest

from pakli.cards import Pack
from pakli.odds import OddsError, Range, equity
from pakli.odds.notation import combinations_of
from pakli.odds.top import CLASSES_BY_STRENGTH

CLASSES_OF_52: Final = CLASSES_BY_STRENGTH[Pack.FULL]

SIZES: Final = {
    "QQ": 6,
    "AKs": 4,
    "AKo": 12,
    "AK": 16,
    "KA": 16,
    "AhKh": 1,
    "KhAh": 1,
    "random": 1326,
    "QQ+": 18,
    "22+": 78,
    "QQ+,AKs": 22,
    "22+,A2s+": 126,
    "A5s-A2s": 16,
    "A2s-A5s": 16,
    "TT-77": 24,
    "77-TT": 24,
    "T9s-76s": 16,
    "J9o-86o": 48,
    "KTs+": 12,
    "54s+": 4,
    "QQ, JJ; TT 99": 24,
    "AKs AKs AK": 16,
    "aKS qq+": 22,
    "A♠K♠": 1,
    "top 100%": 1326,
    "100%": 1326,
    "top 0.1%": 6,
    "0.45%": 6,
    "top 1%": 12,
}


@pytest.mark.parametrize(("text", "size"), SIZES.items())
def test_how_many_combinations_a_range_has(text: str, size: int) -> None:
    assert len(Range(text)) == size


def test_which_combinations() -> None:
    hands = Range("A5s-A4s, T9o-98o, KQs+")
    for inside in ("Ah5h", "4c Ac", "Td9h", "9c8s", "KdQd"):
        assert inside in hands
    for outside in ("Ah3h", "Ah5d", "Td9d", "8c7s", "KdQh", "AdKd"):
        assert outside not in hands


def test_the_best_hands_are_a_share_of_all() -> None:
    for percent in (5, 15, 33.3, 50, 80):
        # Whole classes: at most half of the largest one, six combinations, off.
        assert abs(len(Range(f"top {percent}%")) - percent / 100 * 1326) <= 6
    assert "AsAh" in Range("top 1%")
    assert "7c2d" not in Range("top 60%")
    assert "7c2d" in Range("top 100%")


def test_the_list_of_classes_is_whole_and_in_order_where_it_is_looked_at() -> None:
    assert len(set(CLASSES_OF_52)) == 169
    assert sum(len(combinations_of(name)) for name in CLASSES_OF_52) == 1326
    # Neighbours that are close in equity; the whole list takes a minute.
    for at in (84, 166):
        better, worse = (equity([Range(name), "random"]).equities[0] for name in CLASSES_OF_52[at : at + 2])
        assert better > worse


def test_weights() -> None:
    hands = Range("AKs:0.5, QQ:25%, AhKh")
    assert hands.weight("AsKs") == 0.5
    assert hands.weight("QdQh") == 0.25
    assert hands.weight("AhKh") == 1.0
    assert hands.weight("2c7d") == 0.0
    assert hands.part == pytest.approx((3 * 0.5 + 1 + 6 * 0.25) / 1326)
    assert len(Range("top 5%:0.5")) == len(Range("top 5%"))
    assert Range("top 5%:0.5").weight("AcAd") == 0.5


def test_the_union_keeps_the_greater_weight() -> None:
    both = Range("QQ+:0.5") | Range("KK, 72o:0.1")
    assert str(both) == "QQ+:0.5, KK, 72o:0.1"
    assert (both.weight("QcQd"), both.weight("KcKd"), both.weight("7c2d")) == (0.5, 1.0, 0.1)
    assert both == Range("QQ:0.5 KK AA:0.5 72o:0.1")
    assert hash(both) == hash(Range("QQ:0.5 KK AA:0.5 72o:0.1"))
    assert both != Range("QQ+")


def test_a_range_from_combinations() -> None:
    hands = Range.of({"AhKh": 1.0, "QdQs": 0.5}, "mine")
    assert (str(hands), len(hands), hands.weight("QsQd")) == ("mine", 2, 0.5)
    assert str(Range.of({"AhKh": 1.0, "QdQs": 0.5})) == "AhKh:1.0, QdQs:0.5"
    with pytest.raises(OddsError, match="a weight is a plain decimal above 0"):
        Range.of({"AhKh": 2.0})
    assert Range.of({"AhKh": 1e-5}).weight("AhKh") == 1e-5
    for weight in (float("nan"), 0, "0.5"):
        with pytest.raises(OddsError, match="a weight is a plain decimal above 0"):
            Range.of({"AhKh": weight})  # type: ignore[dict-item]
    with pytest.raises(OddsError, match="empty range"):
        Range.of({})


@pytest.mark.parametrize("hand", ["AhKh, AsKs", "AhKh:0.1, AsKs", "AK", "QQ+", "random", ""])
def test_what_is_not_two_cards_is_no_combination(hand: str) -> None:
    with pytest.raises(OddsError, match="cannot be read"):
        Range.of({hand: 0.5})


def test_arrays() -> None:
    hands, weights = Range("22:0.5, AsKs").arrays()
    assert hands.dtype == np.uint8
    assert hands.shape == (7, 2)
    assert weights.dtype == np.float64
    assert hands[0].tolist() == [0, 1]
    assert hands[-1].tolist() == [47, 51]
    assert weights.tolist() == [0.5] * 6 + [1.0]


@pytest.mark.parametrize(
    ("text", "code", "part"),
    [
        ("", "range-empty", None),
        (" , ", "range-empty", None),
        ("QQ+,AKx", "range-part", "AKx"),
        ("QQs", "range-part", "QQs"),
        ("AhAh", "range-part", "AhAh"),
        ("Ah", "range-part", "Ah"),
        ("AhKh??", "range-part", "AhKh??"),
        ("QQ-", "range-part", "QQ-"),
        ("A5s-A2o", "range-ends", "A5s-A2o"),
        ("A5s-K2s", "range-ends", "A5s-K2s"),
        ("AA-AKs", "range-ends", "AA-AKs"),
        ("AKs:0", "range-weight", "AKs:0"),
        ("AKs:1.5", "range-weight", "AKs:1.5"),
        ("AKs:x", "range-weight", "AKs:x"),
        ("AKs:1_0%", "range-weight", "AKs:1_0%"),
        ("AKs:1e-3", "range-weight", "AKs:1e-3"),
        ("AKs:nan", "range-weight", "AKs:nan"),
        ("AKs:inf%", "range-weight", "AKs:inf%"),
        ("AKs:+0.5", "range-weight", "AKs:+0.5"),
        ("AKs:٠.٥", "range-weight", "AKs:٠.٥"),
        ("AKs:", "range-weight", "AKs:"),
        ("top 0%", "range-percent", "top 0%"),
        ("22+ top 101%", "range-percent", "top 101%"),
        ("top %", "range-part", "top"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, code: str, part: str | None) -> None:
    with pytest.raises(OddsError) as caught:
        Range(text)
    assert caught.value.code == code
    assert caught.value.facts.get("part") == part
    assert (part or "") in str(caught.value)


def test_a_range_can_go_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(Range("QQ+:0.5"))) == Range("QQ+:0.5")


@pytest.mark.parametrize(
    ("game", "pack", "classes"),
    [pytest.param("holdem-36", 36, 81, marks=pytest.mark.soak), ("holdem-32", 32, 64)],
)
def test_the_best_hands_of_a_short_pack_are_those_by_its_rankings(game: str, pack: int, classes: int) -> None:
    names = CLASSES_BY_STRENGTH[Pack(pack)]
    assert len(set(names)) == classes
    assert sum(len(combinations_of(name)) for name in names) == pack * (pack - 1) // 2
    equities = [
        equity([Range(name), Range("random", pack)], game=game, samples=0).equities[0] for name in names
    ]
    assert equities == sorted(equities, reverse=True)
    # "top" and "random" are of the pack of the game.
    asked = equity(["top 20%", "random"], game=game)
    right = equity([Range("top 20%", pack), Range("random", pack)], game=game)
    assert asked.equities == right.equities
    assert Range("top 100%", pack) == Range("random", pack)
    assert Range("random", pack).part == 1
    assert abs(len(Range("top 20%", pack)) - pack * (pack - 1) / 10) <= 6
    assert asked.equities != equity([Range("top 20%"), "random"], game=game).equities


def test_a_weight_of_the_best_hands_ends_where_the_part_ends() -> None:
    assert Range("top 1%:0.5,72o") == Range("72o, top 1%:50%")
