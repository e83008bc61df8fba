"""
A client for tests: it speaks the protocol over a connection without a socket, folds what it is sent, and
keeps every byte.

    async with talking("NL 1/2", anna=200, bela=200) as talk:
        anna = talk.client("anna")
        await talk.act("anna", "call")
"""

import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from msgspec import json

from pakli.room import Pace, Room
from pakli.table import SetButton, Sign
from pakli.wire import Connection, read_server
from pakli.wire import messages as m
from pakli.wire.patch import merged
from pakli.wire.sheet import view_frame
from tests.room.kit import Play, opened, sign

__all__ = ["Client", "Pipe", "Talk", "differences", "talking"]

_DECODER: Final = json.Decoder()
_IDS: Final = itertools.count(1)


class Pipe:
    """An outlet that keeps what is sent. `stuck`: nothing leaves it."""

    def __init__(self, take: Callable[[bytes], None]) -> None:
        self._take = take
        self.stuck = False
        self.held: list[tuple[bytes, Callable[[], None] | None]] = []
        self.closed: tuple[int, str] | None = None

    @property
    def full(self) -> bool:
        return bool(self.held)

    @property
    def waiting(self) -> int:
        return sum(len(frame) for frame, _ in self.held)

    def hold(self) -> None:
        """As `Outlet.hold`: here everything is sent at once."""

    def release(self) -> None:
        """As `Outlet.release`."""

    def send(self, frame: bytes, sent: Callable[[], None] | None = None) -> None:
        self.held.append((frame, sent))
        if not self.stuck:
            self.flow()

    def flow(self) -> None:
        """Everything that waits leaves."""
        held, self.held = self.held, []
        for frame, sent in held:
            self._take(frame)
            if sent is not None:
                sent()

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)


class Client:
    """One page of one person."""

    def __init__(self, room: Room, player: str, lang: str = "en", *, hello: bool = True) -> None:
        self.player = player
        self.frames: list[bytes] = []
        self.known: dict[str, dict[str, Any]] = {}
        """By table: `v`, `view`, `question`, `clock`, as a page holds them."""
        self.log: list[dict[str, Any]] = []
        self.others: list[dict[str, Any]] = []
        """Everything else that was sent."""
        self.gaps = 0
        self.pipe = Pipe(self._take)
        self.connection = Connection(room, player, self.pipe)
        self._room = room
        if hello:
            self.send({"t": "hello", "protocol": m.PROTOCOL, "lang": lang})

    @property
    def received(self) -> list[dict[str, Any]]:
        """Every message so far."""
        return [_DECODER.decode(frame) for frame in self.frames]

    def send(self, message: dict[str, Any]) -> None:
        self.connection.receive(json.encode(message))

    def watch(self, table: str, since: int | None = None) -> None:
        more = {} if since is None else {"since": since}
        self.send({"t": "watch", "table": table, **more})

    def do(self, table: str, action: Any, *, command: str = "", version: int | None = None) -> str:
        """Ask for an action; the id of the command."""
        command = command or f"{self.player}-{next(_IDS)}"
        seen = self.known[table]["v"] if version is None else version
        self.send({"t": "do", "id": command, "table": table, "version": seen, "action": action})
        return command

    def answer(self, command: str) -> dict[str, Any]:
        """What was answered to a command, last."""
        answers = [one for one in self.others if one.get("id") == command]
        return answers[-1]

    def last(self, tag: str) -> dict[str, Any]:
        """The last message of a kind."""
        return next(one for one in reversed(self.others) if one["t"] == tag)

    def view(self, table: str) -> dict[str, Any]:
        view: dict[str, Any] = self.known[table]["view"]
        return view

    def question(self, table: str) -> dict[str, Any] | None:
        question: dict[str, Any] | None = self.known[table]["question"]
        return question

    def close(self) -> None:
        self.connection.closed()

    def _take(self, frame: bytes) -> None:
        self.frames.append(frame)
        read_server(frame)  # it is what the protocol says it is
        message = _DECODER.decode(frame)
        if message["t"] == "view":
            self._show(message)
            self.log = list(message.get("told", []))
        elif message["t"] == "batch":
            self._fold(message)
        else:
            self.others.append(message)

    def _show(self, message: dict[str, Any]) -> None:
        self.known[message["table"]] = {
            "v": message["v"],
            "view": message["view"],
            "question": message.get("question"),
            "clock": message.get("clock"),
        }

    def _fold(self, message: dict[str, Any]) -> None:
        known = self.known.get(message["table"])
        before = message["v"] - len(message["events"])
        if known is None or before > known["v"]:
            self.gaps += 1
            return
        if message["v"] < known["v"] or (message["v"] == known["v"] and message["events"]):
            return  # seen before
        assert before == known["v"], f"{self.player} has {known['v']}, and is sent what came after {before}"
        self._show({**message, "view": merged(known["view"], message["set"])})
        self.log += message["told"]

    def check(self, table: str) -> None:
        """What was folded is what a snapshot would be that is drawn from nothing."""
        actor = self._room.table(table)
        assert actor is not None
        fresh = _DECODER.decode(view_frame(actor.moment.changed(), self.player, 0).data)
        known = self.known[table]
        assert known["v"] == fresh["v"]
        assert not (differ := differences(known["view"], fresh["view"])), f"{self.player}: {differ}"
        assert known["question"] == fresh.get("question")


def differences(one: Any, other: Any, where: str = "") -> list[str]:
    """Where two values differ; empty: nowhere."""
    if isinstance(one, dict) and isinstance(other, dict):
        names = [*one, *(name for name in other if name not in one)]
        return [
            found
            for name in names
            for found in differences(one.get(name, "nothing"), other.get(name, "nothing"), f"{where}/{name}")
        ]
    return [] if one == other else [f"{where}: {one!r}, not {other!r}"]


class Talk:
    """A room with one table, and clients at it."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.clients: dict[str, Client] = {}

    @property
    def table(self) -> str:
        return self.play.table_id

    def client(self, name: str, **more: Any) -> Client:
        """Somebody's page, looking on; made when first asked for."""
        if name not in self.clients:
            person = self.play.person(name)
            client = self.clients[name] = Client(self.play.room, person.id, **more)
            client.watch(self.table)
        return self.clients[name]

    async def sits(self, name: str, seat: int, chips: int) -> Client:
        """Somebody comes in with so many chips, and sits down."""
        client = self.client(name)
        await self.play.gives(name, chips)
        await self.does(name, {"type": "sit", "seat": seat, "chips": chips})
        return client

    async def does(self, name: str, action: Any) -> dict[str, Any]:
        """Somebody asks for an action, and it is done."""
        client = self.client(name)
        command = client.do(self.table, action)
        await self.play.settle()
        answer = client.answer(command)
        assert answer["t"] == "done", f"{name} {action}: {answer}"
        return answer

    async def asked(self) -> tuple[str, dict[str, Any]]:
        """Let time pass until a client is asked something: whose, and what."""
        await self.play.until(lambda: self._asked() is not None)
        found = self._asked()
        assert found is not None
        return found

    def _asked(self) -> tuple[str, dict[str, Any]] | None:
        for name, client in self.clients.items():
            known = client.known.get(self.table)
            if known is not None and known["question"] is not None:
                return name, known["question"]
        return None

    async def act(self, name: str, word: str, **fills: Any) -> None:
        """Somebody presses a button of his question, and fills in what it leaves open."""
        question = self.client(name).question(self.table)
        assert question is not None, f"{name} is not asked"
        option = next(one for one in question["options"] if one["word"] == word)
        assert "refusal" not in option, option
        await self.does(name, {**option["action"], **fills})

    def check(self) -> None:
        """Every client has folded what a snapshot would be."""
        for client in self.clients.values():
            client.check(self.table)
            assert not client.gaps


@asynccontextmanager
async def talking(
    words: str | Sign,
    *,
    button: str = "",
    pace: Pace | None = None,
    manners: dict[str, Any] | None = None,
    rules: dict[str, Any] | None = None,
    bots: tuple[str, ...] = (),
    **players: int,
) -> AsyncIterator[Talk]:
    """A room with a table and clients in seats 2, 3 …, the first hand's button where it is wanted."""
    async with opened("sqlite://", pace) as play:
        made = sign(words, **(rules or {})) if isinstance(words, str) else words
        await play.open(made, bots=bots, **(manners or {}))
        talk = Talk(play)
        for number, (name, chips) in enumerate(players.items(), start=2):
            await talk.sits(name, number, chips)
        if button:
            await play.does("host", SetButton(play.seat(button), "where the test has it"))
        yield talk
