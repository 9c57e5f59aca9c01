"""Puzzles: the first tries of this device are kept, and ratings follow from them."""

import secrets
from typing import Any, Final

from keyflower.coach.puzzle import Puzzle, shipped
from keyflower.features import puzzles
from keyflower.features.puzzles import Difficulty, Solver
from keyflower.play.errors import Refusal
from keyflower.play.rows import replace
from keyflower.tab.asked import Asked
from keyflower.tab.turning import missed_points

TRIES: Final = "puzzle tries"
MOST_ACTIONS: Final = 60
Tried = dict[str, bool]  # whether each puzzle that was tried was solved, the latest last


async def tried_on(asked: Asked) -> Tried:
    return await asked.tables.recall(TRIES, Tried) or {}


def rated(tried: Tried) -> tuple[Solver, dict[str, Difficulty]]:
    """How good whoever tried them is, and how hard they were."""
    solver, hard = Solver(puzzles.FIRST_RATING), {}
    for name, solved in tried.items():
        puzzle = shipped().get(name)  # none: another version had it
        before = Difficulty(puzzle.rating if puzzle else puzzles.FIRST_RATING)
        solver, hard[name] = puzzles.rate(solved, solver, before)
    return solver, hard


async def mine(asked: Asked) -> object:
    tried = await tried_on(asked)
    return puzzles.record_of(rated(tried)[0], tried)


async def following(asked: Asked) -> object:
    tried = await tried_on(asked)
    solver, hard = rated(tried)
    theme, chance = asked.query.get("theme", ""), secrets.randbits(64)
    return puzzles.info(puzzles.next_puzzle(solver, tried, theme, chance, hard), hard, tried)


async def one(asked: Asked) -> object:
    (puzzle, points), tried = await _asked_for(asked), await tried_on(asked)
    return puzzles.info(puzzle, rated(tried)[1], tried, points)


async def play(asked: Asked) -> object:
    actions = asked.given("actions", list[int])
    if len(actions) > MOST_ACTIONS or any(action < 0 for action in actions):
        raise Refusal(f"actions are at most {MOST_ACTIONS} numbers of the legal form")
    puzzle, _ = await _asked_for(asked)
    found = puzzles.try_out(puzzle, actions, asked.me, asked.tables.now())
    if puzzle.theme is None:
        table = await asked.tables.get(puzzles.place_of(puzzle.id)[0])
        found.state.table.seats = table.info().seats
    if not found.complete:
        return found
    change = 0
    if found.verdict != "close":
        change = await _count(asked, puzzle, found.verdict == "solved")
    return replace(found, record=await mine(asked) if puzzle.theme else None, change=change)


async def hint(asked: Asked) -> object:
    puzzle, step = (await _asked_for(asked))[0], asked.number("step", 1)
    if not 1 <= step <= puzzles.HINTS:
        raise Refusal(f"step is 1 to {puzzles.HINTS}")
    if step > 1:
        await _count(asked, puzzle, False)
    return puzzles.hint(puzzle, step)


async def solution(asked: Asked) -> object:
    puzzle, _ = await _asked_for(asked)
    await _count(asked, puzzle, False)
    return puzzles.solution(puzzle)


async def _asked_for(asked: Asked) -> tuple[Puzzle, list[dict[str, Any]]]:
    """One that is shipped, or what was missed in a game, with what else was."""
    name = asked.parts["puzzle"]
    if name in shipped():
        return shipped()[name], []
    table_id, at = puzzles.place_of(name)
    table = await asked.tables.get(table_id)
    points = await missed_points(asked.tables, table, at)
    return puzzles.missed_puzzle(name, table.game, points), points


async def _count(asked: Asked, puzzle: Puzzle, well: bool) -> int:
    """Keep a first try. -> what it did to the rating; nothing for the device's own games"""
    tried = await tried_on(asked)
    if puzzle.theme is None or puzzle.id in tried:
        return 0
    now = tried | {puzzle.id: well}
    await asked.tables.keep(TRIES, now)
    return round(rated(now)[0].rating) - round(rated(tried)[0].rating)
