"""What can go wrong with the database."""

from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from keyflower.home.ports import StorageFailure

# The databases' errors for a duplicate key.
_DUPLICATE_KEY: Final = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "23505")

try:
    from asyncpg import (  # type: ignore[import-untyped]
        InterfaceError,
        InternalClientError,
        PostgresError,
    )
except ImportError:  # without the extra `postgres` nobody raises them
    InterfaceError = InternalClientError = PostgresError = SQLAlchemyError

DATABASE_ERRORS: Final = (
    SQLAlchemyError,
    PostgresError,
    InterfaceError,
    InternalClientError,  # a connection lost during an operation
    OSError,  # a connection that is refused or lost, TimeoutError among them
)
"""Whatever SQLAlchemy and asyncpg raise where the database does not do what it should."""


class StorageError(StorageFailure):
    """The database cannot be used, or did not do what was asked.

    After a failed write it can be unknown whether it was written: read the table again.
    """


class Conflict(StorageError):
    """Somebody else wrote first; nothing was written. Read the table again."""


def storage_error(error: Exception) -> StorageError:
    """`error`, one of DATABASE_ERRORS, as one of ours, in one line."""
    if isinstance(error, IntegrityError) and _kind(error) in _DUPLICATE_KEY:
        return Conflict("somebody else wrote that first")
    return StorageError(f"the database failed: {one_line(error)}")


def one_line(error: Exception) -> str:
    """What the database says is wrong, without the statement, its parameters and rows."""
    told: BaseException = error
    if isinstance(error, DBAPIError) and error.orig is not None:
        told = error.orig.__cause__ or error.orig  # asyncpg's own is below that of its adapter
    if isinstance(told, OSError) and told.strerror:
        return told.strerror
    message = str(told.args[0]) if told.args else ""  # PostgreSQL's details quote the row
    if message.startswith("invalid input"):
        message = message.partition(": ")[0]  # and this quotes the parameter
    return " ".join(message.split()) or type(told).__name__


def _kind(error: IntegrityError) -> str:
    name = getattr(error.orig, "sqlite_errorname", None)
    return str(name or getattr(error.orig, "sqlstate", ""))
