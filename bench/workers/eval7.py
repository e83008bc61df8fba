"""eval7: odds of a hand against a range, sampled; its exact call is right only with a whole board."""

import eval7 as library  # type: ignore[import-not-found, unused-ignore]

from bench.workers.questions import ACES, RANGES, SAMPLES, sampled
from bench.workers.serve import Work, serve


def _hand() -> Work:
    hand = [library.Card(ACES[:2]), library.Card(ACES[2:])]
    kings = library.HandRange("KK")
    return sampled(lambda: library.py_hand_vs_range_monte_carlo(hand, kings, [], SAMPLES))


def _ranges() -> Work:
    """Every hand of the first range against the second: so many deals for each of the 22."""
    first, second = (library.HandRange(text) for text in RANGES)
    each = SAMPLES // len(first)
    return sampled(lambda: library.py_all_hands_vs_range(first, second, [], each), each * len(first))


WORK = {"sampled-hand": _hand, "sampled-ranges": _ranges}

if __name__ == "__main__":
    serve("eval7", WORK)
