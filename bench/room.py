"""
How much play one server takes: full tables of instant clients over real sockets, engine and commits included.

    python bench/room.py [--tables N] [--seconds N] [--database URL] [--json]

The server has a core to itself, the clients the other. First everybody acts at once, which gives the most
it takes; then half as many actions come, evenly, which gives how long an action takes until the last of its
table has been told. Beside it the same sockets without a room: a frame decoded, one of the same length
written once, sent to six.
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
    """Everything that is printed."""

    tables: int
    database: str
    most: Rates
    half: Rates
    bare: Rates
    kilobytes_by_table: float
    """Memory of the room for a full table, its players seated and nobody connected."""
    kilobytes_by_table_connected: float
    """The same with six sockets, after all that was played."""
    kilobytes_by_table_bare: float
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
    tables = await connected(told["port"], names, told.get("sessions", ()), figures)
    try:
        yield tables, figures
    finally:
        for table in tables:
            for seat in table.seats:
                seat.close()


async def room(url: str, tables: int, seconds: float) -> tuple[Rates, Rates, float, float]:
    """The room: as fast as it goes, at half of that, and kilobytes a table without and with sockets."""
    with server("room", url, tables) as (told, process):
        async with clients(told, told["tables"]) as (made, figures):
            most = await measured(figures, seconds, process)
            pause = tables / (most.actions / 2)
            for table in made:
                table.pause = pause
            half = await measured(figures, seconds, process)
        held = (resident(process) - told["bytes_before"]) / tables
    return most, half, told["bytes_by_table"] / 1000, held / 1000


async def bare(size: int, tables: int, seconds: float) -> tuple[Rates, float]:
    """The same sockets without a room, and kilobytes a table."""
    with server("bare", str(size), tables) as (told, process):
        async with clients(told, [str(number) for number in range(tables)]) as (made, figures):
            for table in made:
                first = table.seats[0]
                table.acts(first, b'{"table":%s,"n":1}' % table.name.encode())
            rates = await measured(figures, seconds, process)
            return rates, (resident(process) - told["bytes_before"]) / tables / 1000


def resident(process: int) -> int:
    """Bytes of memory a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGESIZE")


def busy(process: int) -> float:
    """Seconds of a processor that a process has had."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(tables: int, seconds: float, url: str) -> Report:
    """Measure everything."""
    with tempfile.TemporaryDirectory() as folder:
        database = url or f"sqlite:///{folder}/room.sqlite"
        most, half, empty, full = run(room(database, tables, seconds))
    size = round(most.bytes_in / most.deliveries)
    plain, sockets = run(bare(size, tables, seconds))
    return Report(tables, database.partition(":")[0], most, half, plain, empty, full, sockets)


def run(work: Any) -> Any:
    """Run clients in the fastest event loop there is."""
    from pakli.server import event_loop

    with asyncio.Runner(loop_factory=event_loop) as runner:
        return runner.run(work)


def lines(done: Report) -> list[str]:
    """The report in words."""
    told = [f"{done.tables} tables of {SEATS}, {done.database}, server and clients a core each"]
    for name, rates in (("at once", done.most), ("at half", done.half), ("bare fan-out", done.bare)):
        counted = f"{rates.actions:8,.0f} actions/s {rates.deliveries:9,.0f} deliveries/s"
        told.append(f"{name:14} {counted}   p99 {rates.p99:6.1f} ms   {rates.cores:.2f} of a core")
    told.append(f"a delivery is {done.most.bytes_in / done.most.deliveries:,.0f} bytes")
    full = f"after play with six sockets {done.kilobytes_by_table_connected:,.0f} kB"
    sockets = f"six sockets alone {done.kilobytes_by_table_bare:,.0f} kB"
    told.append(f"a table takes {done.kilobytes_by_table:,.0f} kB; {full}; {sockets}")
    return told


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().splitlines()[0])
    parser.add_argument("--tables", type=int, default=166)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--database", default="", help="URL; default: SQLite in a temporary folder")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {1 % (os.cpu_count() or 1)})
    done = report(asked.tables, asked.seconds, asked.database)
    if asked.json:
        import msgspec

        print(msgspec.json.encode(done).decode())
    else:
        print("\n".join(lines(done)))


if __name__ == "__main__":
    main()
