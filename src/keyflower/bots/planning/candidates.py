"""The actions worth a look: of many equal ways to place workers, the cheap ones."""

from typing import Final

from keyflower.rules import actions
from keyflower.rules.actions import BID, KIND_MASK, USE, bid_colour, losing_mask, use_count
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
    keys: list[int] = []
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
        keys.append(key)
        least[key] = min(least.get(key, cost), cost)
    for i in range(len(placements)):
        action = placements[i]
        more = spare if action & KIND_MASK == BID and losing_mask(action) == 0 else 0
        if costs[i] <= least[keys[i]] + WORKER * more:
            out.append(action)
    return out


def cost_of(state: State, seat: int, action: int) -> int:
    """How much a placement spends: its workers, and a little for each losing bid it moves."""
    workers = 0
    if action & KIND_MASK == BID:
        workers = actions.bid_count(action)
    else:
        for colour in range(COLOURS):
            workers += use_count(action, colour)
    moved = 0
    mask = losing_mask(action)
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
        colours = bid_colour(action)
    else:
        for colour in range(COLOURS):
            if use_count(action, colour):
                colours |= 1 << colour
    return (action & actions.KIND_AND_TILE) | colours << 10 | (losing_mask(action) != 0) << 14
