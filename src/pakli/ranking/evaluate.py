"""
Ranking hands: one at a time, or many at once. The work is done by the kernel (C++).

Clauses     H1 to H7; every refusal of cards names its own.
Shapes      codes are 0 to 51, all different, of the ranking's pack; arrays hold one hand a row.
Errors      CardError (a ValueError): too few or many cards, one that is unknown, not in the pack, or there
            twice; arrays of another shape or dtype. TypeError: something that is no whole number.
Cost        one hand of seven about 50 ns, Omaha 70 ns; many of seven about 1.5 ns each, Omaha 7 ns (5 and
            35 ns without AVX2). The first call for a ranking takes 10 ms more. Cards are always checked.
Tested in   tests/ranking/
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from pakli.cards import CardError, check_cards
from pakli.ranking import _kernel
from pakli.ranking.rankings import HandOrder, order_of

__all__ = [
    "Evaluator",
    "count_places",
    "evaluate_many",
    "evaluate_omaha_many",
    "evaluator",
    "omaha_evaluator",
]

_HOLE_CARDS: Final = range(4, 7)
_BOARD_CARDS: Final = range(3, 6)


class Evaluator(Protocol):
    """Ranks one hand."""

    def __call__(self, *codes: int) -> int:
        """
        The rank of these cards: greater is better, 0 does not qualify.

        Raises:
            CardError: these are not cards that the ranking can rank.
        """


@cache
def evaluator(ranking: str = "high") -> Evaluator:
    """
    A callable that ranks one hand.

    Args:
        ranking: a `Ranking` or its id.

    Returns:
        A callable that takes as many codes as the ranking ranks, for most five to seven (see `RANKINGS`), and
        gives their rank. It is made once and kept.

    Raises:
        ValueError: there is no such ranking.
    """
    order_of(ranking)
    return _kernel.evaluator(ranking, hole_cards=0)


@cache
def omaha_evaluator(ranking: str = "high", hole_cards: int = 4) -> Evaluator:
    """
    A callable that ranks an Omaha hand: exactly two hole cards with exactly three of the board (H6).

    Args:
        ranking: a `Ranking` of five cards or its id; the low of a high-low game is ranked apart.
        hole_cards: four, five or six.

    Returns:
        A callable that takes the hole cards and then three to five codes of the board.

    Raises:
        ValueError: there is no such ranking, or it is of no use in Omaha.
        CardError: another number of hole cards.
    """
    _check_omaha(ranking, order_of(ranking))
    if hole_cards not in _HOLE_CARDS:
        raise CardError("card.count", f"{hole_cards} hole cards", _from_to(_HOLE_CARDS), "H6")
    return _kernel.evaluator(ranking, hole_cards)


def evaluate_many(cards: NDArray[np.uint8], ranking: str = "high") -> NDArray[np.uint32]:
    """
    Rank many hands.

    Args:
        cards: codes; uint8 of shape (n, k), k as many as the ranking ranks. Other threads run meanwhile.
        ranking: a `Ranking` or its id.

    Returns:
        Their ranks; uint32 of shape (n,): greater is better, 0 does not qualify.

    Raises:
        ValueError: there is no such ranking.
        CardError: another shape or dtype, or a row that is no hand; the message says which.
    """
    order = order_of(ranking)
    _check_array("cards", cards, order.cards, order.clause)
    ranks = np.empty(len(cards), np.uint32)
    wrong = _kernel.evaluate_rows(ranking, np.ascontiguousarray(cards), ranks)
    if wrong >= 0:
        _refuse_row(wrong, cards[wrong], order)
    return ranks


def evaluate_omaha_many(
    hole: NDArray[np.uint8], board: NDArray[np.uint8], ranking: str = "high"
) -> NDArray[np.uint32]:
    """
    Rank many Omaha hands: exactly two hole cards with exactly three of the board (H6).

    Args:
        hole: codes; uint8 of shape (n, 4), (n, 5) or (n, 6).
        board: codes; uint8 of shape (n, 3), (n, 4) or (n, 5). Other threads run meanwhile.
        ranking: a `Ranking` of five cards or its id.

    Returns:
        Their ranks; uint32 of shape (n,): greater is better, 0 does not qualify.

    Raises:
        ValueError: there is no such ranking, or it is of no use in Omaha.
        CardError: another shape or dtype, or a row that is no hand; the message says which.
    """
    order = order_of(ranking)
    _check_omaha(ranking, order)
    _check_array("hole", hole, _HOLE_CARDS, "H6")
    _check_array("board", board, _BOARD_CARDS, "H6")
    if len(hole) != len(board):
        raise CardError(
            "card.shape", f"{len(hole)} hole and {len(board)} board rows", "as many of both", "H6"
        )
    ranks = np.empty(len(hole), np.uint32)
    wrong = _kernel.evaluate_omaha_rows(
        ranking, np.ascontiguousarray(hole), np.ascontiguousarray(board), ranks
    )
    if wrong >= 0:
        _refuse_row(wrong, np.concatenate([hole[wrong], board[wrong]]), order)
    return ranks


def count_places(cards: int, ranking: str = "high") -> NDArray[np.uint64]:
    """
    Deal every hand of so many cards once, and count how many have each rank.

    Args:
        cards: how many; as many as the ranking ranks.
        ranking: a `Ranking` or its id.

    Returns:
        Element r: how many hands have rank r; uint64 of shape (places + 1,). Seven cards of 52 take half a
        second.

    Raises:
        ValueError: there is no such ranking.
        CardError: another number of cards.
    """
    order = order_of(ranking)
    _check_count(cards, order)
    return np.array(_kernel.count_places(ranking, cards), np.uint64)


def refuse(ranking: str, hole_cards: int, codes: Sequence[int]) -> None:
    """Say what is wrong with these codes: the kernel asks when it cannot rank them. Raises `CardError`."""
    order = order_of(ranking)
    if not hole_cards:
        _check_count(len(codes), order)
    elif len(codes) - hole_cards not in _BOARD_CARDS:
        expected = f"{hole_cards} hole cards and {_from_to(_BOARD_CARDS)} of the board"
        raise CardError("card.count", f"{len(codes)} cards", expected, "H6")
    check_cards(codes, order.pack)


def _check_count(cards: int, order: HandOrder) -> None:
    if cards not in order.cards:
        raise CardError("card.count", f"{cards} cards", _from_to(order.cards), order.clause)


def _check_omaha(ranking: str, order: HandOrder) -> None:
    if not order.omaha:
        raise ValueError(f"{ranking} ranks no two hole cards with three of the board (H6)")


def _check_array(name: str, cards: NDArray[np.uint8], counts: range, clause: str) -> None:
    # Whoever does not check types may bring anything.
    shape, dtype = getattr(cards, "shape", None), getattr(cards, "dtype", None)
    if dtype != np.uint8 or shape is None or len(shape) != 2 or shape[1] not in counts:
        what = f"{name}: {dtype} of shape {shape}" if dtype else f"{name}: a {type(cards).__name__}"
        raise CardError("card.shape", what, f"uint8 of shape (n, {_from_to(counts)})", clause)


def _refuse_row(row: int, codes: NDArray[np.uint8], order: HandOrder) -> None:
    try:
        check_cards(codes.tolist(), order.pack)
    except CardError as error:
        raise CardError(error.code, f"row {row}: {error.what}", error.expected, error.clause) from None
    raise AssertionError("the kernel refused cards that nothing is wrong with")


def _from_to(counts: range) -> str:
    return str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
