"""Frames cut by hand, beside the library's: whatever is sent, in whatever pieces it comes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from pakli.server.frames import end_of, frame_of, text_in
from pakli.server.options import Limits, Options
from tests.server.network import listening
from tests.server.test_sockets import Page, until

SIZES = [0, 1, 3, 4, 125, 126, 127, 65535, 65536]
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def sent(opcode: Opcode, data: bytes, *, fin: bool = True, mask: bool = True) -> bytes:
    """A client's frame, by the library."""
    return Frame(opcode, data, fin=fin).serialize(mask=mask)


@pytest.mark.parametrize("size", SIZES)
def test_a_text_of_any_size_is_written_as_the_library_writes_it(size: int) -> None:
    text = bytes(97 + at % 26 for at in range(size))
    assert frame_of(text) == sent(Opcode.TEXT, text, mask=False)


@given(st.binary(max_size=300), st.binary(max_size=20))
def test_a_text_is_read_as_it_was_sent_wherever_it_stands(text: bytes, before: bytes) -> None:
    frame = sent(Opcode.TEXT, text)
    data, at = before + frame + b"\x81", len(before)
    end = end_of(data, at)
    assert end == at + len(frame)
    assert text_in(data, at, end) == text


@pytest.mark.parametrize("size", SIZES)
def test_where_a_frame_ends_is_known_once_its_head_is_here(size: int) -> None:
    frame = sent(Opcode.TEXT, b"x" * size)
    head = len(frame) - size - 4
    assert [end_of(frame[:length], 0) for length in range(head)] == [0] * head
    assert end_of(frame[:head], 0) == len(frame)


@pytest.mark.parametrize(
    "frame",
    [
        sent(Opcode.BINARY, b"x"),
        sent(Opcode.PING, b"x"),
        sent(Opcode.CLOSE, b""),
        sent(Opcode.TEXT, b"x", fin=False),
        sent(Opcode.CONT, b"x"),
        sent(Opcode.TEXT, b"x", mask=False),
    ],
    ids=["binary", "ping", "close", "first part", "next part", "unmasked"],
)
def test_what_is_no_text_in_one_piece_from_a_client_is_left_to_the_library(frame: bytes) -> None:
    assert text_in(frame, 0, len(frame)) is None


@asynccontextmanager
async def connected(
    page: Page, after: bytes = b"", **options: int
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection that is a socket; `after`: comes after the handshake, before its answer."""
    async with listening(page, Options(limits=Limits(**options))) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HANDSHAKE)
        if after:
            await asyncio.sleep(0.05)
            writer.write(after)
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        try:
            yield reader, writer
        finally:
            writer.close()
            await asyncio.wait([asyncio.ensure_future(writer.wait_closed())])


def everything() -> tuple[bytes, list[bytes]]:
    """Frames of all kinds, one after another; and what is to be told of them."""
    texts = [b"one", b"x" * 126, "három".encode(), b"y" * 3000, b"", b"in parts and whole", b"last"]
    in_parts = [
        sent(Opcode.TEXT, b"in parts ", fin=False),
        sent(Opcode.PING, b"now"),
        sent(Opcode.CONT, b"and whole"),
    ]
    frames = [sent(Opcode.TEXT, text) for text in texts[:4]]
    frames += [sent(Opcode.PONG, b"?"), sent(Opcode.BINARY, b""), *in_parts, sent(Opcode.TEXT, b"last")]
    return b"".join(frames), texts


@pytest.mark.parametrize("seed", range(6))
async def test_it_does_not_matter_in_what_pieces_frames_come(seed: int) -> None:
    chance, page = Random(seed), Page(Limits())
    data, texts = everything()
    async with connected(page) as (reader, writer):
        while data:
            size = chance.choice([1, 2, 5, 40, 2000])
            writer.write(data[:size])
            await writer.drain()
            await asyncio.sleep(0 if seed else 0.0005)
            data = data[size:]
        await until(lambda: len(page.frames) == len(texts))
        assert page.frames == texts
        assert await reader.readexactly(5) == b"\x8a\x03now", "the ping in the middle was answered"


class Late(Page):
    """An application that takes its time to answer the handshake."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(0.1)
        await super().__call__(scope, receive, send)


@pytest.mark.parametrize("split", [1, 2, 7, 14])
async def test_who_speaks_before_he_is_answered_is_read_all_the_same(split: int) -> None:
    page, data = Late(Limits()), sent(Opcode.TEXT, b"too early") + sent(Opcode.TEXT, b"in time")
    async with connected(page, data[:split]) as (_, writer):
        writer.write(data[split:])
        await until(lambda: page.frames == [b"too early", b"in time"])


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (sent(Opcode.TEXT, b"x", mask=False), 1002),
        (sent(Opcode.TEXT, b"part", fin=False) + sent(Opcode.TEXT, b"not its end"), 1002),
        (b"\xf1" + sent(Opcode.TEXT, b"x")[1:], 1002),
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"mask", 1009),
    ],
    ids=["unmasked", "no next part", "reserved bits", "too long"],
)
async def test_what_is_against_the_protocol_closes_the_socket(bad: bytes, code: int) -> None:
    page = Page(Limits())
    async with connected(page) as (reader, writer):
        writer.write(sent(Opcode.TEXT, b"before") + bad + sent(Opcode.TEXT, b"never told"))
        head = await asyncio.wait_for(reader.readexactly(4), 2)
        assert (head[0], int.from_bytes(head[2:], "big")) == (0x88, code)
        assert page.frames == [b"before"]
