"""
A person's statement: what came to his account and left it, each line with its table, reason and who did it.

Knows       the ledger, and the tables' names by their streams. How it is printed is `paper`.
Tested in   tests/room/test_statements.py
"""

from collections.abc import Collection
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, select

from pakli.club import MACHINE, Club
from pakli.room.journal import table_stream
from pakli.room.money import escrow
from pakli.room.records import RECORDS, Opened, OpeningChanged
from pakli.room.tournaments.purse import escrow_of
from pakli.room.tournaments.records import EVENTS as TOURNAMENT_EVENTS
from pakli.room.tournaments.records import EventOpened, event_stream
from pakli.store import UPCASTERS, Line, Store, Stored
from pakli.store.tables import EVENTS
from pakli.texts import translator

__all__ = ["Entry", "Statement", "named", "statement_of", "table_names"]

_TABLE: Final = escrow("")
_KEPT_AS: Final = tuple(str(kind.__struct_config__.tag) for kind in (Opened, OpeningChanged))


class Entry(Struct, frozen=True, kw_only=True):
    """A line of a statement."""

    entry: int
    """Version of the ledger's stream: what a correction names."""
    at: float
    """Milliseconds since 1970."""
    what: str
    """A code, such as `buy_in` or `correction`."""
    amount: int
    """What came (below nothing: left), in the currency's smallest unit."""
    balance: int
    """After it."""
    table: str
    """Its name, or the tournament's; empty: it was at none."""
    note: str
    """Why, in words of who did it."""
    by: str
    """Name of who did it; empty: it followed by itself."""
    undoes: int
    """The entry that it takes back; 0: none."""


class Statement(Struct, frozen=True, kw_only=True):
    """What happened in one account of a person."""

    currency: str
    """Empty: practice chips."""
    digits: int
    """Of its smallest unit, how many stand behind the point."""
    balance: int
    credit: int
    """By how much it may be below nothing."""
    entries: tuple[Entry, ...]
    """The newest first."""
    more: bool
    """Whether there are older ones."""


async def statement_of(
    club: Club, store: Store, person_id: str, currency: str, *, before: int = 0, limit: int | None = None
) -> Statement:
    """
    The statement of a person.

    Args:
        club: whose accounts.
        store: where the club is.
        person_id: whose.
        currency: its code; empty: practice chips.
        before: only entries before this one; 0: from the last.
        limit: at most so many; None: all.

    Raises:
        StoreFailed: the database failed.
    """
    wanted = None if limit is None else limit + 1
    lines = await club.accounts.latest(person_id, currency, before=before or None, limit=wanted)
    more = limit is not None and len(lines) > limit
    lines = lines[:limit]
    tables = await table_names(store, {table for line in lines if (table := _table_of(line))})
    tables |= await event_names(store, {event for line in lines if (event := _event_of(line))})
    people = await named(club, {line.remark.by for line in lines})
    return Statement(
        currency=currency,
        digits=await club.currencies.digits(currency),
        balance=await club.accounts.balance(person_id, currency),
        credit=await club.accounts.credit(person_id, currency),
        entries=tuple([_entry(line, tables, people) for line in lines]),
        more=more,
    )


async def named(club: Club, ids: Collection[str]) -> dict[str, str]:
    """Names of people by id; the machine's command line acts as the house itself."""
    return {**await club.people.names(ids), MACHINE.id: MACHINE.name, "": ""}


async def table_names(store: Store, ids: Collection[str]) -> dict[str, str]:
    """
    How tables are called, or were when they were closed; by id.

    Raises:
        StoreFailed: the database failed.
    """

    def work(connection: Connection) -> dict[str, str]:
        return {table_id: _name_of(connection, table_id) for table_id in ids}

    return await store.query(work) if ids else {}


async def event_names(store: Store, accounts: Collection[str]) -> dict[str, str]:
    """
    How the tournaments with these accounts are called; by account.

    Raises:
        StoreFailed: the database failed.
    """
    found: dict[str, str] = {}
    for account in accounts:
        first = await store.read(event_stream(account.removeprefix(escrow_of(""))), limit=1)
        opening = TOURNAMENT_EVENTS.decode(first[0]) if first else None
        found[account] = opening.structure.name if isinstance(opening, EventOpened) else ""
    return found


def _name_of(connection: Connection, table_id: str) -> str:
    stream = table_stream(table_id)
    query = (
        select(*EVENTS.c["version", "at", "tag", "schema", "data"])
        .where(EVENTS.c.stream == stream, EVENTS.c.tag.in_(_KEPT_AS))
        .order_by(EVENTS.c.version.desc())
        .limit(1)
    )
    row = connection.execute(query).one_or_none()
    if row is None:
        return table_id
    upcast = UPCASTERS.raised(row.tag, row.schema, row.data.encode())
    record = RECORDS.decode(Stored(stream, row.version, row.at, *upcast))
    return record.manners.name if isinstance(record, Opened | OpeningChanged) else table_id


def _table_of(line: Line) -> str:
    """Id of the table that the line is about; empty: none."""
    return next((name.removeprefix(_TABLE) for name in line.others if name.startswith(_TABLE)), "")


def _event_of(line: Line) -> str:
    """Account of the tournament that the line is about; empty: none."""
    return next((name for name in line.others if name.startswith(escrow_of(""))), "")


def _entry(line: Line, tables: dict[str, str], people: dict[str, str]) -> Entry:
    return Entry(
        entry=line.entry,
        at=line.at,
        what=_what(line),
        amount=line.amount,
        balance=line.balance,
        table=tables.get(_table_of(line) or _event_of(line), ""),
        note=line.remark.note,
        by=people.get(line.remark.by, line.remark.by),
        undoes=line.remark.undoes,
    )


def _what(line: Line) -> str:
    """What the line is; at a table the chips say it: who leaves is told so, whatever made him leave."""
    if not _table_of(line):
        return line.reason if translator("en").has(f"account-{line.reason}") else "other"
    if line.amount > 0:
        return "cash_out"
    return "top_up" if line.reason == "top_up" else "buy_in"
