"""
A server in a process of its own, to be killed: a room without pauses, its tables seeded.

    python -m tests.server.process sqlite:////tmp/room.sqlite 8052
"""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

import httpx

from pakli.server import (
    Options,
    bound,
    build_app,
    event_loop,
    open_house,
    seed,
    serve_until_told,
    set_up_logs,
)
from tests.server.kit import LIGHT

ROOT: Final = Path(__file__).resolve().parents[2]


async def serve(url: str, port: int) -> None:
    """Serve until told to stop."""
    from pakli.room import Pace

    async with open_house(url, pace=Pace.none(), cost=LIGHT) as house:
        await seed(house)
        app = build_app(house.club, house.room, Options())
        with bound("127.0.0.1", port) as listening:
            closing = house.room.close
            await serve_until_told(app, listening, Options(), ready=lambda: None, closing=closing)


@contextmanager
def running(
    url: str, port: int, *more: str, module: str = "tests.server.process"
) -> Iterator[subprocess.Popen[bytes]]:
    """The server as a process, ready; it is killed at the end if it lives. It has nothing to complain of."""
    with TemporaryFile() as said:
        command = [sys.executable, "-m", module, url, str(port), *more]
        process = subprocess.Popen(command, cwd=ROOT, stderr=said)
        try:
            wait_until_ready(f"http://127.0.0.1:{port}", process)
            yield process
        finally:
            process.kill()
            process.wait()
            said.seek(0)
            complaints = said.read().decode()
            print(complaints)  # beside whatever failed because of them
        assert not complaints, complaints


def wait_until_ready(origin: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until it answers."""
    deadline = time.monotonic() + 60
    # Nothing here is encrypted, and to read all certificates takes longer than the server needs to start.
    with httpx.Client(base_url=origin, timeout=1, verify=False) as http:
        while time.monotonic() < deadline:
            assert process.poll() is None, f"it ended with {process.returncode}"
            try:
                if http.get("/healthz").is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
    raise AssertionError("it is not ready")


if __name__ == "__main__":
    set_up_logs("warning")
    with asyncio.Runner(loop_factory=event_loop) as runner:
        runner.run(serve(sys.argv[1], int(sys.argv[2])))
