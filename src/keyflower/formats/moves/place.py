"""E9, V: tiles that are added to a village."""

from dataclasses import dataclass
from typing import Final, Literal

from keyflower.formats.choices import CellChoice, Choices, PlaceChoice
from keyflower.formats.moves.base import Kind, Misread, Move, Reader
from keyflower.formats.places import Place, side_name
from keyflower.rules.actions import ROTATION_STEP, cell_of, place_action, rotation_of, tile_of
from keyflower.rules.chapters import village
from keyflower.rules.chapters.placing import Workers
from keyflower.rules.chapters.scoring import river
from keyflower.rules.chapters.village import column_of, edge, fitting_rotations, row_of, spot, spots
from keyflower.rules.pieces import BOAT, DIRECTIONS, SUMMER_BOAT, WATER
from keyflower.rules.state import Board, State

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

    def offer(self, offered: Choices, state: State, workers: Workers) -> None:
        """V1, V2, X3: where the tiles won can be added, by tile and cell."""
        mouth = River(state, offered.seat)
        cells = spots(state, offered.seat)
        for tile in state.won[offered.seat]:
            choice = PlaceChoice(state.lookup.ids[tile], ROTATION_STEP, [])
            for cell, bound in cells.items():
                rotations = fitting_rotations(state, offered.seat, tile, bound)
                if rotations:
                    base = place_action(tile, cell)
                    shuts = [
                        turn for turn in rotations if mouth.is_shut_by(base + turn * ROTATION_STEP)
                    ]
                    warnings = {SHUTS_RIVER: shuts} if shuts else {}
                    place = CellChoice(column_of(cell), row_of(cell), rotations, warnings, base)
                    choice.cells.append(place)
            if choice.cells:
                offered.placements.append(choice)

    def examples(self, offered: Choices) -> list[int]:
        """One way to turn each tile at each cell."""
        return [
            cell.base + cell.rotations[0] * place.step
            for place in offered.placements
            for cell in place.cells
        ]

    def near(self, board: Board, action: int, offered: Choices) -> list[str]:
        """V1: the ways to add the tile at the same cell."""
        tile = board.lookup.ids[tile_of(action)]
        at = (column_of(cell_of(action)), row_of(cell_of(action)))
        return [
            self.text(board, cell.base + rotation * place.step)
            for place in offered.placements
            if place.tile == tile
            for cell in place.cells
            if (cell.column, cell.row) == at
            for rotation in cell.rotations
        ]

    def elsewhere(self, board: Board, action: int, offered: Choices) -> list[int]:
        """V1: one way to add the tile for each cell where it fits."""
        return [each for each in self.examples(offered) if tile_of(each) == tile_of(action)]


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
                cell = board.cell[last] + village.STEP_TO[direction]
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
