"""The puzzles that are shipped: enough of each kind, readable, and as good as they say."""

from collections import Counter
from random import Random

import pytest

from keyflower.coach.judging import Attempt
from keyflower.coach.outcome import idea_of, last_points
from keyflower.coach.puzzle import GRADES, THEMES, Puzzle, actions_of, id_of, shipped
from keyflower.lab.puzzles.exact import prove_last_turns, prove_villages
from keyflower.lab.puzzles.finding import MARGIN, POINTS, compare, ideas
from keyflower.lab.puzzles.making import idea_in_game

ALL = list(shipped().values())
AGAIN = 4  # puzzles of each kind that are checked again
DEALS = 6


def some(*kinds: str) -> list[Puzzle]:
    """A few puzzles, others after each change of the file."""
    fitting = [puzzle for puzzle in ALL if puzzle.kind in kinds]
    return Random(ALL[0].id).sample(fitting, AGAIN)


def name(puzzle: Puzzle) -> str:
    return f"{puzzle.kind}-{puzzle.id}"


def test_there_are_enough_of_each_level_and_theme() -> None:
    assert len(ALL) >= 500
    levels = Counter(puzzle.level for puzzle in ALL)
    themes = Counter(puzzle.theme for puzzle in ALL)
    assert all(levels[level] >= 60 for level in GRADES)
    assert all(themes[theme] >= 10 for theme in THEMES)


def test_each_has_a_name_of_its_own_a_margin_and_a_turn() -> None:
    for puzzle in ALL:
        assert puzzle.id == id_of(puzzle.view)
        assert puzzle.turn
        assert puzzle.turn != puzzle.instead
        assert puzzle.turn[0] != "pass"
        assert puzzle.margin >= (MARGIN if puzzle.kind == "searched" else 1)


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
    game = puzzle.game()
    actions_of(game, puzzle.seat, turn)
    return last_points(game.state, puzzle.seat, purple=False)


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", some("last_turn", "transport"), ids=name)
def test_a_last_turn_is_proven_again(puzzle: Puzzle) -> None:
    state = puzzle.game().state
    turns = prove_last_turns(state, puzzle.seat)
    assert max(turn.points for turn in turns) == puzzle.best


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", some("building"), ids=name)
def test_a_village_is_proven_again(puzzle: Puzzle) -> None:
    state = puzzle.game().state
    turns = prove_villages(state, puzzle.seat)
    points = sorted({turn.points for turn in turns}, reverse=True)
    assert points[:2] == [puzzle.best, puzzle.second]


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", some("searched")[:2], ids=name)
def test_a_searched_turn_is_best_on_other_deals(puzzle: Puzzle) -> None:
    view = puzzle.seen()
    game = puzzle.game()
    plans = ideas(view, game.legal(puzzle.seat), 1)
    solution = idea_of(actions_of(puzzle.game(), puzzle.seat, puzzle.turn)[0])
    other = idea_of(actions_of(puzzle.game(), puzzle.seat, puzzle.instead)[0])
    two = [plan for plan in plans if idea_of(plan.actions[0]) in (solution, other)]
    ranked = compare(view, two, DEALS, seed=99)
    assert idea_of(ranked[0].plan.actions[0]) == solution


@pytest.mark.parametrize(
    "puzzle", [*some("building"), *some("last_turn", "transport"), *some("searched")], ids=name
)
def test_the_solution_solves_and_the_other_idea_does_not(puzzle: Puzzle) -> None:
    seat = puzzle.seat
    solution = Attempt(puzzle, actions_of(puzzle.game(), seat, puzzle.turn))
    assert solution.complete
    assert solution.verdict() == "solved"
    other = Attempt(puzzle, actions_of(puzzle.game(), seat, puzzle.instead))
    assert other.complete
    assert other.verdict() != "solved"


def test_nothing_hidden_is_in_a_puzzle() -> None:
    for puzzle in ALL:
        view = puzzle.view
        assert isinstance(view, dict)
        assert view["format"] == "keyflower view 1"
        assert not view.keys() & {"bag", "pile", "rng"}
        for seat, shown in enumerate(view["seats"]):
            hidden = shown.keys() & {"workers", "skills", "winter"}
            assert seat == view["seat"] or not hidden
