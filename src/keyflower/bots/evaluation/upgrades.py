"""What upgrades to come are worth: how much of their cost a village has, and how near it lies."""

from typing import Final

from keyflower.bots.evaluation.weights import Weights
from keyflower.rules.chapters.village import goods_on, neighbour, passable
from keyflower.rules.pieces import DIRECTIONS, GOLD, POWER_3A, RESOURCES, SKILLS, TILES
from keyflower.rules.state import Board, State

UNREACHABLE: Final = 99


class Distances:
    """Distances in steps between all tiles of a village; `FAR` where no way leads."""

    def __init__(self, board: Board, seat: int) -> None:
        village = board.villages[seat]
        size = len(village)
        self.size: int = size
        self.place: list[int] = [0] * TILES
        for i in range(size):
            self.place[village[i]] = i
        ways: list[list[int]] = []
        for tile in village:
            ways.append(
                [
                    self.place[neighbour(board, tile, direction)]
                    for direction in range(DIRECTIONS)
                    if passable(board, seat, tile, direction)
                ]
            )
        steps = [UNREACHABLE] * (size * size)
        for start in range(size):
            steps[start * size + start] = 0
            edge = [start]
            away = 0
            while edge:
                away += 1
                beyond: list[int] = []
                for here in edge:
                    for there in ways[here]:
                        if steps[start * size + there] == UNREACHABLE:
                            steps[start * size + there] = away
                            beyond.append(there)
                edge = beyond
        self.steps: list[int] = steps

    def distance(self, tile: int, other: int) -> int:
        """The number of steps from one tile to another."""
        return self.steps[self.place[tile] * self.size + self.place[other]]


class Upgrades:
    """Values the upgrades of one village."""

    def __init__(
        self, seat: int, weights: Weights, roads: Distances, nearness: list[float]
    ) -> None:
        self.seat = seat
        self.weights = weights
        self.roads = roads
        self.nearness = nearness  # by steps: how much they leave of a chance

    def worth(self, state: State, gains: list[tuple[float, int]]) -> float:
        """For each tile, the best first: the gain, weighted by how much of its cost is there."""
        weights = self.weights
        first = self.seat * SKILLS
        skills = state.skills[first : first + SKILLS]
        goods = state.goods.copy()
        stocked = [tile for tile in state.villages[self.seat] if goods_on(state, tile)]
        worth = 0.0
        for loss, tile in gains:
            ready, cost = self._pay_skills(state, tile, skills, weights.known[state.season])
            if state.lookup.cost_any_skill[tile]:
                ready, cost = self._pay_any_skill(state, skills, ready, cost)
            ready, cost = self._pay_resources(state, tile, goods, stocked, ready, cost)
            net = -loss - cost
            if net > 0.0:
                worth += net * ready
        return worth

    # Each pays with what is left, and gives how ready the upgrade is then, and what it has cost.

    def _pay_skills(
        self, state: State, tile: int, left: list[int], ready: float
    ) -> tuple[float, float]:
        """M4: skills of a kind."""
        cost = 0.0
        for kind in range(SKILLS):
            need = state.lookup.cost_skill[tile * SKILLS + kind]
            if need:
                if left[kind] >= need:
                    left[kind] -= need
                    cost += self.weights.skill[state.season]
                else:
                    ready *= self.weights.ready_skill[state.season]
        return ready, cost

    def _pay_any_skill(
        self, state: State, left: list[int], ready: float, cost: float
    ) -> tuple[float, float]:
        """M4: a skill of any kind, of that with the most left."""
        best = left.index(max(left))
        if left[best] == 0:
            return ready * self.weights.ready_skill[state.season], cost
        left[best] -= 1
        return ready, cost + self.weights.skill[state.season]

    def _pay_resources(
        self,
        state: State,
        tile: int,
        left: list[int],
        stocked: list[int],
        ready: float,
        cost: float,
    ) -> tuple[float, float]:
        """M4, X5: resources, the nearest first; the last symbol stands for any kind."""
        lookup = state.lookup
        season = state.season
        plain = self.weights.resource[season]
        gold = plain + self.weights.gold[season]
        all_alike = state.power[POWER_3A] == self.seat
        for symbol in range(RESOURCES + 1):
            if symbol < RESOURCES:
                need = lookup.cost[tile * RESOURCES + symbol]
            else:
                need = lookup.cost_any[tile]
            for _ in range(need):
                at = self.nearest(left, tile, RESOURCES if all_alike else symbol, stocked)
                if at < 0:
                    ready *= self.weights.ready_missing[season]
                else:
                    ready *= self.nearness[self.roads.distance(at // RESOURCES, tile)]
                    left[at] -= 1
                    cost += gold if at % RESOURCES == GOLD else plain
        return ready, cost

    def nearest(self, goods: list[int], tile: int, symbol: int, stocked: list[int]) -> int:
        """The index of the resource that can pay a symbol with the fewest steps, or -1."""
        best = -1
        least = float(UNREACHABLE)
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
