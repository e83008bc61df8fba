"""
What the dealer of real cards does over HTTP: somebody without a phone is seated by name.

Everything else of a live table goes over its socket. Knows the room and the club. Tested in
tests/server/test_live.py
"""

from typing import Annotated

from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from pakli.club.refusals import HOUSE, refuse
from pakli.rules.refusal import refuse as refuse_play
from pakli.server.api.answers import documented
from pakli.server.api.given import TheClub, TheRoom, Who
from pakli.server.api.who import check
from pakli.table import Sit

__all__ = ["ROUTES"]


class NamedPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody without a phone: where he sits down, and with how many chips."""

    seat: Annotated[int, Meta(ge=1, le=100)]
    name: Annotated[str, Meta(max_length=100)]
    chips: Annotated[int, Meta(ge=1, le=10**12)]


class Seated(Struct, frozen=True):
    """Who was seated: the id by which events name him."""

    player: str


@post("/tables/{table:str}/names", status_code=201, **documented(401, 404, 422))
async def seat_by_name(
    club: TheClub, room: TheRoom, who: Who, table: FromPath[str], data: JSONBody[NamedPlayer]
) -> Seated:
    """Seat somebody without a phone at a live table: its dealer acts for him."""
    actor = room.table(table)
    if actor is None:
        raise refuse(HOUSE, "gone.table")
    check(who.person, "deal_cards", actor.place(who.person.id))
    state = actor.moment.table
    if not state.sign.live:
        raise refuse_play("F1", "live.not_here")
    state.apply(Sit(data.seat, "", data.chips))  # before there is a person: could anybody sit down so?
    person = await club.people.without_device(data.name)
    room.knows(person)
    await actor.house_does(Sit(data.seat, person.id, data.chips))
    return Seated(person.id)


ROUTES = (seat_by_name,)
