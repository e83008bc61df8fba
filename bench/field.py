"""
How the work of a tournament grows with its field: bots play fields of several sizes, in one process.

    python bench/field.py [--players 100 1000 10000] [--seed N] [--json]

Prints hands, processor time, time a hand, and the exponent of the growth from each size to the next: 1 where
ten times the players take ten times as long. Processor time, so that what else runs beside it does not count;
the hands themselves are part of it.
"""

import argparse
import json
import sys
from itertools import pairwise
from math import log
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from msgspec import Struct

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # the repository, where `bench` is a package

from pakli.bots import RandomBot
from pakli.bots.field import Field
from pakli.tournament.planner import Wish, plan
from pakli.tournament.structure import Price


class Run(Struct):
    """One field, played to its end. `seconds` of processor time."""

    players: int
    hands: int
    seconds: float


def run(players: int, seed: int) -> Run:
    """Play one field."""
    structure = plan(Wish(players, 10_000, 90, entry=Price(1_000))).structure
    start = process_time()
    field = Field(structure, players, RandomBot, rng=Random(seed))
    for _ in field.play():
        pass
    assert field.tournament.takings.paid_out == field.tournament.takings.collected
    return Run(players, field.hands, process_time() - start)


def exponents(runs: list[Run]) -> list[float]:
    """How time grows from each field to the next, as a power of the players."""
    return [log(b.seconds / a.seconds) / log(b.players / a.players) for a, b in pairwise(runs)]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How the work of a tournament grows with its field.")
    parser.add_argument("--players", type=int, nargs="+", default=[100, 1_000, 10_000])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    runs = [run(players, options.seed) for players in sorted(set(options.players))]
    grown: list[Any] = [None, *exponents(runs)]
    if options.json:
        rows = [
            {"players": one.players, "hands": one.hands, "seconds": one.seconds, "exponent": power}
            for one, power in zip(runs, grown, strict=True)
        ]
        print(json.dumps(rows))
        return
    for one, power in zip(runs, grown, strict=True):
        each = 1e6 * one.seconds / one.hands
        growth = "" if power is None else f"  exponent {power:.2f}"
        print(
            f"{one.players:>6} players {one.hands:>8} hands {one.seconds:8.1f} s {each:6.0f} µs each{growth}"
        )


if __name__ == "__main__":
    main()
