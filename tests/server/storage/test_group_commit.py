"""SQLite's writer commits for all who wait: one of them, or the disk, may fail."""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from tests.server.storage.rows import act, entry, identity, seats, table

from keyflower.server.database import open_store
from keyflower.server.storage import Change, Conflict, StorageError
from keyflower.server.storage.statements.chat import add_chat
from keyflower.server.storage.statements.games import add_table, find_table, read_log, write_change
from keyflower.server.storage.statements.people import identities

pytestmark = pytest.mark.anyio


@contextmanager
def full_disk() -> Iterator[None]:
    """For this process no file can grow."""
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


async def test_those_who_fail_harm_no_other(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    for name in "abc":
        await add_table(store, table(name), [])
    results = await asyncio.gather(
        store.write(write_change, act(0, table_id="a")),
        store.write(write_change, act(0, version=9, table_id="b")),
        add_table(store, table("unknown"), seats("nobody")),
        store.write(add_chat, "none", 0, "Ann", "hello", 1.0),
        store.write(add_chat, "b", 0, 7, "hello", object()),  # type: ignore[arg-type]
        store.write(identities.add, identity("Ann")),
        store.write(write_change, act(0, table_id="c")),
        return_exceptions=True,
    )
    assert [type(result) for result in results[1:5]] == [
        Conflict,
        StorageError,
        StorageError,
        StorageError,
    ]
    assert [results[0], *results[5:]] == [None, None, None]
    assert await store.read(read_log, "b") == []
    assert await store.read(find_table, "unknown") is None
    assert await store.read(read_log, "c") == [entry(0)]
    await store.close()


async def test_one_that_fails_alone_leaves_no_trace(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    await add_table(store, table("a"), [])
    await store.write(write_change, act(0, table_id="a"))
    again = Change(row=act(1, table_id="a").row, entries=[entry(0)])
    with pytest.raises(Conflict):
        await store.write(write_change, again)  # its row was written before the entry was refused
    found = await store.read(find_table, "a")
    assert found is not None
    assert found[0].version == 1
    await store.write(write_change, act(1, table_id="a"))
    await store.close()


async def test_a_move_takes_four_statements(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    await add_table(store, table("a"), [])
    said: list[str] = []
    connection = store._connection  # type: ignore[attr-defined]
    connection.connection.driver_connection.set_trace_callback(said.append)
    await store.write(write_change, act(0, table_id="a"))
    assert [each.split()[0] for each in said] == ["BEGIN", "UPDATE", "INSERT", "COMMIT"]
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
async def test_a_full_disk_is_told_and_survived(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(sqlite_url)
    for name in "ab":
        await add_table(store, table(name), [])
    assert await store.healthy()
    monkeypatch.setattr("keyflower.server.storage.store._CHECK_EVERY_S", -1.0)
    with full_disk():
        assert not await store.healthy()  # it was read well all the time
        assert await store.read(find_table, "a") is not None
        results = await asyncio.gather(
            *(store.write(write_change, act(0, table_id=name)) for name in "ab"),
            return_exceptions=True,
        )
    assert [type(result) for result in results] == [StorageError, StorageError]
    assert await store.read(read_log, "a") == []
    assert await store.healthy()
    await store.write(write_change, act(0, table_id="a"))
    assert await store.read(read_log, "a") == [entry(0)]
    await store.close()
    store = await open_store(sqlite_url)
    assert await store.read(read_log, "a") == [entry(0)]
    assert await store.read(read_log, "b") == []
    await store.close()
