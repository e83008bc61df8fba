"""
How the work of a tournament grows with its field: bots play fields of several sizes, each in one process.

    python bench/field.py [--players 100 1000 10000] [--seed N] [--json] [--write]

For each field: hands, how long it took, hands a second, the most memory its process had, the longest pause
between two hands, and the exponent of the growth from the field before: 1 where ten times the players take
ten times as long. The exponent is of processor time, so that what else runs beside it does not count; the
hands themselves are part of it. `--write` puts the table into bench/README.md too.
"""

import argparse
import json
import resource
import subprocess
import sys
from collections.abc import Sequence
from itertools import pairwise
from math import log
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Final

import msgspec
from msgspec import Struct

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # the repository, where `bench` is a package

from pakli.bots import RandomBot
from pakli.bots.field import Field
from pakli.tournament.planner import Wish, plan
from pakli.tournament.structure import Price

ROOT: Final = Path(__file__).resolve().parent.parent


class Run(Struct):
    """One field, played to its end."""

    players: int
    hands: int
    wall: float
    """Seconds from the first entry to the last place; so are the next two."""
    seconds: float
    """Of processor time."""
    pause: float
    """The longest from one hand's end to the next one's, over all tables."""
    megabytes: float
    """The most memory the process had, Python and Pakli included."""


def run(players: int, seed: int) -> Run:
    """Play one field here."""
    structure = plan(Wish(players, 10_000, 90, entry=Price(1_000))).structure
    began, worked = perf_counter(), process_time()
    field = Field(structure, players, RandomBot, rng=Random(seed))
    pause, last = 0.0, perf_counter()
    for _ in field.play():
        now = perf_counter()
        pause, last = max(pause, now - last), now
    wall, worked = perf_counter() - began, process_time() - worked
    takings = field.tournament.takings
    if takings.paid_out != takings.collected:
        raise ArithmeticError(f"{takings.collected} was taken and {takings.paid_out} paid")
    return Run(players, field.hands, wall, worked, pause, _most_memory())


def _most_memory() -> float:
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1e6 if sys.platform == "darwin" else most / 1e3  # there in bytes, elsewhere in kilobytes


def run_alone(players: int, seed: int) -> Run:
    """Play one field in a process of its own, so that its memory is its own."""
    words = [sys.executable, str(Path(__file__).resolve()), "--here", "--players", str(players)]
    done = subprocess.run([*words, "--seed", str(seed)], cwd=ROOT, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=Run)


def exponents(runs: Sequence[Run]) -> list[float]:
    """How time grows from each field to the next, as a power of the players."""
    return [log(b.seconds / a.seconds) / log(b.players / a.players) for a, b in pairwise(runs)]


def markdown(runs: Sequence[Run]) -> str:
    """The table, and on which part of a core it was measured."""
    rows = [
        "| players | hands | seconds | hands/s | memory | longest pause | growth, a power of the players |",
        "|---|---|---|---|---|---|---|",
    ]
    grown = ["", *[f"{power:.2f}" for power in exponents(runs)]]
    for one, power in zip(runs, grown, strict=True):
        figures = f"{one.wall:.1f} | {one.hands / one.wall:,.0f} | {one.megabytes:.0f} MB"
        rows.append(f"| {one.players:,} | {one.hands:,} | {figures} | {1000 * one.pause:.0f} ms | {power} |")
    share = min(one.seconds / one.wall for one in runs)
    return "\n".join([*rows, "", f"The process had {100 * share:.0f} % of a core at least."])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How the work of a tournament grows with its field.")
    parser.add_argument("--players", type=int, nargs="+", default=[100, 1_000, 10_000])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="put the table into bench/README.md")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if min(asked.players) < 2:
        parser.error("a field has two players or more")
    if asked.here:
        sys.stdout.write(msgspec.json.encode(run(asked.players[0], asked.seed)).decode())
        return
    runs = [run_alone(players, asked.seed) for players in sorted(set(asked.players))]
    if asked.json:
        grown = [None, *exponents(runs)]
        rows = [msgspec.structs.asdict(one) | {"exponent": by} for one, by in zip(runs, grown, strict=True)]
        print(json.dumps(rows))
    else:
        print(markdown(runs))
    if asked.write:
        from bench.report import replaced

        page = ROOT / "bench" / "README.md"
        page.write_text(replaced(page.read_text("utf-8"), "field", markdown(runs)), "utf-8")


if __name__ == "__main__":
    main()
