"""
The store's tables. `migrations/versions/` makes them; a test compares.

`events` is the truth. `streams`, `accounts` and `postings` are worked out from it while it is written, in the
same transaction, and `check` works them out again.

Tested in   tests/store/test_migrations.py
"""

from pathlib import Path
from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
)

from pakli.store.schema import Schema, new_metadata

__all__ = ["ACCOUNTS", "COMMANDS", "EVENTS", "POSTINGS", "SNAPSHOTS", "STORE", "STREAMS", "starts_with"]

METADATA: Final[MetaData] = new_metadata()

# PostgreSQL orders text by the machine's language unless told otherwise. Names are ordered by code point, as
# Python does: locks are taken in that order, a prefix is a range.
Name: Final = Text().with_variant(Text(collation="C"), "postgresql")

STREAMS: Final = Table(
    "streams",
    METADATA,
    Column("name", Name, primary_key=True),
    Column("version", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Where each stream ends."""

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("stream", Name, primary_key=True),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("tag", Text, nullable=False),
    Column("schema", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("mark", Text, nullable=True),
)
"""
The log. `at` is in milliseconds since 1970; `data` is JSON as it was written, for ever. `mark`: see `Append`.

Its rows lie in the order in which they were written: in that of the key, which is the streams', each short
row would have a page of its own to be written with.
"""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("stream", Name, primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("schema", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""The newest snapshot of each stream."""

COMMANDS: Final = Table(
    "commands",
    METADATA,
    Column("id", Name, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("receipt", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""What was answered to each command, as JSON."""

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("name", Name, primary_key=True),
    Column("balance", BigInteger, nullable=False),
    Column("floor", BigInteger, nullable=True),
    sqlite_with_rowid=False,
)
"""What each account holds, and what must be left in it; a null floor: there is none."""

POSTINGS: Final = Table(
    "postings",
    METADATA,
    Column("entry", BigInteger, primary_key=True, autoincrement=False),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("account", Name, nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("balance", BigInteger, nullable=False),
    Index(None, "account", "entry", "line"),
    sqlite_with_rowid=False,
)
"""Every line of every entry (its version in the stream `ledger`), with the account's balance after it."""

STORE: Final = Schema("store", METADATA, Path(__file__).parent / "migrations" / "versions")
"""The store's own tables and how they come to be."""


def starts_with(column: ColumnElement[str], prefix: str) -> ColumnElement[bool]:
    """Rows whose name begins with `prefix`, found by the index: names are ASCII."""
    return and_(column >= prefix, column < prefix + "\x7f")
