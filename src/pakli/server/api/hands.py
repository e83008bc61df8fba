"""
A table's last hands: a list, and one of them step by step, as the caller may see it.

Knows       the room. What is seen of a hand, `pakli.wire.past` says. Tested in tests/server/test_hands.py
"""

from litestar import get
from litestar.params import FromPath

from pakli.club import SignedIn, may
from pakli.club.refusals import HOUSE, Refused, refuse
from pakli.room import Room, TableActor
from pakli.server.api.answers import documented
from pakli.server.api.given import TheRoom, Who
from pakli.wire import past_line, past_view
from pakli.wire.http import PastLine, PastView

__all__ = ["ROUTES"]


@get("/tables/{table:str}/hands", **documented(401, 404, 503, body=False))
async def hands(room: TheRoom, who: Who, table: FromPath[str]) -> list[PastLine]:
    """The last hands of a table, the newest first."""
    actor = _table(room, who, table)
    past = await actor.past_hands(who.person.id)
    return [past_line(hand, who.person.id, room.house.people) for hand in past]


@get("/tables/{table:str}/hands/{number:int}", **documented(401, 404, 503, body=False))
async def hand(room: TheRoom, who: Who, table: FromPath[str], number: FromPath[int]) -> PastView:
    """One of the last hands, step by step."""
    actor = _table(room, who, table)
    past = await actor.past_hands(who.person.id, only=number)
    if not past:
        raise refuse(HOUSE, "gone.hand", number=number)
    return past_view(table, past[0], who.person.id, room.house.people)


def _table(room: Room, who: SignedIn, table_id: str) -> TableActor:
    """The table, if the caller may look on there."""
    actor = room.table(table_id)
    if actor is None:
        raise refuse(HOUSE, "gone.table")
    no = may(who.person, "watch_table", actor.place(who.person.id))
    if no is not None:
        raise Refused(no)
    return actor


ROUTES = (hands, hand)
