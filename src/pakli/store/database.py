"""
A database as the store sees it: functions are run, each in a transaction of its own.

A function gets a plain SQLAlchemy connection and does nothing but SQL. For SQLite all of it runs in a
thread, so that a busy event loop does not stand between two statements; for PostgreSQL in the event loop.

Knows       URLs. Connections are in `sqlite.py` and `postgresql.py`; what is stored is known elsewhere.
Tested in   tests/contract/, tests/store/test_sqlite.py
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from pakli.store.errors import StoreFailed

__all__ = ["Database", "Work", "as_store_failed", "parsed_url", "sqlite_path", "store_failed"]

T = TypeVar("T")

Work = Callable[[Connection], T]
"""SQL to be done in one transaction. It may be done again, so it changes nothing else."""


class Database(Protocol):
    """One database, open in this process."""

    @property
    def path(self) -> Path | None:
        """The SQLite file; None: it is in memory or on a server."""
        ...

    @property
    def alone(self) -> bool:
        """Whether nobody else writes to it as long as it is open here."""
        ...

    async def read(self, work: Work[T]) -> T:
        """
        What `work` finds: it sees everything committed before, and one state of it to its end.

        Raises:
            StoreFailed: the database failed.
        """
        ...

    async def write(self, work: Work[T]) -> T:
        """
        Commit what `work` does. For the writer alone: one at a time.

        Raises:
            DBAPIError, OSError: the database failed or refused. The next call connects anew.
            Whatever `work` raises. Nothing is kept in either case.
        """
        ...

    async def close(self) -> None:
        """Let go of it."""
        ...


def parsed_url(text: str) -> URL:
    """
    The parts of a database's URL.

    Raises:
        ValueError: it is of neither SQLite nor PostgreSQL. The message does not repeat it, for it may hold a
            password.
    """
    try:
        url = make_url(text)
    except ArgumentError:
        raise ValueError("no URL of a database: sqlite:///path or postgresql://…") from None
    if url.drivername not in {"sqlite", "postgresql"}:
        raise ValueError(f"neither sqlite nor postgresql: {url.drivername}")
    return url


def sqlite_path(url: URL) -> Path | None:
    """The file of a SQLite URL; None: it is in memory, or of PostgreSQL."""
    in_file = url.drivername == "sqlite" and url.database not in {None, "", ":memory:"}
    return Path(str(url.database)) if in_file else None


@contextmanager
def as_store_failed() -> Iterator[None]:
    """Failures of the database, or of the way to it, become `StoreFailed`."""
    try:
        yield
    except (DBAPIError, OSError) as error:
        raise store_failed(error) from error


def store_failed(error: Exception) -> StoreFailed:
    """`error` as the store says it: what the driver said, without the statement and what was to be stored."""
    if isinstance(error, OSError) and error.strerror:
        return StoreFailed(f"{error.strerror}: {error.filename}" if error.filename else error.strerror)
    return StoreFailed(str(getattr(error, "orig", None) or error))
