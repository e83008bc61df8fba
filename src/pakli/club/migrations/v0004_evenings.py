"""
Club nights with who comes, calendars' addresses, seasons, and who is on no standing.

Never changed again: a later release adds migrations after it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

ID = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "nights",
        sa.Column("id", ID, nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("starts", sa.BigInteger(), nullable=False),
        sa.Column("minutes", sa.Integer(), nullable=False),
        sa.Column("cancelled", sa.Boolean(), nullable=False),
        sa.Column("changes", sa.Integer(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("made_by", ID, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nights"),
    )
    op.create_table(
        "coming",
        sa.Column("night", ID, nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("night", "person", name="pk_coming"),
    )
    op.create_table(
        "calendars",
        sa.Column("person", ID, nullable=False),
        sa.Column("token", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_calendars"),
        sa.UniqueConstraint("token", name="uq_calendars_token"),
    )
    op.create_table(
        "seasons",
        sa.Column("id", ID, nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("begins", sa.BigInteger(), nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.Column("practice", sa.Boolean(), nullable=False),
        sa.Column("currency", sa.Text(), nullable=False),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_seasons"),
    )
    op.create_table(
        "unlisted",
        sa.Column("person", ID, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_unlisted"),
    )


def downgrade() -> None:
    """Nothing is thrown away."""
    raise NotImplementedError
