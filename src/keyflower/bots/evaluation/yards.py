"""What yards will score: tiles that count the resources on them (F3)."""

from typing import Final

from keyflower.bots.evaluation.upgrades import UNREACHABLE, Distances
from keyflower.bots.evaluation.weights import Weights
from keyflower.rules.chapters.village import goods_on
from keyflower.rules.pieces import GOLD, RESOURCES
from keyflower.rules.state import State

UNPLACED_STEPS: Final = 2
"""How many steps away resources are taken to lie from a yard that has no place yet."""


class Yards:
    """Values the yards of one village, and those that could come into it."""

    def __init__(
        self, state: State, seat: int, weights: Weights, roads: Distances, nearness: list[float]
    ) -> None:
        self.seat = seat
        self.weights = weights
        self.roads = roads
        self.nearness = nearness  # by steps
        self.near_new: float = weights.ready_step**UNPLACED_STEPS
        self.own: list[int] = [tile for tile in state.lookup.yards if tile in state.villages[seat]]

    def worth(self, state: State, yard: int) -> float:
        """What a yard may score in this village; one that is not here yet, with its front up."""
        if not self.weights.yard[state.season]:
            return 0.0
        if yard not in self.own:
            return self.reach(state, yard, yard * 2)
        face = yard * 2 + state.side[yard]
        return self.reach(state, yard, face) + self.points(state, yard, yard, face)

    def standing(self, state: State) -> float:
        """What the resources on the yards of the village score."""
        if not self.weights.yard[state.season]:
            return 0.0
        worth = 0.0
        for tile in self.own:
            worth += self.points(state, tile, tile, tile * 2 + state.side[tile])
        return worth

    def to_come(self, state: State) -> float:
        """What the village's other resources may score on its yards."""
        worth = 0.0
        for tile in self.own:
            worth += self.reach(state, tile, tile * 2 + state.side[tile])
        return worth

    def upgrade_gain(self, state: State, yard: int) -> float:
        """What the back of a yard scores more than its front, for what is there and may come."""
        front = yard * 2
        if not self.weights.yard[state.season]:  # whatever lies on it, as older networks learnt it
            more = state.lookup.score_points[front + 1] - state.lookup.score_points[front]
            return float(more * goods_on(state, yard))
        gain = self.points(state, yard, yard, front + 1) - self.points(state, yard, yard, front)
        return gain + self.reach(state, yard, front + 1) - self.reach(state, yard, front)

    def reach(self, state: State, yard: int, face: int) -> float:
        """What resources that lie elsewhere in the village may score on a yard with a side up."""
        share = self.weights.yard[state.season]
        if not share:
            return 0.0
        placed = yard in self.own
        worth = 0.0
        for tile in state.villages[self.seat]:
            if tile == yard:
                continue
            points = self.points(state, yard, tile, face)
            if not points:
                continue
            if not placed:
                worth += points * self.near_new
            else:
                away = self.roads.distance(tile, yard)
                if away != UNREACHABLE:
                    worth += points * self.nearness[away]
        return share * worth

    def points(self, state: State, yard: int, tile: int, face: int) -> float:
        """What the resources on a tile would score on a yard; gold scores a point anywhere."""
        points = float(state.lookup.score_points[face])
        worth = 0.0
        for kind in range(RESOURCES):
            count = state.goods[tile * RESOURCES + kind]
            if count:
                if kind == GOLD:
                    worth += count * (points - 1.0)
                elif kind in state.lookup.score_kinds[face]:
                    worth += count * points
        return worth
