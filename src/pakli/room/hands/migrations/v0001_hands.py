"""
Hands by who played them, where to read them, results of tournaments, links to hands.

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
        "hands_read_to",
        sa.Column("stream", ID, nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("saved", sa.LargeBinary(), nullable=False),
        sa.Column("looked", sa.BigInteger(), nullable=False),
        sa.Column("marked", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("stream", name="pk_hands_read_to"),
    )
    op.create_table(
        "hand_marks",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("hands", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("saved", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "hands", name="pk_hand_marks"),
    )
    op.create_table(
        "hands",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("tournament", ID, nullable=False),
        sa.Column("money", sa.Text(), nullable=False),
        sa.Column("value", sa.BigInteger(), nullable=False),
        sa.Column("digits", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("limit_name", sa.Text(), nullable=False),
        sa.Column("blind", sa.BigInteger(), nullable=False),
        sa.Column("pot", sa.BigInteger(), nullable=False),
        sa.Column("showdown", sa.Boolean(), nullable=False),
        sa.Column("tallies", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_hands"),
    )
    _of_people()


def _of_people() -> None:
    op.create_table(
        "hands_played",
        sa.Column("person", ID, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("gain", sa.BigInteger(), nullable=False),
        sa.Column("stack", sa.BigInteger(), nullable=False),
        sa.Column("shown_down", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", "number", name="pk_hands_played"),
    )
    op.create_index(
        "ix_hands_played_person_at_table_id_number", "hands_played", ["person", "at", "table_id", "number"]
    )
    op.create_table(
        "event_results",
        sa.Column("person", ID, nullable=False),
        sa.Column("event", ID, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("money", sa.Text(), nullable=False),
        sa.Column("digits", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("paid", sa.BigInteger(), nullable=False),
        sa.Column("won", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "event", name="pk_event_results"),
    )
    op.create_index("ix_event_results_person_at", "event_results", ["person", "at"])
    op.create_table(
        "hand_links",
        sa.Column("id", ID, nullable=False),
        sa.Column("token", sa.LargeBinary(), nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_hand_links"),
        sa.UniqueConstraint("token", name="uq_hand_links_token"),
    )
    op.create_index("ix_hand_links_person_made", "hand_links", ["person", "made"])


def downgrade() -> None:
    """Nothing is thrown away."""
    raise NotImplementedError
