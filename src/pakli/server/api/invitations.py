"""
Invitations: made, looked at, accepted, withdrawn.

The link that a page makes of a token carries it after `#`, so that no log and no other site ever has it;
and it is sent in a body, never in an address, for the same reason.

Knows       the club and whose a table is. Tested in tests/server/test_invitations.py
"""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from pakli.club import CLUB, Invitation, Person, Place, Role
from pakli.club.refusals import HOUSE, refuse
from pakli.room import Room
from pakli.server.api.answers import documented
from pakli.server.api.entrance import Token
from pakli.server.api.given import TheClub, TheRoom, Who
from pakli.server.api.places import place_of
from pakli.server.api.who import Account, account_of

__all__ = ["ROUTES"]


class NewInvitation(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whom to invite, as what, and where to."""

    table: Token = ""
    """A private table; empty: the club."""
    role: Role = "player"
    member: bool = False
    """Whether a guest will not do."""
    note: Annotated[str, Meta(max_length=200)] = ""
    uses: int = 1
    hours: int = 0
    """How long it holds; 0: as long as the house usually has it."""


class MadeInvitation(Struct, frozen=True):
    """An invitation just made, with what goes into its link. It is shown this once."""

    invitation: Invitation
    token: str


class GivenToken(Struct, frozen=True, forbid_unknown_fields=True):
    """What a link has after `#invitation=`."""

    token: Token


class Invited(Struct, frozen=True, kw_only=True):
    """What a link is for."""

    role: Role
    member: bool
    table: str
    by: str
    """Name of who made it."""


@get("/invitations", **documented(401, 404, body=False))
async def invitations(club: TheClub, room: TheRoom, who: Who, table: FromQuery[str] = "") -> list[Invitation]:
    """Those that hold: of a table, or all."""
    where = _where(room, who.person, table)
    return await club.invitations.listed(who.person, where)


@post("/invitations", status_code=201, **documented(401, 404, 422))
async def invite(club: TheClub, room: TheRoom, who: Who, data: JSONBody[NewInvitation]) -> MadeInvitation:
    """Invite somebody to the club or to a private table."""
    made, token = await club.invitations.make(
        who.person,
        _where(room, who.person, data.table),
        role=data.role,
        member=data.member,
        note=data.note,
        uses=data.uses,
        lasting=data.hours * 3_600_000,
    )
    return MadeInvitation(made, token.reveal())


@delete("/invitations/{invitation:str}", status_code=204, **documented(401, 404, body=False))
async def withdraw(
    club: TheClub, room: TheRoom, who: Who, invitation: FromPath[str], table: FromQuery[str] = ""
) -> None:
    """Make an invitation void; who has used it stays in."""
    where = _where(room, who.person, table)
    if not await club.invitations.withdraw(who.person, invitation, where):
        raise refuse(HOUSE, "gone.invitation")


@delete("/tables/{table:str}/invited/{player:str}", status_code=204, **documented(401, 404, body=False))
async def uninvite(
    club: TheClub, room: TheRoom, who: Who, table: FromPath[str], player: FromPath[str]
) -> None:
    """Take back somebody's right to a private table. Who sits there stays seated."""
    where = place_of(room, who.person, table)
    if not await club.invitations.uninvite(who.person, player, where):
        raise refuse(HOUSE, "gone.invitation")


@post("/invitations/look", status_code=200, **documented(422))
async def look(club: TheClub, data: JSONBody[GivenToken]) -> Invited:
    """What a link is for. Uses nothing up, and needs nobody signed in."""
    invitation = await club.invitations.peek(data.token)
    if invitation is None:
        raise refuse(HOUSE, "invitation.void")
    names = await club.people.names([invitation.made_by])
    return Invited(
        role=invitation.role,
        member=invitation.member,
        table=invitation.table,
        by=names.get(invitation.made_by, "Pakli"),
    )


@post("/invitations/accept", status_code=200, **documented(401, 422))
async def accept(club: TheClub, who: Who, data: JSONBody[GivenToken]) -> Account:
    """Use an invitation as who is signed in; the server's first link makes him the host."""
    return account_of(await club.invitations.accept(who.person.id, data.token))


def _where(room: Room, person: Person, table: str) -> Place:
    return place_of(room, person, table) if table else CLUB


ROUTES = (invitations, invite, withdraw, uninvite, look, accept)
