"""Alembic runs this for every command; ours come from migrate.py with an open connection.

A change of the schema is a new file in versions/, named and numbered like those before, written
by hand: tests/server/storage/test_migrations.py says in which way it and the structs differ.
"""

from alembic import context

from keyflower.server.storage.relation import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
