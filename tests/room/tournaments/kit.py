"""
A room for tests of tournaments: structures with short levels, people who call, a clock that is told to go on.

    async with evening(url) as night:
        event = await night.announce(sitting(3), "anna", "bela", "cili")
        await night.to_the_end(event)
"""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from pakli.club import SCHEMA
from pakli.club.accounts import PRACTICE, account_of
from pakli.club.person import Person
from pakli.room import Pace, Room
from pakli.room.answers import Done
from pakli.room.books import prove
from pakli.room.hands import HANDS_SCHEMA
from pakli.room.tournaments import EventOpened, TournamentActor
from pakli.rules import Bounds, Player, RaiseTo, Refusal, Stakes
from pakli.store import Posting, Store
from pakli.table import Money
from pakli.tournament import Break, Level, Price, Structure
from tests.room.acting import modest
from tests.room.fakes import FakeClock, FakePeople, person_of

__all__ = ["EUR", "Night", "Same", "evening", "levels", "sitting"]

EUR = Money("EUR", 1, 2)


def levels(
    count: int = 8, minutes: int = 1, first: int = 20, *, pause_after: int = 0
) -> tuple[Level | Break, ...]:
    """Levels whose blinds double; a main break of two minutes after some of them."""
    spans: list[Level | Break] = []
    for number in range(count):
        blind = first << number
        spans.append(Level(Stakes(blind, blind // 2), minutes))
        if number + 1 == pause_after:
            spans.append(Break(2, main=True))
    return tuple(spans)


def sitting(players: int, **fields: Any) -> Structure:
    """A quick sit & go for practice."""
    made: dict[str, Any] = {
        "name": "Sit & go",
        "schedule": levels(),
        "entry": Price(0),
        "stack": 500,
        "preset": "standard",
        "table_size": min(players, 6),
        "least": players,
        "most": players,
        "sit_and_go": True,
        "practice": True,
    }
    if "entry" in fields:
        made |= {"practice": False, "money": EUR}
    return Structure(**{**made, **fields})


class Night:
    """A room, its clock and people."""

    def __init__(self, room: Room, clock: FakeClock, people: FakePeople, store: Store) -> None:
        self.room, self.clock, self.people, self.store = room, clock, people, store
        self._commands = itertools.count(1)

    def person(self, name: str, **fields: Any) -> Person:
        """Somebody the room knows; "bot a" is the house's."""
        known = self.people.everybody.get(name.replace(" ", "-"))
        person = known or self.people.add(person_of(name, **fields))
        self.room.knows(person)
        return person

    async def gives(self, name: str, cents: int) -> None:
        """Somebody gets money."""
        account = account_of(self.person(name).id, "EUR")
        await self.store.ledger.set_floor("house:EUR", None)
        await self.store.append(postings=[Posting("house:EUR", -cents), Posting(account, cents)])

    async def has(self, account: str) -> int:
        """What an account holds."""
        return await self.store.ledger.balance(account)

    async def announce(self, structure: Structure, *names: str, **opening: Any) -> TournamentActor:
        """An event, entered by these."""
        opened = EventOpened(structure=structure, **opening)
        event = await self.room.hall.announce(self.person("floor"), opened)
        for name in names:
            await self.enters(event, name)
        await self.settle()
        return event

    async def enters(self, event: TournamentActor, name: str) -> None:
        """Somebody enters, which is possible."""
        answer = await event.enter(self.person(name))
        assert isinstance(answer, Done), f"{name}: {answer}"

    async def refused(self, answer: Any) -> str:
        """The refusal as "M4 event.full"."""
        found = await answer
        assert isinstance(found, Refusal), found
        return f"{found.clause} {found.code}".strip()

    async def settle(self) -> None:
        """Everything that is asked is done."""
        for _ in range(3):
            await asyncio.wait_for(self.room.idle(), 20)

    async def until(self, happens: Callable[[], bool], most: float = 7200) -> None:
        """Let time pass until something is so."""
        end = self.clock.now() + most
        await self.settle()
        while not happens():
            due = self.clock.next_alarm()
            assert due is not None, "it never happens"
            assert due <= end, "it does not happen in time"
            self.clock.go_to(due)
            await self.settle()

    async def all_in(
        self, event: TournamentActor, happens: Callable[[], bool], *bold: str, most: float = 3600
    ) -> None:
        """Everybody who is asked puts everything in, until something is so; or these do and others fold."""
        end = self.clock.now() + most
        await self.settle()
        while not happens():
            if await self._somebody_acts(event, bold):
                continue
            due = self.clock.next_alarm()
            assert due is not None, "it never happens"
            assert due <= end, "it does not happen in time"
            self.clock.go_to(due)
            await self.settle()

    async def _somebody_acts(self, event: TournamentActor, bold: tuple[str, ...]) -> bool:
        for number in event.event.open_numbers:
            table = event.table(number)
            waiting = None if table is None else table.moment.table.next
            if isinstance(waiting, Player) and not event.is_bot(table.moment.table.seat(waiting.seat).player):
                player = table.moment.table.seat(waiting.seat).player
                raised = getattr(waiting.options, "raise_to", None)
                folds = bool(bold) and player not in bold
                action = modest(waiting, fold=folds)
                if isinstance(raised, Bounds) and not folds:
                    action = RaiseTo(waiting.seat, raised.most)
                command = f"c{next(self._commands)}"
                table.do(player, command, table.moment.version, action, lambda _: None)
                await self.settle()
                return True
        return False

    async def in_order(self) -> None:
        """Tables, tournaments and ledger are the same money."""
        books = await prove(self.store)
        assert books.all_faults == (), books.all_faults

    async def to_the_end(self, event: TournamentActor) -> None:
        """Play until it is over."""
        await self.until(lambda: event.event.status == "finished")


async def _bots(people: FakePeople, number: int) -> list[Person]:
    return [people.add(person_of(f"bot {at}")) for at in range(1, number + 1)]


@asynccontextmanager
async def evening(url: str = "sqlite://", **more: Any) -> AsyncIterator[Night]:
    """A room without tables, in which money may be owed by nobody but the house."""
    clock, people = more.pop("clock", None) or FakeClock(), more.pop("people", None) or FakePeople()
    store = more.pop("store", None)
    async with (
        await Store.open(url, schemas=(SCHEMA, HANDS_SCHEMA)) if store is None else store as open_store
    ):
        room = await Room.open(
            open_store,
            people,
            clock=clock,
            pace=more.pop("pace", None) or Pace(bot_least=0, bot_most=0.1),
            chance=more.pop("chance", None) or Random(1),
            bots=lambda number: _bots(people, number),
            now=lambda: int(1000 * clock.now()),
            **more,
        )
        await open_store.ledger.set_floor(PRACTICE, None)
        yield Night(room, clock, people, open_store)
        await room.close()


class Same:
    """A store that is open already, and stays so."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def __aenter__(self) -> Store:
        return self.store

    async def __aexit__(self, *_: object) -> None:
        return None
