"""
The club's tables in a SQLite file that a server has open: read and written beside it, from the machine.

A store owns its file, for it keeps in mind where its streams end. Nobody keeps people in mind, so their
tables may be changed by two processes: SQLite has one of them wait for the other, a few milliseconds.

Knows       SQLite. Tested in tests/club/test_beside.py
"""

import asyncio
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError

from pakli.club.tables import SCHEMA
from pakli.store import StoreFailed, Work, WrongRelease
from pakli.store.schema import is_current
from pakli.store.sqlite import sqlite_engine

__all__ = ["Beside"]

T = TypeVar("T")

_PATIENCE: Final = 10.0
"""Seconds to wait for the server's transaction."""


class Beside:
    """The tables, not the log. `close` when done."""

    def __init__(self, path: Path) -> None:
        """
        Nothing is read yet.

        Raises:
            StoreFailed: there is no such file.
        """
        if not path.is_file():
            raise StoreFailed(f"there is no database {path}")
        # FULL: what is told to have been done is on the disk.
        self._engine = sqlite_engine(
            f"sqlite:///{path}",
            "BEGIN IMMEDIATE",
            "PRAGMA synchronous=FULL",
            connect_args={"timeout": _PATIENCE},
            hide_parameters=True,
        )

    async def query(self, work: Work[T]) -> T:
        """
        What `work` finds.

        Raises:
            StoreFailed: the database failed.
            WrongRelease: the server is of another release.
        """
        return await self.transact(work)

    async def transact(self, work: Work[T]) -> T:
        """
        Commit what `work` does. Nothing is kept where it raises.

        Raises:
            StoreFailed: the database failed, or the server kept it to itself too long.
            WrongRelease: the server is of another release.
            IntegrityError: a name is taken.
        """
        return await asyncio.to_thread(partial(self._transact, work))

    def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()

    def _transact(self, work: Work[T]) -> T:
        try:
            with self._engine.begin() as connection:
                if not is_current(connection, (SCHEMA,)):
                    raise WrongRelease("another release has made this database")
                return work(connection)
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise StoreFailed(str(error)) from error
