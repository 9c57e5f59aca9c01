"""Statements of every move, run as text in the database's own words.

SQLAlchemy takes longer to look at the parameters of a statement than SQLite to run it. So SQLite's
own driver runs them, and its errors become SQLAlchemy's.
"""

import sqlite3
from functools import cache
from itertools import chain
from typing import Any, Final

from sqlalchemy import Connection, Dialect, Insert, UpdateBase
from sqlalchemy.exc import DBAPIError

Values = tuple[Any, ...]  # a row as the database takes it


class Ready:
    """A statement for rows with these columns, and how their values are written."""

    def __init__(self, statement: UpdateBase, names: tuple[str, ...], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=list(names))
        self.text = str(compiled)
        self._on_sqlite = dialect.name == "sqlite"
        self._joins = isinstance(statement, Insert) and "ON CONFLICT" not in self.text
        self._names = compiled.positiontup or []
        types = [compiled.binds[name].type for name in self._names]
        written = [each.dialect_impl(dialect).bind_processor(dialect) for each in types]
        self._written = [(i, write) for i, write in enumerate(written) if write is not None]

    def values(self, row: dict[str, Any]) -> Values:
        """A row as the database takes it."""
        found = [row[name] for name in self._names]
        for i, write in self._written:
            found[i] = write(found[i])
        return tuple(found)

    def run(self, connection: Connection, rows: list[Values]) -> int:
        """Run it for each of these rows. -> how many rows it has changed"""
        if not self._on_sqlite:
            one_or_more = rows if len(rows) > 1 else rows[0]
            return connection.exec_driver_sql(self.text, one_or_more).rowcount
        driver: Any = connection.connection.driver_connection
        try:
            if self._joins:
                return self._insert(driver, rows)
            return sum(driver.execute(self.text, row).rowcount for row in rows)
        except sqlite3.Error as error:
            raise DBAPIError.instance(self.text, None, error, sqlite3.Error) from None

    def _insert(self, driver: Any, rows: list[Values]) -> int:
        """Insert several rows in one statement."""
        more = f", ({', '.join('?' * len(rows[0]))})" * (len(rows) - 1)
        return int(driver.execute(self.text + more, list(chain(*rows))).rowcount)


ready: Final = cache(Ready)


def run_ready(connection: Connection, statement: UpdateBase, rows: list[dict[str, Any]]) -> int:
    """Run a statement for each row, all with the same columns. -> how many rows it has changed"""
    found = ready(statement, tuple(rows[0]), connection.dialect)
    return found.run(connection, [found.values(row) for row in rows])
