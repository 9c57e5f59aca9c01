"""M, X3 to X5: moving resources and upgrading tiles; F1: the Flipper's free flip."""

from keyflower.rules import actions, pieces
from keyflower.rules.actions import RESOURCE_STEPS, SKILL_STEPS, direction_of, resource_of, tile_of
from keyflower.rules.chapters.village import goods_on, neighbour, passable
from keyflower.rules.pieces import DIRECTIONS, FRONT, GOLD, IRON, RESOURCES, SKILLS, STONE, WOOD
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
    return board.side[tile] == FRONT and board.lookup.can_upgrade[tile]


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
