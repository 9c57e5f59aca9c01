"""Statements of every move, run as text in the database's own words.

SQLAlchemy takes longer to look at the parameters of a statement than SQLite to run it. So SQLite's
own driver runs them, and its errors become SQLAlchemy's.
"""

import sqlite3
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, Dialect, UpdateBase
from sqlalchemy.exc import DBAPIError


class Ready:
    """A statement for rows with these columns, and how their values are written."""

    def __init__(self, statement: UpdateBase, names: tuple[str, ...], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=list(names))
        self.text = str(compiled)
        self._names = compiled.positiontup or []
        types = [compiled.binds[name].type for name in self._names]
        written = [each.dialect_impl(dialect).bind_processor(dialect) for each in types]
        self._written = [(i, write) for i, write in enumerate(written) if write is not None]

    def values(self, row: dict[str, Any]) -> tuple[Any, ...]:
        """A row as the database takes it."""
        found = [row[name] for name in self._names]
        for i, write in self._written:
            found[i] = write(found[i])
        return tuple(found)


_ready: Final = cache(Ready)


def run_ready(connection: Connection, statement: UpdateBase, rows: list[dict[str, Any]]) -> int:
    """Run a statement for each row, all with the same columns. -> how many rows it has changed"""
    ready = _ready(statement, tuple(rows[0]), connection.dialect)
    values = [ready.values(row) for row in rows]
    if connection.dialect.name != "sqlite":
        one_or_more = values if len(values) > 1 else values[0]
        return connection.exec_driver_sql(ready.text, one_or_more).rowcount
    driver: Any = connection.connection.driver_connection
    try:
        if len(values) == 1:
            return int(driver.execute(ready.text, values[0]).rowcount)
        return int(driver.executemany(ready.text, values).rowcount)
    except sqlite3.Error as error:
        raise DBAPIError.instance(ready.text, None, error, sqlite3.Error) from None
