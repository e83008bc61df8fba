"""
The tables in which hands are found again. `migrations/` makes them; a test compares.

All but `HAND_LINKS` is worked out from the log and may be worked out again.

Tested in   tests/store/test_migrations.py, tests/room/test_hands.py
"""

from pathlib import Path
from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, Table, Text
from sqlalchemy.types import TypeEngine

from pakli.store.schema import Schema, new_metadata

__all__ = ["HANDS", "HANDS_SCHEMA", "HAND_LINKS", "HAND_MARKS", "PLAYED", "READ_TO", "RESULTS"]

METADATA: Final[MetaData] = new_metadata()

# Ordered by code point on every engine, as the store's names are.
Id: Final[TypeEngine[str]] = Text().with_variant(Text(collation="C"), "postgresql")

READ_TO: Final = Table(
    "hands_read_to",
    METADATA,
    Column("stream", Id, primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("saved", LargeBinary, nullable=False),
    Column("looked", BigInteger, nullable=False),
    Column("marked", Integer, nullable=False),
)
"""
From where each stream is read on: the beginning of the last hand that was over, and what its table was like
there, packed (`kept_saved`). `looked`: the version up to which there was nothing more; `marked`: hands at the
last mark, -1: there is none.
"""

HAND_MARKS: Final = Table(
    "hand_marks",
    METADATA,
    Column("table_id", Id, primary_key=True),
    Column("hands", Integer, primary_key=True, autoincrement=False),
    Column("version", BigInteger, nullable=False),
    Column("saved", LargeBinary, nullable=False),
)
"""What a table was like before some of its hands: `hands` had been begun. So one is read by itself."""

HANDS: Final = Table(
    "hands",
    METADATA,
    Column("table_id", Id, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("title", Text, nullable=False),
    Column("tournament", Id, nullable=False),
    Column("money", Text, nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("digits", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("limit_name", Text, nullable=False),
    Column("blind", BigInteger, nullable=False),
    Column("pot", BigInteger, nullable=False),
    Column("showdown", Boolean, nullable=False),
    Column("tallies", Text, nullable=False),
)
"""
Hands that people played. `at`: when it was over, in milliseconds since 1970. `title`: what the table was
called. `money`: ``"practice"``, ``"tournament"`` or the code of a currency, of which a chip is `value` units.
`tallies`: JSON, by player what he did and where he sat (`HandTally`).
"""

PLAYED: Final = Table(
    "hands_played",
    METADATA,
    Column("person", Id, primary_key=True),
    Column("table_id", Id, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("gain", BigInteger, nullable=False),
    Column("stack", BigInteger, nullable=False),
    Column("shown_down", Boolean, nullable=False),
    Index(None, "person", "at", "table_id", "number"),
)
"""Who was dealt into which hand, what he gained, and his stack after it. Bots of the house are left out."""

RESULTS: Final = Table(
    "event_results",
    METADATA,
    Column("person", Id, primary_key=True),
    Column("event", Id, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("money", Text, nullable=False),
    Column("digits", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("paid", BigInteger, nullable=False),
    Column("won", BigInteger, nullable=False),
    Index(None, "person", "at"),
)
"""How tournaments that are over ended for everybody: what he paid for all his entries, what he won in all."""

HAND_LINKS: Final = Table(
    "hand_links",
    METADATA,
    Column("id", Id, primary_key=True),
    Column("token", LargeBinary, nullable=False, unique=True),
    Column("person", Id, nullable=False),
    Column("table_id", Id, nullable=False),
    Column("number", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index(None, "person", "made"),
)
"""Links by which somebody shows a hand as he saw it. Of the token only a hash is kept."""

HANDS_SCHEMA: Final = Schema("hands", METADATA, Path(__file__).parent / "migrations")
"""These tables and how they come to be."""
