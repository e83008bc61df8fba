"""The order of hands in Omaha and in high-low games: tables against equities, and what `top` makes of it."""

from importlib import import_module
from importlib.resources import files
from itertools import permutations
from typing import Final

import numpy as np
import pytest

from pakli.cards import mask_of, parse_cards
from pakli.odds import OddsError, WideRange, equity
from pakli.odds.listed import codes_of, combinations_of
from pakli.odds.pot_shares import CARDS, STEPS, classes_of, packed, shares_of
from pakli.odds.suits import least_named

TABLES: Final = {"omaha", "omaha-high-low", "omaha-5", "omaha-5-high-low", "stud-high-low"}
ERROR: Final = {3: 0.002, 4: 0.002, 5: 0.005}
"""Standard errors that the manual states, by cards of a hand."""


def masks_of(*hands: str) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    return np.array([mask_of(parse_cards(hand)) for hand in hands], np.uint64)


def test_every_table_has_a_part_for_every_class_and_is_small() -> None:
    assert CARDS.keys() == TABLES
    stored = {game: files("pakli.odds").joinpath("shares", f"{game}.bin").read_bytes() for game in TABLES}
    assert sum(map(len, stored.values())) < 300_000
    for game in ("omaha", "stud-high-low"):
        classes = classes_of(CARDS[game])
        assert len(classes) == {3: 1755, 4: 16_432}[CARDS[game]]
        assert packed(shares_of(game, classes), CARDS[game]) == stored[game]


@pytest.mark.parametrize("game", ["omaha", "omaha-high-low", "stud-high-low"])
def test_all_hands_together_take_half_of_the_pot(game: str) -> None:
    hands = combinations_of(range(52), CARDS[game])
    assert shares_of(game, hands).mean() == pytest.approx(0.5, abs=0.0003)


@pytest.mark.parametrize(
    ("game", "hands"),
    [
        ("omaha", ["AhKhAsKs", "AhAsKdKc", "JhTh9s8s", "Ah7d4c2s", "KhKd7s7c", "2h2d2s2c"]),
        ("omaha-high-low", ["AhAs2h3s", "AhKhAsKs", "2h3d4s5c", "KhJd9s7c", "Ah2h7c8d"]),
        ("stud-high-low", ["AhAs2d", "Ah2h3h", "KhKdKs", "KhTd7c", "2d7h8s"]),
    ],
)
def test_tables_are_equities_against_a_random_hand(game: str, hands: list[str]) -> None:
    stated = ERROR[CARDS[game]]
    for hand, part in zip(hands, shares_of(game, masks_of(*hands)).tolist(), strict=True):
        mine, _ = equity([hand, "random"], game=game, samples=200_000, seed=9).players
        assert part == pytest.approx(mine.equity, abs=4.5 * float(np.hypot(stated, mine.standard_error)))


def test_hands_that_are_alike_but_for_suits_are_worth_the_same() -> None:
    hands = masks_of("AhAs2h3s", "AdAc2d3c", "AsAd2s3d")
    assert len(set(shares_of("omaha-high-low", hands).tolist())) == 1
    ways = list(permutations(range(4)))
    assert len(set(least_named(hands, ways).tolist())) == 1
    assert len(set(least_named(masks_of("AhAs2h3s", "AhAs2h3h"), ways).tolist())) == 2


def test_the_tool_brings_the_same_numbers() -> None:
    tool = import_module("tools.pot_shares")
    for game in ("omaha", "omaha-high-low", "stud-high-low"):
        cards = CARDS[game]
        for number in (7, 1234):
            hand = codes_of(classes_of(cards)[number : number + 1], cards)[0].tolist()
            found = tool.share(game, hand, number, tool.SAMPLES[cards])
            stored = float(shares_of(game, classes_of(cards)[number : number + 1])[0])
            assert abs(found - stored) <= 0.5 / STEPS[cards]


@pytest.mark.parametrize(
    ("game", "good", "bad"),
    [
        ("omaha", ["AhKhAsKs", "AhAsTdTc", "KhKdJhTd"], ["2h2d2s2c", "Kh7d4c2s", "9h9d8s8c"]),
        ("omaha-high-low", ["AhAs2h3s", "AhAd2s3c"], ["KhJd9s7c", "9h9d8s8c"]),
    ],
)
def test_the_best_hands_of_omaha(game: str, good: list[str], bad: list[str]) -> None:
    best = WideRange("top 15%", 4, game)
    assert all(hand in best for hand in good)
    assert not any(hand in best for hand in bad)
    listed = best.listed(0, 150_000)
    assert listed is not None
    assert len(listed.masks) == pytest.approx(0.15 * 270_725, rel=0.01)
    assert {*WideRange("top 5%", 4, game).listed(0, 150_000).masks.tolist()} < {*listed.masks.tolist()}  # type: ignore[union-attr]


def test_the_best_hands_with_cards_that_are_seen() -> None:
    best = WideRange("top 30%/4d", 3, "stud-high-low")
    assert "Ad2d4d" in best
    assert "KhTs4d" not in best
    assert "4h4s4d" in best


@pytest.mark.parametrize("text", ["top 10%", "top 60%"])
def test_equities_of_the_best_hands(text: str) -> None:
    # Of the best 60 % no list is made.
    best, _ = equity([text, "random"], game="omaha", samples=60_000, seed=3).players
    every = combinations_of(range(52), 4)
    parts = np.sort(shares_of("omaha", every))[::-1][: int(len(every) * float(text[4:-1]) / 100)]
    assert best.equity == pytest.approx(parts.mean(), abs=5 * best.standard_error)


@pytest.mark.parametrize(
    ("hands", "game", "cards", "instead"),
    [
        (["top 10%", "random"], "omaha-6", 6, "AA****"),
        (["top 10%", "random"], "omaha-6-high-low", 6, "AA****"),
        (["top 10%/4d5d", "random"], "stud-high-low", 4, "AA**"),
    ],
)
def test_where_there_is_no_order_it_is_said_what_to_write(
    hands: list[str], game: str, cards: int, instead: str
) -> None:
    with pytest.raises(OddsError, match="Name them instead") as caught:
        equity(hands, game=game)
    assert caught.value.facts == {"game": game, "cards": cards, "instead": instead}


@pytest.mark.soak
@pytest.mark.parametrize("game", ["omaha-5", "omaha-5-high-low"])
def test_five_cards(game: str) -> None:
    every = combinations_of(range(52), 5)
    parts = shares_of(game, every)
    assert parts.mean() == pytest.approx(0.5, abs=0.001)
    best = equity(["top 10%", "random"], game=game, samples=60_000, seed=3).players[0]
    line = np.sort(parts)[::-1][: len(every) // 10]
    assert best.equity == pytest.approx(line.mean(), abs=5 * best.standard_error + 0.001)
