"""pkrbot: hand evaluation in C behind one Python function. It takes a list of card objects."""

from collections.abc import Callable

import pkrbot as library  # type: ignore[import-not-found, unused-ignore]

from bench.workers.cards import evaluations, random_hands, texts
from bench.workers.serve import Work, serve


def _single(size: int) -> Callable[[], Work]:
    def prepared() -> Work:
        hands = [([library.Card(text) for text in texts(hand)],) for hand in random_hands(size)]
        return evaluations(library.evaluate, hands, greater_is_better=True)

    return prepared


WORK = {"seven": _single(7), "five": _single(5)}

if __name__ == "__main__":
    serve("pkrbot", WORK)
