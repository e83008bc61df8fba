"""
Currencies that are counted in, and how many digits each has behind its point.

Never changed again: a later release adds migrations after it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

ID = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "currencies",
        sa.Column("code", ID, nullable=False),
        sa.Column("digits", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_currencies"),
    )
