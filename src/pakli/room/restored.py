"""
A table rebuilt from the log: in mid-hand, with the same cards to come, whose turn it is, and the time that
was left.

Tested in   tests/room/test_restart.py (at every append of a hand, and again and again)
"""

import logging
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from pakli.room.house import House
from pakli.room.journal import Journal
from pakli.room.kept import Kept, opened
from pakli.room.lobby import Pots
from pakli.room.moment import Asked, Moment, Tale, who_is_asked
from pakli.room.records import OWN_RECORDS, Opened, Record
from pakli.room.saved import Aside, kept_saved
from pakli.store import StoreClosed, StoreFailed
from pakli.table.events import HandPlanned

__all__ = ["Restored", "new_table", "restored"]

_LOG: Final = logging.getLogger("pakli.room")


class Restored(Struct, frozen=True):
    """What a table starts with."""

    table_id: str
    moment: Moment
    pots: Pots
    aside: Aside = Aside()
    before_hand: tuple[Kept, int] | None = None
    """The table before the last hand was prepared, and its version."""
    snapshot_hands: int = 0
    """Hands begun when the last snapshot was taken."""
    folded_from: tuple[bytes, int] = (b"", 0)
    """The table as it was saved, and at which version, before all that was folded over it."""


class _Folding:
    """The stream folded, record by record."""

    def __init__(self, kept: Kept, version: int) -> None:
        self.kept, self.version = kept, version
        self.hands_before = kept.table.hands
        self.start = (kept_saved(kept), version)
        self.touched = version
        """The last version in which something happened that questions hang on."""
        self.tale = Tale(kept.table)
        self.pots = Pots()
        self.before_hand: tuple[Kept, int] | None = None

    def fold(self, records: Sequence[Record]) -> None:
        for record in records:
            before = self.kept
            self.version += 1
            self.kept = before.after(record)
            if type(record) is HandPlanned and before.table.dealing is None:
                self.tale = Tale(before.table)
                self.before_hand = (before, self.version - 1)
            if type(record) not in OWN_RECORDS:
                self.tale.events.append(record)  # type: ignore[arg-type]
            table = self.kept.table
            if table.hand is not before.table.hand or table.question is not before.table.question:
                self.touched = self.version
            self.pots.note((record,), self.kept.table)


def new_table(table_id: str, record: Opened) -> Restored:
    """A table whose stream holds nothing but its opening."""
    kept = opened(record)
    moment = Moment(table_id, kept, 1, Tale(kept.table), 0)
    return Restored(table_id, moment, Pots(), folded_from=(kept_saved(kept), 1))


async def restored(house: House, table_id: str) -> Restored | None:
    """
    The table as its log has it; None: it was closed, or nothing is in its stream.

    Raises:
        StoreError: the log cannot be read.
    """
    journal = Journal(house, table_id, lambda _: None)
    folding = await _folded(journal, await journal.snapshot())
    if folding is None or folding.kept.closed:
        return None
    moment = Moment(table_id, folding.kept, folding.version, folding.tale, len(folding.tale.events))
    seats = who_is_asked(folding.kept.table)
    moment.asked = Asked(folding.touched, seats) if seats else None
    aside = await journal.aside()
    moment.requests, moment.denied = aside.requests, aside.denied
    moment.bomb_asked = aside.bomb_asked
    moment.out_at_big_blind = frozenset(aside.out_at_big_blind)
    return Restored(
        table_id, moment, folding.pots, aside, folding.before_hand, folding.hands_before, folding.start
    )


async def _folded(journal: Journal, snapshot: tuple[Kept, int] | None) -> _Folding | None:
    """
    The stream folded over a snapshot; where the two do not go together, from its beginning. None: there is
    none.

    Raises:
        StoreError: the log cannot be read.
    """
    if snapshot is not None:
        try:
            folding = _Folding(*snapshot)
            folding.fold(await journal.read(snapshot[1]))
        except (StoreFailed, StoreClosed):
            raise
        except Exception:  # whatever is wrong: the stream is the truth, and says so itself if it is
            _LOG.warning("a table cannot be folded over its snapshot: its log is", exc_info=True)
        else:
            return folding
    records = await journal.read(0)
    if not records or not isinstance(records[0], Opened):
        return None
    folding = _Folding(opened(records[0]), 1)
    folding.fold(records[1:])
    return folding
