"""
The host's fairness report: what may point to players who play together, over a period.

Knows       the log; what is out of the ordinary, `pakli.room.patterns` says.
Tested in   tests/server/test_floor.py
"""

import asyncio
from typing import Final, Literal

from litestar import get
from litestar.params import FromQuery
from msgspec import MsgspecError, Struct

from pakli.club.policy import DAY
from pakli.club.refusals import HOUSE, refuse
from pakli.room import Room
from pakli.room.pattern_log import HandReader
from pakli.room.patterns import Tally
from pakli.server.api.answers import documented
from pakli.server.api.given import TheClub, TheRoom, Who
from pakli.server.api.who import check
from pakli.store import WrongRelease, wall_clock

__all__ = ["ROUTES"]

_AT_ONCE: Final = 2000
"""Events read in one piece: between them everything else goes on."""
_LONGEST: Final = 366


class Pattern(Struct, frozen=True, kw_only=True):
    """Something about two people that is out of the ordinary. It proves nothing."""

    kind: Literal["address", "together", "flow", "folds"]
    one: str
    """Name; of who gives, or folds."""
    other: str
    strong: bool
    hands: int
    count: int
    usual: int
    quick: int


class TableMisdeals(Struct, frozen=True, kw_only=True):
    """A table at which hands were void by a misdeal."""

    table: str
    name: str
    hands: int
    """That were played out."""
    misdeals: int


class Report(Struct, frozen=True, kw_only=True):
    """All of it, over the last days."""

    days: int
    hands: int
    address_days: int
    """For how many days addresses are kept."""
    lines: list[Pattern]
    misdeals: list[TableMisdeals]
    """Tables with any, most of them first."""


@get("/patterns", **documented(401, 422, body=False))
async def patterns(club: TheClub, room: TheRoom, who: Who, days: FromQuery[int] = 30) -> Report:
    """What may point to players who play together."""
    check(who.person, "see_patterns")
    if not 1 <= days <= _LONGEST:
        raise refuse(HOUSE, "patterns.days", most=_LONGEST)
    bots = {person.id for person in await club.people.listed(who.person) if person.is_bot}
    tally, hands, misdeals = await _counted(room, wall_clock() - days * DAY, bots)
    seen = [one for one in room.house.addresses.all if one.last >= wall_clock() - days * DAY]
    lines = tally.lines(seen)
    names = await club.people.names({person for line in lines for person in (line.one, line.other)})
    told = [
        Pattern(
            kind=line.kind,
            one=names.get(line.one, line.one),
            other=names.get(line.other, line.other),
            strong=line.strong,
            hands=line.hands,
            count=line.count,
            usual=line.usual,
            quick=line.quick,
        )
        for line in lines
    ]
    return Report(
        days=days,
        hands=hands,
        address_days=club.policy.addresses // DAY,
        lines=told,
        misdeals=sorted(misdeals, key=lambda one: -one.misdeals),
    )


async def _counted(room: Room, since: int, bots: set[str]) -> tuple[Tally, int, list[TableMisdeals]]:
    """All hands of all tables there ever were that ended since then, how many they are, and misdeals."""
    tally, hands, misdeals = Tally(), 0, list[TableMisdeals]()
    for stream in await room.house.store.streams("table:"):
        reader = HandReader(stream, since, bots.__contains__)
        after, before = 0, hands
        try:
            while stored := await room.house.store.read(stream, after=after, limit=_AT_ONCE):
                after = stored[-1].version
                for facts in reader.read(stored):
                    tally.add(facts)
                    hands += 1
                await asyncio.sleep(0)
        except (WrongRelease, MsgspecError):
            continue  # a table that this release cannot read
        if reader.misdeals:
            misdeals.append(_misdeals(room, stream, reader, hands - before))
    return tally, hands, misdeals


def _misdeals(room: Room, stream: str, reader: HandReader, hands: int) -> TableMisdeals:
    """The table as it is called now, or was when it was opened."""
    table_id = stream.removeprefix("table:")
    actor = room.table(table_id)
    name = reader.name if actor is None else actor.moment.kept.manners.name
    return TableMisdeals(table=table_id, name=name, hands=hands, misdeals=reader.misdeals)


ROUTES = (patterns,)
