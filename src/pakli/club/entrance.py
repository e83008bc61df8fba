"""
The ways in: as a guest at once, as a member, by password, by recovery code; and a guest's way to membership.

A guest who becomes a member keeps his id, and with it his account, his hands and his seat. Nobody becomes
host here but by a link that says so (`invitations`).

Whether there is somebody of a name is not told to who cannot sign in: a wrong name takes as long as a wrong
password and gets the same answer. Who signs up learns whether a name is taken; that cannot be kept from him.

Knows       the tables, passwords and how often something may be tried. Tested in tests/club/test_entrance.py
"""

from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Row, delete, select, update
from sqlalchemy.exc import IntegrityError

from pakli.club.attempts import Arrivals, SignIns
from pakli.club.desk import Desk
from pakli.club.invitations import used
from pakli.club.names import Name, key_of, name_of
from pakli.club.passwords import Passwords, check_password
from pakli.club.people import added, person_in, taken
from pakli.club.person import Kind, Person, Session
from pakli.club.refusals import HOUSE, refuse
from pakli.club.sessions import all_ended, begun
from pakli.club.tables import PEOPLE, RECOVERIES
from pakli.club.tokens import Secret, code_hash
from pakli.store import Work

__all__ = ["Device", "Entrance", "Welcome"]

T = TypeVar("T")


class Device(Struct, frozen=True, kw_only=True):
    """Where somebody comes from."""

    label: str = ""
    """What to call it in the list of sessions: the browser's words or the person's own."""
    address: str = ""
    """Its IP address. Only counted by, never kept."""
    language: str = ""
    """The language it asks for, as a tag."""


class Welcome(Struct, frozen=True):
    """Somebody has come in."""

    person: Person
    session: Session
    token: Secret
    """For the device to keep, and nobody else."""


class Entrance:
    """Lets people in."""

    def __init__(self, desk: Desk, passwords: Passwords) -> None:
        """Nobody has tried anything yet."""
        self._desk = desk
        self._passwords = passwords
        self._sign_ins = SignIns()
        self._arrivals = Arrivals()

    async def play_as_guest(self, name: str, device: Device, *, invitation: str = "") -> Welcome:
        """
        Come in with a name and nothing else.

        Args:
            name: how to be called.
            device: where from.
            invitation: token of a link, where the club asks for one; empty: none.

        Raises:
            Refused: the name will not do or is taken (`name.…`), the link does not hold (`invitation.…`), the
                club lets nobody in without one (`may.invitation_needed`), too many come (`wait.…`).
        """
        self._check_open(self._desk.policy.guests, invitation)
        checked = name_of(name)
        self._count_arrival(device)
        return await self._arrived(checked, device, None, invitation)

    async def join(self, name: str, password: str, device: Device, *, invitation: str = "") -> Welcome:
        """
        Come in as a new member.

        Raises:
            Refused: as `play_as_guest`; or the password will not do (`password.…`).
        """
        self._check_open(self._desk.policy.members, invitation)
        checked = name_of(name)
        check_password(password, checked.shown)
        self._count_arrival(device)
        return await self._arrived(checked, device, await self._passwords.hash(password), invitation)

    async def become_member(self, guest: Person, password: str, *, invitation: str = "") -> Person:
        """
        Give a guest a password, by which he can come back; the person as he is then.

        Raises:
            Refused: he is none (`may.guests_only`), the password or the link will not do, the club takes no
                members without an invitation, or he tries too often (`wait.sign_in`).
        """
        self._check_open(self._desk.policy.members, invitation)
        if guest.kind != "guest":
            raise refuse(HOUSE, "may.guests_only")
        check_password(password, guest.name)
        self._count_sign_in(guest.id, Device(address=guest.id))
        kept = await self._passwords.hash(password)

        def work(connection: Connection) -> Person:
            guests = PEOPLE.c.id == guest.id, PEOPLE.c.kind == "guest"
            joined = update(PEOPLE).where(*guests).values(kind="member", password=kept)
            if not connection.execute(joined).rowcount:
                raise refuse(HOUSE, "may.guests_only")
            if invitation:
                used(connection, self._desk, invitation, guest.id)
            return person_in(connection, guest.id, self._desk.now())

        person = await self._desk.tables.transact(work)
        self._desk.changed(person.id)
        return person

    async def sign_in(self, name: str, password: str, device: Device) -> Welcome:
        """
        Come back by name and password; any name that looks like one's own will do.

        Raises:
            Refused: wrong (`sign_in.wrong`); tried too often (`wait.sign_in`, with the seconds to wait); or
                barred (`may.barred`), which only the right password brings to light.
        """
        key = key_of(name)
        self._count_sign_in(key, device)
        row = await self._row(key)
        kept: str | None = None if row is None else row.password
        if not await self._passwords.fits(password, kept) or row is None or kept is None:
            raise refuse(HOUSE, "sign_in.wrong")
        self._sign_ins.succeeded(key, device.address, self._desk.now() / 1000)
        if row.barred:
            raise refuse(HOUSE, "may.barred")
        renewed = await self._passwords.hash(password) if self._passwords.is_outdated(kept) else kept

        def work(connection: Connection) -> Welcome:
            # While it was checked, the password may have been changed, because somebody else knew it.
            same = PEOPLE.c.id == row.id, PEOPLE.c.password == kept
            if not connection.execute(update(PEOPLE).where(*same).values(password=renewed)).rowcount:
                raise refuse(HOUSE, "sign_in.wrong")
            return self._welcome(connection, row.id, device)

        return await self._desk.tables.transact(work)

    async def change_password(self, person: Person, session_id: str, old: str, new: str) -> None:
        """
        Change one's password; all other sessions end, and a recovery code that was made is void.

        Raises:
            Refused: `old` is not it (`sign_in.wrong`), tried too often, or `new` will not do.
        """
        check_password(new, person.name)
        key = key_of(person.name)
        self._count_sign_in(key, Device(address=session_id))
        row = await self._row(key)
        kept = None if row is None or row.id != person.id else row.password
        if not await self._passwords.fits(old, kept):
            raise refuse(HOUSE, "sign_in.wrong")
        renewed = await self._passwords.hash(new)

        def work(connection: Connection) -> None:
            same = PEOPLE.c.id == person.id, PEOPLE.c.password == kept
            if not connection.execute(update(PEOPLE).where(*same).values(password=renewed)).rowcount:
                raise refuse(HOUSE, "sign_in.wrong")
            connection.execute(delete(RECOVERIES).where(RECOVERIES.c.person == person.id))
            all_ended(connection, person.id, but=session_id)

        await self._desk.tables.transact(work)
        self._desk.changed(person.id)

    async def recover(self, name: str, code: str, password: str, device: Device) -> Welcome:
        """
        Come back by a code that the host has made, with a new password; all other sessions end.

        A guest becomes a member by it: so who has lost the way back to his chips is helped too.

        Raises:
            Refused: name and code do not belong together, or the code does not hold any more
                (`recovery.wrong`), tried too often, the password will not do, or the person is barred.
        """
        check_password(password, name)
        key = key_of(name)
        self._count_sign_in(key, device)
        renewed = await self._passwords.hash(password)

        def work(connection: Connection) -> Welcome:
            person_id = _spent(connection, key, code, self._desk.now())
            if person_id is None:
                raise refuse(HOUSE, "recovery.wrong")
            again = update(PEOPLE).where(PEOPLE.c.id == person_id).values(kind="member", password=renewed)
            connection.execute(again)
            all_ended(connection, person_id)
            return self._welcome(connection, person_id, device)

        welcome = await self._desk.tables.transact(work)
        self._sign_ins.succeeded(key, device.address, self._desk.now() / 1000)
        self._desk.changed(welcome.person.id)
        return welcome

    def _check_open(self, open_to_all: bool, invitation: str) -> None:
        if not (open_to_all or invitation):
            raise refuse(HOUSE, "may.invitation_needed")

    def _count_arrival(self, device: Device) -> None:
        if wait := self._arrivals.begin(device.address, self._desk.now() / 1000):
            raise refuse(HOUSE, "wait.arrivals", seconds=wait)

    def _count_sign_in(self, key: str, device: Device) -> None:
        if wait := self._sign_ins.begin(key, device.address, self._desk.now() / 1000):
            raise refuse(HOUSE, "wait.sign_in", seconds=wait)

    async def _row(self, key: str) -> Row[Any] | None:
        wanted = select(PEOPLE).where(PEOPLE.c.name_key == key)
        return await self._desk.tables.query(lambda connection: connection.execute(wanted).one_or_none())

    async def _arrived(self, name: Name, device: Device, kept: str | None, invitation: str) -> Welcome:
        def work(connection: Connection) -> Welcome:
            kind: Kind = "guest" if kept is None else "member"
            person_id = added(connection, self._desk, name, kind, device.language, kept)
            if invitation:
                used(connection, self._desk, invitation, person_id)
            return self._welcome(connection, person_id, device)

        return await self._named(name, work)

    async def _named(self, name: Name, work: Work[T]) -> T:
        """Do `work`, which takes a name; if it is taken, say so and offer one near it."""
        try:
            return await self._desk.tables.transact(work)
        except IntegrityError:
            # From none: SQLAlchemy's error holds the row that was not added.
            raise await taken(self._desk, name) from None

    def _welcome(self, connection: Connection, person_id: str, device: Device) -> Welcome:
        person = person_in(connection, person_id, self._desk.now())
        if person.barred:
            raise refuse(HOUSE, "may.barred")
        return Welcome(person, *begun(connection, self._desk, person_id, device.label))


def _spent(connection: Connection, key: str, code: str, now: int) -> str | None:
    """Use up a recovery code; whose it was."""
    whose = select(PEOPLE.c.id).where(PEOPLE.c.name_key == key).scalar_subquery()
    right = RECOVERIES.c.person == whose, RECOVERIES.c.code == code_hash(code), RECOVERIES.c.ends > now
    return (
        connection.execute(delete(RECOVERIES).where(*right).returning(RECOVERIES.c.person))
    ).scalar_one_or_none()
