"""SQLite: a file for one server.

A commit waits for the disk, some milliseconds whatever it holds. So one thread writes for all:
it takes everything that waits, runs each write separately (one that fails leaves no trace and
affects no other), commits once, and only then answers the callers. While several write at the same
time, it commits at most every few milliseconds. Readers have their own connections and never wait
for it.
"""

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DBAPIError, OperationalError

from keyflower.server.storage.errors import DATABASE_ERRORS, StorageError, one_line, storage_error
from keyflower.server.storage.filelock import FileLock
from keyflower.server.storage.migrate import check, migrate
from keyflower.server.storage.store import Store, Work

T = TypeVar("T")

_READERS: Final = 2
_GATHER_S: Final = 0.01  # between commits while several write
_CROWDED_S: Final = 1.0  # for how long they do, after two writes came together
_BUSY_MS: Final = 5000  # how long to wait for a person with the sqlite3 program
_ON_CONNECT: Final = (
    f"PRAGMA busy_timeout = {_BUSY_MS}",
    "PRAGMA foreign_keys = ON",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # macOS: to the disk itself
    "PRAGMA query_only = ON",  # but for the writer
)


@dataclass(frozen=True, slots=True, eq=False)
class _Write:
    work: Work[Any]
    done: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class _Failed:
    error: Exception


class SqliteStore(Store):
    """A SQLite file, opened; StorageError where it can't be. To be made in a thread."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.shown = str(path)
        self._loop = loop
        self._lock = _lock(path)
        self._engine = create_engine(
            URL.create("sqlite", database=str(path)), pool_size=_READERS, hide_parameters=True
        )
        self.dialect = self._engine.dialect
        event.listen(self._engine, "connect", _connected)
        event.listen(self._engine, "begin", _begun)
        self._writing = self._engine.execution_options(begin="BEGIN IMMEDIATE")
        try:
            self._prepare()
        except BaseException as error:
            self._engine.dispose()
            self._lock.release()
            if isinstance(error, StorageError):
                raise StorageError(f"{path}: {error}") from None
            if isinstance(error, DBAPIError):
                raise StorageError(f"{path}: {_told(error)}") from None
            raise
        self._committed_at = self._crowded_until = 0.0
        self._waiting: SimpleQueue[_Write | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(_READERS, "keyflower-reader")
        self._writer = Thread(target=self._write_all, name="keyflower-writer", daemon=True)
        self._writer.start()

    def _prepare(self) -> None:
        with self._engine.begin() as connection:
            check(connection)  # before anything changes the file
        self._connection = self._writing.connect()
        _driver(self._connection).execute("PRAGMA query_only = OFF")
        _driver(self._connection).execute("PRAGMA journal_mode = WAL")
        with self._connection.begin():
            migrate(self._connection)

    async def _read(self, work: Work[T]) -> T:
        return await self._loop.run_in_executor(self._readers, self._read_now, work)

    async def _write(self, work: Work[T]) -> T:
        done: asyncio.Future[T] = self._loop.create_future()
        self._waiting.put(_Write(work, done))
        return await done

    async def _close(self) -> None:
        self._waiting.put(None)
        await asyncio.to_thread(self._end)

    # --- in the threads

    def _read_now(self, work: Work[T]) -> T:
        try:
            with self._engine.begin() as connection:
                return work(connection)
        except DATABASE_ERRORS as error:
            raise storage_error(error) from None

    def _write_all(self) -> None:
        last = False
        while not last:
            writes, last = self._take()
            if writes:
                outcomes = _commit(self._connection, writes)
                self._committed_at = time.monotonic()
                if len(writes) > 1:
                    self._crowded_until = self._committed_at + _CROWDED_S
                try:
                    self._loop.call_soon_threadsafe(_tell, writes, outcomes)
                except RuntimeError:
                    return  # the loop is closed: nobody is left to write for

    def _take(self) -> tuple[list[_Write], bool]:
        """All writes that wait, at least one unless it is the end; and whether it is."""
        writes: list[_Write] = []
        write = self._waiting.get()
        now = time.monotonic()
        if now < min(self._crowded_until, self._committed_at + _GATHER_S):
            time.sleep(self._committed_at + _GATHER_S - now)
        while write is not None:
            writes.append(write)
            try:
                write = self._waiting.get_nowait()
            except Empty:
                return writes, False
        return writes, True

    def _end(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        self._connection.close()
        self._engine.dispose()
        self._lock.release()


def _commit(connection: Connection, writes: Sequence[_Write]) -> list[Any]:
    """Run all writes and commit once. -> for each its result, or how it _Failed"""
    try:
        with connection.begin():
            if len(writes) == 1:  # nothing else is undone with it
                return [writes[0].work(connection)]
            return [_run(connection, write.work) for write in writes]
    except Exception as error:
        return [_fail(error)] * len(writes)  # the disk is full, the file is gone: none was written


def _run(connection: Connection, work: Work[Any]) -> Any:
    driver = _driver(connection)
    driver.execute("SAVEPOINT one")
    try:
        outcome = work(connection)
    except OperationalError:
        raise  # SQLite may have given up the whole transaction
    except Exception as error:
        driver.execute("ROLLBACK TO one")
        outcome = _fail(error)
    driver.execute("RELEASE one")
    return outcome


def _fail(error: Exception) -> _Failed:
    return _Failed(storage_error(error) if isinstance(error, DATABASE_ERRORS) else error)


def _tell(writes: Sequence[_Write], outcomes: Sequence[Any]) -> None:
    for write, outcome in zip(writes, outcomes):
        if write.done.done():
            pass  # its caller was cancelled
        elif isinstance(outcome, _Failed):
            write.done.set_exception(outcome.error)
        else:
            write.done.set_result(outcome)


def _lock(path: Path) -> FileLock:
    """Make the file if there is none, for its owner only, and hold it for this process."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(path.with_name(path.name + ".lock"))
    except BlockingIOError:
        raise StorageError(
            f"{path}: is in use by another server; several servers need PostgreSQL"
        ) from None
    except (FileExistsError, NotADirectoryError):
        raise StorageError(f"{path.parent}: is not a folder") from None
    except OSError as error:
        raise StorageError(f"{path}: can't be used: {error.strerror}") from None
    try:
        path.touch(0o600)
        with path.open("r+b"):
            return lock
    except OSError as error:
        lock.release()
        raise StorageError(f"{path}: can't be used: {error.strerror}") from None


def _told(error: DBAPIError) -> str:
    if getattr(error.orig, "sqlite_errorname", "") == "SQLITE_NOTADB":
        return "is not a SQLite database"
    return f"can't be used: {one_line(error)}"


def _connected(driver: Any, _record: object) -> None:
    driver.isolation_level = None  # we start transactions explicitly
    for setting in _ON_CONNECT:
        driver.execute(setting)


def _begun(connection: Connection) -> None:
    _driver(connection).execute(connection.get_execution_options().get("begin", "BEGIN"))


def _driver(connection: Connection) -> Any:
    """The sqlite3 connection below."""
    return connection.connection.driver_connection
