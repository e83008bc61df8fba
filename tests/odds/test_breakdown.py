"""Categories, next cards, outs."""

import random
from collections import Counter
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pakli.cards import Pack, cards_text, parse_cards
from pakli.odds import categories, equity, next_cards, outs
from pakli.odds.games import showdown_of
from pakli.ranking import Category, category, evaluator, omaha_evaluator
from tests.odds.reference import deals


@given(
    st.sampled_from(["holdem", "holdem-32", "omaha", "omaha-high-low", "stud", "razz", "badugi"]),
    st.sampled_from(["high", "low"]),
    st.integers(0, 2**32),
)
def test_categories_are_those_of_every_deal(game: str, half: str, seed: int) -> None:
    showdown = showdown_of(game)
    ranking = showdown.low if half == "low" and showdown.low else showdown.high
    half = half if ranking == showdown.low else "high"
    pack = random.Random(seed).sample(showdown.pack.codes, showdown.pack)
    missing = 0 if showdown.board else 2
    hand = tuple(pack.pop() for _ in range(showdown.hole - missing))
    other = tuple(pack.pop() for _ in range(showdown.hole))
    board = tuple(pack.pop() for _ in range(showdown.board and 3))
    dead = tuple(pack[9:])
    rank = omaha_evaluator(ranking, showdown.hole) if showdown.two_and_three else evaluator(ranking)
    expected = Counter(
        category(rank(*mine[0], *all_board), ranking)
        for mine, all_board in deals([hand], board, (*dead, *other), showdown)
    )
    texts = [cards_text(hand), cards_text(other)]
    found, of_other = categories(texts, cards_text(board), cards_text(dead), game, half=half)
    total = sum(expected.values())
    assert {name: part for name, part in found.items() if part} == pytest.approx(
        {name: count / total for name, count in expected.items()}
    )
    assert found.keys() == of_other.keys()


def test_categories_before_the_flop() -> None:
    (found,) = categories(["AhAs"])
    # Both other aces with any three cards, or four of another rank with any fifth card.
    four_of_a_kind = comb(48, 3) + 12 * 46
    assert found[Category.FOUR_OF_A_KIND] == pytest.approx(four_of_a_kind / comb(50, 5), abs=1e-15)
    assert next(iter(found)) == "royal-flush"
    assert sum(found.values()) == pytest.approx(1)
    assert "high-card" not in found


def test_next_cards_make_up_the_equity() -> None:
    hands, board = ["AhKh", "QsQc", "9h8h"], "Qh7h2c"
    cards = next_cards(hands, board)
    assert len(cards) == 52 - 9
    for player, now in enumerate(equity(hands, board).equities):
        later = [card.equity.equities[player] for card in cards]
        assert sum(later) / len(later) == pytest.approx(now)
    assert cards[0].card == "2d"
    assert cards[0].equity == equity(hands, board + "2d")


def test_next_cards_of_ranges_tell_how_far_they_are() -> None:
    told: list[tuple[int, int]] = []
    cards = next_cards(["QQ,JJ", "AhKh"], "Qh7h2c9d", progress=lambda done, of: told.append((done, of)))
    assert told == [(number, 46) for number in range(1, 47)]
    assert {card.card for card in cards}.isdisjoint({"Ah", "Kh", "Qh", "7h", "2c", "9d"})


def test_a_card_that_leaves_nothing_of_a_range_is_left_out() -> None:
    cards = {card.card for card in next_cards(["QsQc,QsQd", "AhKh"], "Qh7h2c9d")}
    assert "Qs" not in cards
    assert "Qc" in cards


def test_a_card_that_is_held_for_certain_does_not_come_next() -> None:
    cards = next_cards(["Ah??", "KsKd"], "Qh7h2c")
    assert len(cards) == 52 - 6
    assert "Ah" not in {card.card for card in cards}
    assert len(next_cards(["AhKh,AhQd", "KsKd"], "Qh7h2c")) == 52 - 6


def test_outs_put_one_in_front() -> None:
    # An open-ended straight: four fives, four tens.
    assert outs(["9s8s", "AdAc"], "7h6c2d") == ("5c", "5d", "5h", "5s", "Tc", "Td", "Th", "Ts")
    assert outs(["9s8s", "AdAc"], "7h6c2d", player=1) == ()
    nine_hearts = outs(["KhQh", "AdAc"], "7h6h2dJs")
    assert nine_hearts == ("2h", "3h", "4h", "5h", "8h", "9h", "Th", "Jh", "Ah")
    assert "Th" not in outs(["KhQh", "AdAc"], "7h6h2dJs", dead="Th")


def test_a_split_is_level_enough() -> None:
    board = "AsKdQc7h"
    found = outs(["Jc2d", "JdTs"], board)  # the ten on the board gives both the straight
    assert set(found) == {"Tc", "Td", "Th"}


def test_outs_in_omaha() -> None:
    found = outs(["9s8s2h2d", "AdAcKhQs"], "7h6c3d", game="omaha")
    assert {"5c", "Td"} <= set(found)
    assert all(code in Pack.FULL.codes for card in found for code in parse_cards(card))
