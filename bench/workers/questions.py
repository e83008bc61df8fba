"""The same questions about odds for every library, and how its answers are counted and compared."""

from collections.abc import Callable
from typing import Final

from bench.workers.serve import Work

__all__ = ["ACES", "FLOP", "HIGH_LOW", "KINGS", "OMAHA", "RANGES", "SAMPLES", "THREE", "answers", "sampled"]

ACES: Final = "AhAs"
KINGS: Final = "KhKd"
RANGES: Final = ("QQ+,AKs", "22+,A2s+")
THREE: Final = ("AhKh", "QsQc", "9h8h")
FLOP: Final = "Qh7h2c"
OMAHA: Final = ("AhAsKdQd", "9c8c7d6d")
HIGH_LOW: Final = ("AhAs2d3d", "KhKcQdJd")
SAMPLES: Final = 200_000
"""Random deals for each call."""


def answers(ask: Callable[[], float]) -> Work:
    """Exact answers, one a call: all libraries must give the first player's equity alike, to nine digits."""

    def batch() -> tuple[int, int]:
        ask()
        return 1, 0

    return Work(batch, f"{ask():.9f}")


def sampled(ask: Callable[[], object], deals: int = SAMPLES) -> Work:
    """Random deals, so many a call."""

    def batch() -> tuple[int, int]:
        ask()
        return deals, 0

    return Work(batch)
