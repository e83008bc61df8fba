"""
The ledger as it stands: balances, statements, floors. What moves money is `Store.append`, with postings.

Tested in   tests/contract/test_store_ledger.py
"""

from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeVar

from msgspec import json
from sqlalchemy import select

from pakli.store.database import Work
from pakli.store.earlier import UPCASTERS
from pakli.store.judge import Request
from pakli.store.ledger_events import Booked, FloorSet
from pakli.store.records import LEDGER, Line, Receipt, check_name
from pakli.store.tables import ACCOUNTS, EVENTS, POSTINGS, starts_with

__all__ = ["Ledger"]

T = TypeVar("T")


class Query(Protocol):
    """`Store.query`."""

    async def __call__(self, work: Work[T]) -> T:
        """What `work` finds."""
        ...


BOOKED: Final = json.Decoder(Booked)


class Ledger:
    """Accounts of one store: all that was ever posted adds up to zero. Amounts are chips, or cents."""

    def __init__(self, query: Query, append: Callable[[Request], Awaitable[Receipt]]) -> None:
        """What the store does for it."""
        self._query: Final = query
        self._append: Final = append

    async def balance(self, account: str) -> int:
        """
        What the account holds; 0 if nothing was ever posted to it.

        Raises:
            StoreFailed: the database failed.
        """
        query = select(ACCOUNTS.c.balance).where(ACCOUNTS.c.name == account)
        return await self._query(lambda connection: connection.execute(query).scalar()) or 0

    async def balances(self, prefix: str = "") -> dict[str, int]:
        """
        What every account holds whose name begins with `prefix`, by name.

        Raises:
            StoreFailed: the database failed.
        """
        query = (
            select(ACCOUNTS.c.name, ACCOUNTS.c.balance)
            .where(starts_with(ACCOUNTS.c.name, prefix))
            .order_by(ACCOUNTS.c.name)
        )
        return dict(await self._query(lambda connection: connection.execute(query).all()))

    async def statement(self, account: str, after: int = 0, limit: int | None = None) -> list[Line]:
        """
        What was posted to the account, oldest first.

        Args:
            account: its name.
            after: only entries after this version of the stream ``ledger``.
            limit: at most so many lines; None: all.

        Raises:
            StoreFailed: the database failed.
        """
        query = (
            select(*POSTINGS.c["entry", "amount", "balance"], *EVENTS.c["at", "tag", "schema", "data"])
            .join(EVENTS, (EVENTS.c.stream == LEDGER) & (EVENTS.c.version == POSTINGS.c.entry))
            .where(POSTINGS.c.account == account, POSTINGS.c.entry > after)
            .order_by(POSTINGS.c.entry, POSTINGS.c.line)
            .limit(limit)
        )
        rows = await self._query(lambda connection: connection.execute(query).all())
        return [
            Line(row.entry, row.at, row.amount, row.balance, _booked(row.tag, row.schema, row.data).reason)
            for row in rows
        ]

    async def set_floor(self, account: str, floor: int | None) -> None:
        """
        Say what must be left in the account from now on: 0 is what every account begins with.

        An account that is below its floor can only be paid into. Saying the same again writes nothing.

        Args:
            account: its name.
            floor: chips, or cents; None: there is none, it may owe.

        Raises:
            ValueError: `account` is no name.
            StoreFailed: the database failed.
        """
        await self._append(Request(floor=FloorSet(check_name(account), floor)))


def _booked(tag: str, schema: int, data: str) -> Booked:
    return BOOKED.decode(UPCASTERS.raised(tag, schema, data.encode())[2])
