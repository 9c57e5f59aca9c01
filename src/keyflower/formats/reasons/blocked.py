"""Where the seat in turn can do nothing, and why."""

from keyflower.formats.choices import Blocked, Choices
from keyflower.formats.notation import location
from keyflower.formats.reasons.workers import no_bid, no_use
from keyflower.rules.state import LOT_SLOTS, SLOTS, TURN, State


def blocked(state: State, seat: int, found: Choices) -> list[Blocked]:
    """Every place where a bid or a use could be thought of and is not among the choices."""
    if state.phase != TURN:
        return []
    index = state.lookup.index
    bids = [index[bid.tile] for bid in found.bids]
    uses = [index[use.tile] for use in found.uses]
    out: list[Blocked] = []
    for slot in range(SLOTS):
        tile = state.slot_tile[slot]
        if tile < 0:
            continue
        bid = None if tile in bids else no_bid(state, seat, slot)
        use = None if tile in uses or slot >= LOT_SLOTS else no_use(state, seat, tile)
        if bid is not None or use is not None:
            out.append(Blocked(location(state, tile), bid, use))
    for village in state.villages:
        for tile in village:
            if tile not in uses:
                out.append(Blocked(location(state, tile), None, no_use(state, seat, tile)))
    return out
