"""The actions worth a look: of many equal ways to place workers, the cheap ones."""

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


def worth_a_look(state: State, seat: int, legal: list[int], spare: int) -> list[int]:
    """One decision's actions without those that only spend more than needed.

    For each tile, colour and use of losing bids (none, or some) the fewest workers from behind
    the screen, and for bids up to `spare` more.
    """
    least: dict[int, int] = {}
    out: list[int] = []
    for action in legal:
        kind = action & KIND_MASK
        if kind != BID and kind != USE:
            out.append(action)
            continue
        mask = action >> LOSING
        placed = size_of(state, seat, mask)
        if kind == BID:
            colour = action >> 10 & 3
            count = action >> BID_COUNT & 63
        else:
            colour = 0
            count = 0
            for c in range(COLOURS):
                some = action >> (USE_COUNT + 3 * c) & 7
                count += some
                if some:
                    colour = colour * 5 + c + 1
        key = (action & 1023) | colour << 10 | (mask != 0) << 24
        cost = (placed + count) * 4 + bits(mask)
        if key not in least or cost < least[key]:
            least[key] = cost
    for action in legal:
        kind = action & KIND_MASK
        if kind != BID and kind != USE:
            continue
        mask = action >> LOSING
        placed = size_of(state, seat, mask)
        if kind == BID:
            colour = action >> 10 & 3
            count = action >> BID_COUNT & 63
        else:
            colour = 0
            count = 0
            for c in range(COLOURS):
                some = action >> (USE_COUNT + 3 * c) & 7
                count += some
                if some:
                    colour = colour * 5 + c + 1
        key = (action & 1023) | colour << 10 | (mask != 0) << 24
        cost = (placed + count) * 4 + bits(mask)
        more = spare if kind == BID and mask == 0 else 0
        if cost <= least[key] + 4 * more:
            out.append(action)
    return out


def size_of(state: State, seat: int, mask: int) -> int:
    """The number of workers in a mask of losing bids."""
    size = 0
    if mask:
        for slot in range(SLOTS):
            if mask >> slot & 1:
                size += state.bid_size[slot * MAX_PLAYERS + seat]
    return size


def bits(mask: int) -> int:
    """The number of bits set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
