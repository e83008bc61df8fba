"""
Tables whose log this release cannot read: set aside, while all others open.

Nothing is written to their streams, so that nothing is lost: whoever can read them lets them go on. Their
chips stay in their account of the ledger.

Tested in   tests/room/test_set_aside.py
"""

from typing import Final

from msgspec import Struct

from pakli.room.house import House
from pakli.room.journal import Journal, table_stream
from pakli.room.records import Opened, TableClosed
from pakli.store import Damaged, StoreError, WrongRelease

__all__ = ["SetAside", "is_closed", "name_of", "reason_of"]

_LONGEST: Final = 300


class SetAside(Struct, frozen=True, kw_only=True):
    """A table that cannot be read."""

    table_id: str
    name: str
    """As it was opened; empty: not even that can be read."""
    why: str
    """For who looks after the machine, in English: which event, and what is wrong with it."""


async def name_of(house: House, table_id: str) -> str:
    """The name a table was opened by; empty: it cannot be read."""
    try:
        first = (await Journal(house, table_id, lambda _: None).read(0, limit=1))[:1]
    except StoreError:
        return ""
    return first[0].manners.name if first and isinstance(first[0], Opened) else ""


async def is_closed(house: House, table_id: str) -> bool:
    """Whether the last thing that happened to a table is that it was closed: then nobody misses it."""
    stream = table_stream(table_id)
    try:
        version = (await house.store.streams(stream)).get(stream, 0)
        last = await Journal(house, table_id, lambda _: None).read(version - 1)
    except StoreError:
        return False
    return bool(last) and isinstance(last[-1], TableClosed)


def reason_of(error: Exception) -> str:
    """What is wrong, in a line. Only the store's own words are repeated: in others there may be cards."""
    kind = type(error).__name__
    return f"{kind}: {error}"[:_LONGEST] if isinstance(error, Damaged | WrongRelease) else kind
