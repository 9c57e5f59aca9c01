"""Tiles, cells and groups of workers: what lies where at the table, as words and as data."""

from dataclasses import dataclass

from keyflower.rules import pieces
from keyflower.rules.chapters.village import location, owner_of
from keyflower.rules.pieces import BOAT_SIDE_NAMES, MAX_PLAYERS, SUMMER_BOAT, Colour, Side
from keyflower.rules.state import Board


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
    return Group(place, board.bid_size[at], pieces.COLOUR_NAMES[board.bid_colour[at]])


def place_of(board: Board, tile: int) -> Place:
    owner = owner_of(board, tile)
    return Place(
        board.lookup.ids[tile],
        side_name(board, tile),
        location(board, tile),
        owner if owner >= 0 else None,
    )


def side_name(board: Board, tile: int) -> Side:
    """The side that is up: `front`, `back`; `a` or `b` of a summer boat."""
    names = BOAT_SIDE_NAMES if board.lookup.kind[tile] == SUMMER_BOAT else pieces.SIDE_NAMES
    return names[board.side[tile]]
