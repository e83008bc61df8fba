"""
Links to hands: made and taken back by who was in the hand, opened by whoever has one.

Clauses     F2 (a link shows its maker's own view). Tested in tests/server/test_my_hands.py
"""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from pakli.club.refusals import HOUSE, refuse
from pakli.room.hands import HandLink
from pakli.server.api.answers import documented
from pakli.server.api.given import TheHands, TheRoom, Who
from pakli.server.api.my_hands import SeenHand, hand_as_seen_by
from pakli.server.api.who import check

__all__ = ["ROUTES"]

Line = Annotated[str, Meta(max_length=100, pattern=r"^[^\x00]*$")]
"""Without a null, for which PostgreSQL would not look."""


class WhichHand(Struct, frozen=True, forbid_unknown_fields=True):
    """A hand, by table and number."""

    table: Line
    number: Annotated[int, Meta(ge=1, le=2**31 - 1)]


class LinkToken(Struct, frozen=True, forbid_unknown_fields=True):
    """What a link has behind `#hand=`."""

    token: Line


class ShownLink(Struct, frozen=True, kw_only=True):
    """A link of one's own, without what makes it open."""

    id: str
    table: str
    number: int
    made: float
    """Milliseconds since 1970."""


class MadeLink(Struct, frozen=True, kw_only=True):
    """A new link. Its token is shown this once."""

    link: ShownLink
    token: str


class SharedHand(Struct, frozen=True, kw_only=True):
    """A hand that somebody shows."""

    by: str
    """His name."""
    seen: SeenHand


@get("/me/hand-links", **documented(401, 503, body=False))
async def links(kept: TheHands, who: Who) -> list[ShownLink]:
    """One's links to hands, the newest first."""
    check(who.person, "see_own_hands")
    return [_shown(link) for link in await kept.links.of(who.person.id)]


@post("/me/hand-links", status_code=201, **documented(401, 404, 422))
async def make(kept: TheHands, room: TheRoom, who: Who, data: JSONBody[WhichHand]) -> MadeLink:
    """Make a link to a hand one was dealt into: whoever has it sees the hand as one saw it oneself."""
    check(who.person, "share_hands")
    await kept.catch_up()
    if await kept.line(who.person.id, data.table, data.number) is None:
        raise refuse(HOUSE, "gone.own_hand", number=data.number)
    link, token = await kept.links.make(who.person.id, data.table, data.number, room.house.wall())
    return MadeLink(link=_shown(link), token=token.reveal())


@delete("/me/hand-links/{link:str}", status_code=204, **documented(401, 404, 503, body=False))
async def take_back(kept: TheHands, who: Who, link: FromPath[str]) -> None:
    """Take a link back: it opens nothing any more."""
    if not await kept.links.take_back(who.person.id, link):
        raise refuse(HOUSE, "gone.hand_link")


@post("/shared-hands/look", status_code=200, **documented(404))
async def look(kept: TheHands, data: JSONBody[LinkToken]) -> SharedHand:
    """The hand that a link shows, as its maker saw it."""
    link = await kept.links.opened(data.token)
    if link is None:
        raise refuse(HOUSE, "gone.hand_link")
    by = (await kept.people({link.person}))[link.person]
    if by.barred:
        raise refuse(HOUSE, "gone.hand_link")
    return SharedHand(by=by.name, seen=await hand_as_seen_by(kept, link.person, link.table, link.number))


def _shown(link: HandLink) -> ShownLink:
    return ShownLink(id=link.id, table=link.table, number=link.number, made=link.made)


ROUTES = (links, make, take_back, look)
