"""The actions worth a look: of many equal ways to place workers, the cheap ones."""

from typing import Final

from keyflower.rules.actions import (
    BID,
    BID_COUNT,
    KIND_MASK,
    LOSING,
    USE,
    USE_COUNT,
)
from keyflower.rules.pieces import COLOURS, MAX_PLAYERS
from keyflower.rules.state import SLOTS, State

WORKER: Final = 4  # what a worker counts against one more losing bid that is moved


def worth_a_look(state: State, seat: int, legal: list[int], spare: int) -> list[int]:
    """One decision's actions without those that only spend more than needed.

    For each tile, colour and use of losing bids (none, or some) the fewest workers from behind
    the screen, and for bids up to `spare` more.
    """
    placements: list[int] = []
    costs: list[int] = []
    least: dict[int, int] = {}
    out: list[int] = []
    for action in legal:
        kind = action & KIND_MASK
        if kind != BID and kind != USE:
            out.append(action)
            continue
        cost = cost_of(state, seat, action)
        key = likeness(action)
        placements.append(action)
        costs.append(cost)
        least[key] = min(least.get(key, cost), cost)
    for i in range(len(placements)):
        action = placements[i]
        more = spare if action & KIND_MASK == BID and action >> LOSING == 0 else 0
        if costs[i] <= least[likeness(action)] + WORKER * more:
            out.append(action)
    return out


def cost_of(state: State, seat: int, action: int) -> int:
    """How much a placement spends: its workers, and a little for each losing bid it moves."""
    workers = 0
    if action & KIND_MASK == BID:
        workers = action >> BID_COUNT & 63
    else:
        for colour in range(COLOURS):
            workers += action >> (USE_COUNT + 3 * colour) & 7
    moved = 0
    mask = action >> LOSING
    if mask:
        for slot in range(SLOTS):
            if mask >> slot & 1:
                workers += state.bid_size[slot * MAX_PLAYERS + seat]
                moved += 1
    return workers * WORKER + moved


def likeness(action: int) -> int:
    """Equal for placements that differ only in how much they spend."""
    colours = 0
    if action & KIND_MASK == BID:
        colours = action >> 10 & 3
    else:
        for colour in range(COLOURS):
            if action >> (USE_COUNT + 3 * colour) & 7:
                colours |= 1 << colour
    return (action & 1023) | colours << 10 | (action >> LOSING != 0) << 14
