"""What is stored of daily games."""

import pytest
from tests.server.storage.rows import identity, seats, table

from keyflower.server.features.daily import (
    Attempt,
    attempts,
    find_points,
    has_finished,
    list_finished_by,
)
from keyflower.server.operations.delete import delete_guests, delete_table
from keyflower.server.storage import Conflict, Store, TableRow
from keyflower.server.storage.statements.games import add_table, find_seated, find_table, tables
from keyflower.server.storage.statements.people import identities

pytestmark = pytest.mark.anyio

DAY = "2026-07-30"


async def begun(store: Store, table_id: str, person: str, day: str = DAY) -> None:
    """Somebody's daily game."""
    await begin(store, table(table_id), person, day)


async def begin(store: Store, row: TableRow, person: str, day: str = DAY) -> None:
    """A table with the attempt that it is."""
    attempt = Attempt(day, person, row.id)
    await add_table(store, row, seats(person), also=lambda c: attempts.add(c, attempt))


async def test_a_person_has_one_attempt_of_a_day(store: Store) -> None:
    for person in ("ann", "ben"):
        await store.write(identities.add, identity(person))
    await begun(store, "a1", "id-ann")
    with pytest.raises(Conflict):
        await begun(store, "a2", "id-ann")
    assert await store.read(find_table, "a2") is None
    await begun(store, "a3", "id-ann", "2026-07-31")
    await begun(store, "b1", "id-ben")
    assert await store.read(attempts.get, DAY, "id-ann") == Attempt(DAY, "id-ann", "a1")
    assert await store.read(attempts.get, DAY, "id-cat") is None
    assert not await store.read(has_finished, DAY, "id-ann")
    assert await store.read(find_points, DAY, 1e12) == {}


async def test_results_are_those_of_games_that_ended_in_time(store: Store) -> None:
    for number, person in enumerate(("ann", "ben", "cat", "dan")):
        await store.write(identities.add, identity(person))
        row = table(person, status="finished", result=[number, 3], finished_at=100.0 - number)
        if person == "cat":
            row.result = [7]  # damaged
        await begin(store, row, f"id-{person}")
    found = await store.read(find_points, DAY, 100.0)
    assert list(found.items()) == [("dan", [3, 3]), ("ben", [1, 3])]
    assert await store.read(find_points, "2026-07-31", 100.0) == {}
    assert [row.id for row, _ in await store.read(list_finished_by, "id-ann")] == ["ann"]
    games = await store.read(find_seated, tables.c.id.in_(["ben", "dan", "gone"]), limit=3)
    assert {row.id: [seat.identity for seat in sat] for row, sat in games} == {
        "ben": ["id-ben"],
        "dan": ["id-dan"],
    }


async def test_an_expired_game_takes_its_attempt_along(store: Store) -> None:
    await store.write(identities.add, identity("ann"))
    await begun(store, "a1", "id-ann")
    assert await store.write(delete_table, "a1", "waiting", 1e12) == ["a1"]
    assert await store.read(attempts.get, DAY, "id-ann") is None
    assert await store.write(delete_guests, 1e12, 9) == 1
