"""
Seasons: spans of time for which the club keeps standings, and who wants to be on none.

The host makes them and says whether members see them. What the standings are comes from the log
(`pakli.room.standings`); here is only for when they are kept and for whom.

Knows       the tables `seasons` and `unlisted`. Tested in tests/server/test_seasons.py
"""

from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from pakli.club.desk import Desk
from pakli.club.lines import shortened
from pakli.club.person import Person
from pakli.club.refusals import HOUSE, Refused, refuse
from pakli.club.rights import What, may
from pakli.club.tables import SEASONS, UNLISTED
from pakli.club.tokens import new_id

__all__ = ["Season", "SeasonPlan", "Seasons"]

LONGEST_TITLE: Final = 80
_MOST: Final = 100
"""Seasons of one club."""


class SeasonPlan(Struct, frozen=True, kw_only=True):
    """From when to when (milliseconds since 1970, the end not included), and which tables count."""

    title: str
    begins: int
    ends: int
    practice: bool = False
    """Tables with practice chips; else those with chips of the club."""
    currency: str = ""
    """Of the club's chips; empty: none."""
    shown: bool = False
    """To members; else to the host alone."""


class Season(SeasonPlan, frozen=True, kw_only=True):
    """A span of time with its standings."""

    id: str


class Seasons:
    """When standings are kept."""

    def __init__(self, desk: Desk) -> None:
        """Keep them at this desk."""
        self._desk = desk

    async def listed(self, by: Person) -> list[Season]:
        """
        Seasons that `by` may see, the latest first: the host all of them, members those that are shown.

        Raises:
            Refused: he may see none.
        """
        _check(by, "see_standings")
        wanted = select(SEASONS).order_by(SEASONS.c.begins.desc(), SEASONS.c.id)
        if may(by, "run_seasons") is not None:
            wanted = wanted.where(SEASONS.c.shown)
        rows = await self._desk.tables.query(lambda connection: connection.execute(wanted).all())
        return [
            Season(
                id=row.id,
                title=row.title,
                begins=row.begins,
                ends=row.ends,
                practice=row.practice,
                currency=row.currency,
                shown=row.shown,
            )
            for row in rows
        ]

    async def the(self, by: Person, season_id: str) -> Season:
        """
        One of them.

        Raises:
            Refused: there is none of this id that `by` may see (`gone.season`).
        """
        for season in await self.listed(by):
            if season.id == season_id:
                return season
        raise refuse(HOUSE, "gone.season")

    async def make(self, by: Person, plan: SeasonPlan) -> Season:
        """
        Keep standings for a span of time.

        Raises:
            Refused: `by` may not, or the plan will not do (`season.…`).
        """
        _check(by, "run_seasons")
        title = shortened(plan.title, LONGEST_TITLE)
        if not title:
            raise refuse(HOUSE, "season.title")
        if not 0 <= plan.begins < plan.ends:
            raise refuse(HOUSE, "season.span")
        season = Season(
            id=new_id(self._desk.chance),
            title=title,
            begins=plan.begins,
            ends=plan.ends,
            practice=plan.practice,
            currency="" if plan.practice else plan.currency,
            shown=plan.shown,
        )

        def work(connection: Connection) -> None:
            if connection.execute(select(func.count()).select_from(SEASONS)).scalar_one() >= _MOST:
                raise refuse(HOUSE, "season.many", most=_MOST)
            fields = ("id", "title", "begins", "ends", "practice", "currency", "shown")
            connection.execute(insert(SEASONS), {name: getattr(season, name) for name in fields})

        await self._desk.tables.transact(work)
        return season

    async def show(self, by: Person, season_id: str, *, shown: bool) -> None:
        """
        Show a season to members, or no more.

        Raises:
            Refused: `by` may not, or there is none (`gone.season`).
        """
        _check(by, "run_seasons")
        changed = update(SEASONS).where(SEASONS.c.id == season_id).values(shown=shown)
        if not await self._desk.tables.transact(lambda connection: connection.execute(changed).rowcount):
            raise refuse(HOUSE, "gone.season")

    async def remove(self, by: Person, season_id: str) -> None:
        """
        Keep no standings for it any more; what was played stays.

        Raises:
            Refused: `by` may not, or there is none (`gone.season`).
        """
        _check(by, "run_seasons")
        gone = delete(SEASONS).where(SEASONS.c.id == season_id)
        if not await self._desk.tables.transact(lambda connection: connection.execute(gone).rowcount):
            raise refuse(HOUSE, "gone.season")

    async def unlisted(self) -> frozenset[str]:
        """Ids of those who want to be on no standing."""
        wanted = select(UNLISTED.c.person)
        people = await self._desk.tables.query(lambda connection: connection.execute(wanted).scalars().all())
        return frozenset(people)

    async def set_listed(self, person_id: str, *, listed: bool) -> None:
        """Be on standings, or on none: everybody decides that for himself."""

        def work(connection: Connection) -> None:
            connection.execute(delete(UNLISTED).where(UNLISTED.c.person == person_id))
            if not listed:
                connection.execute(insert(UNLISTED), {"person": person_id})

        await self._desk.tables.transact(work)


def _check(by: Person, what: What) -> None:
    if (no := may(by, what)) is not None:
        raise Refused(no)
