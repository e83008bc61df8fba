"""
Hands out of the log by number: each from the mark before it, so that nothing else has to be read.

Clauses     F2 by whoever draws them. Knows the log and `tables`. Tested in tests/room/test_hands.py
"""

from collections import defaultdict
from collections.abc import Iterable
from itertools import pairwise
from zlib import decompress

from sqlalchemy import select

from pakli.room.hands.tables import HAND_MARKS
from pakli.room.journal import table_stream
from pakli.room.past import PastHand, hands_in
from pakli.store import Store

__all__ = ["HandKey", "read_hands"]

HandKey = tuple[str, int]
"""Id of the table, number of the hand."""


async def read_hands(store: Store, wanted: Iterable[HandKey]) -> dict[HandKey, PastHand]:
    """
    Those of the hands that are there; they are in the index.

    Raises:
        StoreError: the log cannot be read.
    """
    by_table: defaultdict[str, set[int]] = defaultdict(set)
    for table, number in wanted:
        by_table[table].add(number)
    found: dict[HandKey, PastHand] = {}
    for table, numbers in by_table.items():
        for version, saved, until, some in await _pieces(store, table, numbers):
            stored = await store.read(table_stream(table), version, until and until - version)
            for hand in await hands_in(decompress(saved), version, stored):
                if hand.number in some:
                    found[table, hand.number] = hand
    return found


async def _pieces(
    store: Store, table: str, numbers: set[int]
) -> list[tuple[int, bytes, int | None, set[int]]]:
    """Pieces of the stream that hold the hands: from which version, what was there then, to which version."""
    query = (
        select(HAND_MARKS.c.hands, HAND_MARKS.c.version)
        .where(HAND_MARKS.c.table_id == table)
        .order_by(HAND_MARKS.c.hands)
    )
    marks = await store.query(lambda connection: connection.execute(query).all())
    pieces = []
    for (hands, version), (until_hand, until) in pairwise([*marks, (2**31, None)]):
        some = {number for number in numbers if hands < number <= until_hand}
        if some:
            one = select(HAND_MARKS.c.saved).where(
                HAND_MARKS.c.table_id == table, HAND_MARKS.c.hands == hands
            )
            saved = await store.query(lambda connection, one=one: connection.execute(one).scalar_one())  # type: ignore[misc]
            pieces.append((version, bytes(saved), until, some))
    return pieces
