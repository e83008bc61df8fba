"""
Makes the tables of `pakli.odds.pot_shares` again: the part of the pot of each class, by random deals.

    python tools/pot_shares.py omaha --processes 2

It is the same table whatever the processes. One core takes two minutes for `omaha`, three for
`omaha-high-low`, as long for five cards, ten seconds for `stud-high-low`.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from pakli.odds import deals
from pakli.odds.deals import Seat, Spot
from pakli.odds.games import showdown_of
from pakli.odds.listed import codes_of
from pakli.odds.plans import told
from pakli.odds.pot_shares import CARDS, classes_of, packed

__all__ = ["SAMPLES", "share"]

SAMPLES = {3: 60_000, 4: 60_000, 5: 10_000}
"""Deals for each class, by cards of a hand."""
_FOLDER = Path(__file__).resolve().parents[1] / "src" / "pakli" / "odds" / "shares"
_AT_ONCE = 256


def share(game: str, hand: list[int], number: int, samples: int) -> float:
    """The part of the pot that a hand of these codes takes; the class's number is the seed."""
    showdown = showdown_of(game)
    spot = Spot(showdown, b"", b"")
    seats = (
        Seat("", np.array([hand], np.uint8), np.ones(1), showdown.hole - len(hand)),
        Seat("", np.zeros((1, 0), np.uint8), np.ones(1), showdown.hole),
    )
    counts = deals.sample(spot, seats, number, 0, samples)
    assert counts is not None, "two hands that go together"
    pairs = [(outcome, times) for outcome, times in enumerate(counts.tolist()) if times]
    return told(spot, seats, pairs, samples, sampled=True).equities[0]


def _shares(game: str, first: int, hands: list[list[int]], samples: int) -> list[float]:
    return [share(game, hand, first + at, samples) for at, hand in enumerate(hands)]


def main() -> None:
    """Make one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=CARDS)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    cards = CARDS[asked.game]
    hands = codes_of(classes_of(cards), cards).tolist()
    starts = range(0, len(hands), _AT_ONCE)
    with ProcessPoolExecutor(asked.processes, get_context("spawn")) as executor:
        futures = [
            executor.submit(_shares, asked.game, start, hands[start : start + _AT_ONCE], SAMPLES[cards])
            for start in starts
        ]
        found = np.array([part for future in futures for part in future.result()])
    (_FOLDER / f"{asked.game}.bin").write_bytes(packed(found, cards))


if __name__ == "__main__":
    main()
