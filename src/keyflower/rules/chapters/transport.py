"""M, X3 to X5: moving resources and upgrading tiles; F1: the Flipper's free flip."""

from keyflower.rules import actions, pieces
from keyflower.rules.actions import RESOURCE_STEPS, SKILL_STEPS, direction_of, resource_of, tile_of
from keyflower.rules.chapters.village import compass, goods_on, neighbour, owner_of, passable
from keyflower.rules.errors import Reason
from keyflower.rules.lookup import Lookup
from keyflower.rules.pieces import DIRECTIONS, GOLD, IRON, RESOURCES, SKILLS, STONE, WOOD
from keyflower.rules.state import TURN, Board, State, replace_at


def transports(state: State, seat: int) -> list[int]:
    """M3: every step and upgrade that can come next, and leaving the rest out."""
    out = [actions.DONE]
    if state.steps:
        steps(state, seat, out)
    if state.upgrades:
        for tile in state.villages[seat]:
            if can_flip(state, tile):
                upgrades(state, seat, tile, out)
    return out


def steps(board: Board, seat: int, out: list[int]) -> None:
    """M2: append every step of one resource to a neighbouring tile."""
    for tile in board.villages[seat]:
        goods = board.goods[tile * RESOURCES : tile * RESOURCES + RESOURCES]
        if not (goods[0] or goods[1] or goods[2] or goods[3]):
            continue
        for direction in range(DIRECTIONS):
            if passable(board, seat, tile, direction):
                for kind in range(RESOURCES):
                    if goods[kind]:
                        out.append(actions.step_action(tile, direction, kind))


def step(board: Board, action: int) -> None:
    """M2: one resource goes to the next tile."""
    tile = tile_of(action)
    kind = resource_of(action)
    target = neighbour(board, tile, direction_of(action))
    goods = board.goods.copy()
    goods[tile * RESOURCES + kind] -= 1
    goods[target * RESOURCES + kind] += 1
    board.goods = goods
    board.steps -= 1
    finish_if_spent(board)


def can_flip(board: Board, tile: int) -> bool:
    """M4: whether a tile in a village has a back that it does not show yet."""
    return board.side[tile] == pieces.FRONT and board.lookup.can_upgrade[tile]


def upgrades(state: State, seat: int, tile: int, out: list[int]) -> None:
    """M4, X5: append every payment for the upgrade of one tile."""
    lookup = state.lookup
    size = lookup.cost_size[tile]
    first = tile * RESOURCES
    goods = state.goods
    if goods_on(state, tile) < size:
        return
    skills = skill_payments(state, seat, tile)
    if not skills:
        return
    # A resource that is not gold pays for its own symbols and for "any"; 3a makes all "any".
    spare = size if state.power[pieces.POWER_3A] == seat else lookup.cost_any[tile]
    need_iron = lookup.cost[first + IRON]
    need_stone = lookup.cost[first + STONE]
    need_wood = lookup.cost[first + WOOD]
    head = actions.action_with(actions.UPGRADE, tile)
    for iron in range(min(goods[first + IRON], size) + 1):
        over_iron = max(iron - need_iron, 0)
        if over_iron > spare:
            break
        for stone in range(min(goods[first + STONE], size - iron) + 1):
            over_stone = over_iron + max(stone - need_stone, 0)
            if over_stone > spare:
                break
            for wood in range(min(goods[first + WOOD], size - iron - stone) + 1):
                if over_stone + max(wood - need_wood, 0) > spare:
                    break
                gold = size - iron - stone - wood
                if gold > goods[first + GOLD]:
                    continue
                paid = (
                    head
                    + iron * RESOURCE_STEPS[IRON]
                    + stone * RESOURCE_STEPS[STONE]
                    + wood * RESOURCE_STEPS[WOOD]
                    + gold * RESOURCE_STEPS[GOLD]
                )
                for skill in skills:
                    out.append(paid | skill)


def skill_payments(state: State, seat: int, tile: int) -> list[int]:
    """M4: every way to pay an upgrade's skills, as bits of the action; [0] where it has none."""
    lookup = state.lookup
    left = state.skills[seat * SKILLS : seat * SKILLS + SKILLS]
    fixed = 0
    for kind in range(SKILLS):
        need = lookup.cost_skill[tile * SKILLS + kind]
        if need > left[kind]:
            return []
        left[kind] -= need
        fixed += need * SKILL_STEPS[kind]
    out = [fixed]
    for _ in range(lookup.cost_any_skill[tile]):
        more: list[int] = []
        for paid in out:
            for kind in range(SKILLS):
                taken = actions.skill_paid(paid - fixed, kind)
                option = paid + SKILL_STEPS[kind]
                if left[kind] > taken and option not in more:
                    more.append(option)
        out = more
    return out


def upgrade(state: State, seat: int, action: int) -> None:
    """M4, M5: pay and turn the tile to its back; what else lies on it stays.

    Like `step` it changes no list in place, so that bots can go back.
    """
    tile = tile_of(action)
    goods = state.goods.copy()
    stock = state.stock.copy()
    for kind in range(RESOURCES):
        paid = actions.resource_paid(action, kind)
        goods[tile * RESOURCES + kind] -= paid
        stock[kind] += paid
    state.goods = goods
    state.stock = stock
    skills = state.skills.copy()
    pile = state.pile.copy()
    for kind in range(SKILLS):
        paid = actions.skill_paid(action, kind)
        skills[seat * SKILLS + kind] -= paid
        pile[kind] += paid
    state.skills = skills
    state.pile = pile
    state.side = replace_at(state.side, tile, pieces.BACK)
    state.upgrades -= 1
    finish_if_spent(state)


def finish(board: Board) -> None:
    """M3: what is left of steps and upgrades is left out."""
    board.steps = 0
    board.upgrades = 0
    board.phase = TURN


def finish_if_spent(board: Board) -> None:
    """A transport ends by itself when nothing is left of it."""
    if not board.steps and not board.upgrades:
        board.phase = TURN


def flips(board: Board, seat: int) -> list[int]:
    """F1: the tiles that the Flipper may flip, or none of them."""
    out = [actions.KEEP]
    for tile in board.villages[seat]:
        if can_flip(board, tile):
            out.append(actions.action_with(actions.FLIP_TILE, tile))
    return out


# -------- Why a step or an upgrade isn't legal


def refuse_step(state: State, seat: int, action: int) -> Reason | None:
    """M1, M2, X3: why a step is not legal; None where it is."""
    tile = tile_of(action)
    name = state.lookup.ids[tile]
    if not state.steps:
        return Reason("illegal-step-none", "M1")
    if owner_of(state, tile) != seat:
        return Reason("illegal-not-yours", "M1", {"tile": name})
    kind = resource_of(action)
    if not state.goods[tile * RESOURCES + kind]:
        return Reason(
            "illegal-no-good", "M2", {"tile": name, "resource": pieces.RESOURCE_NAMES[kind]}
        )
    direction = direction_of(action)
    other = neighbour(state, tile, direction)
    if other < 0:
        return Reason("illegal-step-edge", "M2", {"tile": name, "to": compass(direction)})
    if passable(state, seat, tile, direction):
        return None
    tiles: dict[str, str | int] = {"tile": name, "other": state.lookup.ids[other]}
    if state.power[pieces.POWER_2A] == seat:
        return Reason("illegal-step-water", "X3", tiles)
    return Reason("illegal-step-road", "M2", tiles)


def refuse_upgrade(state: State, seat: int, action: int) -> Reason | None:
    """M4: why an upgrade is not legal; None where it is."""
    tile = tile_of(action)
    name = state.lookup.ids[tile]
    if not state.upgrades:
        return Reason("illegal-upgrade-none", "M1")
    why = check_turning(state, seat, tile)
    if why is not None:
        return why
    ways: list[int] = []
    upgrades(state, seat, tile, ways)
    if action in ways:
        return None
    cost = cost_text(state.lookup, tile)
    missing = missing_resources(state, seat, tile) + missing_skills(state, seat, tile)
    if missing:
        what: dict[str, str | int] = {"tile": name, "cost": cost, "missing": " ".join(missing)}
        return Reason("illegal-upgrade-missing", "M4", what)
    resources = actions.resources_paid(action)
    skills = state.lookup.cost_any_skill[tile]
    skills += sum(state.lookup.cost_skill[tile * SKILLS : (tile + 1) * SKILLS])
    in_all = (sum(resources), sum(actions.skills_paid(action)))
    if in_all != (state.lookup.cost_size[tile], skills):
        return Reason("illegal-upgrade-cost", "M4", {"tile": name, "cost": cost})
    for kind in range(RESOURCES):
        has = state.goods[tile * RESOURCES + kind]
        if resources[kind] > has:
            what = {"tile": name, "resource": pieces.RESOURCE_NAMES[kind], "has": has}
            return Reason("illegal-few-goods", "M4", what)
    return Reason("illegal-upgrade-kinds", "M4", {"tile": name, "cost": cost})


def check_turning(board: Board, seat: int, tile: int) -> Reason | None:
    """M1, M4, F1: why a tile cannot be turned to its back; None where it can."""
    name = board.lookup.ids[tile]
    if owner_of(board, tile) != seat:
        return Reason("illegal-not-yours", "M1", {"tile": name})
    if can_flip(board, tile):
        return None
    if not board.lookup.can_upgrade[tile]:
        return Reason("illegal-upgrade-never", "M4", {"tile": name})
    return Reason("illegal-upgraded", "M4", {"tile": name})


def cost_text(lookup: Lookup, tile: int) -> str:
    """M4: what an upgrade takes: `1 stone 1 wood`."""
    resources = lookup.cost[tile * RESOURCES : (tile + 1) * RESOURCES]
    skills = lookup.cost_skill[tile * SKILLS : (tile + 1) * SKILLS]
    return " ".join(
        name_pieces([*resources, lookup.cost_any[tile]], (*pieces.RESOURCE_NAMES, "resources"))
        + name_pieces([*skills, lookup.cost_any_skill[tile]], (*pieces.SKILL_NAMES, "skills"))
    )


def name_pieces(counts: list[int], names: tuple[str, ...]) -> list[str]:
    """How many pieces of each kind, but for those of which there are none."""
    return [f"{count} {name}" for count, name in zip(counts, names) if count > 0]


def missing_resources(board: Board, seat: int, tile: int) -> list[str]:
    """M4, X5: what of an upgrade's cost does not lie on the tile, after gold has stood in."""
    cost = board.lookup.cost[tile * RESOURCES : (tile + 1) * RESOURCES]
    there = board.goods[tile * RESOURCES : (tile + 1) * RESOURCES]
    if board.power[pieces.POWER_3A] == seat:
        return name_pieces([board.lookup.cost_size[tile] - sum(there)], ("resources",))
    gold = max(there[GOLD] - cost[GOLD], 0)
    lack = [max(cost[kind] - there[kind], 0) for kind in range(RESOURCES)]
    for kind in range(GOLD):
        stands_in = min(lack[kind], gold)
        gold -= stands_in
        lack[kind] -= stands_in
    spare = gold + sum([max(there[kind] - cost[kind], 0) for kind in range(GOLD)])
    any_kind = board.lookup.cost_any[tile] - spare
    counts = [lack[GOLD], *lack[:GOLD], any_kind]
    return name_pieces(counts, ("gold", *pieces.RESOURCE_NAMES[:GOLD], "resources"))


def missing_skills(state: State, seat: int, tile: int) -> list[str]:
    """M4: what of an upgrade's skills is not behind the screen."""
    cost = state.lookup.cost_skill[tile * SKILLS : (tile + 1) * SKILLS]
    held = state.skills[seat * SKILLS : (seat + 1) * SKILLS]
    lack = [cost[kind] - held[kind] for kind in range(SKILLS)]
    any_kind = state.lookup.cost_any_skill[tile] - sum([max(-count, 0) for count in lack])
    return name_pieces([*lack, any_kind], (*pieces.SKILL_NAMES, "skills"))
