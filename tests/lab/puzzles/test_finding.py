"""Which positions become puzzles, and how a turn in one is judged."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.late import late_game

from keyflower.coach.judging import Attempt
from keyflower.coach.outcome import last_points
from keyflower.coach.puzzle import Puzzle, PuzzleError, actions_of, dumps, loads, shipped
from keyflower.formats import position
from keyflower.game import Game, Replay
from keyflower.lab.puzzles.exact import NotProvable, prove_last_turns
from keyflower.lab.puzzles.finding import find, theme_of
from keyflower.lab.puzzles.making import choose
from keyflower.rules.actions import PASS
from keyflower.rules.errors import IllegalAction
from keyflower.rules.state import TURN

THROWN_OUT = loads(Path(__file__).with_name("thrown_out.jsonl").read_text("utf-8"))
"""Found to be bad by hand, each for another reason (docs/puzzles.md)."""


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    return next(one for one in shipped().values() if one.kind == "last_turn")


def test_the_last_turn_lists_every_result(puzzle: Puzzle) -> None:
    game = puzzle.game()
    seat = puzzle.seat
    turns = prove_last_turns(game.state, seat)
    assert turns[0].actions == (PASS,)
    assert turns[0].points == last_points(game.state, seat)
    ideas = {turn.actions[0] & 0x3FF for turn in turns}
    assert ideas == {action & 0x3FF for action in game.legal(seat)}


def test_only_winter_can_be_proven() -> None:
    game = Game.new(players=2, seed=7)
    with pytest.raises(NotProvable, match="isn't the seat's turn in winter"):
        prove_last_turns(game.state, game.to_act[0])


def test_too_many_ways_are_no_proof(puzzle: Puzzle) -> None:
    game = puzzle.game()
    with pytest.raises(NotProvable, match="too many ways"):
        prove_last_turns(game.state, puzzle.seat, most=1)


def test_a_position_with_one_legal_turn_is_no_puzzle() -> None:
    replay = Replay(late_game())
    while replay.game.state.phase != TURN or len(replay.game.legal(replay.game.to_act[0])) > 1:
        replay.step()
    assert find(replay.game.view(replay.game.to_act[0])) is None


def test_whoever_is_not_to_move_has_no_puzzle(puzzle: Puzzle) -> None:
    game = puzzle.game()
    assert find(game.view((puzzle.seat + 1) % game.players)) is None


def test_a_puzzle_is_found_again(puzzle: Puzzle) -> None:
    assert find(puzzle.seen(), search=False) == puzzle


def test_a_theme_follows_from_the_turn(puzzle: Puzzle) -> None:
    board = puzzle.seen().board
    turn = actions_of(puzzle.game(), puzzle.seat, puzzle.turn)
    instead = actions_of(puzzle.game(), puzzle.seat, puzzle.instead)
    assert theme_of(board, puzzle.seat, turn, instead) == puzzle.theme
    assert theme_of(board, puzzle.seat, [PASS], [PASS]) is None


def test_an_incomplete_turn_is_not_judged_yet(puzzle: Puzzle) -> None:
    assert not Attempt(puzzle, []).complete


def test_passing_is_wrong(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle, [PASS])
    assert attempt.complete
    assert attempt.verdict() == "wrong"


def test_an_illegal_action_is_refused(puzzle: Puzzle) -> None:
    with pytest.raises(IllegalAction):
        Attempt(puzzle, [PASS, PASS])


def test_files_keep_puzzles(puzzle: Puzzle) -> None:
    assert loads(dumps([puzzle])) == [puzzle]
    assert position.write_view(puzzle.seen()) == puzzle.view


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a file of puzzles starts with"),
        ("{", "invalid JSON"),
        ('{"format": "keyflower record 1"}', "a file of puzzles starts with"),
        (
            '{"format": "keyflower puzzles 1", "catalogue": "other"}',
            "made with catalogue other, this is .*make new ones",
        ),
    ],
)
def test_other_files_are_refused(text: str, said: str) -> None:
    with pytest.raises(PuzzleError, match=said):
        loads(text)


def test_a_line_that_is_no_puzzle_is_refused(puzzle: Puzzle) -> None:
    head = dumps([puzzle]).splitlines()[0]
    with pytest.raises(PuzzleError, match="not a puzzle"):
        loads(f'{head}\n{{"id": "x"}}\n')


def test_levels_and_themes_are_chosen_alike(puzzle: Puzzle) -> None:
    many = [
        replace(puzzle, id=str(i), level="easy", best=100 + i, turn=[f"a{i}"]) for i in range(5)
    ]
    hard = [replace(puzzle, id=f"h{i}", level="hard", turn=[f"b{i}"]) for i in range(2)]
    kept = {one.id for one in choose([*many, *hard], 4)}
    assert kept == {"4", "3", "h0", "h1"}


def test_of_one_game_an_idea_is_kept_once(puzzle: Puzzle) -> None:
    verb, *how, where = puzzle.turn[0].split()
    same = replace(puzzle, id="same", best=puzzle.best + 1, turn=[f"{verb} 7 green {where}"])
    other = replace(puzzle, id="other", turn=[f"{verb} {' '.join(how)} lot:elsewhere"])
    assert {one.id for one in choose([same, puzzle, other], 10)} == {"same", "other"}


def test_a_village_is_built_once_in_a_game() -> None:
    building = next(one for one in shipped().values() if one.kind == "building")
    later = replace(building, id="later", turn=building.turn[-1:])
    assert len(choose([building, later], 10)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("bad", THROWN_OUT, ids=lambda bad: bad.id)
def test_a_puzzle_that_was_thrown_out_is_not_found_again(bad: Puzzle) -> None:
    found = find(bad.seen(), search=bad.kind == "searched")
    assert found is None or found.turn != bad.turn
