"""
Invitations: links that let somebody in, as what, and to which private table.

An invitation is a random token, kept as a hash; it holds for so many uses and for a time. The link that the
server prints at its first start is one too: it makes its opener the host, once, and only while there is no
host.

Opening a link only shows what it is for (`peek`): what reads ahead, such as a messenger's preview, uses
nothing up.

Knows       the tables `invitations` and `invited`. Tested in tests/club/test_invitations.py
"""

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Row, delete, exists, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from pakli.club.audit import noted
from pakli.club.desk import Desk
from pakli.club.lines import shortened
from pakli.club.people import person_in
from pakli.club.person import MACHINE, ROLES, Person, Role
from pakli.club.refusals import HOUSE, Refused, refuse
from pakli.club.rights import CLUB, Place, What, may
from pakli.club.tables import INVITATIONS, INVITED, PEOPLE
from pakli.club.tokens import Secret, new_id, new_token, token_hash

__all__ = ["Invitation", "Invitations", "host_links_gone", "used", "void_without"]

_LONGEST_NOTE: Final = 60
_MOST_USES: Final = 10_000


class Invitation(Struct, frozen=True, kw_only=True):
    """What a link is for. Times in milliseconds since 1970."""

    id: str
    role: Role
    """What its opener becomes, if that is more than he is."""
    member: bool
    """Whether he must be a member or become one; else a guest will do."""
    table: str
    """Private table to which he is invited; empty: to none."""
    note: str
    """What its maker calls it."""
    made_by: str
    made: int
    ends: int
    uses_left: int


def used(connection: Connection, desk: Desk, token: str, person_id: str) -> Invitation:
    """
    Use an invitation up by one, in this transaction, for a person who is in it already; the invitation.

    Raises:
        Refused: it does not hold (any more), or the person would have to be a member (`invitation.…`).
    """
    holds = INVITATIONS.c.token == token_hash(token), INVITATIONS.c.uses_left > 0
    spent = update(INVITATIONS).where(*holds, INVITATIONS.c.ends > desk.now())
    spent = spent.values(uses_left=INVITATIONS.c.uses_left - 1)
    row = connection.execute(spent.returning(INVITATIONS)).one_or_none()
    if row is None:
        raise refuse(HOUSE, "invitation.void")
    person = person_in(connection, person_id, desk.now())
    invitation = _invitation(row)
    if (invitation.member or invitation.role != "player") and person.kind != "member":
        raise refuse(HOUSE, "invitation.members_only")
    _let_in(connection, desk, invitation, person)
    return invitation


def host_links_gone(connection: Connection) -> None:
    """Make every link that names a host void: there is one."""
    connection.execute(delete(INVITATIONS).where(INVITATIONS.c.role == "host"))


def void_without(connection: Connection, made_by: str, *, barred: bool) -> None:
    """
    Void what somebody made by rights that he no longer has: links into the club and to roles.

    Those to his own tables go on holding, unless he is barred.
    """
    theirs = INVITATIONS.c.made_by == made_by
    if not barred:
        theirs &= (INVITATIONS.c.table_id == "") | (INVITATIONS.c.role != "player")
    connection.execute(delete(INVITATIONS).where(theirs))


class Invitations:
    """Makes, shows and withdraws invitations."""

    def __init__(self, desk: Desk) -> None:
        """Keep them at this desk."""
        self._desk = desk

    async def host_link(self) -> Secret | None:
        """
        A token that makes its opener the host, once; None: there is a host.

        Every call makes a new one and voids the one before. For the server's start.
        """

        def work(connection: Connection) -> Secret | None:
            hosts = exists().where(PEOPLE.c.role == "host", ~PEOPLE.c.barred)
            if connection.execute(select(hosts)).scalar_one():
                return None
            host_links_gone(connection)
            ends = self._desk.now() + self._desk.policy.host_link
            _, token = self._add(connection, MACHINE, CLUB, "host", True, "", 1, ends)
            return token

        return await self._desk.tables.transact(work)

    async def make(
        self,
        by: Person,
        where: Place = CLUB,
        *,
        role: Role = "player",
        member: bool = False,
        note: str = "",
        uses: int = 1,
        lasting: int = 0,
    ) -> tuple[Invitation, Secret]:
        """
        Invite somebody.

        Args:
            by: who invites; needs the right to, and to name roles if `role` is one.
            where: a private table to which the link leads, or the club.
            role: what its opener becomes; more than player needs a member.
            member: whether its opener must be a member or become one.
            note: what to call it in the list.
            uses: how many may open it.
            lasting: milliseconds it holds; 0: as the policy says.

        Raises:
            Refused: `by` may not, or uses or time are out of bounds.
        """
        _check_right(by, where, role)
        lasting = lasting or self._desk.policy.invitation
        if not (1 <= uses <= _MOST_USES and 0 < lasting <= self._desk.policy.invitation_longest):
            raise refuse(HOUSE, "invitation.bounds", most=_MOST_USES)
        ends = self._desk.now() + lasting
        return await self._desk.tables.transact(
            lambda connection: self._add(connection, by, where, role, member, note, uses, ends)
        )

    async def peek(self, token: str) -> Invitation | None:
        """What the link with this token is for; None: it does not hold (any more). Uses nothing up."""
        holds = INVITATIONS.c.token == token_hash(token), INVITATIONS.c.uses_left > 0
        wanted = select(INVITATIONS).where(*holds, INVITATIONS.c.ends > self._desk.now())
        row = await self._desk.tables.query(lambda connection: connection.execute(wanted).one_or_none())
        return None if row is None else _invitation(row)

    async def accept(self, person_id: str, token: str) -> Person:
        """
        Use an invitation for somebody who is signed in; the person as he is then. Who opens his link again,
        and gains nothing by it, takes no use from others.

        Raises:
            Refused: it does not hold (any more), or he would have to be a member first.
        """

        def work(connection: Connection) -> Person:
            before = person_in(connection, person_id, self._desk.now())
            invitation = used(connection, self._desk, token, person_id)
            person = person_in(connection, person_id, self._desk.now())
            if person == before:
                more = update(INVITATIONS).where(INVITATIONS.c.id == invitation.id)
                connection.execute(more.values(uses_left=INVITATIONS.c.uses_left + 1))
            return person

        person = await self._desk.tables.transact(work)
        self._desk.changed(person_id)
        return person

    async def listed(self, by: Person, where: Place = CLUB) -> list[Invitation]:
        """
        Those that hold, newest first: of a table, or all.

        Raises:
            Refused: `by` may not invite there.
        """
        _check_right(by, where, "player")
        holds = [INVITATIONS.c.uses_left > 0, INVITATIONS.c.ends > self._desk.now()]
        if where.table:
            holds.append(INVITATIONS.c.table_id == where.table)
        wanted = select(INVITATIONS).where(*holds).order_by(INVITATIONS.c.made.desc(), INVITATIONS.c.id)
        rows = await self._desk.tables.query(lambda connection: connection.execute(wanted).all())
        return [_invitation(row) for row in rows]

    async def withdraw(self, by: Person, invitation_id: str, where: Place = CLUB) -> bool:
        """
        Make an invitation void; whether there was one. Who has used it stays in.

        Raises:
            Refused: `by` may not invite there.
        """
        _check_right(by, where, "player")
        one = [INVITATIONS.c.id == invitation_id]
        if where.table:
            one.append(INVITATIONS.c.table_id == where.table)

        def work(connection: Connection) -> bool:
            gone = connection.execute(delete(INVITATIONS).where(*one)).rowcount > 0
            if gone:
                noted(connection, self._desk, by.id, "invitation_withdrawn", invitation=invitation_id)
            return gone

        return await self._desk.tables.transact(work)

    async def uninvite(self, by: Person, person_id: str, where: Place) -> bool:
        """
        Take back a person's right to sit at a private table; whether he had it.

        Raises:
            Refused: `by` may not invite there.
        """
        _check_right(by, where, "player")
        theirs = INVITED.c.person == person_id, INVITED.c.table_id == where.table

        def work(connection: Connection) -> bool:
            return connection.execute(delete(INVITED).where(*theirs)).rowcount > 0

        had = await self._desk.tables.transact(work)
        if had:
            self._desk.changed(person_id)
        return had

    async def sweep(self) -> int:
        """Forget the invitations that hold no more; how many. For once a day."""
        over = (INVITATIONS.c.ends <= self._desk.now()) | (INVITATIONS.c.uses_left <= 0)
        return await self._desk.tables.transact(
            lambda connection: connection.execute(delete(INVITATIONS).where(over)).rowcount
        )

    def _add(
        self,
        connection: Connection,
        by: Person,
        where: Place,
        role: Role,
        member: bool,
        name: str,
        uses: int,
        ends: int,
    ) -> tuple[Invitation, Secret]:
        token = new_token(self._desk.chance)
        invitation = Invitation(
            id=new_id(self._desk.chance),
            role=role,
            member=member,
            table=where.table,
            note=shortened(name, _LONGEST_NOTE),
            made_by=by.id,
            made=self._desk.now(),
            ends=ends,
            uses_left=uses,
        )
        connection.execute(insert(INVITATIONS), _row(invitation, token))
        what = {"invitation": invitation.id, "role": role, "table": where.table}
        noted(connection, self._desk, by.id, "invited", **what, uses=uses)
        return invitation, token


def _check_right(by: Person, where: Place, role: Role) -> None:
    what: What = "name_roles" if role != "player" else "invite_to_table" if where.table else "invite_people"
    if (no := may(by, what, where)) is not None:
        raise Refused(no)


def _let_in(connection: Connection, desk: Desk, invitation: Invitation, person: Person) -> None:
    if invitation.table:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        row = {"person": person.id, "table_id": invitation.table}
        connection.execute(dialect.insert(INVITED).on_conflict_do_nothing(), row)
    if ROLES.index(invitation.role) > ROLES.index(person.role):
        named = update(PEOPLE).where(PEOPLE.c.id == person.id).values(role=invitation.role)
        connection.execute(named)
        noted(connection, desk, invitation.made_by, "role", person.id, role=invitation.role)
    if invitation.made_by == MACHINE.id and invitation.role == "host":
        host_links_gone(connection)


def _row(invitation: Invitation, token: Secret) -> dict[str, Any]:
    return {
        "id": invitation.id,
        "token": token_hash(token.reveal()),
        "role": invitation.role,
        "member": invitation.member,
        "table_id": invitation.table,
        "note": invitation.note,
        "made_by": invitation.made_by,
        "made": invitation.made,
        "ends": invitation.ends,
        "uses_left": invitation.uses_left,
    }


def _invitation(row: Row[Any]) -> Invitation:
    return Invitation(
        id=row.id,
        role=row.role,
        member=row.member,
        table=row.table_id,
        note=row.note,
        made_by=row.made_by,
        made=row.made,
        ends=row.ends,
        uses_left=row.uses_left,
    )
