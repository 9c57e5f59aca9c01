"""What can be asked about puzzles. Only a person's first try at a puzzle counts."""

import secrets
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, Protocol

from keyflower.coach.puzzle import Puzzle, shipped
from keyflower.home.features.puzzles import puzzles
from keyflower.home.features.puzzles.puzzles import (
    Difficulty,
    PuzzleHint,
    PuzzleInfo,
    PuzzleRecord,
    PuzzleSolution,
    PuzzleTry,
    Solver,
)
from keyflower.home.features.turning import missed_points
from keyflower.home.requests import request
from keyflower.home.table import HostedTable
from keyflower.home.visit import Asker
from keyflower.play.typed_json import Bounds

MAX_ACTIONS: Final = 60  # of a try
Theme = Annotated[str, Bounds(max_length=20, description="a theme; empty: any")]
Step = Annotated[int, Bounds(ge=1, le=puzzles.HINTS)]


@dataclass(frozen=True)
class PuzzleBody:
    """What was done so far, as numbers of the legal form."""

    actions: Annotated[list[Annotated[int, Bounds(ge=0)]], Bounds(max_length=MAX_ACTIONS)]


class PuzzleStore(Protocol):
    """Where first tries are kept, and what follows for ratings."""

    async def find_tried(self, identity: str) -> dict[str, bool]:
        """The puzzles that a person has tried, the latest last, and whether they were solved."""

    async def find_solver(self, identity: str) -> Solver | None:
        """How well a person solves puzzles."""

    async def find_difficulties(self, identity: str) -> dict[str, Difficulty]:
        """How hard the puzzles that were tried have turned out to be, as far as a person sees."""

    async def count_tries(self, identity: str, puzzle: str) -> tuple[int, int]:
        """How many people have tried a puzzle, and how many of them solved it."""

    async def put_try(self, identity: str, puzzle: Puzzle, solved: bool, at: float) -> int:
        """Store a first try and both ratings. -> what it did to the person's; 0: not the first"""


async def puzzle_of(me: Asker, puzzle_id: str) -> Puzzle:
    """A puzzle by its name: one that is shipped, or what was missed in a game."""
    if puzzle_id in shipped():
        return shipped()[puzzle_id]
    table, points = await missed_of(me, puzzle_id)
    return await me.in_thread(puzzles.missed_puzzle, puzzle_id, table.game, points)


async def missed_of(me: Asker, puzzle_id: str) -> tuple[HostedTable, list[dict[str, Any]]]:
    """The game that a puzzle is from, and what the same player missed there from then on."""
    table_id, at = puzzles.place_of(puzzle_id)
    table = await me.table(table_id)
    return table, await missed_points(me, table, at)


async def record_of(me: Asker) -> PuzzleRecord:
    """How well a person solves puzzles."""
    store = me.part(PuzzleStore)
    return puzzles.record_of(await store.find_solver(me.id), await store.find_tried(me.id))


async def info_of(me: Asker, puzzle: Puzzle, points: list[dict[str, Any]]) -> PuzzleInfo:
    """A puzzle as a person may see it. points: what was missed in its game, if any"""
    store = me.part(PuzzleStore)
    hard, tried = await store.find_difficulties(me.id), await store.find_tried(me.id)
    return puzzles.info(puzzle, hard, tried, points)


async def count_try(me: Asker, puzzle: Puzzle, solved: bool) -> int:
    """Store a first try. -> what it did to the rating; nothing for puzzles of a person's games"""
    if puzzle.theme is None:
        return 0
    return await me.part(PuzzleStore).put_try(me.id, puzzle, solved, me.now())


@request("GET", "/puzzles", "How well I solve puzzles")
async def show_record(me: Asker) -> PuzzleRecord:
    """Your rating, and how many you have tried and solved."""
    return await record_of(me)


@request("GET", "/puzzles/next", "A puzzle for me")
async def show_next(me: Asker, theme: Theme = "") -> PuzzleInfo:
    """One that you haven't tried yet, about as hard as you are good."""
    store = me.part(PuzzleStore)
    tried, solver = await store.find_tried(me.id), await store.find_solver(me.id)
    hard = await store.find_difficulties(me.id)
    puzzle = puzzles.next_puzzle(solver, tried, theme, secrets.randbits(64), hard)
    return puzzles.info(puzzle, hard, tried)


@request("GET", "/puzzles/{puzzle_id}", "A puzzle")
async def show_puzzle(me: Asker, puzzle_id: str) -> PuzzleInfo:
    """What it is about, without its solution."""
    puzzle = await puzzle_of(me, puzzle_id)
    points = [] if puzzle.theme else (await missed_of(me, puzzle_id))[1]
    return await info_of(me, puzzle, points)


@request("POST", "/puzzles/{puzzle_id}/play", "Try to solve a puzzle", limit=("messages", "tries"))
async def try_puzzle(me: Asker, puzzle_id: str, body: PuzzleBody) -> PuzzleTry:
    """The table after what you have done; your first complete turn counts."""
    puzzle = await puzzle_of(me, puzzle_id)
    tried = await me.in_thread(puzzles.try_out, puzzle, body.actions, me.person, me.now())
    if puzzle.theme is None:
        tried.state.table.seats = (await missed_of(me, puzzle_id))[0].info().seats
    if not tried.complete:
        return tried
    change = 0
    if tried.verdict != "close":
        change = await count_try(me, puzzle, tried.verdict == "solved")
    return replace(tried, record=await record_of(me) if puzzle.theme else None, change=change)


@request("POST", "/puzzles/{puzzle_id}/hint", "A hint", limit=("messages", "hints"))
async def show_hint(me: Asker, puzzle_id: str, step: Step = 1) -> PuzzleHint:
    """1 the theme, 2 the tile, 3 the action; from the second on it doesn't count as solved."""
    puzzle = await puzzle_of(me, puzzle_id)
    if step > 1:
        await count_try(me, puzzle, False)
    return await me.in_thread(puzzles.hint, puzzle, step)


@request("POST", "/puzzles/{puzzle_id}/solution", "The solution", limit=("messages", "solutions"))
async def show_solution(me: Asker, puzzle_id: str) -> PuzzleSolution:
    """The best turn, and why; a puzzle not solved by then counts as failed."""
    puzzle = await puzzle_of(me, puzzle_id)
    await count_try(me, puzzle, False)
    return await me.in_thread(puzzles.solution, puzzle)
