"""What is no hand is refused, with the reason: never ranked, never read out of bounds."""

from typing import Any

import numpy as np
import pytest

from pakli.cards import UNKNOWN, CardError, Pack, parse_cards
from pakli.ranking import (
    RANKINGS,
    Ranking,
    count_places,
    evaluate_many,
    evaluate_omaha_many,
    evaluator,
    omaha_evaluator,
)

LOWEST_OF_FULL_PACK = 0
IMPOSSIBLE = (-1, UNKNOWN, 53, 255, 256, 2**31, 2**63, 2**64 + 51, -(2**70))


def some_hand(ranking: Ranking) -> list[int]:
    order = RANKINGS[ranking]
    return list(order.pack.codes[3::2])[: order.cards[-1]]


@pytest.mark.parametrize("ranking", Ranking)
class TestOneHand:
    @pytest.mark.parametrize("code", IMPOSSIBLE)
    def test_a_code_that_is_no_known_card(self, ranking: Ranking, code: int) -> None:
        for place in range(len(some_hand(ranking))):
            hand = some_hand(ranking)
            hand[place] = code
            with pytest.raises(
                CardError, match="unknown" if code == UNKNOWN else "not in the pack"
            ) as refused:
                evaluator(ranking)(*hand)
            assert refused.value.clause == RANKINGS[ranking].pack.clause

    def test_a_card_that_comes_twice(self, ranking: Ranking) -> None:
        hand = some_hand(ranking)
        for place in range(1, len(hand)):
            with pytest.raises(CardError, match="comes twice"):
                evaluator(ranking)(*hand[:place], hand[0], *hand[place + 1 :])

    def test_all_cards_the_same(self, ranking: Ranking) -> None:
        with pytest.raises(CardError, match="comes twice"):
            evaluator(ranking)(*[51] * RANKINGS[ranking].cards[-1])

    def test_a_card_of_another_pack(self, ranking: Ranking) -> None:
        if RANKINGS[ranking].pack is Pack.FULL:
            return
        hand = [*some_hand(ranking)[1:], LOWEST_OF_FULL_PACK]
        with pytest.raises(CardError, match="2c is not in the pack"):
            evaluator(ranking)(*hand)

    def test_another_number_of_cards(self, ranking: Ranking) -> None:
        order = RANKINGS[ranking]
        for count in {*range(13), 30} - set(order.cards):
            with pytest.raises(CardError, match=f"{count} cards; expected") as refused:
                evaluator(ranking)(*order.pack.codes[:count])
            assert refused.value.clause == order.clause

    @pytest.mark.parametrize("wrong", ["As", 1.0, None, b"\x01"])
    def test_no_number(self, ranking: Ranking, wrong: Any) -> None:
        with pytest.raises(TypeError):
            evaluator(ranking)(*some_hand(ranking)[1:], wrong)

    def test_any_whole_number_will_do(self, ranking: Ranking) -> None:
        hand = some_hand(ranking)
        assert evaluator(ranking)(*np.array(hand, np.uint8)) == evaluator(ranking)(*hand)


class TestOmaha:
    HAND = parse_cards("AsKs5d7cTs7d8h4s2c")

    @pytest.mark.parametrize("code", IMPOSSIBLE)
    def test_a_code_that_is_no_known_card(self, code: int) -> None:
        for place in range(9):
            hand = [*self.HAND[:place], code, *self.HAND[place + 1 :]]
            with pytest.raises(CardError):
                omaha_evaluator("high")(*hand)

    def test_a_card_that_comes_twice_in_hole_and_board(self) -> None:
        with pytest.raises(CardError, match="As comes twice"):
            omaha_evaluator("high")(*self.HAND[:-1], self.HAND[0])

    @pytest.mark.parametrize("cards", [0, 4, 6, 10, 15])
    def test_another_number_of_cards(self, cards: int) -> None:
        with pytest.raises(CardError, match="4 hole cards and 3 to 5 of the board"):
            omaha_evaluator("high")(*range(cards))

    @pytest.mark.parametrize("hole_cards", [-1, 0, 2, 3, 7])
    def test_another_number_of_hole_cards(self, hole_cards: int) -> None:
        with pytest.raises(CardError, match=r"\[H6\].*expected 4 to 6"):
            omaha_evaluator("high", hole_cards)

    @pytest.mark.parametrize("ranking", ["deuce-to-seven", "badugi", "five-card-draw"])
    def test_a_ranking_that_omaha_has_no_use_for(self, ranking: str) -> None:
        with pytest.raises(ValueError, match="H6"):
            omaha_evaluator(ranking)
        with pytest.raises(ValueError, match="H6"):
            evaluate_omaha_many(np.zeros((0, 4), np.uint8), np.zeros((0, 5), np.uint8), ranking)


class TestArrays:
    @pytest.mark.parametrize(
        "cards",
        [
            np.zeros((3, 7)),
            np.zeros((3, 7), np.int8),
            np.zeros((3, 7), np.uint16),
            np.zeros(7, np.uint8),
            np.zeros((1, 3, 7), np.uint8),
            np.zeros((3, 4), np.uint8),
            np.zeros((3, 8), np.uint8),
            [[0, 1, 2, 3, 4]],
            "AsKsQsJsTs",
        ],
        ids=repr,
    )
    def test_another_shape_or_dtype(self, cards: Any) -> None:
        with pytest.raises(CardError, match=r"expected uint8 of shape \(n, 5 to 7\)"):
            evaluate_many(cards)

    @pytest.mark.parametrize("row", [0, 4095, 4096, 9999])
    @pytest.mark.parametrize("wrong", [52, 53, 255, 50])
    def test_a_row_that_is_no_hand_is_named(self, row: int, wrong: int) -> None:
        cards = np.tile(np.array([51, 50, 40, 30, 20, 10, 0], np.uint8), (10_000, 1))
        cards[row, 6] = wrong
        with pytest.raises(CardError, match=f"row {row}: "):
            evaluate_many(cards)

    def test_the_first_of_several_is_named(self) -> None:
        cards = np.zeros((5, 7), np.uint8)
        with pytest.raises(CardError, match="row 0: 2c comes twice"):
            evaluate_many(cards)

    def test_omaha_rows(self) -> None:
        hole = np.tile(np.array([0, 1, 2, 3], np.uint8), (6, 1))
        board = np.tile(np.array([4, 5, 6, 7, 8], np.uint8), (6, 1))
        board[4, 2] = 3
        with pytest.raises(CardError, match="row 4: 2s comes twice"):
            evaluate_omaha_many(hole, board)
        with pytest.raises(CardError, match="6 hole and 5 board rows"):
            evaluate_omaha_many(hole, board[:5])
        with pytest.raises(CardError, match=r"hole: .*4 to 6"):
            evaluate_omaha_many(hole[:, :3], board)
        with pytest.raises(CardError, match=r"board: .*3 to 5"):
            evaluate_omaha_many(hole, board[:, :2])

    def test_no_hands_at_all(self) -> None:
        assert evaluate_many(np.zeros((0, 7), np.uint8)).shape == (0,)
        assert evaluate_omaha_many(np.zeros((0, 4), np.uint8), np.zeros((0, 5), np.uint8)).shape == (0,)

    def test_any_memory_layout_and_read_only_arrays_will_do(self) -> None:
        wide = np.random.default_rng(1).permuted(np.tile(np.arange(52, dtype=np.uint8), (50, 1)), axis=1)
        wide.flags.writeable = False
        apart = wide[::2, ::7][:, :7]
        assert not apart.flags.c_contiguous
        ranks = evaluate_many(apart)
        assert ranks.dtype == np.uint32
        assert ranks.shape == (25,)
        assert np.array_equal(ranks, evaluate_many(np.asfortranarray(apart)))
        assert ranks.tolist() == [evaluator("high")(*hand) for hand in apart.tolist()]


def test_a_ranking_that_does_not_exist() -> None:
    for call in (
        lambda: evaluator("higher"),
        lambda: omaha_evaluator("higher"),
        lambda: evaluate_many(np.zeros((0, 7), np.uint8), "higher"),
        lambda: count_places(5, "higher"),
    ):
        with pytest.raises(ValueError, match="'higher' is no ranking; expected one of high,"):
            call()


def test_counting_hands_of_another_number_of_cards() -> None:
    with pytest.raises(CardError, match="8 cards; expected 5 to 7"):
        count_places(8)


def test_an_evaluator_is_made_once_and_kept() -> None:
    assert evaluator("high") is evaluator("high")
