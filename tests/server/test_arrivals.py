"""Who connects and says nothing, or too much, takes no place for long."""

import asyncio
from typing import Any

from pakli.server.options import Limits, Options, networks_of
from tests.server.network import listening


async def answers(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads everything and says it was well."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


async def opened(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection that says nothing yet."""
    return await asyncio.open_connection("127.0.0.1", port)


async def cut(reader: asyncio.StreamReader) -> bool:
    """Whether the server cuts the connection, within a second, without a word."""
    try:
        return await asyncio.wait_for(reader.read(), 1) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


REQUEST = b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n"


async def test_who_says_nothing_is_cut_off() -> None:
    async with listening(answers, Options(limits=Limits(arrival_seconds=0.1))) as port:
        reader, writer = await opened(port)
        assert await cut(reader)
        writer.close()


async def test_who_says_it_a_byte_at_a_time_is_cut_off() -> None:
    async with listening(answers, Options(limits=Limits(arrival_seconds=0.2))) as port:
        reader, writer = await opened(port)
        cutting = asyncio.create_task(cut(reader))
        for byte in REQUEST[:-1]:
            if cutting.done():
                break
            writer.write(bytes((byte,)))
            await asyncio.sleep(0.02)
        assert await cutting
        writer.close()


async def test_who_goes_on_with_headers_is_cut_off() -> None:
    async with listening(answers) as port:
        reader, writer = await opened(port)
        writer.write(REQUEST[:-2] + b"x-more: and more\r\n" * 6000)
        assert await cut(reader)
        writer.close()


async def test_so_many_may_wait_and_no_more() -> None:
    async with listening(answers, Options(limits=Limits(arriving=3))) as port:
        first = [await opened(port) for _ in range(3)]
        reader, writer = await opened(port)
        assert await cut(reader)
        writer.close()
        first[0][1].write(REQUEST)
        assert (await first[0][0].readline()).startswith(b"HTTP/1.1 200")
        reader, writer = await opened(port)
        writer.write(REQUEST)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        for each in (*(writer for _, writer in first), writer):
            each.close()


async def test_a_named_proxy_has_as_many_as_it_wants() -> None:
    options = Options(limits=Limits(arriving=1), proxies=(networks_of("127.0.0.1"),))
    async with listening(answers, options) as port:
        connections = [await opened(port) for _ in range(5)]
        for reader, writer in connections:
            writer.write(REQUEST)
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            writer.close()


async def test_who_asks_again_has_the_same_patience_again() -> None:
    async with listening(answers, Options(limits=Limits(arrival_seconds=0.1))) as port:
        reader, writer = await opened(port)
        for _ in range(3):
            writer.write(REQUEST)
            assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
            await asyncio.sleep(0.15)
        writer.write(REQUEST[:-1])
        assert await cut(reader)
        writer.close()
