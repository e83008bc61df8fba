"""
How the server is: whether the log can be read and written, how many tables stand still, since when it runs.

Knows       the room and its store. Tested in tests/server/test_health.py
"""

import time
from importlib.metadata import version
from typing import Final

from msgspec import Struct
from sqlalchemy import text

from pakli.room import Room
from pakli.store import StoreError

__all__ = ["Health", "health_of"]

_BEGAN: Final = time.monotonic()


class Health(Struct, frozen=True, kw_only=True):
    """What `/healthz/details` tells."""

    well: bool
    """Whether all of it does what it is for."""
    release: str
    running_seconds: int
    log_readable: bool
    tables: int
    tables_standing_still: int
    """Because the log could not be written: a full disk, a database that is gone."""
    tables_set_aside: int
    """Because they could not be read when the room was opened."""
    seated: int
    watching: int


async def health_of(room: Room) -> Health:
    """How the server is at this moment."""
    gauges = room.gauges()
    readable = await _can_read(room)
    return Health(
        well=readable and not gauges["in_trouble"],
        release=version("pakli"),
        running_seconds=int(time.monotonic() - _BEGAN),
        log_readable=readable,
        tables=int(gauges["tables"]),
        tables_standing_still=int(gauges["in_trouble"]),
        tables_set_aside=len(room.set_aside),
        seated=int(gauges["seated"]),
        watching=int(gauges["watching"]),
    )


async def _can_read(room: Room) -> bool:
    try:
        await room.house.store.query(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except StoreError:
        return False
    return True
