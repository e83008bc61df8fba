"""
People: found by id or name, added, and changed in what is their own.

Two names that look alike are one name, and the database keeps it: the key of every name is unique. A guest
who can no longer come back, because no session of his is left, gives up his name to whoever wants it; where
he is known by his id, he goes on being called by it.

Knows       the tables `people` and `invited`. What those in charge do to people is `management`.
Tested in   tests/club/test_people.py, tests/club/test_entrance.py
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

from msgspec import ValidationError, json
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, Row, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from pakli.club.audit import noted
from pakli.club.desk import Desk
from pakli.club.names import Name, key_of, name_of, numbered
from pakli.club.person import Kind, Person, Settings
from pakli.club.policy import MINUTE
from pakli.club.refusals import HOUSE, Refused, refuse
from pakli.club.rights import may
from pakli.club.tables import BOTS, INVITED, PEOPLE, SESSIONS
from pakli.club.tokens import new_id
from pakli.texts import LANGUAGES, pick_language

__all__ = ["People", "added", "person_in", "read_people", "read_person", "taken"]

_SETTINGS: Final = json.Decoder(Settings)


def person_in(connection: Connection, person_id: str, now: int) -> Person:
    """
    The person with this id, as this transaction sees him.

    Raises:
        AssertionError: there is none; the caller's bug.
    """
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person_id)).one_or_none()
    assert row is not None, f"there is no person {person_id}"
    return read_person(connection, row, now)


def read_person(connection: Connection, row: Row[Any], now: int) -> Person:
    """The person of a row of `people`, with the tables he is invited to."""
    return read_people(connection, (row,), now)[row.id]


def read_people(connection: Connection, rows: Sequence[Row[Any]], now: int) -> dict[str, Person]:
    """The people of rows of `people`, by their ids."""
    owners = owners_of(connection, [row.id for row in rows if row.kind == "members_bot"])
    ids = {row.id for row in rows} | {owner.id for owner in owners.values()}
    wanted = select(INVITED.c.person, INVITED.c.table_id).where(INVITED.c.person.in_(ids))
    invited: dict[str, list[str]] = {}
    for person, table in connection.execute(wanted):
        invited.setdefault(person, []).append(table)
    people = {row.id: _person(row, now, invited.get(row.id, ())) for row in rows}
    for bot, owner in owners.items():
        people[bot] = _owned(people[bot], owner, invited.get(owner.id, ()))
    return people


def owners_of(connection: Connection, bots: Collection[str]) -> dict[str, Row[Any]]:
    """Whose these members' bots are, by their ids: a row of `people`, and whether the bot `plays`."""
    if not bots:
        return {}
    wanted = select(PEOPLE, BOTS.c.person.label("bot"), BOTS.c.plays).join(BOTS, BOTS.c.owner == PEOPLE.c.id)
    return {row.bot: row for row in connection.execute(wanted.where(BOTS.c.person.in_(bots)))}


def _owned(bot: Person, owner: Row[Any], tables: Collection[str]) -> Person:
    """A member's bot goes where its owner may go, and no further."""
    return replace(
        bot,
        owner=owner.id,
        owner_name=owner.name,
        plays=owner.plays,
        barred=bot.barred or owner.barred,
        tables=bot.tables | frozenset(tables),
    )


def added(
    connection: Connection,
    desk: Desk,
    name: Name,
    kind: Kind,
    language: str,
    password: str | None = None,
) -> str:
    """
    Add somebody in this transaction; his id.

    Args:
        connection: of the transaction.
        desk: for the clock and chance.
        name: how he is called.
        kind: what he is.
        language: any tag; see `pick_language`.
        password: argon2's text; None: he has no password.

    Raises:
        IntegrityError: the name is taken.
    """
    _release(connection, name.key, desk.now())
    row = {
        "id": new_id(desk.chance),
        "name": name.shown,
        "name_key": name.key,
        "kind": kind,
        "role": "player",
        "password": password,
        "language": pick_language(language),
        "settings": "{}",
        "joined": desk.now(),
        "muted_until": 0,
        "barred": False,
        "granted": 0,
    }
    connection.execute(insert(PEOPLE), row)
    return str(row["id"])


async def taken(desk: Desk, name: Name) -> Refused:
    """The refusal of a name that somebody has, with one near it that nobody has at the moment."""
    near = {key_of(each): each for each in numbered(name.shown)}
    wanted = select(PEOPLE.c.name_key).where(PEOPLE.c.name_key.in_(near))
    used = await desk.tables.query(lambda connection: connection.execute(wanted).scalars().all())
    free = [each for key, each in near.items() if key not in used]
    if not free:
        return refuse(HOUSE, "name.taken_often", wanted=name.shown)
    return refuse(HOUSE, "name.taken", wanted=name.shown, free=free[0])


def _release(connection: Connection, key: str, now: int) -> None:
    """Let go of a name whose guest cannot come back."""
    can_come_back = exists().where(SESSIONS.c.person == PEOPLE.c.id, SESSIONS.c.ends > now)
    left = PEOPLE.c.name_key == key, PEOPLE.c.kind == "guest", ~can_come_back
    connection.execute(update(PEOPLE).where(*left).values(name_key=None))


class People:
    """Who there is, and what each may change of his own."""

    def __init__(self, desk: Desk) -> None:
        """Look things up at this desk."""
        self._desk = desk

    async def find(self, person_id: str) -> Person | None:
        """The person with this id; None: there is none, nor can there be with a null in it."""
        return None if "\0" in person_id else await self._the_one(PEOPLE.c.id == person_id)

    async def named(self, name: str) -> Person | None:
        """Who has this name, or one that looks like it; None: nobody."""
        return await self._the_one(PEOPLE.c.name_key == key_of(name))

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        """The names of these people, by id; who is not there is left out."""
        wanted = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(ids))
        rows = await self._desk.tables.query(lambda connection: connection.execute(wanted).all())
        return {row.id: row.name for row in rows}

    async def humans(self, ids: Collection[str]) -> dict[str, str]:
        """The names of these people, by id; bots and who is not there are left out."""
        people = PEOPLE.c.id.in_(ids), PEOPLE.c.kind.not_in(("bot", "members_bot"))
        wanted = select(PEOPLE.c.id, PEOPLE.c.name).where(*people)
        rows = await self._desk.tables.query(lambda connection: connection.execute(wanted).all())
        return {row.id: row.name for row in rows}

    async def listed(self, by: Person) -> list[Person]:
        """
        Everybody, in the order of joining, without the tables they are invited to.

        Raises:
            Refused: `by` may not see them.
        """
        if (no := may(by, "see_people")) is not None:
            raise Refused(no)
        wanted = select(PEOPLE).order_by(PEOPLE.c.joined, PEOPLE.c.id)

        def work(connection: Connection) -> list[Person]:
            people = [_person(row, self._desk.now()) for row in connection.execute(wanted)]
            owners = owners_of(connection, [person.id for person in people if person.is_members_bot])
            return [
                _owned(person, owners[person.id], ()) if person.id in owners else person for person in people
            ]

        return await self._desk.tables.query(work)

    async def bot(self, name: str) -> Person:
        """
        The house's bot of that name, made if there is none; where a person has the name, with a number to it.

        Raises:
            Refused: it is no name, or it is taken with every number.
        """
        for wanted in (name, *numbered(name)):
            known = await self.named(wanted)
            if known is not None and known.is_bot:
                return known
            if known is None:
                try:
                    return await self._add(name_of(wanted), "bot")
                except IntegrityError:  # somebody was quicker
                    continue
        raise await taken(self._desk, name_of(name))

    async def without_device(self, name: str) -> Person:
        """
        A guest who has no phone with him: a live table's dealer acts for him. He cannot sign in.

        Raises:
            Refused: it is no name, or it is taken.
        """
        wanted = name_of(name)
        try:
            return await self._add(wanted, "guest")
        except IntegrityError:
            raise await taken(self._desk, wanted) from None

    async def set_name(self, person_id: str, name: str) -> Person:
        """
        Call the person otherwise, by his own wish; that is written down, so that nobody hides behind it.

        Raises:
            Refused: the name will not do or is taken.
        """
        checked = name_of(name)

        def work(connection: Connection) -> Person:
            before = person_in(connection, person_id, self._desk.now()).name
            _release(connection, checked.key, self._desk.now())
            renamed = {"name": checked.shown, "name_key": checked.key}
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person_id).values(**renamed))
            noted(connection, self._desk, person_id, "renamed", person_id, before=before, after=checked.shown)
            return person_in(connection, person_id, self._desk.now())

        try:
            person = await self._desk.tables.transact(work)
        except IntegrityError:
            raise await taken(self._desk, checked) from None
        self._desk.changed(person_id)
        return person

    async def set_language(self, person_id: str, language: str) -> None:
        """
        Speak to the person in `language` from now on.

        Raises:
            Refused: Pakli does not speak it.
        """
        if language not in LANGUAGES:
            raise refuse(HOUSE, "settings.language", language=language)
        await self._set(person_id, language=language)

    async def set_settings(self, person_id: str, settings: Settings) -> None:
        """Keep how the person likes his table."""
        await self._set(person_id, settings=json.encode(settings).decode())

    async def _the_one(self, which: ColumnElement[bool]) -> Person | None:
        def work(connection: Connection) -> Person | None:
            row = connection.execute(select(PEOPLE).where(which)).one_or_none()
            return None if row is None else read_person(connection, row, self._desk.now())

        return await self._desk.tables.query(work)

    async def _set(self, person_id: str, **values: str) -> None:
        changed = update(PEOPLE).where(PEOPLE.c.id == person_id).values(**values)
        await self._desk.tables.transact(lambda connection: connection.execute(changed))
        self._desk.changed(person_id)

    async def _add(self, name: Name, kind: Kind) -> Person:
        def work(connection: Connection) -> Person:
            person_id = added(connection, self._desk, name, kind, "")
            return person_in(connection, person_id, self._desk.now())

        return await self._desk.tables.transact(work)


def _settings(kept: str) -> Settings:
    """Settings of another release may hold what this one does not offer: then all begin anew."""
    try:
        return _SETTINGS.decode(kept)
    except ValidationError:
        return Settings()


def _person(row: Row[Any], now: int, tables: Collection[str] = ()) -> Person:
    return Person(
        id=row.id,
        name=row.name,
        kind=row.kind,
        role=row.role,
        language=row.language,
        settings=_settings(row.settings),
        joined=row.joined,
        muted_minutes=max(0, -(-(row.muted_until - now) // MINUTE)),
        barred=row.barred,
        tables=frozenset(tables),
    )
