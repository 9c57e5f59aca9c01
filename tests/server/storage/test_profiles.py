"""Profiles on both databases: passkeys, phrases, ratings, and what stays of an erased person."""

import asyncio
from dataclasses import replace
from functools import partial
from itertools import count

import pytest
from sqlalchemy import Connection, select
from tests.server.storage.rows import entry, identity, seats, table

from keyflower.server.features.profile.statements import (
    Challenge,
    Passkey,
    Recovery,
    SettingsRow,
    add_passkey,
    challenges,
    list_met,
    list_passkeys,
    passkeys,
    put_user_settings,
    recoveries,
    take_challenge,
    use_passkey,
)
from keyflower.server.features.ratings import (
    SETTLED_GAMES,
    START,
    Player,
    find_latest_ratings,
    list_ratings,
    rate,
)
from keyflower.server.operations.delete import erase
from keyflower.server.storage import Change, Conflict, Store, TableRow
from keyflower.server.storage.relation import metadata
from keyflower.server.storage.statements.chat import add_chat, read_chat
from keyflower.server.storage.statements.games import (
    Also,
    add_table,
    admit,
    find_table,
    write_change,
)
from keyflower.server.storage.statements.people import (
    LinkRow,
    drop_own,
    identities,
    links,
)

pytestmark = pytest.mark.anyio


def passkey(name: str, owner: str) -> Passkey:
    """A passkey of somebody."""
    return Passkey(name, owner, b"key", 0, 10.0, 10.0)


def player(owner: str | None, place: int) -> Player:
    """Somebody in a game, rated for the first time."""
    return Player(owner, START, place)


async def test_a_challenge_is_accepted_once_and_in_time(store: Store) -> None:
    await store.write(challenges.add, Challenge("a", 100.0))
    await store.write(challenges.add, Challenge("b", 100.0))
    answers = [store.write(take_challenge, "a", 50.0) for _ in range(3)]
    assert sorted(await asyncio.gather(*answers)) == [False, False, True]
    assert await store.write(take_challenge, "b", 100.0) is False
    assert await store.write(take_challenge, "never there", 1.0) is False


async def test_passkeys_belong_to_one_person(store: Store) -> None:
    for name in ("ann", "bob"):
        await store.write(identities.add, identity(name))
    await store.write(add_passkey, passkey("k", "id-ann"), 9)
    with pytest.raises(Conflict):
        await store.write(add_passkey, passkey("k", "id-bob"), 9)
    await store.write(use_passkey, "k", 7, 20.0)
    (mine,) = await store.read(list_passkeys, "id-ann")
    assert (mine.uses, mine.used_at, mine.credential) == (7, 20.0, b"key")
    assert await store.write(drop_own, passkeys, "k", "id-bob") is False
    assert await store.write(drop_own, passkeys, "k", "id-ann") is True
    assert await store.read(passkeys.get, "k") is None


async def test_no_more_passkeys_are_kept_than_allowed(store: Store) -> None:
    await store.write(identities.add, identity("ann"))
    added = [store.write(add_passkey, passkey(f"k{n}", "id-ann"), 3) for n in range(8)]
    assert sorted(await asyncio.gather(*added)) == [False] * 5 + [True] * 3
    assert len(await store.read(list_passkeys, "id-ann")) == 3


async def test_a_passkey_counts_upwards_once_it_counts(store: Store) -> None:
    await store.write(identities.add, identity("ann"))
    await store.write(add_passkey, passkey("k", "id-ann"), 9)
    for uses, accepted in ((0, True), (0, True), (7, True), (7, False), (6, False), (0, False)):
        assert await store.write(use_passkey, "k", uses, 20.0) is accepted
    copies = [store.write(use_passkey, "k", 8, 30.0) for _ in range(4)]
    assert sorted(await asyncio.gather(*copies)) == [False, False, False, True]
    assert await store.write(use_passkey, "unknown", 1, 40.0) is False


def rating(row: TableRow, players: list[Player]) -> list[Also]:
    """What is written with the end of a rated game."""
    return [partial(rate, table_id=row.id, players=players, now=row.updated_at)]


async def test_games_that_end_at_once_are_all_rated(store: Store) -> None:
    """One after the other, each from the rating that the one before left."""
    for name in ("ann", "bob"):
        await store.write(identities.add, identity(name))
    ended = []
    for number in range(6):
        name = f"t{number}"
        await add_table(store, table(name), seats("id-ann", "id-bob"))
        rated = [player("id-ann", 1), player("id-bob", 2), player(None, 3)]
        row = table(name, version=1, status="finished", updated_at=200.0 + number)
        change = Change(row=row, entries=[entry(0), entry(1)], also=rating(row, rated))
        ended.append(store.write(write_change, change))
    await asyncio.gather(*ended)
    history = await store.read(list_ratings, "id-ann")
    assert [row.number for row in history] == [1, 2, 3, 4, 5, 6]
    assert [row.mu for row in history] == sorted(row.mu for row in history)
    assert [row.sigma for row in history] == sorted((row.sigma for row in history), reverse=True)
    assert {(row.place, row.players) for row in history} == {(1, 3)}
    latest = await store.read(find_latest_ratings, ["id-ann", "id-bob", "nobody"])
    assert latest["id-ann"] == history[-1]
    # The bot came third; the two don't change each other's rating yet.
    assert START.mu < latest["id-bob"].mu == latest["id-ann"].mu
    (met,) = await store.read(list_met, "id-ann", 10)
    assert met.rating is not None
    assert (met.name, met.games, met.rating.games) == ("bob", 6, 6)


async def test_new_guests_change_no_rating(store: Store) -> None:
    """M5: they may be oneself, with a telephone; after ten rated games they say something."""
    for name in ("ann", "bob"):
        await store.write(identities.add, identity(name))
    numbers = count()

    async def end(*players: Player) -> list[int]:
        """A game ends. -> how many have rated Ann and Bob by then"""
        row = table(f"t{next(numbers)}", version=1)
        await add_table(store, replace(row, version=0), seats("id-ann", "id-bob"))
        await store.write(write_change, Change(row=row, also=rating(row, list(players))))
        return [len(await store.read(list_ratings, f"id-{name}")) for name in ("ann", "bob")]

    ann, bob = player("id-ann", 1), player("id-bob", 2)
    assert await end(ann, bob) == [0, 0]
    for number in range(SETTLED_GAMES):
        assert await end(bob, player(None, 1)) == [0, number + 1]
    assert await end(ann, bob) == [1, SETTLED_GAMES]


async def test_nothing_stays_of_an_erased_person(store: Store) -> None:
    for name in ("zoe", "bob"):
        await store.write(identities.add, identity(name))
    for name, status in (("w", "waiting"), ("p", "playing"), ("f", "finished")):
        sitting = seats("id-zoe", "id-bob")
        sitting[0].name = "zoe"
        row = table(name, status=status, host="id-zoe", uploaded_by="id-zoe")
        await add_table(store, row, sitting)
        await store.write(add_chat, name, 0, "zoe", "I am zoe", 5.0)
        await store.write(add_chat, name, 1, "bob", "Hello", 6.0)
    await add_table(store, table("alone", host="id-zoe"), seats("id-zoe", None))
    await add_table(store, table("before", next_table="alone"), seats("id-bob"))
    await add_table(store, table("guest", host="id-bob"), seats("id-bob"))
    await store.write(admit, "guest", "id-zoe")
    await store.write(links.add, LinkRow("hash", "id-zoe", 100.0))
    await store.write(put_user_settings, SettingsRow("id-zoe", {"sound": True}, 5.0))
    await store.write(add_passkey, passkey("k", "id-zoe"), 9)
    await store.write(recoveries.put, Recovery("id-zoe", "hash", 5.0))
    rated = [player("id-zoe", 1), player("id-bob", 2), player(None, 3)]
    row = table("f", version=1, status="finished", host="id-zoe", uploaded_by="id-zoe")
    await store.write(write_change, Change(row=row, also=rating(row, rated)))

    changed = await store.write(erase, "id-zoe", "planner", 50.0)
    assert sorted(changed) == ["alone", "before", "f", "guest", "p", "w"]

    def kept(connection: Connection) -> list[str]:
        return [
            f"{part.name}: {row}"
            for part in metadata.sorted_tables
            for row in connection.execute(select(part)).all()
        ]

    assert [row for row in await store.read(kept) if "zoe" in row] == []
    assert await store.read(find_table, "alone") is None
    after = {name: await store.read(find_table, name) for name in ("w", "p", "f", "before")}
    assert {name: seat[1][0].kind for name, seat in after.items() if seat} == {
        "w": "open",
        "p": "bot",
        "f": "person",
        "before": "person",
    }
    playing = after["p"]
    assert playing is not None
    assert (playing[0].host, playing[0].version, playing[0].due_at) == ("id-bob", 1, 50.0)
    assert playing[1][0].bot == "planner"
    assert [line.text for line in await store.read(read_chat, "p")] == ["…", "Hello"]
    assert len(await store.read(list_ratings, "id-bob")) == 1
    assert await store.write(erase, "id-zoe", "planner", 60.0) == []


async def test_others_of_the_same_name_keep_what_they_said(store: Store) -> None:
    for name in ("ann", "eve"):
        await store.write(identities.add, identity(name))
    sitting = seats("id-ann", "id-eve")
    sitting[0].name, sitting[1].name = "ann", "eve"
    await add_table(store, table(), sitting)
    await store.write(add_chat, "t", 0, "ann", "Hello", 5.0)
    await store.write(add_chat, "t", 1, "eve", "Hi", 6.0)
    await store.write(identities.change, "id-eve", name="ann", face="")
    await store.write(erase, "id-eve", "planner", 50.0)
    said = [(line.name, line.text) for line in await store.read(read_chat, "t")]
    assert said == [("ann", "Hello"), ("", "…")]


@pytest.mark.slow
async def test_what_somebody_said_before_they_left_goes_too(store: Store) -> None:
    for name in ("ann", "eve"):
        await store.write(identities.add, identity(name))
    sitting = seats("id-ann", "id-eve")
    sitting[1].name = "eve"
    await add_table(store, table(), sitting)
    await store.write(add_chat, "t", 1, "eve", "I must go", 5.0)
    await store.write(write_change, Change(row=table(version=1), seats=seats("id-ann", None)[1:]))
    assert await store.write(erase, "id-eve", "planner", 50.0) == ["t"]
    assert [(line.name, line.text) for line in await store.read(read_chat, "t")] == [("", "…")]
