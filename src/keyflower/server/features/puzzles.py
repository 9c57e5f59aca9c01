"""Puzzles: a position to be solved at a table of one's own, and ratings of people and puzzles.

The server remembers no attempt: each request says what was done so far. Nothing hidden can leave
it, for a puzzle holds only what its seat may know.
"""

import asyncio
from itertools import takewhile
from random import Random
from typing import Annotated, Any, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct
from msgspec.structs import replace
from sqlalchemy import Connection, select

from keyflower.bots.ideas import why
from keyflower.bots.thought import Motive
from keyflower.coach.judging import Attempt, Verdict
from keyflower.coach.point import point_of
from keyflower.coach.puzzle import Grade, Kind, Puzzle, Theme, actions_of, of_mistake, shipped
from keyflower.formats.events import Event
from keyflower.game import Game
from keyflower.play import Audience, SeatRow, Setup, Table, TableRow, messages
from keyflower.rules.actions import KEEP, KIND_MASK, PASS, PICK_TILES, TAKE_BOAT, tile_of
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.pieces import SEASON_NAMES, Season
from keyflower.rules.state import PHASE_NAMES, Phase
from keyflower.server.features.turning import missed_points
from keyflower.server.storage import Identity
from keyflower.server.storage.relation import PersonRef, Relation, column_of
from keyflower.server.storage.statements.people import hold
from keyflower.server.tables import LiveTable
from keyflower.server.tables.routes.given import Asker, SignedIn
from keyflower.server.web.errors import Illegal, Unknown
from keyflower.server.web.given import api_router
from keyflower.server.web.wire import encode

FIRST_RATING: Final = 1200.0
"""Of people who have tried nothing yet."""
NEAR: Final = 150
"""The next puzzle's rating is at most this far from one's own, while there are such."""
FEW: Final = 12
"""Where none is near, it is one of this many whose ratings are nearest."""
LEARNING: Final = 15
"""Tries after which a person's rating changes more slowly."""
QUICK: Final = 48.0
SLOW: Final = 24.0
OF_PUZZLE: Final = 8.0
"""The most that a try changes: a new person's rating, that of others, and that of a puzzle."""
MOST_ACTIONS: Final = 60
HINTS: Final = 3


class PuzzleInfo(Struct, frozen=True):
    """A puzzle without its solution. `solved` says how one's first try went; null: none yet.

    The theme would give much away: it comes after the first try. A puzzle from a game of one's own
    has its table, and what else was missed there.
    """

    id: str
    level: Grade
    theme: Theme | None
    kind: Kind
    rating: int
    season: Season
    phase: Phase
    solved: bool | None
    table: str | None = None
    next: str | None = None


class PuzzleRecord(Struct, frozen=True):
    """How well one solves puzzles. `streak`: how many of the latest were solved in a row."""

    rating: int
    tried: int
    solved: int
    total: int
    streak: int


class PuzzleBody(Struct, frozen=True, forbid_unknown_fields=True):
    """What was done so far, as numbers of the legal form."""

    actions: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(max_length=MOST_ACTIONS)]


class PuzzleTry(Struct, frozen=True):
    """The table after some actions; once the turn is complete, how good it was.

    `worth` is what the turn leads to, points or a chance, as far as that is known, and `best` what
    the best turn does; `change` is what it did to one's rating. The theme comes when it's solved.
    """

    state: messages.State
    complete: bool
    verdict: Verdict | None = None
    worth: float | None = None
    best: float | None = None
    theme: Theme | None = None
    record: PuzzleRecord | None = None
    change: int = 0


class PuzzleHint(Struct, frozen=True):
    """A hint: 1 the theme, or what was played; 2 also the tile, 3 also the action."""

    step: int
    theme: Theme | None
    played: Event | None
    tile: str | None
    action: Event | None


class PuzzleSolution(Struct, frozen=True):
    """The best turn and the best other idea, with what they lead to: points, or chances."""

    theme: Theme | None
    turn: list[Event]
    actions: list[int]
    instead: list[Event]
    best: float
    second: float
    reason: Motive


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


solvers: Final = Relation("puzzle_players", Solver, column_of("identity", PersonRef), key="")
tries: Final = Relation("puzzle_tries", Try, key="identity puzzle")
difficulties: Final = Relation("puzzle_ratings", Difficulty, column_of("puzzle", str), key="")


def find_tried(connection: Connection, identity_id: str) -> dict[str, bool]:
    """The puzzles that somebody has tried, the latest last, and whether they were solved."""
    found = tries.find(connection, tries.has_key(identity_id))
    return {each.puzzle: each.solved for each in sorted(found, key=lambda each: each.at)}


def find_streak(connection: Connection, identity_id: str) -> int:
    """How many of the latest puzzles somebody solved, without one that failed."""
    latest = reversed(find_tried(connection, identity_id).values())
    return len(list(takewhile(bool, latest)))


def count_tries(connection: Connection, puzzle: str) -> tuple[int, int]:
    """How many people have tried a puzzle, and how many of them solved it."""
    found = tries.find(connection, tries.c.puzzle == puzzle)
    return len(found), sum(each.solved for each in found)


def find_difficulties(connection: Connection) -> dict[str, Difficulty]:
    """How hard the puzzles that anybody tried have turned out to be."""
    rows = connection.execute(select(difficulties.table)).all()
    return {row.puzzle: Difficulty(row.rating, row.tried) for row in rows}


def put_try(connection: Connection, first: Try, puzzle_rating: float) -> int:
    """Store somebody's first try at a puzzle, and both ratings.

    puzzle_rating: that it came with. -> what it did to the person's; 0: not their first
    """
    hold(connection, first.identity)
    if tries.get(connection, first.identity, first.puzzle) is not None:
        return 0
    theirs = select(difficulties.c.puzzle).where(difficulties.has_key(first.puzzle))
    connection.execute(theirs.with_for_update()).all()
    before = solvers.get(connection, first.identity) or Solver(FIRST_RATING)
    hard = difficulties.get(connection, first.puzzle) or Difficulty(puzzle_rating)
    solver, difficulty = rate(first.solved, before, hard)
    solvers.put(connection, solver, identity=first.identity)
    difficulties.put(connection, difficulty, puzzle=first.puzzle)
    tries.put(connection, first)
    return round(solver.rating) - round(before.rating)


async def puzzle_of(me: SignedIn, puzzle_id: str) -> Puzzle:
    """A puzzle by its name: one that is shipped, or what was missed in a game."""
    if puzzle_id in shipped():
        return shipped()[puzzle_id]
    table, points = await missed_of(me, puzzle_id)
    if table.game is None or not points:
        raise Unknown("there is no such puzzle")
    before = await asyncio.to_thread(table.game.after, points[0]["at"])
    return of_mistake(puzzle_id, before.view(points[0]["seat"]), points[0])


async def missed_of(me: SignedIn, puzzle_id: str) -> tuple[LiveTable, list[dict[str, Any]]]:
    """The game that a puzzle is from, and what the same player missed there from then on."""
    table_id, _, at = puzzle_id.rpartition("-")
    table = await me.table(table_id)
    return table, await missed_points(table, int(at) if at.isdecimal() else -1)


def next_puzzle(
    solver: Solver | None,
    tried: dict[str, bool],
    theme: str,
    chance: int,
    hard: dict[str, Difficulty] | None = None,
) -> Puzzle:
    """One that was not tried yet, about as hard as the person is good; of a theme, if asked for.

    All themes that are near are equally likely, except for that of the last try.
    """
    fitting = [one for one in shipped().values() if not theme or one.theme == theme]
    if not fitting:
        raise Unknown("there are no puzzles about that")
    new = [one for one in fitting if one.id not in tried] or fitting
    rating = FIRST_RATING if solver is None else solver.rating
    known = hard or {}
    far = {one.id: abs(rating_of(one, known) - rating) for one in new}
    near = [one for one in new if far[one.id] <= NEAR]
    near = near or sorted(new, key=lambda one: (far[one.id], one.id))[:FEW]
    last = shipped().get(next(reversed(tried), ""))
    other = [one for one in near if last is None or one.theme != last.theme] or near
    draw = Random(chance)
    about = draw.choice(sorted({one.theme or "" for one in other}))
    return draw.choice([one for one in other if one.theme == about])


def rating_of(puzzle: Puzzle, hard: dict[str, Difficulty]) -> float:
    """How hard a puzzle is, as far as people have shown it."""
    known = hard.get(puzzle.id)
    return known.rating if known else puzzle.rating


def info(puzzle: Puzzle, hard: dict[str, Difficulty], tried: dict[str, bool]) -> PuzzleInfo:
    """A puzzle as it is shown before it is solved."""
    board = puzzle.seen().board
    return PuzzleInfo(
        id=puzzle.id,
        level=puzzle.level,
        theme=puzzle.theme if puzzle.id in tried else None,
        kind=puzzle.kind,
        rating=round(rating_of(puzzle, hard)),
        season=SEASON_NAMES[board.season],
        phase=PHASE_NAMES[board.phase],
        solved=tried.get(puzzle.id),
    )


async def record_of(me: SignedIn) -> PuzzleRecord:
    """How well somebody solves puzzles."""
    known = await me.store.read(solvers.get, me.id) or Solver(FIRST_RATING)
    streak = await me.store.read(find_streak, me.id)
    return PuzzleRecord(round(known.rating), known.tried, known.solved, len(shipped()), streak)


def rate(solved: bool, person: Solver, hard: Difficulty) -> tuple[Solver, Difficulty]:
    """The ratings after a try (Elo): a person and a puzzle play against each other."""
    expected = 1.0 / (1.0 + 10.0 ** ((hard.rating - person.rating) / 400.0))
    surprise = solved - expected
    most = QUICK if person.tried < LEARNING else SLOW
    return (
        Solver(person.rating + most * surprise, person.tried + 1, person.solved + solved),
        Difficulty(hard.rating - OF_PUZZLE * surprise, hard.tried + 1),
    )


def state_of(attempt: Attempt, me: Identity, now: float) -> messages.State:
    """The table at which somebody tries to solve a puzzle, as they see it."""
    puzzle, game, seat = attempt.puzzle, attempt.game, attempt.seat
    rows = [SeatRow(seat=one, kind="bot") for one in range(game.players)]
    rows[seat] = SeatRow(seat=seat, kind="person", identity=me.id, name=me.name, face=me.face)
    row = TableRow(
        id=f"puzzle-{puzzle.id}",
        status="playing",
        watchable=False,
        seq=len(game.log),
        to_act=[] if attempt.complete else [seat],
        created_at=now,
        updated_at=now,
    )
    table = Table(row, rows, Setup(hints=False), lambda: now)
    table.game, table.events = game, events_of(puzzle, game)
    found = Audience(table, encode).state(me.id, 0, [])
    found.you.invite, found.can_undo = None, False  # nobody can join, and every try is a new one
    found.presence = messages.Presence([seat], 0)
    return found


def events_of(puzzle: Puzzle, played: Game) -> list[Event]:
    """What was done in a puzzle."""
    game = puzzle.game()
    return [game.retell(entry) for entry in played.log]


def hint(puzzle: Puzzle, step: int) -> PuzzleHint:
    """The next part of the solution."""
    game = puzzle.game()
    action = actions_of(puzzle.game(), puzzle.seat, puzzle.turn[:1])[0]
    about = action & KIND_MASK not in (PASS, TAKE_BOAT, PICK_TILES, KEEP)
    tile = game.state.lookup.ids[tile_of(action)] if about else None
    event, played = (solution_events(puzzle, one[:1])[0] for one in (puzzle.turn, puzzle.instead))
    return PuzzleHint(
        step=step,
        theme=puzzle.theme,
        played=None if puzzle.theme else played,
        tile=tile if step > 1 else None,
        action=event if step > 2 else None,
    )


def solution(puzzle: Puzzle) -> PuzzleSolution:
    """Everything about the best turn."""
    first, *then = actions = actions_of(puzzle.game(), puzzle.seat, puzzle.turn)
    return PuzzleSolution(
        theme=puzzle.theme,
        turn=solution_events(puzzle, puzzle.turn),
        actions=actions,
        instead=solution_events(puzzle, puzzle.instead),
        best=puzzle.best,
        second=puzzle.second,
        reason=point_of(puzzle) or why(puzzle.game().state, puzzle.seat, first, tuple(then)),
    )


def solution_events(puzzle: Puzzle, lines: list[str]) -> list[Event]:
    """A turn as the log tells it."""
    game = puzzle.game()
    actions_of(game, puzzle.seat, lines)
    return [event.seen_by(puzzle.seat) for event in events_of(puzzle, game)]


ThemeAsked = Annotated[str, QueryParameter(max_length=20, description="a theme; empty: any")]
Step = Annotated[int, QueryParameter(ge=1, le=HINTS)]


@get("/puzzles", summary="How well I solve puzzles")
async def mine(me: Asker) -> PuzzleRecord:
    """Your rating, and how many you have tried and solved."""
    return await record_of(me)


@get("/puzzles/next", summary="A puzzle for me")
async def following(me: Asker, theme: ThemeAsked = "") -> PuzzleInfo:
    """One that you haven't tried yet, about as hard as you are good."""
    tried = await me.store.read(find_tried, me.id)
    solver = await me.store.read(solvers.get, me.id)
    hard = await me.store.read(find_difficulties)
    found = next_puzzle(solver, tried, theme, me.registry.services.chance(), hard)
    return info(found, hard, tried)


@get("/puzzles/{puzzle_id:str}", summary="A puzzle")
async def one(puzzle_id: FromPath[str], me: Asker) -> PuzzleInfo:
    """What it is about, without its solution."""
    puzzle = await puzzle_of(me, puzzle_id)
    tried = await me.store.read(find_tried, me.id)
    found = info(puzzle, await me.store.read(find_difficulties), tried)
    if puzzle.theme:
        return found
    table, points = await missed_of(me, puzzle_id)
    later = [f"{table.id}-{point['at']}" for point in points[1:]]
    return replace(found, table=table.id, next=later[0] if later else None)


@post("/puzzles/{puzzle_id:str}/play", status_code=200, summary="Try to solve a puzzle")
async def played(puzzle_id: FromPath[str], data: JSONBody[PuzzleBody], me: Asker) -> PuzzleTry:
    """The table after what you have done; your first complete turn counts."""
    me.allow("messages", "tries")
    puzzle = await puzzle_of(me, puzzle_id)
    try:
        attempt = await asyncio.to_thread(Attempt, puzzle, data.actions)
    except KeyflowerError as error:
        raise Illegal(error) from None
    state = await asyncio.to_thread(state_of, attempt, me.person, me.now())
    if puzzle.theme is None:
        state.table.seats = (await missed_of(me, puzzle_id))[0].info().seats
    if not attempt.complete:
        return PuzzleTry(state, False)
    verdict = await asyncio.to_thread(attempt.verdict)
    solved = verdict == "solved"
    change = 0 if verdict == "close" else await counted(me, puzzle, solved)
    worth = await asyncio.to_thread(attempt.worth)
    theme = puzzle.theme if solved else None
    record = await record_of(me) if puzzle.theme else None
    return PuzzleTry(state, True, verdict, worth, puzzle.best, theme, record, change)


@post("/puzzles/{puzzle_id:str}/hint", status_code=200, summary="A hint")
async def hinted(puzzle_id: FromPath[str], me: Asker, step: Step = 1) -> PuzzleHint:
    """1 the theme, 2 the tile, 3 the action; from the second on it doesn't count as solved."""
    me.allow("messages", "hints")
    puzzle = await puzzle_of(me, puzzle_id)
    if step > 1:
        await counted(me, puzzle, False)
    return await asyncio.to_thread(hint, puzzle, step)


@post("/puzzles/{puzzle_id:str}/solution", status_code=200, summary="The solution")
async def solved(puzzle_id: FromPath[str], me: Asker) -> PuzzleSolution:
    """The best turn, and why; a puzzle not solved by then counts as failed."""
    me.allow("messages", "solutions")
    puzzle = await puzzle_of(me, puzzle_id)
    await counted(me, puzzle, False)
    return await asyncio.to_thread(solution, puzzle)


async def counted(me: SignedIn, puzzle: Puzzle, well: bool) -> int:
    """Store somebody's first try. -> what it did to their rating; nothing for their own games"""
    if puzzle.theme is None:
        return 0
    first = Try(me.id, puzzle.id, well, me.now())
    return await me.store.write(put_try, first, float(puzzle.rating))


router = api_router("puzzles", __name__)
