"""
What those in charge do with people: rename, mute, bar, name roles, help who has lost his password.

Every deed asks `may` first, and is written down where it is done (`audit`). The machine's own command line
acts as `MACHINE`, who may everything.

Knows       the tables. Tested in tests/club/test_management.py
"""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from pakli.club.audit import noted
from pakli.club.desk import Desk
from pakli.club.invitations import host_links_gone, void_without
from pakli.club.lines import LONGEST_CHAT, shortened
from pakli.club.names import Name, name_of
from pakli.club.passwords import Passwords, check_password
from pakli.club.people import added, person_in, taken
from pakli.club.person import MACHINE, ROLES, Person, Role
from pakli.club.policy import DAY, MINUTE
from pakli.club.refusals import HOUSE, Refused, refuse
from pakli.club.rights import Place, What, may
from pakli.club.sessions import all_ended
from pakli.club.tables import PEOPLE, RECOVERIES
from pakli.club.tokens import Secret, code_hash, new_code
from pakli.store import Work

__all__ = ["LONGEST_MUTE", "Management", "keep_a_host"]

LONGEST_MUTE: Final = 366 * DAY // MINUTE
"""Minutes."""

Deed = Callable[[Connection, Person], None]
"""What is done with a person, as the transaction sees him."""


class Management:
    """Deeds of the floor and the host."""

    def __init__(self, desk: Desk, passwords: Passwords) -> None:
        """Work at this desk."""
        self._desk = desk
        self._passwords = passwords

    async def add_member(self, by: Person, name: str, language: str = "") -> Person:
        """
        Add a member without a password; a recovery code is his way in.

        Raises:
            Refused: `by` may not, or the name will not do or is taken.
        """
        _check(by, "recover", None)
        checked = name_of(name)

        def work(connection: Connection) -> Person:
            person_id = added(connection, self._desk, checked, "member", language)
            noted(connection, self._desk, by.id, "added", person_id)
            return person_in(connection, person_id, self._desk.now())

        return await self._unless_taken(checked, work)

    async def rename(self, by: Person, person_id: str, name: str) -> Person:
        """
        Give somebody another name.

        Raises:
            Refused: `by` may not, or the name will not do or is taken.
        """
        checked = name_of(name)

        def deed(connection: Connection, person: Person) -> None:
            _set(connection, person_id, name=checked.shown, name_key=checked.key)
            named = {"before": person.name, "after": checked.shown}
            noted(connection, self._desk, by.id, "renamed", person_id, **named)

        work = self._checked(by, "rename", person_id, deed)
        return self._told(await self._unless_taken(checked, work))

    async def mute(self, by: Person, person_id: str, minutes: int, reason: str = "") -> Person:
        """
        Let somebody not chat for so many minutes from now; 0: he may again. `reason`: why, if it was said.

        Raises:
            Refused: `by` may not, or it is longer than `LONGEST_MUTE` (`settings.minutes`).
        """
        return self._told(await self._desk.tables.transact(self.muting(by, person_id, minutes, reason)))

    def muting(self, by: Person, person_id: str, minutes: int, reason: str = "") -> Work[Person]:
        """
        The same, to be done by whoever writes something else with it; `changed` is to be called then.

        Raises:
            Refused: it is longer than `LONGEST_MUTE`; the work, when it is done: `by` may not.
        """
        if not 0 <= minutes <= LONGEST_MUTE:
            raise refuse(HOUSE, "settings.minutes", most=LONGEST_MUTE)

        def deed(connection: Connection, _person: Person) -> None:
            _set(connection, person_id, muted_until=self._desk.now() + minutes * MINUTE)
            why = {"reason": shortened(reason, LONGEST_CHAT)} if reason else {}
            noted(connection, self._desk, by.id, "muted", person_id, minutes=minutes, **why)

        return self._checked(by, "mute", person_id, deed)

    def changed(self, person_id: str) -> None:
        """Tell who listens that something about somebody has changed."""
        self._desk.changed(person_id)

    async def bar(self, by: Person, person_id: str, *, barred: bool = True) -> Person:
        """
        Show somebody the door, with all his sessions and links; or let him in again.

        Raises:
            Refused: `by` may not, or it is the last host (`may.last_host`).
        """

        def deed(connection: Connection, person: Person) -> None:
            _set(connection, person_id, barred=barred)
            if barred:
                keep_a_host(connection, person)
                all_ended(connection, person_id)
                void_without(connection, person_id, barred=True)
            noted(connection, self._desk, by.id, "barred" if barred else "let_in", person_id)

        return await self._do(by, "bar", person_id, deed)

    async def name_role(self, by: Person, person_id: str, role: Role) -> Person:
        """
        Make a member player, floor or host. Who falls loses the links he had made as what he was.

        Raises:
            Refused: `by` may not, the person is no member (`may.members_only_named`), or it is the last host.
        """

        def deed(connection: Connection, person: Person) -> None:
            if person.kind != "member" and role != "player":
                raise refuse(HOUSE, "may.members_only_named")
            _set(connection, person_id, role=role)
            keep_a_host(connection, person)
            if role == "host":
                host_links_gone(connection)
            if ROLES.index(role) < ROLES.index(person.role):
                void_without(connection, person_id, barred=False)
            noted(connection, self._desk, by.id, "role", person_id, role=role)

        return await self._do(by, "name_roles", person_id, deed)

    async def recovery_code(self, by: Person, person_id: str) -> Secret:
        """
        A code by which somebody can choose a new password, once, for a day; one made before is void.

        Raises:
            Refused: `by` may not, or the person is a bot.
        """
        code = new_code(self._desk.chance)

        def deed(connection: Connection, person: Person) -> None:
            _check_no_bot(person)
            connection.execute(delete(RECOVERIES).where(RECOVERIES.c.person == person_id))
            ends = self._desk.now() + self._desk.policy.recovery
            row = {"person": person_id, "code": code_hash(code.reveal()), "ends": ends}
            connection.execute(insert(RECOVERIES), row)
            noted(connection, self._desk, by.id, "recovery_code", person_id)

        await self._do(by, "recover", person_id, deed)
        return code

    async def reset_password(self, by: Person, person_id: str, password: str) -> Person:
        """
        Give somebody another password; all his sessions end. A guest becomes a member by it.

        Raises:
            Refused: `by` may not, the person is a bot, or the password will not do.
        """
        renewed = await self._passwords.hash(password)

        def deed(connection: Connection, person: Person) -> None:
            _check_no_bot(person)
            check_password(password, person.name)
            _set(connection, person_id, kind="member", password=renewed)
            connection.execute(delete(RECOVERIES).where(RECOVERIES.c.person == person_id))
            all_ended(connection, person_id)
            noted(connection, self._desk, by.id, "password_reset", person_id)

        return await self._do(by, "recover", person_id, deed)

    async def revoke_sessions(self, by: Person, person_id: str) -> int:
        """
        Sign somebody out everywhere; how many sessions there were.

        Raises:
            Refused: `by` may not.
        """
        ended = 0

        def deed(connection: Connection, _person: Person) -> None:
            nonlocal ended
            ended = all_ended(connection, person_id)
            noted(connection, self._desk, by.id, "sessions_revoked", person_id, sessions=ended)

        await self._do(by, "recover", person_id, deed)
        return ended

    async def sweep(self) -> int:
        """Forget the recovery codes that hold no more; how many. For once a day."""
        over = delete(RECOVERIES).where(RECOVERIES.c.ends <= self._desk.now())
        return await self._desk.tables.transact(lambda connection: connection.execute(over).rowcount)

    async def _do(self, by: Person, what: What, person_id: str, deed: Deed) -> Person:
        return self._told(await self._desk.tables.transact(self._checked(by, what, person_id, deed)))

    def _checked(self, by: Person, what: What, person_id: str, deed: Deed) -> Work[Person]:
        """Work that does a deed if `by` may, both people as they are in that very transaction."""

        def work(connection: Connection) -> Person:
            person = person_in(connection, person_id, self._desk.now())
            doer = by if by == MACHINE else person_in(connection, by.id, self._desk.now())
            _check(doer, what, person)
            deed(connection, person)
            return person_in(connection, person_id, self._desk.now())

        return work

    async def _unless_taken(self, name: Name, work: Work[Person]) -> Person:
        try:
            return await self._desk.tables.transact(work)
        except IntegrityError:
            raise await taken(self._desk, name) from None

    def _told(self, person: Person) -> Person:
        self._desk.changed(person.id)
        return person


def _check(by: Person, what: What, whom: Person | None) -> None:
    if (no := may(by, what, Place(whom=whom))) is not None:
        raise Refused(no)


def _check_no_bot(person: Person) -> None:
    if person.is_program:
        raise refuse(HOUSE, "may.members_bots_not" if person.is_members_bot else "may.bots_not")


def _set(connection: Connection, person_id: str, **values: int | str) -> None:
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person_id).values(**values))


def keep_a_host(connection: Connection, before: Person) -> None:
    """Refuse what has left the club without a host."""
    hosts = select(func.count()).select_from(PEOPLE).where(PEOPLE.c.role == "host", ~PEOPLE.c.barred)
    if before.role == "host" and not connection.execute(hosts).scalar_one():
        raise refuse(HOUSE, "may.last_host")
