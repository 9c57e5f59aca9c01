"""Puzzles by HTTP: people's first tries are stored, and what follows for ratings.

`keyflower.features.puzzles` has what is shown.
"""

import asyncio
from dataclasses import replace
from typing import Annotated, Any, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import Connection, select

from keyflower.coach.puzzle import Puzzle, shipped
from keyflower.features import puzzles
from keyflower.server.features.turning import missed_points
from keyflower.server.storage.relation import PersonRef, Relation, column_of
from keyflower.server.storage.statements.people import hold
from keyflower.server.tables import LiveTable
from keyflower.server.tables.routes.given import Asker, SignedIn
from keyflower.server.web.given import api_router

MOST_ACTIONS: Final = 60


class PuzzleBody(Struct, frozen=True, forbid_unknown_fields=True):
    """What was done so far, as numbers of the legal form."""

    actions: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(max_length=MOST_ACTIONS)]


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


async def puzzle_of(me: SignedIn, puzzle_id: str) -> Puzzle:
    """A puzzle by its name: one that is shipped, or what was missed in a game."""
    if puzzle_id in shipped():
        return shipped()[puzzle_id]
    table, points = await missed_of(me, puzzle_id)
    return await asyncio.to_thread(puzzles.missed_puzzle, puzzle_id, table.game, points)


async def missed_of(me: SignedIn, puzzle_id: str) -> tuple[LiveTable, list[dict[str, Any]]]:
    """The game that a puzzle is from, and what the same player missed there from then on."""
    table_id, at = puzzles.place_of(puzzle_id)
    table = await me.table(table_id)
    return table, await missed_points(table, at)


async def record_of(me: SignedIn) -> puzzles.PuzzleRecord:
    """How well somebody solves puzzles."""
    tried = await me.store.read(find_tried, me.id)
    return puzzles.record_of(await me.store.read(solvers.get, me.id), tried)


ThemeAsked = Annotated[str, QueryParameter(max_length=20, description="a theme; empty: any")]
Step = Annotated[int, QueryParameter(ge=1, le=puzzles.HINTS)]


@get("/puzzles", summary="How well I solve puzzles")
async def mine(me: Asker) -> puzzles.PuzzleRecord:
    """Your rating, and how many you have tried and solved."""
    return await record_of(me)


@get("/puzzles/next", summary="A puzzle for me")
async def following(me: Asker, theme: ThemeAsked = "") -> puzzles.PuzzleInfo:
    """One that you haven't tried yet, about as hard as you are good."""
    tried = await me.store.read(find_tried, me.id)
    solver = await me.store.read(solvers.get, me.id)
    hard = await me.store.read(find_difficulties)
    found = puzzles.next_puzzle(solver, tried, theme, me.registry.services.chance(), hard)
    return puzzles.info(found, hard, tried)


@get("/puzzles/{puzzle_id:str}", summary="A puzzle")
async def one(puzzle_id: FromPath[str], me: Asker) -> puzzles.PuzzleInfo:
    """What it is about, without its solution."""
    puzzle = await puzzle_of(me, puzzle_id)
    tried = await me.store.read(find_tried, me.id)
    points = [] if puzzle.theme else (await missed_of(me, puzzle_id))[1]
    return puzzles.info(puzzle, await me.store.read(find_difficulties), tried, points)


@post("/puzzles/{puzzle_id:str}/play", status_code=200, summary="Try to solve a puzzle")
async def played(
    puzzle_id: FromPath[str], data: JSONBody[PuzzleBody], me: Asker
) -> puzzles.PuzzleTry:
    """The table after what you have done; your first complete turn counts."""
    me.allow("messages", "tries")
    puzzle = await puzzle_of(me, puzzle_id)
    found = await asyncio.to_thread(puzzles.try_out, puzzle, data.actions, me.person, me.now())
    if puzzle.theme is None:
        found.state.table.seats = (await missed_of(me, puzzle_id))[0].info().seats
    if not found.complete:
        return found
    change = 0 if found.verdict == "close" else await counted(me, puzzle, found.verdict == "solved")
    record = await record_of(me) if puzzle.theme else None
    return replace(found, record=record, change=change)


@post("/puzzles/{puzzle_id:str}/hint", status_code=200, summary="A hint")
async def hinted(puzzle_id: FromPath[str], me: Asker, step: Step = 1) -> puzzles.PuzzleHint:
    """1 the theme, 2 the tile, 3 the action; from the second on it doesn't count as solved."""
    me.allow("messages", "hints")
    puzzle = await puzzle_of(me, puzzle_id)
    if step > 1:
        await counted(me, puzzle, False)
    return await asyncio.to_thread(puzzles.hint, puzzle, step)


@post("/puzzles/{puzzle_id:str}/solution", status_code=200, summary="The solution")
async def solved(puzzle_id: FromPath[str], me: Asker) -> puzzles.PuzzleSolution:
    """The best turn, and why; a puzzle not solved by then counts as failed."""
    me.allow("messages", "solutions")
    puzzle = await puzzle_of(me, puzzle_id)
    await counted(me, puzzle, False)
    return await asyncio.to_thread(puzzles.solution, puzzle)


async def counted(me: SignedIn, puzzle: Puzzle, well: bool) -> int:
    """Store somebody's first try. -> what it did to their rating; nothing for their own games"""
    if puzzle.theme is None:
        return 0
    first = Try(me.id, puzzle.id, well, me.now())
    return await me.store.write(put_try, first, float(puzzle.rating))


router = api_router("puzzles", __name__)
