"""
Settling up at the end of a night: who owes whom in a currency, and that it was paid.

What everybody has in his account, or owes, and what the house has, with the rake: together they add up to
nothing once no chips lie on tables. Who has paid whom happens outside of Pakli, which moves no money; that it
has is booked when the host says so, and all these accounts hold nothing then. Practice chips are never in it.

Knows       the store's ledger; how to settle is `settling`. Tested in tests/club/test_nights.py
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from pakli.club.accounts import Accounts, account_of, check, owner_of, rake_of, source_of
from pakli.club.corrections import SETTLED
from pakli.club.lines import reason_of
from pakli.club.person import Person
from pakli.club.refusals import HOUSE, refuse
from pakli.club.settling import Settling, settled
from pakli.store import Line, Moved, Posting, Remark, Store

__all__ = ["HOUSE_PARTY", "Night", "Nights"]

HOUSE_PARTY: Final = ""
"""The house among those who owe and are owed, where people are named by their ids."""


class Night(Struct, frozen=True):
    """How things stand in a currency, in its smallest unit."""

    currency: str
    balances: dict[str, int]
    """By person's id, who owes (below nothing) or is owed; the house, by `HOUSE_PARTY`, with its rake."""
    raked: int
    """Of what the house has."""
    on_tables: int
    """What lies on tables still: nothing can be settled before it is back in accounts."""
    settling: Settling | None
    """Who pays whom; None: chips lie on tables."""


class Nights:
    """The nights of a club."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        """Read and book in the store's ledger."""
        self._store = store
        self._accounts = accounts

    async def night(self, by: Person, currency: str) -> Night:
        """
        How things stand.

        Raises:
            Refused: `by` may not see it, or these are practice chips (`settle.practice`).
        """
        check(by, "see_ledger")
        if not currency:
            raise refuse(HOUSE, "settle.practice")
        return _night(currency, await self._store.ledger.balances())

    async def settle(self, by: Person, currency: str, note: str, seen: Mapping[str, int]) -> int:
        """
        Book that everybody has paid; the version of the entry.

        Args:
            by: who says so.
            currency: its code.
            note: why, in his own words.
            seen: the balances that he has settled (`Night.balances`); nothing is booked if they are others by
                now, in the moment of booking.

        Raises:
            Refused: `by` may not, there is no reason, chips lie on tables (`settle.on_tables`), nobody owes
                anything (`settle.nothing`), or the balances have changed (`settle.changed`).
        """
        check(by, "settle_up")
        remark = Remark(reason_of(note), by.id)
        night = await self.night(by, currency)
        if night.on_tables:
            raise refuse(HOUSE, "settle.on_tables")
        if not night.balances:
            raise refuse(HOUSE, "settle.nothing")
        if night.balances != dict(seen):
            raise refuse(HOUSE, "settle.changed")
        await self._accounts.may_owe(source_of(currency))
        held = _held(night)
        lines = [Posting(line.account, -line.amount) for line in held]
        try:
            written = self._accounts.noting(by, SETTLED, currency=currency, reason=remark.note)
            receipt = await self._store.append(
                postings=lines, reason=SETTLED, remark=remark, held=held, also=written
            )
        except Moved as error:
            raise refuse(HOUSE, "settle.changed") from error
        for person_id in filter(None, night.balances):
            self._accounts.changed(person_id)
        return receipt.entry

    async def latest(self, by: Person, currency: str, limit: int = 20) -> list[Line]:
        """
        What the house's account in a currency was last part of, newest first: gifts, corrections, nights.

        Raises:
            Refused: `by` may not see it.
        """
        check(by, "see_ledger")
        return await self._store.ledger.latest(source_of(currency), limit=limit)


def _night(currency: str, balances: Mapping[str, int]) -> Night:
    found = {
        owner[0]: held
        for account, held in balances.items()
        if held and (owner := owner_of(account)) is not None and owner[1] == currency
    }
    raked = balances.get(rake_of(currency), 0)
    house = balances.get(source_of(currency), 0) + raked
    parties = {**found, HOUSE_PARTY: house} if house else found
    on_tables = -sum(parties.values())
    return Night(currency, parties, raked, on_tables, None if on_tables else settled(parties))


def _held(night: Night) -> list[Posting]:
    """
    What each account holds; the house's is always among them, so that its statement has every night.
    """
    people = {person_id: held for person_id, held in night.balances.items() if person_id != HOUSE_PARTY}
    held = [Posting(account_of(person_id, night.currency), amount) for person_id, amount in people.items()]
    house = night.balances.get(HOUSE_PARTY, 0) - night.raked
    held.append(Posting(source_of(night.currency), house))
    return [*held, Posting(rake_of(night.currency), night.raked)] if night.raked else held
