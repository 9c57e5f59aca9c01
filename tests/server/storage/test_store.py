"""What is written can be read again, and of two writers one wins: on every database."""

import asyncio
from functools import partial

import pytest
from tests.server.storage.rows import act, entry, identity, seats, table

from keyflower.server.database import open_store
from keyflower.server.storage import (
    Change,
    Conflict,
    Damaged,
    SeatRow,
    StorageError,
    Store,
    TableRow,
)
from keyflower.server.storage.statements import games
from keyflower.server.storage.statements.chat import add_chat, read_chat
from keyflower.server.storage.statements.games import (
    add_table,
    admit,
    find_by_invite,
    find_table,
    guests,
    list_due,
    list_public,
    list_tables_of,
    read_log,
    tables,
    write_change,
)
from keyflower.server.storage.statements.people import (
    LinkRow,
    add_signing_key,
    drop_signing_key,
    identities,
    keep_server_key,
    links,
    list_signing_keys,
    take_link,
)

pytestmark = pytest.mark.anyio

ANN, BOB = identity("Ann"), identity("Bob")


async def people(store: Store) -> None:
    for person in (ANN, BOB):
        await store.write(identities.add, person)


def ids(found: list[tuple[TableRow, list[SeatRow]]]) -> list[str]:
    return [row.id for row, _ in found]


async def test_identities(store: Store) -> None:
    await store.write(identities.add, ANN)
    assert await store.read(identities.get, ANN.id) == ANN
    assert await store.read(identities.get, "nobody") is None
    await store.write(identities.change, ANN.id, name="Änne \u202e 花", face="nora")
    await store.write(identities.change, ANN.id, seen_at=9.25)
    changed = await store.read(identities.get, ANN.id)
    assert changed is not None
    assert (changed.name, changed.created_at, changed.seen_at) == ("Änne \u202e 花", 1.5, 9.25)
    assert changed.face == "nora"
    with pytest.raises(Conflict):
        await store.write(identities.add, ANN)


async def test_signing_keys_newest_first(store: Store) -> None:
    old = await store.write(add_signing_key, b"\x00old", 1.0)
    new = await store.write(add_signing_key, b"new\xff", 2.0)
    keys = await store.read(list_signing_keys)
    assert [(key.id, key.key) for key in keys] == [(new, b"new\xff"), (old, b"\x00old")]
    await store.write(drop_signing_key, old)
    assert [key.id for key in await store.read(list_signing_keys)] == [new]


async def test_a_link_is_used_once(store: Store) -> None:
    await people(store)
    await store.write(links.add, LinkRow("hash", ANN.id, 100.0))
    assert await store.write(take_link, "other", 50.0) is None
    taken = await asyncio.gather(*(store.write(take_link, "hash", 50.0) for _ in range(8)))
    assert sorted(map(str, taken)) == ["None"] * 7 + [ANN.id]


async def test_an_expired_link_is_worth_nothing(store: Store) -> None:
    await people(store)
    await store.write(links.add, LinkRow("hash", ANN.id, 100.0))
    assert await store.write(take_link, "hash", 100.0) is None
    assert await store.write(take_link, "hash", 50.0) is None


async def test_a_table_comes_back_as_it_was(database_url: str) -> None:
    store = await open_store(database_url)
    await people(store)
    whole = table(
        "whole",
        version=3,
        status="playing",
        host=ANN.id,
        listed=True,
        watchable=True,
        setup={"pace": "live", "seats": [1, None]},
        origin={"season": "spring"},
        seq=2,
        to_act=[1],
        due_at=5.5,
        finished_at=7.5,
        result=[31, 28],
    )
    sitting = [
        SeatRow(seat=0, kind="person", identity=ANN.id, name="Ann", bot="greedy", stand_in=True),
        SeatRow(seat=1, kind="bot", bot="search:5", name="Bot", reserve=2.5, owes_since=3.5),
    ]
    log = [entry(0, outcomes=[3, 1, 2]), entry(1, action=2**62)]
    await add_table(store, whole, sitting, log)
    await add_table(store, table("bare", next_table="whole"), [])
    await store.close()

    store = await open_store(database_url)
    assert await store.read(find_table, "whole") == (whole, sitting)
    assert await store.read(read_log, "whole") == log
    assert await store.read(read_log, "whole", 1) == log[1:]
    assert await store.read(find_table, "bare") == (table("bare", next_table="whole"), [])
    assert await store.read(read_log, "bare") == []
    assert await store.read(find_table, "none") is None
    await store.close()


async def test_a_long_log_is_one_row_and_grows_on(database_url: str) -> None:
    """H1: thousands of rows would hold the only writer of SQLite."""
    store = await open_store(database_url)
    log = [entry(seq, outcomes=[seq, 3]) for seq in range(80)]
    await add_table(store, table(status="playing", seq=80), seats(None, None), log)
    assert await store.write(games.log.count) == 0
    await store.write(write_change, act(80, version=0))
    await store.close()

    store = await open_store(database_url)
    assert await store.read(read_log, "t") == [*log, entry(80)]
    for since in (79, 80, 81):
        assert await store.read(read_log, "t", since) == [*log, entry(80)][since:]
    packed = await store.read(games.packed_logs.get, "t")
    assert packed is not None
    await store.write(games.packed_logs.change, "t", entries=packed.entries[:-9])
    assert await store.read(read_log, "t", 80) == [entry(80)]
    assert await store.read(read_log, "t", damaged=True) == [entry(80)]
    with pytest.raises(Damaged, match="the first entries of the log can't be read"):
        await store.read(read_log, "t")
    await store.close()


async def test_a_change_is_written_whole(store: Store) -> None:
    await people(store)
    await add_table(store, table(status="playing"), seats(ANN.id, None, None))
    taken = SeatRow(seat=1, kind="person", identity=BOB.id, name="Bob")
    added = SeatRow(seat=3, kind="bot", bot="random")
    now = table(
        version=1, seq=2, status="finished", to_act=[2, 1], result=[31, 42], updated_at=201.0
    )
    await store.write(
        write_change, Change(row=now, entries=[entry(0), entry(1)], seats=[taken, added])
    )
    found = await store.read(find_table, "t")
    assert found is not None
    row, sitting = found
    assert (row.version, row.seq, row.status, row.to_act) == (1, 2, "finished", [2, 1])
    assert (row.result, row.updated_at, row.created_at) == ([31, 42], 201.0, 100.0)
    assert sitting == [seats(ANN.id)[0], taken, SeatRow(seat=2), added]
    assert await store.read(read_log, "t") == [entry(0), entry(1)]


async def test_of_two_writers_one_wins(store: Store) -> None:
    await add_table(store, table(), seats(None))
    both = await asyncio.gather(
        store.write(write_change, act(0)), store.write(write_change, act(0)), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in both) == ["Conflict", "NoneType"]
    with pytest.raises(Conflict):
        await store.write(write_change, act(1, version=0))
    with pytest.raises(Conflict):
        await store.write(write_change, act(0, table_id="none"))


@pytest.mark.slow
async def test_a_number_in_the_log_is_given_once(store: Store) -> None:
    await add_table(store, table(), seats(None))
    await store.write(write_change, act(0))
    now = table(version=2, seq=2)
    again = Change(row=now, entries=[entry(0)], seats=[SeatRow(seat=0, name="x")])
    with pytest.raises(Conflict):
        await store.write(write_change, again)
    found = await store.read(find_table, "t")
    assert found is not None
    assert (found[0].version, found[0].seq, found[1]) == (1, 1, seats(None))
    await store.write(write_change, act(1))


async def test_a_change_leaves_alone_what_is_written_by_itself(store: Store) -> None:
    await add_table(store, table(status="playing"), [])
    await store.write(tables.change, "t", seen_at=150.0)
    await store.write(
        write_change, Change(row=table(version=1, status="finished", invite="new", listed=True))
    )
    found = await store.read(find_table, "t")
    assert found is not None
    row = found[0]
    assert (row.status, row.version) == ("finished", 1)
    assert (row.seen_at, row.listed, row.invite) == (150.0, False, "new")


async def test_ids_and_invites_are_given_once(store: Store) -> None:
    await add_table(store, table("a"), [])
    with pytest.raises(Conflict):
        await add_table(store, table("a", invite="other"), [])
    with pytest.raises(Conflict):
        await add_table(store, table("b", invite="invite-a"), [])
    assert await store.read(find_by_invite, "invite-a") == "a"
    assert await store.read(find_by_invite, "other") is None


async def test_a_seat_belongs_to_somebody_who_is_known(store: Store) -> None:
    with pytest.raises(StorageError) as refused:
        await add_table(store, table(), seats("nobody"))
    assert not isinstance(refused.value, Conflict)
    assert await store.read(find_table, "t") is None


async def test_guests(store: Store) -> None:
    await people(store)
    await add_table(store, table(), [])
    for _ in range(2):
        await store.write(admit, "t", ANN.id)
    assert await store.read(guests.get, "t", ANN.id)
    assert not await store.read(guests.get, "t", BOB.id)


async def test_lists_newest_first(store: Store) -> None:
    await people(store)

    async def add(name: str, at: float, owner: str | None = None, **fields: object) -> None:
        row = table(name, created_at=at, updated_at=50 - at, finished_at=at, **fields)
        await add_table(store, row, seats(owner, None))

    for at, name in enumerate(("a", "b", "c")):
        await add(f"open-{name}", at, ANN.id, listed=True)
        await add(f"live-{name}", at, BOB.id, listed=True, watchable=True, status="playing")
        await add(f"done-{name}", at, BOB.id, listed=True, watchable=True, status="finished")
    await add("by-link", 9)
    await add("unwatched", 9, listed=True, status="playing")
    await add("watched-by-link", 9, watchable=True, status="playing")
    await add("ended-by-link", 9, watchable=True, status="finished")

    assert ids(await store.read(list_public, "waiting", 9)) == ["open-c", "open-b", "open-a"]
    assert ids(await store.read(list_public, "waiting", 2)) == ["open-c", "open-b"]
    assert ids(await store.read(list_public, "playing", 9)) == ["live-c", "live-b", "live-a"]
    assert ids(await store.read(list_public, "finished", 9)) == ["done-c", "done-b", "done-a"]
    assert ids(await store.read(list_tables_of, ANN.id, 9)) == ["open-a", "open-b", "open-c"]
    assert len(await store.read(list_tables_of, BOB.id, 9)) == 6
    assert await store.read(list_tables_of, "nobody", 9) == []
    assert (await store.read(list_public, "waiting", 1))[0][1] == seats(ANN.id, None)


async def test_due_longest_first(store: Store) -> None:
    for name, due_at, status in (
        ("late", 3.0, "playing"),
        ("latest", 1.0, "playing"),
        ("now", 5.0, "playing"),
        ("soon", 5.5, "playing"),
        ("never", None, "playing"),
        ("over", 1.0, "finished"),
    ):
        await add_table(store, table(name, due_at=due_at, status=status), [])
    assert await store.read(list_due, 5.0, 9, "7") == ["latest", "late", "now"]
    assert await store.read(list_due, 5.0, 1, "7") == ["latest"]
    assert await store.read(list_due, 5.0, 9, "8") == []


async def test_chat_is_numbered_without_gap_or_repeat(store: Store) -> None:
    for name in ("t", "u"):
        await add_table(store, table(name), [])
    said = await asyncio.gather(
        *(store.write(add_chat, "t", seat, "Ann", f"line {seat}", 1.0) for seat in range(25)),
        *(store.write(add_chat, "u", None, "Bob", "hello", 1.0) for _ in range(5)),
    )
    lines = await store.read(read_chat, "t")
    assert [line.number for line in lines] == list(range(25))
    assert sorted(said[:25], key=lambda line: line.number) == lines
    assert [line.number for line in await store.read(read_chat, "u")] == list(range(5))
    assert await store.read(read_chat, "t", since=24) == lines[24:]
    assert await store.read(read_chat, "t", limit=3) == lines[-3:]
    with pytest.raises(StorageError, match="no table none"):
        await store.write(add_chat, "none", 0, "Ann", "hello", 1.0)


async def test_hostile_text_stays_text(store: Store) -> None:
    hostile = "'; DROP TABLE log; -- \\ %s :x $1 \u202e\U0001f47b"
    await add_table(store, table(setup={"note": "\0" + hostile}), [SeatRow(seat=0, name=hostile)])
    await store.write(add_chat, "t", 0, hostile, hostile, 1.0)
    found = await store.read(find_table, "t")
    assert found is not None
    assert (found[0].setup, found[1][0].name) == ({"note": "\0" + hostile}, hostile)
    assert (await store.read(read_chat, "t"))[0].text == hostile


async def test_who_is_cancelled_does_not_stop_a_write(database_url: str) -> None:
    store = await open_store(database_url)
    await add_table(store, table(), [])
    writing = asyncio.create_task(store.write(write_change, act(0)))
    await asyncio.sleep(0)  # it has begun
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    await store.close()  # which finishes what has begun
    store = await open_store(database_url)
    assert await store.read(read_log, "t") == [entry(0)]
    await store.write(write_change, act(1))
    assert await store.read(read_log, "t") == [entry(0), entry(1)]
    await store.close()


async def test_a_closed_store_says_so(store: Store) -> None:
    assert await store.healthy()
    await store.close()
    await store.close()
    assert not await store.healthy()
    with pytest.raises(StorageError, match="closed"):
        await add_table(store, table(), [])


@pytest.mark.thorough
@pytest.mark.slow
async def test_two_hundred_at_once_and_one_too_late(store: Store) -> None:
    for number in range(200):
        await add_table(store, table(f"t{number}"), seats(None))
    await store.write(write_change, act(0, table_id="t77"))
    written = await asyncio.gather(
        *(store.write(write_change, act(0, table_id=f"t{number}")) for number in range(200)),
        return_exceptions=True,
    )
    assert isinstance(written.pop(77), Conflict)
    assert written == [None] * 199
    for number in (0, 76, 77, 78, 199):
        assert await store.read(read_log, f"t{number}") == [entry(0)]


async def test_the_first_key_of_a_server_stays(store: Store, database_url: str) -> None:
    makers = (partial(bytes, [number] * 32) for number in range(3))
    made = await asyncio.gather(*(keep_server_key(store, "daily", make) for make in makers))
    assert len(set(made)) == 1
    assert await keep_server_key(store, "daily", lambda: b"another") == made[0]
    assert await keep_server_key(store, "vapid", lambda: b"another") == b"another"
    if database_url.startswith("postgresql"):
        other = await open_store(database_url)
        assert await keep_server_key(other, "daily", lambda: b"a third") == made[0]
        await other.close()


async def test_reading_writes_nothing(store: Store) -> None:
    with pytest.raises(StorageError):
        await store.read(identities.add, ANN)
    assert await store.read(identities.get, ANN.id) is None
    await store.write(identities.add, ANN)
