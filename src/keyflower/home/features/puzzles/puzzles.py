"""Puzzles: a position to solve alone at a table, and ratings of people and puzzles.

No attempt is remembered: each request says what was done so far. Nothing hidden can get out, for a
puzzle holds only what its seat may know.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from random import Random
from typing import Any, Final

from keyflower.bots.ideas import why
from keyflower.bots.thought import Motive
from keyflower.coach.judging import PuzzleAttempt, Verdict
from keyflower.coach.point import point_of
from keyflower.coach.puzzle import Grade, Kind, Puzzle, Theme, actions_of, of_mistake, shipped
from keyflower.formats.events import Event
from keyflower.game import Game
from keyflower.play import Audience, SeatRow, Setup, Table, TableRow, messages
from keyflower.play.creating import Person
from keyflower.play.errors import Illegal, Unknown
from keyflower.rules.actions import KEEP, KIND_MASK, PASS, PICK_TILES, TAKE_BOAT, tile_of
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.pieces import SEASON_NAMES, Season
from keyflower.rules.state import PHASE_NAMES, Phase

FIRST_RATING: Final = 1200.0  # of people who have tried nothing yet
RATING_REACH: Final = 150  # how far the next puzzle's rating may be from the player's
NEAREST_PUZZLES: Final = 12  # where none is near, it is one of this many whose ratings are nearest
LEARNING: Final = 15  # tries after which a person's rating changes more slowly
NEWCOMER_RATE: Final = 48.0
USUAL_RATE: Final = 24.0
OF_PUZZLE: Final = 8.0
"""The most that a try changes: a new person's rating, that of others, and that of a puzzle."""
HINTS: Final = 3


@dataclass(frozen=True)
class PuzzleInfo:
    """A puzzle without its solution. `solved`: how the asker's first try went; null: none yet.

    The theme would give much away: it comes after the first try. A puzzle from one of
    the asker's games has its table, and what else was missed there.
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


@dataclass(frozen=True)
class PuzzleRecord:
    """How well one solves puzzles. `streak`: how many of the latest were solved in a row."""

    rating: int
    tried: int
    solved: int
    total: int
    streak: int


@dataclass(frozen=True)
class PuzzleTry:
    """The table after some actions; once the turn is complete, how good it was.

    `worth` is what the turn leads to, points or a chance, as far as that is known, and `best` what
    the best turn does; `change` is what it did to the asker's rating. The theme comes with
    the right solution.
    """

    state: messages.State
    complete: bool
    verdict: Verdict | None = None
    worth: float | None = None
    best: float | None = None
    theme: Theme | None = None
    record: PuzzleRecord | None = None
    change: int = 0


@dataclass(frozen=True)
class PuzzleHint:
    """A hint: 1 the theme, or what was played; 2 also the tile, 3 also the action."""

    step: int
    theme: Theme | None
    played: Event | None
    tile: str | None
    action: Event | None


@dataclass(frozen=True)
class PuzzleSolution:
    """The best turn and the best other idea, with what they lead to: points, or chances."""

    theme: Theme | None
    turn: list[Event]
    actions: list[int]
    instead: list[Event]
    best: float
    second: float
    reason: Motive


@dataclass(frozen=True)
class Solver:
    """How well a person solves puzzles."""

    rating: float
    tried: int = 0
    solved: int = 0


@dataclass(frozen=True)
class Difficulty:
    """How hard a puzzle has turned out to be; untried, it has the rating that it came with."""

    rating: float
    tried: int = 0


def place_of(puzzle_id: str) -> tuple[str, int]:
    """The table that a puzzle's name stands for, and how many entries of its log are before it."""
    table, _, at = puzzle_id.rpartition("-")
    return table, int(at) if at.isdecimal() else -1


def missed_puzzle(puzzle_id: str, game: Game | None, points: list[dict[str, Any]]) -> Puzzle:
    """The puzzle of what a player missed in a game. points: what they missed from then on"""
    if game is None or not points:
        raise Unknown("there is no such puzzle")
    before = game.after(points[0]["at"])
    return of_mistake(puzzle_id, before.view(points[0]["seat"]), points[0])


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
    near = [one for one in new if far[one.id] <= RATING_REACH]
    near = near or sorted(new, key=lambda one: (far[one.id], one.id))[:NEAREST_PUZZLES]
    last = shipped().get(next(reversed(tried), ""))
    other = [one for one in near if last is None or one.theme != last.theme] or near
    draw = Random(chance)
    about = draw.choice(sorted({one.theme or "" for one in other}))
    return draw.choice([one for one in other if one.theme == about])


def rating_of(puzzle: Puzzle, hard: dict[str, Difficulty]) -> float:
    """How hard a puzzle is, as far as people have shown it."""
    known = hard.get(puzzle.id)
    return known.rating if known else puzzle.rating


def info(
    puzzle: Puzzle,
    hard: dict[str, Difficulty],
    tried: dict[str, bool],
    points: Sequence[dict[str, Any]] = (),
) -> PuzzleInfo:
    """A puzzle as it is shown before it is solved. points: what was missed in its game, if any"""
    board = puzzle.seen().board
    table = place_of(puzzle.id)[0] if points else None
    return PuzzleInfo(
        id=puzzle.id,
        level=puzzle.level,
        theme=puzzle.theme if puzzle.id in tried else None,
        kind=puzzle.kind,
        rating=round(rating_of(puzzle, hard)),
        season=SEASON_NAMES[board.season],
        phase=PHASE_NAMES[board.phase],
        solved=tried.get(puzzle.id),
        table=table,
        next=f"{table}-{points[1]['at']}" if len(points) > 1 else None,
    )


def record_of(solver: Solver | None, tried: dict[str, bool]) -> PuzzleRecord:
    """How well a person solves puzzles. tried: whether they were solved, the latest last."""
    known = solver or Solver(FIRST_RATING)
    streak = len(list(takewhile(bool, reversed(tried.values()))))
    return PuzzleRecord(round(known.rating), known.tried, known.solved, len(shipped()), streak)


def rate(solved: bool, person: Solver, hard: Difficulty) -> tuple[Solver, Difficulty]:
    """The ratings after a try (Elo): a person and a puzzle play against each other."""
    expected = 1.0 / (1.0 + 10.0 ** ((hard.rating - person.rating) / 400.0))
    surprise = solved - expected
    most = NEWCOMER_RATE if person.tried < LEARNING else USUAL_RATE
    return (
        Solver(person.rating + most * surprise, person.tried + 1, person.solved + solved),
        Difficulty(hard.rating - OF_PUZZLE * surprise, hard.tried + 1),
    )


def try_out(puzzle: Puzzle, actions: list[int], me: Person, now: float) -> PuzzleTry:
    """The table after some actions, and how good a complete turn is; nothing of ratings yet."""
    try:
        attempt = PuzzleAttempt(puzzle, actions)
    except KeyflowerError as error:
        raise Illegal(error) from None
    state = state_of(attempt, me, now)
    if not attempt.complete:
        return PuzzleTry(state, False)
    verdict = attempt.verdict()
    theme = puzzle.theme if verdict == "solved" else None
    return PuzzleTry(state, True, verdict, attempt.worth(), puzzle.best, theme)


def state_of(attempt: PuzzleAttempt, me: Person, now: float) -> messages.State:
    """The table at which a person tries to solve a puzzle, as they see it."""
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
    found = Audience(table, str).state(me.id, 0, [])
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
