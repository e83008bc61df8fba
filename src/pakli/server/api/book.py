"""
The book: what was ruled, called for and done with people, newest first, as far as the caller may read it.

Knows       the room's book and the club's audit log. Tested in tests/server/test_book.py
"""

from collections.abc import AsyncIterator, Callable
from typing import Annotated, Final, Literal

from litestar import get
from litestar.params import FromQuery
from msgspec import Meta, Struct

from pakli.club import Club, Person
from pakli.club.rights import Place
from pakli.room import Room
from pakli.room.book import BookLine
from pakli.server.api.answers import documented
from pakli.server.api.given import TheClub, TheRoom, Who
from pakli.server.api.who import check

__all__ = ["ROUTES"]

_PAGE: Final = 100
_LATEST: Final = 2**53
Search = Annotated[str, Meta(max_length=100)]


class BookEntry(Struct, frozen=True, kw_only=True):
    """Who did what, when (milliseconds since 1970) and why."""

    kind: Literal["ruling", "call", "deed"]
    number: int
    at: float
    by: str
    """Name of who did it."""
    what: str
    """Such as `kill_hand`, `call_made`, `muted`."""
    whom: str
    """Name; empty: nobody in particular."""
    other: str
    """Name of whom chips were taken that another was awarded."""
    table: str
    """Id; empty: none."""
    table_name: str
    hand: int
    seat: int
    count: int
    """Hands, chips, minutes, a seat: what the ruling counts."""
    reason: str
    detail: dict[str, int | str]
    """Of what was done with people."""


@get("/book", **documented(401, body=False))
async def book(
    club: TheClub,
    room: TheRoom,
    who: Who,
    table: FromQuery[Search] = "",
    person: FromQuery[Search] = "",
    kind: FromQuery[Literal["", "ruling", "call", "deed"]] = "",
    before: FromQuery[float] = _LATEST,
) -> list[BookEntry]:
    """
    The latest lines that are like that, at least 100 if there are so many; one moment is not parted.

    `table` and `person` are parts of names, `before` the time of the last line known.
    """
    check(who.person, "see_own_audit")
    wanted = _wanted(table.casefold(), person.casefold(), kind, before)
    found: list[BookEntry] = []
    async for entry in _merged(club, room, who.person):
        if len(found) >= _PAGE and entry.at != found[-1].at:
            break
        if wanted(entry):
            found.append(entry)
    return found


def _wanted(table: str, person: str, kind: str, before: float) -> Callable[[BookEntry], bool]:
    def wanted(entry: BookEntry) -> bool:
        people = (entry.by, entry.whom, entry.other)
        return (
            entry.at < before
            and kind in ("", entry.kind)
            and table in entry.table_name.casefold()
            and (not person or any(person in name.casefold() for name in people))
        )

    return wanted


async def _merged(club: Club, room: Room, by: Person) -> AsyncIterator[BookEntry]:
    """Everything that `by` may read, newest first."""

    def place(table: str) -> Place:
        actor = room.table(table)
        return Place(table=table) if actor is None else actor.place(by.id)

    lines = [_line(line) for line in await room.book.lines(by, place)]
    async for deed in _deeds(club, by):
        while lines and lines[0].at >= deed.at:
            yield lines.pop(0)
        yield deed
    for line in lines:
        yield line


async def _deeds(club: Club, by: Person) -> AsyncIterator[BookEntry]:
    before: int | None = None
    while acts := await club.audit.readable(by, before=before):
        before = acts[-1].number
        names = await club.people.names({person for act in acts for person in (act.by, act.whom)})
        for act in acts:
            detail = {name: value for name, value in act.detail.items() if name != "reason"}
            yield BookEntry(
                kind="deed",
                number=act.number,
                at=act.at,
                by=names.get(act.by, "Pakli"),
                what=act.what,
                whom=names.get(act.whom, ""),
                other="",
                table="",
                table_name="",
                hand=0,
                seat=0,
                count=0,
                reason=str(act.detail.get("reason", "")),
                detail=detail,
            )


def _line(line: BookLine) -> BookEntry:
    return BookEntry(
        kind=line.kind,
        number=line.number,
        at=line.at,
        by=line.by_name,
        what=line.what,
        whom=line.whom_name,
        other=line.other_name,
        table=line.table,
        table_name=line.table_name,
        hand=line.hand,
        seat=line.seat,
        count=line.count,
        reason=line.reason,
        detail={},
    )


ROUTES = (book,)
