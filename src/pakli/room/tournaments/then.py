"""
A tournament as its players knew it when a hand began, from its stream: for who looks back at a hand.

Knows       the log. Tested in tests/server/test_coach.py
"""

import asyncio
from typing import Final

from pakli.bots import Event, event_of
from pakli.room.tournaments.records import EVENTS, EventOpened, KeptEvent, event_stream, opened_event
from pakli.store import Store
from pakli.tournament.events import HandBegan

__all__ = ["event_then"]

_PIECE: Final = 500


async def event_then(store: Store, event_id: str, table_id: str, hand: int) -> Event | None:
    """
    What everybody knew when a table began a hand, by its number there; None: it cannot be found.

    Raises:
        StoreError: the log cannot be read.
    """
    table, begun, version = int(table_id.rpartition("-")[2]), 0, 0
    kept: KeptEvent | None = None
    while True:
        stored = await store.read(event_stream(event_id), version, _PIECE)
        for one in stored:
            record = EVENTS.decode(one)
            if kept is not None:
                kept = kept.after(record)
            elif isinstance(record, EventOpened):
                kept = opened_event(record)
            begun += isinstance(record, HandBegan) and record.table == table
            if begun == hand:
                return None if kept is None else event_of(kept.event, table)
        if len(stored) < _PIECE:
            return None
        version += _PIECE
        await asyncio.sleep(0)  # others want to play meanwhile
