"""When a check holds: how far the season is."""

from keyflower.rules.pieces import WINTER
from keyflower.rules.state import BUILD, FLIP, OVER, PICK_BOAT, PICK_WINTER, TRANSPORT, Board


def in_turns(board: Board) -> bool:
    """T4: whether the season's lots lie out and players take turns."""
    return board.phase <= TRANSPORT


def is_built(board: Board) -> bool:
    """E9: whether boats and turn-order tiles of this season are all dealt with."""
    return board.phase in (BUILD, FLIP, OVER)


def season_ended(board: Board) -> bool:
    """E: whether this season's lots have been awarded."""
    return board.phase == PICK_BOAT or is_built(board)


def is_dealt(board: Board) -> bool:
    """S1, T3: whether the seats hold winter tiles."""
    return board.season < WINTER or board.phase == PICK_WINTER
