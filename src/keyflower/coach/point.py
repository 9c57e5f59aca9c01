"""The point of a puzzle with a proof: one tile, and what it brings."""

from keyflower.bots.thought import Motive
from keyflower.coach.outcome import points_by_tile
from keyflower.coach.puzzle import Puzzle, actions_of
from keyflower.rules.actions import BID, KIND_MASK, tile_of
from keyflower.rules.pieces import BACK


def point_of(puzzle: Puzzle) -> Motive | None:
    """What is bid for, or makes most of the difference to the next best turn; and its points."""
    if puzzle.kind == "searched":
        return None
    seat = puzzle.seat
    start = puzzle.game()
    best, other = start.clone(), start.clone()
    first = actions_of(best, seat, puzzle.turn)[0]
    actions_of(other, seat, puzzle.instead)
    phase = start.state.phase
    points = points_by_tile(phase, best.state, seat)
    less = points_by_tile(phase, other.state, seat)
    bid = tile_of(first) if first & KIND_MASK == BID else None
    tile = max(points, key=lambda place: (place == bid, points[place] - less[place], place))
    how = "more"
    if tile < 0:
        how = "gold"
    elif tile == bid:
        how = "won"
    elif best.state.side[tile] == BACK != start.state.side[tile]:
        how = "upgraded"
    name = start.state.lookup.ids[tile] if tile >= 0 else ""
    return Motive(
        "puzzle-point", {"how": how, "tile": name, "points": points[tile], "less": less[tile]}
    )
