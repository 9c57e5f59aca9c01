"""Several servers on one PostgreSQL: two stores stand for them, each with its own connections."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg  # type: ignore[import-untyped]
import pytest
from tests.server.storage.rows import act, entry, identity, seats, table

from keyflower.server.database import open_store
from keyflower.server.operations.delete import erase
from keyflower.server.storage import Store
from keyflower.server.storage.statements.chat import add_chat, read_chat
from keyflower.server.storage.statements.games import add_table, read_log, write_change
from keyflower.server.storage.statements.people import (
    LinkRow,
    add_signing_key,
    identities,
    links,
    take_link,
)

pytestmark = pytest.mark.anyio

Pair = tuple[Store, Store]


class Ear:
    """Hears what a store is told of other processes."""

    def __init__(self, store: Store) -> None:
        self._heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        store.on_notice = lambda table_id, what: self._heard.put_nowait((table_id, what))

    async def next(self) -> tuple[str, str]:
        return await asyncio.wait_for(self._heard.get(), 20)


@pytest.fixture
async def pair(postgres_url: str) -> AsyncIterator[Pair]:
    one, two = await open_store(postgres_url), await open_store(postgres_url)
    yield one, two
    await one.close()
    await two.close()


async def cut_all(url: str) -> None:
    """Cut all connections to a database."""
    connection = await asyncpg.connect(url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


async def test_of_two_processes_one_wins_each_number(pair: Pair) -> None:
    await add_table(pair[0], table(), [])
    for seq in range(20):
        writes = (each.write(write_change, act(seq)) for each in pair)
        both = await asyncio.gather(*writes, return_exceptions=True)
        assert sorted(type(result).__name__ for result in both) == ["Conflict", "NoneType"]
    for each in pair:
        assert await each.read(read_log, "t") == [entry(seq) for seq in range(20)]


async def test_a_link_is_used_in_one_process(pair: Pair) -> None:
    one, two = pair
    await one.write(identities.add, identity("Ann"))
    for number in range(10):
        await one.write(links.add, LinkRow(f"hash-{number}", "id-Ann", 100.0))
        taken = await asyncio.gather(
            one.write(take_link, f"hash-{number}", 1.0), two.write(take_link, f"hash-{number}", 1.0)
        )
        assert sorted(map(str, taken)) == ["None", "id-Ann"]


@pytest.mark.slow
async def test_chat_of_two_processes_is_one(pair: Pair) -> None:
    one, two = pair
    await add_table(one, table(), [])
    await asyncio.gather(
        *(store.write(add_chat, "t", 0, "Ann", "hello", 1.0) for store in pair for _ in range(20))
    )
    assert [line.number for line in await two.read(read_chat, "t")] == list(range(40))


async def test_a_process_hears_of_others_and_not_of_itself(pair: Pair) -> None:
    one, two = pair
    ear = Ear(one)
    await add_table(one, table(), [])
    await one.write(write_change, act(0))
    await two.write(write_change, act(1))
    assert await ear.next() == ("t", "table")
    assert len(await one.read(read_log, "t")) == 2
    await two.write(add_chat, "t", 0, "Ann", "hello", 1.0)
    assert await ear.next() == ("t", "chat")
    await two.write(add_signing_key, b"key", 1.0)
    assert await ear.next() == ("", "keys")
    await add_table(two, table("u"), [])
    assert await ear.next() == ("u", "table")


async def test_only_the_tables_of_an_erased_person_are_heard_of(pair: Pair) -> None:
    one, two = pair
    for name in ("Ann", "Bob"):
        await one.write(identities.add, identity(name))
    await add_table(one, table("alone"), seats("id-Ann"))
    await add_table(one, table("before", next_table="alone"), seats("id-Bob"))
    await add_table(one, table("common"), seats("id-Ann", "id-Bob"))
    await add_table(one, table("other"), seats("id-Bob"))
    ear = Ear(one)
    await two.write(erase, "id-Ann", "planner", 1.0)
    await two.write(add_chat, "other", 0, "Bob", "hello", 1.0)
    heard = [await ear.next() for _ in range(4)]
    assert heard[:3] == [("alone", "table"), ("before", "table"), ("common", "table")]
    assert heard[3] == ("other", "chat")


async def test_a_refused_write_is_not_heard(pair: Pair) -> None:
    one, two = pair
    await add_table(one, table(), [])
    ear = Ear(one)
    await asyncio.gather(two.write(write_change, act(0, version=5)), return_exceptions=True)
    await two.write(add_chat, "t", 0, "Ann", "hello", 1.0)
    assert await ear.next() == ("t", "chat")


async def test_a_table_is_driven_by_one_process(pair: Pair, postgres_url: str) -> None:
    one, two = pair
    assert await one.drive("t")
    assert await one.drive("t")
    assert not await two.drive("t")
    assert await two.drive("u")
    await one.release("t")
    await one.release("t")
    assert await two.drive("t")
    assert not await one.drive("t")
    await two.close()
    assert await one.drive("t")
    assert await one.drive("u")


async def test_many_ask_to_drive_at_once(pair: Pair) -> None:
    asked = [(store, f"t{number}") for number in range(10) for store in pair for _ in range(3)]
    driven = await asyncio.gather(*(store.drive(name) for store, name in asked))
    for number in range(10):
        drivers = {
            id(store)
            for (store, name), drives in zip(asked, driven)
            if drives and name == f"t{number}"
        }
        assert len(drivers) == 1


async def test_a_lost_connection_comes_back(pair: Pair, postgres_url: str) -> None:
    one, two = pair
    ears = [Ear(store) for store in pair]
    await add_table(one, table(), [])
    assert await ears[1].next() == ("t", "table")
    assert await one.drive("t")
    await cut_all(postgres_url)
    for ear in ears:
        assert await ear.next() == ("", "all")
    assert await two.drive("t")  # one has lost it with its connection
    assert not await one.drive("t")
    await two.write(write_change, act(0))
    assert await two.read(read_log, "t") == [entry(0)]
    assert await ears[0].next() == ("t", "table")
    assert await one.read(read_log, "t") == [entry(0)]
    assert await one.healthy()
