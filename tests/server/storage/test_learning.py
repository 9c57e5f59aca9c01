"""Turning points and puzzles, stored the same on every database."""

import asyncio

import pytest
from tests.server.storage.rows import identity, seats, table

from keyflower.home.features.puzzles.puzzles import Difficulty, Solver
from keyflower.server.features.puzzles import (
    Try,
    find_difficulties,
    find_tried,
    put_try,
    solvers,
)
from keyflower.server.features.turning import TurningPointsRow, turning_points
from keyflower.server.storage import Store
from keyflower.server.storage.statements.games import add_table
from keyflower.server.storage.statements.people import identities

pytestmark = pytest.mark.anyio

ANN = identity("Ann")


async def test_turning_points_are_kept_with_their_game(store: Store) -> None:
    await store.write(identities.add, ANN)
    row = table("one", host=ANN.id)
    await add_table(store, row, seats(ANN.id, None))
    assert await store.read(turning_points.get, row.id) is None
    points = [{"seat": 0, "at": 3, "better": []}]
    await store.write(turning_points.put, TurningPointsRow(row.id, points))
    await store.write(turning_points.put, TurningPointsRow(row.id, points))
    assert await store.read(turning_points.get, row.id) == TurningPointsRow(row.id, points)


async def test_the_first_try_of_a_person_counts_once(store: Store) -> None:
    await store.write(identities.add, ANN)
    assert await store.read(solvers.get, ANN.id) is None
    tries = [store.write(put_try, Try(ANN.id, "p", True, 5.0), 1200.0) for _ in range(6)]
    assert sorted(await asyncio.gather(*tries)) == [0, 0, 0, 0, 0, 24]
    assert await store.read(solvers.get, ANN.id) == Solver(1224.0, 1, 1)
    assert await store.write(put_try, Try(ANN.id, "q", False, 6.0), 1224.0) == -24
    assert await store.read(solvers.get, ANN.id) == Solver(1200.0, 2, 1)
    assert await store.read(find_tried, ANN.id) == {"p": True, "q": False}
    assert await store.read(find_difficulties) == {
        "p": Difficulty(1196.0, 1),
        "q": Difficulty(1228.0, 1),
    }
