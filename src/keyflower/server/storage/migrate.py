"""Migrate a database to the schema of this program, or refuse it."""

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from keyflower.server.storage.errors import StorageError

_SCRIPTS: Final = "keyflower.server.storage:migrations"


def migrate(connection: Connection) -> None:
    """Run the missing migrations inside the transaction of `connection`."""
    check(connection)
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


def check(connection: Connection) -> None:
    """Refuse a database that this program does not know; changes nothing."""
    known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
    there = MigrationContext.configure(connection).get_current_heads()
    if newer := [revision for revision in there if revision not in known]:
        raise StorageError(
            f"this database was written by a newer Keyflower (schema {', '.join(newer)});"
            " upgrade the program or use another --database"
        )
    if not there and inspect(connection).get_table_names():
        raise StorageError(
            "this database holds the tables of another program; use another --database"
        )


def config() -> Config:
    """Where Alembic finds the migrations."""
    made = Config()
    made.set_main_option("script_location", _SCRIPTS)
    return made
