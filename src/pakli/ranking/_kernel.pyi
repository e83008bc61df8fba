"""
Ranks hands fast: the C++ side of pakli.ranking. Use pakli.ranking instead.
"""

from collections.abc import Callable
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
