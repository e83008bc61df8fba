"""
All hands that one person was dealt into, from the log of every table there ever was: for who wants his own.

Clauses     F2 by whoever draws them.
Tested in   tests/server/test_own_data.py
"""

from collections.abc import AsyncIterator

from pakli.room.kept import opened
from pakli.room.past import PastHand, hands_in
from pakli.room.records import RECORDS, Opened
from pakli.room.saved import kept_saved
from pakli.store import Store

__all__ = ["own_hands"]


async def own_hands(store: Store, person_id: str) -> AsyncIterator[tuple[str, PastHand]]:
    """
    Each with the id of its table, table by table.

    Raises:
        StoreError: the log cannot be read.
    """
    for stream in await store.streams("table:"):
        stored = await store.read(stream)
        first = RECORDS.decode(stored[0]) if stored else None
        if not isinstance(first, Opened) or not any(f'"{person_id}"'.encode() in one.data for one in stored):
            continue
        for hand in await hands_in(kept_saved(opened(first)), 1, stored[1:]):
            if any(seat.player == person_id for seat in hand.before.table.seats):
                yield stream.removeprefix("table:"), hand
