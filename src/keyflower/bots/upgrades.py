"""What upgrades to come are worth: how much of their cost a village has, and how near it lies."""

from keyflower.bots.roads import FAR, Roads
from keyflower.bots.weights import Weights
from keyflower.rules.pieces import GOLD, POWER_3A, RESOURCES, SKILLS
from keyflower.rules.state import State


class Upgrades:
    """Values the upgrades of one village."""

    def __init__(self, seat: int, weights: Weights, roads: Roads, nearness: list[float]) -> None:
        self.seat = seat
        self.weights = weights
        self.roads = roads
        self.nearness = nearness  # by steps: how much they leave of a chance

    def worth(self, state: State, gains: list[tuple[float, int]]) -> float:
        """For each tile, the best first: the gain, weighted by how much of its cost is there."""
        lookup = state.lookup
        weights = self.weights
        seat = self.seat
        season = state.season
        plain = weights.resource[season]
        gold = plain + weights.gold[season]
        left = state.goods
        taken = False
        worth = 0.0
        stocked = [tile for tile in state.villages[seat] if holds_goods(state, tile)]
        left_skills = state.skills[seat * SKILLS : seat * SKILLS + SKILLS]
        all_alike = state.power[POWER_3A] == seat
        known = weights.known[season]
        for loss, tile in gains:
            gain = -loss
            ready = known
            cost = 0.0
            for kind in range(SKILLS):
                need = lookup.cost_skill[tile * SKILLS + kind]
                if need:
                    if left_skills[kind] >= need:
                        left_skills[kind] -= need
                        cost += weights.skill[season]
                    else:
                        ready *= weights.ready_skill[season]
            if lookup.cost_any_skill[tile]:
                if left_skills[0] + left_skills[1] + left_skills[2] > 0:
                    best = 0
                    for kind in range(1, SKILLS):
                        if left_skills[kind] > left_skills[best]:
                            best = kind
                    left_skills[best] -= 1
                    cost += weights.skill[season]
                else:
                    ready *= weights.ready_skill[season]
            for symbol in range(RESOURCES + 1):
                if symbol < RESOURCES:
                    need = lookup.cost[tile * RESOURCES + symbol]
                else:
                    need = lookup.cost_any[tile]
                for _ in range(need):
                    paid = RESOURCES if all_alike else symbol
                    at = self.nearest(left, tile, paid, stocked)
                    if at < 0:
                        ready *= weights.ready_missing[season]
                    else:
                        away = self.roads.distance(at // RESOURCES, tile)
                        ready *= self.nearness[away]
                        if not taken:
                            left = left.copy()
                            taken = True
                        left[at] -= 1
                        cost += gold if at % RESOURCES == GOLD else plain
            net = gain - cost
            if net > 0.0:
                worth += net * ready
        return worth

    def nearest(self, goods: list[int], tile: int, symbol: int, stocked: list[int]) -> int:
        """The index of the resource that can pay a symbol with the fewest steps, or -1."""
        best = -1
        least = float(FAR)
        detour = self.weights.gold_detour
        for other in stocked:
            away = float(self.roads.distance(other, tile))
            if away >= least:
                continue
            first = other * RESOURCES
            if symbol == RESOURCES:
                for kind in range(RESOURCES):
                    if goods[first + kind]:
                        best = first + kind
                        least = away
                        break
            elif goods[first + symbol]:
                best = first + symbol
                least = away
            elif goods[first + GOLD] and away + detour < least:
                best = first + GOLD
                least = away + detour
        return best


def holds_goods(state: State, tile: int) -> bool:
    """Whether any resource lies on a tile."""
    goods = state.goods
    first = tile * RESOURCES
    return goods[first] + goods[first + 1] + goods[first + 2] + goods[first + 3] > 0
