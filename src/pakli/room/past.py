"""
The last hands of a running table, read again from its log: for who wants to see what happened.

A table keeps where it stood before some of its last hands, so that only a few have to be folded.

Clauses     F1 (what happened can be looked up), F2 by whoever draws it.
Tested in   tests/room/test_past.py
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, get_args
from zlib import compress, decompress

from msgspec import Struct

from pakli.room.journal import Journal
from pakli.room.kept import NOTES, Kept
from pakli.room.records import RECORDS, Record
from pakli.room.saved import kept_from, kept_saved
from pakli.rules import Event
from pakli.store import Stored
from pakli.table import Table, remaining
from pakli.table.events import HandPlanned, HandSettled, HandStarted, HandVoided, TakenBack

__all__ = ["Bookmarks", "PastHand", "hands_in"]

_ACTIONS: Final[frozenset[type[Any]]] = frozenset(get_args(Event)) - NOTES.keys()
"""What happens in a hand and is nothing that the room keeps beside the table."""
_EVERY: Final = 10
"""Hands."""
_KEPT: Final = 3
"""Of the bookmarks: so at least twenty hands can be looked at, once as many were played."""


class PastHand(Struct, frozen=True):
    """A hand that is over, and all that happened until the next one."""

    number: int
    at: int
    """When it was over, in milliseconds since 1970."""
    version: int
    """Of the stream, before it."""
    before: Kept
    records: tuple[Record, ...]
    begun: Table | None = None
    """The table when its hand had just begun; None: it never did."""


class Bookmarks:
    """Where a table stood before some of its last hands."""

    def __init__(self, data: bytes, version: int) -> None:
        """As it was restored (`kept_saved`), at a version of its stream."""
        self._marks = [(compress(data), version)]

    def note(self, before: Kept, version: int) -> None:
        """A hand is about to be prepared."""
        if before.table.hands % _EVERY == 0 and version > self._marks[-1][1]:
            self._marks.append((compress(kept_saved(before)), version))
            del self._marks[:-_KEPT]

    async def hands(self, journal: Journal, until: int, *, only: int = 0) -> list[PastHand]:
        """
        The last hands that are over, the newest first.

        Args:
            journal: of this table.
            until: the version up to which it is looked at: what came later has not happened yet.
            only: the number of the one that is wanted; 0: all.

        Raises:
            StoreError: the log cannot be read.
        """
        data, version = self._marks[0]
        stored = [one for one in await journal.stored(version) if one.version <= until]
        return (await hands_in(decompress(data), version, stored, only=only))[::-1]


async def hands_in(saved: bytes, version: int, stored: Sequence[Stored], *, only: int = 0) -> list[PastHand]:
    """
    The hands that are over in a piece of a table's stream, the oldest first.

    Args:
        saved: the table before it (`kept_saved`).
        version: of the stream, before it.
        stored: the piece.
        only: the number of the one that is wanted; 0: all.
    """
    folding = _Folding(kept_from(saved), version, only)
    for number, one in enumerate(stored):
        folding.fold(RECORDS.decode(one), one.at)
        if number % 100 == 99:
            await asyncio.sleep(0)  # others want to play meanwhile
    folding.end()
    return folding.found


class _Folding:
    """The stream folded, hand by hand."""

    def __init__(self, kept: Kept, version: int, only: int) -> None:
        self.found: list[PastHand] = []
        self._kept, self._version, self._only = kept, version, only
        self._before: tuple[Kept, int] | None = None
        self._begun: Table | None = None
        self._actions: list[Record] = []
        """What happened in the hand and is still to be folded: many at once are quicker than one by one."""
        self._records: list[Record] = []
        self._over = 0
        self._void = False

    def fold(self, record: Record, at: int) -> None:
        """Another record of the stream, committed at a time."""
        if type(record) in _ACTIONS:
            self._actions.append(record)
            self._records.append(record)
            self._version += 1
            return
        self._act()
        if type(record) is HandPlanned and self._kept.table.dealing is None:
            self.end()
            self._before = (self._kept, self._version)
        self._kept, self._version = self._kept.after(record), self._version + 1
        self._records.append(record)
        if type(record) is HandStarted:
            self._begun = self._kept.table
        elif type(record) is HandSettled:
            self._over = at
        elif type(record) is TakenBack and record.over:
            self._over, self._void = 0, False
        elif type(record) is HandVoided:
            self._void = True

    def _act(self) -> None:
        if self._actions:
            table = self._kept.table.after(*self._actions)  # type: ignore[arg-type]
            self._kept, self._actions = self._kept.noted(table, ()), []

    def end(self) -> None:
        """What happened since the last hand began belongs to it."""
        self._act()
        records, over, begun = self._records, self._over, self._begun
        if self._before is not None and over and not self._void:
            before, version = self._before
            number = before.table.hands + 1
            if self._only in (0, number):
                self.found.append(PastHand(number, over, version, before, remaining(records), begun))
        self._records, self._over, self._begun = [], 0, None
        self._before, self._void = None, False
