"""
Tables of a package, and the migrations that make them; run when a database is opened.

Each package that keeps something in the database has a `Schema`: its own tables, its own folder of Alembic
migrations, its own line of revisions. Alembic is loaded only where there is something to migrate: it takes a
tenth of a server's start.

Tested in   tests/store/test_migrations.py
"""

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from sqlalchemy import Column, Connection, MetaData, String, Table, inspect, select, text

from pakli.store.errors import WrongRelease

if TYPE_CHECKING:
    from alembic.config import Config

__all__ = ["Schema", "State", "is_current", "migrate", "migrating", "new_metadata", "noted", "state_of"]

SCRIPTS: Final = Path(__file__).parent / "migrations"

# Two servers may open a new database at once: the number is ours alone, it means nothing.
LOCK: Final = text("SELECT pg_advisory_xact_lock(7255471)")


# Alembic has one current migration in a process, whichever thread or task it is in.
_ALEMBIC: Final = threading.Lock()


@asynccontextmanager
async def migrating() -> AsyncIterator[None]:
    """While this holds nobody else in this process calls `migrate`."""
    while not _ALEMBIC.acquire(blocking=False):
        await asyncio.sleep(0.01)
    try:
        yield
    finally:
        _ALEMBIC.release()


def new_metadata() -> MetaData:
    """Metadata whose constraints have names, so that a migration can change them on any engine."""
    return MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class Schema(Struct, frozen=True):
    """The tables of one package."""

    name: str
    metadata: MetaData
    """From `new_metadata`."""
    versions: Path
    """The folder of its Alembic migrations, one after another, each in a file called after its revision."""

    @property
    def version_table(self) -> str:
        """Where Alembic notes the revision of these tables."""
        return f"alembic_version_{self.name}"

    @property
    def head(self) -> str:
        """The last revision: of `v0007_accounts.py` it is `0007`."""
        return max(self.revisions)

    @property
    def revisions(self) -> frozenset[str]:
        """All revisions there are."""
        return frozenset(path.name[1:].partition("_")[0] for path in self.versions.glob("v*.py"))


State = Literal["new", "earlier", "current", "later"]
"""Whose release's tables a database has: none yet, those of an earlier one, of this, or of a later one."""


def migrate(connection: Connection, schemas: Sequence[Schema], revision: str = "head") -> None:
    """
    Bring the tables of `schemas` to this release, inside the transaction of `connection`; see `migrating`.

    `revision`: to make new tables as those of an earlier release were.

    Raises:
        WrongRelease: a later release has written the database.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK)
    for schema in schemas:
        if not _at_head(connection, schema):
            _upgrade(connection, schema, revision)


def is_current(connection: Connection, schemas: Sequence[Schema]) -> bool:
    """Whether the tables of `schemas` are those of this release."""
    return all(_at_head(connection, schema) for schema in schemas)


def state_of(connection: Connection, schemas: Sequence[Schema]) -> State:
    """Whose release's tables these are."""
    at = [(schema, noted(connection, schema)) for schema in schemas]
    if any(found is not None and not schema.revisions.issuperset(found) for schema, found in at):
        return "later"
    if all(found == [schema.head] for schema, found in at):
        return "current"
    return "new" if all(found is None for _, found in at) else "earlier"


def _at_head(connection: Connection, schema: Schema) -> bool:
    return noted(connection, schema) == [schema.head]


def noted(connection: Connection, schema: Schema) -> list[str] | None:
    """The revision that is noted; None: there are no tables."""
    if not inspect(connection).has_table(schema.version_table):
        return None
    versions = Table(schema.version_table, MetaData(), Column("version_num", String))
    return list(connection.scalars(select(versions.c.version_num)))


def _upgrade(connection: Connection, schema: Schema, revision: str) -> None:
    from alembic import command
    from alembic.util import CommandError

    config = _config(schema)
    config.attributes["connection"] = connection
    config.attributes["schema"] = schema
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise WrongRelease(f"a later release has written this database: {error}") from error


def _config(schema: Schema) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("version_locations", str(schema.versions).replace("%", "%%"))
    # The one folder may have any character in its name.
    config.set_main_option("path_separator", "newline")
    return config
