"""Finding puzzles in positions of games, and throwing out the bad ones.

A puzzle is kept only if one idea is clearly best, several others are possible, and the best turn
is neither to pass nor a bid for a turn-order tile.
An idea is what a turn starts with: a bid or a use at a tile.
"""

from collections.abc import Callable
from typing import Final

from keyflower.coach.outcome import idea_of, last_points
from keyflower.coach.puzzle import DEAL, Kind, Puzzle, Theme, id_of
from keyflower.formats import notation, position
from keyflower.game import determinize
from keyflower.lab.puzzles.exact import NotProvable, Turn, prove_last_turns, prove_villages
from keyflower.lab.puzzles.grading import grade
from keyflower.rules.actions import BID, KIND_MASK, PASS, STEP, UPGRADE, USE, tile_of
from keyflower.rules.chapters.bidding import slot_of
from keyflower.rules.decisions import perform
from keyflower.rules.lookup import SCORES_NOTHING
from keyflower.rules.pieces import TURN_ORDER, WINTER
from keyflower.rules.state import BUILD, TRANSPORT, TURN, Board, State
from keyflower.rules.view import View

FEWEST_IDEAS: Final = 4  # ideas that a position must offer
POINTS: Final = 2  # points by which a proven turn must be better than every other idea
BEST_SHARE: Final = 0.05  # the largest share of all ways to build or transport that may be best
LONGEST_BUILDING: Final = 2  # tiles to build with which all ways can be tried in time
MOST_WORKERS: Final = 8  # workers behind the screen with which all turns can be tried in time
LONG_WAY: Final = 3  # steps with which a turn is about transport, even if it ends with an upgrade
Proof = Callable[[State, int], list[Turn]]


def find(view: View) -> Puzzle | None:
    """The puzzle in a position that a seat sees, if there is a good one."""
    state = determinize(view, DEAL).state
    if state.phase == BUILD and state.season == WINTER:
        if not 1 <= len(state.won[view.seat]) <= LONGEST_BUILDING:
            return None
        return _one_of_few(view, "building", _turns(prove_villages, state, view.seat))
    if state.phase == TRANSPORT and state.season == WINTER:
        return _one_of_few(view, "transport", _turns(prove_last_turns, state, view.seat))
    is_turn = state.phase == TURN and state.turn == view.seat and state.season == WINTER
    return _last_turn(view, state) if is_turn and sum(view.screen) <= MOST_WORKERS else None


def _last_turn(view: View, state: State) -> Puzzle | None:
    seat = view.seat
    by_idea: dict[int, Turn] = {}
    for turn in _turns(prove_last_turns, state, seat):
        idea = idea_of(turn.actions[0])
        if idea not in by_idea or turn.points > by_idea[idea].points:
            by_idea[idea] = turn
    ranked = sorted(by_idea.values(), key=lambda turn: -turn.points)
    if len(ranked) < FEWEST_IDEAS or ranked[0].points < ranked[1].points + POINTS:
        return None
    first = ranked[0].actions[0]
    if ranked[0].drew or first == PASS or is_for_turn_order(state, first):
        return None
    plain = [plain_points(state, seat, turn) for turn in ranked]
    if plain[0] < max(plain[1:]) + POINTS:
        return None
    return _proven(view, "last_turn", ranked[0], ranked[1])


def is_for_turn_order(state: State, action: int) -> bool:
    """Whether an action is a bid for a turn-order tile, whose points a last turn doesn't count."""
    return state.lookup.kind[tile_of(action)] == TURN_ORDER


def plain_points(state: State, seat: int, turn: Turn) -> int:
    """The final points with a turn without the purple worker, which comes with turn order."""
    then = state.clone()
    for action in turn.actions:
        perform(then, seat, action)
    return last_points(then, seat, purple=False)


def _turns(proof: Proof, state: State, seat: int) -> list[Turn]:
    """Every turn with its result; none where that can't be proven."""
    try:
        return proof(state, seat)
    except NotProvable:
        return []


def _one_of_few(view: View, kind: Kind, turns: list[Turn]) -> Puzzle | None:
    """The puzzle of finding one of the few ways that bring the most points."""
    ranked = sorted(turns, key=lambda turn: (-turn.points, len(turn.actions)))
    best = [turn for turn in ranked if turn.points == ranked[0].points]
    if not turns or len(best) > BEST_SHARE * len(turns):
        return None
    return _proven(view, kind, ranked[0], ranked[len(best)])


def _proven(view: View, kind: Kind, best: Turn, second: Turn) -> Puzzle | None:
    """A puzzle with a proof, if it has a theme."""
    theme = theme_of(view.board, view.seat, list(best.actions), list(second.actions))
    if theme is None:
        return None
    data = position.write_view(view)
    made = Puzzle(
        id=id_of(data),
        level="medium",
        theme=theme,
        kind=kind,
        rating=0,
        best=best.points,
        second=second.points,
        turn=_lines(view, best),
        instead=_lines(view, second),
        view=data,
    )
    return grade(made)


def theme_of(board: Board, seat: int, turn: list[int], instead: list[int]) -> Theme | None:
    """The theme of a puzzle, by its best turn and the best one with another idea; None without."""
    if board.phase == BUILD:
        return "loops_rivers"
    first, other = turn[0], instead[0]
    is_bid = first & KIND_MASK == BID
    if is_bid and scores(board, first) and scores(board, other):
        return "winter_sets"
    if is_bid and board.lead[slot_of(board, tile_of(first))] not in (-1, seat):
        return "denying"
    if {first & KIND_MASK, other & KIND_MASK} == {BID, USE}:
        return "bid_or_use"
    if is_bid:
        return "winter_sets" if scores(board, first) else None
    steps = sum(action & KIND_MASK == STEP for action in turn)
    if steps < LONG_WAY and any(action & KIND_MASK == UPGRADE for action in turn):
        return "upgrade"
    return "transport" if steps else None


def scores(board: Board, action: int) -> bool:
    """Whether an action is a bid for a winter tile that scores what one has."""
    tile = tile_of(action)
    way = board.lookup.score_way[tile * 2 + board.side[tile]]
    return action & KIND_MASK == BID and board.season == WINTER and way != SCORES_NOTHING


def _lines(view: View, turn: Turn) -> list[str]:
    game = determinize(view, DEAL)
    lines: list[str] = []
    for action in turn.actions:
        lines.append(notation.text(game.state, action))
        game.apply(action, view.seat)
    return lines
