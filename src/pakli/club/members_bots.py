"""
Members' bots: programs of members that come in with a token, as people of their own.

A bot has a name, an owner and practice chips, and nothing else of what people have: no password, no session,
no role. Its token is shown once, to its owner; here there is only its hash. It holds until it is revoked. A
bot whose token was revoked gives up its name; it stays known by its id, as logs name it.

Knows       the table `bots`. What bots may is `rights`. Tested in tests/club/test_members_bots.py
"""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from pakli.club.audit import noted
from pakli.club.desk import Desk
from pakli.club.names import name_of
from pakli.club.people import added, person_in, read_people, taken
from pakli.club.person import Person, Session, SignedIn
from pakli.club.policy import DAY, MINUTE
from pakli.club.refusals import HOUSE, Refused, refuse
from pakli.club.rights import may
from pakli.club.tables import BOTS, PEOPLE
from pakli.club.tokens import Secret, new_token, token_hash

__all__ = ["MOST_BOTS", "MembersBot", "MembersBots", "all_revoked"]

MOST_BOTS: Final = 8
"""Bots of one member whose tokens hold at the same time."""
_USED_EVERY: Final = 5 * MINUTE
# A token ends by being revoked alone; whoever asks when it does is told a time far away.
_FAR: Final = 100 * 365 * DAY


class MembersBot(Struct, frozen=True, kw_only=True):
    """A bot whose token holds, as its owner sees it. Times in milliseconds since 1970."""

    id: str
    name: str
    plays: bool
    """Whether it may sit down, and not look on alone."""
    made: int
    used: int
    """When it last came in, to within a few minutes; 0: never."""


def all_revoked(connection: Connection, owner: str, bot: str | None = None) -> list[str]:
    """Revoke the tokens of the owner's bots, or of this one, in this transaction; whose did hold."""
    theirs = [BOTS.c.owner == owner, BOTS.c.token.is_not(None)]
    if bot is not None:
        theirs.append(BOTS.c.person == bot)
    revoked = update(BOTS).where(*theirs).values(token=None).returning(BOTS.c.person)
    bots = list(connection.execute(revoked).scalars())
    connection.execute(update(PEOPLE).where(PEOPLE.c.id.in_(bots)).values(name_key=None))
    return bots


class MembersBots:
    """Makes, finds and revokes them."""

    def __init__(self, desk: Desk) -> None:
        """Keep them at this desk."""
        self._desk = desk

    async def make(self, owner: Person, name: str, *, plays: bool) -> tuple[Person, Secret]:
        """
        A bot of this name, and the token by which it comes in: for its owner, and only now.

        Args:
            owner: whose it will be.
            name: how it is called; no name that looks like somebody else's.
            plays: whether it may sit down where hosts let bots; else it only looks on.

        Raises:
            Refused: he may not, has `MOST_BOTS` (`settings.many_bots`), or the name will not do or is taken.
        """
        _check(owner)
        checked, token = name_of(name), new_token(self._desk.chance)

        def work(connection: Connection) -> Person:
            _check(person_in(connection, owner.id, self._desk.now()))
            hold = BOTS.c.owner == owner.id, BOTS.c.token.is_not(None)
            if connection.execute(select(func.count()).where(*hold)).scalar_one() >= MOST_BOTS:
                raise refuse(HOUSE, "settings.many_bots", most=MOST_BOTS)
            bot = added(connection, self._desk, checked, "members_bot", owner.language)
            row = {"person": bot, "owner": owner.id, "token": token_hash(token.reveal())}
            times = {"made": self._desk.now(), "used": 0}
            connection.execute(insert(BOTS), row | times | {"plays": plays})
            noted(connection, self._desk, owner.id, "bot_made", bot)
            return person_in(connection, bot, self._desk.now())

        try:
            return await self._desk.tables.transact(work), token
        except IntegrityError:
            raise await taken(self._desk, checked) from None

    async def of(self, owner: str) -> list[MembersBot]:
        """The bots of this person whose tokens hold, in the order in which they were made."""
        wanted = select(BOTS, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == BOTS.c.person)
        wanted = wanted.where(BOTS.c.owner == owner, BOTS.c.token.is_not(None))
        wanted = wanted.order_by(BOTS.c.made, BOTS.c.person)
        rows = await self._desk.tables.query(lambda connection: connection.execute(wanted).all())
        return [
            MembersBot(id=row.person, name=row.name, plays=row.plays, made=row.made, used=row.used)
            for row in rows
        ]

    async def revoke(self, owner: str, bot: str) -> bool:
        """Revoke the token of one of his bots; whether there was one."""

        def work(connection: Connection) -> list[str]:
            revoked = all_revoked(connection, owner, bot)
            for one in revoked:
                noted(connection, self._desk, owner, "bot_revoked", one)
            return revoked

        gone = await self._desk.tables.transact(work)
        for person_id in gone:
            self._desk.changed(person_id)
        return bool(gone)

    async def who(self, token: str) -> SignedIn | None:
        """Whose token this is; None: nobody's. It is noted that it was used."""
        return (await self.whose((token,))).get(token)

    async def whose(self, tokens: Collection[str]) -> dict[str, SignedIn]:
        """As `who` of many tokens at once, by token; those that prove nothing are left out."""
        now, hashes = self._desk.now(), {token_hash(token): token for token in tokens}
        wanted = select(PEOPLE, BOTS.c.token, BOTS.c.made, BOTS.c.used)
        wanted = wanted.join(BOTS, BOTS.c.person == PEOPLE.c.id).where(BOTS.c.token.in_(hashes))

        def work(connection: Connection) -> tuple[dict[str, SignedIn], list[str]]:
            rows = connection.execute(wanted).all()
            people = read_people(connection, rows, now)
            there = [row for row in rows if not people[row.id].barred]
            found = {
                hashes[row.token]: SignedIn(people[row.id], _session(row.id, row.made, now)) for row in there
            }
            return found, [row.id for row in there if now - row.used >= _USED_EVERY]

        found, late = await self._desk.tables.query(work)
        await self._note_used(late, now)
        return found

    async def _note_used(self, bots: Sequence[str], now: int) -> None:
        if bots:
            used = update(BOTS).where(BOTS.c.person.in_(bots)).values(used=now)
            await self._desk.tables.transact(lambda connection: connection.execute(used))


def _session(bot: str, made: int, now: int) -> Session:
    """A token as the session it stands for."""
    return Session(id=bot, person=bot, device="", began=made, seen=now, ends=now + _FAR)


def _check(owner: Person) -> None:
    if (no := may(owner, "make_bots")) is not None:
        raise Refused(no)
