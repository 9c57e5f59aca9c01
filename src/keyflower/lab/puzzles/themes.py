"""What a puzzle is about: what its best turn does that others don't."""

from typing import Final

from keyflower.coach.puzzle import Theme
from keyflower.rules.actions import BID, KIND_MASK, STEP, UPGRADE, USE, tile_of
from keyflower.rules.bidding import slot_of
from keyflower.rules.lookup import SCORES_NOTHING
from keyflower.rules.pieces import WINTER
from keyflower.rules.state import BUILD, Board

LONG_WAY: Final = 3
"""Steps with which a turn is about transport, even if it ends with an upgrade."""


def theme_of(board: Board, seat: int, turn: list[int], instead: list[int]) -> Theme | None:
    """The theme of a puzzle, by its best turn and the best one with another idea; None without."""
    if board.phase == BUILD:
        return "loops_rivers"
    kinds = {action & KIND_MASK for action in turn}
    steps = sum(action & KIND_MASK == STEP for action in turn)
    if UPGRADE in kinds and steps < LONG_WAY:
        return "upgrade"
    if steps:
        return "transport"
    first = turn[0] & KIND_MASK
    tile = tile_of(turn[0])
    if first == BID:
        side = tile * 2 + board.side[tile]
        if board.season == WINTER and board.lookup.score_way[side] != SCORES_NOTHING:
            return "winter_sets"
        if board.lead[slot_of(board, tile)] not in (-1, seat):
            return "denying"
    if {first, instead[0] & KIND_MASK} == {BID, USE}:
        return "bid_or_use"
    return None
