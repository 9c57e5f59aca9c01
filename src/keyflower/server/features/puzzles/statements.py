"""How people do at puzzles."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, select

from keyflower.server.storage.relation import PersonRef, Relation, column_of
from keyflower.server.storage.statements.people import hold


class Solver(Struct, frozen=True):
    """How well somebody solves puzzles."""

    rating: float
    tried: int = 0
    solved: int = 0


class Try(Struct, frozen=True):
    """Somebody's first try at a puzzle: only that one counts."""

    identity: PersonRef
    puzzle: str
    solved: bool
    at: float


class Difficulty(Struct, frozen=True):
    """How hard a puzzle has turned out to be; one that nobody tried has the rating it came with."""

    rating: float
    tried: int = 0


Rate = Callable[[Solver | None, Difficulty | None], tuple[Solver, Difficulty]]
"""The ratings of a person and a puzzle after a try, from those before it; None: the first."""

solvers: Final = Relation("puzzle_players", Solver, column_of("identity", PersonRef), key="")
tries: Final = Relation("puzzle_tries", Try, key="identity puzzle")
difficulties: Final = Relation("puzzle_ratings", Difficulty, column_of("puzzle", str), key="")


def find_tried(connection: Connection, identity_id: str) -> dict[str, bool]:
    """The puzzles that somebody has tried, and whether they were solved."""
    return {each.puzzle: each.solved for each in tries.find(connection, tries.has_key(identity_id))}


def count_tries(connection: Connection, puzzle: str) -> tuple[int, int]:
    """How many people have tried a puzzle, and how many of them solved it."""
    found = tries.find(connection, tries.c.puzzle == puzzle)
    return len(found), sum(each.solved for each in found)


def find_difficulties(connection: Connection) -> dict[str, Difficulty]:
    """How hard the puzzles that anybody tried have turned out to be."""
    rows = connection.execute(select(difficulties.table)).all()
    return {row.puzzle: Difficulty(row.rating, row.tried) for row in rows}


def put_try(connection: Connection, first: Try, rate: Rate) -> Solver | None:
    """Store somebody's first try at a puzzle, and both ratings. -> None: not the first"""
    hold(connection, first.identity)
    if tries.get(connection, first.identity, first.puzzle) is not None:
        return None
    rated = select(difficulties.c.puzzle).where(difficulties.has_key(first.puzzle))
    connection.execute(rated.with_for_update()).all()
    before = solvers.get(connection, first.identity)
    solver, difficulty = rate(before, difficulties.get(connection, first.puzzle))
    solvers.put(connection, solver, identity=first.identity)
    difficulties.put(connection, difficulty, puzzle=first.puzzle)
    tries.put(connection, first)
    return solver
