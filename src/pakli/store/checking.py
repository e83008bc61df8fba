"""
The proof that a database is what it should be: no version is missing, no chip came from nowhere.

What is worked out while events are written is worked out again, from the events alone, and compared.

Tested in   tests/contract/test_store_check.py
"""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, func, select

from pakli.store.earlier import UPCASTERS
from pakli.store.judge import Account
from pakli.store.ledger_events import LEDGER_EVENTS, Booked, FloorSet
from pakli.store.records import LEDGER, Stored
from pakli.store.store import Store
from pakli.store.tables import ACCOUNTS, EVENTS, POSTINGS, SNAPSHOTS, STREAMS

__all__ = ["Fault", "Proof", "check", "proof_of"]

CHUNK: Final = 1000

Fact = tuple[str, int | str | None]
Posted = tuple[str, int, int]
"""Account, amount, balance after it."""


class Fault(Struct, frozen=True):
    """Something that cannot be, if the store alone wrote the database."""

    code: str
    """
    What is wrong, never translated.

    ``gap``, ``head`` (versions of a stream), ``snapshot``; ``unbalanced``, ``overdrawn`` (an entry of the
    ledger); ``postings``, ``account`` (not what the ledger comes to); ``file`` (SQLite finds it damaged).
    """
    of: str
    """The stream, the account, or the version of the entry."""
    facts: tuple[Fact, ...] = ()

    def __str__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts)
        return f"{self.code} {self.of} {facts}".rstrip()


class Proof(Struct, frozen=True):
    """What was looked at, and what is wrong with it."""

    streams: int
    events: int
    entries: int
    """Of the ledger: postings, and floors set."""
    accounts: int
    faults: tuple[Fault, ...]


async def check(store: Store) -> Proof:
    """
    Look at the whole database, in one state of it, while it may be written to.

    Costs about as much as reading all of it once; the ledger's part is done in Python.

    Raises:
        StoreFailed: the database failed.
    """
    return await store.query(proof_of)


def proof_of(connection: Connection) -> Proof:
    """The same, for who looks at more in the same state of the database."""
    heads = dict(connection.execute(select(STREAMS.c.name, STREAMS.c.version)).all())
    counted = _counted(connection)
    replayed = _Replay()
    faults = [*_damage(connection), *_faults_of_streams(heads, counted)]
    faults += _faults_of_snapshots(connection, heads)
    faults += replayed.faults(connection)
    faults += _faults_of_accounts(connection, replayed.accounts)
    events = sum(count for count, _, _ in counted.values())
    return Proof(len(heads), events, heads.get(LEDGER, 0), len(replayed.accounts), tuple(faults))


def _damage(connection: Connection) -> Iterator[Fault]:
    if connection.dialect.name == "sqlite":
        said = connection.exec_driver_sql("PRAGMA quick_check").scalars().all()
        yield from (Fault("file", line) for line in said if line != "ok")


def _counted(connection: Connection) -> dict[str, tuple[int, int, int]]:
    """How many events each stream has, its first version and its last."""
    version = EVENTS.c.version
    query = select(EVENTS.c.stream, func.count(), func.min(version), func.max(version))
    rows = connection.execute(query.group_by(EVENTS.c.stream))
    return {stream: (count, first, last) for stream, count, first, last in rows}


def _faults_of_streams(
    heads: Mapping[str, int], counted: Mapping[str, tuple[int, int, int]]
) -> Iterator[Fault]:
    for stream in sorted(heads.keys() | counted.keys()):
        head = heads.get(stream, 0)
        count, first, last = counted.get(stream, (0, 1, 0))
        if (first, last) != (1, count):
            yield Fault("gap", stream, (("events", count), ("first", first), ("last", last)))
        if head != last or not head:
            yield Fault("head", stream, (("head", head), ("last", last)))


def _faults_of_snapshots(connection: Connection, heads: Mapping[str, int]) -> Iterator[Fault]:
    for stream, version in connection.execute(select(SNAPSHOTS.c.stream, SNAPSHOTS.c.version)):
        # What is kept under a name that is no stream's, beside the log, is ahead of nothing.
        if version > heads.get(stream, version):
            yield Fault("snapshot", stream, (("version", version), ("head", heads[stream])))


class _Replay:
    """The ledger, folded from its first event."""

    def __init__(self) -> None:
        self.accounts: dict[str, Account] = {}

    def faults(self, connection: Connection) -> Iterator[Fault]:
        """Fold it all; say where an entry is not right, or its postings are not those of the entry."""
        after = 0
        while events := _ledger_events(connection, after):
            upto = events[-1].version
            postings = _postings(connection, after, upto)
            for stored in events:
                event = LEDGER_EVENTS.decode(stored)
                if isinstance(event, FloorSet):
                    known = self.accounts.get(event.account, Account())
                    self.accounts[event.account] = Account(known.balance, event.floor)
                    posted: list[Posted] = []
                else:
                    yield from self._faults_of_entry(stored.version, event)
                    posted = self._post(event)
                found = postings.pop(stored.version, [])
                if found != posted:
                    yield Fault("postings", str(stored.version))
            yield from (Fault("postings", str(entry)) for entry in postings)
            after = upto
        for entry in _postings(connection, after, None):
            yield Fault("postings", str(entry))

    def _faults_of_entry(self, version: int, event: Booked) -> Iterator[Fault]:
        total = sum(amount for _, amount in event.lines)
        if total:
            yield Fault("unbalanced", str(version), (("sum", total),))
        changes: dict[str, int] = {}
        for account, amount in event.lines:
            changes[account] = changes.get(account, 0) + amount
        for account, change in changes.items():
            known = self.accounts.get(account, Account())
            if known.floor is not None and known.balance + change < min(known.balance, known.floor):
                facts = (("account", account), ("balance", known.balance + change), ("floor", known.floor))
                yield Fault("overdrawn", str(version), facts)

    def _post(self, event: Booked) -> list[Posted]:
        posted: list[Posted] = []
        for name, amount in event.lines:
            known = self.accounts.get(name, Account())
            self.accounts[name] = Account(known.balance + amount, known.floor)
            posted.append((name, amount, self.accounts[name].balance))
        return posted


def _ledger_events(connection: Connection, after: int) -> list[Stored]:
    query = (
        select(*EVENTS.c["version", "at", "tag", "schema", "data"])
        .where(EVENTS.c.stream == LEDGER, EVENTS.c.version > after)
        .order_by(EVENTS.c.version)
        .limit(CHUNK)
    )
    return [
        Stored(LEDGER, version, at, *UPCASTERS.raised(tag, schema, data.encode()))
        for version, at, tag, schema, data in connection.execute(query)
    ]


def _postings(connection: Connection, after: int, upto: int | None) -> dict[int, list[Posted]]:
    """Postings by entry, those after one entry up to another; None: all."""
    query = (
        select(*POSTINGS.c["entry", "account", "amount", "balance"])
        .where(POSTINGS.c.entry > after)
        .order_by(POSTINGS.c.entry, POSTINGS.c.line)
    )
    if upto is not None:
        query = query.where(POSTINGS.c.entry <= upto)
    found: dict[int, list[Posted]] = {}
    for entry, account, amount, balance in connection.execute(query):
        found.setdefault(entry, []).append((account, amount, balance))
    return found


def _faults_of_accounts(connection: Connection, replayed: Mapping[str, Account]) -> Iterator[Fault]:
    rows = connection.execute(select(ACCOUNTS.c.name, ACCOUNTS.c.balance, ACCOUNTS.c.floor))
    found = {name: Account(balance, floor) for name, balance, floor in rows}
    for name in sorted(found.keys() | replayed.keys()):
        is_, should = found.get(name), replayed.get(name)
        if is_ != should:
            yield Fault("account", name, (*_told("is", is_), *_told("should", should)))


def _told(word: str, account: Account | None) -> tuple[Fact, ...]:
    if account is None:
        return ((word, "missing"),)
    return ((word, account.balance), (f"{word}_floor", account.floor))
