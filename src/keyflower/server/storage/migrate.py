"""Migrate a database to the schema of this program, or refuse it."""

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from keyflower.server.storage.errors import StorageError
from keyflower.server.storage.relation import metadata

_SCRIPTS: Final = "keyflower.server.storage:migrations"


def migrate(connection: Connection) -> None:
    """Run the missing migrations inside the transaction of `connection`.

    An empty database gets all relations that were made until now.
    """
    settings = config()
    settings.attributes["connection"] = connection
    if check(connection):
        command.upgrade(settings, "head")
    else:
        metadata.create_all(connection)
        command.stamp(settings, "head")


def check(connection: Connection) -> str | None:
    """The schema of a database, None of an empty one; refuses those that this program does not
    know. Changes nothing."""
    scripts = ScriptDirectory.from_config(config())
    known = sorted(script.revision for script in scripts.walk_revisions())
    there = MigrationContext.configure(connection).get_current_revision()
    if there is None:
        if inspect(connection).get_table_names():
            raise StorageError(
                "this database holds the tables of another program; use another --database"
            )
    elif there > known[-1]:
        raise StorageError(
            f"this database was written by a newer Keyflower (schema {there});"
            " upgrade the program or use another --database"
        )
    elif there < known[0]:
        raise StorageError(
            f"this database was written by an old Keyflower (schema {there}, expected {known[0]} or"
            " newer); start Keyflower 1.0.0 with it once, then this one"
        )
    return there


def config() -> Config:
    """Where Alembic finds the migrations."""
    made = Config()
    made.set_main_option("script_location", _SCRIPTS)
    return made
