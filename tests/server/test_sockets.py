"""The small socket interface over uvicorn's socket, with real connections."""

import asyncio
import socket as system
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from pakli.server.metrics import Metrics
from pakli.server.options import Limits, Options
from pakli.server.sockets import PageSocket, protocol_of
from tests.server.network import listening


class Page:
    """An application that keeps its socket, and what it was told."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.metrics = Metrics()
        self.socket: PageSocket
        self.frames: list[bytes] = []
        self.drains = 0
        self.closed = asyncio.Event()

    def receive(self, frame: bytes | str) -> None:
        self.frames.append(frame if isinstance(frame, bytes) else frame.encode())

    def drained(self) -> None:
        self.drains += 1

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        loop = asyncio.get_running_loop()
        self.socket = PageSocket(protocol_of(scope), send, self.limits, self.metrics, loop)
        self.socket.told(self)
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        self.socket.gone()
        self.closed.set()


@asynccontextmanager
async def opened(**limits: float) -> AsyncIterator[tuple[Page, ClientConnection]]:
    """A page, and a client connected to it that has a small window."""
    page = Page(Limits(**limits))  # type: ignore[arg-type]
    async with listening(page, Options(limits=page.limits)) as port:
        narrow = system.create_connection(("127.0.0.1", port))
        narrow.setsockopt(system.SOL_SOCKET, system.SO_RCVBUF, 32768)
        narrow.setblocking(False)
        address = f"ws://127.0.0.1:{port}/ws"
        async with connect(
            address, sock=narrow, compression=None, max_queue=4, max_size=None, close_timeout=0.2
        ) as client:
            yield page, client


async def until(what: Any) -> None:
    """Wait until `what()` is true; a second at most."""
    for _ in range(200):
        if what():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it did not come to that")


@pytest.mark.parametrize("size", [1, 125, 126, 127, 65535, 65536, 200_000])
async def test_a_frame_of_any_size_arrives_as_it_was_sent(size: int) -> None:
    async with opened() as (page, client):
        await until(lambda: hasattr(page, "socket"))
        page.socket.send(b"x" * size)
        assert await client.recv() == "x" * size


async def test_frames_in_parts_and_as_bytes_are_told_whole_and_in_order() -> None:
    async with opened() as (page, client):
        await client.send(["one ", "and ", "a half"])
        await client.send(b"two")
        await client.send("három")
        await until(lambda: len(page.frames) == 3)
        assert page.frames == [b"one and a half", b"two", "három".encode()]


async def test_it_is_said_when_the_system_has_taken_a_frame_and_not_before() -> None:
    async with opened() as (page, client):
        await until(lambda: hasattr(page, "socket"))
        taken: list[int] = []
        for number in range(3):
            page.socket.send(b"a little", lambda number=number: taken.append(number))  # type: ignore[misc]
        assert taken == [], "never from within the call"
        await until(lambda: taken == [0, 1, 2])
        for _ in range(40):
            page.socket.send(b"x" * 100_000)
        page.socket.send(b"the last", lambda: taken.append(3))
        await asyncio.sleep(0.1)
        assert taken == [0, 1, 2]
        assert page.socket.waiting > 1_000_000
        for _ in range(43):
            await client.recv()
        assert await client.recv() == "the last"
        await until(lambda: taken == [0, 1, 2, 3])


async def test_what_is_held_goes_out_together_and_in_order() -> None:
    async with opened() as (page, client):
        await until(lambda: hasattr(page, "socket"))
        pieces: list[bytes] = []
        write = page.socket._write

        def noted(data: bytes) -> bool:
            pieces.append(data)
            return write(data)

        page.socket._write = noted  # type: ignore[misc,assignment]
        page.socket.hold()
        taken: list[str] = []
        for word in ("news", "answer"):
            page.socket.send(word.encode(), lambda word=word: taken.append(word))  # type: ignore[misc]
        assert pieces == [], "it is held"
        page.socket.release()
        assert len(pieces) == 1
        assert [await client.recv(), await client.recv()] == ["news", "answer"]
        await until(lambda: taken == ["news", "answer"])
        page.socket.send(b"at once")
        assert len(pieces) == 2


async def test_what_was_held_for_a_socket_that_has_died_counts_as_not_sent() -> None:
    async with opened() as (page, _):
        await until(lambda: hasattr(page, "socket"))
        taken: list[str] = []
        page.socket.hold()
        page.socket.send(b"news", lambda: taken.append("news"))
        page.socket._protocol.drop()
        page.socket.release()
        await page.closed.wait()
        assert taken == []


async def test_who_reads_again_is_noticed() -> None:
    async with opened() as (page, client):
        await until(lambda: hasattr(page, "socket"))
        for _ in range(20):
            page.socket.send(b"x" * 100_000)
        assert page.drains == 0
        for _ in range(20):
            await client.recv()
        await until(lambda: page.drains == 1)
        assert page.socket.waiting == 0


async def test_who_does_not_read_is_cut_off_in_the_end() -> None:
    async with opened(backlog_seconds=0.2) as (page, _client):
        await until(lambda: hasattr(page, "socket"))
        for _ in range(20):
            page.socket.send(b"x" * 100_000)
        await asyncio.wait_for(page.closed.wait(), 2)
        assert page.metrics.dropped == 1
        page.socket.send(b"into nothing")
        assert page.socket.waiting == 0


async def test_who_sends_too_fast_is_read_more_slowly_and_loses_nothing() -> None:
    async with opened(messages_at_once=5, messages_by_second=50) as (page, client):
        began = asyncio.get_running_loop().time()
        for number in range(25):
            await client.send(str(number))
        await asyncio.sleep(0.1)
        assert 5 <= len(page.frames) < 25
        await until(lambda: len(page.frames) == 25)
        assert page.frames == [str(number).encode() for number in range(25)]
        assert asyncio.get_running_loop().time() - began > 0.35
        assert page.metrics.throttled == 20
        await client.send("and later")
        await until(lambda: len(page.frames) == 26)


async def test_a_flood_of_tiny_frames_in_one_packet_closes_the_socket() -> None:
    async with opened(messages_at_once=5, messages_by_second=1) as (page, client):
        client.transport.write(b"\x82\x80\0\0\0\0" * 5000)
        await asyncio.wait_for(page.closed.wait(), 2)
        assert len(page.frames) < 10


async def test_too_long_a_message_closes_the_socket() -> None:
    async with opened(message_bytes=1000) as (page, client):
        await client.send("x" * 1000)
        await until(lambda: len(page.frames) == 1)
        await client.send("x" * 1001)
        with pytest.raises(ConnectionClosedError) as closed:
            await client.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        await asyncio.wait_for(page.closed.wait(), 2)
        assert len(page.frames) == 1


async def test_a_goodbye_has_a_code_and_a_reason() -> None:
    async with opened() as (page, client):
        await until(lambda: hasattr(page, "socket"))
        page.socket.send(b"the last word")
        page.socket.close(4401, "signed_out")
        page.socket.close(1000)
        assert await client.recv() == "the last word"
        with pytest.raises(ConnectionClosedError) as closed:
            await client.recv()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4401, "signed_out")
        await asyncio.wait_for(page.closed.wait(), 2)


async def test_a_reader_who_has_fallen_behind_is_cut_off_without_a_goodbye() -> None:
    async with opened() as (page, _client):
        await until(lambda: hasattr(page, "socket"))
        for _ in range(20):
            page.socket.send(b"x" * 100_000)
        page.socket.close(4401)
        await asyncio.wait_for(page.closed.wait(), 2)


async def test_nothing_counts_as_sent_once_the_socket_is_dead() -> None:
    async with opened() as (page, client):
        await until(lambda: hasattr(page, "socket"))
        taken: list[int] = []
        for _ in range(20):
            page.socket.send(b"x" * 100_000, lambda: taken.append(1))
        client.transport.abort()
        await asyncio.wait_for(page.closed.wait(), 2)
        before = len(taken)
        await asyncio.sleep(0.1)
        assert len(taken) == before < 20


def test_an_application_on_another_socket_class_says_what_is_missing() -> None:
    with pytest.raises(RuntimeError, match="SocketProtocol"):
        protocol_of({"extensions": {}})
