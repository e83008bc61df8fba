"""
What a ruling at a live table would come to, asked over HTTP before it is made.

Knows the room. Tested in tests/server/test_foretold.py
"""

from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from pakli.club.refusals import HOUSE, refuse
from pakli.room.actions import PersonAction
from pakli.room.authority import seat_ruled_on
from pakli.server.api.answers import documented
from pakli.server.api.given import TheRoom, Who
from pakli.server.api.who import check
from pakli.wire.foretold import foretold
from pakli.wire.http import Foretold

__all__ = ["ROUTES"]


class RulingMeant(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would like to know the outcome of."""

    action: PersonAction


@post("/tables/{table:str}/foretold", status_code=200, **documented(401, 404, 422))
async def foretell(room: TheRoom, who: Who, table: FromPath[str], data: JSONBody[RulingMeant]) -> Foretold:
    """What a ruling at a live table would come to. Nothing is done."""
    actor = room.table(table)
    if actor is None:
        raise refuse(HOUSE, "gone.table")
    check(who.person, "watch_table", actor.place(who.person.id))
    moment = actor.moment
    seat = moment.table.find(seat_ruled_on(data.action))
    whom = None if seat is None else room.house.people.get(seat.player)
    return foretold(moment, who.person, data.action, whom)


ROUTES = (foretell,)
