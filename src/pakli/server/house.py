"""
What the server serves, opened from a database: store, club and room, each upon the one before.

Knows       how they are put together. Tested in tests/server/test_serving.py, test_upkeep.py
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from msgspec import Struct

from pakli.club import SCHEMA, Club, Cost
from pakli.room import Clock, Pace, Room
from pakli.room.addresses import Addresses
from pakli.room.hands import HANDS_SCHEMA
from pakli.server.rounds import Rounds
from pakli.server.tournaments import house_bots
from pakli.store import Store, StoreError, wall_clock

__all__ = ["House", "open_house"]

_DAY: Final = 24 * 3600.0
_MINUTE: Final = 60.0


class House(Struct, frozen=True):
    """All parts, open."""

    store: Store
    club: Club
    room: Room


@asynccontextmanager
async def open_house(
    url: str,
    *,
    pace: Pace | None = None,
    cost: Cost | None = None,
    clock: Clock | None = None,
    now: Callable[[], int] = wall_clock,
    keep_in: Path | None = None,
) -> AsyncIterator[House]:
    """
    Open everything that is kept at `url` while the block runs, and close it in the other order.

    What holds no more (sessions, invitations, codes) is forgotten now and once a day.

    Args:
        url: of the database; see `Store.open`.
        pace: of the tables; default: for people.
        cost: of a password's hash; default: as it should be.
        clock: of the room; default: the event loop's.
        now: of the club, in milliseconds since 1970.
        keep_in: see `Store.open`.

    Raises:
        ValueError, StoreError: as `Store.open`.
    """
    async with await Store.open(url, schemas=(SCHEMA, HANDS_SCHEMA), keep_in=keep_in) as store:
        club = Club(store, cost=cost, now=now)
        try:
            await club.sweep()
            addresses = Addresses(club.policy.addresses, now)
            room = await Room.open(
                store,
                club.people,
                clock=clock,
                pace=pace or Pace(),
                addresses=addresses,
                now=now,
                bots=lambda number: house_bots(club, number),
            )
            sweeps = Rounds(room.house.clock, _DAY, club.sweep)
            noting = Rounds(room.house.clock, _MINUTE, lambda: addresses.keep(store))
            try:
                yield House(store, club, room)
            finally:
                sweeps.close()
                noting.close()
                await room.close()
                await _kept(addresses, store)
        finally:
            club.close()


async def _kept(addresses: Addresses, store: Store) -> None:
    """Keep at the end where people came from, if the database still takes it."""
    with suppress(StoreError):
        await addresses.keep(store)
