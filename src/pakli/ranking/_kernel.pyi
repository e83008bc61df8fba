"""
Ranks hands fast: the C++ side of pakli.ranking. Use pakli.ranking instead.
"""

from collections.abc import Callable, Sequence
from typing import Annotated

import numpy
from numpy.typing import NDArray


def evaluator(ranking: str, hole_cards: int) -> Callable[..., int]:
    """
    A callable that ranks one hand of codes; with `hole_cards` an Omaha hand, hole cards first.
    """

def evaluate_rows(ranking: str, cards: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu', writable=False)], ranks: Annotated[NDArray[numpy.uint32], dict(shape=(None,), order='C', device='cpu')]) -> int:
    """Fill `ranks`; the index of the first row that is no hand, or -1."""

def evaluate_omaha_rows(ranking: str, hole: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu', writable=False)], board: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu', writable=False)], ranks: Annotated[NDArray[numpy.uint32], dict(shape=(None,), order='C', device='cpu')]) -> int:
    """Fill `ranks`; the index of the first row that is no hand, or -1."""

def count_places(ranking: str, cards: int) -> list[int]:
    """
    For every place from 0, how many of all hands of so many cards come to it.
    """

def paths() -> list[str]:
    """
    How arrays can be ranked on this processor: the first is used, the last is portable.
    """

def use_path(name: str) -> None:
    """Rank arrays by another of `paths()`: for tests."""

def count_match_ups(high: str, low: str, two_and_three: bool, hands: Annotated[NDArray[numpy.uint8], dict(shape=(None, None, None), order='C', device='cpu', writable=False)], board: bytes, dead: bytes, times: Annotated[NDArray[numpy.uint64], dict(shape=(None, None), order='C', device='cpu')]) -> int:
    """
    Add how often each outcome comes on all boards, a row for each match-up; the first row that no pack
    could deal, or -1. Outcomes: a bit for each winner of the high half, above these of the low half.
    """

def count_board_places(ranking: str, two_and_three: bool, hand: bytes, board: bytes, dead: bytes, times: Annotated[NDArray[numpy.uint64], dict(shape=(None,), order='C', device='cpu')]) -> None:
    """Add how often a hand comes to each place on all boards."""

def count_own(high: str, low: str, cards: int, hands: Sequence[bytes], dead: bytes, times: Annotated[NDArray[numpy.uint64], dict(shape=(None,), order='C', device='cpu')]) -> None:
    """
    Add how often each outcome comes when all players get their missing cards in every way.
    """

def count_own_places(ranking: str, cards: int, hand: bytes, dead: bytes, times: Annotated[NDArray[numpy.uint64], dict(shape=(None,), order='C', device='cpu')]) -> None:
    """
    Add how often a hand comes to each place when it gets its missing cards in every way.
    """

def sample(high: str, low: str, cards: int, two_and_three: bool, hands: Sequence[Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu', writable=False)]], weights: Sequence[Annotated[NDArray[numpy.float64], dict(shape=(None,), order='C', device='cpu', writable=False)]], missing: Sequence[int], board: bytes, board_cards: int, dead: bytes, seed: int, part: int, samples: int, times: Annotated[NDArray[numpy.uint64], dict(shape=(None,), order='C', device='cpu')], ask: object | None = None) -> bool:
    """
    Add how often each outcome comes in so many random deals; False if the ranges leave no deal. `ask` is
    called now and then while hands do not go together; what it raises ends the work.
    """
