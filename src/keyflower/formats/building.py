"""Where the tiles won can be added to a village, and what would shut its river (V1, V2, F12)."""

from typing import Final

from keyflower.formats.choices import CellChoice, Choices, PlaceChoice
from keyflower.rules.actions import ROTATION_STEP, cell_of, place_action, rotation_of, tile_of
from keyflower.rules.pieces import BOAT, DIRECTIONS, POWER_2A, SUMMER_BOAT, WATER
from keyflower.rules.scoring import river
from keyflower.rules.state import Board
from keyflower.rules.village import STEP_TO, column_of, edge, row_of, spots

SHUTS_RIVER: Final = "shuts-river"


def add_places(found: Choices, board: Board) -> None:
    """V1, V2, X3: where the tiles won can be added, by tile and cell."""
    seat = found.seat
    pattern = board.lookup.pattern
    free = board.power[POWER_2A] == seat
    mouth = River(board, seat)
    cells = spots(board, seat)
    for tile in board.won[seat]:
        choice = PlaceChoice(board.lookup.ids[tile], ROTATION_STEP, [])
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


class River:
    """F12: where the next boat of the line from a seat's home would lie; -1 where it is shut."""

    __slots__ = ("board", "cell", "direction")

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
