"""
Which hand beats which, case by case: worked examples of the rulebook and situations that others got wrong.

A case is a line of hands, the better first: `>` beats, `=` ties. A hand is all the cards it can use.
"""

import re
from dataclasses import dataclass
from itertools import combinations

import pytest

from pakli.cards import parse_cards
from pakli.ranking import category, describe, evaluator, omaha_evaluator, reference


@dataclass(frozen=True)
class Case:
    """One line of hands."""

    clause: str
    says: str
    ranking: str
    hands: str
    board: str = ""


# fmt: off
CASES = (
    Case("C4", "the ace is the low end of a straight, or its top, not both", "high",
         "AsKdQhJcTs > 6s5d4h3c2s > 5s4d3h2cAs > 4s3d2hAcAd > As3h2sKhQd"),
    Case("C4", "A-7-8-9-10 is the lowest straight of 32 cards", "high-32",
         "JsTd9h8c7s > Ts9d8h7cAs > AsAdAhKcQs"),
    Case("C4", "A-6-7-8-9 is the lowest straight of 36 cards", "high-36",
         "Ts9d8h7c6s > 9s8d7h6cAs > AsAdAhKcQs"),
    Case("H1", "the order of categories (ex. 13)", "high",
         "AsKsQsJsTs > Jh10h9h8h7h > AcAdAhAs8c > JcJdJh2s2c > KcTc5c4c2c > Ts9d8h7c6s > 8s8d8hQc2s "
         "> QsQd9h9cTs > JsJdAh7c3s > KsJd9h4c3s"),
    Case("H1", "quads: rank, then kicker", "high", "3c3d3h3s2c > 2c2d2h2sAc > 2c2d2h2sKc"),
    Case("H1", "a full house: trips, then pair; 333KK loses to AAA88 (ex. 29)", "high",
         "AsAdAh8c8s > 3s3d3hKcKs > 3s3d3h2c2s"),
    Case("H1", "a flush: all five cards in order", "high", "As9s7s5s3s > As9s7s5s2s > KcQcJcTc8c"),
    Case("H1", "trips: rank, then two kickers", "high", "8s8d8hAc3s > 8s8d8cAc2s > 8s8d8cKcQs > 7s7d7cAcKs"),
    Case("H1", "two pair: high pair, low pair, kicker; QQ22K, KKQ32 (ex. 29)", "high",
         "KsKd2h2cQs > QsQdJhJcAs > QsQd2h2cKs > QsQd2h2cJs > KsKdQh3c2s"),
    Case("H1", "a pair: rank, then three kickers", "high",
         "JsJdAh7c3s > JsJdAh7c2s > JsJdAh6c5s > JsJdKhQcTs > TsTdAhKcQs"),
    Case("H1", "high card: all five in order; suits never count", "high",
         "AsKdQhJc9s > AsKdQhJc8s = AcKhQdJs8h > KsQdJhTc8s"),
    Case("H1", "queens full of threes twice: the pot is halved; with Q A one wins alone (ex. 12)", "high",
         "QsAh > Qs6s = Qh7h", board="3c3dQcQdAs"),
    Case("H2", "32 cards: a flush beats a full house, quads beat it (ex. 17)", "high-32",
         "9s9d9h9c7s > Ts9s8s7sQs > AsAdAhKcKs > AsKdQhJcTs > AsAdAhKcQs"),
    Case("H5c", "36 cards: a flush beats a full house, a straight beats three of a kind", "high-36",
         "9s9d9h9c7s > Ts9s8s6sQs > AsAdAhKcKs > 9s8d7h6cAs > AsAdAhKcQs"),
    Case("H3", "the order of Five Card Draw", "five-card-draw",
         "AsKsQsJsTs > 7c7d7h7s8c > Ts9s8s7sQs > 7s7d7h8c8s > AsKdQhJcTs > 7c7d7hKcQs > 8s8d7h7cTs "
         "> 7s7dAhKcQs > AsKdQhJc9s"),
    Case("H3", "a straight flush: top card, then suit; A-7-8-9-10 is ten high", "five-card-draw",
         "JcTc9c8c7c > AsTs9s8s7s > AhTh9h8h7h > AcTc9c8c7c"),
    Case("H3", "a flush: by suit alone (ex. 14)", "five-card-draw",
         "7s8s9sJsQs = AsKsQsJs9s > AhKhQhJh9h > AdKdQdJd9d > AcKcQcJc9c"),
    Case("H3", "quads, full houses, trips: the rank of the four or three alone", "five-card-draw",
         "8c8d8h8s7c = 8c8d8h8sAc > 7c7d7h7sAc > 8c8d8h7s7c = 8c8d8sAhAd > 7c7d7hAsAc "
         "> 8c8d8hAsKc = 8c8d8h9s7c"),
    Case("H3", "a straight: top card, then its suit; A-7-8-9-10 loses (ex. 16)", "five-card-draw",
         "Jc9dTh8s7s > Ts9d8h7cAd > Th9s8s7sAs > Tc9s8s7sAs"),
    Case("H3", "two pair: high pair, low pair, then the suit of the high pair", "five-card-draw",
         "9c9d8h8s7c > 9s9c7h7sAc > 9h9d7h7sAc"),
    Case("H3", "a pair: rank, then the higher suit, no kicker (ex. 15)", "five-card-draw",
         "9c9d7h8sTc > 8s8c9d7hTc > 8h8dAcKcQs"),
    Case("H3", "high card: the highest card, then its suit", "five-card-draw",
         "As7d8c9hJs = AsKdQcJh9s > AhKdQcJh9s > KsQdJc9h8s"),
    Case("H4", "eight or better: from the highest card down; straights and flushes do not count", "low-8",
         "5s4s3s2sAs = 5h4s3s2sAs > 6s4d3h2cAs > 6s5d4h3c2s > 7s4d3h2cAs > 8s4d3h2cAs > 8s7d6h5c4s"),
    Case("H4", "under a qualifier of 7, of seven cards", "low-7", "5s4s3s2sAsKdKc > 7s6d5h4c3sKdKc"),
    Case("H5", "deuce to seven: straights and flushes count against", "deuce-to-seven",
         "7s5d4h3c2s > 7s6d4h3c2s > 8s5d4h3c2s > AsKdQhJc9s > 2s2d3h4c5s > 7s7d3h4c5s > 2s2d3h3c4s "
         "> 2s2d2h3c4s > 6s5d4h3c2s > 7s5s4s3s2s > 2s2d2h3c3s > 2s2d2h2c3s > 6s5s4s3s2s > AsKsQsJsTs"),
    Case("H5a", "razz: any unpaired hand beats a pair; the lower pair is better", "low",
         "5s4s3s2sAs = 5h4s3s2sAs > KsQdJhTc9s > AsAd2h3c4s > KsKd2h3cAs > AsAd2h2c3s > AsAdAh2c3s "
         "> AsAdAh2c2s > AsAdAhAc2s"),
    Case("H5b", "badugi: four cards before three before two before one; ace low", "badugi",
         "4s3d2hAc > 5s3d2hAc > KsQdJhTc > 3s2dAhKh > 4s2dAhAc > KsQdJhJd > 2sAdKdKs = 2s2dAhAd > KcQdKdQc "
         "> As3s5s7s = AsAdAhAc > 2s2d2h2c > KsQsJsTs"),
    Case("H7", "the board may play alone", "high", "2c3d = 4h5h", board="AsKsQsJsTs"),
    Case("case E2", "the higher of two flushes with four of the board", "high",
         "Qc7d > Ah5d", board="QdJd9dKc6d"),
    Case("case E3", "A-2-3-4-5 suited beats a straight to the six", "high", "Ad2d3d4d5d > 2c3d4h5s6c"),
    Case("case E4", "A-2-3-4-5 is ace high: loses to K-5-4-3-2, beats any pair", "deuce-to-seven",
         "Ks5d4h3c2s > As5d4h3c2s > 2s2d3h4c5s"),
    Case("case E8", "a kicker below the board's does not play", "high", "8h5d = 8c2s", board="AsJd3h Qc 3s"),
    Case("case E10", "a pair of queens is the best of four hands", "high",
         "Qh4h > 9c5h > AdKs = AsKh", board="9sJc3cQc8h"),
    Case("case E11", "of three pairs the two higher play", "high", "7s5h = 7h5c > Ah5s", board="4d8s4h7d8c"),
    Case("case E13", "a flush by its highest card, not by the sum", "high", "As2s3s4s6s > KsQsJsTs8s"),
)
# fmt: on


def ranks(case: Case, hand: str) -> tuple[int, int]:
    """By the kernel and by the reference."""
    codes = parse_cards(hand + case.board)
    return evaluator(case.ranking)(*codes), reference.rank(codes, case.ranking)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.clause} {case.says}")
def test_the_rulebook_says(case: Case) -> None:
    first, *others = re.split(r"\s+([>=])\s+", case.hands)
    better, by_reference = ranks(case, first)
    assert better == by_reference
    for sign, hand in zip(others[::2], others[1::2], strict=True):
        rank, by_reference = ranks(case, hand)
        assert rank == by_reference
        assert better > rank > 0 if sign == ">" else better == rank, f"{hand} in: {case.hands}"
        better = rank


@pytest.mark.parametrize(
    ("hand", "named"),
    [
        ("4c4d4h4sKc", "four-of-a-kind 4444K"),
        ("3c3d3hKsKc", "full-house 333KK"),
        ("2c3d4h5s6c", "straight 65432"),
        ("5c5d5hKs2c", "three-of-a-kind 555K2"),
        ("QcQd2h2sKc", "two-pair QQ22K"),
        ("KcKdQh3s2c", "pair KKQ32"),
    ],
)
def test_H1_hands_named_by_the_house_rules_ex_29(hand: str, named: str) -> None:
    told = describe(evaluator("high")(*parse_cards(hand)))
    assert f"{told.category} {told.ranks}" == named


def test_case_E1_a_low_straight_with_king_and_queen_beside_it() -> None:
    assert category(evaluator("high")(*parse_cards("As2d3c4h5sKdQc"))) == "straight"


def test_case_E6_omaha_plays_two_of_the_hole_and_three_of_the_board() -> None:
    hole, board = parse_cards("AsKs5d7c"), parse_cards("Ts7d8h4s2c")
    told = describe(omaha_evaluator("high")(*hole, *board))
    # 7 and ace of the hole with 7, 10, 8: no flush, as only two spades of the board would play.
    assert (told.category, told.ranks) == ("pair", "77AT8")


def test_H4_a_low_under_eight_but_not_under_seven() -> None:
    codes = parse_cards("8c2dAs3h6cKdQs")
    assert describe(evaluator("low-8")(*codes), "low-8").ranks == "8632A"
    assert evaluator("low-7")(*codes) == 0


def test_H4_ex_26_a_board_of_8_7_5_makes_a_low_under_eight_only() -> None:
    board = parse_cards("8c7d5hKsQc")
    others = [code for code in range(52) if code not in board]
    eight, seven = omaha_evaluator("low-8"), omaha_evaluator("low-7")
    hands = [(*two, *parse_cards("KdQd")) for two in combinations(others, 2) if not {46, 41} & set(two)]
    hands = [hand for hand in hands if len(set(hand)) == 4]
    assert describe(eight(*parse_cards("As2dKdQd"), *board), "low-8").ranks == "8752A"
    assert max(eight(*hand, *board) for hand in hands) == eight(*parse_cards("As2dKdQd"), *board)
    assert not any(seven(*hand, *board) for hand in hands)


def test_H6_high_and_low_may_use_different_cards() -> None:
    hole, board = parse_cards("As2dKsKd"), parse_cards("Kh3c4s8dTc")
    assert describe(omaha_evaluator("high")(*hole, *board)).ranks == "KKKT8"
    assert describe(omaha_evaluator("low-8")(*hole, *board), "low-8").ranks == "8432A"


def test_H6_a_flush_needs_two_of_the_hole_and_three_of_the_board() -> None:
    four_on_board = parse_cards("2s5s9sJsKd")
    one_spade = omaha_evaluator("high")(*parse_cards("As3d3hQc"), *four_on_board)
    two_spades = omaha_evaluator("high")(*parse_cards("As3s7hQc"), *four_on_board)
    assert (category(one_spade), describe(two_spades).ranks) == ("pair", "AJ953")
