"""
What is shown of the results: tables for people, JSON for programs, the measured parts of `bench/README.md`.

A measured part of the README lies between two comment lines, ``<!-- measured: NAME -->`` and
``<!-- end: NAME -->``; everything else there is written by hand and stays.

Tested in   tests/bench/test_bench.py
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bench.groups import Group, Subject
from bench.measure import QUIET, Result

__all__ = ["Measurement", "amount", "as_json", "cells", "heading", "markdown", "replaced", "times"]


@dataclass(slots=True)
class Measurement:
    """One group, measured."""

    group: Group
    day: str
    rounds: int
    seconds: float
    results: list[Result] = field(default_factory=list)
    versions: dict[str, str] = field(default_factory=dict)
    """By library."""
    troubles: dict[Subject, str] = field(default_factory=dict)
    """Subjects that could not be measured, or not to the end, and why."""

    @property
    def whole(self) -> bool:
        """Whether Pakli was measured in all it was to be."""
        return not any(subject.library == "pakli" for subject in self.troubles)


def amount(value: float) -> str:
    """A rate in three figures: ``1.23M``, ``45.6k``, ``789``, ``7.89``."""
    for size, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if value >= 0.9995 * size:
            return f"{_figures(value / size)}{letter}"
    return _figures(value)


def _figures(value: float) -> str:
    """Three figures, more before the point where it takes more."""
    exponent = int(f"{value:.2e}".partition("e")[2])
    return f"{value:.{max(0, 2 - exponent)}f}"


def times(ratio: float | None) -> str:
    """A ratio, or that there is none."""
    return "none" if ratio is None else _figures(ratio)


def heading(group: Group) -> tuple[str, ...]:
    """The columns of a group's table."""
    columns = ("library", "call", f"{group.unit}/s", "ratio", "ratio, least to most")
    return (*columns, "actions a hand") if group.unit == "hands" else columns


def cells(group: Group, result: Result) -> tuple[str, ...]:
    """A result as a row of that table."""
    reference = result.subject == group.reference
    row = (
        result.subject.library,
        result.subject.call + (" (reference)" if reference else ""),
        amount(result.rate),
        times(result.ratio),
        "" if reference else f"{times(result.ratio_least)} to {times(result.ratio_most)}",
    )
    return (*row, f"{result.actions:.1f}") if group.unit == "hands" else row


def disturbance(measurement: Measurement) -> str:
    """A sentence about subjects that had to share the machine; nothing if none had."""
    shared = [result for result in measurement.results if result.share < QUIET]
    if not shared:
        return ""
    least = min(result.share for result in shared)
    return (
        f"The machine was not quiet: {len(shared)} of {len(measurement.results)} subjects had a slice "
        f"in which they got less than {QUIET:.0%} of a core, {least:.0%} at the least."
    )


def markdown(measurement: Measurement) -> str:
    """A group's measured part of the README."""
    group = measurement.group
    columns = heading(group)
    rows = [cells(group, result) for result in measurement.results]
    rows = [tuple(f"**{cell}**" for cell in row) if row[0] == "pakli" else row for row in rows]
    lines = [f"| {' | '.join(row)} |" for row in (columns, ("---",) * len(columns), *rows)]
    versions = ", ".join(f"{library} {version}" for library, version in sorted(measurement.versions.items()))
    notes = [
        f"{measurement.day}: {measurement.rounds} rounds, slices of {measurement.seconds} s. {versions}.",
        disturbance(measurement),
        *(f"Not measured: {subject}." for subject in measurement.troubles),
    ]
    return "\n".join([*lines, "", *filter(None, notes)])


def replaced(text: str, name: str, body: str) -> str:
    """
    `text` with its measured part `name` replaced by `body`.

    Raises:
        ValueError: there is no such part.
    """
    begin, end = f"<!-- measured: {name} -->", f"<!-- end: {name} -->"
    part = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    if not part.search(text):
        raise ValueError(f"bench/README.md has no measured part {name!r}")
    return part.sub(lambda _: f"{begin}\n{body}\n{end}", text)


def as_json(machine: Mapping[str, str], measurements: Sequence[Measurement]) -> dict[str, object]:
    """Everything as plain values."""
    return {
        "machine": dict(machine),
        "groups": [
            {
                "id": each.group.id,
                "title": each.group.title,
                "unit": each.group.unit,
                "reference": each.group.reference.key,
                "day": each.day,
                "rounds": each.rounds,
                "seconds": each.seconds,
                "versions": each.versions,
                "troubles": {subject.key: trouble for subject, trouble in each.troubles.items()},
                "results": [_plain(result) for result in each.results],
            }
            for each in measurements
        ],
    }


def _plain(result: Result) -> dict[str, object]:
    return {
        "subject": result.subject.key,
        "library": result.subject.library,
        "call": result.subject.call,
        "rate": result.rate,
        "least": result.least,
        "most": result.most,
        "ratio": result.ratio,
        "ratio_least": result.ratio_least,
        "ratio_most": result.ratio_most,
        "actions": result.actions,
        "share": result.share,
        "rounds": result.rounds,
    }
