"""An application served on this machine, by real sockets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from uvicorn import Server

from pakli.server.gate import App
from pakli.server.options import Options
from pakli.server.ports import bound
from pakli.server.running import config_of


@asynccontextmanager
async def listening(app: App, options: Options | None = None) -> AsyncIterator[int]:
    """Serve `app` on this machine while the block runs; the port."""
    with bound("127.0.0.1", 0) as socket:
        server = Server(config_of(app, options or Options()))
        running = asyncio.create_task(server._serve([socket]))
        while not server.started:
            await asyncio.sleep(0.005)
        try:
            yield socket.getsockname()[1]
        finally:
            server.should_exit = True
            await running
