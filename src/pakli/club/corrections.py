"""
Corrections: what was booked wrongly is put right by another entry, with a reason; nothing is ever changed.

Either an amount is given to somebody or taken from him, or an entry is taken back whole: the same lines the
other way, once. What a table booked goes with what happened at the table, so it is put right by an amount.

Clauses     F1 (who rules gives a reason, and it is written down).
Knows       the store's ledger. Tested in tests/club/test_corrections.py
"""

from typing import Final

from sqlalchemy import Connection

from pakli.club.accounts import Accounts, check, owner_of
from pakli.club.lines import reason_of
from pakli.club.people import People
from pakli.club.person import Person
from pakli.club.refusals import HOUSE, refuse
from pakli.store import Booked, Overdrawn, Posting, Remark, Store

__all__ = ["CORRECTION", "SETTLED", "Corrections"]

CORRECTION: Final = "correction"
SETTLED: Final = "settled"
"""Reasons of entries."""


class Corrections:
    """What the floor and the host put right."""

    def __init__(self, store: Store, accounts: Accounts, people: People) -> None:
        """Book in the store's ledger."""
        self._store = store
        self._accounts = accounts
        self._people = people

    async def correct(
        self,
        by: Person,
        whom: Person,
        chips: int,
        currency: str,
        reason: str,
        *,
        command: str | None = None,
    ) -> None:
        """
        Put somebody's account right.

        Args:
            by: who does it.
            whom: whose account.
            chips: how much more he should have, or, below nothing, less; in the currency's smallest unit.
            currency: its code; empty: practice chips.
            reason: in his own words; it stands in the statement.
            command: an id of this deed, so that asking twice does it once.

        Raises:
            Refused: `by` may not, there is no reason, no or too many chips, or not so many in the account.
        """
        check(by, "correct_chips", whom)
        remark = Remark(reason_of(reason), by.id)
        detail: dict[str, int | str] = {"chips": chips, "currency": currency, "reason": remark.note}
        note = self._accounts.noting(by, "corrected", whom.id, **detail)
        booking = await self._accounts.booking(whom, chips, currency, CORRECTION, remark, note)
        await self._accounts.book(by, whom, booking, command)

    async def take_back(self, by: Person, entry: int, reason: str) -> int:
        """
        Take an entry back: the same lines the other way. The version of the new entry.

        Args:
            by: who does it.
            entry: version in the stream ``ledger``.
            reason: in his own words.

        Raises:
            Refused: `by` may not do that to somebody in it, there is no such entry (`gone.entry`), a table
                booked it (`chips.of_table`), it was taken back before (`chips.undone`), there is no reason,
                or somebody would owe more than he may.
        """
        check(by, "correct_chips")
        booked = await self._store.ledger.entry(entry)
        if booked is None:
            raise refuse(HOUSE, "gone.entry")
        await self._check(by, booked)
        remark = Remark(reason_of(reason), by.id, entry)
        lines = [Posting(account, -amount) for account, amount in booked.lines]
        people = _people_in(booked)
        detail: dict[str, int | str] = {"entry": entry, "reason": remark.note}
        notes = [self._accounts.noting(by, "undone", person_id, **detail) for person_id in people]

        def also(connection: Connection) -> None:
            for note in notes:
                note(connection)

        try:
            receipt = await self._store.append(
                postings=lines, reason=CORRECTION, remark=remark, command=f"undo:{entry}", also=also
            )
        except Overdrawn as error:
            raise await self._accounts.overdrawn(error, by.language) from error
        if receipt.repeated:
            raise refuse(HOUSE, "chips.undone")
        for person_id in people:
            self._accounts.changed(person_id)
        return receipt.entry

    async def _check(self, by: Person, booked: Booked) -> None:
        """Everybody it concerns has to be somebody whose account `by` may put right."""
        if booked.reason == SETTLED:
            check(by, "settle_up")
        for person_id in _people_in(booked):
            check(by, "correct_chips", await self._people.find(person_id))
        if any(account.startswith("table:") for account, _ in booked.lines):
            raise refuse(HOUSE, "chips.of_table")


def _people_in(booked: Booked) -> list[str]:
    owners = [owner_of(account) for account, _ in booked.lines]
    return list(dict.fromkeys(owner[0] for owner in owners if owner is not None))
