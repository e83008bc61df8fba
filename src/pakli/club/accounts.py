"""
Accounts: what each person has, in the store's double entry.

Every person has one account for practice chips and one for each currency (T6). Practice chips come out of
the account `practice`, which may owe without end; money comes out of `house:` and the currency when the host
takes it in and pays it out; what tables raked is in `rake:` and the currency. A credit line is a floor below
nothing, which the ledger itself keeps.

Buying in and cashing out are the table's business: one append with the table's events. Nothing that was
booked is changed: what was wrong is put right by another entry, with a reason (`corrections`).

Knows       the store's ledger; the column `granted`. Tested in tests/club/test_accounts.py
"""

from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, update

from pakli.club.audit import noted
from pakli.club.currencies import Currencies
from pakli.club.desk import Desk
from pakli.club.lines import reason_of
from pakli.club.person import Person
from pakli.club.refusals import HOUSE, Refused, refuse
from pakli.club.rights import Place, What, may
from pakli.club.tables import PEOPLE
from pakli.store import Line, Overdrawn, Posting, Remark, Store, Work

__all__ = [
    "MOST_CHIPS",
    "PRACTICE",
    "Accounts",
    "Booking",
    "account_of",
    "check",
    "owner_of",
    "rake_of",
    "source_of",
]

PRACTICE: Final = "practice"
"""The account practice chips come from."""

MOST_CHIPS: Final = 10**12
"""The most that is given, or lent, at once."""


def account_of(person_id: str, currency: str = "") -> str:
    """The account of a person, in practice chips or, with a currency's code, in its smallest unit."""
    return f"player:{person_id}:{currency}" if currency else f"player:{person_id}"


def source_of(currency: str = "") -> str:
    """The account that chips come from and go back to."""
    return f"house:{currency}" if currency else PRACTICE


def rake_of(currency: str = "") -> str:
    """The account of what tables raked."""
    return f"rake:{currency}" if currency else "rake"


def owner_of(account: str) -> tuple[str, str] | None:
    """Id and currency of the person whose account it is; None: nobody's, but a table's or the house's."""
    kind, _, rest = account.partition(":")
    person_id, _, currency = rest.partition(":")
    return (person_id, currency) if kind == "player" else None


class Booking(Struct, frozen=True):
    """Chips to be moved, and what writes down who did it: for one append."""

    lines: tuple[Posting, ...]
    reason: str
    remark: Remark
    note: Work[None]


class Accounts:
    """What people have."""

    def __init__(self, desk: Desk, store: Store, currencies: Currencies) -> None:
        """Keep accounts in the store's ledger."""
        self._desk = desk
        self._store = store
        self._currencies = currencies
        self._sources: set[str] = set()

    async def balance(self, person_id: str, currency: str = "") -> int:
        """What the person has, what lies on tables not counted; below nothing where he owes."""
        return await self._store.ledger.balance(account_of(person_id, currency))

    async def holdings(self, person_id: str) -> dict[str, int]:
        """What the person has, by currency; practice chips, whose currency is empty, come first."""
        practice = account_of(person_id)
        found = await self._store.ledger.balances(practice)
        money = {name.removeprefix(f"{practice}:"): has for name, has in found.items() if name != practice}
        return {"": found.get(practice, 0), **money}

    async def statement(
        self, person_id: str, currency: str = "", *, after: int = 0, limit: int | None = None
    ) -> list[Line]:
        """Lines of the person's account, oldest first; `after`: the entry of the last line known."""
        return await self._store.ledger.statement(account_of(person_id, currency), after, limit)

    async def latest(
        self, person_id: str, currency: str = "", *, before: int | None = None, limit: int | None = None
    ) -> list[Line]:
        """The same, newest first; `before`: the entry of the last line known."""
        return await self._store.ledger.latest(account_of(person_id, currency), before, limit)

    async def credit(self, person_id: str, currency: str = "") -> int:
        """By how many chips the account may be below nothing."""
        _, floor = await self._store.ledger.account(account_of(person_id, currency))
        return -(floor or 0)

    async def give_practice_chips(self, person: Person) -> int:
        """
        See to it that who wants to play has practice chips; how many he was given, often none.

        The whole grant the first time; later, who has few left is filled up to it, once in a while. The
        house's bots need not wait.
        """
        policy, now = self._desk.policy, self._desk.now()
        lacking = policy.grant - await self.balance(person.id)
        every = 0 if person.is_bot else policy.refill_every
        if not await self._is_due(person.id, now, every, few=lacking > policy.grant - policy.refill_below):
            return 0
        await self.may_owe(PRACTICE)
        lines = (Posting(PRACTICE, -lacking), Posting(account_of(person.id), lacking))
        await self._store.append(postings=lines, reason="grant", command=f"grant:{person.id}:{now}")
        return lacking

    async def grant(
        self,
        by: Person,
        whom: Person,
        chips: int,
        currency: str = "",
        *,
        note: str = "",
        command: str | None = None,
    ) -> None:
        """
        Give somebody chips for what he pays in, or as a present; a negative number takes them back.

        Args:
            by: who gives.
            whom: who gets.
            chips: how many; in the smallest unit of `currency` if there is one.
            currency: its code; empty: practice chips.
            note: what for, if there is something to say; it stands in the statement.
            command: an id of this deed, so that asking twice does it once.

        Raises:
            Refused: `by` may not, no or too many chips (`chips.amount`), or `whom` has not so many to take
                back (`chips.overdrawn`, `chips.credit`).
        """
        booking = await self.granting(by, whom, chips, currency, note=note)
        await self.book(by, whom, booking, command)

    async def granting(
        self, by: Person, whom: Person, chips: int, currency: str = "", *, note: str = ""
    ) -> Booking:
        """
        The same, to be booked by whoever writes something else with it.

        Raises:
            Refused: `by` may not, or no or too many chips (`chips.amount`).
        """
        check(by, "grant_chips", whom)
        remark = Remark(reason_of(note, needed=False), by.id)
        what = "gift" if chips > 0 else "taken_back"
        detail: dict[str, int | str] = {"chips": chips, "currency": currency}
        return await self.booking(
            whom, chips, currency, what, remark, self.noting(by, "granted", whom.id, **detail)
        )

    async def set_credit(self, by: Person, whom: Person, chips: int, currency: str = "") -> None:
        """
        Say by how many chips somebody's account may be below nothing; 0: not at all.

        Who owes more already can only pay in.

        Raises:
            Refused: `by` may not, or it is below nothing or too much (`chips.amount`).
        """
        check(by, "set_credit", whom)
        if not 0 <= chips <= MOST_CHIPS:
            raise refuse(HOUSE, "chips.amount", most=MOST_CHIPS)
        await self._currencies.agree(currency)
        note = self.noting(by, "credit", whom.id, chips=chips, currency=currency)
        await self._store.ledger.set_floor(account_of(whom.id, currency), -chips, by.id, note)
        self._desk.changed(whom.id)

    async def booking(
        self, whom: Person, chips: int, currency: str, reason: str, remark: Remark, note: Work[None]
    ) -> Booking:
        """
        What moves chips between a person's account and where they come from; who may is asked by who calls
        this.

        Args:
            note: what writes down that it was done, in the same transaction.

        Raises:
            Refused: no or too many chips.
        """
        if not 0 < abs(chips) <= MOST_CHIPS:
            raise refuse(HOUSE, "chips.amount", most=MOST_CHIPS)
        await self._currencies.agree(currency)
        source = source_of(currency)
        await self.may_owe(source)
        lines = (Posting(source, -chips), Posting(account_of(whom.id, currency), chips))
        return Booking(lines, reason, remark, note)

    async def book(self, by: Person, whom: Person, booking: Booking, command: str | None) -> None:
        """
        Book it, and write down that it was done, in one piece.

        Raises:
            Refused: there are not so many in the account, told as `by` reads it.
        """
        try:
            await self._store.append(
                postings=booking.lines,
                reason=booking.reason,
                remark=booking.remark,
                command=command,
                also=booking.note,
            )
        except Overdrawn as error:
            raise await self.overdrawn(error, by.language) from error
        self._desk.changed(whom.id)

    async def overdrawn(self, error: Overdrawn, language: str) -> Refused:
        """Why an account cannot be drawn upon, with its credit line if there is one."""
        _, currency = owner_of(error.account) or ("", "")

        async def told(amount: int) -> str:
            return await self._currencies.text(amount, currency, language)

        has, chips = await told(error.balance), await told(-error.change)
        if not error.floor:
            return refuse(HOUSE, "chips.overdrawn", has=has, chips=chips)
        return refuse(HOUSE, "chips.credit", has=has, chips=chips, credit=await told(-error.floor))

    def noting(self, by: Person, what: str, whom: str = "", **detail: int | str) -> Work[None]:
        """What writes down what was done, in the transaction that does it."""

        def work(connection: Connection) -> None:
            noted(connection, self._desk, by.id, what, whom, **detail)

        return work

    def changed(self, person_id: str) -> None:
        """Tell who listens that something about somebody has changed."""
        self._desk.changed(person_id)

    async def _is_due(self, person_id: str, now: int, every: int, *, few: bool) -> bool:
        """Whether chips are to be given; noted at once, so that of two who ask together one is told yes."""
        first = PEOPLE.c.granted == 0
        when = first | (PEOPLE.c.granted <= now - every) if few else first
        due = update(PEOPLE).where(PEOPLE.c.id == person_id, when).values(granted=now)

        def work(connection: Connection) -> bool:
            return connection.execute(due).rowcount > 0

        return await self._desk.tables.transact(work)

    async def may_owe(self, account: str) -> None:
        """See to it that a source of chips may owe without end."""
        if account not in self._sources:
            await self._store.ledger.set_floor(account, None)
            self._sources.add(account)


def check(by: Person, what: What, whom: Person | None = None) -> None:
    """
    Let through who may do this with `whom`, or at all.

    Raises:
        Refused: he may not.
    """
    if (no := may(by, what, Place(whom=whom))) is not None:
        raise Refused(no)
