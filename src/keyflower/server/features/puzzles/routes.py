"""Puzzles: the next one, trying it, hints, and the solution."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from keyflower.coach.puzzle import Puzzle
from keyflower.server.features.puzzles import service as puzzles
from keyflower.server.features.puzzles.service import (
    HINTS,
    PuzzleBody,
    PuzzleHint,
    PuzzleInfo,
    PuzzleRecord,
    PuzzleSolution,
    PuzzleTry,
    puzzle_of,
    record_of,
)
from keyflower.server.features.puzzles.statements import (
    Try,
    find_difficulties,
    find_tried,
    put_try,
    solvers,
)
from keyflower.server.tables.routes.given import Asker, SignedIn
from keyflower.server.web.given import api_router

ThemeAsked = Annotated[str, QueryParameter(max_length=20, description="a theme; empty: any")]
Step = Annotated[int, QueryParameter(ge=1, le=HINTS)]


@get("/puzzles", summary="How well I solve puzzles")
async def mine(me: Asker) -> PuzzleRecord:
    """Your rating, and how many you have tried and solved."""
    return record_of(await me.store.read(solvers.get, me.id))


@get("/puzzles/next", summary="A puzzle for me")
async def following(me: Asker, theme: ThemeAsked = "") -> PuzzleInfo:
    """One that you haven't tried yet, about as hard as you are good."""
    tried = await me.store.read(find_tried, me.id)
    solver = await me.store.read(solvers.get, me.id)
    found = puzzles.next_puzzle(solver, tried, theme, me.registry.services.chance())
    return puzzles.info(found, await me.store.read(find_difficulties), tried)


@get("/puzzles/{puzzle_id:str}", summary="A puzzle")
async def one(puzzle_id: FromPath[str], me: Asker) -> PuzzleInfo:
    """What it is about, without its solution."""
    puzzle = puzzle_of(puzzle_id)
    tried = await me.store.read(find_tried, me.id)
    return puzzles.info(puzzle, await me.store.read(find_difficulties), tried)


@post("/puzzles/{puzzle_id:str}/play", status_code=200, summary="Try to solve a puzzle")
async def played(puzzle_id: FromPath[str], data: JSONBody[PuzzleBody], me: Asker) -> PuzzleTry:
    """The table after what you have done; your first complete turn counts."""
    me.allow("messages", "tries")
    puzzle = puzzle_of(puzzle_id)
    attempt = await asyncio.to_thread(puzzles.try_out, puzzle, data.actions)
    state = await asyncio.to_thread(puzzles.state_of, attempt, me.person, me.now())
    if not attempt.complete:
        return PuzzleTry(state, False, None, None, None, 0)
    verdict = await asyncio.to_thread(attempt.verdict)
    change = 0
    if verdict != "close":
        change = await counted(me, puzzle, verdict == "solved")
    record = record_of(await me.store.read(solvers.get, me.id))
    return PuzzleTry(state, True, verdict, attempt.points(), record, change)


@post("/puzzles/{puzzle_id:str}/hint", status_code=200, summary="A hint")
async def hinted(puzzle_id: FromPath[str], me: Asker, step: Step = 1) -> PuzzleHint:
    """1 the theme, 2 the tile, 3 the action; from the second on it doesn't count as solved."""
    me.allow("messages", "hints")
    puzzle = puzzle_of(puzzle_id)
    if step > 1:
        await counted(me, puzzle, False)
    return await asyncio.to_thread(puzzles.hint, puzzle, step)


@post("/puzzles/{puzzle_id:str}/solution", status_code=200, summary="The solution")
async def solved(puzzle_id: FromPath[str], me: Asker) -> PuzzleSolution:
    """The best turn, and why; a puzzle not solved by then counts as failed."""
    me.allow("messages", "solutions")
    puzzle = puzzle_of(puzzle_id)
    await counted(me, puzzle, False)
    return await asyncio.to_thread(puzzles.solution, puzzle)


async def counted(me: SignedIn, puzzle: Puzzle, well: bool) -> int:
    """Store somebody's first try. -> what it did to their rating"""
    before = record_of(await me.store.read(solvers.get, me.id)).rating
    first = Try(me.id, puzzle.id, well, me.now())
    after = await me.store.write(put_try, first, puzzles.Rating(puzzle, well))
    return 0 if after is None else record_of(after).rating - before


router = api_router("puzzles", __name__)
