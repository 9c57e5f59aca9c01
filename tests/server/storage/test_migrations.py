"""Databases are brought to the schema of this program; those that it doesn't know are left alone.

`previous/schema.sql` is the schema of commit 422b030 (0011), the oldest that can be opened.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.storage.rows import act, table

from keyflower.server.database import open_store
from keyflower.server.features.profile.statements import (
    SettingsRow,
    put_user_settings,
    user_settings,
)
from keyflower.server.operations.delete import (
    delete_guests,
    delete_table,
    erase,
    list_expired_tables,
)
from keyflower.server.storage import (
    Damaged,
    LogRow,
    Sealed,
    StorageError,
    Usage,
)
from keyflower.server.storage.relation import metadata
from keyflower.server.storage.statements.chat import read_chat
from keyflower.server.storage.statements.games import (
    add_table,
    count_usage,
    find_table,
    list_due,
    read_log,
    write_change,
)
from keyflower.server.storage.statements.people import (
    list_signing_keys,
)
from tools.postgres import Cluster

pytestmark = pytest.mark.anyio

SCHEMA = Path(__file__).parents[1] / "previous" / "schema.sql"
FOR_POSTGRES = {
    "BLOB": "BYTEA",
    "BOOLEAN DEFAULT 0": "BOOLEAN DEFAULT FALSE",
    " WITHOUT ROWID": "",
    "signing_keys (\n    id INTEGER": "signing_keys (\n    id SERIAL",
}


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database without anything in it."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'empty.db'}"
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        name = cluster.create()
        yield cluster.url(name)
        cluster.drop(name)


async def run(url: str, work: Any) -> Any:
    """What `work` finds out with a connection."""
    if url.startswith("sqlite:"):
        plain = create_engine(url)
        with plain.begin() as connection:
            found = work(connection)
        plain.dispose()
        return found
    database = create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:"))
    async with database.begin() as connected:
        found = await connected.run_sync(work)
    await database.dispose()
    return found


def dump(connection: Connection) -> list[Any]:
    """All tables, and all rows of some."""
    names = sorted(inspect(connection).get_table_names())
    versions = connection.execute(text("SELECT * FROM alembic_version")).all()
    return [names, versions]


@pytest.mark.parametrize("origin", ["empty", "0011"])
async def test_a_database_gets_the_schema(empty_url: str, origin: str) -> None:
    if origin == "0011":
        await made_before(empty_url, "")
    store = await open_store(empty_url)
    await add_table(store, table(), [])
    await store.close()

    def differences(connection: Connection) -> Any:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        return compare_metadata(context, metadata)

    assert await run(empty_url, differences) == []

    def names(connection: Connection) -> Any:
        found = inspect(connection)
        return {
            (name, constraint["name"])
            for name in metadata.tables
            for constraint in (
                *found.get_foreign_keys(name),
                *found.get_unique_constraints(name),
                found.get_pk_constraint(name),
            )
        }

    wanted = {
        (name, constraint.name)
        for name, made in metadata.tables.items()
        for constraint in made.constraints
    }
    assert await run(empty_url, names) == wanted


async def test_opening_again_changes_nothing(database_url: str) -> None:
    await (await open_store(database_url)).close()
    before = await run(database_url, dump)
    await (await open_store(database_url)).close()
    assert await run(database_url, dump) == before


async def test_a_newer_schema_is_refused_and_left_alone(database_url: str) -> None:
    await (await open_store(database_url)).close()

    def newer(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(text("DROP TABLE chat"))

    await run(database_url, newer)
    before = await run(database_url, dump)
    with pytest.raises(StorageError) as refused:
        await open_store(database_url)
    assert "written by a newer Keyflower (schema 9999); upgrade the program" in str(refused.value)
    assert await run(database_url, dump) == before


async def test_a_schema_too_old_is_refused_and_left_alone(empty_url: str) -> None:
    await made_before(empty_url, "UPDATE alembic_version SET version_num = '0007'")
    before = await run(empty_url, dump)
    with pytest.raises(StorageError) as refused:
        await open_store(empty_url)
    assert "written by an old Keyflower (schema 0007, expected 0011 or newer)" in str(refused.value)
    assert str(refused.value).endswith("start Keyflower 1.0.0 with it once, then this one")
    assert await run(empty_url, dump) == before


async def test_the_database_of_another_program_is_refused(empty_url: str) -> None:
    await run(empty_url, lambda c: c.execute(text("CREATE TABLE holidays (place TEXT)")))
    with pytest.raises(StorageError, match="tables of another program"):
        await open_store(empty_url)
    names = await run(empty_url, lambda c: inspect(c).get_table_names())
    assert names == ["holidays"]


@pytest.mark.slow
async def test_several_processes_may_start_at_once(cluster: Cluster) -> None:
    name = cluster.create()
    stores = await asyncio.gather(*(open_store(cluster.url(name)) for _ in range(6)))
    await add_table(stores[0], table(), [])
    assert await stores[5].read(find_table, "t") == (table(), [])
    await asyncio.gather(*(store.close() for store in stores))
    cluster.drop(name)


# ---- Databases of the previous version

IN_PLAY = """
INSERT INTO identities VALUES ('ann', 'Ann', 1.5, 2.5, '');
INSERT INTO signing_keys VALUES (1, :key, 3.5);
INSERT INTO tables (id, version, status, host, invite, listed, watchable, setup, engine, catalogue,
    seq, to_act, due_at, created_at, updated_at)
    VALUES ('t', 2, 'playing', 'ann', 'i', false, true, '{}', '1', '3',
    2, '[1]', 9.5, 4.5, 5.5);
INSERT INTO seats (table_id, seat, kind, identity, name, bot, stand_in, pass_mode, reserve)
    VALUES ('t', 0, 'person', 'ann', 'Ann', '', false, '', 0.0);
INSERT INTO seats (table_id, seat, kind, identity, name, bot, stand_in, pass_mode, reserve)
    VALUES ('t', 1, 'bot', NULL, '', 'greedy', false, '', 0.0);
INSERT INTO guests VALUES ('t', 'ann');
INSERT INTO log VALUES ('t', 0, -1, 0, '[1,130]', 6.5, 3456245373);
INSERT INTO log VALUES ('t', 1, 0, 77, '[]', 7.5, 267898454);
INSERT INTO chat VALUES ('t', 0, 0, 'Ann', 'hello', 8.5, '');
"""
"""A game in play."""


OLD_THINGS = """
INSERT INTO identities VALUES ('ann', 'Ann', 1.5, 2.5, '');
INSERT INTO tables (id, version, status, host, invite, listed, watchable, setup, engine, catalogue,
    seq, to_act, created_at, updated_at)
    VALUES ('w', 1, 'waiting', 'ann', 'i1', false, true, '{}', '1', '3', 0, '[]', 4.5, 5.5);
INSERT INTO tables (id, version, status, host, invite, listed, watchable, setup, engine, catalogue,
    seq, to_act, created_at, updated_at, next_table)
    VALUES ('f', 1, 'finished', 'ann', 'i2', false, true, '{}', '1', '3', 0, '[]', 4.5, 5.5, 'w');
INSERT INTO tables (id, version, status, host, invite, listed, watchable, setup, engine, catalogue,
    seq, to_act, created_at, updated_at)
    VALUES ('r', 1, 'finished', NULL, 'i3', false, true, '{}', '1', '3', 1, '[]', 4.5, 5.5);
INSERT INTO seats (table_id, seat, kind, identity, name, bot, stand_in, pass_mode, reserve)
    VALUES ('w', 0, 'person', 'ann', 'Ann', '', false, '', 0.0);
INSERT INTO seats (table_id, seat, kind, identity, name, bot, stand_in, pass_mode, reserve)
    VALUES ('f', 0, 'person', 'ann', 'Ann', '', false, '', 0.0);
INSERT INTO seats (table_id, seat, kind, identity, name, bot, stand_in, pass_mode, reserve)
    VALUES ('r', 0, 'person', NULL, 'Eve', '', false, '', 0.0);
INSERT INTO guests VALUES ('w', 'ann');
INSERT INTO log VALUES ('r', 0, -1, 0, '[1,130]', 6.5, NULL);
INSERT INTO chat VALUES ('w', 0, 0, 'Ann', 'hello', 8.5, '');
"""
"""A table that waits for a rematch, its first game, and a record."""


async def made_before(url: str, statements: str) -> None:
    """Make a database as the previous version did."""
    schema = SCHEMA.read_text("utf-8")
    if not url.startswith("sqlite:"):
        for ours, theirs in FOR_POSTGRES.items():
            schema = schema.replace(ours, theirs)

    def work(connection: Connection) -> None:
        for statement in (schema + statements).split(";\n"):
            if statement.strip():
                values = {"key": b"k" * 32} if ":key" in statement else {}
                connection.execute(text(statement), values)

    await run(url, work)


async def test_a_database_of_the_previous_version_is_brought_up_to_date(empty_url: str) -> None:
    await made_before(empty_url, IN_PLAY)
    store = await open_store(empty_url)
    found = await store.read(find_table, "t")
    assert found is not None
    row, seated = found
    assert (row.status, row.host, row.seq, row.to_act, row.broken) == (
        "playing",
        "ann",
        2,
        [1],
        None,
    )
    assert [seat.name or seat.bot for seat in seated] == ["Ann", "greedy"]
    assert await store.read(read_log, "t") == [
        LogRow(0, -1, 0, [1, 130], 6.5),
        LogRow(1, 0, 77, [], 7.5),
    ]
    assert [line.text for line in await store.read(read_chat, "t")] == ["hello"]
    assert await store.read(list_due, 10.0, 9, "1") == ["t"]
    assert [key.key for key in await store.read(list_signing_keys)] == [b"k" * 32]
    await store.write(write_change, act(2, version=2))
    await store.close()

    def altered(connection: Connection) -> None:
        connection.execute(text("UPDATE log SET action = 78 WHERE seq = 1"))

    await run(empty_url, altered)
    store = await open_store(empty_url)
    with pytest.raises(Damaged, match="entry 1 of the log is not as it was written"):
        await store.read(read_log, "t")
    assert [entry.seq for entry in await store.read(read_log, "t", damaged=True)] == [0, 2]
    await store.close()


async def test_old_things_of_the_previous_version_can_go(empty_url: str) -> None:
    await made_before(empty_url, OLD_THINGS)
    store = await open_store(empty_url)
    found = await store.read(find_table, "r")
    assert found is not None
    assert (found[0].uploaded_by, found[0].seen_at) == (None, None)
    assert await store.read(count_usage, "ann", "1", 6.0) == Usage(games=1, bot_games=0, records=0)
    assert await store.read(list_expired_tables, "waiting", 5.5, 9) == []
    assert await store.read(list_expired_tables, "waiting", 6.0, 9) == ["w"]
    assert await store.read(list_expired_tables, "records", 6.0, 9) == ["r"]
    assert await store.write(delete_table, "w", "waiting", 6.0) == ["w", "f"]
    assert await store.write(delete_table, "r", "records", 6.0) == ["r"]
    assert await store.write(delete_table, "f", "records", 6.0) == []
    assert await store.write(delete_guests, 1e9, 9) == 0  # ann has played
    found = await store.read(find_table, "f")
    assert found is not None
    assert (found[0].next_table, found[0].version) == (None, 2)
    await store.close()

    def rows(connection: Connection) -> Any:
        return {
            name: connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one()
            for name in ("tables", "seats", "guests", "log", "chat", "identities")
        }

    assert await run(empty_url, rows) == {
        "tables": 1,
        "seats": 1,
        "guests": 0,
        "log": 0,
        "chat": 0,
        "identities": 1,
    }


PEOPLE = """
INSERT INTO identities VALUES ('ann', 'Ann', 1.5, 2.5, '');
INSERT INTO identities VALUES ('bob', 'Bob', 1.5, 2.5, '');
"""
"""People without settings."""


async def test_people_of_the_previous_version_can_keep_settings(empty_url: str) -> None:
    await made_before(empty_url, PEOPLE)
    store = await open_store(empty_url)
    assert await store.read(user_settings.get, "ann") is None
    assert await store.write(put_user_settings, SettingsRow("ann", {"sound": False}, 10.0)) == {
        "sound": False
    }
    assert await store.write(put_user_settings, SettingsRow("ann", {"sound": True}, 9.0)) == {
        "sound": False
    }
    assert await store.write(put_user_settings, SettingsRow("ann", {"speed": "slow"}, 11.0)) == {
        "speed": "slow"
    }
    latest = SettingsRow("ann", {"speed": "slow"}, 11.0)
    assert await store.read(user_settings.get, "ann") == latest
    assert await store.read(user_settings.get, "bob") is None
    assert await store.write(delete_guests, 1e9, 9) == 2  # with their settings
    assert await store.read(user_settings.get, "ann") is None
    await store.close()


UNSEALED = """
INSERT INTO tables (id, version, status, invite, listed, watchable, setup, engine, catalogue,
    seq, to_act, created_at, updated_at)
    VALUES ('t', 1, 'playing', 'i', false, true, '{}', '1', '3', 1, '[0]', 4.5, 5.5);
INSERT INTO seats (table_id, seat, kind, identity, name, bot, stand_in, pass_mode, reserve)
    VALUES ('t', 0, 'person', NULL, 'Ann', '', false, '', 0.0);
"""
"""A game that was started before draws were fair."""


async def test_games_of_earlier_versions_have_no_secret_and_later_ones_do(empty_url: str) -> None:
    await made_before(empty_url, UNSEALED)
    store = await open_store(empty_url)
    found = await store.read(find_table, "t")
    assert found is not None
    row, seats = found
    assert (row.sealed, row.broken, [seat.contribution for seat in seats]) == (None, None, [""])
    sealed = Sealed("5e" * 32, 3, [{"game": "old"}])
    await add_table(store, table("u", sealed=sealed), [])
    found = await store.read(find_table, "u")
    assert found is not None
    assert found[0].sealed == sealed
    await store.close()

    def altered(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET sealed = '{\"secret\": \"no\"}' WHERE id = 'u'"))

    await run(empty_url, altered)
    store = await open_store(empty_url)
    found = await store.read(find_table, "u")
    assert found is not None
    assert (found[0].sealed, found[0].broken) == (None, "damaged columns: sealed")
    await store.close()


CHAT = """
INSERT INTO identities VALUES ('ann', 'Ann', 1.5, 2.5, '');
INSERT INTO identities VALUES ('eve', 'Ann', 1.5, 2.5, '');
INSERT INTO tables (id, version, status, invite, listed, watchable, setup, engine, catalogue,
    seq, to_act, created_at, updated_at)
    VALUES ('t', 1, 'playing', 'i', false, true, '{}', '1', '3', 0, '[0]', 4.5, 5.5);
INSERT INTO seats (table_id, seat, kind, identity, name, bot, stand_in, pass_mode, reserve)
    VALUES ('t', 0, 'person', 'ann', 'Ann', '', false, '', 0.0);
INSERT INTO seats (table_id, seat, kind, identity, name, bot, stand_in, pass_mode, reserve)
    VALUES ('t', 1, 'person', 'eve', 'Ann 2', '', false, '', 0.0);
INSERT INTO chat VALUES ('t', 0, 0, 'Ann', 'hello', 6.5, '');
INSERT INTO chat VALUES ('t', 1, 1, 'Ann 2', 'hi', 6.5, '');
INSERT INTO chat VALUES ('t', 2, 1, 'Bob', 'I must go', 6.5, '');
"""
"""Chat lines had no owners then: Bob had a seat before Eve took it."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("erased", "left"),
    [("eve", ["hello", "…", "I must go"]), ("ann", ["…", "hi", "I must go"])],
)
async def test_earlier_chat_goes_with_who_sat_there_and_had_that_name(
    empty_url: str, erased: str, left: list[str]
) -> None:
    await made_before(empty_url, CHAT)
    store = await open_store(empty_url)
    assert await store.write(erase, erased, "planner", 9.0) == ["t"]
    assert [line.text for line in await store.read(read_chat, "t")] == left
    await store.close()
