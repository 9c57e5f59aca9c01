"""Refusals in English: what was asked for, why it isn't possible, and what would be."""

from keyflower import english
from keyflower.formats.choosing import choices
from keyflower.formats.notation import text
from keyflower.formats.reasons.actions import reason
from keyflower.formats.reasons.instead import examples, instead, listed, one_for_each_place
from keyflower.rules.actions import (
    BID,
    KIND_MASK,
    PAY_BID,
    STEP,
    USE,
    is_well_formed,
    joining_slots,
    slot_paid,
    tile_of,
)
from keyflower.rules.errors import IllegalAction, Reason
from keyflower.rules.state import OVER, VILLAGE, Board, State


def refusal(state: State, seat: int, action: int) -> IllegalAction:
    """The error for an action that is not legal."""
    why = reason(state, seat, action)
    if not 0 <= seat < state.players:
        return refused("", why, "")
    formed = is_well_formed(action)
    said = in_notation(state, action) if formed else ""
    if state.phase == OVER or seat not in state.to_act():
        return refused(said, why, "")
    found = choices(state, seat)
    if not formed:
        return refused("", why, examples(state, one_for_each_place(found)))
    return refused(said, why, instead(state, action, found))


def refused(said: str, why: Reason, instead: str) -> IllegalAction:
    """`bid 2 red lot:miner: you need ... (B2); legal there: 4 to 6 red`"""
    words = sentence(why).removesuffix(".")
    words = words[0].lower() + words[1:]
    if why.rule:
        words += f" ({why.rule})"
    if said:
        words = f"{said}: {words}"
    return IllegalAction(f"{words}; {instead}" if instead else words, why)


def sentence(why: Reason) -> str:
    """A reason in English, with tiles, places and seats as the notation calls them."""
    return english.text(why.id, {name: shown(name, why.variables[name]) for name in why.variables})


def shown(name: str, value: str | int) -> str | int:
    """A variable as English shows it."""
    if name == "seat":
        return f"seat {value}"
    if name == "seats":
        seats = str(value).split()
        return ("seat " if len(seats) == 1 else "seats ") + listed(seats)
    if name in ("cost", "missing"):
        words = str(value).split()
        counts = [int(word) for word in words[::2]]
        kinds = words[1::2]
        return listed(
            [english.text("count-" + kinds[i], {"count": counts[i]}) for i in range(len(kinds))]
        )
    return value


def in_notation(board: Board, action: int) -> str:
    """A well-formed action in notation where everything it names is there, else its number."""
    return text(board, action) if names_only_what_is_there(board, action) else f"action {action}"


def names_only_what_is_there(board: Board, action: int) -> bool:
    """Whether the losing bids of an action are at tiles, and a step starts in a village."""
    kind = action & KIND_MASK
    if kind == PAY_BID:
        return board.slot_tile[slot_paid(action)] >= 0
    if kind == STEP:
        return board.place[tile_of(action)] == VILLAGE
    if kind in (BID, USE):
        for slot in joining_slots(action):
            if board.slot_tile[slot] < 0:
                return False
    return True
