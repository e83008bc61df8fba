"""
The protocol of one socket, without the socket: what a frame does, and which frames go out.

    connection = Connection(room, person.id, outlet)
    connection.receive(frame)          # never blocks, never raises
    connection.closed()

Whoever owns the socket limits how many frames and bytes come in, and gives an `Outlet` for what goes out.
While an outlet has a backlog, batches of a table are left out; when it has gone, the table is sent anew as it
is.

Clauses     F2 (by `sheet`), I5; T15, T16 (cases).
Tested in   tests/wire/test_messages.py, tests/wire/test_slow_readers.py
"""

import logging
from collections.abc import Callable
from time import perf_counter
from typing import Final, Protocol

from pakli.club.person import Person
from pakli.club.refusals import HOUSE
from pakli.club.rights import may, standing_of
from pakli.room import Alarm, Answer, ChatLine, Done, Moment, Room, Step, TableActor
from pakli.room.calls import Call
from pakli.room.fair_told import FairTold
from pakli.rules import Refusal
from pakli.texts import Catalogue, pick_language, translator
from pakli.wire import messages as m
from pakli.wire.calls import calls_message
from pakli.wire.event_watching import EventWatching
from pakli.wire.fair import fair_frame
from pakli.wire.lobby import lobby_message
from pakli.wire.reading import Unreadable, read, written
from pakli.wire.sheet import Frame, sheet_of, view_frame
from pakli.wire.tournaments import TournamentsWanted, TournamentWanted

__all__ = ["MOST_TABLES", "MOST_WAITING", "Connection", "Outlet"]

MOST_WAITING: Final = 262_144
"""Bytes that may wait for a reader before he is passed over."""
MOST_TABLES: Final = 24
"""Tables one connection may watch."""
_LOBBY_EVERY: Final = 1.0
_LOG: Final = logging.getLogger("pakli.wire")


class Outlet(Protocol):
    """Where frames go: a socket's sending side."""

    @property
    def full(self) -> bool:
        """Whether so much waits that it would rather have no more; cheaper to ask than how much."""

    @property
    def waiting(self) -> int:
        """Bytes given to `send` that have not left yet."""

    def send(self, frame: bytes, sent: Callable[[], None] | None = None) -> None:
        """Queue a frame; never blocks, never raises. `sent` is called once it has left."""

    def hold(self) -> None:
        """What is sent from now on goes out together, with `release`, which comes at once."""

    def release(self) -> None:
        """Hold nothing any more."""

    def close(self, code: int, reason: str) -> None:
        """Close the socket."""


class _Watcher:
    """A connection's place at one table: a `pakli.room.Viewer`."""

    def __init__(self, connection: "Connection", table: TableActor) -> None:
        self._connection: Final = connection
        self.table: Final = table
        self.behind = False
        """He was passed over, and is to be sent the table anew."""
        self.checks = False
        """His client checks the deals."""

    @property
    def player(self) -> str:
        return self._connection.player

    def show(self, moment: Moment) -> None:
        self.behind = False
        self._send(view_frame(moment, self.player, self.table.house.clock.now()))

    def tell(self, step: Step) -> None:
        connection = self._connection
        outlet = connection.outlet
        if self.behind or (outlet.full and connection.slow):
            self.behind = True
            return
        sheet = step.drawing or sheet_of(step)
        if connection.player in sheet.alike:
            outlet.send(sheet.common)
            return
        frame = sheet.for_viewer(connection.player)
        if frame.asks:
            self._send(frame)
        else:
            outlet.send(frame.data)

    def hear(self, line: ChatLine) -> None:
        self._connection.say(
            m.ChatMessage(
                table=self.table.table_id,
                n=line.number,
                at=line.at,
                player=line.player,
                name=line.name,
                text=line.text,
            )
        )

    def prove(self, told: FairTold) -> None:
        if self.behind or self._connection.slow:
            self.behind = True
            return
        self._connection.outlet.send(fair_frame(self.table.table_id, told))

    def gone(self) -> None:
        self._connection.gone(self.table.table_id)

    def _send(self, frame: Frame) -> None:
        if frame.asks:
            number, table = frame.asks, self.table
            self._connection.outlet.send(frame.data, lambda: table.delivered(number))
        else:
            self._connection.outlet.send(frame.data)


class Connection:
    """One socket of somebody who is signed in."""

    def __init__(self, room: Room, player: str, outlet: Outlet) -> None:
        """`player`: his id; the room knows him (`Room.knows`)."""
        self.player: Final = player
        self.outlet: Final = outlet
        self._room: Final = room
        self._watchers: dict[str, _Watcher] = {}
        self._say: Catalogue | None = None
        self._lobby = False
        self._lobby_alarm: Alarm | None = None
        self._open = True
        self._events: Final = EventWatching(room, lambda: self.person, self.say, self._error)

    @property
    def person(self) -> Person:
        """Who it is, as last read."""
        return self._room.house.people[self.player]

    @property
    def slow(self) -> bool:
        """Whether so much waits for him that he is passed over."""
        return self.outlet.full and self.outlet.waiting > MOST_WAITING

    def receive(self, frame: bytes | str) -> None:
        """Do what a frame asks for; one that cannot be read is answered with an error."""
        if not self._open:
            return
        try:
            message = read(frame)
        except Unreadable as error:
            self._error("unreadable", why=str(error))
            return
        try:
            self._receive(message)
        except Exception:  # a bug: it must not stop the socket, nor any table
            _LOG.exception("a %s could not be done", type(message).__name__)
            self._error("unreadable", why="internal error")

    def drained(self) -> None:
        """What waited has left: tables he was passed over at are sent anew."""
        for watcher in tuple(self._watchers.values()):
            if watcher.behind and not self.slow:
                watcher.table.audience.show(watcher, watcher.table.moment, None)
                if watcher.checks:
                    watcher.table.catch_up(watcher)

    def closed(self) -> None:
        """The socket is gone."""
        self._open = False
        self._want_lobby(False)
        self._events.end()
        if self._say is not None:
            self._room.calls.unlisten(self._called)
        watchers, self._watchers = self._watchers, {}
        for watcher in watchers.values():
            watcher.table.unwatch(watcher)

    def signed_out(self) -> None:
        """His session is over: he is told, and the socket closed."""
        if self._open:
            self._error("signed_out")
            self.outlet.close(1000, "signed out")
            self.closed()

    def say(self, message: m.ServerMessage) -> None:
        """Send a message."""
        if self._open:
            self.outlet.send(written(message))

    def gone(self, table_id: str) -> None:
        """A table is closed; or he may look on there no more."""
        self._watchers.pop(table_id, None)
        table = self._room.table(table_id)
        if table is not None and may(self.person, "watch_table", table.place(self.player)) is not None:
            self._error("private")
        self.say(m.GoneMessage(table_id))

    def _receive(self, message: m.ClientMessage) -> None:
        match message:
            case m.PingMessage(n):
                self.say(m.PongMessage(n))
            case m.HelloMessage(protocol, lang):
                self._hello(protocol, lang)
            case _ if self._say is None:
                self._error("hello_first")
            case m.DoMessage() | m.ChatOut():
                self._command(message)
            case m.WatchMessage(table_id, since):
                self._watch(table_id, since if isinstance(since, int) else None)
            case m.UnwatchMessage(table_id):
                self._unwatch(table_id)
            case m.LobbyWanted(on):
                self._want_lobby(on)
            case m.FairMessage() | m.ShareMessage():
                self._take_part(message)
            case TournamentsWanted() | TournamentWanted():
                self._events.want(message)

    def _command(self, message: m.DoMessage | m.ChatOut) -> None:
        table = self._table(message.table, message.id)
        if table is None:
            return
        answered = self._answers(message.id)
        if isinstance(message, m.ChatOut):
            table.say(self.player, message.id, message.text, answered)
        else:
            # So the table's news and the answer are one piece for him who acted.
            hold = self.outlet.hold
            table.do(self.player, message.id, message.version, message.action, answered, hold)

    def _take_part(self, message: m.FairMessage | m.ShareMessage) -> None:
        """He checks the deals from now on; or gives his share, which nobody answers."""
        watcher = self._watchers.get(message.table)
        if watcher is None:
            self._error("no_table")
        elif isinstance(message, m.ShareMessage):
            watcher.table.share_given(self.player, message.hand, bytes.fromhex(message.share))
        else:
            watcher.checks = True
            chain = message.chain
            watcher.table.takes_part(watcher, bytes.fromhex(chain) if isinstance(chain, str) else None)

    def _unwatch(self, table_id: str) -> None:
        watcher = self._watchers.pop(table_id, None)
        if watcher is not None:
            watcher.table.unwatch(watcher)

    def _hello(self, protocol: int, lang: str) -> None:
        begins = self._say is None
        self._say = translator(pick_language(lang))
        if begins:
            self._room.calls.listen(self._called)
            self._events.begin()
        if protocol != m.PROTOCOL:
            self._error("outdated")
            return
        person = self.person
        roles = (standing_of(person) or "bot",)
        self.say(m.WelcomeMessage(person.id, person.name, roles, m.PROTOCOL))
        calls = self._room.calls.for_viewer(person)
        if calls or may(person, "answer_calls") is None:
            self.say(calls_message(calls))

    def _called(self, call: Call) -> None:
        """A call for the floor has changed: those who see to calls are told, and who called."""
        if call.player == self.player or may(self.person, "answer_calls") is None:
            self.say(calls_message(self._room.calls.for_viewer(self.person)))

    def _watch(self, table_id: str, since: int | None) -> None:
        table = self._room.table(table_id)
        if table is None:
            self._error("set_aside" if table_id in self._room.set_aside else "no_table")
            self.say(m.GoneMessage(table_id))
            return
        if may(self.person, "watch_table", table.place(self.player)) is not None:
            self._error("private")
            return
        known = self._watchers.get(table_id)
        if known is not None:
            table.audience.show(known, table.moment, since)
            return
        if len(self._watchers) >= MOST_TABLES:
            self._error("too_many", most=MOST_TABLES)
            return
        self._watchers[table_id] = _Watcher(self, table)
        table.watch(self._watchers[table_id], since)

    def _table(self, table_id: str, command_id: str) -> TableActor | None:
        """The table a command is for; if there is none, or he may not look on there, he is told so."""
        table = self._room.table(table_id)
        if table is None:
            aside = table_id in self._room.set_aside
            self._refuse(command_id, Refusal(HOUSE, "room.set_aside" if aside else "room.no_table"))
            return None
        place = table.place(self.player)
        no = None if place.seated else may(self.person, "watch_table", place)
        if no is not None:
            self._refuse(command_id, no)
            return None
        return table

    def _answers(self, command_id: str) -> Callable[[Answer], None]:
        began = perf_counter()

        def answered(answer: Answer) -> None:
            try:
                if isinstance(answer, Done):
                    self._room.house.acted(perf_counter() - began)
                    self.say(m.DoneMessage(command_id, answer.version))
                else:
                    self._refuse(command_id, answer)
            finally:
                self.outlet.release()  # or he would hear nothing any more

        return answered

    def _refuse(self, command_id: str, refusal: Refusal) -> None:
        say = self._say or translator(pick_language(""))
        self.say(
            m.RefusedMessage(
                id=command_id,
                clause=refusal.clause,
                code=refusal.code,
                facts=refusal.facts,
                text=say.refusal(refusal.code, dict(refusal.facts)),
            )
        )

    def _error(self, code: str, **facts: str | int) -> None:
        say = self._say or translator(pick_language(""))
        self.say(m.ErrorMessage(code, say.text(f"wire-{code}", **facts)))

    # The lobby, at most once a second.

    def _want_lobby(self, on: bool) -> None:
        if on == self._lobby:
            return
        self._lobby = on
        if on:
            self._room.listen(self._lobby_changed)
            self._send_lobby()
            return
        self._room.unlisten(self._lobby_changed)
        if self._lobby_alarm is not None:
            self._lobby_alarm.cancel()
            self._lobby_alarm = None

    def _lobby_changed(self, _table_id: str) -> None:
        if self._lobby_alarm is None:
            self._lobby_alarm = self._room.house.clock.call_later(_LOBBY_EVERY, self._send_lobby)

    def _send_lobby(self) -> None:
        self._lobby_alarm = None
        if self._lobby and self._open and not self.slow:
            self.say(lobby_message(self._room.lobby(self.person)))
