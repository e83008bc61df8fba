"""
Hand histories that players of many rooms kept, against figures worked out from them by somebody else.

Of the hands that balance, pot, rake and every player's net are read exactly, and come out of the engine.
"""

import csv
import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from pakli.history import HistoryError, Transcript, read_entries, replay
from pakli.texts import translator
from tests.data import data_path, needs_data

FAMILIES: Final = ("pokerstars", "fulltilt", "ggpoker")


def family(file: Path) -> str:
    return file.name.rpartition("-")[0]


def files() -> list[Path]:
    return sorted(data_path("histories").glob("*.txt"))


@cache
def entries() -> tuple[tuple[Path, Transcript | HistoryError], ...]:
    found: list[tuple[Path, Transcript | HistoryError]] = []
    for file in files():
        for entry in read_entries(file):
            assert isinstance(entry, Transcript | HistoryError)
            found.append((file, entry))
    return tuple(found)


def wanted() -> dict[tuple[str, str], dict[str, str]]:
    with data_path("histories", "expected.csv").open(encoding="utf-8", newline="") as table:
        return {(row["file"], row["hand_id"]): row for row in csv.DictReader(table) if row["status"] == "ok"}


def figures(told: Transcript) -> tuple[Decimal, Decimal, dict[str, Decimal]]:
    nets = {told.sitting(seat).name: Decimal(net) / told.scale for seat, net in told.nets().items() if net}
    return Decimal(told.pot) / told.scale, Decimal(told.rake) / told.scale, nets


def expected(row: dict[str, str]) -> tuple[Decimal, Decimal, dict[str, Decimal]]:
    nets = {name: Decimal(str(net)) for name, net in json.loads(row["net"]).items() if net}
    return Decimal(row["total_pot"]), Decimal(row["rake"]), nets


def right_ones() -> Iterator[tuple[str, Transcript]]:
    rows = wanted()
    for file, entry in entries():
        row = rows.get((file.name, entry.hand)) if isinstance(entry, Transcript) else None
        if row is not None and isinstance(entry, Transcript) and figures(entry) == expected(row):
            yield family(file), entry


@needs_data
def test_pot_rake_and_nets_are_read_exactly() -> None:
    right = Counter(name for name, _ in right_ones())
    all_of_them = Counter(family(Path(file)) for file, _ in wanted())
    for name in FAMILIES:
        assert right[name] >= Decimal("0.98") * all_of_them[name], (name, right[name], all_of_them[name])


@needs_data
def test_the_engine_comes_to_the_same_pot_rake_and_nets() -> None:
    right: Counter[str] = Counter()
    reasons: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for name, told in right_ones():
        try:
            played = replay(told)
        except HistoryError as error:
            reasons[name][error.problem.code] += 1
            continue
        ends = {seat.number: seat.stack - told.sitting(seat.number).stack for seat in played.hand.seats}
        assert {seat: net for seat, net in ends.items() if net} == {
            seat: net for seat, net in told.nets().items() if net
        }
        assert -sum(ends.values()) == told.rake
        right[name] += 1
    all_of_them = Counter(family(Path(file)) for file, _ in wanted())
    print({name: f"{right[name]} of {all_of_them[name]}" for name in FAMILIES}, dict(reasons))
    for name in FAMILIES:
        assert right[name] >= Decimal("0.95") * all_of_them[name], (name, reasons[name])


@needs_data
@pytest.mark.parametrize("language", ["en", "hu", "pl"])
def test_what_cannot_be_read_is_refused_with_one_line(language: str) -> None:
    say = translator(language)
    told: set[Path] = set()
    for file, entry in entries():
        told.add(file)
        if isinstance(entry, HistoryError):
            text = entry.problem.text(say)
            assert text
            assert "\n" not in text
            assert entry.problem.line
    assert told == set(files())
