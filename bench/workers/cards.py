"""
The same random cards for every library, and a fingerprint of what it makes of them.

Units       a card code is 4 x rank + suit, 2c = 0 ... As = 51, which phevaluator and Pakli share.
"""

import hashlib
import random
from collections.abc import Callable, Iterable, Sequence
from itertools import cycle, pairwise
from typing import Any, Final

from bench.workers.serve import Work

__all__ = ["TEXTS", "batches", "digest", "evaluations", "random_hands", "texts"]

TEXTS: Final = tuple(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")
"""Each code as text: ``TEXTS[51] == "As"``."""

_CHECKED: Final = 1_000


def random_hands(size: int, count: int = 20_000) -> list[tuple[int, ...]]:
    """`count` hands of `size` different cards, the same ones at every call. Omaha: hole cards first."""
    rng = random.Random(size)
    pack = range(52)
    return [tuple(rng.sample(pack, size)) for _ in range(count)]


def texts(codes: Iterable[int]) -> tuple[str, ...]:
    """Codes as texts."""
    return tuple(TEXTS[code] for code in codes)


def digest(values: Sequence[Any], *, greater_is_better: bool) -> str:
    """
    A fingerprint of the order of `values`, ties included: alike for all libraries that agree on every pair.

    The first `_CHECKED` values count.
    """
    values = values[:_CHECKED]
    order = sorted(range(len(values)), key=values.__getitem__, reverse=not greater_is_better)
    places = [0] * len(values)
    for lower, higher in pairwise(order):
        places[higher] = places[lower] + (values[higher] != values[lower])
    return hashlib.blake2b(repr(places).encode(), digest_size=8).hexdigest()


def evaluations(
    evaluate: Callable[..., Any], hands: Sequence[Any], *, greater_is_better: bool, at_once: int = 1_000
) -> Work:
    """One call for each hand, `evaluate(*hand)`, `at_once` hands to a batch."""
    turn = cycle([hands[first : first + at_once] for first in range(0, len(hands), at_once)])

    def batch() -> tuple[int, int]:
        for hand in next(turn):
            evaluate(*hand)
        return at_once, 0

    values = [evaluate(*hand) for hand in hands[:_CHECKED]]
    return Work(batch, digest(values, greater_is_better=greater_is_better))


def batches(
    evaluate: Callable[[Sequence[Any]], Sequence[Any]],
    hands: Sequence[Any],
    *,
    greater_is_better: bool,
    at_once: int = 1_000,
) -> Work:
    """One call for each batch of hands."""
    turn = cycle([hands[first : first + at_once] for first in range(0, len(hands), at_once)])

    def batch() -> tuple[int, int]:
        evaluate(next(turn))
        return at_once, 0

    return Work(batch, digest(evaluate(hands[:_CHECKED]), greater_is_better=greater_is_better))
