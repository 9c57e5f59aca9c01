"""Tiles and groups of workers as data: what lies where at the table."""

from dataclasses import dataclass

from keyflower.formats.notation import location, side_name
from keyflower.rules.pieces import COLOUR_NAMES, MAX_PLAYERS, Colour, Side
from keyflower.rules.state import Board
from keyflower.rules.village import owner_of


@dataclass
class ShownTile:
    """A tile, and which side is up: front or back, a or b of a summer boat."""

    tile: str
    side: Side


@dataclass
class Place(ShownTile):
    """A tile and where it is, as in notation: `lot:miner`, `turn:1`, `p2:stable`, `boat:cutter`."""

    at: str
    owner: int | None  # the seat in whose village it is


@dataclass
class Group:
    """A bid of one seat: where it lies, and its workers."""

    place: Place
    count: int
    colour: Colour


def group_of(board: Board, seat: int, slot: int) -> Group:
    """A seat's workers at a slot."""
    at = slot * MAX_PLAYERS + seat
    place = place_of(board, board.slot_tile[slot])
    return Group(place, board.bid_size[at], COLOUR_NAMES[board.bid_colour[at]])


def place_of(board: Board, tile: int) -> Place:
    """Where a tile is."""
    owner = owner_of(board, tile)
    return Place(
        board.lookup.ids[tile],
        side_name(board, tile),
        location(board, tile),
        owner if owner >= 0 else None,
    )
