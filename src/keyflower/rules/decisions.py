"""What a seat may do now, and doing it; whether one action is legal: `formats.reasons`.

Ladders, because compiled they are faster than a tuple of functions by kind: a planner by 4 %.
"""

from keyflower.rules import actions
from keyflower.rules.actions import BID, DONE, KIND_MASK, PASS, PLACE, USE
from keyflower.rules.chapters import bidding, production, seasons, transport, village
from keyflower.rules.chapters.chance import Generator
from keyflower.rules.draws import Source
from keyflower.rules.state import (
    BUILD,
    OVER,
    PAY,
    PICK_BOAT,
    PICK_WINTER,
    TAKE,
    TRANSPORT,
    TURN,
    State,
)


def legal_actions(state: State, seat: int) -> list[int]:
    """Every legal action of a seat, in a fixed order; empty where it owes no decision."""
    phase = state.phase
    if phase == BUILD:
        return village.placements(state, seat)
    if phase == PICK_WINTER:
        return [] if state.has_picked[seat] else seasons.winter_picks(state, seat)
    if phase == PICK_BOAT:
        return seasons.boat_choices(state) if state.queue[0] == seat else []
    if phase == OVER or seat != state.turn:
        return []
    if phase == TURN:
        return turn_actions(state, seat)
    if phase == TRANSPORT:
        return transport.transports(state, seat)
    if phase == PAY:
        return production.payments(state, seat)
    if phase == TAKE:
        return production.goods_to_take(state)
    return transport.flips(state, seat)


def turn_actions(state: State, seat: int) -> list[int]:
    """T4: pass, or place workers at one location as a bid or as a use."""
    out = [PASS]
    groups = bidding.Groups(state, seat)
    bidding.bids(state, seat, groups, out)
    production.uses(state, seat, groups, out)
    return out


def acting_seat(state: State, action: int) -> int:
    """The seat that an action belongs to: where several owe a decision, the action says."""
    kind = action & KIND_MASK
    if kind == PLACE:
        return actions.cell_of(action) >> village.SEAT_SHIFT
    if kind == actions.PICK_TILES:
        return actions.seat_picking(action)
    if state.phase == PICK_BOAT:
        return state.queue[0]
    return state.turn


def perform(state: State, seat: int, action: int, draws: Source | None = None) -> None:
    """Carry out a legal action and everything that follows from it until the next decision.

    draws: decides what is drawn; by default the generator of the state.
    """
    if draws is None:
        draws = Generator(state)
    kind = action & KIND_MASK
    if kind == PASS:
        seasons.pass_turn(state, draws)
    elif kind <= DONE:
        place(state, seat, kind, action, draws)
        if state.phase == TURN:
            seasons.end_placement(state)
    elif kind == PLACE:
        village.add_tile(state, seat, action)
        seasons.finish_building(state, draws)
    elif kind == actions.TAKE_BOAT:
        seasons.pick_boat(state, seat, actions.boat_of(action), draws)
    elif kind == actions.PICK_TILES:
        seasons.pick_winter_tiles(state, seat, action, draws)
    elif kind == actions.FLIP_TILE:
        seasons.flip_tile(state, actions.tile_of(action))
    else:
        state.phase = OVER


def place(state: State, seat: int, kind: int, action: int, draws: Source) -> None:
    """T4: a placement, or the next decision inside one; the phase is TURN when it is complete."""
    if kind == BID:
        bidding.place_bid(state, seat, action)
    elif kind == USE:
        production.place_use(state, seat, action, draws)
    elif kind == actions.PAY_WORKER:
        production.pay_worker(state, seat, actions.piece_of(action), draws)
    elif kind == actions.PAY_BID:
        production.pay_bid(state, seat, actions.piece_of(action), draws)
    elif kind == actions.PAY_SKILL:
        production.pay_skill(state, seat, actions.piece_of(action), draws)
    elif kind == actions.TAKE_GOOD:
        production.take_good(state, seat, actions.piece_of(action))
    elif kind == actions.STEP:
        transport.step(state, action)
    elif kind == actions.UPGRADE:
        transport.upgrade(state, seat, action)
    elif kind == DONE:
        transport.finish(state)
