"""
Seasons and their standings: made by the host, seen by members where he shows them.

Knows       the club's seasons, the room's standings. Tested in tests/server/test_seasons.py
"""

import asyncio
from typing import Annotated, Final

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from pakli.club import Season, SeasonPlan
from pakli.room import standings
from pakli.server.api.answers import documented
from pakli.server.api.given import TheClub, TheRoom, Who

__all__ = ["ROUTES"]

Line = Annotated[str, Meta(max_length=200)]
Moment = Annotated[int, Meta(ge=0, le=2**53)]
_one_at_a_time: Final = asyncio.Semaphore(1)
"""Everybody's sessions are read again for it."""
Currency = Annotated[str, Meta(pattern="^([A-Z]{3})?$")]


class NewSeason(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """From when to when (milliseconds since 1970, the end not included), which tables count, who sees it."""

    title: Line
    begins: Moment
    ends: Moment
    practice: bool = False
    currency: Currency = ""
    shown: bool = False


class ShownSeason(Struct, frozen=True, kw_only=True):
    """A span of time with its standings. Times in milliseconds since 1970."""

    id: str
    title: str
    begins: float
    ends: float
    practice: bool
    currency: str
    shown: bool


class Shown(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether members see a season."""

    shown: bool


class OnStandings(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one is on standings."""

    listed: bool


class StandingLine(Struct, frozen=True, kw_only=True):
    """What somebody has played, and won (below nothing: lost) in the smallest unit."""

    player: str
    name: str
    sessions: int
    hands: int
    net: int
    points: int = 0
    """For places in tournaments that count for a season."""


@get("/seasons", **documented(401, body=False))
async def seasons(club: TheClub, who: Who) -> list[ShownSeason]:
    """Seasons one may see, the latest first."""
    return [_shown(season) for season in await club.seasons.listed(who.person)]


@post("/seasons", status_code=201, **documented(401, 422))
async def make(club: TheClub, who: Who, data: JSONBody[NewSeason]) -> ShownSeason:
    """Keep standings for a span of time."""
    plan = SeasonPlan(
        title=data.title,
        begins=data.begins,
        ends=data.ends,
        practice=data.practice,
        currency=data.currency,
        shown=data.shown,
    )
    return _shown(await club.seasons.make(who.person, plan))


@put("/seasons/{season:str}/shown", status_code=204, **documented(401, 404))
async def show(club: TheClub, who: Who, season: FromPath[str], data: JSONBody[Shown]) -> None:
    """Show a season to members, or no more."""
    await club.seasons.show(who.person, season, shown=data.shown)


@delete("/seasons/{season:str}", status_code=204, **documented(401, 404, body=False))
async def remove(club: TheClub, who: Who, season: FromPath[str]) -> None:
    """Keep no standings for it any more; what was played stays."""
    await club.seasons.remove(who.person, season)


@get("/seasons/{season:str}/standings", **documented(401, 404, body=False))
async def standing(club: TheClub, room: TheRoom, who: Who, season: FromPath[str]) -> list[StandingLine]:
    """Who has won most first; bots and who wants to be on no standing are left out."""
    span = await club.seasons.the(who.person, season)
    async with _one_at_a_time:
        found = await standings(
            room.house.store,
            begins=span.begins,
            ends=span.ends,
            practice=span.practice,
            currency=span.currency,
        )
    people, unlisted = await club.people.humans(found), await club.seasons.unlisted()
    lines = [
        StandingLine(
            player=player,
            name=people[player],
            sessions=one.sessions,
            hands=one.hands,
            net=one.net,
            points=one.points,
        )
        for player, one in found.items()
        if player in people and player not in unlisted
    ]
    return sorted(lines, key=lambda line: (-line.net, -line.points, line.name))


@get("/me/listed", **documented(401, body=False))
async def is_listed(club: TheClub, who: Who) -> OnStandings:
    """Whether one is on standings."""
    return OnStandings(who.person.id not in await club.seasons.unlisted())


@put("/me/listed", status_code=204, **documented(401))
async def set_listed(club: TheClub, who: Who, data: JSONBody[OnStandings]) -> None:
    """Be on standings, or on none."""
    await club.seasons.set_listed(who.person.id, listed=data.listed)


def _shown(season: Season) -> ShownSeason:
    return ShownSeason(
        id=season.id,
        title=season.title,
        begins=season.begins,
        ends=season.ends,
        practice=season.practice,
        currency=season.currency,
        shown=season.shown,
    )


ROUTES = (seasons, make, show, remove, standing, is_listed, set_listed)
