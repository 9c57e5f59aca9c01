"""The first thing that is wrong with an action."""

from typing import Final

from keyflower.formats.choosing import TAKES_NAMES
from keyflower.formats.reasons.village import wrong_place, wrong_step, wrong_to_turn, wrong_upgrade
from keyflower.formats.reasons.workers import (
    few_on_screen,
    wrong_bid,
    wrong_losing_bid,
    wrong_use,
)
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
    UNDO,
    UPGRADE,
    USE,
    boat_of,
    is_well_formed,
    picked_mask,
    piece_of,
    seat_picking,
    slot_paid,
    tile_of,
)
from keyflower.rules.errors import Reason
from keyflower.rules.lookup import TAKES_COLOUR, TAKES_SKILL, TAKES_WORKER
from keyflower.rules.pieces import RESOURCE_NAMES, RESOURCES, SKILL_NAMES, WINTER
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
    Board,
    State,
)

# The kinds of action that a phase asks for, and by which rule.
KINDS_IN_PHASE: Final = {
    TURN: (PASS, BID, USE),
    PAY: (PAY_WORKER, PAY_BID, PAY_SKILL),
    TAKE: (TAKE_GOOD,),
    TRANSPORT: (STEP, UPGRADE, DONE),
    PICK_BOAT: (TAKE_BOAT,),
    BUILD: (PLACE,),
    PICK_WINTER: (PICK_TILES,),
    FLIP: (FLIP_TILE, KEEP),
}
RULE_OF_PHASE: Final = {
    TURN: "T4",
    PAY: "U7",
    TAKE: "U10",
    TRANSPORT: "M3",
    PICK_BOAT: "E6",
    BUILD: "E9",
    PICK_WINTER: "T3",
    FLIP: "F1",
}


def reason(state: State, seat: int, action: int) -> Reason:
    """Why an action is not legal."""
    formed = is_well_formed(action)
    if not 0 <= seat < state.players:
        if not formed:
            return no_such_number(action)
        return Reason("illegal-seat", "", {"number": digits(seat), "last": state.players - 1})
    if state.phase == OVER:
        return Reason("illegal-over", "")
    if seat not in state.to_act():
        seats = " ".join([str(other) for other in state.to_act()])
        phase = PHASE_NAMES[state.phase]
        return Reason(
            "illegal-waiting", RULE_OF_PHASE[state.phase], {"seats": seats, "phase": phase}
        )
    if not formed:
        return no_such_number(action)
    kind = action & KIND_MASK
    if kind == UNDO:
        return Reason("illegal-undo-number", "")
    if kind not in KINDS_IN_PHASE[state.phase]:
        tile = state.lookup.ids[state.use_tile] if state.use_tile >= 0 else ""
        phase = PHASE_NAMES[state.phase]
        return Reason("illegal-first", RULE_OF_PHASE[state.phase], {"phase": phase, "tile": tile})
    return wrong(state, seat, action)


def no_such_number(action: int) -> Reason:
    """That a number is not an action."""
    return Reason("illegal-number", "", {"number": digits(action)})


def digits(value: int) -> str:
    """A number as text; an absurdly large one is cut short."""
    return str(value) if value.bit_length() <= 64 else "-…" if value < 0 else "…"


def wrong(state: State, seat: int, action: int) -> Reason:
    """Why a well-formed action of a kind that the seat owes is not legal."""
    kind = action & KIND_MASK
    if kind == BID:
        return wrong_bid(state, seat, action)
    if kind == USE:
        return wrong_use(state, seat, action)
    if kind == STEP:
        return wrong_step(state, seat, action)
    if kind == UPGRADE:
        return wrong_upgrade(state, seat, action)
    if kind == PLACE:
        return wrong_place(state, seat, action)
    if kind == PICK_TILES:
        return wrong_pick(state, seat, action)
    if kind == TAKE_BOAT:
        return wrong_boat(state, boat_of(action))
    if kind == TAKE_GOOD:
        return wrong_good(state, piece_of(action))
    if kind == FLIP_TILE:
        why = wrong_to_turn(state, seat, tile_of(action))
        assert why is not None  # what can be turned can be flipped (F1)
        return why
    return wrong_payment(state, seat, action)


def wrong_payment(state: State, seat: int, action: int) -> Reason:
    """U7: why that cannot pay for the tile in use."""
    kind = action & KIND_MASK
    takes = state.lookup.takes[state.use_tile * 2 + state.side[state.use_tile]]
    what = piece_of(action)
    tile = state.lookup.ids[state.use_tile]
    other = Reason("illegal-pay", "U7", {"tile": tile, "takes": TAKES_NAMES[takes]})
    if kind == PAY_SKILL:
        if takes != TAKES_SKILL:
            return other
        return Reason("illegal-skill", "U7", {"skill": SKILL_NAMES[what]})
    if takes == TAKES_SKILL:
        return other
    if kind == PAY_BID:
        return wrong_losing_bid(state, seat, slot_paid(action)) or other
    if takes not in (TAKES_WORKER, TAKES_COLOUR + what):
        return other
    return few_on_screen(state, seat, what, "U7")


def wrong_good(board: Board, kind: int) -> Reason:
    """U10: why a resource cannot be taken."""
    shown = board.use_tile * 2 + board.side[board.use_tile]
    resource = RESOURCE_NAMES[kind]
    if board.lookup.gives[shown * RESOURCES + kind]:
        return Reason("illegal-good-stock", "U10", {"resource": resource})
    tile = board.lookup.ids[board.use_tile]
    return Reason("illegal-good", "U10", {"tile": tile, "resource": resource})


def wrong_boat(board: Board, boat: int) -> Reason:
    """E6, S3: why a boat cannot be picked."""
    tile = board.lookup.ids[board.lookup.boats[boat]]
    if boat >= board.players:
        return Reason("illegal-boat", "S3", {"tile": tile, "players": board.players})
    return Reason("illegal-boat-taken", "E6", {"tile": tile})


def wrong_pick(state: State, seat: int, action: int) -> Reason:
    """T3: why winter tiles cannot be picked."""
    if seat_picking(action) != seat:
        return Reason("illegal-winter-seat", "T3")
    winter = state.lookup.by_season[WINTER]
    mask = picked_mask(action)
    for i in range(mask.bit_length()):
        if mask >> i & 1:
            if i >= len(winter):
                return no_such_number(action)
            if winter[i] not in state.hand[seat]:
                return Reason("illegal-winter-tile", "T3", {"tile": state.lookup.ids[winter[i]]})
    return Reason("illegal-winter-none", "T3")
