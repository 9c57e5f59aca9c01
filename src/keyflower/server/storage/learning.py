"""What is stored for learning: turning points of games, and how people do at puzzles."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, select

from keyflower.server.storage.contract import Database
from keyflower.server.storage.expiry import hold
from keyflower.server.storage.queries import put
from keyflower.server.storage.schema import (
    puzzle_players,
    puzzle_ratings,
    puzzle_tries,
    turning_points,
)


class Solver(Struct, frozen=True):
    """How well somebody solves puzzles."""

    rating: float
    tried: int = 0
    solved: int = 0


class Difficulty(Struct, frozen=True):
    """How hard a puzzle has turned out to be."""

    rating: float
    tried: int = 0


Rate = Callable[[Solver | None, Difficulty | None], tuple[Solver, Difficulty]]
"""The ratings of a person and a puzzle after a try, from those before it; None: the first."""


class Learning:
    """The part of the store for turning points and puzzles."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def turning_points(self, table_id: str) -> Any:
        """The turning points of a game as they were stored; None if there are none."""
        return await self._database.read(lambda c: _points_of(c, table_id))

    async def put_turning_points(self, table_id: str, points: Any) -> None:
        """Store the turning points of a game."""
        await self._database.write(lambda c: _put_points(c, table_id, points))

    async def solver(self, identity_id: str) -> Solver | None:
        """How well somebody solves puzzles; None: nothing tried yet."""
        return await self._database.read(lambda c: _solver(c, identity_id))

    async def tried(self, identity_id: str) -> dict[str, bool]:
        """The puzzles that somebody has tried, and whether they were solved."""
        return await self._database.read(lambda c: _tried(c, identity_id))

    async def tries_at(self, puzzle: str) -> tuple[int, int]:
        """How many people have tried a puzzle, and how many of them solved it."""
        return await self._database.read(lambda c: _tries_at(c, puzzle))

    async def difficulties(self) -> dict[str, Difficulty]:
        """How hard the puzzles that anybody tried have turned out to be."""
        return await self._database.read(_difficulties)

    async def put_try(
        self, identity_id: str, puzzle: str, solved: bool, at: float, rate: Rate
    ) -> Solver | None:
        """Store somebody's first try at a puzzle, and both ratings. -> None: not the first"""
        return await self._database.write(
            lambda c: _put_try(c, identity_id, puzzle, solved, at, rate)
        )


def _points_of(connection: Connection, table_id: str) -> Any:
    """The turning points of a game as they were stored; None if there are none."""
    wanted = select(turning_points.c.points).where(turning_points.c.table_id == table_id)
    return connection.execute(wanted).scalar()


def _put_points(connection: Connection, table_id: str, points: Any) -> None:
    """Store the turning points of a game."""
    put(connection, turning_points, [{"table_id": table_id, "points": points}])


def _solver(connection: Connection, identity_id: str) -> Solver | None:
    """How well somebody solves puzzles; None: nothing tried yet."""
    found = select(puzzle_players).where(puzzle_players.c.identity == identity_id)
    row = connection.execute(found).first()
    return None if row is None else Solver(row.rating, row.tried, row.solved)


def _tried(connection: Connection, identity_id: str) -> dict[str, bool]:
    """The puzzles that somebody has tried, and whether they were solved."""
    wanted = select(puzzle_tries.c.puzzle, puzzle_tries.c.solved)
    rows = connection.execute(wanted.where(puzzle_tries.c.identity == identity_id)).all()
    return {row.puzzle: row.solved for row in rows}


def _tries_at(connection: Connection, puzzle: str) -> tuple[int, int]:
    wanted = select(puzzle_tries.c.solved).where(puzzle_tries.c.puzzle == puzzle)
    found = connection.execute(wanted).scalars().all()
    return len(found), sum(found)


def _difficulties(connection: Connection) -> dict[str, Difficulty]:
    """How hard the puzzles that anybody tried have turned out to be."""
    rows = connection.execute(select(puzzle_ratings)).all()
    return {row.puzzle: Difficulty(row.rating, row.tried) for row in rows}


def _put_try(
    connection: Connection, identity_id: str, puzzle: str, solved: bool, at: float, rate: Rate
) -> Solver | None:
    """Store somebody's first try at a puzzle, with both ratings. -> None: it wasn't the first"""
    hold(connection, identity_id)
    before = _solver(connection, identity_id)
    key = (puzzle_tries.c.identity == identity_id) & (puzzle_tries.c.puzzle == puzzle)
    if connection.execute(select(puzzle_tries.c.at).where(key)).first() is not None:
        return None
    found = select(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle)
    row = connection.execute(found.with_for_update()).first()
    known = None if row is None else Difficulty(row.rating, row.tried)
    person, hard = rate(before, known)
    mine = {"rating": person.rating, "tried": person.tried, "solved": person.solved}
    put(connection, puzzle_players, [{"identity": identity_id, **mine}])
    hardness = {"puzzle": puzzle, "rating": hard.rating, "tried": hard.tried}
    put(connection, puzzle_ratings, [hardness])
    attempt = {"identity": identity_id, "puzzle": puzzle, "solved": solved, "at": at}
    put(connection, puzzle_tries, [attempt])
    return person
