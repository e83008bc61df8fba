"""
People, their sessions, invitations, recovery codes, and what was done with them.

Never changed again: a later release adds migrations after it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "people",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("name_key", ID, nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.Column("muted_until", sa.BigInteger(), nullable=False),
        sa.Column("barred", sa.Boolean(), nullable=False),
        sa.Column("granted", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("name_key", name="uq_people_name_key"),
    )
    _make_ways_in()
    op.create_table(
        "acts",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", ID, nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("whom", ID, nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_acts"),
        sqlite_autoincrement=True,
    )


def _make_ways_in() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", ID, nullable=False),
        sa.Column("token", sa.LargeBinary(), nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.UniqueConstraint("token", name="uq_sessions_token"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "invitations",
        sa.Column("id", ID, nullable=False),
        sa.Column("token", sa.LargeBinary(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("member", sa.Boolean(), nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("made_by", ID, nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.Column("uses_left", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_invitations"),
        sa.UniqueConstraint("token", name="uq_invitations_token"),
    )
    op.create_table(
        "invited",
        sa.Column("person", ID, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_invited"),
    )
    op.create_table(
        "recoveries",
        sa.Column("person", ID, nullable=False),
        sa.Column("code", sa.LargeBinary(), nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_recoveries"),
    )


def downgrade() -> None:
    """People are not unmade."""
    raise NotImplementedError
