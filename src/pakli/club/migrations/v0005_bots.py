"""
Members' bots: whose they are, what they may, the token they come in with.

Never changed again: a later release adds migrations after it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

ID = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "bots",
        sa.Column("person", ID, nullable=False),
        sa.Column("owner", ID, nullable=False),
        sa.Column("token", sa.LargeBinary(), nullable=True),
        sa.Column("plays", sa.Boolean(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_bots"),
        sa.UniqueConstraint("token", name="uq_bots_token"),
    )
    op.create_index("ix_bots_owner", "bots", ["owner"])


def downgrade() -> None:
    """Nothing is thrown away."""
    raise NotImplementedError
