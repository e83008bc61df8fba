"""
One server from its start to its end: opened in order, told to stop by a signal, closed in order.

The room is closed before the sockets: whoever plays sees his table stand still and not himself gone; and
nothing is said that was not kept.

Knows       uvicorn, signals. Tested in tests/server/test_serving.py
"""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from typing import Any, Final, cast

import uvicorn
from structlog import get_logger

from pakli.server.arrivals import arrivals
from pakli.server.gate import App
from pakli.server.options import Options
from pakli.server.sockets import SocketProtocol

__all__ = ["config_of", "event_loop", "serve_until_told"]

_PING_SECONDS: Final = 10
"""A page that answers no ping for as long is gone: a dead socket is found in twice this."""
_ENDING: Final = ("SIGTERM", "SIGINT", "SIGHUP")
"""Not every system has all of them. Who starts a program by `nohup` has it ignore the last."""
_LEAVING_SECONDS: Final = 1
"""Requests under way when the server is told to stop have so long."""

_COLLECT_EVERY: Final = (50_000, 50, 20)
"""
Thresholds of Python's collector of rings of objects. A room makes and drops thousands of objects with every
action, and they are freed as they are dropped: at its usual pace the collector would look through whole
tables for rings that are not there, for half of the time.
"""
_SWITCH: Final = 0.0005
"""
Seconds after which a busy thread lets another go on. The one that commits waits so long after each statement
while the room is busy, and everybody waits for it. Measured beside Python's usual 5 ms: at half load all are
told of an action in 12 ms instead of 17, and a few in a hundred more are done.
"""

_log = get_logger("pakli.server")


class _Server(uvicorn.Server):
    """uvicorn, which says when it is ready and leaves signals to us."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            _set_for_many()
            self._ready()


async def serve_until_told(
    app: App,
    listening: socket.socket,
    options: Options,
    *,
    ready: Callable[[], None],
    closing: Callable[[], Awaitable[None]],
) -> None:
    """
    Serve `app` until the process is told to stop: by SIGTERM, SIGINT, or SIGHUP, when its terminal is closed.

    Args:
        app: from `build_app`.
        listening: from `bound`; closed at the end.
        options: what it was told, proxies and limits among it.
        ready: called once, when requests are answered.
        closing: awaited when it was told to stop, while the sockets are still open.
    """
    server = _Server(config_of(app, options), ready)
    stop = asyncio.Event()
    running = asyncio.create_task(server.serve([listening]))
    with _signals(stop):
        told = asyncio.create_task(stop.wait())
        await asyncio.wait({told, running}, return_when=asyncio.FIRST_COMPLETED)
        told.cancel()
        try:
            _log.info("closing")
            await closing()
        finally:
            server.should_exit = True
            await running


def _set_for_many() -> None:
    """Leave what there is now to the collector no more, which stays; and set the process's pace."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT_EVERY)
    sys.setswitchinterval(_SWITCH)


def event_loop() -> asyncio.AbstractEventLoop:
    """The fastest event loop there is here."""
    try:
        import uvloop
    except ImportError:  # not to be had on Windows
        return asyncio.new_event_loop()
    return cast(asyncio.AbstractEventLoop, uvloop.new_event_loop())


def config_of(app: App, options: Options) -> uvicorn.Config:
    """How uvicorn is told to serve `app`."""
    return uvicorn.Config(
        cast(Any, app),
        http=arrivals(options.limits, options.proxies),
        ws=SocketProtocol,
        ws_max_size=options.limits.message_bytes,
        ws_ping_interval=_PING_SECONDS,
        ws_ping_timeout=_PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        # The gate reads forwarded headers itself, and only of proxies that were named.
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=_LEAVING_SECONDS,
    )


@contextmanager
def _signals(stop: asyncio.Event) -> Generator[None, None, None]:
    """Set `stop` at each signal that ends a program, while the block runs; one that is ignored stays so."""
    loop = asyncio.get_running_loop()
    kinds = [getattr(signal, name) for name in _ENDING if hasattr(signal, name)]
    before = {kind: signal.getsignal(kind) for kind in kinds}
    before = {kind: handler for kind, handler in before.items() if handler != signal.SIG_IGN}
    for kind in before:
        signal.signal(kind, lambda *_: loop.call_soon_threadsafe(stop.set))
    try:
        yield
    finally:
        for kind, handler in before.items():
            signal.signal(kind, handler)
