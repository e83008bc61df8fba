"""
Links to hands: whoever opens one sees the hand as its maker saw it, and can do nothing else.

A link is a random token of which only a hash is kept; it holds until its maker takes it back, or has left or
been barred.

Clauses     F2 (what is shown is the maker's own view; cards never shown stay unknown).
Knows       the table `hand_links`. Tested in tests/server/test_my_hands.py
"""

import secrets
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Row, delete, func, insert, select

from pakli.club.refusals import HOUSE, refuse
from pakli.club.tokens import Chance, Secret, new_id, new_token, token_hash
from pakli.room.hands.tables import HAND_LINKS
from pakli.store import Store

__all__ = ["MOST_LINKS", "HandLink", "HandLinks"]

MOST_LINKS: Final = 200
"""Of one person."""


class HandLink(Struct, frozen=True, kw_only=True):
    """A link, without what makes it open."""

    id: str
    person: str
    table: str
    number: int
    made: float
    """Milliseconds since 1970."""


class HandLinks:
    """Makes, lists, opens and takes back."""

    def __init__(self, store: Store, chance: Chance = secrets.token_bytes) -> None:
        """Keep them in this store."""
        self._store: Final = store
        self._chance: Final = chance

    async def make(self, person: str, table: str, number: int, now: int) -> tuple[HandLink, Secret]:
        """
        A new link, and the token that opens it, which is told this once.

        Raises:
            Refused: he has too many (`hands.many_links`).
        """
        token = new_token(self._chance)
        link = HandLink(id=new_id(self._chance), person=person, table=table, number=number, made=now)
        row = {
            "id": link.id,
            "token": token_hash(token.reveal()),
            "person": person,
            "table_id": table,
            "number": number,
            "made": now,
        }

        def work(connection: Connection) -> None:
            theirs = select(func.count()).select_from(HAND_LINKS).where(HAND_LINKS.c.person == person)
            if connection.execute(theirs).scalar_one() >= MOST_LINKS:
                raise refuse(HOUSE, "hands.many_links", most=MOST_LINKS)
            connection.execute(insert(HAND_LINKS), [row])

        await self._store.transact(work)
        return link, token

    async def of(self, person: str) -> list[HandLink]:
        """A person's links, the newest first."""
        wanted = select(HAND_LINKS).where(HAND_LINKS.c.person == person)
        wanted = wanted.order_by(HAND_LINKS.c.made.desc(), HAND_LINKS.c.id)
        rows = await self._store.query(lambda connection: connection.execute(wanted).all())
        return [_link(row) for row in rows]

    async def opened(self, token: str) -> HandLink | None:
        """What a token opens; None: nothing (any more)."""
        wanted = select(HAND_LINKS).where(HAND_LINKS.c.token == token_hash(token))
        row = await self._store.query(lambda connection: connection.execute(wanted).one_or_none())
        return None if row is None else _link(row)

    async def take_back(self, person: str, link: str) -> bool:
        """Make a link of one's own void; whether there was one."""
        which = HAND_LINKS.c.person == person, HAND_LINKS.c.id == link
        return await self._store.transact(
            lambda connection: connection.execute(delete(HAND_LINKS).where(*which)).rowcount > 0
        )

    @staticmethod
    def all_taken_back(connection: Connection, person: str) -> None:
        """Make all links of a person's void in this transaction."""
        connection.execute(delete(HAND_LINKS).where(HAND_LINKS.c.person == person))


def _link(row: Row[Any]) -> HandLink:
    return HandLink(id=row.id, person=row.person, table=row.table_id, number=row.number, made=row.made)
