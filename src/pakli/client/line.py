"""
The line to the server: opened with a token, opened again when it is lost, never fuller than the server likes.

Knows       WebSockets and frames. Not what is said. Tested in tests/client/test_client.py
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from http import HTTPStatus
from typing import Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from msgspec import DecodeError, ValidationError, json
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

from pakli.client.errors import ClientError, LineLost, NotLetIn, Refused
from pakli.wire.http import Problem
from pakli.wire.messages import PROTOCOL, ClientMessage, HelloMessage, ServerMessage
from pakli.wire.reading import Unreadable, read_server

__all__ = ["Line"]

_AT_ONCE: Final = 40
"""Messages that go out without waiting, after a quiet time: fewer than a server takes."""
_FIRST_PAUSE: Final = 0.2
_LONGEST_PAUSE: Final = 10.0
_FOR_GOOD: Final = (4401, 4429, 1008)
"""Codes of a goodbye after which it is of no use to come again."""


class Line:
    """One socket after another."""

    def __init__(self, address: str, token: str, language: str, patience: float, by_second: float) -> None:
        """As `connect`."""
        scheme, colon, rest = address.rstrip("/").partition("://")
        if not colon or scheme not in ("http", "https"):
            raise ClientError(f"an address begins with http:// or https://, not as {address!r}")
        self._origin: Final = f"{scheme}://{rest}"
        self._address: Final = f"{'wss' if scheme == 'https' else 'ws'}://{rest}/ws"
        self._headers: Final = {"authorization": f"Bearer {token}", "accept-language": language}
        self._language: Final = language
        self._patience: Final = patience
        self._by_second: Final = by_second
        self._socket: ClientConnection | None = None
        self._tokens = float(_AT_ONCE)
        self._filled = 0.0
        self._turn: Final = asyncio.Lock()

    async def open(self) -> None:
        """
        Open it for the first time.

        Raises:
            NotLetIn, LineLost: it cannot be.
        """
        try:
            await self._open()
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise LineLost(f"no server at {self._address}: {error}") from error

    async def messages(self) -> AsyncIterator[ServerMessage | None]:
        """
        What comes, until the line is lost for good; None: it was lost and is there again.

        Raises:
            NotLetIn, LineLost, ClientError: nothing comes any more.
        """
        while True:
            assert self._socket is not None, "it is open"
            try:
                async for frame in self._socket:
                    yield _read(frame)
                closed = ConnectionClosed(None, None)
            except ConnectionClosed as error:
                closed = error
            if closed.rcvd is not None and closed.rcvd.code in _FOR_GOOD:
                raise NotLetIn(f"the server has closed the socket: {closed.rcvd.reason or closed.rcvd.code}")
            await self._open_again()
            yield None

    async def send(self, message: ClientMessage) -> None:
        """Send a message as soon as there is room for it; on a line that is lost it gets lost."""
        async with self._turn:
            await self._room()
            if self._socket is not None:
                with suppress(ConnectionClosed):  # whoever reads finds out; what is under way is said again
                    await self._socket.send(json.encode(message).decode())

    def post(self, path: str, body: bytes = b"") -> None:
        """
        Ask for something that is done over HTTP; this waits, so it is for a thread of its own.

        Raises:
            Refused: it is not done. LineLost: nobody answers.
        """
        headers = self._headers | ({"content-type": "application/json"} if body else {})
        asked = Request(self._origin + path, body, headers, method="POST")
        try:
            with urlopen(asked, timeout=self._patience):
                pass
        except HTTPError as error:
            told = _problem_in(error.read())
            raise Refused(told.clause, told.code, dict(told.facts), told.text) from error
        except OSError as error:
            raise LineLost(f"no server at {self._origin}: {error}") from error

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()

    async def _room(self) -> None:
        """Wait until one more message may be sent."""
        now = asyncio.get_running_loop().time()
        self._tokens = min(_AT_ONCE, self._tokens + (now - self._filled) * self._by_second)
        self._filled = now
        self._tokens -= 1
        if self._tokens < 0:
            await asyncio.sleep(-self._tokens / self._by_second)

    async def _open(self) -> None:
        try:
            self._socket = await open_socket(
                self._address, additional_headers=self._headers, compression=None, close_timeout=1
            )
        except InvalidURI as error:
            raise ClientError(f"{self._address} is no address") from error
        except InvalidStatus as error:
            status = error.response.status_code
            if status in (HTTPStatus.FORBIDDEN, HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.UNAUTHORIZED):
                raise NotLetIn(_problem_in(error.response.body).text) from error
            raise
        await self.send(HelloMessage(PROTOCOL, self._language))

    async def _open_again(self) -> None:
        pause, end = _FIRST_PAUSE, asyncio.get_running_loop().time() + self._patience
        while True:
            try:
                await self._open()
            except (OSError, InvalidHandshake, TimeoutError) as error:
                if asyncio.get_running_loop().time() + pause > end:
                    raise LineLost(f"the line to {self._address} is lost: {error}") from error
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
            else:
                return


def _read(frame: bytes | str) -> ServerMessage:
    try:
        return read_server(frame)
    except Unreadable as error:
        raise ClientError(f"the server speaks of what this client does not know: {error}") from error


def _problem_in(body: bytes | bytearray | None) -> Problem:
    """A refusal that came over HTTP."""
    try:
        return json.decode(body or b"", type=Problem)
    except (DecodeError, ValidationError):
        return Problem(code="server.failed", text="the server does not say why")
