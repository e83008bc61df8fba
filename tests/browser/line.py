"""A line between browser and server that can be cut and mended: at its end that is a lost connection."""

import asyncio
from contextlib import suppress
from typing import Self


class Line:
    """Listens at a port of its own and passes everything on, in both directions."""

    def __init__(self, target: int) -> None:
        """`target`: the server's port on this machine."""
        self._target = target
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0

    async def __aenter__(self) -> Self:
        await self.mend()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def origin(self) -> str:
        """The address of the server, through this line."""
        return f"http://127.0.0.1:{self.port}"

    async def mend(self) -> None:
        """Let everything through, at the same port as before."""
        self._server = await asyncio.start_server(self._came, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Break every connection, and let none be made."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for end in tuple(self._ends):
            end.transport.abort()

    async def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._ends.add(writer)
        with suppress(OSError):
            there, on = await asyncio.open_connection("127.0.0.1", self._target)
            self._ends.add(on)
            await asyncio.gather(self._passed(reader, on), self._passed(there, writer))
            self._ends.discard(on)
        writer.transport.abort()
        self._ends.discard(writer)

    async def _passed(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what comes until one side is closed; then the other is too."""
        with suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
