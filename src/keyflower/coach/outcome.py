"""What a turn in a puzzle is about, and the points that it leads to."""

from keyflower.rules.actions import KIND_AND_TILE, KIND_MASK, PASS
from keyflower.rules.chapters.scoring import points_of_tiles, total_points
from keyflower.rules.chapters.seasons import pick_boat
from keyflower.rules.chapters.worth import best_flip
from keyflower.rules.decisions import perform
from keyflower.rules.lookup import FEAT_FLIP
from keyflower.rules.pieces import BOAT, TURN_ORDER
from keyflower.rules.state import BUILD, PAY, PICK_BOAT, TRANSPORT, State


def idea_of(action: int) -> int:
    """What a turn is about: equal for the same kind of action at the same tile."""
    return PASS if action & KIND_MASK == PASS else action & KIND_AND_TILE


def is_complete(phase: int, state: State, seat: int) -> bool:
    """Whether what a seat started in a phase is complete."""
    if phase == BUILD:
        return state.phase != BUILD or not state.won[seat]
    return not (PAY <= state.phase <= TRANSPORT and state.turn == seat)


def last_points(state: State, seat: int, purple: bool = True) -> int:
    """A seat's points if everyone passes now, without those of boats and turn-order tiles.

    purple: count the purple worker, if the seat gets or keeps it.
    """
    then = state.clone()
    then.turn = seat
    then.passes = then.players - 1
    perform(then, seat, PASS)
    while then.phase == PICK_BOAT:
        pick_boat(then, then.queue[0], then.boats[0])
    kinds = then.lookup.kind
    won = [tile for tile in then.won[seat] if kinds[tile] not in (BOAT, TURN_ORDER)]
    if not purple and then.start == seat:
        then.start = (seat + 1) % then.players
    return sum(points_of_tiles(then, seat, [*then.villages[seat], *won], True))


def final_points(phase: int, state: State, seat: int) -> int:
    """The certain points of a seat that has completed what it started in a phase of winter."""
    return points_of_village(state, seat) if phase == BUILD else last_points(state, seat)


def points_of_village(state: State, seat: int) -> int:
    """The final points of a seat that has built; F1: with the best use of the Flipper."""
    kind, feat = state.lookup.kind, state.lookup.feat
    flips = any(kind[tile] == BOAT and feat[tile * 2] == FEAT_FLIP for tile in state.villages[seat])
    return total_points(state, seat) + (best_flip(state, seat) if flips else 0)
