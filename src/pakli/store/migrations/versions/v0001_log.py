"""
The log, snapshots, commands, and what is worked out from the log: ends of streams, accounts, postings.

Never changed again: a later release adds migrations after it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NAME = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "streams",
        sa.Column("name", NAME, nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_streams"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "events",
        sa.Column("stream", NAME, nullable=False),
        sa.Column("version", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("tag", sa.Text(), nullable=False),
        sa.Column("schema", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("stream", "version", name="pk_events"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("stream", NAME, nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("schema", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("stream", name="pk_snapshots"),
    )
    op.create_table(
        "commands",
        sa.Column("id", NAME, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("receipt", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_commands"),
        sqlite_with_rowid=False,
    )
    _make_the_ledger()


def _make_the_ledger() -> None:
    op.create_table(
        "accounts",
        sa.Column("name", NAME, nullable=False),
        sa.Column("balance", sa.BigInteger(), nullable=False),
        sa.Column("floor", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("name", name="pk_accounts"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "postings",
        sa.Column("entry", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("account", NAME, nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("balance", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "line", name="pk_postings"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_postings_account_entry_line", "postings", ["account", "entry", "line"])


def downgrade() -> None:
    """A log is not unmade."""
    raise NotImplementedError
