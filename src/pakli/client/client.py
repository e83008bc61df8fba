"""
A bot's connection: who it is, which tables there are, and a table at a time to look on or play at.

Knows       the messages of the protocol. Not sockets. Tested in tests/client/test_client.py
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Final, TypeVar
from urllib.parse import quote

from pakli.client.errors import ClientError, NotLetIn, Refused, TableGone
from pakli.client.events import Buys, Entered, declines
from pakli.client.line import Line
from pakli.client.shuffling import FairNews
from pakli.client.tables import Table, Turn
from pakli.room.actions import PersonAction
from pakli.wire import messages as m
from pakli.wire.tournaments import (
    TournamentEntryView,
    TournamentMessage,
    TournamentsMessage,
    TournamentsWanted,
    TournamentWanted,
)

__all__ = ["Client", "connect"]

T = TypeVar("T")

_PATIENCE: Final = 60.0
"""Seconds without any server after which a bot gives up."""
_BY_SECOND: Final = 15.0
"""Messages in the long run; a server takes 20, if it was not told otherwise."""
_ANSWERED_WITHIN: Final = 30.0
_OUT: Final = "out"
"""Instead of a table, which is never called so."""


@asynccontextmanager
async def connect(
    address: str,
    token: str,
    *,
    language: str = "en",
    patience: float = _PATIENCE,
    by_second: float = _BY_SECOND,
    shuffles: bool = True,
) -> AsyncIterator["Client"]:
    """
    Come in while the block runs.

    Args:
        address: the server's, such as `http://localhost:8052`.
        token: the bot's, from its owner's account page.
        language: in which refusals are put into words.
        patience: seconds to go on trying when the line is lost.
        by_second: messages that go out in a second, in the long run; what is too fast waits here, not there.
        shuffles: whether it takes part in the shuffle where it sits, and checks each deal (`Table.fair`).

    Raises:
        NotLetIn: the token is not good, or too many sockets are open.
        LineLost: nobody answers there.
    """
    client = Client(Line(address, token, language, patience, by_second), shuffles=shuffles)
    await client.open()
    try:
        yield client
    finally:
        await client.close()


class Client:
    """A bot that has come in; `connect` makes one."""

    def __init__(self, line: Line, *, shuffles: bool = True) -> None:
        """Not open yet."""
        self._line: Final = line
        self._shuffles: Final = shuffles
        self._entered: Final[dict[str, Entered]] = {}
        self._tables: dict[str, Table] = {}
        self._lobby: tuple[m.LobbyTable, ...] | None = None
        self._events: tuple[TournamentEntryView, ...] | None = None
        self._wants_lobby = self._wants_events = False
        self._welcome: m.WelcomeMessage | None = None
        self._under_way: dict[str, m.DoMessage] = {}
        self._answers: dict[str, m.DoneMessage | m.RefusedMessage] = {}
        self._news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._failed: Exception | None = None
        self._reading: asyncio.Task[None] | None = None
        begin = secrets.token_hex(4)
        self._ids: Final = (f"{begin}-{number}" for number in count(1))

    @property
    def player(self) -> str:
        """The id by which tables name the bot."""
        assert self._welcome is not None, "it has come in"
        return self._welcome.player

    @property
    def name(self) -> str:
        """How it is called."""
        assert self._welcome is not None, "it has come in"
        return self._welcome.name

    async def tables(self) -> tuple[m.LobbyTable, ...]:
        """The tables that the bot may look on at; `members_bots`: those where it may sit down."""
        self._lobby, self._wants_lobby = None, True
        await self.send(m.LobbyWanted(True))
        try:
            # In a tuple: it may be empty.
            (listed,) = await self.until(lambda: None if self._lobby is None else (self._lobby,))
        finally:
            self._wants_lobby = False
        await self.send(m.LobbyWanted(False))
        return listed

    async def watch(self, table: str) -> Table:
        """
        Look on at a table.

        Raises:
            TableGone: there is none, or it is not the bot's business.
        """
        there = self._tables.get(table)
        if there is None or there.gone:
            there = self._tables[table] = Table(self, table, shuffles=self._shuffles)
            await self.send(m.WatchMessage(table))
        await self.until(lambda: there.is_known or there.gone)
        if there.gone:
            raise TableGone(f"there is no table {table} to look on at")
        return there

    async def sit(self, table: str = "", *, chips: int = 0) -> Table:
        """
        Sit down.

        Args:
            table: which; empty: the first with a free seat that lets members' bots play.
            chips: with how many; 0: as many as may be.

        Raises:
            Refused: it is not possible there, and why.
            TableGone: there is no such table.
        """
        if table:
            there = await self.watch(table)
            await there.sit(chips)
            return there
        for one in await self.tables():
            if one.members_bots and one.players < one.sign.seats:
                with suppress(Refused, TableGone):
                    return await self.sit(one.table, chips=chips)
        raise Refused("", "gone.seat", {}, "No table has a free seat for a member's bot.")

    # Tournaments.

    async def tournaments(self) -> tuple[TournamentEntryView, ...]:
        """The tournaments that the bot may see; `may_enter`: those that it can enter now."""
        if self._events is None:
            self._wants_events = True
            await self.send(TournamentsWanted(True))
        (listed,) = await self.until(lambda: None if self._events is None else (self._events,))  # as above
        return listed

    async def enter(self, tournament: str) -> None:
        """
        Enter a tournament, for practice chips.

        Raises:
            Refused: it is not possible, and why.
        """
        await asyncio.to_thread(self._line.post, f"/api/tournaments/{quote(tournament)}/entry")

    async def tournament_turns(self, tournament: str, *, buys: Buys = declines) -> AsyncIterator[Turn]:
        """
        Each question to the bot, at whichever table of the tournament it sits, until it is out.

        Args:
            tournament: which; the bot has entered it.
            buys: whether it takes a rebuy or an add-on that it is offered; usually none.
        """
        await self.tournaments()
        self._entered[tournament] = Entered(tournament, buys, self._line.post, self._ids)
        await self.send(TournamentWanted(tournament, True))
        try:
            while True:
                at = await self.until(lambda: self._place_in(tournament))
                if at == _OUT:
                    return
                with suppress(TableGone):
                    async for turn in (await self.watch(at)).turns(stays=False):
                        yield turn
                await self.until(lambda left=at: self._place_in(tournament) not in (left, ""))  # type: ignore[misc]
        finally:
            self._entered.pop(tournament).close()
            with suppress(ClientError):
                await self.send(TournamentWanted(tournament, False))

    def _place_in(self, tournament: str) -> str:
        """The bot's table; empty: it has none at the moment."""
        mine = next((one for one in self._events or () if one.tournament == tournament), None)
        if mine is None or mine.status in ("finished", "cancelled") or mine.mine == "out":
            return _OUT
        return mine.my_table

    # For tables.

    async def do(self, table: str, version: int, action: PersonAction) -> int:
        """
        Do something at a table; the version at which it was done.

        Raises:
            Refused: it was not done.
        """
        command = m.DoMessage(next(self._ids), table, version, action)
        self._under_way[command.id] = command
        await self.send(command)
        try:
            await self.until(lambda: command.id in self._answers)
            answer = self._answers.pop(command.id)
        finally:
            del self._under_way[command.id]
        if isinstance(answer, m.RefusedMessage):
            raise Refused.by(answer)
        return answer.v

    async def send(self, message: m.ClientMessage) -> None:
        """Send a message."""
        self._check()
        await self._line.send(message)

    async def until(self, what: Callable[[], T | None], within: float | None = None) -> T:
        """
        Wait until there is something, for as long as it takes.

        Args:
            what: looks for it; false or None: it is not there yet.
            within: seconds; then TimeoutError.

        Raises:
            ClientError: it will not come any more.
        """
        async with asyncio.timeout(within):
            while not (found := what()):
                self._check()
                await asyncio.shield(self._news)
        return found

    # Coming and going.

    async def open(self) -> None:
        """As `connect`."""
        await self._line.open()
        self._reading = asyncio.create_task(self._read())
        await self.until(lambda: self._welcome, _ANSWERED_WITHIN)

    async def close(self) -> None:
        """Hang up; a seat one has stays one's own for as long as the house keeps it."""
        if self._reading is not None:
            self._reading.cancel()
            with suppress(asyncio.CancelledError):
                await self._reading
        await self._line.close()

    def _check(self) -> None:
        if self._failed is not None:
            raise self._failed

    async def _read(self) -> None:
        try:
            async for message in self._line.messages():
                if message is None:
                    await self._resume()
                else:
                    await self._take(message)
                self._wake()
        except Exception as error:  # whoever waits is told
            self._failed = error
            self._wake()

    def _wake(self) -> None:
        news, self._news = self._news, asyncio.get_running_loop().create_future()
        news.set_result(None)

    async def _resume(self) -> None:
        """The line is new: take up the tables where they were, and say again what may not have arrived."""
        if self._wants_lobby:
            await self.send(m.LobbyWanted(True))
        if self._wants_events:
            await self.send(TournamentsWanted(True))
        for tournament in self._entered:
            await self.send(TournamentWanted(tournament, True))
        for table in self._tables.values():
            if not table.gone:
                table.connected()
                await self.send(table.watched_again())
        for command in tuple(self._under_way.values()):
            await self.send(command)

    async def _take(self, message: m.ServerMessage) -> None:
        match message:
            case m.WelcomeMessage():
                self._welcome = message
            case m.ViewMessage() | m.BatchMessage() | m.GoneMessage():
                await self._told(message)
            case m.DoneMessage() | m.RefusedMessage():
                if message.id in self._under_way:
                    self._answers[message.id] = message
            case m.LobbyMessage(tables):
                self._lobby = tables
            case TournamentsMessage(events):
                self._events = events
            case TournamentMessage(view) if view.tournament in self._entered:
                self._entered[view.tournament].take(view)
            case m.ErrorMessage(code, text):
                self._wrong(code, text)
            case _:
                await self._of_the_deal(message)

    async def _told(self, message: m.ViewMessage | m.BatchMessage | m.GoneMessage) -> None:
        table = self._tables.get(message.table)
        if table is not None and not table.take(message):
            await self.send(table.watched_again())
        elif table is not None and not isinstance(message, m.GoneMessage):
            await self._say(table.follow(message))

    async def _of_the_deal(self, message: m.ServerMessage) -> None:
        """What belongs to the check of a deal; the rest is chat, calls, what a page draws."""
        if isinstance(message, FairNews) and message.table in self._tables:
            await self._say(self._tables[message.table].hear(message))

    async def _say(self, messages: Sequence[m.ClientMessage]) -> None:
        for one in messages:
            await self.send(one)

    def _wrong(self, code: str, text: str) -> None:
        if code in ("signed_out", "wait.sockets_by_person"):
            raise NotLetIn(text)
        if code == "private":  # it does not say which: the one that was asked for last
            for table in self._tables.values():
                if not table.is_known:
                    table.gone = True
        elif code in ("outdated", "unreadable", "too_many"):
            raise ClientError(text)
