"""
The games that are played whole, and how the players choose.

Six players, 100 big blinds each, blinds 1 and 2, fresh stacks, a fresh shuffle for every hand; fixed limit
bets 2 and 4. Policies: ``call`` checks or calls; ``random`` picks one of the legal kinds of action with equal
chance: fold (only when facing a bet), check or call, the smallest bet or raise.
"""

import random
from collections.abc import Callable
from typing import Final

from bench.workers.serve import Work

__all__ = ["BIG_BLIND", "PLAYERS", "SMALL_BLIND", "STACK", "hands", "settled"]

PLAYERS: Final = 6
SMALL_BLIND: Final = 1
BIG_BLIND: Final = 2
STACK: Final = 200


def hands(play: Callable[[], int]) -> Work:
    """Whole hands; `play` plays one and says how many actions the players took."""
    random.seed(1)

    def batch() -> tuple[int, int]:
        return 1, play()

    return Work(batch)


def settled(payoffs: int) -> None:
    """
    Check that a hand's payoffs sum to zero.

    Raises:
        ArithmeticError: chips were made or lost.
    """
    if payoffs:
        raise ArithmeticError(f"payoffs sum to {payoffs}")
