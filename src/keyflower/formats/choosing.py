"""The legal actions in compact form, computed directly: the list of them all can be very long."""

from keyflower.formats.choices import Blocked, Choices
from keyflower.formats.moves.kinds import BY_PHASE
from keyflower.rules.chapters.bidding import refuse_slot
from keyflower.rules.chapters.placing import Workers
from keyflower.rules.chapters.using import refuse_any
from keyflower.rules.chapters.village import location
from keyflower.rules.state import LOT_SLOTS, PHASE_NAMES, SLOTS, TURN, State


def choices(state: State, seat: int) -> Choices:
    """What a seat may do now; nothing where it owes no decision."""
    offered = Choices(seat, PHASE_NAMES[state.phase])
    if seat in state.to_act():
        workers = Workers(state, seat)
        for kind in BY_PHASE[state.phase]:
            kind.offer(offered, state, workers)
    return offered


def list_blocked(state: State, seat: int, offered: Choices) -> list[Blocked]:
    """Every place where a bid or a use could be thought of and is not among the choices."""
    if state.phase != TURN:
        return []
    index = state.lookup.index
    bids = [index[bid.tile] for bid in offered.bids]
    uses = [index[use.tile] for use in offered.uses]
    out: list[Blocked] = []
    for slot in range(SLOTS):
        tile = state.slot_tile[slot]
        if tile < 0:
            continue
        bid = None if tile in bids else refuse_slot(state, seat, slot)
        use = None if tile in uses or slot >= LOT_SLOTS else refuse_any(state, seat, tile)
        if bid is not None or use is not None:
            out.append(Blocked(location(state, tile), bid, use))
    for village in state.villages:
        for tile in village:
            if tile not in uses:
                out.append(Blocked(location(state, tile), None, refuse_any(state, seat, tile)))
    return out
