"""What a seat may do now, whether one action is legal and if not why, and doing it.

Ladders, because compiled they are faster than a tuple of functions by kind: a planner by 4 %.
"""

from typing import Final

from keyflower.rules import actions
from keyflower.rules.actions import BID, DONE, KIND_MASK, PASS, PLACE, UNDO, USE
from keyflower.rules.chapters import (
    bidding,
    placing,
    production,
    seasons,
    transport,
    using,
    village,
)
from keyflower.rules.chapters.bidding import refuse_bid
from keyflower.rules.chapters.chance import Generator
from keyflower.rules.chapters.using import refuse_use
from keyflower.rules.draws import Source
from keyflower.rules.errors import Reason
from keyflower.rules.state import (
    BUILD,
    FLIP,
    OVER,
    PAY,
    PHASE_NAMES,
    PICK_BOAT,
    PICK_WINTER,
    TAKE,
    TRANSPORT,
    TURN,
    State,
)

# By phase, the rule by which a decision is owed; by kind of action, the phase in which it is.
PHASE_RULES: Final = ("T4", "U7", "U10", "M3", "E6", "E9", "T3", "F1")
PHASE_OF: Final[tuple[int, ...]] = (
    *(TURN, TURN, TURN, PAY, PAY, PAY, TAKE, TRANSPORT, TRANSPORT, TRANSPORT),
    *(PICK_BOAT, BUILD, PICK_WINTER, FLIP, FLIP),
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
    groups = placing.Groups(state, seat)
    bidding.bids(state, seat, groups, out)
    using.uses(state, seat, groups, out)
    return out


def is_legal(state: State, seat: int, action: int) -> bool:
    """Whether any number is among a seat's legal actions: nothing speaks against it."""
    return find_reason(state, seat, action) is None


def find_reason(state: State, seat: int, action: int) -> Reason | None:
    """Why an action is not legal; None where it is. Nothing long is listed for it.

    Reasons come in the order in which a player at the table would object, and say nothing that
    the acting seat may not know: its own screen and hand, and what lies open.
    """
    at_table = 0 <= seat < state.players
    if at_table and state.phase == OVER:
        return Reason("illegal-over", "")
    # Most actions are turns: nothing is listed for them.
    owes = seat == state.turn if state.phase == TURN else seat in state.to_act()
    if at_table and not owes:
        seats = " ".join([str(other) for other in state.to_act()])
        phase = PHASE_NAMES[state.phase]
        return Reason("illegal-waiting", PHASE_RULES[state.phase], {"seats": seats, "phase": phase})
    if not actions.is_well_formed(action):
        return Reason("illegal-number", "", {"number": digits(action)})
    if not at_table:
        return Reason("illegal-seat", "", {"number": digits(seat), "last": state.players - 1})
    kind = action & KIND_MASK
    if kind == UNDO:
        return Reason("illegal-undo-number", "")
    if PHASE_OF[kind] != state.phase:
        tile = state.lookup.ids[state.use_tile] if state.use_tile >= 0 else ""
        phase = PHASE_NAMES[state.phase]
        return Reason("illegal-first", PHASE_RULES[state.phase], {"phase": phase, "tile": tile})
    return refuse(state, seat, kind, action)


def digits(value: int) -> str:
    """A number as text; an absurdly large one is cut short."""
    return str(value) if value.bit_length() <= 64 else "-…" if value < 0 else "…"


def refuse(state: State, seat: int, kind: int, action: int) -> Reason | None:
    """Why a well-formed action of a kind that the seat owes now is not legal; None where it is."""
    if kind == BID:
        return refuse_bid(state, seat, action)
    if kind == USE:
        return refuse_use(state, seat, action)
    if kind == PLACE:
        return village.refuse_place(state, seat, action)
    if kind == actions.STEP:
        return transport.refuse_step(state, seat, action)
    if kind == actions.UPGRADE:
        return transport.refuse_upgrade(state, seat, action)
    if kind in (actions.PAY_WORKER, actions.PAY_BID, actions.PAY_SKILL):
        return production.refuse_payment(state, seat, action)
    if kind == actions.TAKE_GOOD:
        return production.refuse_good(state, action)
    if kind == actions.TAKE_BOAT:
        return seasons.refuse_boat(state, action)
    if kind == actions.PICK_TILES:
        return seasons.refuse_winter(state, seat, action)
    if kind == actions.FLIP_TILE:
        return transport.check_turning(state, seat, actions.tile_of(action))
    return None  # to pass, to be done and to keep are always possible


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
