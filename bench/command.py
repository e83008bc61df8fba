"""
The command line of the benchmark: installs the peers, measures group by group, shows and keeps the results.

The numbers also go to `bench/results.json`. Exit status: 0 measured, 1 Pakli could not be measured or
disagrees with its peers about who wins, 2 wrong usage.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from datetime import UTC, datetime

from rich.console import Console
from rich.table import Table

from bench.coordinator import Worker, WorkerError
from bench.environments import PINS, ROOT, install
from bench.groups import GROUPS, Group, Subject, chosen
from bench.machine import machine
from bench.measure import disagreeing, interleaved, results
from bench.report import Measurement, as_json, cells, disturbance, heading, markdown, replaced

README = ROOT / "bench" / "README.md"
RESULTS = ROOT / "bench" / "results.json"
_told = Console(stderr=True, highlight=False)
_shown = Console(highlight=False, width=None if sys.stdout.isatty() else 110)


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser("bench/run.py", description="Measure Pakli beside its peers from PyPI.")
    names = ", ".join(group.id for group in GROUPS)
    parser.add_argument("--only", nargs="+", default=[], metavar="GROUP", help=f"groups to measure: {names}")
    parser.add_argument("--rounds", type=int, default=9, help="slices of each subject (default 9)")
    parser.add_argument("--seconds", type=float, default=0.25, help="length of a slice (default 0.25)")
    parser.add_argument("--quick", action="store_true", help="a smoke run: 1 round, slices of 0.02 s")
    parser.add_argument("--write", action="store_true", help="put the tables into bench/README.md")
    asked = parser.parse_args(words)
    if asked.write and asked.quick:
        parser.error("--write wants a real run, not --quick")
    if asked.quick:
        asked.rounds, asked.seconds = 1, 0.02
    if asked.rounds < 1 or asked.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")
    try:
        asked.groups = chosen(asked.only)
    except ValueError as error:
        parser.error(str(error))
    return asked


def _missing(groups: Iterable[Group]) -> dict[str, str]:
    """Peers these groups need that do not install, and what went wrong."""
    needed = {subject.library for group in groups for subject in group.subjects} & PINS.keys()
    missing: dict[str, str] = {}
    for library in sorted(needed):
        _told.print(f"environment of {PINS[library]}")
        trouble = install(library)
        if trouble:
            missing[library] = trouble
    return missing


def _started(
    group: Group, missing: dict[str, str], stack: ExitStack, found: Measurement
) -> dict[Subject, Worker]:
    """The group's workers, each prepared and idle; troubles are noted in `found`."""
    workers: dict[Subject, Worker] = {}
    for subject in group.subjects:
        try:
            if subject.library in missing:
                raise WorkerError(missing[subject.library])
            worker = stack.enter_context(Worker(subject))
        except WorkerError as error:
            found.troubles[subject] = str(error)
            continue
        workers[subject] = worker
        found.versions[subject.library] = worker.version
    for subject in disagreeing({subject: worker.digest for subject, worker in workers.items()}):
        found.troubles[subject] = "orders hands otherwise than the others"
        del workers[subject]
    return workers


def _measured(group: Group, missing: dict[str, str], asked: argparse.Namespace) -> Measurement:
    """Measure one group."""
    found = Measurement(group, f"{datetime.now(UTC):%Y-%m-%d}", asked.rounds, asked.seconds)

    def heard(number: int) -> None:
        _told.print(f"{group.title}: round {number} of {asked.rounds}")

    with ExitStack() as stack:
        workers = _started(group, missing, stack, found)
        reference = workers.pop(group.reference, None)
        try:
            turns = interleaved(
                reference,
                list(workers.values()),
                rounds=asked.rounds,
                seconds=asked.seconds,
                order=random.Random(),
                heard=heard,
                failed=found.troubles.__setitem__,
            )
        except WorkerError as error:
            found.troubles[group.reference] = str(error)
        else:
            found.results = results(turns)
    return found


def _show(found: Measurement) -> None:
    """A group's table on standard output."""
    table = Table(title=found.group.title, title_justify="left")
    for place, column in enumerate(heading(found.group)):
        table.add_column(column, justify="left" if place < 2 else "right")
    for result in found.results:
        style = "bold" if result.subject.library == "pakli" else ""
        table.add_row(*cells(found.group, result), style=style)
    _shown.print(table)
    if disturbance(found):
        _shown.print(disturbance(found))
    for subject, trouble in found.troubles.items():
        _shown.print(f"Not measured: {subject}: {trouble}", markup=False)
    _shown.print()


def _write(described: dict[str, str], measurements: Sequence[Measurement]) -> None:
    """The measured parts of the README."""
    text = replaced(
        README.read_text(encoding="utf-8"),
        "machine",
        "\n".join(f"- {name}: {value}" for name, value in described.items()),
    )
    for found in measurements:
        text = replaced(text, found.group.id, markdown(found))
    README.write_text(text, encoding="utf-8")


def main(words: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; the exit status."""
    asked = _arguments(words)
    described = machine()
    for name, value in described.items():
        _shown.print(f"{name}: {value}")
    missing = _missing(asked.groups)
    measurements: list[Measurement] = []
    for group in asked.groups:
        measurements.append(_measured(group, missing, asked))
        _show(measurements[-1])
    RESULTS.write_text(json.dumps(as_json(described, measurements), indent=2) + "\n", encoding="utf-8")
    if not all(found.whole for found in measurements):
        return 1
    if asked.write:
        _write(described, measurements)
    return 0
