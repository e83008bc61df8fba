"""
The proof that a tournament and the ledger are the same money, from the log alone.

Each entry that a tournament booked is worked out again from its own events; what lies in its escrow at the
end has to be what was paid and is not paid out.

Clauses     M1 (every cent), M7.
Tested in   tests/room/tournaments/test_money.py
"""

from collections.abc import Iterator

from sqlalchemy import Connection, select

from pakli.club.accounts import account_of
from pakli.room.booked import entries_of, events_of, summed, version_in
from pakli.room.tournaments.purse import escrow_of, held_of, money_moved, ticket_of
from pakli.room.tournaments.records import (
    EVENTS,
    EventOpened,
    EventRecord,
    KeptEvent,
    TicketGiven,
    event_stream,
    opened_event,
)
from pakli.store import Booked, Damaged, Fault, Posting
from pakli.store.tables import ACCOUNTS

__all__ = ["EventBook"]


class EventBook:
    """One tournament, folded beside what it booked."""

    def __init__(self, event_id: str, bots: frozenset[str]) -> None:
        self.event_id = event_id
        self.currency = ""
        self._bots = bots
        self._kept: KeptEvent | None = None
        self._at: KeptEvent | None = None
        """As it was when money was booked last."""
        self._records: list[EventRecord] = []
        """Since then."""

    def faults(self, connection: Connection) -> Iterator[Fault]:
        """
        Fold it all.

        Raises:
            Damaged: a record cannot be read.
        """
        stream = event_stream(self.event_id)
        entries = entries_of(connection, escrow_of(self.event_id))
        for stored in events_of(connection, stream):
            self._fold(EVENTS.decode(stored))
            while entries and 0 < version_in(entries[0][1], stream) <= stored.version:
                yield from self._faults_of_entry(*entries.pop(0))
            while entries and not version_in(entries[0][1], stream):
                entries.pop(0)  # not booked with this stream: what lies in the escrow at the end says it all
        if self._kept is not None:
            yield from self._faults_at_the_end(connection, self._kept)

    def _fold(self, record: EventRecord) -> None:
        if isinstance(record, EventOpened):
            self._kept = self._at = opened_event(record)
            self.currency = record.structure.money.code
            return
        if self._kept is None:
            raise Damaged(f"the first record of tournament {self.event_id} does not open it")
        self._kept = self._kept.after(record)
        self._records.append(record)

    def _faults_of_entry(self, entry: int, booked: Booked) -> Iterator[Fault]:
        assert self._kept is not None
        assert self._at is not None
        own = {account for account, _ in booked.lines}
        should = money_moved(
            self.event_id,
            self._at.event,
            self._kept.event,
            self._records,
            lambda one: account_of(one, self.currency),
        )
        records, self._records, self._at = self._records, [], self._kept
        by_ticket = escrow_of(self.event_id) in own and any(
            account.startswith(escrow_of("")) and account != escrow_of(self.event_id) for account in own
        )
        if by_ticket or any(isinstance(one, TicketGiven) and not one.cash for one in records):
            return  # paid out of another event's escrow: both ends are looked at in the end
        if summed(should) != summed([Posting(*line) for line in booked.lines]):
            yield Fault("booked", str(entry), (("stream", event_stream(self.event_id)),))

    def _faults_at_the_end(self, connection: Connection, kept: KeptEvent) -> Iterator[Fault]:
        event, name = kept.event, escrow_of(self.event_id)
        given = {one.won for one in kept.tickets}
        waiting = sum([ticket_of(event, one) for one in event.entries if one.number not in given])
        held = connection.execute(select(ACCOUNTS.c.balance).where(ACCOUNTS.c.name == name)).scalar() or 0
        if held != held_of(event) + waiting:
            facts = (("is", held), ("should", held_of(event) + waiting))
            yield Fault("escrow", event_stream(self.event_id), facts)
