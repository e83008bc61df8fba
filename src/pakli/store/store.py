"""
The store: an append-only log of many streams, with the ledger's postings in the same transaction.

    async with await Store.open("sqlite:///club.sqlite") as store:
        receipt = await store.append(
            Append("table:7", 12, [b'{"type":"seated","seat":3,"player":"anna","chips":200}']),
            postings=[Posting("player:anna", -200), Posting("table:7", 200)],
            reason="buy_in",
            command="c-81f3",
        )
        log = await store.read("table:7", after=12)

What `append` has returned is on the disk. Nobody is told of events before.

Tested in   tests/contract/, tests/store/
"""

import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from msgspec import MsgspecError
from msgspec.structs import replace
from sqlalchemy import select

from pakli.store.commit import RECEIPTS
from pakli.store.database import Database, Work, as_store_failed, parsed_url, sqlite_path
from pakli.store.earlier import UPCASTERS
from pakli.store.errors import EarlierRelease, StoreClosed, WrongRelease
from pakli.store.judge import Request, Write
from pakli.store.keeping import kept_before
from pakli.store.ledger import Ledger
from pakli.store.postgresql import PostgreSql
from pakli.store.records import (
    LEDGER,
    Append,
    Posting,
    Receipt,
    Remark,
    Snapshot,
    Stored,
    check_amount,
    check_name,
)
from pakli.store.schema import Schema, migrate, migrating, state_of
from pakli.store.sqlite import Sqlite
from pakli.store.tables import COMMANDS, EVENTS, SNAPSHOTS, STORE, STREAMS, starts_with
from pakli.store.upcast import Upcasters, tag_of
from pakli.store.writer import Writer

__all__ = ["Store", "wall_clock"]

T = TypeVar("T")
_NO_REMARK: Final = Remark()
_LOOKED_AT: Final = 1000
"""Events that are looked at for a mark: whoever was answered had seen the table not long before."""


def wall_clock() -> int:
    """Milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000


class Store:
    """A database open in this process. `open` makes one; `async with` closes it."""

    def __init__(
        self,
        database: Database,
        schemas: Sequence[Schema],
        upcasters: Upcasters,
        writer: Writer | None,
    ) -> None:
        """For `open` alone."""
        self.database: Final = database
        self.schemas: Final = tuple(schemas)
        self.ledger: Final = Ledger(self.query, self._append)
        self.kept_before: Path | None = None
        """Where the file was kept as it was before it was brought to this release; None: it needed not be."""
        self._upcasters: Final = upcasters
        self._writer: Final = writer
        self._closed = False

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        schemas: Sequence[Schema] = (),
        upcasters: Upcasters | None = None,
        clock: Callable[[], int] = wall_clock,
        read_only: bool = False,
        keep_in: Path | None = None,
    ) -> Self:
        """
        Open a database, make it if it is new, and bring its tables to this release. As it was before that it
        is kept: a SQLite file beside itself, what is on a server in a backup.

        Args:
            url: ``sqlite:///path``, ``sqlite://`` (in memory, gone when closed), ``postgresql://…``.
            schemas: tables of other packages.
            upcasters: more than those of Pakli's own events (`earlier`), which are always known.
            clock: milliseconds since 1970, noted with each event.
            keep_in: folder for such a backup; without one, nothing on a server is brought to this release.
            read_only: write nothing; so a SQLite file may be opened that another process owns.

        Raises:
            ValueError: the URL is of neither kind.
            StoreInUse: another process owns the SQLite file.
            WrongRelease: a later release has written the database.
            EarlierRelease: read only, an earlier one has; or there is no `keep_in`.
            StoreFailed: the database cannot be reached.
        """
        everything = (STORE, *schemas)
        database = _opened(url, read_only=read_only)
        try:
            kept = await _prepare(database, everything, keep_in, read_only=read_only)
        except BaseException:
            await database.close()
            raise
        writer = None if read_only else Writer(database, clock)
        store = cls(database, everything, UPCASTERS | (upcasters or Upcasters()), writer)
        store.kept_before = kept
        return store

    def time_commits(self, committed: Callable[[float], None]) -> None:
        """Have `committed` told how many seconds each commit takes; several appends may share one."""
        if self._writer is not None:
            self._writer.committed = committed

    async def close(self) -> None:
        """Commit what waits, then close. Closing again does nothing."""
        if self._closed:
            return
        self._closed = True
        if self._writer is not None:
            await self._writer.close()
        await self.database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def append(
        self,
        *writes: Append,
        postings: Sequence[Posting] = (),
        reason: str = "",
        remark: Remark = _NO_REMARK,
        held: Sequence[Posting] = (),
        command: str | None = None,
        also: Work[Any] | None = None,
    ) -> Receipt:
        """
        Write events and move money: all of it, or nothing. When it returns, it is on the disk.

        Who is cancelled while waiting does not know whether it was written.

        Args:
            writes: events, for one or several streams.
            postings: lines of one entry of the ledger, which sum to zero.
            reason: of the entry; a code.
            remark: what else is kept with the entry.
            held: what these accounts must hold before it, exactly.
            command: whatever names what was asked for. Done once, it is answered the same ever after.
            also: work as for `transact`, done in the same transaction, after the rest; not again where the
                command was done before.

        Raises:
            Conflict: a stream is not at the expected version.
            Moved: an account does not hold what it must.
            Overdrawn: an account would fall below its floor.
            StoreFailed: the database failed: read again before going on.
            ValueError: the caller's mistake: no name, no event, a sum not zero, the stream ``ledger``.
            Whatever `also` raises: nothing is written then.
        """
        request = Request(
            tuple([self._write(write) for write in writes]),
            _checked(postings),
            reason,
            remark,
            tuple(held),
            command="" if command is None else check_name(command),
        )
        return await self._writing().append(request, also)

    async def _append(self, request: Request, also: Work[Any] | None = None) -> Receipt:
        return await self._writing().append(request, also)

    async def transact(self, work: Work[T]) -> T:
        """
        Run `work`, which reads and writes tables of another schema, in a transaction of the writer.

        It runs in another thread or in the event loop, gets a connection, and does nothing but SQL. It has a
        savepoint of its own, so its failure is its own. It may be run again where two servers got in each
        other's way. Everybody waits for it, so it is short.

        Raises:
            StoreFailed: the database failed.
            Whatever `work` raises: nothing of it is kept.
        """
        return await self._writing().transact(work)

    async def query(self, work: Work[T]) -> T:
        """
        What `work` finds, which reads tables of another schema: it sees one state of the database.

        Raises:
            StoreFailed: the database failed.
        """
        if self._closed:
            raise StoreClosed("the store is closed")
        return await self.database.read(work)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Stored]:
        """
        The stream's events after a version, oldest first, in the form of this release.

        Raises:
            WrongRelease: a later release has written one of them.
            StoreFailed: the database failed.
        """
        query = (
            select(*EVENTS.c["version", "at", "tag", "schema", "data"])
            .where(EVENTS.c.stream == stream, EVENTS.c.version > after)
            .order_by(EVENTS.c.version)
            .limit(limit)
        )
        rows = await self.query(lambda connection: connection.execute(query).all())
        raised = self._upcasters.raised
        return [
            Stored(stream, version, at, *raised(tag, schema, data.encode()))
            for version, at, tag, schema, data in rows
        ]

    async def receipt(self, command: str) -> Receipt | None:
        """
        What was answered to a command; None: it was never done. As `append` would answer it now.

        Raises:
            StoreFailed: the database failed.
        """
        query = select(COMMANDS.c.receipt).where(COMMANDS.c.id == command)
        found = await self.query(lambda connection: connection.execute(query).scalar())
        return None if found is None else replace(RECEIPTS.decode(found), repeated=True)

    async def marked(self, stream: str, mark: str, after: int = 0) -> Receipt | None:
        """
        What was answered to the append with a mark; None: there is none among the next thousand events.

        Args:
            after: a version of the stream that is older than it.

        Raises:
            StoreFailed: the database failed.
        """
        version = EVENTS.c.version
        query = select(version, EVENTS.c.at).where(
            EVENTS.c.stream == stream,
            version > after,
            version <= after + _LOOKED_AT,
            EVENTS.c.mark == mark,
        )
        found = await self.query(lambda connection: connection.execute(query).first())
        return None if found is None else Receipt((found.version,), found.at, repeated=True)

    async def streams(self, prefix: str = "") -> dict[str, int]:
        """
        Names and versions of the streams whose names begin with `prefix`, by name.

        Raises:
            StoreFailed: the database failed.
        """
        query = (
            select(STREAMS.c.name, STREAMS.c.version)
            .where(starts_with(STREAMS.c.name, prefix))
            .order_by(STREAMS.c.name)
        )
        return dict(await self.query(lambda connection: connection.execute(query).all()))

    async def save_snapshot(self, stream: str, version: int, data: bytes, schema: int = 1) -> None:
        """
        Keep what the stream's events up to `version` come to. Of each stream the latest is kept.

        Args:
            stream: its name; or one that no stream has, for what is kept beside the log.
            version: of the last event in it; committed.
            data: whatever the caller can read again.
            schema: number of its form: a snapshot is not upcast, but not given to who asks for another form.

        Raises:
            StoreFailed: the database failed.
        """
        row = {"stream": check_name(stream), "version": version, "schema": schema, "data": data}
        await self._writing().save_snapshot(row)

    async def snapshot(self, stream: str, schema: int = 1) -> Snapshot | None:
        """
        The stream's latest snapshot, if it has this form.

        Raises:
            StoreFailed: the database failed.
        """
        query = select(SNAPSHOTS.c.version, SNAPSHOTS.c.data).where(
            SNAPSHOTS.c.stream == stream, SNAPSHOTS.c.schema == schema
        )
        row = await self.query(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Snapshot(stream, row.version, bytes(row.data))

    async def snapshots(self, prefix: str, schema: int = 1) -> list[Snapshot]:
        """
        The latest snapshots, if they have this form, of all streams whose names begin with `prefix`, by name.

        Raises:
            StoreFailed: the database failed.
        """
        query = (
            select(SNAPSHOTS.c.stream, SNAPSHOTS.c.version, SNAPSHOTS.c.data)
            .where(starts_with(SNAPSHOTS.c.stream, prefix), SNAPSHOTS.c.schema == schema)
            .order_by(SNAPSHOTS.c.stream)
        )
        rows = await self.query(lambda connection: connection.execute(query).all())
        return [Snapshot(stream, version, bytes(data)) for stream, version, data in rows]

    def _writing(self) -> Writer:
        if self._writer is None:
            raise StoreClosed("the store was opened for reading only")
        return self._writer

    def _write(self, write: Append) -> Write:
        if _known_name(write.stream) == LEDGER:
            raise ValueError("the store alone writes the ledger: give postings")
        if write.expected is not None and write.expected < 0:
            raise ValueError(f"{write.stream} cannot have version {write.expected}")
        events = tuple([self._event(data) for data in write.events])
        return Write(write.stream, write.expected, events, check_name(write.mark) if write.mark else None)

    def _event(self, data: bytes) -> tuple[str, int, str]:
        """Tag, schema number and JSON."""
        try:
            tag = tag_of(data)
        except MsgspecError as error:
            raise ValueError(f"not an event with a tag: {data[:80]!r}") from error
        if b"\0" in data:
            raise ValueError(f"not JSON: {data[:80]!r}")
        return tag, self._upcasters.schema(tag), data.decode()


_known_name: Final = lru_cache(maxsize=4096)(check_name)


def _checked(postings: Sequence[Posting]) -> tuple[Posting, ...]:
    for posting in postings:
        check_name(posting.account)
        check_amount(posting.amount)
    if sum([posting.amount for posting in postings]):
        raise ValueError(f"postings that do not sum to zero: {postings}")
    return tuple(postings)


def _opened(url: str, *, read_only: bool) -> Database:
    parsed = parsed_url(url)
    if parsed.drivername == "sqlite":
        return Sqlite(sqlite_path(parsed), read_only=read_only)
    return PostgreSql(parsed, read_only=read_only)


async def _prepare(
    database: Database, schemas: Sequence[Schema], keep_in: Path | None, *, read_only: bool
) -> Path | None:
    """Bring the tables to this release. Where they were kept as they were before that, if anywhere."""
    state = await database.read(lambda connection: state_of(connection, schemas))
    if state == "later":
        raise WrongRelease("a later release has written this database")
    if read_only:
        if state != "current":
            raise EarlierRelease("an earlier release has written this database: open it for writing first")
        return None
    kept = await kept_before(database, schemas, keep_in) if state == "earlier" else None
    with as_store_failed():
        async with migrating():
            await database.write(lambda connection: migrate(connection, schemas))
    return kept
