"""phevaluator: hand evaluation in C behind Python functions. It takes codes; smaller is stronger."""

from collections.abc import Callable, Sequence
from itertools import starmap
from typing import Any

import phevaluator as library  # type: ignore[import-not-found, unused-ignore]
from phevaluator import _pheval as private  # type: ignore[import-not-found, unused-ignore]

from bench.workers.cards import batches, evaluations, random_hands
from bench.workers.serve import Work, serve


def _single(evaluate: Callable[..., Any], size: int) -> Callable[[], Work]:
    return lambda: evaluations(evaluate, _hands(size), greater_is_better=False)


def _batch(evaluate: Callable[..., Any], size: int) -> Callable[[], Work]:
    def every(hands: Sequence[Any]) -> list[Any]:
        return list(starmap(evaluate, hands))

    return lambda: batches(every, _hands(size), greater_is_better=False)


def _hands(size: int) -> list[tuple[int, ...]]:
    """Omaha (nine cards) wants the board before the hole cards."""
    hands = random_hands(size)
    return [hand[4:] + hand[:4] for hand in hands] if size == 9 else hands


WORK = {
    "seven": _single(library.evaluate_cards, 7),
    "seven-exactly": _single(library.evaluate_7cards, 7),
    "seven-batch": _batch(library.evaluate_7cards, 7),
    "seven-private": _single(private.evaluate_7cards, 7),
    "seven-private-batch": _batch(private.evaluate_7cards, 7),
    "five": _single(library.evaluate_cards, 5),
    "five-exactly": _single(library.evaluate_5cards, 5),
    "five-batch": _batch(library.evaluate_5cards, 5),
    "five-private": _single(private.evaluate_5cards, 5),
    "omaha": _single(library.evaluate_omaha_cards, 9),
    "omaha-batch": _batch(library.evaluate_omaha_cards, 9),
    "omaha-private": _single(private.evaluate_omaha_cards, 9),
}

if __name__ == "__main__":
    serve("phevaluator", WORK)
