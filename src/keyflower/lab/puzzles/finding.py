"""Finding puzzles in positions of games, and throwing out the bad ones.

A puzzle is kept only if one idea is clearly best, several others are possible, and the best turn
is neither to pass nor a bid for a turn-order tile.

What can't be proven is played out on the same deals of everything hidden. An idea is what a turn
starts with: a bid or a use at a tile. Each is followed with the best turn that `trained` knows for
it.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from keyflower.bots.planning.greedy import Plan
from keyflower.bots.planning.trained import TrainedBot
from keyflower.bots.seeds import derived_seed
from keyflower.coach.outcome import idea_name, idea_of, last_points
from keyflower.coach.puzzle import DEAL, Kind, Puzzle, Theme, id_of
from keyflower.formats import notation, position
from keyflower.game import determinize
from keyflower.lab.puzzles.exact import NotProvable, Turn, prove_last_turns, prove_villages
from keyflower.lab.puzzles.grading import graded
from keyflower.lab.puzzles.playing_out import confirm
from keyflower.rules.actions import BID, KIND_MASK, PASS, STEP, UPGRADE, USE, tile_of
from keyflower.rules.chapters.bidding import slot_of
from keyflower.rules.decisions import legal_actions, perform
from keyflower.rules.lookup import SCORES_NOTHING
from keyflower.rules.pieces import TURN_ORDER, WINTER
from keyflower.rules.state import BUILD, TRANSPORT, TURN, Board, State
from keyflower.rules.view import View

FEWEST_IDEAS: Final = 4
"""Ideas that a position must offer."""
POINTS: Final = 2
"""Points by which a proven turn must be better than every other idea."""
BEST_SHARE: Final = 0.05
"""The largest share of all ways to build or transport that may be best."""
LONGEST_BUILDING: Final = 2
"""Tiles to build with which all ways can be tried in time."""
MOST_WORKERS: Final = 8
"""Workers behind the screen with which all turns can be tried in time."""

LONG_WAY: Final = 3
"""Steps with which a turn is about transport, even if it ends with an upgrade."""

Proof = Callable[[State, int], list[Turn]]


def find(view: View, search: bool = True) -> Puzzle | None:
    """The puzzle in a position that a seat sees, if there is a good one.

    search: also look for turns that only a search finds, which takes longest.
    """
    state = determinize(view, DEAL).state
    if state.phase == BUILD and state.season == WINTER:
        if not 1 <= len(state.won[view.seat]) <= LONGEST_BUILDING:
            return None
        return _one_of_few(view, "building", _turns(prove_villages, state, view.seat))
    if state.phase == TRANSPORT and state.season == WINTER:
        return _one_of_few(view, "transport", _turns(prove_last_turns, state, view.seat))
    if state.phase != TURN or state.turn != view.seat:
        return None
    if state.season == WINTER and sum(view.screen) <= MOST_WORKERS:
        puzzle = _last_turn(view, state)
        if puzzle is not None:
            return puzzle
    return _searched(view, state) if search else None


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
    """A puzzle with a proof."""
    turn, instead = list(best.actions), list(second.actions)
    return _made(view, kind, turn, instead, best.points, second.points)


def _searched(view: View, state: State) -> Puzzle | None:
    plans = ideas(view, legal_actions(state, view.seat), DEAL)
    if len(plans) < FEWEST_IDEAS:
        return None
    seed = derived_seed("puzzle", id_of(position.write_view(view)))
    found = confirm(view, plans, seed)
    if found is None:
        return None
    best, second = found[:2]
    first = best.plan.actions[0]
    if first == PASS or is_for_turn_order(state, first):
        return None
    upgrades = _upgrades(best.plan)
    if upgrades and any(_upgrades(one.plan) == upgrades for one in found[1:]):
        return None  # which tile is used for them is hard to see
    made = _made(view, "searched", best.plan.actions, second.plan.actions, best.share, second.share)
    if made is None:
        return None
    shares = {idea_name(state, one.plan.actions[0]): one.share for one in found}
    return replace(made, shares=shares)


def _upgrades(plan: Plan) -> set[int]:
    """The tiles that a turn upgrades."""
    return {tile_of(action) for action in plan.actions if action & KIND_MASK == UPGRADE}


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


def _made(
    view: View,
    kind: Kind,
    turn: list[int],
    instead: list[int],
    best: float,
    second: float,
) -> Puzzle | None:
    theme = theme_of(view.board, view.seat, turn, instead)
    if theme is None:
        return None
    data = position.write_view(view)
    made = Puzzle(
        id=id_of(data),
        level="medium",
        theme=theme,
        kind=kind,
        rating=0,
        best=best,
        second=second,
        turn=_lines(view, turn),
        instead=_lines(view, instead),
        view=data,
    )
    return graded(made)


def _lines(view: View, actions: list[int]) -> list[str]:
    """A turn in notation."""
    game = determinize(view, DEAL)
    lines: list[str] = []
    for action in actions:
        lines.append(notation.text(game.state, action))
        game.apply(action, view.seat)
    return lines


def ideas(view: View, legal: list[int], seed: int) -> list[Plan]:
    """The best turn for each idea, by `trained`; the best first."""
    bot = TrainedBot(seed, view.seat)
    found: dict[int, Plan] = {}
    for plan in sorted(bot.plans(view, legal, every_kind=True), key=lambda plan: -plan.value):
        found.setdefault(idea_of(plan.actions[0]), plan)
    return list(found.values())
