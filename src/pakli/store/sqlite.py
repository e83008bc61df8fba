"""
SQLite: one thread writes, a few read; a process owns its file.

Tested in   tests/contract/, tests/store/test_sqlite.py
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import StaticPool

from pakli.store.database import Work, as_store_failed
from pakli.store.errors import StoreFailed, StoreInUse

__all__ = ["Sqlite", "copied", "file_url", "sqlite_engine"]

T = TypeVar("T")

# Seconds. Backups and readers of other processes hold SQLite's locks only for moments.
PATIENCE: Final = 10.0
READERS: Final = 4
_PAGE: Final = "PRAGMA page_size=1024"
"""
Of a new file; one that is there keeps its own. A commit changes few rows, each at another stream's end, and
writes the whole page of each.
"""
_SELDOM: Final = "PRAGMA wal_autocheckpoint=32000"
"""
The journal goes into the file once it has so many pages (32 MB): the page at a stream's end is written there
once, and not after every few events again.
"""


class Sqlite:
    """A `Database` in a file, or in memory."""

    alone: Final = True

    def __init__(self, path: Path | None, *, read_only: bool = False) -> None:
        """
        Own the file, and make it if it is new; None: a new database in memory.

        Raises:
            StoreInUse: another process owns the file.
            StoreFailed: it cannot be made or, for reading, is not there.
        """
        self.path: Final = path
        self._connection: Connection | None = None
        self._ownership: sqlite3.Connection | None = None
        self._writing = ThreadPoolExecutor(1, "pakli-store-write")
        if path is None:
            # The one connection is the database, so all go through the one thread.
            self._reading = self._writing
            self._writes = self._reads = sqlite_engine("sqlite://", "BEGIN", poolclass=StaticPool)
            return
        with as_store_failed():
            self._ownership = None if read_only else _owned(path)
        if read_only and not path.is_file():
            raise StoreFailed(f"there is no database {path}")
        self._reading = ThreadPoolExecutor(READERS, "pakli-store-read")
        url, options = file_url(path), {"connect_args": {"timeout": PATIENCE}}
        self._reads = sqlite_engine(url, "BEGIN", "PRAGMA query_only=ON", **options)
        # FULL: a commit is on the disk when it returns. In WAL mode readers do not wait for the writer.
        pragmas = (_PAGE, "PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", _SELDOM)
        self._writes = sqlite_engine(url, "BEGIN IMMEDIATE", *pragmas, **options)

    async def read(self, work: Work[T]) -> T:
        """See `Database`."""
        with as_store_failed():
            return await _in(self._reading, partial(self._read, work))

    async def write(self, work: Work[T]) -> T:
        """See `Database`."""
        return await _in(self._writing, partial(self._write, work))

    async def copy_to(self, path: Path) -> None:
        """Copy the file as it is at this moment into a new one, while it is written to."""
        assert self.path is not None, "only a file can be copied"
        with as_store_failed():
            await _in(self._reading, partial(copied, self.path, path))

    async def close(self) -> None:
        """See `Database`."""
        await _in(self._writing, self._let_go)
        for threads in (self._writing, self._reading):
            threads.shutdown()

    def _read(self, work: Work[T]) -> T:
        with self._reads.connect() as connection:
            return work(connection)

    def _write(self, work: Work[T]) -> T:
        if self._connection is None:
            self._connection = self._writes.connect()
        try:
            with self._connection.begin():
                return work(self._connection)
        except BaseException:
            self._drop_connection(broken=self.path is not None)
            raise

    def _drop_connection(self, *, broken: bool) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            if broken:
                connection.invalidate()
            connection.close()

    def _let_go(self) -> None:
        self._drop_connection(broken=False)
        self._reads.dispose()
        self._writes.dispose()
        if self._ownership is not None:
            self._ownership.close()


async def _in(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, work)


def _owned(path: Path) -> sqlite3.Connection:
    """
    The right to write to a file, for as long as the connection is open.

    It is a lock on a file beside it, taken by SQLite: it works wherever SQLite does, and the system drops it
    however the process ends.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # Hole cards are in it: nobody else on this machine may read it.
    path.touch(mode=0o600)
    lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        raise StoreInUse(f"another process has {path} open for writing: stop it first") from error
    return lock


def file_url(path: Path) -> URL:
    """The URL of a file, whatever characters its name has."""
    return URL.create("sqlite", database=str(path))


def sqlite_engine(url: str | URL, begin: str, *pragmas: str, **options: Any) -> Engine:
    """
    An engine that says itself when a transaction begins.

    Python's driver would begin one at the first change only; savepoints and migrations need it earlier.
    """
    # An error must not repeat what was to be stored: hole cards are in it.
    engine = create_engine(url, **{"hide_parameters": True, **options})

    def connected(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None
        for pragma in ("PRAGMA foreign_keys=ON", *pragmas):
            connection.execute(pragma).close()

    def begun(connection: sqlite3.Connection) -> None:
        connection.execute(begin).close()

    event.listen(engine, "connect", connected)
    # Not by its event for that: a statement there is one like any other, with a context and a result.
    engine.dialect.do_begin = begun  # type: ignore[method-assign,assignment]
    return engine


def copied(source: Path, target: Path) -> None:
    """Copy a database as it is at this moment, with what is in its journal beside it; in a thread."""
    with (
        closing(sqlite3.connect(source, timeout=PATIENCE)) as reader,
        closing(sqlite3.connect(target)) as copy,
    ):
        reader.backup(copy)
