"""Prepared bids: made on the seat's turn, raised up to a limit, cancelled when they don't fit.

A prepared bid takes workers from behind the screen only; losing bids stay where they are.
"""

from typing import Final, Literal

from keyflower.game import Game
from keyflower.play.rows import CancelledBid, Prepared, PreparedBid
from keyflower.rules.actions import bid_action
from keyflower.rules.chapters.bidding import bid_colours, least_bid
from keyflower.rules.chapters.village import location
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS, MAX_PLAYERS
from keyflower.rules.state import SLOTS, TURN, State

Fit = int | Literal["leads", "outbid", "colour", "workers", "gone"]
"""The action to do now; or there is nothing to do yet; or why it doesn't fit."""

MISFIT_TEXTS: Final = {
    "gone": "there is no such lot",
    "colour": "bids there are in another colour",
    "outbid": "the bid there is as high already",
    "workers": "you have too few of these workers behind your screen",
}


def slot_at(state: State, at: str) -> int:
    """The slot of a place, or -1."""
    for slot in range(SLOTS):
        tile = state.slot_tile[slot]
        if tile >= 0 and location(state, tile) == at:
            return slot
    return -1


def fit(state: State, seat: int, bid: PreparedBid) -> Fit:
    """What a prepared bid comes to as things stand."""
    slot = slot_at(state, bid.at)
    if slot < 0:
        return "gone"
    if state.lead[slot] == seat:
        return "leads"
    colour = COLOUR_NAMES.index(bid.colour)
    if colour not in bid_colours(state, seat, slot):
        return "colour"
    added = least_bid(state, seat, slot)
    if state.bid_size[slot * MAX_PLAYERS + seat] + added > bid.most:
        return "outbid"
    if added > state.screen[seat * COLOURS + colour]:
        return "workers"
    return bid_action(state.slot_tile[slot], colour, added)


def refusal(game: Game, seat: int, bid: PreparedBid) -> str:
    """Why a bid can't be prepared now, for people to read; empty if it can."""
    if game.state.phase != TURN:
        return "bids are prepared while people take turns"
    found = fit(game.state, seat, bid)
    if isinstance(found, int) or found == "leads":
        return ""
    return f"{bid.most} {bid.colour} at {bid.at} can't be prepared: {MISFIT_TEXTS[found]}"


def due(state: State, seat: int, prepared: Prepared) -> tuple[int | None, Prepared]:
    """The action of the first bid that is due, and what is prepared then."""
    kept: list[PreparedBid] = []
    cancelled = prepared.cancelled[:]
    action: int | None = None
    for bid in prepared.bids:
        found = "leads" if action is not None else fit(state, seat, bid)
        if isinstance(found, int):
            action = found
        if isinstance(found, int) or found == "leads":
            kept.append(bid)
        else:
            cancelled.append(CancelledBid(bid, found))
    if len(kept) == len(prepared.bids):
        return action, prepared
    return action, Prepared(kept, cancelled)


def settle_sold(before: State, after: State, seat: int, prepared: Prepared) -> Prepared:
    """After the turns of a season: bids that led to the end are done, others came too late."""
    kept = [bid for bid in prepared.bids if slot_at(after, bid.at) >= 0]
    if len(kept) == len(prepared.bids):
        return prepared
    late = [
        CancelledBid(bid, "season")
        for bid in prepared.bids
        if bid not in kept and fit(before, seat, bid) != "leads"
    ]
    return Prepared(kept, [*prepared.cancelled, *late])
