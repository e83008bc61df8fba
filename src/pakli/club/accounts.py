"""
Accounts: what each person has, in the store's double entry.

Every person has one account for practice chips and one for each currency (T6). Practice chips come out of
the account `practice`, which may owe without end; money comes out of `house:` and the currency when the host
takes it in and pays it out. A credit line is a floor below nothing, which the ledger itself keeps.

Buying in and cashing out are the table's business: one append with the table's events.

Knows       the store's ledger; the column `granted`. Tested in tests/club/test_accounts.py
"""

from typing import Final

from sqlalchemy import Connection, select, update

from pakli.club.audit import noted
from pakli.club.desk import Desk
from pakli.club.person import Person
from pakli.club.refusals import HOUSE, Refused, refuse
from pakli.club.rights import Place, What, may
from pakli.club.tables import PEOPLE
from pakli.store import Line, Overdrawn, Posting, Store
from pakli.store.tables import ACCOUNTS

__all__ = ["MOST_CHIPS", "PRACTICE", "Accounts", "account_of", "source_of"]

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


class Accounts:
    """What people have."""

    def __init__(self, desk: Desk, store: Store) -> None:
        """Keep accounts in the store's ledger."""
        self._desk = desk
        self._store = store
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

    async def credit(self, person_id: str, currency: str = "") -> int:
        """By how many chips the account may be below nothing."""
        floor = select(ACCOUNTS.c.floor).where(ACCOUNTS.c.name == account_of(person_id, currency))
        return -(await self._desk.tables.query(lambda connection: connection.execute(floor).scalar()) or 0)

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
        await self._book(person.id, "", lacking, "grant", f"grant:{person.id}:{now}")
        return lacking

    async def grant(
        self, by: Person, whom: Person, chips: int, currency: str = "", *, command: str | None = None
    ) -> None:
        """
        Give somebody chips for what he pays in, or as a present; a negative number takes them back.

        Args:
            by: who gives.
            whom: who gets.
            chips: how many; in the smallest unit of `currency` if there is one.
            currency: its code; empty: practice chips.
            command: an id of this deed, so that asking twice does it once.

        Raises:
            Refused: `by` may not, no or too many chips (`chips.amount`), or `whom` has not so many to take
                back (`chips.overdrawn`).
        """
        _check(by, "grant_chips", whom)
        if not 0 < abs(chips) <= MOST_CHIPS:
            raise refuse(HOUSE, "chips.amount", most=MOST_CHIPS)
        await self._book(whom.id, currency, chips, "gift" if chips > 0 else "taken_back", command)
        await self._note(by, "granted", whom, chips, currency)

    async def set_credit(self, by: Person, whom: Person, chips: int, currency: str = "") -> None:
        """
        Say by how many chips somebody's account may be below nothing; 0: not at all.

        Who owes more already can only pay in.

        Raises:
            Refused: `by` may not, or it is below nothing or too much (`chips.amount`).
        """
        _check(by, "set_credit", whom)
        if not 0 <= chips <= MOST_CHIPS:
            raise refuse(HOUSE, "chips.amount", most=MOST_CHIPS)
        await self._store.ledger.set_floor(account_of(whom.id, currency), -chips)
        await self._note(by, "credit", whom, chips, currency)

    async def _is_due(self, person_id: str, now: int, every: int, *, few: bool) -> bool:
        """Whether chips are to be given; noted at once, so that of two who ask together one is told yes."""
        first = PEOPLE.c.granted == 0
        when = first | (PEOPLE.c.granted <= now - every) if few else first
        due = update(PEOPLE).where(PEOPLE.c.id == person_id, when).values(granted=now)

        def work(connection: Connection) -> bool:
            return connection.execute(due).rowcount > 0

        return await self._desk.tables.transact(work)

    async def _book(
        self, person_id: str, currency: str, chips: int, reason: str, command: str | None
    ) -> None:
        source = source_of(currency)
        if source not in self._sources:
            await self._store.ledger.set_floor(source, None)
            self._sources.add(source)
        lines = [Posting(source, -chips), Posting(account_of(person_id, currency), chips)]
        try:
            await self._store.append(postings=lines, reason=reason, command=command)
        except Overdrawn as error:
            raise refuse(HOUSE, "chips.overdrawn", has=error.balance, chips=-chips) from error

    async def _note(self, by: Person, what: str, whom: Person, chips: int, currency: str) -> None:
        def work(connection: Connection) -> None:
            noted(connection, self._desk, by.id, what, whom.id, chips=chips, currency=currency)

        await self._desk.tables.transact(work)
        self._desk.changed(whom.id)


def _check(by: Person, what: What, whom: Person) -> None:
    if (no := may(by, what, Place(whom=whom))) is not None:
        raise Refused(no)
