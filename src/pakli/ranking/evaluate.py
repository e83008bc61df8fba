"""
Ranking hands: one at a time, or many at once.

Clauses     H1 to H6; every refusal of cards names its own.
Shapes      codes are 0 to 51, all different, of the ranking's pack; arrays hold one hand a row.
Tested in   tests/ranking/
"""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from pakli.cards import CardError, check_cards
from pakli.ranking import reference
from pakli.ranking.rankings import HandOrder, order_of

__all__ = ["Evaluator", "evaluate_many", "evaluate_omaha_many", "evaluator", "omaha_evaluator"]


class Evaluator(Protocol):
    """Ranks one hand."""

    def __call__(self, *codes: int) -> int:
        """The rank of these cards: greater is better, 0 does not qualify."""


def evaluator(ranking: str = "high") -> Evaluator:
    """A callable that ranks one hand, given as codes."""
    order = order_of(ranking)

    def rank(*codes: int) -> int:
        _check(codes, order)
        return reference.rank(codes, ranking)

    return rank


def omaha_evaluator(ranking: str = "high", hole_cards: int = 4) -> Evaluator:
    """A callable that ranks an Omaha hand: first the hole cards, then three to five of the board (H6)."""
    order = order_of(ranking)

    def rank(*codes: int) -> int:
        if not hole_cards + 3 <= len(codes) <= hole_cards + 5:
            raise CardError(
                "card.count", f"{len(codes)} cards", f"{hole_cards} hole cards and 3 to 5 more", "H6"
            )
        check_cards(codes, order.pack)
        return reference.omaha_rank(codes[:hole_cards], codes[hole_cards:], ranking)

    return rank


def evaluate_many(cards: NDArray[np.uint8], ranking: str = "high") -> NDArray[np.uint32]:
    """Rank many hands: uint8 of shape (n, k) gives uint32 of shape (n,)."""
    rank = evaluator(ranking)
    return np.array([rank(*map(int, hand)) for hand in cards], np.uint32)


def evaluate_omaha_many(
    hole: NDArray[np.uint8], board: NDArray[np.uint8], ranking: str = "high"
) -> NDArray[np.uint32]:
    """Rank many Omaha hands: uint8 of shapes (n, 4 to 6) and (n, 3 to 5) give uint32 of shape (n,)."""
    rank = omaha_evaluator(ranking, hole.shape[1])
    return np.array([rank(*map(int, hand)) for hand in np.hstack([hole, board])], np.uint32)


def _check(codes: tuple[int, ...], order: HandOrder) -> None:
    if len(codes) not in order.cards:
        expected = f"{order.cards[0]} to {order.cards[-1]}"
        raise CardError("card.count", f"{len(codes)} cards", expected, order.clause)
    check_cards(codes, order.pack)
