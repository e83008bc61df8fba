"""
Arrays of hands are worth what the reference says, by every path the kernel has on this processor,
whatever their length and layout; what is no hand is found in them.
"""

from collections.abc import Callable, Iterator
from functools import cache, partial

import numpy as np
import pytest
from numpy.typing import NDArray

from pakli.cards import CardError, Pack
from pakli.ranking import (
    RANKINGS,
    Ranking,
    _kernel,
    evaluate_many,
    evaluate_omaha_many,
    evaluator,
    omaha_evaluator,
)
from tests.ranking.by_reference import best_by_reference, omaha_by_reference, random_hands

OMAHA = [ranking for ranking in Ranking if RANKINGS[ranking].omaha]
SIZES = [(hole, board) for hole in (4, 5, 6) for board in (3, 4, 5)]
LENGTHS = [0, 1, 7, 15, 17, *range(31, 38), *range(63, 70), 1023, 1061, 2047, 2048, 2049, 2100, 4500]

QUICK = 100_000
SOAK = 10_000_000
AT_ONCE = 500_000


@pytest.fixture(params=_kernel.paths())
def path(request: pytest.FixtureRequest) -> Iterator[str]:
    """Arrays go this way, and the usual one afterwards."""
    _kernel.use_path(request.param)
    yield request.param
    _kernel.use_path(_kernel.paths()[0])


@cache
def expected(ranking: Ranking, cards: int) -> tuple[NDArray[np.uint8], NDArray[np.uint32]]:
    hands = random_hands(RANKINGS[ranking].pack, cards, QUICK, cards)
    return hands, best_by_reference(hands, ranking)


@cache
def omaha_expected(
    ranking: Ranking, hole_cards: int, board_cards: int
) -> tuple[NDArray[np.uint8], NDArray[np.uint8], NDArray[np.uint32]]:
    hole, board = omaha_hands(RANKINGS[ranking].pack, hole_cards, board_cards, QUICK // len(SIZES), 1)
    return hole, board, omaha_by_reference(hole, board, ranking)


def omaha_hands(
    pack: Pack, hole_cards: int, board_cards: int, rows: int, seed: int
) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    hands = random_hands(pack, hole_cards + board_cards, rows, seed)
    return np.ascontiguousarray(hands[:, :hole_cards]), np.ascontiguousarray(hands[:, hole_cards:])


@pytest.mark.parametrize("ranking", Ranking)
def test_100_000_random_hands(ranking: Ranking, path: str) -> None:
    for cards in RANKINGS[ranking].cards:
        hands, ranks = expected(ranking, cards)
        assert np.array_equal(evaluate_many(hands, ranking), ranks), path


@pytest.mark.parametrize("ranking", OMAHA)
def test_random_omaha_hands(ranking: Ranking, path: str) -> None:
    for hole_cards, board_cards in SIZES:
        hole, board, ranks = omaha_expected(ranking, hole_cards, board_cards)
        assert np.array_equal(evaluate_omaha_many(hole, board, ranking), ranks), path


@pytest.mark.parametrize("ranking", Ranking)
def test_hands_one_at_a_time(ranking: Ranking) -> None:
    for cards in RANKINGS[ranking].cards:
        hands, ranks = expected(ranking, cards)
        rank = evaluator(ranking)
        assert [rank(*hand) for hand in hands[:20_000].tolist()] == ranks[:20_000].tolist()


@pytest.mark.parametrize("ranking", OMAHA)
def test_omaha_hands_one_at_a_time(ranking: Ranking) -> None:
    for hole_cards, board_cards in SIZES:
        hole, board, ranks = omaha_expected(ranking, hole_cards, board_cards)
        rank = omaha_evaluator(ranking, hole_cards)
        hands = np.hstack([hole, board])[:2_000].tolist()
        assert [rank(*hand) for hand in hands] == ranks[:2_000].tolist()


@pytest.mark.parametrize("length", LENGTHS)
def test_arrays_of_any_length(length: int, path: str) -> None:
    for ranking in Ranking:
        for cards in RANKINGS[ranking].cards:
            hands, ranks = expected(ranking, cards)
            assert np.array_equal(evaluate_many(hands[:length].copy(), ranking), ranks[:length]), path
    for hole_cards, board_cards in SIZES:
        hole, board, ranks = omaha_expected(Ranking.HIGH, hole_cards, board_cards)
        given = hole[:length].copy(), board[:length].copy()
        assert np.array_equal(evaluate_omaha_many(*given), ranks[:length]), path


def test_arrays_of_any_layout(path: str) -> None:
    hands, ranks = expected(Ranking.HIGH, 7)
    for some in (slice(None, None, 3), slice(None, None, -1), slice(5, 4_000)):
        assert np.array_equal(evaluate_many(hands[some]), ranks[some]), path
    assert np.array_equal(evaluate_many(np.asfortranarray(hands)), ranks)
    assert np.array_equal(evaluate_many(hands[:, ::-1]), ranks)
    # Rows that begin at any byte.
    for start in range(1, 9):
        shifted = np.empty(start + hands.size, np.uint8)[start:].reshape(hands.shape)
        shifted[:] = hands
        assert np.array_equal(evaluate_many(shifted), ranks), path


@pytest.mark.usefixtures("path")
@pytest.mark.parametrize("ranking", Ranking)
@pytest.mark.parametrize("row", [0, 31, 32, 1023, 1024, 2047, 2048, 4095, 4096, 4999])
def test_a_row_that_is_no_hand_is_named_with_its_card(ranking: Ranking, row: int) -> None:
    pack = RANKINGS[ranking].pack
    hands = expected(ranking, RANKINGS[ranking].cards[-1])[0][:5_000].copy()
    below = 4 * pack.lowest_rank - 1
    for column in range(hands.shape[1]):
        good = hands[row, column]
        for wrong in {52, 63, 64, 128 + int(good), 255, below % 256}:
            hands[row, column] = wrong
            with pytest.raises(CardError, match=f"row {row}: ") as refused:
                evaluate_many(hands, ranking)
            assert refused.value.clause == pack.clause
        hands[row, column] = hands[row, column - 1]
        with pytest.raises(CardError, match=f"row {row}: .. comes twice"):
            evaluate_many(hands, ranking)
        hands[row, column] = good
    evaluate_many(hands, ranking)


@pytest.mark.usefixtures("path")
@pytest.mark.parametrize("row", [0, 31, 32, 1023, 1024, 2047, 2048, 4999])
def test_an_omaha_row_that_is_no_hand_is_named_with_its_card(row: int) -> None:
    for hole_cards, board_cards in SIZES:
        hole, board, _ = omaha_expected(Ranking.HIGH, hole_cards, board_cards)
        hole, board = hole[:5_000].copy(), board[:5_000].copy()
        for cards, other in ((hole, board), (board, hole)):
            good = cards[row, -1]
            for wrong in (52, 64, 255):
                cards[row, -1] = wrong
                with pytest.raises(CardError, match=f"row {row}: "):
                    evaluate_omaha_many(hole, board)
            cards[row, -1] = other[row, 0]
            with pytest.raises(CardError, match=f"row {row}: .. comes twice"):
                evaluate_omaha_many(hole, board)
            cards[row, -1] = good


def test_there_is_always_the_portable_path() -> None:
    assert _kernel.paths()[-1] == "portable"
    with pytest.raises(ValueError, match="no such path"):
        _kernel.use_path("abacus")


def by_every_path(evaluate: Callable[[], NDArray[np.uint32]], right: NDArray[np.uint32]) -> None:
    for name in _kernel.paths():
        _kernel.use_path(name)
        assert np.array_equal(evaluate(), right), name
    _kernel.use_path(_kernel.paths()[0])


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(SOAK // AT_ONCE))
@pytest.mark.parametrize("ranking", Ranking)
def test_ten_million_random_hands(ranking: Ranking, seed: int) -> None:
    """So many of each number of cards, by every path."""
    for cards in RANKINGS[ranking].cards:
        hands = random_hands(RANKINGS[ranking].pack, cards, AT_ONCE, 1_000 + seed)
        by_every_path(partial(evaluate_many, hands, ranking), best_by_reference(hands, ranking))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(SOAK // AT_ONCE))
@pytest.mark.parametrize("ranking", OMAHA)
def test_ten_million_random_omaha_hands(ranking: Ranking, seed: int) -> None:
    for hole_cards, board_cards in SIZES:
        rows = AT_ONCE // len(SIZES)
        hole, board = omaha_hands(RANKINGS[ranking].pack, hole_cards, board_cards, rows, 1_000 + seed)
        right = omaha_by_reference(hole, board, ranking)
        by_every_path(partial(evaluate_omaha_many, hole, board, ranking), right)
