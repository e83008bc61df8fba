"""
A reverse proxy that stands for Caddy: it says by which address and scheme it was called, and hands on the
rest, WebSockets too.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

CALLER = "203.0.113.9"
"""Whom the proxy says it was called by."""


@asynccontextmanager
async def proxy_before(port: int, *, proto: str = "https") -> AsyncIterator[int]:
    """A proxy before what listens at `port`; its own port. One request on each connection."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").splitlines()
            kept = [
                line
                for line in head
                if line and not line.lower().startswith(("x-forwarded-", "connection: k"))
            ]
            told = [f"X-Forwarded-For: {CALLER}", f"X-Forwarded-Proto: {proto}"]
            upgrade = any(line.lower().startswith("upgrade:") for line in kept)
            told += [] if upgrade else ["Connection: close"]
            inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", port)
            inner_writer.write("\r\n".join([*kept, *told, "", ""]).encode("latin-1"))
            await asyncio.gather(_copied(reader, inner_writer), _copied(inner_reader, writer))

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield int(server.sockets[0].getsockname()[1])


async def _copied(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while piece := await reader.read(65536):
            writer.write(piece)
            await writer.drain()
    with suppress(OSError):
        writer.close()
