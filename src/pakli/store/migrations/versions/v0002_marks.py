"""Events may carry a mark: the name of what was asked for and led to them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """What is there has none."""
    op.add_column("events", sa.Column("mark", sa.Text(), nullable=True))


def downgrade() -> None:
    """A log is not unmade."""
    raise NotImplementedError
