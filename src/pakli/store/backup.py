"""
Backups: a SQLite file with all that a database held at one moment, whichever engine it came from.

So a backup is a database that can be opened as it is, and the way from SQLite to PostgreSQL is `backup`, then
`restore`.

Tested in   tests/contract/test_store_backup.py
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from sqlalchemy import Connection, Table, func, inspect, select
from sqlalchemy.exc import DatabaseError

from pakli.store.database import Work, as_store_failed, parsed_url, sqlite_path
from pakli.store.errors import StoreError
from pakli.store.keeping import apart, copy_rows, with_file
from pakli.store.postgresql import PostgreSql
from pakli.store.schema import Schema, migrate, migrating
from pakli.store.sqlite import Sqlite, copied
from pakli.store.store import Store
from pakli.store.tables import STORE

__all__ = ["backup", "restore"]

T = TypeVar("T")


async def backup(store: Store, path: Path) -> None:
    """
    Write all that is committed at this moment to a new file, while the store goes on.

    The file appears when it is complete.

    Args:
        store: any; one opened for reading only will do.
        path: of a SQLite file that is not there yet.

    Raises:
        FileExistsError: there is such a file.
        StoreFailed: the database failed, or there is no room for the file.
    """
    with _beside(path) as part:
        if isinstance(store.database, Sqlite) and store.database.path is not None:
            await store.database.copy_to(part)
        else:
            await _migrated(part, store.schemas)
            await _apart(store, partial(_copied_to, part, store.schemas))
        with as_store_failed():
            part.replace(path)


async def restore(path: Path, url: str, *, schemas: Sequence[Schema] = ()) -> None:
    """
    Make a database of a backup, of this release or an earlier one.

    Args:
        path: a file that `backup` wrote. It is not changed.
        url: of the new database: a SQLite file that is not there yet, or a PostgreSQL database without a log.
        schemas: tables of other packages.

    Raises:
        StoreError: `path` is no backup or is damaged, or there is a log at `url`.
        WrongRelease: a later release wrote the backup.
        StoreFailed: a database failed.
        ValueError: the URL is of neither kind, or of a database in memory.
    """
    parsed = parsed_url(url)
    target = sqlite_path(parsed)
    if parsed.drivername == "sqlite" and target is None:
        raise ValueError("a database in memory would be gone at once")
    _check_backup(path)
    if target is not None:
        if target.exists():
            raise StoreError(f"there is a database {target}")
        with _beside(target) as part:
            await _brought_up_to_date(path, part, schemas)
            part.replace(target)
        return
    with TemporaryDirectory() as folder:
        part = Path(folder) / "restored.sqlite"
        await _brought_up_to_date(path, part, schemas)
        async with await Store.open(url, schemas=schemas) as store:
            await store.transact(partial(_copied_from, part, store.schemas))


@contextmanager
def _beside(path: Path) -> Iterator[Path]:
    """A file that can be moved to `path` in one step."""
    if path.exists():
        raise FileExistsError(f"there is a file {path}")
    with as_store_failed():
        path.parent.mkdir(parents=True, exist_ok=True)
        folder = TemporaryDirectory(dir=path.parent, prefix=f".{path.name}.")
    with folder as name:
        part = Path(name) / path.name
        # Hole cards are in it.
        part.touch(mode=0o600)
        yield part


async def _apart(store: Store, work: Work[None]) -> None:
    """Run long work that reads the database, without holding up the event loop."""
    if isinstance(store.database, PostgreSql):
        await apart(store.database, work)
    else:
        await store.query(work)


def _check_backup(path: Path) -> None:
    """
    Make sure that the file is a SQLite database with the tables of a store, and whole.

    Raises:
        StoreError: it is not.
    """
    with path.open("rb") as file:
        begins = file.read(16)
    try:
        if begins != b"SQLite format 3\0" or not with_file(path, _has_store):
            raise StoreError(f"{path} is no backup")
    except DatabaseError as error:
        raise StoreError(f"{path} cannot be read: {error.orig}") from error


def _has_store(connection: Connection) -> bool:
    """Whether there are the tables of a store; what is damaged fails, or SQLite tells of it."""
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if found != "ok":
        raise DatabaseError("PRAGMA quick_check", None, StoreError(found))
    return inspect(connection).has_table(STORE.version_table)


async def _brought_up_to_date(backup_file: Path, copy: Path, schemas: Sequence[Schema]) -> None:
    """Copy the backup, and migrate the copy."""
    with as_store_failed():
        # Of a room that is open or was killed, what was written last is in another file beside it.
        await asyncio.to_thread(copied, backup_file, copy)
    await _migrated(copy, (STORE, *schemas))


async def _migrated(path: Path, schemas: Sequence[Schema]) -> None:
    with as_store_failed():
        async with migrating():
            await asyncio.to_thread(with_file, path, lambda connection: migrate(connection, schemas))


def _copied_to(path: Path, schemas: Sequence[Schema], source: Connection) -> None:
    def work(target: Connection) -> None:
        for table in _tables(schemas):
            copy_rows(table, source, target)

    with_file(path, work)


def _copied_from(path: Path, schemas: Sequence[Schema], target: Connection) -> None:
    for table in _tables(schemas):
        if target.scalar(select(func.count()).select_from(table)):
            raise StoreError(f"the database is not empty: there is something in {table.name}")

    def work(source: Connection) -> None:
        for table in _tables(schemas):
            copy_rows(table, source, target)
            _count_on(table, target)

    with_file(path, work)


def _tables(schemas: Sequence[Schema]) -> list[Table]:
    return [table for schema in schemas for table in schema.metadata.sorted_tables]


def _count_on(table: Table, target: Connection) -> None:
    """Let PostgreSQL number new rows after those that were copied."""
    column = table.autoincrement_column
    if column is not None and target.dialect.name == "postgresql":
        sequence = func.pg_get_serial_sequence(table.name, column.name)
        target.execute(select(func.setval(sequence, func.max(column))).where(sequence.is_not(None)))
