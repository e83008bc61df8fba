"""Run by Alembic, for the schema and on the connection that `pakli.store.schema` hands over."""

from alembic import context
from sqlalchemy import Connection

from pakli.store.schema import Schema

connection = context.config.attributes["connection"]
schema = context.config.attributes["schema"]
assert isinstance(connection, Connection)
assert isinstance(schema, Schema)

context.configure(
    connection=connection,
    target_metadata=schema.metadata,
    version_table=schema.version_table,
    # SQLite cannot change a table: Alembic copies it.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
