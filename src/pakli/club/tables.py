"""
The club's tables. `migrations/` makes them; a test compares.

Of tokens, codes and passwords only hashes are kept. Times are milliseconds since 1970, UTC.

Tested in   tests/club/test_upgrade.py
"""

from pathlib import Path
from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, Table, Text
from sqlalchemy.types import TypeEngine

from pakli.store.schema import Schema, new_metadata

__all__ = [
    "ACTS",
    "BOTS",
    "CALENDARS",
    "COMING",
    "CURRENCIES",
    "INVITATIONS",
    "INVITED",
    "NIGHTS",
    "NOTES",
    "PEOPLE",
    "RECOVERIES",
    "SCHEMA",
    "SEASONS",
    "SESSIONS",
    "UNLISTED",
]

METADATA: Final[MetaData] = new_metadata()

# Ordered by code point on every engine, as the store's names are.
Id: Final[TypeEngine[str]] = Text().with_variant(Text(collation="C"), "postgresql")

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Id, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Id, nullable=True, unique=True),
    Column("kind", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("password", Text, nullable=True),
    Column("language", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("muted_until", BigInteger, nullable=False),
    Column("barred", Boolean, nullable=False),
    Column("granted", BigInteger, nullable=False),
)
"""
Everybody, the house's bots too. No key: the name has been given to somebody else, whoever had it cannot come
back. `password` is argon2's own text; `granted` says when practice chips were last given, 0: never.
"""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", Id, primary_key=True),
    Column("token", LargeBinary, nullable=False, unique=True),
    Column("person", Id, nullable=False),
    Column("device", Text, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
    Index("ix_sessions_person", "person"),
)
"""Who is signed in where. `token` is a hash."""

INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("id", Id, primary_key=True),
    Column("token", LargeBinary, nullable=False, unique=True),
    Column("role", Text, nullable=False),
    Column("member", Boolean, nullable=False),
    Column("table_id", Id, nullable=False),
    Column("note", Text, nullable=False),
    Column("made_by", Id, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
    Column("uses_left", Integer, nullable=False),
)
"""Links that let somebody in: as what, to which private table (empty: none), how often. `token` is a hash."""

INVITED: Final = Table(
    "invited",
    METADATA,
    Column("person", Id, primary_key=True),
    Column("table_id", Id, primary_key=True),
)
"""Which private tables a person was invited to."""

RECOVERIES: Final = Table(
    "recoveries",
    METADATA,
    Column("person", Id, primary_key=True),
    Column("code", LargeBinary, nullable=False),
    Column("ends", BigInteger, nullable=False),
)
"""The one recovery code of each person that still holds. `code` is a hash."""

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("person", Id, primary_key=True),
    Column("player", Id, primary_key=True),
    Column("text", Text, nullable=False),
    Column("tag", Text, nullable=False),
)
"""What `person` has noted about `player`; read by nobody else."""

ACTS: Final = Table(
    "acts",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("by", Id, nullable=False),
    Column("what", Text, nullable=False),
    Column("whom", Id, nullable=False),
    Column("detail", Text, nullable=False),
    sqlite_autoincrement=True,
)
"""
What those in charge have done with people; written with the deed, never changed, but that names
of who has left for good are removed.
"""

NIGHTS: Final = Table(
    "nights",
    METADATA,
    Column("id", Id, primary_key=True),
    Column("title", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("starts", BigInteger, nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("cancelled", Boolean, nullable=False),
    Column("changes", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("made_by", Id, nullable=False),
)
"""Evenings at which the club meets. `changes`: how often one was changed, for calendars; `changed`: when."""

COMING: Final = Table(
    "coming",
    METADATA,
    Column("night", Id, primary_key=True),
    Column("person", Id, primary_key=True),
    Column("answer", Text, nullable=False),
)
"""Who comes to which night."""

CALENDARS: Final = Table(
    "calendars",
    METADATA,
    Column("person", Id, primary_key=True),
    Column("token", LargeBinary, nullable=False, unique=True),
)
"""The address of each person's calendar. `token` is a hash."""

SEASONS: Final = Table(
    "seasons",
    METADATA,
    Column("id", Id, primary_key=True),
    Column("title", Text, nullable=False),
    Column("begins", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("currency", Text, nullable=False),
    Column("shown", Boolean, nullable=False),
)
"""Spans of time for which the club keeps standings. `shown`: to members, not to the host alone."""

UNLISTED: Final = Table(
    "unlisted",
    METADATA,
    Column("person", Id, primary_key=True),
)
"""Who wants to be on no standing."""

CURRENCIES: Final = Table(
    "currencies",
    METADATA,
    Column("code", Id, primary_key=True),
    Column("digits", Integer, nullable=False),
)
"""How many digits stand behind the point in each currency that is counted in; never changed."""

BOTS: Final = Table(
    "bots",
    METADATA,
    Column("person", Id, primary_key=True),
    Column("owner", Id, nullable=False),
    Column("token", LargeBinary, nullable=True, unique=True),
    Column("plays", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("ix_bots_owner", "owner"),
)
"""
Members' bots: each is a person of its own. `token` is a hash; none: it was revoked. `plays`: it may sit down,
not look on alone; `used`: when it last came in, 0: never.
"""

SCHEMA: Final = Schema("club", METADATA, Path(__file__).parent / "migrations")
"""The club's own tables and how they come to be: what a store is opened with."""
