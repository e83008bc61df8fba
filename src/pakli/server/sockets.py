"""
One socket to one page, behind a small interface: it is told of frames, it sends, closes, says how much waits.

`Socket` and `Receiver` are all that the rest of the server knows, so another implementation can take its
place. The one in here is uvicorn's, used directly: a frame is handed on in the call that has read it and
goes out in the call that sends it, with no task and no queue in between; what the reader has not taken yet
waits in the transport, where it is counted.

Knows       uvicorn's WebSocket class. Not what is said. Tested in tests/server/test_sockets.py
"""

import socket
from asyncio import AbstractEventLoop, BaseTransport, Task, TimerHandle
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import OPEN

from pakli.room.light import Event, Queue
from pakli.server.frames import end_of, frame_of, text_in
from pakli.server.metrics import Metrics
from pakli.server.options import Limits
from pakli.server.places import Pace

__all__ = ["PageSocket", "Receiver", "Socket", "SocketProtocol", "protocol_of"]

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

_EXTENSION: Final = "pakli.socket"
_POLICY_VIOLATION: Final = 1008
_KEPT_UNSENT: Final = 16 * 1024
"""Bytes that the system takes beyond what the reader's window has room for."""
_LATE_AT_MOST: Final = 1000
"""Frames that one read may bring and that come too fast; more are no accident."""
_LOOK_AGAIN: Final = 0.02
"""Seconds between looks at whether a slow reader has taken what he was sent."""


class Receiver(Protocol):
    """Who is told what comes in."""

    def receive(self, frame: bytes | str) -> None:
        """A message. Never waits, never fails."""

    def drained(self) -> None:
        """The reader has caught up after he had fallen behind."""


class Socket(Protocol):
    """What the server needs of a socket."""

    def send(self, frame: bytes, sent: Callable[[], None] | None = None) -> None:
        """
        Send a text in UTF-8. Never waits, never fails: what cannot be sent is lost with the socket.

        Args:
            frame: the text. sent: is called when the system has taken it; never if the socket dies before.
            Not from within this.
        """

    def hold(self) -> None:
        """Send nothing before `release`, then all of it at once."""

    def release(self) -> None:
        """Send what was held."""

    @property
    def full(self) -> bool:
        """Whether more waits than the transport likes to keep; cheaper to ask than how much."""

    @property
    def waiting(self) -> int:
        """Bytes that the system has not taken yet."""

    def close(self, code: int, reason: str = "") -> None:
        """Close, unless it is closed already. To a reader who has fallen behind nothing more goes out."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's side of a socket, with a shorter way in and out."""

    page: "PageSocket | None" = None
    _cuts_itself = False
    """Whether what comes is cut into frames here, and the library is given only what it is needed for."""
    _rest = b""
    """The beginning of a frame."""

    def __init__(self, *args: Any, **options: Any) -> None:
        """As uvicorn makes it, but for what takes much room and waits all the time."""
        super().__init__(*args, **options)
        self.queue = Queue[Any]()  # type: ignore[assignment]
        self.writable = Event()  # type: ignore[assignment]
        self.writable.set()

    def connection_made(self, transport: BaseTransport) -> None:
        """Have the system keep little of what it cannot send yet, so that it waits where it is counted."""
        super().connection_made(transport)
        connection = transport.get_extra_info("socket")
        if connection is not None and hasattr(socket, "TCP_NOTSENT_LOWAT"):
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, _KEPT_UNSENT)

    def handle_connect(self, event: Request) -> None:
        """Hand this object on to the application, with the request."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[_EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Nearly always it is one short text: told in this call, in a quarter of the library's time."""
        if self.page is None:
            # Before the handshake is answered nobody has anything to say; of who does, the library reads all.
            self._cuts_itself = not self.handshake_initiated and data.endswith(b"\r\n\r\n")
            super().data_received(data)
        elif not self._cuts_itself:
            super().data_received(data)
        else:
            self._cut(self._rest + data)

    def _cut(self, data: bytes) -> None:
        """Take whole frames off, in order."""
        assert self.page is not None, "there is somebody to be told"
        at, size, longest = 0, len(data), self.config.ws_max_size
        while self.conn.state is OPEN and (end := end_of(data, at)):
            if end - at > longest:
                break  # the library refuses it
            if end > size:
                self._rest = data[at:]
                return
            text = None if self.frames else text_in(data, at, end)
            if text is None:
                super().data_received(data[at:end])
            elif not self.close_sent:
                self.page.arrived(text)
            at = end
        else:
            self._rest = data[at:]
            if self.conn.state is OPEN:
                return
        self._cuts_itself, self._rest = False, b""
        if at < size:
            super().data_received(data[at:])

    async def send(self, message: Any) -> None:
        """Send what the application sends; when it has answered instead of accepting, that is complete."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # else uvicorn takes it for an application that forgot to answer
        elif message["type"] == "websocket.accept":
            # The handshake is over, and a socket, which holds on to both, lives long.
            self.request.headers.clear()
            self.response.headers.clear()

    def send_receive_event_to_app(self) -> None:
        """A whole message is here."""
        if self.page is None:
            super().send_receive_event_to_app()
            return
        frame = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.page.arrived(frame)

    def pause_writing(self) -> None:
        """The reader does not keep up."""
        super().pause_writing()
        if self.page is not None:
            self.page.fell_behind()

    def resume_writing(self) -> None:
        """He has caught up."""
        super().resume_writing()
        if self.page is not None:
            self.page.caught_up()

    def write(self, frames: bytes) -> bool:
        """Write whole frames into the transport, which keeps what is not taken; whether they can be sent."""
        if self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return False
        self.transport.write(frames)
        return True

    @property
    def waiting(self) -> int:
        """Bytes in the transport's buffer."""
        return 0 if self.disconnected else self.transport.get_write_buffer_size()

    @property
    def is_full(self) -> bool:
        """Whether the transport has asked to be given no more."""
        return not self.writable.is_set()

    def reading(self, on: bool) -> None:
        """Read from the network, or let what comes wait there."""
        if not self.transport.is_closing():
            (self.transport.resume_reading if on else self.transport.pause_reading)()

    def drop(self) -> None:
        """Cut the connection: what waits is thrown away."""
        self.transport.abort()


class PageSocket:
    """
    A `Socket` by uvicorn. Who sends too fast is read more slowly; who reads too slowly is cut off in the
    end.
    """

    def __init__(
        self,
        protocol: SocketProtocol,
        send: Send,
        limits: Limits,
        metrics: Metrics,
        loop: AbstractEventLoop,
    ) -> None:
        """Take over the protocol's messages; nobody is told of them before `told`."""
        self._protocol = protocol
        self._write: Final = protocol.write
        self._send = send
        self._limits = limits
        self._metrics = metrics
        self._loop = loop
        self.full = False
        """As `Socket.full`."""
        self._pace = Pace(limits.messages_at_once, limits.messages_by_second)
        self._receiver: Receiver | None = None
        self._late = 0
        self._written = 0
        self._unsent: list[tuple[int, Callable[[], None]]] = []
        """Nearly always none or one."""
        self._held: list[bytes] | None = None
        """Frames that go out together; None: each goes at once."""
        self._slow: TimerHandle | None = None
        self._closing: Task[None] | None = None
        protocol.page = self

    def told(self, receiver: Receiver) -> None:
        """Tell `receiver` of everything from now on."""
        self._receiver = receiver

    def send(self, frame: bytes, sent: Callable[[], None] | None = None) -> None:
        """As `Socket.send`."""
        data = frame_of(frame)
        if self._held is not None:
            self._held.append(data)
        elif not self._write(data):
            return
        size = len(data)
        self._written += size
        metrics = self._metrics
        metrics.messages_out += 1
        metrics.bytes_out += size
        if sent is not None:
            self._unsent.append((self._written, sent))
            if len(self._unsent) == 1:
                self._loop.call_soon(self._look)

    def hold(self) -> None:
        """As `Socket.hold`."""
        self._held = []

    def release(self) -> None:
        """As `Socket.release`."""
        held, self._held = self._held, None
        if held and not self._write(b"".join(held)):
            self._unsent.clear()  # it is lost with the socket

    @property
    def waiting(self) -> int:
        """As `Socket.waiting`."""
        return self._protocol.waiting

    def close(self, code: int, reason: str = "") -> None:
        """As `Socket.close`."""
        if self._closing is not None:
            return
        self._closing = self._loop.create_task(self._goodbye(code, reason))
        self._protocol.reading(True)  # for the answer to the goodbye
        if self._protocol.is_full:
            self._protocol.drop()  # a goodbye would wait behind all that he does not read

    def gone(self) -> None:
        """The socket is no more: nobody is told of anything, and nothing counts as sent."""
        self._receiver = None
        self._unsent.clear()
        if self._slow is not None:
            self._slow.cancel()

    def arrived(self, frame: bytes) -> None:
        """A message was read."""
        if self._closing is not None:
            return
        self._metrics.messages_in += 1
        wait = self._pace.wait(self._loop.time())
        if not wait:
            self._tell(frame)
            return
        self._metrics.throttled += 1
        self._late += 1
        if self._late == 1:
            self._protocol.reading(False)
        elif self._late > _LATE_AT_MOST:
            self.close(_POLICY_VIOLATION, "too many messages")
            return
        self._loop.call_later(wait, self._tell_late, frame)

    def fell_behind(self) -> None:
        """What was sent waits; not for ever."""
        self.full = True
        self._slow = self._loop.call_later(self._limits.backlog_seconds, self._give_up)

    def caught_up(self) -> None:
        """Nearly nothing waits any more."""
        self.full = False
        if self._slow is not None:
            self._slow.cancel()
        if self._receiver is not None:
            self._receiver.drained()

    def _tell(self, frame: bytes) -> None:
        if self._receiver is not None and self._closing is None:
            self._receiver.receive(frame)

    def _tell_late(self, frame: bytes) -> None:
        self._late -= 1
        if not self._late and self._closing is None:
            self._protocol.reading(True)
        self._tell(frame)

    def _give_up(self) -> None:
        self._metrics.dropped += 1
        self._protocol.drop()

    def _look(self) -> None:
        """Call back for what the system has taken."""
        taken = self._written - self._protocol.waiting
        while self._unsent and self._unsent[0][0] <= taken:
            self._unsent.pop(0)[1]()
        if self._unsent:
            self._loop.call_later(_LOOK_AGAIN, self._look)

    async def _goodbye(self, code: int, reason: str) -> None:
        with suppress(ClientDisconnected, InvalidState, RuntimeError):
            await self._send({"type": "websocket.close", "code": code, "reason": reason})


def protocol_of(scope: MutableMapping[str, Any]) -> SocketProtocol:
    """
    The protocol behind a socket that is asked for.

    Raises:
        RuntimeError: the server was not started with `SocketProtocol`.
    """
    found = scope.get("extensions", {}).get(_EXTENSION)
    if not isinstance(found, SocketProtocol):
        raise RuntimeError("start uvicorn with ws=SocketProtocol")
    return found
