"""
The audit log as a book: rulings at tables and calls for the floor, as lines, newest first, by whom they may
be read.

Who may read everything does, but of a table where he sits only what every player there may: what was ruled
while he sat there, what was ruled on him, and his own calls.

Clauses     F1 (all of it is in the audit log), F2 (no card is in it).
Knows       the streams `audit` and `calls`. What was done with people is `pakli.club.audit`'s.
Tested in   tests/server/test_book.py
"""

from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct

from pakli.club.person import Person
from pakli.club.rights import CLUB, Place, may
from pakli.room.audit import AUDIT, NOTES, RulingNoted
from pakli.room.calls import CALLS, CALLS_STREAM, CallClosed, CallMade, CallTaken
from pakli.store import Store

__all__ = ["Book", "BookLine", "Kind"]

Kind = Literal["ruling", "call", "deed"]


class BookLine(Struct, frozen=True, kw_only=True):
    """Who did what, when (milliseconds since 1970) and why. Names are as they were then."""

    kind: Kind
    number: int
    """Of its kind."""
    at: int
    by: str
    by_name: str
    what: str
    whom: str = ""
    whom_name: str = ""
    table: str = ""
    table_name: str = ""
    seat: int = 0
    reason: str = ""
    other_name: str = ""
    count: int = 0
    hand: int = 0
    present: tuple[str, ...] = ()


class Book:
    """All lines of a room, read on from where they were read to."""

    def __init__(self, store: Store) -> None:
        """Nothing is read yet."""
        self._store: Final = store
        self._lines: list[BookLine] = []
        self._made: dict[int, CallMade] = {}
        self._read = {AUDIT: 0, CALLS_STREAM: 0}

    async def lines(self, by: Person, place: Callable[[str], Place]) -> list[BookLine]:
        """
        What `by` may read, newest first.

        Args:
            place: a table as the club's rights ask about it, where `by` stands to it now.

        Raises:
            StoreError: it cannot be read.
        """
        if may(by, "see_own_audit") is not None:
            return []
        await self._read_on()
        everything = may(by, "see_audit", CLUB) is None
        allowed: dict[str, bool] = {}

        def open_to(line: BookLine) -> bool:
            if line.table not in allowed:
                allowed[line.table] = everything and may(by, "see_audit", place(line.table)) is None
            return allowed[line.table] or by.id in (line.whom, line.by) or by.id in line.present

        return [line for line in reversed(self._lines) if open_to(line)]

    async def _read_on(self) -> None:
        new: list[BookLine] = []
        for stored in await self._store.read(AUDIT, after=self._read[AUDIT]):
            self._read[AUDIT] = stored.version
            new.append(_ruling(stored.version, stored.at, NOTES.decode(stored)))
        for stored in await self._store.read(CALLS_STREAM, after=self._read[CALLS_STREAM]):
            self._read[CALLS_STREAM] = stored.version
            new.append(self._call(stored.version, stored.at, CALLS.decode(stored)))
        if new:
            self._lines = sorted([*self._lines, *new], key=lambda line: line.at)

    def _call(self, version: int, at: int, event: CallMade | CallTaken | CallClosed) -> BookLine:
        made = event if isinstance(event, CallMade) else self._made[event.call]
        if isinstance(event, CallMade):
            self._made[version] = event
            by, name, what, reason = event.player, event.name, "call_made", event.text
        else:
            by, name = event.by, event.name
            what = "call_taken" if isinstance(event, CallTaken) else "call_closed"
            if by == made.player:
                what = "call_withdrawn"
            reason = event.answer if isinstance(event, CallClosed) else ""
        return BookLine(
            kind="call",
            number=version,
            at=at,
            by=by,
            by_name=name,
            what=what,
            whom=made.player,
            whom_name=made.name,
            table=made.table,
            table_name=made.table_name,
            seat=made.seat,
            reason=reason,
        )


def _ruling(version: int, at: int, note: RulingNoted) -> BookLine:
    return BookLine(
        kind="ruling",
        number=version,
        at=at,
        by=note.by,
        by_name=note.name,
        what=note.what,
        whom=note.whom,
        whom_name=note.whom_name,
        table=note.table,
        table_name=note.table_name,
        seat=note.seat,
        reason=note.reason,
        other_name=note.other_name,
        count=note.number,
        hand=note.hand,
        present=note.present,
    )
