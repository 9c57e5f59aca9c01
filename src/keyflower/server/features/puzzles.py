"""First tries at puzzles in the server's database, and what follows for ratings."""

from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, select

from keyflower.coach.puzzle import Puzzle
from keyflower.home.features.puzzles import puzzles
from keyflower.server.storage import Store
from keyflower.server.storage.relation import PersonRef, Relation, column_of
from keyflower.server.storage.statements.people import hold


class Try(Struct, frozen=True):
    """Somebody's first try at a puzzle: only that one counts."""

    identity: PersonRef
    puzzle: str
    solved: bool
    at: float


solvers: Final = Relation(
    "puzzle_players", puzzles.Solver, column_of("identity", PersonRef), key=""
)
tries: Final = Relation("puzzle_tries", Try, key="identity puzzle")
difficulties: Final = Relation(
    "puzzle_ratings", puzzles.Difficulty, column_of("puzzle", str), key=""
)


def find_tried(connection: Connection, identity_id: str) -> dict[str, bool]:
    """The puzzles that somebody has tried, the latest last, and whether they were solved."""
    found = tries.find(connection, tries.has_key(identity_id))
    return {each.puzzle: each.solved for each in sorted(found, key=lambda each: each.at)}


def count_tries(connection: Connection, puzzle: str) -> tuple[int, int]:
    """How many people have tried a puzzle, and how many of them solved it."""
    found = tries.find(connection, tries.c.puzzle == puzzle)
    return len(found), sum(each.solved for each in found)


def find_difficulties(connection: Connection) -> dict[str, puzzles.Difficulty]:
    """How hard the puzzles that anybody tried have turned out to be."""
    rows = connection.execute(select(difficulties.table)).all()
    return {row.puzzle: puzzles.Difficulty(row.rating, row.tried) for row in rows}


def put_try(connection: Connection, first: Try, puzzle_rating: float) -> int:
    """Store somebody's first try at a puzzle, and both ratings.

    puzzle_rating: that it came with. -> what it did to the person's; 0: not their first
    """
    hold(connection, first.identity)
    if tries.get(connection, first.identity, first.puzzle) is not None:
        return 0
    theirs = select(difficulties.c.puzzle).where(difficulties.has_key(first.puzzle))
    connection.execute(theirs.with_for_update()).all()
    before = solvers.get(connection, first.identity) or puzzles.Solver(puzzles.FIRST_RATING)
    hard = difficulties.get(connection, first.puzzle) or puzzles.Difficulty(puzzle_rating)
    solver, difficulty = puzzles.rate(first.solved, before, hard)
    solvers.put(connection, solver, identity=first.identity)
    difficulties.put(connection, difficulty, puzzle=first.puzzle)
    tries.put(connection, first)
    return round(solver.rating) - round(before.rating)


class SqlPuzzles:
    """The `PuzzleStore` of a server: everyone who tries a puzzle shows how hard it is."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find_tried(self, identity: str) -> dict[str, bool]:
        """The puzzles that a person has tried, the latest last."""
        return await self._store.read(find_tried, identity)

    async def find_solver(self, identity: str) -> puzzles.Solver | None:
        """How well a person solves puzzles."""
        return await self._store.read(solvers.get, identity)

    async def find_difficulties(self, identity: str) -> dict[str, puzzles.Difficulty]:
        """How hard puzzles have turned out to be."""
        return await self._store.read(find_difficulties)

    async def count_tries(self, identity: str, puzzle: str) -> tuple[int, int]:
        """How many people have tried a puzzle, and how many of them solved it."""
        return await self._store.read(count_tries, puzzle)

    async def put_try(self, identity: str, puzzle: Puzzle, solved: bool, at: float) -> int:
        """Store a first try and both ratings."""
        first = Try(identity, puzzle.id, solved, at)
        return await self._store.write(put_try, first, float(puzzle.rating))
