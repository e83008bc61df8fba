"""
On SQLite the rows of the log lie in the order in which they were written, an index by stream beside them.

They lay in the order of the index: every stream's end was a page of its own, and to write one short row meant
to write all of it. PostgreSQL has always kept them so.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Copy the log; what is in it stays."""
    if op.get_bind().dialect.name != "sqlite":
        return
    op.create_table(
        "events_in_order",
        sa.Column("stream", sa.Text(), nullable=False),
        sa.Column("version", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("tag", sa.Text(), nullable=False),
        sa.Column("schema", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("mark", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("stream", "version", name="pk_events"),
    )
    op.execute(
        "INSERT INTO events_in_order (stream, version, at, tag, schema, data, mark) "
        "SELECT stream, version, at, tag, schema, data, mark FROM events ORDER BY at, stream, version"
    )
    op.drop_table("events")
    op.rename_table("events_in_order", "events")


def downgrade() -> None:
    """A log is not unmade."""
    raise NotImplementedError
