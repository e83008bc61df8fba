"""
Leaving the club for good: nothing is left by which somebody could be known again.

The log names people by ids that mean nothing, so it stays and can be replayed; the name, and all that
belongs to the person alone, is removed. Lines he wrote in chats hold his name as it was then: they are the
one thing in the log that is overwritten, for nothing is worked out from them. What his accounts hold goes
back to where chips come from, so that the ledger still adds up to 0.

Knows       every table of the club. Tested in tests/server/test_own_data.py
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec import json
from sqlalchemy import Connection, delete, or_, select, update

from pakli.club.accounts import source_of
from pakli.club.audit import noted
from pakli.club.desk import Desk
from pakli.club.invitations import void_without
from pakli.club.management import keep_a_host
from pakli.club.members_bots import all_revoked
from pakli.club.passwords import Passwords
from pakli.club.people import person_in
from pakli.club.person import Person
from pakli.club.refusals import HOUSE, refuse
from pakli.club.sessions import all_ended
from pakli.club.tables import (
    ACTS,
    CALENDARS,
    COMING,
    INVITED,
    NOTES,
    PEOPLE,
    RECOVERIES,
    UNLISTED,
)
from pakli.club.tokens import new_id
from pakli.store import Moved, Posting, Store, Work
from pakli.store.tables import EVENTS, starts_with

__all__ = ["LEFT", "Leaving"]

LEFT: Final = "left"
"""Why chips went back; and what is noted of it."""
_ERASED: Final = "–"
"""Stands for a line of somebody who has left."""


class Leaving:
    """The way out for good."""

    def __init__(self, desk: Desk, store: Store, passwords: Passwords) -> None:
        """Work at this desk, on this store's log and ledger."""
        self._desk = desk
        self._store = store
        self._passwords = passwords

    async def leave(
        self,
        person: Person,
        password: str = "",
        *,
        away: Callable[[], None] = lambda: None,
        also: Work[None] = lambda _: None,
    ) -> str:
        """
        Remove all by which the person could be known; the name he is called by from now on.

        Args:
            person: who leaves.
            password: his own, where he has one.
            away: refuses, where he sits at a table or waits for a seat. Asked when the password was looked
                at, which takes long enough to sit down meanwhile; who buys in even later has moved chips.
            also: what is removed beside the club in the same transaction: both, or nothing.

        Raises:
            Refused: the password is not it (`sign_in.wrong`), he owes chips (`leave.owes`), he is the last
                host (`may.last_host`), or he is given or takes chips in this moment (`leave.moved`).
        """
        owed = await self._store.ledger.balances(f"player:{person.id}")
        mine = {name: has for name, has in owed.items() if name.split(":")[1] == person.id}
        await self._check_password(person, password)
        if any(has < 0 for has in mine.values()):
            raise refuse(HOUSE, "leave.owes")
        away()
        called = f"{_ERASED} {new_id(self._desk.chance)[:6]}"

        def erase(connection: Connection) -> None:
            also(connection)
            self._erase(connection, person.id, called)

        await self._give_back(person.id, mine, erase)
        self._desk.changed(person.id)
        return called

    async def _check_password(self, person: Person, password: str) -> None:
        kept = select(PEOPLE.c.password).where(PEOPLE.c.id == person.id)
        hashed = await self._desk.tables.query(lambda connection: connection.execute(kept).scalar())
        if hashed is not None and not await self._passwords.fits(password, hashed):
            raise refuse(HOUSE, "sign_in.wrong")

    async def _give_back(self, person_id: str, mine: dict[str, int], erase: Work[None]) -> None:
        """What he has goes back, and he is erased, in one piece: there is no half of it."""
        lines: list[Posting] = []
        for account, has in mine.items():
            if has:
                source = source_of(account.removeprefix(f"player:{person_id}").removeprefix(":"))
                await self._store.ledger.set_floor(source, None)
                lines += [Posting(account, -has), Posting(source, has)]
        held = [Posting(account, has) for account, has in mine.items()]
        try:
            await self._store.append(postings=lines, reason=LEFT, held=held, also=erase)
        except Moved as error:
            raise refuse(HOUSE, "leave.moved") from error

    def _erase(self, connection: Connection, person_id: str, called: str) -> None:
        before = person_in(connection, person_id, self._desk.now())
        empty = {
            "name": called,
            "name_key": None,
            "kind": "guest",
            "role": "player",
            "password": None,
            "settings": "{}",
            "muted_until": 0,
        }
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person_id).values(**empty))
        keep_a_host(connection, before)
        all_ended(connection, person_id)
        void_without(connection, person_id, barred=True)
        all_revoked(connection, person_id)
        connection.execute(delete(NOTES).where(or_(NOTES.c.person == person_id, NOTES.c.player == person_id)))
        for table in (INVITED, RECOVERIES, COMING, CALENDARS, UNLISTED):
            connection.execute(delete(table).where(table.c.person == person_id))
        connection.execute(UNLISTED.insert(), {"person": person_id})
        unnamed = json.encode({"before": _ERASED, "after": called}).decode()
        renamed = update(ACTS).where(ACTS.c.whom == person_id, ACTS.c.what == "renamed")
        connection.execute(renamed.values(detail=unnamed))
        _erase_lines(connection, person_id, before.name, called)
        noted(connection, self._desk, person_id, LEFT, person_id)


_NAMED: Final = (("player", "name"), ("by", "name"), ("whom", "whom_name"))
"""In lines of chats, calls for the floor and notes of rulings: whose id, and the name beside it."""


def _erase_lines(connection: Connection, person_id: str, was: str, called: str) -> None:
    """Overwrite his name and what he wrote: each line stays in its place, and says nothing of him."""
    streams = or_(starts_with(EVENTS.c.stream, "chat:"), EVENTS.c.stream.in_(("audit", "calls")))
    holds = or_(EVENTS.c.data.contains(f'"{person_id}"'), EVENTS.c.stream == "audit")
    wanted = select(EVENTS.c.stream, EVENTS.c.version, EVENTS.c.data).where(streams, holds)
    for stream, version, data in connection.execute(wanted).all():
        line: dict[str, Any] = json.decode(data)
        new = {name: called for whose, name in _NAMED if line.get(whose) == person_id and name in line}
        if line.get("other_name") == was:
            new["other_name"] = called
        if line.get("player") == person_id and "text" in line:
            new["text"] = _ERASED
        if new:
            erased = json.encode(line | new).decode()
            where = EVENTS.c.stream == stream, EVENTS.c.version == version
            connection.execute(update(EVENTS).where(*where).values(data=erased))
