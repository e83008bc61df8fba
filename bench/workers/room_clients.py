"""
The clients of `bench/room.py`: six a table, cheap ones, so that they need less of a core than the server.

A frame is taken apart by hand and read no further than needed: whether it is a batch, and, for the one who is
asked, what he may do. The sockets are looked at every millisecond, and nobody sleeps on them: what a server
sends to other machines wakes nobody on its own either, and on one machine that would take it as long again as
the sending.
"""

import asyncio
import base64
import os
import select
import socket
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

__all__ = ["Figures", "Seat", "Sockets", "Table", "connected"]

SEATS: Final = 6
_BATCH: Final = b'{"t":"batch"'
_VIEW: Final = b'{"t":"view"'
_QUESTION: Final = b'"question":{'


class Figures(Struct):
    """What was counted from `since` on."""

    actions: int = 0
    deliveries: int = 0
    bytes_in: int = 0
    took: list[float] = []
    """Seconds from an action to the last of its table's six deliveries."""
    since: float = 0


class Option(Struct):
    """What may be done."""

    word: str
    action: msgspec.Raw
    refusal: Any = None


class Question(Struct):
    """What is asked."""

    options: list[Option]


class Asking(Struct):
    """The part of a frame that is for who is asked."""

    v: int
    question: Question


_ASKING: Final = msgspec.json.Decoder(Asking)
_HELLO: Final = b'{"t":"hello","protocol":1,"lang":"en"}'
_DO: Final = b'{"t":"do","id":"%s","table":"%s","version":%d,"action":%s}'
_WORDS: Final = ("check", "call", "show", "muck", "fold")
_LOOK_EVERY: Final = 0.001
"""Seconds."""
_AT_ONCE: Final = 65_536
"""Bytes that are read at once."""


class Table:
    """Six seats, one action at a time."""

    def __init__(self, name: str, figures: Figures) -> None:
        self.name = name
        self.figures = figures
        self.seats: list[Seat] = []
        self.pause = 0.0
        """Seconds between two actions; 0: at once."""
        self._acted = 0.0
        self._outstanding = 0
        self._next = 0.0

    def acts(self, seat: "Seat", frame: bytes) -> None:
        """A seat sends its action, now or when it is time."""
        now = time.perf_counter()
        self._next = max(now, self._next + self.pause) if self.pause else now
        if self._next - now > 0.0005:
            asyncio.get_running_loop().call_later(self._next - now, self._send, seat, frame)
        else:
            self._send(seat, frame)

    def _send(self, seat: "Seat", frame: bytes) -> None:
        self._acted = time.perf_counter()
        self._outstanding = len(self.seats)
        self.figures.actions += 1
        seat.send(frame)

    def delivered(self) -> None:
        """A batch has come to one of the six."""
        self.figures.deliveries += 1
        if self._outstanding:
            self._outstanding -= 1
            if not self._outstanding:
                self.figures.took.append(time.perf_counter() - self._acted)


class Seat:
    """A socket, its frames taken apart by hand."""

    def __init__(
        self, table: Table, connection: socket.socket, first: Sequence[bytes], answer: Callable[..., None]
    ) -> None:
        self.table = table
        self._connection = connection
        self._first = first
        self._answer = answer
        self._buffer = bytearray()
        self._open = self._closed = False
        self.ready = asyncio.get_running_loop().create_future()
        self.number = 0

    def send(self, payload: bytes) -> None:
        """Send a text frame, masked by nothing but zeros; what comes too late is for nobody."""
        if self._closed:
            return
        size = len(payload)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self._connection.send(head + b"\0\0\0\0" + payload)

    def receive(self) -> None:
        """Take what has come."""
        data = self._connection.recv(_AT_ONCE)
        if not data:
            raise ConnectionError("the server has hung up")
        self.table.figures.bytes_in += len(data)
        self._buffer += data
        if self._open or self._opened():
            self._frames()

    def _opened(self) -> bool:
        """Whether the answer to the request that opens the socket is here; then say the first things."""
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(bytes(self._buffer[:200]))
        del self._buffer[: end + 4]
        self._open = True
        for payload in self._first:
            self.send(payload)
        if not self._first:
            self.ready.set_result(None)
        return True

    def _frames(self) -> None:
        """Answer every whole frame in the buffer."""
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                length, start = int.from_bytes(buffer[start : start + wide], "big"), start + wide
            if len(buffer) - start < length:
                break
            kind, at = buffer[at] & 15, start + length
            if kind == 1:
                self._answer(self, bytes(buffer[start:at]))
            elif kind == 9:  # ping
                self._connection.send(b"\x8a" + bytes((0x80 | length,)) + b"\0\0\0\0" + buffer[start:at])
        del buffer[:at]

    def close(self) -> None:
        """Hang up."""
        self._closed = True
        self._connection.close()


class Sockets:
    """All sockets of all tables."""

    def __init__(self) -> None:
        self._epoll = select.epoll()
        self._seats: dict[int, Seat] = {}
        self._task = asyncio.create_task(self._look())

    def add(self, connection: socket.socket, seat: Seat) -> None:
        """Look at this one, too."""
        self._seats[connection.fileno()] = seat
        self._epoll.register(connection, select.EPOLLIN)

    async def _look(self) -> None:
        seats, poll = self._seats, self._epoll.poll
        while True:
            await asyncio.sleep(_LOOK_EVERY)
            for number, _ in poll(0, 4096):
                seats[number].receive()

    def close(self) -> None:
        """Hang up."""
        self._task.cancel()
        for seat in self._seats.values():
            seat.close()
        self._epoll.close()


def plays(seat: Seat, frame: bytes) -> None:
    """What a client of the room does with a frame."""
    if frame.startswith(_BATCH):
        seat.table.delivered()
    elif frame.startswith(_VIEW):
        if not seat.ready.done():
            seat.ready.set_result(None)
    else:
        return
    if _QUESTION in frame:
        asking = _ASKING.decode(frame)
        by_word = {option.word: option.action for option in asking.question.options if option.refusal is None}
        action = next((by_word[word] for word in _WORDS if word in by_word), None)
        if action is not None:
            seat.number += 1
            names = (b"%x-%d" % (id(seat), seat.number), seat.table.name.encode())
            seat.table.acts(seat, _DO % (*names, asking.v, bytes(action)))


def echoes(seat: Seat, frame: bytes) -> None:
    """What a client of the bare fan-out does: the next seat acts."""
    seat.table.delivered()
    told = msgspec.json.decode(frame, type=_Echo) if seat is seat.table.seats[_next(frame)] else None
    if told is not None:
        seat.table.acts(seat, b'{"table":%s,"n":%d}' % (seat.table.name.encode(), told.v + 1))


class _Echo(Struct):
    v: int


def _next(frame: bytes) -> int:
    at = frame.index(b'"next":') + 7
    return frame[at] - 48


def head(port: int, path: str, session: str) -> bytes:
    """The request that opens a socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        f"Origin: http://127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        f"Cookie: pakli_session={session}",
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def connected(
    port: int, tables: Sequence[str], sessions: Sequence[str], figures: Figures
) -> tuple[list[Table], Sockets]:
    """Everybody connected; without sessions, to the bare fan-out."""
    made, sockets = [Table(name, figures) for name in tables], Sockets()
    for at, table in enumerate(made):
        for number in range(SEATS):
            session = sessions[at * SEATS + number] if sessions else ""
            connection = socket.create_connection(("127.0.0.1", port))
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            seat = _seat(table, connection, playing=bool(session))
            sockets.add(connection, seat)
            table.seats.append(seat)
            connection.send(head(port, "/ws" if session else f"/ws/{table.name}", session))
            await asyncio.wait_for(seat.ready, 30)
    return made, sockets


def _seat(table: Table, connection: socket.socket, *, playing: bool) -> Seat:
    """A socket of the room, or of the bare fan-out."""
    if not playing:
        return Seat(table, connection, (), echoes)
    watch = b'{"t":"watch","table":"%s"}' % table.name.encode()
    return Seat(table, connection, (_HELLO, watch), plays)
