"""
What the server serves, opened from a database: store, club and room, each upon the one before.

Knows       how they are put together. Tested in tests/server/test_serving.py
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct

from pakli.club import SCHEMA, Club, Cost
from pakli.room import Pace, Room
from pakli.store import Store

__all__ = ["House", "open_house"]


class House(Struct, frozen=True):
    """All parts, open."""

    store: Store
    club: Club
    room: Room


@asynccontextmanager
async def open_house(url: str, *, pace: Pace | None = None, cost: Cost | None = None) -> AsyncIterator[House]:
    """
    Open everything that is kept at `url` while the block runs, and close it in the other order.

    Args:
        url: of the database; see `Store.open`.
        pace: of the tables; default: for people.
        cost: of a password's hash; default: as it should be.

    Raises:
        ValueError, StoreError: as `Store.open`.
    """
    async with await Store.open(url, schemas=(SCHEMA,)) as store:
        club = Club(store, cost=cost)
        try:
            room = await Room.open(store, club.people, pace=pace or Pace())
            try:
                yield House(store, club, room)
            finally:
                await room.close()
        finally:
            club.close()
