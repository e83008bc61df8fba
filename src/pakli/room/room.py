"""
The room: all its tables, opened, found, listed, closed.

    room = await Room.open(store, club.people)
    table_id = await room.open_table(host, Opening(Manners(name="Friday"), sign))
    room.table(table_id).watch(viewer)
    await room.close()

Clauses     T1, T5, T6 (practice tables with bots), F1.
Tested in   tests/room/test_restart.py
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from random import Random, SystemRandom
from typing import Final, Self

from msgspec import Struct
from msgspec.structs import replace

from pakli.bots import Bot
from pakli.club.accounts import PRACTICE
from pakli.club.lines import title_of
from pakli.club.person import Person
from pakli.club.refusals import HOUSE
from pakli.club.rights import CLUB, may
from pakli.room.actor import TableActor
from pakli.room.addresses import Addresses
from pakli.room.authority import place_of
from pakli.room.book import Book
from pakli.room.bots import AGREES
from pakli.room.by_itself import usual_buy_in
from pakli.room.calls import Calls
from pakli.room.clock import Clock, LoopClock
from pakli.room.house import House, People, house_bot, no_bots
from pakli.room.journal import table_stream
from pakli.room.lobby import LobbyEntry
from pakli.room.money import Purse, purse_of
from pakli.room.pace import Pace
from pakli.room.playing import HouseDealer
from pakli.room.records import RECORDS, Manners, Opened
from pakli.room.restored import Restored, new_table, restored
from pakli.room.set_aside import SetAside, is_closed, name_of, reason_of
from pakli.room.tournaments import Hall
from pakli.room.under import Director
from pakli.rules import RuleViolation
from pakli.rules.refusal import refuse
from pakli.store import Append, Store, StoreClosed, StoreFailed, WrongRelease, wall_clock
from pakli.table import SetSwitches, Sign, Sit, check_sign

__all__ = ["Opening", "Room"]

_LOG: Final = logging.getLogger("pakli.room")


class Opening(Struct, frozen=True, kw_only=True):
    """
    A table to be opened: how it is kept, what it plays, and the house's bots at it (practice tables alone).
    """

    manners: Manners
    sign: Sign
    bots: Sequence[Person] = ()


class Room:
    """All tables of one process."""

    def __init__(self, house: House) -> None:
        """For `open` alone."""
        self.house: Final = house
        self._tables: dict[str, TableActor] = {}
        self.calls: Final = Calls(house.store, house.clock)
        """Calls for the floor."""
        self.book: Final = Book(house.store)
        """What the floor did, to be read."""
        self.set_aside: Final[dict[str, SetAside]] = {}
        """Tables that this release cannot read, by id."""
        self._listeners: list[Callable[[str], None]] = []
        self._closing = False
        self.hall: Final = Hall(house, self)
        house.changed = self._changed

    @classmethod
    async def open(
        cls,
        store: Store,
        club: People,
        *,
        clock: Clock | None = None,
        pace: Pace | None = None,
        chance: Random | None = None,
        purse: Purse = purse_of,
        bot: Callable[[Person], Bot] = house_bot,
        addresses: Addresses | None = None,
        now: Callable[[], int] = wall_clock,
        bots: Callable[[int], Awaitable[Sequence[Person]]] = no_bots,
    ) -> Self:
        """
        Rebuild every table from the log and let it go on; one that cannot be read is set aside.

        Args:
            clock: default: the event loop's.
            pace: default: for people.
            chance: default: the operating system's; a seeded one is for tests alone.
            purse: the account a person buys in from.
            bot: what plays for a bot of the house.
            addresses: where people come from; default: kept for as long as is usual.
            now: milliseconds since 1970, for what begins at a time of day.
            bots: where the house's bots for tournaments come from.

        Raises:
            StoreError: the log cannot be read.
        """
        chance = chance or SystemRandom()
        house = House(
            store=store,
            club=club,
            clock=clock or LoopClock(),
            pace=pace or Pace(),
            chance=chance,
            dealer=HouseDealer(chance),
            purse=purse,
            changed=lambda _: None,
            bot=bot,
            addresses=addresses or Addresses(),
            wall=now,
            bots=bots,
        )
        room = cls(house)
        await room.calls.load()
        await house.addresses.load(store)
        await store.ledger.set_floor(PRACTICE, None)
        for stream in await room._in_order_of_opening():
            await room._restore_or_set_aside(stream.removeprefix("table:"))
        await room.hall.load()
        return room

    async def close(self, within: float = 2.5) -> None:
        """Stop everything, all of it kept, `within` so many seconds whatever the log does. Once will do."""
        if self._closing:
            return
        self._closing = True
        stops = [asyncio.create_task(one) for one in (self.hall.close(), *[t.stop() for t in self.tables])]
        done, late = await asyncio.wait(stops, timeout=within)
        for stop in late:
            stop.cancel()
        for stop in done:
            if stop.exception() is not None:
                _LOG.warning("a table could not note everything: %s", stop.exception())
        if late:
            _LOG.error("%d tables did not stop in time", len(late))

    def table(self, table_id: str) -> TableActor | None:
        """A table; None: there is none of this id."""
        return self._tables.get(table_id)

    @property
    def tables(self) -> tuple[TableActor, ...]:
        """All tables."""
        return tuple(self._tables.values())

    async def idle(self) -> None:
        """Wait until all that was asked of any table or tournament is done."""
        for table in self.tables:
            await table.idle()
        await self.hall.idle()

    def knows(self, person: Person) -> None:
        """Somebody has come, or something about him has changed: name, rights, balance."""
        known = self.house.people.get(person.id)
        self.house.people[person.id] = person
        if known is not None:
            for table in self.tables:
                if table.concerns(person.id):
                    table.person_changed(person)
            for table_id in known.tables ^ person.tables:  # he sees it now, or no more
                self._changed(table_id)

    async def person_changed(self, person_id: str) -> None:
        """Something about somebody has changed: read it again. To be called on the club's word."""
        if person_id in self.house.people:
            person = await self.house.club.find(person_id)
            if person is not None:
                self.knows(person)

    def listen(self, listener: Callable[[str], None]) -> None:
        """Have `listener` told the id of each table that the lobby should look at again."""
        self._listeners.append(listener)

    def unlisten(self, listener: Callable[[str], None]) -> None:
        """Tell `listener` no more."""
        self._listeners.remove(listener)

    def lobby(self, person: Person) -> tuple[LobbyEntry, ...]:
        """The tables `person` may look on at, in the order they were opened."""
        return tuple(
            [
                table.lobby_entry()
                for table in self.tables
                if not table.moment.kept.manners.tournament
                and may(person, "watch_table", place_of(table.table_id, table.moment.kept, person.id)) is None
            ]
        )

    async def open_table(self, person: Person, opening: Opening) -> str:
        """
        Open a table; its id.

        Raises:
            RuleViolation: he may not, or there can be no such table.
            StoreError: it could not be written.
        """
        manners = opening.manners
        no = may(person, "create_private_table" if manners.private else "create_table", CLUB)
        if no is None and opening.bots:
            no = may(person, "seat_bots", CLUB)
        if no is not None:
            raise RuleViolation(no)
        if self._closing:
            raise refuse(HOUSE, "room.closing")
        if opening.bots and not opening.sign.practice:
            raise refuse("T6", "room.bots_practice")
        check_sign(opening.sign)
        self.knows(person)
        manners = replace(manners, name=title_of(manners.name), owner=manners.owner or person.id)
        table = await self._new(Opened(manners=manners, sign=opening.sign))
        await self._seat_bots(table, opening.bots)
        self._changed(table.table_id)
        return table.table_id

    async def close_table(self, person: Person, table_id: str) -> None:
        """
        Close a table when its hand is over: everybody leaves with his chips.

        Raises:
            RuleViolation: he may not, or there is no such table.
        """
        table = self._tables.get(table_id)
        if table is None:
            raise refuse(HOUSE, "room.no_table")
        if table.moment.kept.manners.tournament:
            raise refuse("M4", "room.event_table")
        no = may(person, "close_table", place_of(table_id, table.moment.kept, person.id))
        if no is not None:
            raise RuleViolation(no)
        table.close_when_over(person.id)
        await table.idle()

    async def keep_table(self, person: Person, table_id: str, manners: Manners) -> None:
        """
        Keep a table otherwise from now on: its name, who comes in, who writes, and, as soon as no hand is on,
        by how much spectators see everything later. Its owner stays; what is played there never changes.

        Raises:
            RuleViolation: he may not, or there is no such table.
        """
        table = self._tables.get(table_id)
        if table is None:
            raise refuse(HOUSE, "room.no_table")
        now, where = table.moment.kept.manners, place_of(table_id, table.moment.kept, person.id)
        no = may(person, "keep_table", where)
        if no is None and now.private and not manners.private:
            no = may(person, "create_table", CLUB)  # for everybody: as if it were opened so
        if no is not None:
            raise RuleViolation(no)
        table.keep_otherwise(replace(manners, name=title_of(manners.name), owner=now.owner), person.id)
        await table.idle()

    def quick_seat(self, person: Person, game: str, *, practice: bool) -> str | None:
        """The best table to sit down at: a seat free, most players; of this game, if it is not empty."""
        fitting = [
            entry
            for entry in self.lobby(person)
            if entry.sign.practice == practice
            and entry.sign.cash
            and not entry.sign.live  # that is played in one place, which he may be far from
            and (not game or entry.sign.games[0].variant == game)
            and entry.players + entry.waiting < entry.sign.seats
        ]
        best = max(fitting, key=lambda entry: (entry.playing, -entry.sign.least), default=None)
        return None if best is None else best.table_id

    def owned_by(self, person_id: str) -> int:
        """How many tables somebody has opened that are still open."""
        return sum([table.moment.kept.manners.owner == person_id for table in self.tables])

    def gauges(self) -> dict[str, float]:
        """Figures for who looks after the machine."""
        tables = self.tables
        return {
            "tables": len(tables),
            "hands_total": sum([table.moment.table.hands for table in tables]),
            "actions_total": self.house.actions,
            "misdeals_total": self.house.misdeals,
            "seated": sum([len(table.moment.table.seats) for table in tables]),
            "watching": sum([len(table.audience.players()) for table in tables]),
            "waiting": sum([table.waiting for table in tables]),
            "set_aside": len(self.set_aside),
            "in_trouble": sum([bool(table.moment.trouble) for table in tables]),
        }

    async def _in_order_of_opening(self) -> list[str]:
        """The streams of all tables there ever were; where two were opened in the same moment, by name."""
        opened: list[tuple[int, str]] = []
        for stream in await self.house.store.streams("table:"):
            try:
                first = await self.house.store.read(stream, limit=1)
            except WrongRelease:  # it is set aside
                first = []
            opened.append((first[0].at if first else 0, stream))
        return [stream for _, stream in sorted(opened)]

    async def _restore_or_set_aside(self, table_id: str) -> None:
        """
        Let a table go on; or, where something in its streams cannot be read, leave all of it as it is.

        Raises:
            StoreError: nothing can be read.
        """
        try:
            await self._restore(table_id)
        except (StoreFailed, StoreClosed):
            raise
        except Exception as error:  # whatever one table's log does to us, the others open
            if await is_closed(self.house, table_id):
                return
            name = await name_of(self.house, table_id)
            self.set_aside[table_id] = SetAside(table_id=table_id, name=name, why=reason_of(error))
            _LOG.error(
                "table %s (%s) is set aside, for it cannot be read: %s. Its chips stay in the ledger and its "
                "log as it is; it goes on when a release that can read it is started. All others are open.",
                *(table_id, name, reason_of(error)),
                exc_info=error,
            )

    async def _restore(self, table_id: str) -> None:
        start = await restored(self.house, table_id)
        if start is None:
            return
        table = start.moment.table
        asking = [request.player for request in start.moment.requests]
        players = {*(seat.player for seat in table.seats), *table.waiting_list, *asking}
        for player in players - self.house.people.keys():
            person = await self.house.club.find(player)
            # Somebody who was removed from the books still has his chips here.
            self.house.people[player] = person or Person(id=player, name=player, kind="guest")
        await self._run(TableActor(self.house, start))

    async def _new(self, record: Opened) -> TableActor:
        while True:
            table_id = f"{self.house.chance.getrandbits(40):08x}"
            if table_id not in self._tables and table_id not in self.set_aside:
                break
        await self.house.store.append(Append(table_stream(table_id), 0, RECORDS.encode_all((record,))))
        return await self._run(TableActor(self.house, new_table(table_id, record)))

    async def run_table(self, start: Restored, director: Director) -> TableActor:
        """Let a tournament's table run that has just been opened."""
        table = TableActor(self.house, start)
        table.director = director
        return await self._run(table)

    async def _run(self, table: TableActor) -> TableActor:
        table.closed = lambda: self._closed(table.table_id)
        await table.chat.load()
        table.audience.begin_with_lines(table.chat.lines, table.moment)
        self._tables[table.table_id] = table
        table.start()
        return table

    async def _seat_bots(self, table: TableActor, bots: Sequence[Person]) -> None:
        sign = table.moment.table.sign
        chips = usual_buy_in(sign)
        for seat, bot in zip(_spread(sign.seats, len(bots)), bots, strict=True):
            self.house.people[bot.id] = bot
            await table.house_does(Sit(seat, bot.id, chips), SetSwitches(seat, AGREES))

    def _closed(self, table_id: str) -> None:
        if self._tables.pop(table_id, None) is not None:
            self._changed(table_id)

    def _changed(self, table_id: str) -> None:
        for listener in tuple(self._listeners):
            listener(table_id)


def _spread(seats: int, players: int) -> list[int]:
    """
    Seats for so many players, round the table.

    Raises:
        RuleViolation: there are not so many.
    """
    if players > seats:
        raise refuse("T5", "seat.no_such_seat", seat=players, seats=seats)
    return [1 + place * seats // players for place in range(players)]
