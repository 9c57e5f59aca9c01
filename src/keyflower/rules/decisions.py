"""What a seat may do now, as a list or for one action, and doing it."""

from keyflower.rules.actions import (
    BID,
    DONE,
    FLIP_TILE,
    KEEP,
    KIND_MASK,
    PASS,
    PAY_BID,
    PAY_SKILL,
    PAY_WORKER,
    PICK_TILES,
    PLACE,
    STEP,
    TAKE_BOAT,
    TAKE_GOOD,
    UPGRADE,
    USE,
    boat_of,
    cell_of,
    is_well_formed,
    piece_of,
    seat_picking,
    slot_paid,
    tile_of,
)
from keyflower.rules.bidding import Groups, bids, can_bid, place_bid
from keyflower.rules.production import (
    can_use,
    goods_to_take,
    pay_bid,
    pay_skill,
    pay_worker,
    payments,
    place_use,
    take_good,
    uses,
)
from keyflower.rules.seasons import (
    boat_choices,
    can_pick,
    end_placement,
    finish_building,
    flip_tile,
    pass_turn,
    pick_boat,
    pick_winter_tiles,
    winter_picks,
)
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
from keyflower.rules.transport import (
    can_step,
    can_upgrade,
    finish,
    flips,
    step,
    transports,
    upgrade,
)
from keyflower.rules.village import SEAT_SHIFT, add_tile, can_add, placements


def legal_actions(state: State, seat: int) -> list[int]:
    """Every legal action of a seat, in a fixed order; empty where it owes no decision."""
    phase = state.phase
    if phase == BUILD:
        return placements(state, seat)
    if phase == PICK_WINTER:
        return [] if state.has_picked[seat] else winter_picks(state, seat)
    if phase == PICK_BOAT:
        return boat_choices(state) if state.queue[0] == seat else []
    if phase == OVER or seat != state.turn:
        return []
    if phase == TURN:
        return turn_actions(state, seat)
    if phase == TRANSPORT:
        return transports(state, seat)
    if phase == PAY:
        return payments(state, seat)
    if phase == TAKE:
        return goods_to_take(state)
    return flips(state, seat)


def turn_actions(state: State, seat: int) -> list[int]:
    """T4: pass, or place workers at one location as a bid or as a use."""
    out = [PASS]
    groups = Groups(state, seat)
    bids(state, seat, groups, out)
    uses(state, seat, groups, out)
    return out


def is_legal(state: State, seat: int, action: int) -> bool:
    """Whether any number is among a seat's legal actions; nothing long is listed for it."""
    if not is_well_formed(action):
        return False
    kind = action & KIND_MASK
    phase = state.phase
    if phase == TURN:
        if seat != state.turn:
            return False
        if kind == USE:
            return can_use(state, seat, action)
        return can_bid(state, seat, action) if kind == BID else kind == PASS
    if phase == BUILD:
        return kind == PLACE and can_add(state, seat, action)
    if phase == PICK_WINTER:
        return kind == PICK_TILES and can_pick(state, seat, action)
    if phase == PICK_BOAT:
        return state.queue[0] == seat and action in boat_choices(state)
    if phase == OVER or seat != state.turn:
        return False
    if phase == TRANSPORT:
        if kind == STEP:
            return can_step(state, seat, action)
        return can_upgrade(state, seat, action) if kind == UPGRADE else kind == DONE
    if phase == PAY:
        return action in payments(state, seat)
    if phase == TAKE:
        return action in goods_to_take(state)
    return action in flips(state, seat)


def acting_seat(state: State, action: int) -> int:
    """The seat that an action belongs to: where several owe a decision, the action says."""
    kind = action & KIND_MASK
    if kind == PLACE:
        return cell_of(action) >> SEAT_SHIFT
    if kind == PICK_TILES:
        return seat_picking(action)
    if state.phase == PICK_BOAT:
        return state.queue[0]
    return state.turn


def perform(state: State, seat: int, action: int) -> None:
    """Carry out a legal action and everything that follows from it until the next decision."""
    kind = action & KIND_MASK
    if kind == PASS:
        pass_turn(state)
    elif kind == PLACE:
        add_tile(state, seat, action)
        finish_building(state)
    elif kind == TAKE_BOAT:
        pick_boat(state, seat, boat_of(action))
    elif kind == PICK_TILES:
        pick_winter_tiles(state, seat, action)
    elif kind == FLIP_TILE:
        flip_tile(state, tile_of(action))
    elif kind == KEEP:
        state.phase = OVER
    else:
        place(state, seat, kind, action)
        if state.phase == TURN:
            end_placement(state)


def place(state: State, seat: int, kind: int, action: int) -> None:
    """T4: a placement, or the next decision inside one; the phase is TURN when it is complete."""
    if kind == BID:
        place_bid(state, seat, action)
    elif kind == USE:
        place_use(state, seat, action)
    elif kind == PAY_WORKER:
        pay_worker(state, seat, piece_of(action))
    elif kind == PAY_BID:
        pay_bid(state, seat, slot_paid(action))
    elif kind == PAY_SKILL:
        pay_skill(state, seat, piece_of(action))
    elif kind == TAKE_GOOD:
        take_good(state, seat, piece_of(action))
    elif kind == STEP:
        step(state, action)
    elif kind == UPGRADE:
        upgrade(state, seat, action)
    elif kind == DONE:
        finish(state)
