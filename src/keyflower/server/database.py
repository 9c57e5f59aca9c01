"""Open a database: choose its kind, and migrate it.

A new one gets every relation of the server: those that features have must be imported by then.
"""

import asyncio
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from keyflower.server.features import daily, puzzles, ratings, sheets, statistics, turning  # noqa: F401
from keyflower.server.features.notify import statements as notify  # noqa: F401
from keyflower.server.features.profile import statements as profile  # noqa: F401
from keyflower.server.storage.errors import StorageError
from keyflower.server.storage.store import Store

_POSTGRES: Final = ("postgresql", "postgres", "postgresql+asyncpg")
_SQLITE: Final = "sqlite"


def default_path() -> Path:
    """Where the data of this user are, by the platform's convention."""
    return user_data_path("keyflower", appauthor=False) / "keyflower.db"


async def open_store(url: str, must_exist: bool = False) -> Store:
    """Open a database, create the file if it may, and migrate it.

    `url` is a file's path, sqlite:///path or postgresql://user:password@host/name. A StorageError
    where it cannot be used, or not by this program.
    """
    scheme, found, rest = url.partition("://")
    if not found:
        return await _open_sqlite(url, must_exist)
    if scheme in _POSTGRES:
        try:
            from keyflower.server.storage.postgres import PostgresStore
        except ImportError:
            raise StorageError(
                "PostgreSQL needs its driver: pip install 'keyflower[postgres]'"
            ) from None

        store = PostgresStore(f"postgresql://{rest}")
        await store.open()
        return store
    if scheme == _SQLITE:
        if not rest.startswith("/"):
            raise StorageError("the address of a SQLite file has three slashes: sqlite:///path")
        return await _open_sqlite(rest[1:], must_exist)
    raise StorageError(
        f"{scheme}://... isn't a supported database; use a file,"
        " sqlite:///path or postgresql://user:password@host/name"
    )


async def _open_sqlite(path: str, must_exist: bool) -> Store:
    from keyflower.server.storage.sqlite import SqliteStore

    if path in ("", ":memory:") or "\0" in path:
        raise StorageError("give a file for the SQLite database: sqlite:///path/keyflower.db")
    file = Path(path).expanduser().resolve()
    if must_exist and not file.exists():
        raise StorageError(f"there is no file {file}")
    return await asyncio.to_thread(SqliteStore, file, asyncio.get_running_loop())
