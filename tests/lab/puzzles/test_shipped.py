"""The puzzles that are shipped: enough of each kind, readable, and as good as they say."""

from collections import Counter
from functools import cache
from random import Random

import pytest
from tests.amounts import amount

from keyflower.coach.judging import PuzzleAttempt
from keyflower.coach.outcome import last_points
from keyflower.coach.point import point_of
from keyflower.coach.puzzle import GRADES, THEMES, Puzzle, actions_of, id_of, shipped
from keyflower.game import Game
from keyflower.lab.puzzles.exact import prove_last_turns, prove_villages
from keyflower.lab.puzzles.finding import POINTS, is_for_turn_order, theme_of
from keyflower.lab.puzzles.grading import grade
from keyflower.lab.puzzles.making import MIN_PER_THEME, idea_in_game
from keyflower.rules.actions import KIND_MASK, STEP
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.state import TRANSPORT

ALL = list(shipped().values())
AGAIN = 4  # puzzles of each kind that are checked again


def some(*kinds: str) -> list[Puzzle]:
    """A few puzzles, others after each change of the file."""
    fitting = [puzzle for puzzle in ALL if puzzle.kind in kinds]
    return Random(ALL[0].id).sample(fitting, min(AGAIN, len(fitting)))


@cache
def dealt(name: str) -> Game:
    return shipped()[name].game()


def game_of(puzzle: Puzzle) -> Game:
    return dealt(puzzle.id).clone()


def name(puzzle: Puzzle) -> str:
    return f"{puzzle.kind}-{puzzle.id}"


def test_there_are_enough_of_each_level_and_theme() -> None:
    assert len(ALL) >= 600
    levels = Counter(puzzle.level for puzzle in ALL)
    themes = Counter(puzzle.theme for puzzle in ALL)
    assert all(levels[level] >= 60 for level in GRADES)
    assert all(MIN_PER_THEME <= themes[theme] <= 0.36 * len(ALL) for theme in THEMES)


def test_each_has_a_name_of_its_own_a_margin_and_a_turn() -> None:
    for puzzle in ALL:
        assert puzzle.id == id_of(puzzle.view)
        assert puzzle.turn
        assert puzzle.turn != puzzle.instead
        assert puzzle.turn[0] != "pass"
        assert puzzle.margin >= 1


@pytest.mark.slow
def test_a_game_has_each_idea_once() -> None:
    assert len({idea_in_game(puzzle) for puzzle in ALL}) == len(ALL)


@pytest.mark.slow
def test_the_purple_worker_solves_no_last_turn() -> None:
    for puzzle in ALL:
        if puzzle.kind == "last_turn":
            best, second = (plain(puzzle, turn) for turn in (puzzle.turn, puzzle.instead))
            assert best >= second + POINTS, puzzle.id


def plain(puzzle: Puzzle, turn: list[str]) -> int:
    game = game_of(puzzle)
    actions_of(game, puzzle.seat, turn)
    return last_points(game.state, puzzle.seat, purple=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    "puzzle", amount([*some("last_turn", "transport"), *some("building")], thorough=ALL), ids=name
)
def test_a_solution_is_proven_again(puzzle: Puzzle) -> None:
    prove = prove_villages if puzzle.kind == "building" else prove_last_turns
    points = {turn.points for turn in prove(game_of(puzzle).state, puzzle.seat)}
    assert max(points) == puzzle.best
    if puzzle.kind == "building":
        assert max(points - {puzzle.best}) == puzzle.second


@pytest.mark.parametrize("puzzle", some("building", "transport"), ids=name)
def test_a_level_and_a_theme_are_found_again(puzzle: Puzzle) -> None:
    turn, instead = (
        actions_of(game_of(puzzle), puzzle.seat, lines) for lines in (puzzle.turn, puzzle.instead)
    )
    assert theme_of(game_of(puzzle).state, puzzle.seat, turn, instead) == puzzle.theme
    assert grade(puzzle) == puzzle


def test_no_answer_is_about_turn_order() -> None:
    """It would only say when a boat is picked."""
    for puzzle in ALL:
        game = game_of(puzzle)
        first = actions_of(game_of(puzzle), puzzle.seat, puzzle.turn[:1])[0]
        assert puzzle.kind == "building" or not is_for_turn_order(game.state, first), puzzle.id


def test_all_are_proven() -> None:
    """What could only be searched was thrown out: playing it out confirmed none."""
    assert all(puzzle.kind != "searched" for puzzle in ALL)


def test_every_solution_solves_and_no_other_idea_does() -> None:
    for puzzle in ALL:
        solution = attempt(puzzle, turn_of(puzzle))
        assert solution is not None, puzzle.id
        assert solution.verdict() == "solved", puzzle.id
        assert solution.worth() == puzzle.best, puzzle.id
        other = attempt(puzzle, actions_of(game_of(puzzle), puzzle.seat, puzzle.instead))
        assert other is not None, puzzle.id
        assert other.verdict() != "solved", puzzle.id


@pytest.mark.slow
def test_the_order_of_steps_and_unused_ones_do_not_matter() -> None:
    """What can be done in another order, or beside the solution, solves a puzzle, too."""
    tried = 0
    for puzzle in ALL:
        for actions in (*swapped(turn_of(puzzle)), *with_a_step_more(puzzle)):
            found = attempt(puzzle, actions)
            if found is not None and is_the_same(puzzle, found.game):
                tried += 1
                assert found.verdict() == "solved", (puzzle.id, actions)
    assert tried > 500


def turn_of(puzzle: Puzzle) -> list[int]:
    return actions_of(game_of(puzzle), puzzle.seat, puzzle.turn)


def attempt(puzzle: Puzzle, actions: list[int]) -> PuzzleAttempt | None:
    """A turn, where it is legal and complete."""
    try:
        found = PuzzleAttempt(puzzle, actions)
    except KeyflowerError:
        return None
    return found if found.complete else None


def swapped(turn: list[int]) -> list[list[int]]:
    """Two actions after another the other way round, wherever they differ."""
    return [
        [*turn[:i], turn[i + 1], turn[i], *turn[i + 2 :]]
        for i in range(len(turn) - 1)
        if turn[i] != turn[i + 1]
    ]


def with_a_step_more(puzzle: Puzzle) -> list[list[int]]:
    """The solution with a step of a resource before its last action."""
    turn = turn_of(puzzle)
    game = game_of(puzzle)
    for action in turn[:-1]:
        game.apply(action, puzzle.seat)
    if game.state.phase != TRANSPORT:
        return []
    legal = game.legal(puzzle.seat)
    return [[*turn[:-1], step, turn[-1]] for step in legal if step & KIND_MASK == STEP]


def is_the_same(puzzle: Puzzle, game: Game) -> bool:
    """Whether a turn upgraded the same tiles and scores as much if everyone passes."""
    solution = game_of(puzzle)
    actions_of(solution, puzzle.seat, puzzle.turn)
    if puzzle.kind == "building":
        return bool(game.state.side == solution.state.side)
    best = last_points(solution.state, puzzle.seat)
    same = game.state.side == solution.state.side
    return same and last_points(game.state, puzzle.seat) >= best


@pytest.mark.slow
def test_no_step_of_a_proven_solution_is_unused() -> None:
    for puzzle in ALL:
        turn = turn_of(puzzle)
        for i, action in enumerate(turn):
            if action & KIND_MASK == STEP:
                less = attempt(puzzle, [*turn[:i], *turn[i + 1 :]])
                assert less is None or less.verdict() != "solved", (puzzle.id, i)


@pytest.mark.slow
def test_the_point_of_a_puzzle_says_more_for_its_tile() -> None:
    for puzzle in ALL:
        point = point_of(puzzle)
        assert point is not None, puzzle.id
        assert int(point.variables["points"]) > int(point.variables["less"]), puzzle.id


def test_nothing_hidden_is_in_a_puzzle() -> None:
    for puzzle in ALL:
        view = puzzle.view
        assert isinstance(view, dict)
        assert view["format"] == "keyflower view 1"
        assert not view.keys() & {"bag", "pile", "rng"}
        for seat, shown in enumerate(view["seats"]):
            hidden = shown.keys() & {"workers", "skills", "winter"}
            assert seat == view["seat"] or not hidden
