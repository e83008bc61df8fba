"""
Sessions: who is signed in where.

A session is a random token that its device keeps; here there is only its hash. It lasts while it is used,
with an end in any case, and each can be ended from another device.

Knows       the table `sessions`. Cookies are the server's business. Tested in tests/club/test_sessions.py
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, Row, bindparam, delete, insert, select, update

from pakli.club.desk import Desk
from pakli.club.lines import shortened
from pakli.club.people import read_people
from pakli.club.person import Session, SignedIn
from pakli.club.policy import MINUTE
from pakli.club.tables import PEOPLE, SESSIONS
from pakli.club.tokens import Secret, new_id, new_token, token_hash

__all__ = ["LONGEST_DEVICE", "Sessions", "all_ended", "begun"]

LONGEST_DEVICE: Final = 60
# A page asks every few seconds; when a session was last used need not be written that often.
_SEEN_EVERY: Final = 5 * MINUTE
_SHOWN: Final = ("id", "person", "device", "began", "seen", "ends")


def begun(connection: Connection, desk: Desk, person_id: str, device: str) -> tuple[Session, Secret]:
    """Begin a session in this transaction; the token is for the device alone, and only now."""
    token, now = new_token(desk.chance), desk.now()
    session = Session(
        id=new_id(desk.chance),
        person=person_id,
        device=shortened(device, LONGEST_DEVICE),
        began=now,
        seen=now,
        ends=now + desk.policy.session_idle,
    )
    row = {
        "id": session.id,
        "token": token_hash(token.reveal()),
        "person": person_id,
        "device": session.device,
        "began": now,
        "seen": now,
        "ends": session.ends,
    }
    connection.execute(insert(SESSIONS), row)
    return session, token


def all_ended(connection: Connection, person_id: str, *, but: str = "") -> int:
    """End the person's sessions in this transaction, except the one with the id `but`; how many."""
    theirs = delete(SESSIONS).where(SESSIONS.c.person == person_id, SESSIONS.c.id != but)
    return connection.execute(theirs).rowcount


class Sessions:
    """Finds, lists and ends sessions."""

    def __init__(self, desk: Desk) -> None:
        """Look them up at this desk."""
        self._desk = desk

    async def who(self, token: str) -> SignedIn | None:
        """Whose session this token proves; None: nobody's, or it is over. Using a session lengthens it."""
        return (await self.whose((token,))).get(token)

    async def whose(self, tokens: Collection[str]) -> dict[str, SignedIn]:
        """As `who` of many tokens at once, by token; those that prove nothing are left out."""
        now = self._desk.now()
        wanted = select(PEOPLE).join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
        wanted = wanted.add_columns(
            *(SESSIONS.c[name].label(f"session_{name}") for name in (*_SHOWN, "token"))
        )
        hashes = {token_hash(token): token for token in tokens}
        wanted = wanted.where(SESSIONS.c.token.in_(hashes), SESSIONS.c.ends > now)

        def work(connection: Connection) -> dict[str, SignedIn]:
            rows = connection.execute(wanted).all()
            people = read_people(connection, rows, now)
            return {
                hashes[row.session_token]: SignedIn(people[row.id], _session(row, "session_")) for row in rows
            }

        found = await self._desk.tables.query(work)
        used = [one.session for one in found.values() if now - one.session.seen >= _SEEN_EVERY]
        if not used:
            return found
        longer = await self._lengthened(used, now)
        return {
            token: SignedIn(one.person, longer.get(one.session.id, one.session))
            for token, one in found.items()
        }

    async def of(self, person_id: str) -> list[Session]:
        """The person's sessions that still hold, the one used last first."""
        wanted = select(SESSIONS).where(SESSIONS.c.person == person_id, SESSIONS.c.ends > self._desk.now())
        wanted = wanted.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id)
        rows = await self._desk.tables.query(lambda connection: connection.execute(wanted).all())
        return [_session(row) for row in rows]

    async def end(self, token: str) -> None:
        """Sign out: the session of this token is over. Nothing happens if it is already."""
        await self._end(SESSIONS.c.token == token_hash(token))

    async def revoke(self, person_id: str, session_id: str) -> bool:
        """End one of the person's own sessions from another; whether there was one."""
        return await self._end(SESSIONS.c.person == person_id, SESSIONS.c.id == session_id) > 0

    async def revoke_others(self, person_id: str, session_id: str) -> int:
        """End all of the person's sessions but this one; how many."""
        return await self._end(SESSIONS.c.person == person_id, SESSIONS.c.id != session_id)

    async def sweep(self) -> int:
        """Forget the sessions that are over; how many. For once a day."""
        return await self._end(SESSIONS.c.ends <= self._desk.now())

    async def _end(self, *which: ColumnElement[bool]) -> int:
        def work(connection: Connection) -> Sequence[str]:
            gone = delete(SESSIONS).where(*which).returning(SESSIONS.c.person)
            return connection.execute(gone).scalars().all()

        people = await self._desk.tables.transact(work)
        for person_id in set(people):
            self._desk.changed(person_id)
        return len(people)

    async def _lengthened(self, sessions: Sequence[Session], now: int) -> dict[str, Session]:
        """Note that they are used; each as it is now, by its id."""
        policy = self._desk.policy
        longer = [
            replace(one, seen=now, ends=min(now + policy.session_idle, one.began + policy.session_longest))
            for one in sessions
        ]
        used = update(SESSIONS).where(SESSIONS.c.id == bindparam("of"))
        used = used.values(seen=bindparam("now"), ends=bindparam("until"))
        rows = [{"of": one.id, "now": one.seen, "until": one.ends} for one in longer]
        await self._desk.tables.transact(lambda connection: connection.execute(used, rows))
        return {one.id: one for one in longer}


def _session(row: Row[Any], prefix: str = "") -> Session:
    return Session(**{name: getattr(row, prefix + name) for name in _SHOWN})
