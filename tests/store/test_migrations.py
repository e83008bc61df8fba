"""Migrations: they make what the code believes there is, for every package that keeps tables here."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Integer, Table, Text

from pakli.club import SCHEMA as CLUB
from pakli.room.hands import HANDS_SCHEMA
from pakli.store import Schema, Store, WrongRelease, backup, new_metadata, restore
from pakli.store.schema import SCRIPTS
from pakli.store.tables import STORE

METADATA: Final = new_metadata()
PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False, unique=True),
)
SCHEMA: Final = Schema("people", METADATA, Path(__file__).parent / "people")


def differences(connection: Connection, *schemas: Schema) -> list[Any]:
    """What Alembic would change to make the database what the metadata say."""
    found: list[Any] = []
    for schema in schemas:
        context = MigrationContext.configure(
            connection,
            opts={
                "version_table": schema.version_table,
                "compare_server_default": True,
                "include_name": lambda name, kind, _, tables=schema.metadata.tables: (
                    kind != "table" or name in tables
                ),
            },
        )
        found += compare_metadata(context, schema.metadata)
    return found


async def test_migrations_make_the_tables_that_the_code_believes_in(any_url: str) -> None:
    schemas = [HANDS_SCHEMA, SCHEMA]
    async with await Store.open(any_url, schemas=schemas) as store:
        assert await store.query(lambda connection: differences(connection, STORE, *schemas)) == []


@pytest.mark.parametrize("schema", [STORE, CLUB, HANDS_SCHEMA, SCHEMA], ids=lambda schema: schema.name)
def test_each_migration_is_called_after_its_revision(schema: Schema) -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("version_locations", str(schema.versions))
    config.set_main_option("path_separator", "newline")
    scripts = ScriptDirectory.from_config(config)
    assert scripts.get_heads() == [schema.head]
    for script in scripts.walk_revisions():
        assert Path(script.path).name.startswith(f"v{script.revision}_")


async def test_a_package_may_come_later(lasting_url: str, tmp_path: Path) -> None:
    async with await Store.open(lasting_url):
        pass
    with pytest.raises(WrongRelease, match="an earlier release"):
        await Store.open(lasting_url, schemas=[SCHEMA], read_only=True)
    async with await Store.open(lasting_url, schemas=[SCHEMA], keep_in=tmp_path) as store:
        await store.transact(partial(add, ["anna"]))
    async with await Store.open(lasting_url, schemas=[SCHEMA], read_only=True) as store:
        assert await store.query(names) == ["anna"]


def add(names: Sequence[str], connection: Connection) -> None:
    connection.execute(PEOPLE.insert(), [{"name": name} for name in names])


def names(connection: Connection) -> list[str]:
    return [row.name for row in connection.execute(PEOPLE.select().order_by(PEOPLE.c.id))]


async def test_a_database_of_a_later_release_is_left_alone(lasting_url: str) -> None:
    async with await Store.open(lasting_url) as store:
        sql = f"UPDATE {STORE.version_table} SET version_num = '9999'"
        await store.transact(lambda connection: connection.exec_driver_sql(sql).rowcount)
    for read_only in (False, True):
        with pytest.raises(WrongRelease):
            await Store.open(lasting_url, read_only=read_only)


async def test_tables_of_all_packages_are_restored_and_count_on(lasting_url: str, tmp_path: Path) -> None:
    path = tmp_path / "backup.sqlite"
    async with await Store.open("sqlite://", schemas=[SCHEMA]) as store:
        await store.transact(partial(add, ["anna", "béla", "ewa"]))
        await backup(store, path)
    await restore(path, lasting_url, schemas=[SCHEMA])
    async with await Store.open(lasting_url, schemas=[SCHEMA]) as store:
        await store.transact(partial(add, ["zosia"]))
        assert await store.query(names) == ["anna", "béla", "ewa", "zosia"]
