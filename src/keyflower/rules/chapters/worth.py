"""What a tile, a boat or an upgrade would add to a player's points as things stand."""

from typing import Final

from keyflower.rules.chapters.scoring import points_of_tiles, total_points
from keyflower.rules.chapters.transport import can_flip, upgrade, upgrades
from keyflower.rules.chapters.village import cell_at, put_in_village
from keyflower.rules.lookup import FEAT_FLIP, OF_WORKERS, SCORES_NOTHING
from keyflower.rules.pieces import BACK, COLOURS, RESOURCES, SKILLS, WINTER
from keyflower.rules.state import OVER, State, replace_at

OUT_OF_THE_WAY: Final = 50  # the column where a tile that is not placed yet is put for scoring


def tile_worth(state: State, seat: int, tile: int, now: int) -> int:
    """What a tile would add to the points now, were it won and laid down out of the way."""
    lookup = state.lookup
    face = tile * 2 + state.side[tile]
    plain = lookup.score_way[face] == SCORES_NOTHING and not lookup.feat[face]
    if plain and lookup.power[face] < 0:
        return lookup.points[face]
    if lookup.power[face] < 0 and not has_feats(state, [*state.villages[seat], tile]):
        return sum(points_of_tiles(state, seat, [*state.villages[seat], tile], True)) - now
    more = state.clone()
    put_in_village(more, seat, tile, cell_at(seat, OUT_OF_THE_WAY, 0), 0)
    if lookup.power[face] >= 0:
        more.power = replace_at(more.power, lookup.power[face], seat)
    worth = total_points(more, seat) - now
    if lookup.feat[face] == FEAT_FLIP:
        worth += best_flip(state, seat)
    return worth


def has_feats(state: State, tiles: list[int]) -> bool:
    """F10 to F13: whether one of these tiles scores by what else is in the village."""
    for tile in tiles:
        if state.lookup.feat[tile * 2 + state.side[tile]]:
            return True
    return False


def counts_workers(state: State, tiles: list[int]) -> bool:
    """F7: whether one of these tiles scores workers."""
    return any(state.lookup.score_of[tile * 2 + state.side[tile]] == OF_WORKERS for tile in tiles)


def score_open(state: State, seat: int) -> list[int]:
    """All that a seat's points depend on in the open, as numbers; tiles of a village never move."""
    village = state.villages[seat]
    found = [1 if state.phase == OVER else 0, 1 if state.start == seat else 0, len(village)]
    found.extend(state.power)
    for tile in village:
        found.append(tile * 2 + state.side[tile])
        found.extend(state.goods[tile * RESOURCES : (tile + 1) * RESOURCES])
    return found


def score_behind(state: State, seat: int) -> list[int]:
    """What they depend on behind the screen: skills, and workers where a tile counts them."""
    skills = state.skills[seat * SKILLS : (seat + 1) * SKILLS]
    return skills + score_workers(state, seat, state.villages[seat])


def score_workers(state: State, seat: int, tiles: list[int]) -> list[int]:
    """The workers behind a seat's screen, if one of these tiles counts them."""
    if not counts_workers(state, tiles):
        return []
    return state.screen[seat * COLOURS : (seat + 1) * COLOURS]


def boat_worth(state: State, seat: int, boat: int, now: int) -> int:
    """E6, E8: what a boat's load would add to the points now, and in winter the boat itself."""
    more = state.clone()
    for colour in range(COLOURS):
        more.screen[seat * COLOURS + colour] += state.boat_workers[boat * COLOURS + colour]
    for kind in range(SKILLS):
        more.skills[seat * SKILLS + kind] += state.boat_skills[boat * SKILLS + kind]
    loaded = total_points(more, seat)
    if state.season == WINTER:
        loaded += tile_worth(more, seat, state.lookup.boats[boat], loaded)
    return loaded - now


def upgrade_worth(state: State, seat: int, tile: int, now: int) -> int | None:
    """M4: what the best payment for an upgrade would add to the points now; None without one."""
    actions: list[int] = []
    upgrades(state, seat, tile, actions)
    worths: list[int] = []
    for action in actions:
        more = state.clone()
        upgrade(more, seat, action)
        worths.append(total_points(more, seat) - now)
    return max(worths, default=None)


def flip_worth(state: State, seat: int, tile: int, now: int) -> int:
    """F1: what a free flip of a tile would add to the points now."""
    flipped = state.clone()
    flipped.side = replace_at(flipped.side, tile, BACK)
    return total_points(flipped, seat) - now


def best_flip(state: State, seat: int) -> int:
    """F1: the most that a free flip can bring."""
    now = total_points(state, seat)
    tiles = [tile for tile in state.villages[seat] if can_flip(state, tile)]
    return max([0, *[flip_worth(state, seat, tile, now) for tile in tiles]])
