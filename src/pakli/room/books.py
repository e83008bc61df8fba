"""
The proof that tables and ledger are the same chips, from the log alone, while the room runs or not.

Each entry that a table booked is worked out again from the table's own events; each table is folded from its
first event, and what is on it then has to lie in its escrow. No entry turns one currency into another.

Clauses     T1-T4, A6 by `flow_of`: whatever crosses a table's edge is booked in the same append.
Tested in   tests/room/test_books.py
"""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct
from sqlalchemy import Connection, select

from pakli.club.accounts import PRACTICE, owner_of
from pakli.club.person import Person
from pakli.club.tables import PEOPLE
from pakli.room.booked import entries_of, events_of, summed, version_in
from pakli.room.journal import table_stream
from pakli.room.kept import Kept, opened
from pakli.room.money import currency_of, escrow, postings_of, purse_of
from pakli.room.records import OWN_RECORDS, RECORDS, Opened, Record
from pakli.room.tournaments.books import EventBook
from pakli.room.tournaments.purse import escrow_of
from pakli.room.tournaments.records import event_stream
from pakli.store import (
    LEDGER,
    LEDGER_EVENTS,
    Booked,
    Damaged,
    Fault,
    Posting,
    Proof,
    Store,
)
from pakli.store.checking import proof_of
from pakli.store.tables import ACCOUNTS, STREAMS, starts_with
from pakli.table import Sign, flow_of

__all__ = ["Books", "prove"]


class Books(Struct, frozen=True):
    """What was looked at, and what is wrong with it."""

    proof: Proof
    """Of the store itself."""
    tables: int
    chips: int
    """On all tables, each counted as its own."""
    faults: tuple[Fault, ...]
    """
    Of tables and ledger together. Codes, besides the store's: ``booked`` (an entry is not what happened at
    its table), ``unbooked`` (something happened and was not booked), ``missing`` (chips of a table itself),
    ``escrow`` (a table's account is not what is on the table), ``currencies`` (an entry turns one into
    another), ``unreadable`` (a table's stream).
    """

    @property
    def all_faults(self) -> tuple[Fault, ...]:
        """The store's and these."""
        return (*self.proof.faults, *self.faults)


async def prove(store: Store) -> Books:
    """
    Look at everything, in one state of the database, while it may be written to.

    Args:
        store: opened with the club's schema; for reading only will do.

    Raises:
        StoreFailed: the database failed.

    Cost: as much as folding every table from its first event.
    """
    return await store.query(_books)


def _books(connection: Connection) -> Books:
    bots = frozenset(connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.kind == "bot")).scalars())
    names = connection.execute(select(STREAMS.c.name).where(starts_with(STREAMS.c.name, table_stream(""))))
    faults: list[Fault] = []
    signs: dict[str, Sign] = {}
    currencies: dict[str, str] = {}
    chips = 0
    for stream in sorted(names.scalars()):
        table = _TableBook(stream.removeprefix(table_stream("")), bots)
        try:
            faults += table.faults(connection)
        except Damaged as error:
            faults.append(Fault("unreadable", stream, (("why", str(error)),)))
        if table.kept is not None:
            signs[escrow(table.table_id)] = table.kept.table.sign
            chips += table.kept.table.chips if table.kept.table.sign.cash else 0
    events = connection.execute(select(STREAMS.c.name).where(starts_with(STREAMS.c.name, event_stream(""))))
    for stream in sorted(events.scalars()):
        event = EventBook(stream.removeprefix(event_stream("")), bots)
        try:
            faults += event.faults(connection)
        except Damaged as error:
            faults.append(Fault("unreadable", stream, (("why", str(error)),)))
        currencies[escrow_of(event.event_id)] = event.currency
    currencies |= {account: currency_of(sign) for account, sign in signs.items()}
    faults += _faults_of_currencies(connection, currencies)
    return Books(proof_of(connection), len(signs), chips, tuple(faults))


class _TableBook:
    """One table, folded beside what it booked."""

    def __init__(self, table_id: str, bots: frozenset[str]) -> None:
        self.table_id = table_id
        self.kept: Kept | None = None
        self._bots = bots
        self._moved: list[Record] = []
        """What has crossed the table's edge and was not found in the ledger yet."""

    def faults(self, connection: Connection) -> Iterator[Fault]:
        """
        Fold it all.

        Raises:
            Damaged: a record cannot be read.
        """
        stream = table_stream(self.table_id)
        entries = entries_of(connection, escrow(self.table_id))
        for stored in events_of(connection, stream):
            self._fold(RECORDS.decode(stored))
            while entries and version_in(entries[0][1], stream) <= stored.version:
                entry, booked = entries.pop(0)
                yield from self._faults_of_entry(entry, booked)
        for entry, _ in entries:
            yield Fault("booked", str(entry), (("stream", stream),))
        if self._moved:
            yield Fault("unbooked", stream, (("events", len(self._moved)),))
        yield from self._faults_at_the_end(connection)

    def _fold(self, record: Record) -> None:
        if isinstance(record, Opened):
            self.kept = opened(record)
            return
        if self.kept is None:
            raise Damaged(f"the first record of table {self.table_id} does not open it")
        self.kept = self.kept.after(record)
        if not self.kept.table.sign.cash:
            return
        if type(record) not in OWN_RECORDS and flow_of(record) is not None:  # type: ignore[arg-type]
            self._moved.append(record)

    def _faults_of_entry(self, entry: int, booked: Booked) -> Iterator[Fault]:
        assert self.kept is not None
        sign, moved = self.kept.table.sign, self._moved
        should = postings_of(moved, self.table_id, sign, lambda player: self._purse(player, sign))
        self._moved = []
        if summed(should) != summed([Posting(*line) for line in booked.lines]):
            yield Fault("booked", str(entry), (("stream", table_stream(self.table_id)),))

    def _purse(self, player: str, sign: Sign) -> str:
        person = Person(id=player, name=player, kind="bot" if player in self._bots else "member")
        return purse_of(person, sign)

    def _faults_at_the_end(self, connection: Connection) -> Iterator[Fault]:
        if self.kept is None:
            return
        table, stream = self.kept.table, table_stream(self.table_id)
        if table.missing:
            yield Fault("missing", stream, (("chips", table.missing),))
        name = escrow(self.table_id)
        held = connection.execute(select(ACCOUNTS.c.balance).where(ACCOUNTS.c.name == name)).scalar() or 0
        should = table.chips * table.sign.money.value if table.sign.cash else 0
        if held != should:
            yield Fault("escrow", stream, (("is", held), ("should", should)))


def _faults_of_currencies(connection: Connection, known: dict[str, str]) -> Iterator[Fault]:
    for stored in events_of(connection, LEDGER):
        event = LEDGER_EVENTS.decode(stored)
        if not isinstance(event, Booked):
            continue
        sums: Counter[str] = Counter()
        for account, amount in event.lines:
            sums[_currency_of(account, known)] += amount
        mixed = sorted(currency for currency, amount in sums.items() if amount)
        if len(mixed) > 1:
            yield Fault("currencies", str(stored.version), (("currencies", " ".join(filter(None, mixed))),))


def _currency_of(account: str, known: dict[str, str]) -> str:
    """What an account is counted in; empty: practice chips, or chips that have no worth."""
    if account in known:
        return known[account]
    owner = owner_of(account)
    if owner is not None:
        return owner[1]
    return "" if account == PRACTICE else account.partition(":")[2]
