"""What a turn in a puzzle is about, and the points that it leads to."""

from collections import Counter

from keyflower.rules.actions import KIND_AND_TILE, KIND_MASK, PASS
from keyflower.rules.chapters.scoring import points_of_tiles, score, total_points
from keyflower.rules.chapters.seasons import boat_choices
from keyflower.rules.chapters.worth import best_flip
from keyflower.rules.decisions import perform
from keyflower.rules.lookup import FEAT_FLIP
from keyflower.rules.pieces import BOAT, RESOURCES, TURN_ORDER, WINTER
from keyflower.rules.state import BUILD, PAY, PICK_BOAT, TRANSPORT, TURN, State


def idea_of(action: int) -> int:
    """What a turn is about: equal for the same kind of action at the same tile."""
    return PASS if action & KIND_MASK == PASS else action & KIND_AND_TILE


def is_as_good(state: State, other: State, seat: int) -> bool:
    """Whether a turn led to a position as good as another turn did, whatever its unused steps.

    In winter: the same pieces, and resources at places where they score at least as much.
    """
    if matters(state) != matters(other):
        return False
    if state.season != WINTER:
        return state.goods == other.goods
    return last_points(state, seat) >= last_points(other, seat)


def matters(state: State) -> tuple[object, ...]:
    """What a turn changed, except for where resources lie."""
    goods = [sum(state.goods[kind::RESOURCES]) for kind in range(RESOURCES)]
    bids = state.workers_on, state.bid_size, state.lead
    return (goods, state.side, bids, state.screen, state.skills, state.stock)


def is_complete(phase: int, state: State, seat: int) -> bool:
    """Whether what a seat started in a phase is complete."""
    if phase == BUILD:
        return state.phase != BUILD or not state.won[seat]
    return not (PAY <= state.phase <= TRANSPORT and state.turn == seat)


def last_points(state: State, seat: int, purple: bool = True) -> int:
    """A seat's points if everyone passes now, without those of boats and turn-order tiles.

    purple: count the purple worker, if the seat gets or keeps it.
    """
    then, tiles = at_the_end(state, seat)
    if not purple and then.start == seat:
        then.start = (seat + 1) % then.players
    return sum(points_of_tiles(then, seat, tiles, True))


def at_the_end(state: State, seat: int) -> tuple[State, list[int]]:
    """Where it ends if everyone passes now, and a seat's tiles without boats and turn order."""
    then = state.clone()
    then.phase, then.turn, then.passes = TURN, seat, then.players - 1
    perform(then, seat, PASS)
    while then.phase == PICK_BOAT:
        perform(then, then.queue[0], boat_choices(then)[0])
    kinds = then.lookup.kind
    won = [tile for tile in then.won[seat] if kinds[tile] not in (BOAT, TURN_ORDER)]
    return then, [*then.villages[seat], *won]


def points_by_tile(phase: int, state: State, seat: int) -> Counter[int]:
    """The final points by the tile that they are for; -1: gold left over."""
    then, tiles = (state, state.villages[seat]) if phase == BUILD else at_the_end(state, seat)
    then = then.clone()
    then.villages = [*then.villages]
    then.villages[seat] = tiles
    points: Counter[int] = Counter()
    for line in score(then, seat).lines:
        points[line.tile] += line.points
    if phase == BUILD:
        for tile in flippers(state, seat):
            points[tile] += best_flip(state, seat)
    return points


def final_points(phase: int, state: State, seat: int) -> int:
    """The certain points of a seat that has completed what it started in a phase of winter."""
    return points_of_village(state, seat) if phase == BUILD else last_points(state, seat)


def points_of_village(state: State, seat: int) -> int:
    """The final points of a seat that has built; F1: with the best use of the Flipper."""
    return total_points(state, seat) + (best_flip(state, seat) if flippers(state, seat) else 0)


def flippers(state: State, seat: int) -> list[int]:
    """F1: the boat in a village that flips a tile at the end."""
    kind, feat = state.lookup.kind, state.lookup.feat
    village = state.villages[seat]
    return [tile for tile in village if kind[tile] == BOAT and feat[tile * 2] == FEAT_FLIP]
