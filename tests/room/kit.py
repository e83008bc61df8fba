"""
A room for tests: a clock that stands still until told, people by name, viewers that note what they are shown.

    async with played("NL 1/2", anna=200, bela=200, cili=200) as play:
        await play.until_asked("anna")
        await play.does("anna", Call)
"""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final

from pakli.bots import Bot, CallingBot
from pakli.club.accounts import PRACTICE
from pakli.club.person import Person
from pakli.room import (
    Answer,
    Done,
    LoopClock,
    Manners,
    Moment,
    Opening,
    Pace,
    PersonAction,
    Room,
    TableActor,
)
from pakli.room.actions import SitDown
from pakli.rules import Player, Refusal
from pakli.store import Posting, Schema, Store
from pakli.table import Buy, SetButton, Sign, sign_of
from tests.room.acting import chosen, modest
from tests.room.fakes import FakeClock, FakePeople, Watching, person_of
from tests.table.kit import game

__all__ = ["FakeClock", "FakePeople", "Play", "Watching", "person_of", "played", "sign"]

_IDS: Final = itertools.count(1)


def sign(words: str, *, seats: int = 6, buy_in: tuple[int, int] = (1, 10**6), **fields: Any) -> Sign:
    """A sign such as "NL 1/2": nobody is asked to cut; other fields of `sign_of` and house rules by name."""
    own = {
        name: fields.pop(name) for name in ("cut", "practice", "bomb_pot", "money", "live") if name in fields
    }
    own.setdefault("cut", False)
    made = game(words, **fields)
    return sign_of(made, seats=min(seats, made.plays.seats), buy_in=buy_in, **own)


class Play:
    """A room with one table, and people at it."""

    def __init__(self, room: Room, clock: FakeClock, people: FakePeople, store: Store) -> None:
        self.room, self.clock, self.people, self.store = room, clock, people, store
        self.table_id = ""
        self.watching: dict[str, Watching] = {}

    @property
    def actor(self) -> TableActor:
        table = self.room.table(self.table_id)
        assert table is not None
        return table

    @property
    def moment(self) -> Moment:
        return self.actor.moment

    def person(self, name: str, **fields: Any) -> Person:
        """Somebody the room knows."""
        known = self.people.everybody.get(name.replace(" ", "-"))
        person = known or self.people.add(person_of(name, **fields))
        self.room.knows(person)
        return person

    async def open(self, what: Sign, owner: str = "host", bots: tuple[str, ...] = (), **manners: Any) -> str:
        """Open a table; it is the one that everything is about from now on."""
        seated = [self.person(bot) for bot in bots]
        made = Manners(name="Table", **manners)
        self.table_id = await self.room.open_table(
            self.person(owner), Opening(manners=made, sign=what, bots=seated)
        )
        return self.table_id

    async def watch(self, name: str, since: int | None = None) -> Watching:
        """Somebody looks on."""
        person = self.person(name)
        viewer = self.watching[name] = Watching(person.id)
        self.actor.watch(viewer, since)
        await self.room.idle()
        return viewer

    async def lost(self, name: str) -> None:
        """Somebody's connection is lost."""
        self.actor.unwatch(self.watching.pop(name))
        await self.room.idle()

    async def asks(
        self,
        name: str,
        action: PersonAction,
        *,
        command: str = "",
        version: int | None = None,
        idle: bool = True,
    ) -> Answer:
        """Ask for an action; the answer."""
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        seen = self.moment.version if version is None else version
        command = command or f"c{next(_IDS)}"
        self.actor.do(self.person(name).id, command, seen, action, answered.set_result)
        while not answered.done():
            await asyncio.wait([answered], timeout=0.01)
            if self.moment.trouble == "storage" and not answered.done():
                await self.wait(self.room.house.pace.repair)
        answer = answered.result()
        if idle:
            await self.settle()
        return answer

    async def does(self, name: str, action: PersonAction | type[Any], *arguments: Any) -> None:
        """Somebody does something, which is possible. An action of his own seat may be given as its type."""
        made = action(self.seat(name), *arguments) if isinstance(action, type) else action
        answer = await self.asks(name, made)
        assert isinstance(answer, Done), f"{name}: {answer}"

    async def wait(self, seconds: float) -> None:
        """Time passes, while something is under way that is not done yet."""
        end = self.clock.now() + seconds
        await self.breathe()
        while (due := self.clock.next_alarm()) is not None and due <= end:
            self.clock.go_to(due)
            await self.breathe()
        self.clock.go_to(end)

    async def breathe(self) -> None:
        """Let everything run that can."""
        for _ in range(20):
            await asyncio.sleep(0.0005)

    async def refused(self, name: str, action: PersonAction, **more: Any) -> str:
        """Somebody wants what is not possible; the refusal as "B0 check.facing_bet"."""
        answer = await self.asks(name, action, **more)
        assert isinstance(answer, Refusal), f"{name} could do {action}"
        return f"{answer.clause} {answer.code}".strip()

    async def gives(self, name: str, chips: int) -> None:
        """Somebody gets as many chips as this table counts."""
        table = self.moment.table
        account = self.room.house.purse(self.person(name), table.sign)
        amount = chips * table.sign.money.value
        await self.store.append(postings=[Posting(PRACTICE, -amount), Posting(account, amount)])

    async def sits(self, name: str, seat: int, chips: int) -> None:
        """Somebody comes in, with as many chips as he needs, looks on and sits down."""
        await self.gives(name, chips)
        if name not in self.watching:
            await self.watch(name)
        answer = await self.asks(name, SitDown(seat, chips))
        assert isinstance(answer, Done), f"{name}: {answer}"

    def seat(self, name: str) -> int:
        """Where somebody sits."""
        player = name.replace(" ", "-")
        return next(seat.number for seat in self.moment.table.seats if seat.player == player)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.moment.table.seat(seat).player

    def stack(self, name: str) -> int:
        """Chips behind, in mid-hand too."""
        table, seat = self.moment.table, self.seat(name)
        hand = table.playing
        return hand.seat(seat).stack if hand is not None and table.in_hand(seat) else table.seat(seat).stack

    @property
    def hands(self) -> int:
        """Hands begun."""
        return self.moment.table.hands

    @property
    def to_act(self) -> str:
        """Whose turn it is in the hand; empty: nobody's."""
        waiting = self.moment.table.next
        return self.name(waiting.seat) if isinstance(waiting, Player) else ""

    async def pass_time(self, seconds: float) -> None:
        """Time passes, and everything happens that is due meanwhile."""
        end = self.clock.now() + seconds
        await self.settle()
        while (due := self.clock.next_alarm()) is not None and due <= end:
            self.clock.go_to(due)
            await self.settle()
        self.clock.go_to(end)
        await self.settle()

    async def settle(self) -> None:
        """Everything that is asked is done; or cannot be now, because the log fails."""
        for _ in range(2):
            idle = asyncio.ensure_future(self.room.idle())
            while not idle.done() and not self._stands_still():
                await asyncio.wait([idle], timeout=0.001)
            if not idle.done():
                idle.cancel()
                await self.breathe()

    def _stands_still(self) -> bool:
        return any(table.moment.trouble for table in self.room.tables)

    async def until(self, happens: Callable[[], bool], most: float = 600) -> None:
        """Let time pass until something is so."""
        end = self.clock.now() + most
        await self.settle()
        while not happens():
            due = self.clock.next_alarm()
            assert due is not None, "it never happens"
            assert due <= end, "it does not happen in time"
            self.clock.go_to(due)
            await self.settle()

    async def until_asked(self, name: str = "") -> None:
        """Let time pass until it is somebody's turn; who has lost everything buys again."""
        player = name.replace(" ", "-")
        await self.until(lambda: bool(self.to_act) or self._broke())
        while self._broke() and not self.to_act:
            for number in self.moment.table.broke:
                await self.gives(self.name(number), 100)
                await self.does(self.name(number), Buy(number, 100))
            await self.until(lambda: bool(self.to_act) or self._broke())
        if player:
            await self.until(lambda: self.to_act == player)

    def _broke(self) -> bool:
        table = self.moment.table
        return table.dealing is None and bool(table.broke)

    async def delivered(self) -> None:
        """What is asked has reached whom it is for."""
        if self.moment.asked is not None:
            self.actor.delivered(self.moment.asked.number)
        await self.settle()

    async def passive(self, *, fold: bool = False) -> None:
        """Whoever's turn it is checks, or calls; or folds."""
        waiting = self.moment.table.next
        assert isinstance(waiting, Player)
        await self.does(self.to_act, modest(waiting, fold=fold))

    async def somebody_acts(self, random: Random) -> None:
        """Whoever's turn it is does something that is possible."""
        waiting = self.moment.table.next
        assert isinstance(waiting, Player)
        await self.does(self.to_act, chosen(waiting, self.moment.table, random))

    async def hand_over(self, *, fold: bool = False) -> None:
        """The hand goes to its end."""
        number = self.moment.table.hands
        while self.moment.table.dealing is not None and self.moment.table.hands == number:
            await self.until(lambda: bool(self.to_act) or self.moment.table.dealing is None)
            if self.to_act:
                await self.passive(fold=fold)

    async def hand_over_without(self, name: str) -> None:
        """The hand goes to its end; this player does nothing."""
        number, player = self.moment.table.hands, name.replace(" ", "-")
        while self.moment.table.dealing is not None and self.moment.table.hands == number:
            await self.until(
                lambda: self.to_act not in ("", player) or self.moment.table.dealing is None, most=900
            )
            if self.to_act:
                await self.passive()


@asynccontextmanager
async def opened(
    url: str = "sqlite://", pace: Pace | None = None, *, real: bool = False, **more: Any
) -> AsyncIterator[Play]:
    """A room without tables. `real`: time passes as it does, not as it is told to."""
    clock, people = FakeClock(), FakePeople()
    async with await Store.open(url, schemas=more.pop("schemas", ())) as store:
        room = await Room.open(
            store,
            people,
            clock=LoopClock() if real else clock,
            pace=pace or Pace(),
            chance=more.pop("chance", None) or Random(1),
            bot=more.pop("bot", _calls),
            **more,
        )
        play = Play(room, clock, people, store)
        yield play
        await play.room.close()


@asynccontextmanager
async def played(
    words: str | Sign,
    *,
    button: str = "",
    pace: Pace | None = None,
    manners: dict[str, Any] | None = None,
    rules: dict[str, Any] | None = None,
    url: str = "sqlite://",
    schemas: Sequence[Schema] = (),
    **players: int,
) -> AsyncIterator[Play]:
    """A room with a table and these players in seats 2, 3 …, the first hand's button where it is wanted."""
    async with opened(url, pace, schemas=schemas) as play:
        made = sign(words, **(rules or {})) if isinstance(words, str) else words
        await play.open(made, **(manners or {}))
        for number, (name, chips) in enumerate(players.items(), start=2):
            await play.sits(name, number, chips)
        if button:
            await play.does("host", SetButton(play.seat(button), "where the test has it"))
        yield play


def _calls(_person: Person) -> Bot:
    return CallingBot()
