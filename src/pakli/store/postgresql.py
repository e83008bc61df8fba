"""
PostgreSQL over asyncpg: one connection writes, a few read.

Tested in   tests/contract/
"""

import asyncio
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy import URL

from pakli.store.database import Work, as_store_failed

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

__all__ = ["PostgreSql"]

T = TypeVar("T")


class PostgreSql:
    """A `Database` on a server, which several processes may write to."""

    path: Final = None
    alone: Final = False

    def __init__(self, url: URL, *, read_only: bool = False) -> None:
        """Nothing is connected to yet."""
        self.url: Final = url
        self._connection: AsyncConnection | None = None
        self._reads: Final = _engine(url, read_only=True)
        self._writes: Final = _engine(url, read_only=read_only)

    async def read(self, work: Work[T]) -> T:
        """See `Database`."""
        with as_store_failed():
            async with self._reads.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        """See `Database`."""
        if self._connection is None:
            self._connection = await self._writes.connect()
        try:
            async with self._connection.begin():
                return await self._connection.run_sync(work)
        except BaseException:
            await self._drop_connection(broken=True)
            raise

    async def close(self) -> None:
        """See `Database`."""
        await self._drop_connection(broken=False)
        await self._reads.dispose()
        await self._writes.dispose()
        # A connection that broke lets go of its socket in the next turn of the event loop.
        await asyncio.sleep(0)

    async def _drop_connection(self, *, broken: bool) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            if broken:
                await connection.invalidate()
            await connection.close()


def _engine(url: URL, *, read_only: bool) -> "AsyncEngine":
    from sqlalchemy.ext.asyncio import create_async_engine  # here: it brings the whole of the ORM

    settings = {"application_name": "pakli"}
    isolation = "READ COMMITTED"
    if read_only:
        settings["default_transaction_read_only"] = "on"
        isolation = "REPEATABLE READ"
    return create_async_engine(
        url.set(drivername="postgresql+asyncpg"),
        # A writer learns of a lost connection by failing, and connects anew; a reader should not notice.
        pool_pre_ping=read_only,
        isolation_level=isolation,
        # An error must not repeat what was to be stored: hole cards are in it.
        hide_parameters=True,
        connect_args={"server_settings": settings},
    )
