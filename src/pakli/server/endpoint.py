"""
The socket's address: who comes in through it, how many at once, and when he has to leave.

What is said on it is `pakli.wire.Connection`'s.

Knows       sessions. Tested in tests/server/test_endpoint.py
"""

import asyncio
from collections.abc import Coroutine
from typing import Final

from msgspec import Struct
from structlog import get_logger

from pakli.club import Club, Secret, SignedIn
from pakli.club.refusals import HOUSE, refusal
from pakli.room import Room
from pakli.rules import Refusal
from pakli.server.bearers import who_comes
from pakli.server.browsers import browser_of
from pakli.server.callers import bearer_in, headers_of
from pakli.server.cookies import cookie_in
from pakli.server.gate import CALLER, Scope
from pakli.server.languages import accepted
from pakli.server.metrics import Metrics
from pakli.server.options import Limits
from pakli.server.problems import problem_of
from pakli.server.rounds import Rounds
from pakli.server.sockets import PageSocket, Receive, Send, protocol_of
from pakli.store import StoreError
from pakli.texts import pick_language
from pakli.wire import Connection, written
from pakli.wire.messages import ErrorMessage

__all__ = ["SocketEndpoint"]

SIGNED_OUT: Final = 4401
TOO_MANY: Final = 4429
_CHECK_EVERY: Final = 60.0
"""
Seconds after which a session is looked up again: being used, it lasts; it may have come to its end; and what
another process does to it, or to its person, is heard of in no other way.
"""
_CHECKED_AT_ONCE: Final = 50
"""One query for each would take a full room a second and more."""

_log = get_logger("pakli.server")


class _Open(Struct, eq=False):
    """A socket that is open."""

    token: Secret
    is_bot: bool
    """Whether the token is that of a member's bot, and no session's."""
    connection: Connection


class SocketEndpoint:
    """Everybody who is connected."""

    def __init__(self, club: Club, room: Room, limits: Limits, metrics: Metrics) -> None:
        """Nobody is."""
        self._club = club
        self._room = room
        self._limits = limits
        self._metrics = metrics
        self._checks: Rounds | None = None
        """While anybody is connected."""
        self._open: dict[str, set[_Open]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        club.listen(self._changed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take one socket, until it is closed."""
        protocol = protocol_of(scope)
        headers = headers_of(scope)
        token = bearer_in(headers) or cookie_in(headers) or ""
        signed_in = await who_comes(self._club, headers)
        if signed_in is not None and signed_in.person.is_members_bot:
            await self._club.accounts.give_practice_chips(signed_in.person)
        del headers  # they would be kept as long as the socket
        socket = PageSocket(protocol, send, self._limits, self._metrics, asyncio.get_running_loop())
        await receive()  # what says that somebody wants to come in
        await send({"type": "websocket.accept"})
        self._metrics.sockets += 1
        try:
            await self._admit(scope, socket, token, signed_in, receive)
        finally:
            socket.gone()
            self._metrics.sockets -= 1

    async def _admit(
        self, scope: Scope, socket: PageSocket, token: str, signed_in: SignedIn | None, receive: Receive
    ) -> None:
        """
        Let in who is signed in.

        A browser does not show a page why a socket was refused; so it is let in, told, and closed.
        """
        if signed_in is None:
            self._turn_away(scope, socket, refusal(HOUSE, "sign_in.needed"), "signed_out", SIGNED_OUT)
            await _until_closed(receive)
        elif len(self._open.get(signed_in.person.id, ())) >= self._limits.sockets_by_person:
            no = refusal(HOUSE, "wait.sockets_by_person", most=self._limits.sockets_by_person)
            self._turn_away(scope, socket, no, no.code, TOO_MANY)
            await _until_closed(receive)
        else:
            self._comes_from(scope, signed_in.person.id)
            opened = self._connected(signed_in, socket, token)
            try:
                await _until_closed(receive)
            finally:
                self._disconnected(opened)

    def _comes_from(self, scope: Scope, person_id: str) -> None:
        """Note from where somebody comes."""
        agent = ",".join(headers_of(scope).get("user-agent", ()))
        self._room.house.addresses.seen(person_id, scope["state"][CALLER].address, browser_of(agent))

    def _connected(self, signed_in: SignedIn, socket: PageSocket, token: str) -> _Open:
        """Somebody is connected."""
        person_id = signed_in.person.id
        self._room.knows(signed_in.person)
        is_bot = signed_in.person.is_members_bot
        opened = _Open(Secret(token), is_bot, Connection(self._room, person_id, socket))
        self._open.setdefault(person_id, set()).add(opened)
        socket.told(opened.connection)
        if self._checks is None:
            self._checks = Rounds(self._room.house.clock, _CHECK_EVERY, self._check_all)
        return opened

    def _disconnected(self, opened: _Open) -> None:
        person_id = opened.connection.player
        self._open[person_id].discard(opened)
        if not self._open[person_id]:
            del self._open[person_id]
        if not self._open and self._checks is not None:
            self._checks.close()
            self._checks = None
        opened.connection.closed()

    def _turn_away(self, scope: Scope, socket: PageSocket, no: Refusal, code: str, closing: int) -> None:
        self._metrics.refused.labels(no.code).inc()
        header = ",".join(headers_of(scope).get("accept-language", ()))
        text = problem_of(no, pick_language(*accepted(header))).text
        socket.send(written(ErrorMessage(code, text)))
        socket.close(closing, code)

    def _changed(self, person_id: str) -> None:
        """Something about the person has: perhaps he is signed out somewhere."""
        self._soon(self._room.person_changed(person_id))
        if person_id in self._open:
            self._soon(self._check(*self._open[person_id]))
        for bot in [one for one in self._open if self._owner_of(one) == person_id]:
            self._soon(self._room.person_changed(bot))
            self._soon(self._check(*self._open[bot]))

    def _owner_of(self, player: str) -> str:
        known = self._room.house.people.get(player)
        return "" if known is None else known.owner

    def _soon(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _check_all(self) -> None:
        """Check everybody, some at a time: nobody waits for it."""
        everybody = [one for several in self._open.values() for one in several]
        for first in range(0, len(everybody), _CHECKED_AT_ONCE):
            await self._check(*everybody[first : first + _CHECKED_AT_ONCE])

    async def _check(self, *some: _Open) -> None:
        """Close the sockets whose sessions are over; take over what has become of their people."""
        try:
            people = [one.token.reveal() for one in some if not one.is_bot]
            bots = [one.token.reveal() for one in some if one.is_bot]
            signed_in = await self._club.sessions.whose(people) if people else {}
            if bots:
                signed_in = signed_in | await self._club.members_bots.whose(bots)
        except StoreError:
            _log.warning("sessions not checked", exc_info=True)
            return
        for opened in some:
            if opened not in self._open.get(opened.connection.player, ()):
                continue  # closed meanwhile
            found = signed_in.get(opened.token.reveal())
            if found is None:
                opened.connection.signed_out()
            elif found.person != opened.connection.person:
                await self._room.person_changed(found.person.id)


async def _until_closed(receive: Receive) -> None:
    while (await receive())["type"] != "websocket.disconnect":
        pass
