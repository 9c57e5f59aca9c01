"""What bots keep while they value the positions of a decision changes no value."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.golden.make import FOLDER

from keyflower import Record
from keyflower.bots.evaluation.end_points import EndPoints
from keyflower.bots.evaluation.judge import Judge
from keyflower.bots.evaluation.weights import TUNED
from keyflower.bots.planning.candidates import worth_a_look
from keyflower.bots.planning.planner import plans
from keyflower.game import Replay
from keyflower.rules.actions import PASS
from keyflower.rules.chapters.scoring import total_points
from keyflower.rules.chapters.transport import can_flip
from keyflower.rules.chapters.village import cell_at, put_in_village
from keyflower.rules.chapters.worth import OUT_OF_THE_WAY
from keyflower.rules.decisions import is_legal, legal_actions, perform
from keyflower.rules.pieces import BACK, COLOURS
from keyflower.rules.state import SLOTS, TURN, State, replace_at

GAMES = sorted(FOLDER.glob("*.json"))
APART = 29  # decisions between two that are looked at


def turns(path: Path) -> Iterator[tuple[State, int]]:
    """Some turns of a golden game, and whose they are."""
    replay = Replay(Record.loads(path.read_text("utf-8")))
    for number in range(len(replay.record.moves)):
        state = replay.game.state
        if number % APART == 0 and state.phase == TURN:
            yield state, state.turn
        replay.step()


@pytest.mark.slow
@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_points_at_the_end_are_those_of_the_rules(path: Path) -> None:
    """F14: with other sides, other workers and more tiles, in any order."""
    for state, _ in turns(path):
        for seat in range(state.players):
            ends = EndPoints(state, seat)
            for then, added in variants(state, seat):
                points = total_points(with_tiles(then, seat, added), seat)
                screen = then.screen[seat * COLOURS : (seat + 1) * COLOURS]
                assert ends.total(then, screen, sum(1 << tile for tile in added)) == points


def variants(state: State, seat: int) -> Iterator[tuple[State, list[int]]]:
    """Positions near a state, each with tiles to add."""
    lots = [state.slot_tile[slot] for slot in range(SLOTS) if state.slot_tile[slot] >= 0]
    yield state, []
    yield state, lots
    for tile in lots[:3]:
        yield state, [tile]
    for boat in state.lookup.boats:
        yield state, [boat, lots[0]]
    for tile in state.villages[seat]:
        if can_flip(state, tile):
            flipped = state.clone()
            flipped.side = replace_at(state.side, tile, BACK)
            yield flipped, []
            yield flipped, lots[:2]
    for colour in range(COLOURS):
        more = state.clone()
        more.screen[seat * COLOURS + colour] += 2
        yield more, []
    other_start = state.clone()
    other_start.start = seat
    yield other_start, lots
    larger = with_tiles(state, seat, [state.lookup.boats[0]])
    yield larger, []
    yield larger, lots
    yield state, lots


def with_tiles(state: State, seat: int, tiles: list[int]) -> State:
    """A position with tiles in a village, out of the way of the others."""
    then = state.clone()
    for i in range(len(tiles)):
        put_in_village(then, seat, tiles[i], cell_at(seat, OUT_OF_THE_WAY - 2 * i, 0), 0)
    return then


@pytest.mark.slow
@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_a_judge_values_a_position_as_if_it_were_its_first(path: Path) -> None:
    for state, seat in turns(path):
        judge = Judge(state, seat, TUNED)
        for action in worth_a_look(state, seat, legal_actions(state, seat), 1):
            then = state.clone()
            if action != PASS:
                perform(then, seat, action)
            assert judge.value(then) == Judge(state, seat, TUNED).value(then)
        larger = with_tiles(state, seat, [state.lookup.boats[0]])
        assert judge.value(larger) == Judge(state, seat, TUNED).value(larger)
        assert judge.value(state) == Judge(state, seat, TUNED).value(state)


@pytest.mark.slow
@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_a_plan_can_be_played_and_is_worth_what_it_leads_to(path: Path) -> None:
    for state, seat in turns(path):
        before = Judge(state, seat, TUNED).value(state)
        for plan in plans(state, seat, legal_actions(state, seat), TUNED):
            then = state.clone()
            if plan.actions != [PASS]:
                for action in plan.actions:
                    assert is_legal(then, seat, action)
                    perform(then, seat, action)
                assert then.phase == TURN
                assert then.turn != seat
            assert plan.value == pytest.approx(Judge(state, seat, TUNED).value(then), abs=1e-9)
        assert Judge(state, seat, TUNED).value(state) == before
