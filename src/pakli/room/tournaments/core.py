"""
A tournament as it runs: what is kept of it, how it acts at its tables, what is written.

Whatever happens in it and at its tables, and the money it moves, is one append. Meanwhile its tables stand
still (`pakli.room.under`): first those it concerns, in the order of their numbers. Only the tournament stops
tables, and a table never waits for it.

A running tournament is one object in layers, as a table is: this one; `going_on`, what comes next by itself;
`actor`, what people and the director want.

Clauses     M1 to M7, T2; money by `purse`.
Tested in   tests/room/tournaments/
"""

import logging
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

from msgspec.structs import replace

from pakli.club.accounts import account_of
from pakli.club.refusals import HOUSE
from pakli.room.answers import Answer, Done
from pakli.room.bots import AGREES
from pakli.room.house import House
from pakli.room.journal import NOTHING, Deed, Journal, table_stream
from pakli.room.kept import Kept, opened
from pakli.room.lobby import Pots
from pakli.room.moment import Moment, Tale
from pakli.room.playing import Played
from pakli.room.records import RECORDS, Record, TableClosed
from pakli.room.restored import Restored
from pakli.room.saved import kept_saved
from pakli.room.tournaments.mailbox import Mailbox
from pakli.room.tournaments.opening import opening_of_table
from pakli.room.tournaments.purse import money_moved, money_reason, unpaid
from pakli.room.tournaments.records import (
    EVENTS,
    OWN_EVENTS,
    EventRecord,
    KeptEvent,
    OwnEventRecord,
    event_stream,
)
from pakli.room.tournaments.saved import EVENT_FORM, TELL_TIME, RestoredEvent, event_saved, snapshot_due
from pakli.room.under import Director, Standing
from pakli.rules import Refusal, RuleViolation
from pakli.store import Append, Conflict, Overdrawn
from pakli.table import MoveIn, SetSwitches, TableAction
from pakli.tournament import Elapse, Tournament, TournamentAction

__all__ = ["Doing", "EventCore", "EventStep", "Tables"]

_LOG: Final = logging.getLogger("pakli.room")


class Tables(Protocol):
    """Where a tournament's tables are: the room."""

    def table(self, table_id: str) -> Any:
        """A table that runs; None: there is none of this id."""

    async def run_table(self, start: Restored, director: Director) -> Any:
        """Let a table run that has just been opened."""


class EventStep:
    """From one version of a tournament to the next, for whoever shows it."""

    __slots__ = ("after", "before", "event_id", "records", "version")

    def __init__(
        self,
        event_id: str,
        version: int,
        before: KeptEvent,
        after: KeptEvent,
        records: tuple[EventRecord, ...],
    ) -> None:
        self.event_id: Final = event_id
        self.version: Final = version
        self.before: Final = before
        self.after: Final = after
        self.records: Final = records


class Doing:
    """What is being done, while it is worked out."""

    def __init__(self, kept: KeptEvent) -> None:
        self.event: Tournament = kept.event
        self.records: Final[list[EventRecord]] = []
        self.touched: Final[set[int]] = set()
        self.played: Final[dict[int, Played]] = {}
        """What has been done at tables already."""

    def play(self, action: TournamentAction) -> None:
        """
        Judge an action.

        Raises:
            RuleViolation: it is not possible now.
        """
        before = self.event
        self.event, events = before.play(action)
        self.records.extend(events)
        self.touched.update(before.touched(events))

    def note(self, *records: OwnEventRecord) -> None:
        """Records of the room's own."""
        self.records.extend(records)


class EventCore:
    """One tournament's state, mailbox and tables."""

    def __init__(self, house: House, tables: Tables, start: RestoredEvent) -> None:
        self.house: Final = house
        self.event_id: Final = start.event_id
        self.kept = start.kept
        self.version = start.version
        self.journal: Final = Journal(
            house, start.event_id, self._trouble, stream=event_stream(start.event_id), codec=EVENTS
        )
        self.mailbox: Final = Mailbox(event_stream(start.event_id))
        self.told: Callable[[EventStep], None] = lambda _: None
        """Is told of every step, once it is in the log."""
        self.recent = start.recent
        """What happened lately."""
        self.opened: Final = start.opened
        """When it was announced, in milliseconds since 1970."""
        self.snapped = start.snapped
        """Version of the last snapshot."""
        self.trouble = False
        self.closing = False
        self._tables: Final = tables
        self._standing: Standing | None = None
        self.told_version = start.told
        passed = start.aside.passed if start.aside.told == start.told else 0.0
        self.told_at = house.clock.now() - passed
        """When time was last told, on the room's clock."""

    @property
    def event(self) -> Tournament:
        """The tournament itself."""
        return self.kept.event

    def then(self, step: EventStep) -> None:
        """For the layers above: something has happened."""

    def table_id(self, number: int) -> str:
        """The id of a table of this tournament."""
        return f"{self.event_id}-{number}"

    def number_of(self, table_id: str) -> int:
        """The other way round."""
        return int(table_id.rpartition("-")[2])

    def table(self, number: int) -> Any:
        """A table that runs; None: it does not."""
        return self._tables.table(self.table_id(number))

    def doing(self, *, time: bool = True) -> Doing:
        """Something begins to be worked out; the time that has passed is told first."""
        doing = Doing(self.kept)
        seconds = self.passed() if time else 0
        if seconds:
            doing.play(Elapse(seconds))
        return doing

    def passed(self) -> int:
        """Whole seconds since time was last told; in a pause it stands, as it does by `clock_stands`."""
        event, now = self.event, self.house.clock.now()
        if event.status != "running" or event.clock_stands:
            self.told_at = now
            return 0
        return int(now - self.told_at + 0.0005)

    async def do(
        self, *actions: TournamentAction, command: str | None = None, deed: Deed = NOTHING
    ) -> Answer:
        """
        Do something in the tournament, and what follows at its tables.

        Raises:
            RuleViolation: it is not possible.
            Closing: the room closes.
        """
        doing = self.doing()
        for action in actions:
            doing.play(action)
        async with Standing() as standing:
            return await self.carry_out(doing, standing, command=command, deed=deed)

    async def carry_out(
        self,
        doing: Doing,
        standing: Standing,
        *,
        command: str | None = None,
        deed: Deed = NOTHING,
        purses: dict[str, str] | None = None,
    ) -> Answer:
        """
        Write what was worked out, with what its tables must be told; then tell everybody.

        Args:
            standing: tables that stand still already.
            purses: who pays from another account than his own.

        Raises:
            Closing: the room closes.
        """
        numbers = sorted(doing.touched | doing.played.keys())
        there = [table for number in numbers if (table := self.table(number)) is not None]
        await standing.stop(*there)
        opened_now, played = self._told_to_tables(doing, numbers)
        records = tuple(doing.records)
        if not records:
            for number, one in played.items():
                await self.table(number).commit(one)
            return Done(self.version)
        writes = [
            Append(
                table_stream(self.table_id(number)),
                self.table(number).moment.version,
                RECORDS.encode_all(one.records),
            )
            for number, one in played.items()
        ]
        writes += [
            Append(table_stream(start.table_id), 0, RECORDS.encode_all(first)) for start, first in opened_now
        ]
        before, after = self.kept, self._after(doing)
        self._standing = standing
        try:
            written = await self.journal.append(
                self.version,
                records,
                postings=money_moved(
                    self.event_id, before.event, after.event, records, self._purse_of(purses)
                ),
                reason=money_reason(records),
                command=command,
                deed=replace(deed, writes=(*deed.writes, *writes)),
            )
        except Overdrawn as error:
            return unpaid(error, before.event, records, self.name_of)
        except Conflict as error:
            _LOG.error("tournament %s: somebody else has written: %s", self.event_id, error)
            return Refusal(HOUSE, "room.stale")
        finally:
            self._standing = None
        if written:
            await self._happened(after, records, played, opened_now)
        return Done(self.version)

    def _after(self, doing: Doing) -> KeptEvent:
        own = [record for record in doing.records if type(record) in OWN_EVENTS]
        return replace(self.kept.after(*own), event=doing.event)

    async def _happened(
        self,
        after: KeptEvent,
        records: tuple[EventRecord, ...],
        played: dict[int, Played],
        opened_now: list[tuple[Restored, tuple[Record, ...]]],
    ) -> None:
        before, self.kept = self.kept, after
        for at, record in enumerate(records, self.version + 1):
            if type(record) in TELL_TIME:
                self.told_version = at
        self._time_told(records, stood=before.event.clock_stands)
        self.version += len(records)
        closing = [number for number, one in played.items() if one.kept.closed]
        for number in played.keys() - set(closing):
            self.table(number).took(played[number])
        for start, _ in opened_now:
            await self._tables.run_table(start, self)  # type: ignore[arg-type]  # the layers above
        self.recent.note(records, self.version - len(records), self.house.wall())
        if snapshot_due(after, self.version, self.snapped):
            self.snapped = self.version
            self.journal.keep(self.version, self._snapshot(), EVENT_FORM)
        step = EventStep(self.event_id, self.version, before, after, records)
        self.told(step)
        for number in closing:  # who sat there knows by now where he sits
            self.table(number).took(played[number])
        self.then(step)

    async def keep_snapshot(self) -> None:
        """
        Note the tournament as it is, to start from, if anything has happened since that was done last.

        Raises:
            StoreError: it could not be.
        """
        version, stream = self.version, event_stream(self.event_id)
        if version > self.snapped:
            await self.house.store.save_snapshot(stream, version, self._snapshot(), EVENT_FORM)
            self.snapped = version

    def _snapshot(self) -> bytes:
        return event_saved(self.kept, self.told_version, self.recent, self.opened)

    async def took_note(self, *records: OwnEventRecord) -> None:
        """Somebody has written these to the stream, for whom this tournament waited."""
        await self._happened(self.kept.after(*records), records, {}, [])

    def _time_told(self, records: Iterable[EventRecord], *, stood: bool) -> None:
        """Time is counted from where it was told: a part of a second is not lost."""
        kinds = {type(record) for record in records}
        if stood and not self.event.clock_stands:
            self.told_at = self.house.clock.now()
            return
        if not kinds & TELL_TIME:
            return
        now = self.house.clock.now()
        passed = sum([getattr(record, "seconds", 0) for record in records])
        self.told_at = self.told_at + passed if passed and self.told_at + passed <= now else now

    def _told_to_tables(
        self, doing: Doing, numbers: list[int]
    ) -> tuple[list[tuple[Restored, tuple[Record, ...]]], dict[int, Played]]:
        """Tables that are opened, with their first records; and what is told to those that are there."""
        opened_now: list[tuple[Restored, tuple[Record, ...]]] = []
        played: dict[int, Played] = {}
        for number in numbers:
            table = self.table(number)
            if table is None:
                # One that is there already and does not run is set aside: the others play on without it.
                spot = doing.event.tables[number]
                there = number <= len(self.event.tables) or doing.event.without_hands(spot)
                if not there and not spot.closed:
                    opened_now.append(self._opened(doing.event, number))
                continue
            done = doing.played.get(number, Played(table.moment.kept))
            more = self._ordered(doing.event, number, done.kept)
            one = Played(more.kept, (*done.records, *more.records))
            if one.records:
                played[number] = one
        return opened_now, played

    def _ordered(self, event: Tournament, number: int, kept: Kept) -> Played:
        """What the table is told now; a table that is closed and empty is no more."""
        played = Played(kept)
        orders = self._with_switches(event.orders(number, kept.table))
        if orders:
            try:
                played = self.house.dealer.play(kept, *orders, pauses=self.house.pace.run_out > 0)
            except RuleViolation:  # a bug: the others play on, and this one is told again
                _LOG.exception("table %s cannot be told %s", self.table_id(number), orders)
        if event.tables[number].closed and not played.kept.table.seats and not kept.closed:
            closed = (TableClosed(),)
            played = Played(played.kept.noted(played.kept.table, closed), (*played.records, *closed))
        return played

    def _with_switches(self, orders: Iterable[TableAction]) -> list[TableAction]:
        """The house's bots agree to everything, and cut nothing."""
        told: list[TableAction] = []
        for order in orders:
            told.append(order)
            if isinstance(order, MoveIn) and self.is_bot(order.player):
                told.append(SetSwitches(order.seat, AGREES))
        return told

    def _opened(self, event: Tournament, number: int) -> tuple[Restored, tuple[Record, ...]]:
        first = opening_of_table(self.event_id, self.kept.opening, event, number)
        told = self._ordered(event, number, opened(first))
        records: tuple[Record, ...] = (first, *told.records)
        moment = Moment(self.table_id(number), told.kept, len(records), Tale(told.kept.table), 0)
        folded_from = kept_saved(told.kept), len(records)
        return Restored(self.table_id(number), moment, Pots(), folded_from=folded_from), records

    def name_of(self, player: str) -> str:
        """How a player is called."""
        person = self.house.people.get(player)
        return player if person is None else person.name

    def is_bot(self, player: str) -> bool:
        """Whether the house plays this player."""
        person = self.house.people.get(player)
        return person is not None and person.is_bot

    def _purse_of(self, purses: dict[str, str] | None) -> Callable[[str], str]:
        currency = self.kept.opening.structure.money.code
        return lambda player: (purses or {}).get(player) or account_of(player, currency)

    def _trouble(self, on: bool) -> None:
        """The log has failed, or works again: the tables that stand still say so."""
        self.trouble = on
        for table in () if self._standing is None else self._standing.tables.values():
            table.trouble(on)
