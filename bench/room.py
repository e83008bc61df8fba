"""
How much play one server takes: full tables of instant clients over real sockets, engine and commits included.

    python bench/room.py [--tables N] [--seconds N] [--json] [--write]

The server has a core to itself, the clients the other. First everybody acts at once, which gives the most
it takes; then half as many actions come, evenly, which gives how long an action takes until the last of its
table has been told. Beside it the same sockets without a room: a frame decoded, one of the same length
written once, sent to six. All of it on SQLite, then on PostgreSQL, which shares the clients' core.
`--write` puts the tables into bench/README.md too.
"""

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # the repository, where `bench` is a package

from bench.workers.room_clients import SEATS, Figures, Table, connected

ROOT: Final = Path(__file__).resolve().parent.parent


class Rates(Struct):
    """What was reached."""

    actions: float
    """A second; so are the next two."""
    deliveries: float
    bytes_in: float
    p50: float
    """Milliseconds from an action to the last of its table's deliveries."""
    p99: float
    cores: float
    """Of a core, what the server got: less than one where something else ran beside it."""


class Report(Struct):
    """Everything that is told of one database."""

    database: str
    tables: int
    most: Rates
    half: Rates
    bare: Rates
    kilobytes: float
    """Memory that one more full table takes, after play, its six sockets included."""
    kilobytes_bare: float
    """What six sockets take without a room."""


@contextlib.contextmanager
def server(kind: str, what: str, tables: int) -> Iterator[tuple[dict[str, Any], int]]:
    """A server in its own process: what it says of itself, and its process id."""
    words = [sys.executable, "-m", "bench.workers.room_server", kind, what, str(tables)]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield json.loads(process.stdout.readline()), process.pid
        finally:
            process.terminate()


async def measured(figures: Figures, seconds: float, process: int) -> Rates:
    """Let it run for a while; then count, and what the server's process takes."""
    await asyncio.sleep(seconds / 4)
    figures.actions = figures.deliveries = figures.bytes_in = 0
    figures.took.clear()
    loop = asyncio.get_running_loop()
    began, worked = loop.time(), busy(process)
    await asyncio.sleep(seconds)
    passed, worked = loop.time() - began, busy(process) - worked
    took = sorted(figures.took) or [0.0]
    return Rates(
        figures.actions / passed,
        figures.deliveries / passed,
        figures.bytes_in / passed,
        1000 * took[len(took) // 2],
        1000 * took[len(took) * 99 // 100],
        worked / passed,
    )


@contextlib.asynccontextmanager
async def clients(told: dict[str, Any], names: Sequence[str]) -> AsyncIterator[tuple[list[Table], Figures]]:
    """Everybody connected."""
    figures = Figures()
    tables, sockets = await connected(told["port"], names, told.get("sessions", ()), figures)
    try:
        yield tables, figures
    finally:
        sockets.close()


async def room(url: str, tables: int, seconds: float) -> tuple[Rates, Rates, int]:
    """The room: as fast as it goes, at half of that, and the bytes that all its tables hold."""
    with server("room", url, tables) as (told, process):
        async with clients(told, told["tables"]) as (made, figures):
            most = await measured(figures, seconds, process)
            pause = tables / max(1.0, most.actions / 2)
            for table in made:
                table.pause = pause
            half = await measured(figures, seconds, process)
            return most, half, resident(process) - told["bytes_before"]


async def bare(size: int, tables: int, seconds: float) -> tuple[Rates, int]:
    """The same sockets without a room, and their bytes."""
    with server("bare", str(size), tables) as (told, process):
        async with clients(told, [str(number) for number in range(tables)]) as (made, figures):
            for table in made:
                first = table.seats[0]
                table.acts(first, b'{"table":%s,"n":1}' % table.name.encode())
            rates = await measured(figures, seconds, process)
            return rates, resident(process) - told["bytes_before"]


def resident(process: int) -> int:
    """Bytes of memory a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGESIZE")


def busy(process: int) -> float:
    """Seconds of a processor that a process has had."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(url: str, tables: int, seconds: float) -> Report:
    """
    Measure everything, on the database at `url`; empty: SQLite in a temporary folder.

    What a table takes is the difference between many tables and few: what the first brings with it for all is
    not counted.
    """
    few = max(1, tables // 8)
    with tempfile.TemporaryDirectory() as folder:
        first = run(room(url or f"sqlite:///{folder}/few.sqlite", few, seconds / 4))
        most, half, held = run(room(url or f"sqlite:///{folder}/many.sqlite", tables, seconds))
    size = round(most.bytes_in / most.deliveries)
    plain_few = run(bare(size, few, seconds / 4))
    plain, sockets = run(bare(size, tables, seconds / 2))
    more = 1000 * max(1, tables - few)
    return Report(
        url.partition(":")[0] or "sqlite",
        tables,
        most,
        half,
        plain,
        (held - first[2]) / more,
        (sockets - plain_few[1]) / more,
    )


def run(work: Any) -> Any:
    """Run clients in the fastest event loop there is."""
    from pakli.server import event_loop

    with asyncio.Runner(loop_factory=event_loop) as runner:
        return runner.run(work)


def markdown(reports: Sequence[Report]) -> str:
    """The tables."""
    rows = [
        "| database | | actions/s | deliveries/s | median ms | p99 ms | of a core |",
        "|---|---|---|---|---|---|---|",
    ]
    notes = []
    for done in reports:
        for name, rates in (("at once", done.most), ("at half", done.half), ("bare fan-out", done.bare)):
            figures = f"{rates.actions:,.0f} | {rates.deliveries:,.0f} | {rates.p50:.1f} | {rates.p99:.1f}"
            rows.append(f"| {done.database} | {name} | {figures} | {rates.cores:.2f} |")
        notes.append(
            f"On {done.database}, {done.tables} tables of {SEATS}; a delivery is "
            f"{done.most.bytes_in / done.most.deliveries:,.0f} bytes. "
            f"One more table takes {done.kilobytes:,.0f} kB with its six sockets; "
            f"six sockets alone {done.kilobytes_bare:,.0f} kB."
        )
    return "\n".join([*rows, "", *notes])


@contextlib.contextmanager
def databases() -> Iterator[tuple[str, ...]]:
    """SQLite, and a PostgreSQL brought for the purpose."""
    from bench.store import postgresql

    with postgresql() as url:
        yield "", url


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().splitlines()[0])
    parser.add_argument("--tables", type=int, default=166)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), help="default: both")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="put the tables into bench/README.md")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {1 % (os.cpu_count() or 1)})
    wanted = {"sqlite": slice(0, 1), "postgresql": slice(1, 2), None: slice(0, 2)}[asked.database]
    with databases() as urls:
        reports = [report(url, asked.tables, asked.seconds) for url in urls[wanted]]
    if asked.json:
        import msgspec

        print(msgspec.json.encode(reports).decode())
    else:
        print(markdown(reports))
    if asked.write:
        from bench.report import replaced

        page = ROOT / "bench" / "README.md"
        page.write_text(replaced(page.read_text("utf-8"), "room", markdown(reports)), "utf-8")


if __name__ == "__main__":
    main()
