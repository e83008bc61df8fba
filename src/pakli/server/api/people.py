"""
What those in charge do with people. Who may what is the club's to say.

Knows       the club's management. Tested in tests/server/test_people.py
"""

from litestar import get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from pakli.club import Club, Person, Role
from pakli.club.refusals import HOUSE, refuse
from pakli.server.api.answers import documented
from pakli.server.api.entrance import Word
from pakli.server.api.given import TheClub, Who
from pakli.server.api.who import check

__all__ = ["ROUTES"]


class KnownPerson(Struct, frozen=True, kw_only=True):
    """Somebody, as those in charge see him."""

    player: str
    name: str
    kind: str
    """`guest`, `member` or `bot`."""
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


@get("/people", **documented(401, body=False))
async def people(club: TheClub, who: Who) -> list[KnownPerson]:
    """Everybody, in the order of joining."""
    return [_shown(person) for person in await club.people.listed(who.person)]


@put("/people/{player:str}/name", **documented(401, 404, 422))
async def rename(club: TheClub, who: Who, player: FromPath[str], data: JSONBody[NewName]) -> KnownPerson:
    """Give somebody another name."""
    await _whom(club, who.person, player)
    return _shown(await club.management.rename(who.person, player, data.name))


@put("/people/{player:str}/role", **documented(401, 404, 422))
async def name_role(club: TheClub, who: Who, player: FromPath[str], data: JSONBody[NewRole]) -> KnownPerson:
    """Make a member player, floor or host."""
    await _whom(club, who.person, player)
    return _shown(await club.management.name_role(who.person, player, data.role))


@put("/people/{player:str}/mute", **documented(401, 404, 422))
async def mute(club: TheClub, who: Who, player: FromPath[str], data: JSONBody[Mute]) -> KnownPerson:
    """Let somebody not chat for a while."""
    await _whom(club, who.person, player)
    return _shown(await club.management.mute(who.person, player, data.minutes))


@put("/people/{player:str}/barred", **documented(401, 404))
async def bar(club: TheClub, who: Who, player: FromPath[str], data: JSONBody[Bar]) -> KnownPerson:
    """Show somebody the door, or let him in again."""
    await _whom(club, who.person, player)
    return _shown(await club.management.bar(who.person, player, barred=data.barred))


@post("/people/{player:str}/recovery", status_code=201, **documented(401, 404, body=False))
async def recovery(club: TheClub, who: Who, player: FromPath[str]) -> RecoveryCode:
    """Make a code for somebody who has lost his password; one made before is void."""
    await _whom(club, who.person, player)
    return RecoveryCode((await club.management.recovery_code(who.person, player)).reveal())


async def _whom(club: Club, by: Person, player: str) -> Person:
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
        role=person.role,
        joined=person.joined,
        muted_minutes=person.muted_minutes,
        barred=person.barred,
    )


ROUTES = (people, rename, name_role, mute, bar, recovery)
