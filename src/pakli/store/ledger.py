"""
The ledger as it stands: balances, statements, floors. What moves money is `Store.append`, with postings.

Tested in   tests/contract/test_store_ledger.py
"""

from typing import Any, Final, Protocol, TypeVar

from msgspec import json
from sqlalchemy import Row, Select, select

from pakli.store.database import Work
from pakli.store.earlier import UPCASTERS
from pakli.store.judge import Request
from pakli.store.ledger_events import Booked, FloorSet
from pakli.store.records import LEDGER, Line, Receipt, Remark, check_name
from pakli.store.tables import ACCOUNTS, EVENTS, POSTINGS, starts_with

__all__ = ["Ledger"]

T = TypeVar("T")


class Query(Protocol):
    """`Store.query`."""

    async def __call__(self, work: Work[T]) -> T:
        """What `work` finds."""
        ...


BOOKED: Final = json.Decoder(Booked)
_BOOKED: Final = str(Booked.__struct_config__.tag)


class Appends(Protocol):
    """The store's way to its writer."""

    async def __call__(self, request: Request, also: Work[Any] | None = None) -> Receipt:
        """Do the append."""
        ...


class Ledger:
    """Accounts of one store: all that was ever posted adds up to zero. Amounts are chips, or cents."""

    def __init__(self, query: Query, append: Appends) -> None:
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

    async def account(self, account: str) -> tuple[int, int | None]:
        """
        What the account holds, and what must be left in it (None: nothing must).

        Raises:
            StoreFailed: the database failed.
        """
        query = select(ACCOUNTS.c.balance, ACCOUNTS.c.floor).where(ACCOUNTS.c.name == account)
        row = await self._query(lambda connection: connection.execute(query).one_or_none())
        return (0, 0) if row is None else (row.balance, row.floor)

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
        query = _lines(account).where(POSTINGS.c.entry > after)
        return await self._told(account, query.order_by(POSTINGS.c.entry, POSTINGS.c.line).limit(limit))

    async def latest(self, account: str, before: int | None = None, limit: int | None = None) -> list[Line]:
        """
        The same, newest first.

        Args:
            account: its name.
            before: only entries before this version of the stream ``ledger``; None: from the last.
            limit: at most so many lines; None: all.

        Raises:
            StoreFailed: the database failed.
        """
        query = _lines(account)
        if before is not None:
            query = query.where(POSTINGS.c.entry < before)
        newest = query.order_by(POSTINGS.c.entry.desc(), POSTINGS.c.line.desc())
        return await self._told(account, newest.limit(limit))

    async def entry(self, version: int) -> Booked | None:
        """
        The entry with this version of the stream ``ledger``; None: there is none.

        Raises:
            StoreFailed: the database failed.
        """
        query = select(*EVENTS.c["tag", "schema", "data"]).where(
            EVENTS.c.stream == LEDGER, EVENTS.c.version == version
        )
        row = await self._query(lambda connection: connection.execute(query).one_or_none())
        return None if row is None or row.tag != _BOOKED else _booked(row.tag, row.schema, row.data)

    async def floors(self, prefix: str = "") -> dict[str, int | None]:
        """
        What must be left in every account whose name begins with `prefix`, by name; None: nothing must.

        Raises:
            StoreFailed: the database failed.
        """
        query = select(ACCOUNTS.c.name, ACCOUNTS.c.floor).where(starts_with(ACCOUNTS.c.name, prefix))
        return dict(await self._query(lambda connection: connection.execute(query).all()))

    async def set_floor(
        self, account: str, floor: int | None, by: str = "", also: Work[Any] | None = None
    ) -> None:
        """
        Say what must be left in the account from now on: 0 is what every account begins with.

        An account that is below its floor can only be paid into. Saying the same again writes nothing.

        Args:
            account: its name.
            floor: chips, or cents; None: there is none, it may owe.
            by: id of who says so; empty: the house itself.
            also: see `Store.append`.

        Raises:
            ValueError: `account` is no name.
            StoreFailed: the database failed.
        """
        await self._append(Request(floor=FloorSet(check_name(account), floor, by)), also)

    async def _told(self, account: str, query: Select[Any]) -> list[Line]:
        rows = await self._query(lambda connection: connection.execute(query).all())
        return [_line(account, row) for row in rows]


def _lines(account: str) -> Select[Any]:
    return (
        select(*POSTINGS.c["entry", "amount", "balance"], *EVENTS.c["at", "tag", "schema", "data"])
        .join(EVENTS, (EVENTS.c.stream == LEDGER) & (EVENTS.c.version == POSTINGS.c.entry))
        .where(POSTINGS.c.account == account)
    )


def _line(account: str, row: Row[Any]) -> Line:
    booked = _booked(row.tag, row.schema, row.data)
    others = dict.fromkeys(name for name, _ in booked.lines if name != account)
    remark = Remark(booked.note, booked.by, booked.undoes)
    return Line(row.entry, row.at, row.amount, row.balance, booked.reason, tuple(others), remark)


def _booked(tag: str, schema: int, data: str) -> Booked:
    return BOOKED.decode(UPCASTERS.raised(tag, schema, data.encode())[2])
