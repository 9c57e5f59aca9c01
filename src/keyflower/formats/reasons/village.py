"""Why nothing can be moved, upgraded, flipped or added in a village as an action says."""

from keyflower.formats.notation import spot
from keyflower.rules.actions import (
    cell_of,
    direction_of,
    resource_of,
    resources_paid,
    rotation_of,
    skills_paid,
    tile_of,
)
from keyflower.rules.errors import Reason
from keyflower.rules.lookup import EDGE_KINDS, Lookup
from keyflower.rules.pieces import (
    BACK,
    DIRECTION_NAMES,
    DIRECTIONS,
    GOLD,
    POWER_2A,
    POWER_3A,
    RESOURCE_NAMES,
    RESOURCES,
    SKILL_NAMES,
    SKILLS,
)
from keyflower.rules.state import Board, State
from keyflower.rules.village import SEAT_SHIFT, STEP_TO, edge, neighbour, owner_of, passable

# -------- Steps and upgrades


def wrong_step(board: Board, seat: int, action: int) -> Reason:
    """M1, M2, X3: why a step is not legal."""
    tile = tile_of(action)
    name = board.lookup.ids[tile]
    if not board.steps:
        return Reason("illegal-step-none", "M1")
    if owner_of(board, tile) != seat:
        return Reason("illegal-not-yours", "M1", {"tile": name})
    kind = resource_of(action)
    if not board.goods[tile * RESOURCES + kind]:
        return Reason("illegal-no-good", "M2", {"tile": name, "resource": RESOURCE_NAMES[kind]})
    direction = direction_of(action)
    other = neighbour(board, tile, direction)
    if other < 0:
        return Reason("illegal-step-edge", "M2", {"tile": name, "to": compass(direction)})
    tiles: dict[str, str | int] = {"tile": name, "other": board.lookup.ids[other]}
    if not passable(board, seat, tile, direction) and board.power[POWER_2A] == seat:
        return Reason("illegal-step-water", "X3", tiles)
    return Reason("illegal-step-road", "M2", tiles)


def compass(direction: int) -> str:
    """A direction as the key that messages choose by."""
    return DIRECTION_NAMES[direction].lower()


def wrong_upgrade(state: State, seat: int, action: int) -> Reason:
    """M4: why an upgrade is not legal."""
    tile = tile_of(action)
    name = state.lookup.ids[tile]
    if not state.upgrades:
        return Reason("illegal-upgrade-none", "M1")
    why = wrong_to_turn(state, seat, tile)
    if why is not None:
        return why
    cost = cost_of(state.lookup, tile)
    missing = missing_resources(state, seat, tile) + missing_skills(state, seat, tile)
    if missing:
        what: dict[str, str | int] = {"tile": name, "cost": cost, "missing": " ".join(missing)}
        return Reason("illegal-upgrade-missing", "M4", what)
    resources = resources_paid(action)
    skills = skills_paid(action)
    if not is_paid_in_number(state.lookup, tile, sum(resources), sum(skills)):
        return Reason("illegal-upgrade-cost", "M4", {"tile": name, "cost": cost})
    for kind in range(RESOURCES):
        has = state.goods[tile * RESOURCES + kind]
        if resources[kind] > has:
            what = {"tile": name, "resource": RESOURCE_NAMES[kind], "has": has}
            return Reason("illegal-few-goods", "M4", what)
    return Reason("illegal-upgrade-kinds", "M4", {"tile": name, "cost": cost})


def is_paid_in_number(lookup: Lookup, tile: int, resources: int, skills: int) -> bool:
    """M4: whether an upgrade is paid with as many resources and skills as it costs."""
    cost = sum(lookup.cost_skill[tile * SKILLS : (tile + 1) * SKILLS])
    cost += lookup.cost_any_skill[tile]
    return resources == lookup.cost_size[tile] and skills == cost


def wrong_to_turn(board: Board, seat: int, tile: int) -> Reason | None:
    """M1, M4, F1: why a tile cannot be turned to its back."""
    name = board.lookup.ids[tile]
    if owner_of(board, tile) != seat:
        return Reason("illegal-not-yours", "M1", {"tile": name})
    if not board.lookup.can_upgrade[tile]:
        return Reason("illegal-upgrade-never", "M4", {"tile": name})
    if board.side[tile] == BACK:
        return Reason("illegal-upgraded", "M4", {"tile": name})
    return None


def cost_of(lookup: Lookup, tile: int) -> str:
    """M4: what an upgrade takes: `1 stone 1 wood`."""
    out: list[str] = []
    for kind in range(RESOURCES):
        add(out, lookup.cost[tile * RESOURCES + kind], RESOURCE_NAMES[kind])
    add(out, lookup.cost_any[tile], "resources")
    for kind in range(SKILLS):
        add(out, lookup.cost_skill[tile * SKILLS + kind], SKILL_NAMES[kind])
    add(out, lookup.cost_any_skill[tile], "skills")
    return " ".join(out)


def add(out: list[str], count: int, kind: str) -> None:
    """Name some pieces, unless there are none."""
    if count > 0:
        out.append(f"{count} {kind}")


def missing_resources(board: Board, seat: int, tile: int) -> list[str]:
    """M4, X5: what of an upgrade's cost does not lie on the tile, after gold has stood in."""
    lookup = board.lookup
    first = tile * RESOURCES
    there = board.goods[first : first + RESOURCES]
    out: list[str] = []
    if board.power[POWER_3A] == seat:
        add(out, lookup.cost_size[tile] - sum(there), "resources")
        return out
    gold = there[GOLD] - lookup.cost[first + GOLD]
    add(out, -gold, "gold")
    gold = max(gold, 0)
    spare = 0
    for kind in range(GOLD):
        lack = lookup.cost[first + kind] - there[kind]
        spare += max(-lack, 0)
        stands_in = min(max(lack, 0), gold)
        gold -= stands_in
        add(out, lack - stands_in, RESOURCE_NAMES[kind])
    add(out, lookup.cost_any[tile] - spare - gold, "resources")
    return out


def missing_skills(state: State, seat: int, tile: int) -> list[str]:
    """M4: what of an upgrade's skills is not behind the screen."""
    lookup = state.lookup
    out: list[str] = []
    spare = 0
    for kind in range(SKILLS):
        lack = lookup.cost_skill[tile * SKILLS + kind] - state.skills[seat * SKILLS + kind]
        spare += max(-lack, 0)
        add(out, lack, SKILL_NAMES[kind])
    add(out, lookup.cost_any_skill[tile] - spare, "skills")
    return out


# -------- Tiles that are added


def wrong_place(board: Board, seat: int, action: int) -> Reason:
    """V1, V2, E9: why a tile cannot be added there."""
    tile = tile_of(action)
    cell = cell_of(action)
    ids = board.lookup.ids
    if tile not in board.won[seat]:
        return Reason("illegal-place-tile", "E9", {"tile": ids[tile]})
    if cell >> SEAT_SHIFT != seat:
        return Reason("illegal-place-village", "E9")
    if cell in board.cells:
        return Reason(
            "illegal-place-taken", "V1", {"cell": spot(cell), "other": ids[board.cells[cell]]}
        )
    for direction in range(DIRECTIONS):
        other = board.cells.get(cell + STEP_TO[direction], -1)
        if other < 0:
            continue
        turned = tile * DIRECTIONS + rotation_of(action)
        here = board.lookup.edge[turned * DIRECTIONS + direction]
        there = edge(board, other, (direction + 3) % DIRECTIONS)
        if here != there and board.power[POWER_2A] != seat:
            what: dict[str, str | int] = {"to": compass(direction), "other": ids[other]}
            what["edge"] = EDGE_KINDS[here]
            what["against"] = EDGE_KINDS[there]
            return Reason("illegal-place-edge", "V2", what)
    return Reason("illegal-place-apart", "V1", {"cell": spot(cell)})
