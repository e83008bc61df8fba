"""
What people note about each other.

Never changed again: a later release adds migrations after it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ID = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "notes",
        sa.Column("person", ID, nullable=False),
        sa.Column("player", ID, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("tag", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", "player", name="pk_notes"),
    )


def downgrade() -> None:
    """Notes are not thrown away."""
    raise NotImplementedError
