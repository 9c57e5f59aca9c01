"""What is stored of daily games."""

import pytest
from tests.server.storage.rows import identity, seats, table

from keyflower.server.storage import Attempt, Conflict, Store

pytestmark = pytest.mark.anyio

DAY = "2026-07-30"


async def begun(store: Store, table_id: str, person: str, day: str = DAY) -> None:
    """Somebody's daily game."""
    await store.add_table(table(table_id), seats(person), attempt=Attempt(day, person))


async def test_a_person_has_one_attempt_of_a_day(store: Store) -> None:
    for person in ("ann", "ben"):
        await store.add_identity(identity(person))
    await begun(store, "a1", "id-ann")
    with pytest.raises(Conflict):
        await begun(store, "a2", "id-ann")
    assert await store.table("a2") is None
    await begun(store, "a3", "id-ann", "2026-07-31")
    await begun(store, "b1", "id-ben")
    assert await store.dailies.attempt(DAY, "id-ann") == "a1"
    assert await store.dailies.attempt(DAY, "id-cat") is None
    assert not await store.dailies.has_finished(DAY, "id-ann")
    assert await store.dailies.points_on(DAY, 1e12) == {}


async def test_results_are_those_of_games_that_ended_in_time(store: Store) -> None:
    for number, person in enumerate(("ann", "ben", "cat", "dan")):
        await store.add_identity(identity(person))
        row = table(person, status="finished", result=[number, 3], finished_at=100.0 - number)
        if person == "cat":
            row.result = [7]  # damaged
        await store.add_table(row, seats(f"id-{person}"), attempt=Attempt(DAY, f"id-{person}"))
    found = await store.dailies.points_on(DAY, 100.0)
    assert list(found.items()) == [("dan", [3, 3]), ("ben", [1, 3])]
    assert await store.dailies.points_on("2026-07-31", 100.0) == {}
    assert [row.id for row, _ in await store.dailies.finished_by("id-ann")] == ["ann"]
    games = await store.dailies.games(["ben", "dan", "gone"])
    assert {row.id: [seat.identity for seat in sat] for row, sat in games} == {
        "ben": ["id-ben"],
        "dan": ["id-dan"],
    }


async def test_an_expired_game_takes_its_attempt_along(store: Store) -> None:
    await store.add_identity(identity("ann"))
    await begun(store, "a1", "id-ann")
    assert await store.delete_table("a1", "waiting", 1e12) == ["a1"]
    assert await store.dailies.attempt(DAY, "id-ann") is None
    assert await store.delete_guests(1e12, 9) == 1
