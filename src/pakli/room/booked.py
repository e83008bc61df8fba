"""
What the log says was booked, for who proves it: a stream's events, and the entries of the ledger beside them.

Tested in   tests/room/test_books.py
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from sqlalchemy import Connection, select

from pakli.store import LEDGER, LEDGER_EVENTS, UPCASTERS, Booked, Posting, Stored
from pakli.store.tables import EVENTS, POSTINGS

__all__ = ["CHUNK", "entries_of", "events_of", "summed", "version_in"]

CHUNK: Final = 1000


def events_of(connection: Connection, stream: str) -> Iterator[Stored]:
    """The events of a stream, oldest first, as this release reads them."""
    after = 0
    while True:
        query = (
            select(*EVENTS.c["version", "at", "tag", "schema", "data"])
            .where(EVENTS.c.stream == stream, EVENTS.c.version > after)
            .order_by(EVENTS.c.version)
            .limit(CHUNK)
        )
        rows = connection.execute(query).all()
        if not rows:
            return
        for version, at, tag, schema, data in rows:
            yield Stored(stream, version, at, *UPCASTERS.raised(tag, schema, data.encode()))
        after = rows[-1].version


def entries_of(connection: Connection, account: str) -> list[tuple[int, Booked]]:
    """The entries with this account in them, each once, oldest first, with their versions."""
    query = (
        select(*EVENTS.c["version", "at", "tag", "schema", "data"])
        .where(EVENTS.c.stream == LEDGER)
        .where(EVENTS.c.version.in_(select(POSTINGS.c.entry).where(POSTINGS.c.account == account)))
        .order_by(EVENTS.c.version)
    )
    found = []
    for version, at, tag, schema, data in connection.execute(query):
        event = LEDGER_EVENTS.decode(
            Stored(LEDGER, version, at, *UPCASTERS.raised(tag, schema, data.encode()))
        )
        if isinstance(event, Booked):
            found.append((version, event))
    return found


def version_in(booked: Booked, stream: str) -> int:
    """The version of a stream after an entry's append; 0: the stream is not in it."""
    return dict(booked.of).get(stream, 0)


def summed(lines: Iterable[Posting]) -> dict[str, int]:
    """What comes to each account in all, where it is not nothing."""
    sums: Counter[str] = Counter()
    for line in lines:
        sums[line.account] += line.amount
    return {account: amount for account, amount in sums.items() if amount}
