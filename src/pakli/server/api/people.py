"""
What those in charge do with people. Who may what is the club's to say.

Knows       the club's management. Tested in tests/server/test_people.py
"""

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from pakli.club import Club, Person, Role
from pakli.club.refusals import HOUSE, refuse
from pakli.server.api.answers import documented
from pakli.server.api.entrance import Word
from pakli.server.api.given import TheClub, Who
from pakli.server.api.who import check

__all__ = ["ROUTES", "whom"]


class KnownPerson(Struct, frozen=True, kw_only=True):
    """Somebody, as those in charge see him."""

    player: str
    name: str
    kind: str
    """`guest`, `member`, `bot` or `members_bot`."""
    owner: str
    """Of a member's bot, the member's name; else empty."""
    role: Role
    joined: float
    """Milliseconds since 1970."""
    muted_minutes: int
    barred: bool


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name for somebody."""

    name: Word


class NewRole(Struct, frozen=True, forbid_unknown_fields=True):
    """Another role for a member."""

    role: Role


class Mute(Struct, frozen=True, forbid_unknown_fields=True):
    """For how many minutes from now somebody may not chat; 0: he may again."""

    minutes: int


class Bar(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody is shown the door."""

    barred: bool


class RecoveryCode(Struct, frozen=True):
    """A code by which somebody chooses a new password. It is shown this once."""

    code: str


class Ended(Struct, frozen=True):
    """How many sessions have ended."""

    sessions: int


class Deed(Struct, frozen=True, kw_only=True):
    """What somebody in charge has done, and when (milliseconds since 1970)."""

    number: int
    at: float
    by: str
    """Name of who did it."""
    what: str
    """Such as `muted`."""
    whom: str
    """Name; empty: nobody in particular."""
    detail: dict[str, int | str]


@get("/people", **documented(401, body=False))
async def people(club: TheClub, who: Who) -> list[KnownPerson]:
    """Everybody, in the order of joining."""
    return [_shown(person) for person in await club.people.listed(who.person)]


@post("/people", status_code=201, **documented(401, 422))
async def add(club: TheClub, who: Who, data: JSONBody[NewName]) -> KnownPerson:
    """Add a member without a password: a recovery code is his way in."""
    return _shown(await club.management.add_member(who.person, data.name, who.person.language))


@put("/people/{player:str}/name", **documented(401, 404, 422))
async def rename(club: TheClub, who: Who, player: FromPath[str], data: JSONBody[NewName]) -> KnownPerson:
    """Give somebody another name."""
    await whom(club, who.person, player)
    return _shown(await club.management.rename(who.person, player, data.name))


@put("/people/{player:str}/role", **documented(401, 404, 422))
async def name_role(club: TheClub, who: Who, player: FromPath[str], data: JSONBody[NewRole]) -> KnownPerson:
    """Make a member player, floor or host."""
    await whom(club, who.person, player)
    return _shown(await club.management.name_role(who.person, player, data.role))


@put("/people/{player:str}/mute", **documented(401, 404, 422))
async def mute(club: TheClub, who: Who, player: FromPath[str], data: JSONBody[Mute]) -> KnownPerson:
    """Let somebody not chat for a while."""
    await whom(club, who.person, player)
    return _shown(await club.management.mute(who.person, player, data.minutes))


@put("/people/{player:str}/barred", **documented(401, 404))
async def bar(club: TheClub, who: Who, player: FromPath[str], data: JSONBody[Bar]) -> KnownPerson:
    """Show somebody the door, or let him in again."""
    await whom(club, who.person, player)
    return _shown(await club.management.bar(who.person, player, barred=data.barred))


@post("/people/{player:str}/recovery", status_code=201, **documented(401, 404, body=False))
async def recovery(club: TheClub, who: Who, player: FromPath[str]) -> RecoveryCode:
    """Make a code for somebody who has lost his password; one made before is void."""
    await whom(club, who.person, player)
    return RecoveryCode((await club.management.recovery_code(who.person, player)).reveal())


@delete("/people/{player:str}/sessions", status_code=200, **documented(401, 404, body=False))
async def sign_out_everywhere(club: TheClub, who: Who, player: FromPath[str]) -> Ended:
    """Sign somebody out on all devices."""
    await whom(club, who.person, player)
    return Ended(await club.management.revoke_sessions(who.person, player))


@get("/deeds", **documented(401, body=False))
async def deeds(club: TheClub, who: Who) -> list[Deed]:
    """What those in charge have done with people, the latest first."""
    acts = await club.audit.acts(who.person)
    names = await club.people.names({person for act in acts for person in (act.by, act.whom)})
    return [
        Deed(
            number=act.number,
            at=act.at,
            by=names.get(act.by, "Pakli"),
            what=act.what,
            whom=names.get(act.whom, ""),
            detail=act.detail,
        )
        for act in acts
    ]


async def whom(club: Club, by: Person, player: str) -> Person:
    """
    The person with this id.

    Raises:
        Refused: there is none (`gone.person`), which only those in charge are told.
    """
    check(by, "see_people")
    person = await club.people.find(player)
    if person is None:
        raise refuse(HOUSE, "gone.person")
    return person


def _shown(person: Person) -> KnownPerson:
    return KnownPerson(
        player=person.id,
        name=person.name,
        kind=person.kind,
        owner=person.owner_name,
        role=person.role,
        joined=person.joined,
        muted_minutes=person.muted_minutes,
        barred=person.barred,
    )


ROUTES = (people, add, rename, name_role, mute, bar, recovery, sign_out_everywhere, deeds)
