"""M2: steps, a resource that moves to a neighbouring tile."""

from dataclasses import dataclass
from typing import Literal

from keyflower.formats.choices import Choices, FurtherWay, StepChoice, StepWay
from keyflower.formats.moves.base import Kind, Misread, Move, Reader
from keyflower.formats.places import Place, place_of
from keyflower.rules.actions import direction_of, resource_of, step_action, tile_of
from keyflower.rules.chapters.placing import Workers
from keyflower.rules.chapters.village import STEP_TO, neighbour, passable, spot
from keyflower.rules.pieces import DIRECTION_NAMES, DIRECTIONS, RESOURCE_NAMES, RESOURCES, Resource
from keyflower.rules.state import VILLAGE, Board, State


@dataclass
class Step(Move):
    """A resource moves to a neighbouring tile."""

    resource: Resource
    source: Place
    target: Place
    do: Literal["step"] = "step"


class StepKind(Kind):
    """`step iron 0,0>1,0`"""

    verb = "step"
    form = "step iron 0,0>1,0"
    on_tile = True

    def text(self, board: Board, action: int) -> str:
        """The resource, and the cells from which and to which it goes."""
        here = board.cell[tile_of(action)]
        there = here + STEP_TO[direction_of(action)]
        return f"step {RESOURCE_NAMES[resource_of(action)]} {spot(here)}>{spot(there)}"

    def parse(self, reader: Reader, words: list[str]) -> int:
        if len(words) != 2:
            raise Misread("expected a resource and a way")
        kind = reader.one_of(words[0], RESOURCE_NAMES)
        origin, arrow, target = words[1].partition(">")
        if not arrow:
            raise Misread(f"{words[1]!r} is not a way")
        here = reader.cell(origin)
        there = reader.cell(target)
        tile = reader.state.cells.get(here, -1)
        if tile < 0:
            raise Misread(f"there is no tile at {origin}")
        for direction in range(DIRECTIONS):
            if here + STEP_TO[direction] == there:
                return step_action(tile, direction, kind)
        raise Misread(f"{target} is not a neighbour of {origin}")

    def read(self, board: Board, seat: int, action: int) -> Move:
        tile = tile_of(action)
        there = board.cells[board.cell[tile] + STEP_TO[direction_of(action)]]
        resource = RESOURCE_NAMES[resource_of(action)]
        return Step(resource, place_of(board, tile), place_of(board, there))

    def offer(self, offered: Choices, state: State, workers: Workers) -> None:
        if state.steps:
            for tile in state.villages[offered.seat]:
                add_steps(offered, state, tile)

    def examples(self, offered: Choices) -> list[int]:
        return [way.action for step in offered.steps for way in step.ways]

    def near(self, board: Board, action: int, offered: Choices) -> list[str]:
        """The steps from the same tile."""
        tile = board.lookup.ids[tile_of(action)]
        steps = [step for step in offered.steps if step.tile == tile]
        return [self.text(board, way.action) for step in steps for way in step.ways]

    def is_named(self, board: Board, action: int) -> bool:
        """Whether it starts in a village."""
        return board.place[tile_of(action)] == VILLAGE


def add_steps(offered: Choices, board: Board, tile: int) -> None:
    """M2: where the resources on one tile can go."""
    goods = board.goods[tile * RESOURCES : (tile + 1) * RESOURCES]
    if not any(goods):
        return
    ids = board.lookup.ids
    legs = legs_from(board, offered.seat, tile)
    for resource in range(RESOURCES):
        if goods[resource] and legs:
            choice = StepChoice(ids[tile], RESOURCE_NAMES[resource], goods[resource], [], [])
            for leg in legs:
                action = step_action(leg.start, leg.turn, resource)
                if leg.start == tile:
                    way = StepWay(DIRECTION_NAMES[leg.turn], ids[leg.end], action)
                    choice.ways.append(way)
                else:
                    further = FurtherWay(ids[leg.end], ids[leg.start], leg.steps, action)
                    choice.further.append(further)
            offered.steps.append(choice)


@dataclass
class Leg:
    """The last step of a shortest path."""

    start: int
    turn: int
    end: int
    steps: int


def legs_from(board: Board, seat: int, tile: int) -> list[Leg]:
    """M2: the tiles that can be reached with the steps left, near ones first.

    Of two shortest paths the one counts whose first step comes first in the order of directions.
    """
    legs: list[Leg] = []
    reached = [tile]
    around = [tile]
    for steps_taken in range(1, board.steps + 1):
        next_around: list[int] = []
        for here in around:
            for turn in range(DIRECTIONS):
                if passable(board, seat, here, turn):
                    end = neighbour(board, here, turn)
                    if end not in reached:
                        reached.append(end)
                        next_around.append(end)
                        legs.append(Leg(here, turn, end, steps_taken))
        around = next_around
    return legs
