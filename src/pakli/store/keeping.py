"""
A database kept as it was before it is brought to this release: a SQLite file is copied beside itself; what is
on a server is written to a file as a backup, in the form of the release that it is of.

Knows       SQL. When it is done, `Store.open` says.
Tested in   tests/store/test_keeping.py, tests/club/test_upgrade.py
"""

import asyncio
from collections.abc import Sequence
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, MetaData, Table, select

from pakli.store.database import Database, Work, as_store_failed
from pakli.store.errors import EarlierRelease
from pakli.store.postgresql import PostgreSql
from pakli.store.schema import Schema, migrate, migrating, noted
from pakli.store.sqlite import Sqlite, file_url, sqlite_engine

__all__ = ["apart", "copy_rows", "kept_before", "with_file"]

T = TypeVar("T")

# Rows held in memory at once.
CHUNK: Final = 1000


async def kept_before(database: Database, schemas: Sequence[Schema], folder: Path | None) -> Path | None:
    """
    Keep a database of an earlier release as it is; where. None: it is in memory.

    Args:
        folder: for a file of what is on a server.

    Raises:
        EarlierRelease: it is on a server, and there is no folder for it: nothing is brought up to date then.
        StoreFailed: the database failed, or the file cannot be written.
    """
    head = schemas[-1].head
    if isinstance(database, PostgreSql):
        if folder is None:
            raise EarlierRelease("an earlier release has written this database, and it could not be kept")
        path = _free(folder / f"{database.url.database or 'pakli'}.before-{head}")
        await _written_out(database, schemas, path)
        return path
    if not isinstance(database, Sqlite) or database.path is None:
        return None
    path = _free(database.path.with_name(f"{database.path.name}.before-{head}"))
    _touch(path)
    await database.copy_to(path)
    return path


def _free(path: Path) -> Path:
    names = chain([path.name], (f"{path.name}.{number}" for number in count(2)))
    return next(found for name in names if not (found := path.with_name(name)).exists())


def _touch(path: Path) -> None:
    with as_store_failed():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # hole cards are in it


async def _written_out(database: PostgreSql, schemas: Sequence[Schema], path: Path) -> None:
    """All of it in a file, which is removed if that fails."""
    at = await database.read(
        lambda connection: {schema.name: noted(connection, schema) for schema in schemas}
    )
    there = [(schema, found[0]) for schema in schemas if (found := at[schema.name])]
    _touch(path)
    try:
        with as_store_failed():
            async with migrating():
                await asyncio.to_thread(with_file, path, partial(_made_as_of, there))
            await apart(database, partial(_filled, path))
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def _made_as_of(there: Sequence[tuple[Schema, str]], connection: Connection) -> None:
    for schema, revision in there:
        migrate(connection, (schema,), revision)


def _filled(path: Path, source: Connection) -> None:
    def work(target: Connection) -> None:
        tables = MetaData()
        tables.reflect(target)
        for table in tables.sorted_tables:
            if not table.name.startswith("alembic_version_"):
                copy_rows(table, source, target)

    with_file(path, work)


def copy_rows(table: Table, source: Connection, target: Connection) -> None:
    """All rows of a table, some at a time."""
    query = select(table).order_by(*table.primary_key).execution_options(yield_per=CHUNK)
    for rows in source.execute(query).mappings().partitions():
        target.execute(table.insert(), [dict(row) for row in rows])


def with_file(path: Path, work: Work[T]) -> T:
    """Run `work` on a file that nobody else uses."""
    engine = sqlite_engine(file_url(path), "BEGIN")
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


async def apart(database: PostgreSql, work: Work[None]) -> None:
    """
    Run long work that reads the database without holding up the event loop.

    A PostgreSQL connection belongs to its event loop, so the work gets both for itself, in a thread.
    """

    async def alone() -> None:
        own = PostgreSql(database.url, read_only=True)
        try:
            await own.read(work)
        finally:
            await own.close()

    await asyncio.to_thread(lambda: asyncio.run(alone()))
