"""
Club nights: when the club meets, and who comes.

Members see them and answer; the floor makes, changes and cancels them. A cancelled night stays for a while,
so that calendars learn of it. Each member has an address for his calendar, by a token that only he knows;
making a new one voids the one before.

Knows       the tables `nights`, `coming`, `calendars`. What a calendar looks like is `calendar`.
Tested in   tests/server/test_nights.py
"""

from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from pakli.club.desk import Desk
from pakli.club.lines import shortened
from pakli.club.people import person_in
from pakli.club.person import Person
from pakli.club.policy import DAY, MINUTE
from pakli.club.refusals import HOUSE, Refused, refuse
from pakli.club.rights import What, may
from pakli.club.tables import CALENDARS, COMING, NIGHTS, PEOPLE
from pakli.club.tokens import Secret, new_id, new_token, token_hash

__all__ = ["ANSWERS", "Answer", "Evening", "EveningPlan", "Evenings"]

Answer = Literal["yes", "maybe", "no"]
ANSWERS: Final[tuple[Answer, ...]] = ("yes", "maybe", "no")

LONGEST_TITLE: Final = 80
LONGEST_NOTE: Final = 500
MOST_MINUTES: Final = 48 * 60
_FURTHEST: Final = 2 * 366 * DAY
_MOST_AHEAD: Final = 100
"""Evenings that may lie ahead at once."""
_STAYS: Final = 30 * DAY
"""How long a night that is over is still shown, to calendars too."""


class EveningPlan(Struct, frozen=True, kw_only=True):
    """What a night is to be. `starts` in milliseconds since 1970."""

    title: str
    starts: int
    minutes: int = 240
    place: str = ""
    note: str = ""


class Evening(Struct, frozen=True, kw_only=True):
    """An evening at which the club meets. Times in milliseconds since 1970."""

    id: str
    title: str
    place: str
    note: str
    starts: int
    minutes: int
    cancelled: bool
    changes: int
    """How often it was changed."""
    changed: int
    coming: dict[str, Answer]
    """Answers by the ids of people."""

    @property
    def ends(self) -> int:
        """When it is over."""
        return self.starts + self.minutes * MINUTE


class Evenings:
    """What is planned, and who comes."""

    def __init__(self, desk: Desk) -> None:
        """Keep them at this desk."""
        self._desk = desk

    async def listed(self, by: Person) -> list[Evening]:
        """
        Evenings to come and those of the last thirty days, the earliest first.

        Raises:
            Refused: `by` may not see them.
        """
        _check(by, "see_nights")
        return await self._desk.tables.query(self._read)

    async def make(self, by: Person, plan: EveningPlan) -> Evening:
        """
        Plan a night.

        Raises:
            Refused: `by` may not, the plan will not do (`night.…`), or too many are planned (`night.many`).
        """
        _check(by, "run_nights")
        row = self._row(plan) | {
            "id": new_id(self._desk.chance),
            "cancelled": False,
            "changes": 0,
            "changed": self._desk.now(),
            "made_by": by.id,
        }

        def work(connection: Connection) -> Evening:
            ahead = select(func.count()).select_from(NIGHTS).where(NIGHTS.c.starts > self._desk.now())
            if connection.execute(ahead).scalar_one() >= _MOST_AHEAD:
                raise refuse(HOUSE, "night.many", most=_MOST_AHEAD)
            connection.execute(insert(NIGHTS), row)
            return self._the(connection, str(row["id"]))

        return await self._desk.tables.transact(work)

    async def change(self, by: Person, night_id: str, plan: EveningPlan) -> Evening:
        """
        Plan a night otherwise; who has said that he comes is not asked again.

        Raises:
            Refused: as `make`, or there is none (`gone.night`).
        """
        _check(by, "run_nights")
        return await self._changed(night_id, **self._row(plan))

    async def cancel(self, by: Person, night_id: str, *, cancelled: bool = True) -> Evening:
        """
        Cancel a night, or hold it after all.

        Raises:
            Refused: `by` may not, or there is none (`gone.night`).
        """
        _check(by, "run_nights")
        return await self._changed(night_id, cancelled=cancelled)

    async def answer(self, by: Person, night_id: str, answer: Answer) -> Evening:
        """
        Say whether one comes.

        Raises:
            Refused: `by` may not, there is none (`gone.night`), or it is over or cancelled (`night.over`).
        """
        _check(by, "see_nights")
        row = {"night": night_id, "person": by.id, "answer": answer}

        def work(connection: Connection) -> Evening:
            night = self._the(connection, night_id)
            if night.cancelled or night.ends <= self._desk.now():
                raise refuse(HOUSE, "night.over")
            dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
            kept = dialect.insert(COMING).values(row)
            kept = kept.on_conflict_do_update(index_elements=["night", "person"], set_={"answer": answer})
            connection.execute(kept)
            return self._the(connection, night_id)

        return await self._desk.tables.transact(work)

    async def answers_of(self, person_id: str) -> dict[str, Answer]:
        """What the person has answered, by the ids of nights."""
        wanted = select(COMING.c.night, COMING.c.answer).where(COMING.c.person == person_id)
        return dict(await self._desk.tables.query(lambda connection: connection.execute(wanted).all()))

    async def renew_calendar(self, by: Person) -> Secret:
        """
        A token for the address of one's calendar; one made before holds no more.

        Raises:
            Refused: `by` may not see nights.
        """
        _check(by, "see_nights")
        token = new_token(self._desk.chance)
        row = {"person": by.id, "token": token_hash(token.reveal())}

        def work(connection: Connection) -> None:
            connection.execute(delete(CALENDARS).where(CALENDARS.c.person == by.id))
            connection.execute(insert(CALENDARS), row)

        await self._desk.tables.transact(work)
        return token

    async def has_calendar(self, person_id: str) -> bool:
        """Whether there is an address for the person's calendar."""
        there = select(CALENDARS.c.person).where(CALENDARS.c.person == person_id)
        return (
            await self._desk.tables.query(lambda connection: connection.execute(there).scalar()) is not None
        )

    async def of_calendar(self, token: str) -> tuple[Person, list[Evening]] | None:
        """Whose calendar this token is for, and the nights in it; None: nobody's, or he may see none now."""
        whose = select(CALENDARS.c.person).join(PEOPLE, PEOPLE.c.id == CALENDARS.c.person)
        whose = whose.where(CALENDARS.c.token == token_hash(token))

        def work(connection: Connection) -> tuple[Person, list[Evening]] | None:
            person_id = connection.execute(whose).scalar_one_or_none()
            if person_id is None:
                return None
            person = person_in(connection, person_id, self._desk.now())
            return None if may(person, "see_nights") else (person, self._read(connection))

        return await self._desk.tables.query(work)

    def _row(self, plan: EveningPlan) -> dict[str, Any]:
        title, now = shortened(plan.title, LONGEST_TITLE), self._desk.now()
        if not title:
            raise refuse(HOUSE, "night.title")
        if not now - DAY < plan.starts < now + _FURTHEST:
            raise refuse(HOUSE, "night.when")
        if not 0 < plan.minutes <= MOST_MINUTES:
            raise refuse(HOUSE, "night.minutes", most=MOST_MINUTES)
        return {
            "title": title,
            "place": shortened(plan.place, LONGEST_TITLE),
            "note": shortened(plan.note, LONGEST_NOTE),
            "starts": plan.starts,
            "minutes": plan.minutes,
        }

    async def _changed(self, night_id: str, **values: object) -> Evening:
        changed = update(NIGHTS).where(NIGHTS.c.id == night_id)
        changed = changed.values(changes=NIGHTS.c.changes + 1, changed=self._desk.now(), **values)

        def work(connection: Connection) -> Evening:
            connection.execute(changed)
            return self._the(connection, night_id)

        return await self._desk.tables.transact(work)

    def _the(self, connection: Connection, night_id: str) -> Evening:
        row = connection.execute(select(NIGHTS).where(NIGHTS.c.id == night_id)).one_or_none()
        if row is None:
            raise refuse(HOUSE, "gone.night")
        return _night(row, _answers(connection).get(night_id, {}))

    def _read(self, connection: Connection) -> list[Evening]:
        wanted = select(NIGHTS).where(NIGHTS.c.starts > self._desk.now() - _STAYS)
        rows = connection.execute(wanted.order_by(NIGHTS.c.starts, NIGHTS.c.id)).all()
        answers = _answers(connection)
        return [_night(row, answers.get(row.id, {})) for row in rows]


def _answers(connection: Connection) -> dict[str, dict[str, Answer]]:
    found: dict[str, dict[str, Answer]] = {}
    for night, person, answer in connection.execute(select(COMING).order_by(COMING.c.person)):
        found.setdefault(night, {})[person] = answer
    return found


def _night(row: Row[Any], coming: dict[str, Answer]) -> Evening:
    return Evening(
        id=row.id,
        title=row.title,
        place=row.place,
        note=row.note,
        starts=row.starts,
        minutes=row.minutes,
        cancelled=row.cancelled,
        changes=row.changes,
        changed=row.changed,
        coming=coming,
    )


def _check(by: Person, what: What) -> None:
    if (no := may(by, what)) is not None:
        raise Refused(no)
