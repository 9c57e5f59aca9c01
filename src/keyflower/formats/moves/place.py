"""E9, V: tiles that are added to a village."""

from dataclasses import dataclass
from typing import Final, Literal

from keyflower.formats.choices import CellChoice, Choices, PlaceChoice
from keyflower.formats.moves.base import Kind, Misread, Move, Reader
from keyflower.formats.moves.step import compass
from keyflower.formats.places import Place, side_name, spot
from keyflower.formats.placing import Workers
from keyflower.rules.actions import ROTATION_STEP, cell_of, place_action, rotation_of, tile_of
from keyflower.rules.chapters.scoring import river
from keyflower.rules.chapters.village import SEAT_SHIFT, STEP_TO, column_of, edge, row_of, spots
from keyflower.rules.errors import Reason
from keyflower.rules.lookup import EDGE_KINDS
from keyflower.rules.pieces import BOAT, DIRECTIONS, POWER_2A, SUMMER_BOAT, WATER
from keyflower.rules.state import BUILD, Board, State

SHUTS_RIVER: Final = "shuts-river"


@dataclass
class Build(Move):
    """A tile is added to the village."""

    place: Place
    column: int
    row: int
    rotation: int
    do: Literal["place"] = "place"


class PlaceKind(Kind):
    """`place miner 1,-1 r2`"""

    verb = "place"
    form = "place miner 1,-1 r2"
    phase = BUILD
    on_tile = True

    def text(self, board: Board, action: int) -> str:
        """The tile, the cell and how it is turned."""
        tile = board.lookup.ids[tile_of(action)]
        return f"place {tile} {spot(cell_of(action))} r{rotation_of(action)}"

    def parse(self, reader: Reader, words: list[str]) -> int:
        if len(words) != 3:
            raise Misread("expected a tile, a place and a rotation")
        tile = reader.tile(words[0])
        turned = words[2]
        if len(turned) != 2 or turned[0] != "r" or turned[1] not in "012345":
            raise Misread(f"{turned!r} is not a rotation; rotations are r0 to r5, clockwise")
        return place_action(tile, reader.cell(words[1]), int(turned[1]))

    def read(self, board: Board, seat: int, action: int) -> Move:
        """As a tile of the village to which it is added."""
        tile = tile_of(action)
        name = board.lookup.ids[tile]
        place = Place(name, side_name(board, tile), f"p{seat}:{name}", seat)
        cell = cell_of(action)
        return Build(place, column_of(cell), row_of(cell), rotation_of(action))

    def offer(self, found: Choices, state: State, workers: Workers) -> None:
        """V1, V2, X3: where the tiles won can be added, by tile and cell."""
        pattern = state.lookup.pattern
        free = state.power[POWER_2A] == found.seat
        mouth = River(state, found.seat)
        cells = spots(state, found.seat)
        for tile in state.won[found.seat]:
            choice = PlaceChoice(state.lookup.ids[tile], ROTATION_STEP, [])
            first = tile * DIRECTIONS
            for cell, bound in cells.items():
                rotations = [
                    rotation
                    for rotation in range(DIRECTIONS)
                    if free or pattern[first + rotation] & bound >> 12 == bound & 4095
                ]
                if rotations:
                    base = place_action(tile, cell)
                    shuts = [
                        turn for turn in rotations if mouth.is_shut_by(base + turn * ROTATION_STEP)
                    ]
                    warnings = {SHUTS_RIVER: shuts} if shuts else {}
                    place = CellChoice(column_of(cell), row_of(cell), rotations, warnings, base)
                    choice.cells.append(place)
            if choice.cells:
                found.placements.append(choice)

    def examples(self, found: Choices) -> list[int]:
        """One way to turn each tile at each cell."""
        return [
            cell.base + cell.rotations[0] * place.step
            for place in found.placements
            for cell in place.cells
        ]

    def near(self, board: Board, action: int, found: Choices) -> list[str]:
        """V1: the ways to add the tile at the same cell."""
        tile = board.lookup.ids[tile_of(action)]
        at = (column_of(cell_of(action)), row_of(cell_of(action)))
        return [
            self.text(board, cell.base + rotation * place.step)
            for place in found.placements
            if place.tile == tile
            for cell in place.cells
            if (cell.column, cell.row) == at
            for rotation in cell.rotations
        ]

    def elsewhere(self, board: Board, action: int, found: Choices) -> list[int]:
        """V1: one way to add the tile for each cell where it fits."""
        return [each for each in self.examples(found) if tile_of(each) == tile_of(action)]

    def refuse(self, state: State, seat: int, action: int) -> Reason | None:
        """V1, V2, E9: why a tile cannot be added there."""
        tile = tile_of(action)
        cell = cell_of(action)
        ids = state.lookup.ids
        if tile not in state.won[seat]:
            return Reason("illegal-place-tile", "E9", {"tile": ids[tile]})
        if cell >> SEAT_SHIFT != seat:
            return Reason("illegal-place-village", "E9")
        if cell in state.cells:
            taken: dict[str, str | int] = {"cell": spot(cell), "other": ids[state.cells[cell]]}
            return Reason("illegal-place-taken", "V1", taken)
        apart = True
        for direction in range(DIRECTIONS):
            other = state.cells.get(cell + STEP_TO[direction], -1)
            if other < 0:
                continue
            apart = False
            turned = tile * DIRECTIONS + rotation_of(action)
            here = state.lookup.edge[turned * DIRECTIONS + direction]
            there = edge(state, other, (direction + 3) % DIRECTIONS)
            if here != there and state.power[POWER_2A] != seat:
                what: dict[str, str | int] = {"to": compass(direction), "other": ids[other]}
                what["edge"] = EDGE_KINDS[here]
                what["against"] = EDGE_KINDS[there]
                return Reason("illegal-place-edge", "V2", what)
        return Reason("illegal-place-apart", "V1", {"cell": spot(cell)}) if apart else None


class River:
    """F12: where the next boat of the line from a seat's home would lie; -1 where it is shut."""

    def __init__(self, board: Board, seat: int) -> None:
        self.board: Board = board
        self.cell: int = -1
        self.direction: int = -1
        home = board.villages[seat][0]
        boats = river(board, seat)
        last = boats[-1] if boats else home
        for direction in range(DIRECTIONS):
            if edge(board, home, direction) == WATER == edge(board, last, direction):
                cell = board.cell[last] + STEP_TO[direction]
                if cell not in board.cells:
                    self.cell = cell
                    self.direction = direction

    def is_shut_by(self, action: int) -> bool:
        """Whether a placement puts there anything but a boat turned along the line."""
        if cell_of(action) != self.cell:
            return False
        lookup = self.board.lookup
        tile = tile_of(action)
        if lookup.kind[tile] != BOAT and lookup.kind[tile] != SUMMER_BOAT:
            return True
        towards_home = (self.direction + 3) % DIRECTIONS
        turned = tile * DIRECTIONS + rotation_of(action)
        return lookup.edge[turned * DIRECTIONS + towards_home] != WATER
