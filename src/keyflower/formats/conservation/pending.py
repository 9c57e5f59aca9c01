"""U, E9, F1: what is owed in a phase, and that it can be given."""

from keyflower.formats.conservation.workers import usable
from keyflower.rules.lookup import FEAT_FLIP, TAKES_COLOUR, TAKES_SKILL
from keyflower.rules.pieces import POWER_2B, SEASON_NAMES, WINTER
from keyflower.rules.production import goods_to_take, payments
from keyflower.rules.state import (
    BUILD,
    FLIP,
    OVER,
    PAY,
    PHASE_NAMES,
    PICK_WINTER,
    TAKE,
    TRANSPORT,
    State,
)
from keyflower.rules.transport import can_flip
from keyflower.rules.village import can_place, owner_of


def check_pending(state: State, out: list[str]) -> None:
    """U, E9, F1: the phase and what is pending agree, and whoever must decide can."""
    if state.phase in (PAY, TAKE, TRANSPORT):
        check_use_in_progress(state, out)
    else:
        if state.use_tile != -1:
            out.append(f"U5: a tile is in use in phase {PHASE_NAMES[state.phase]}")
        if state.steps or state.upgrades:
            left = f"{state.steps} steps and {state.upgrades} upgrades"
            out.append(f"M1: {left} left in phase {PHASE_NAMES[state.phase]}")
    if state.phase == BUILD:
        if not any(state.won):
            out.append("E9: nobody has a tile to add")
        for seat in range(state.players):
            if state.won[seat] and not can_place(state, seat):
                out.append(f"V3: none of the tiles that seat {seat} won fits anywhere")
    elif state.phase == PICK_WINTER:
        if all(state.has_picked):
            out.append("T3: all have picked winter tiles, and they are not out")
        if state.season != WINTER:
            out.append(f"T3: winter tiles are picked in {SEASON_NAMES[state.season]}")
    elif state.phase in (FLIP, OVER):
        if state.season != WINTER:
            out.append(f"F1: the game ends in {SEASON_NAMES[state.season]}")
        if state.phase == FLIP and not may_flip(state):
            out.append(f"F1: seat {state.turn} has no Flipper in the village, or nothing to flip")


def check_use_in_progress(state: State, out: list[str]) -> None:
    """U7, U10, M1, X4: the tile in use asks for what the phase says, and it can be given."""
    lookup = state.lookup
    tile = state.use_tile
    if tile < 0 or not usable(state, tile) or not state.used[tile]:
        out.append(f"U5: no tile is in use in phase {PHASE_NAMES[state.phase]}")
        return
    name = lookup.ids[tile]
    shown = tile * 2 + state.side[tile]
    if state.phase != TRANSPORT and (state.steps or state.upgrades):
        out.append(f"M1: {state.steps} steps and {state.upgrades} upgrades before {name} is used")
    if state.phase == PAY:
        if not TAKES_COLOUR <= lookup.takes[shown] <= TAKES_SKILL:
            out.append(f"U7: {name} leaves no choice of what to pay")
        elif not payments(state, state.turn):
            out.append(f"U7: seat {state.turn} can't pay for {name}")
    elif state.phase == TAKE:
        if not lookup.choose[shown]:
            out.append(f"U10: {name} leaves no choice of resources")
        elif not goods_to_take(state):
            out.append(f"U10: {name} has nothing to choose from in stock")
    else:
        times = 2 if state.power[POWER_2B] == state.turn else 1
        # It may have upgraded itself (M6), and then counts as it was.
        most_steps = max(lookup.steps[tile * 2], lookup.steps[shown]) * times
        most_upgrades = max(lookup.upgrades[tile * 2], lookup.upgrades[shown]) * times
        steps = state.steps
        upgrades = state.upgrades
        if not (steps or upgrades) or not (
            0 <= steps <= most_steps and 0 <= upgrades <= most_upgrades
        ):
            most = f"{most_steps} and {most_upgrades}"
            out.append(f"M1: {steps} steps and {upgrades} upgrades left on {name} out of {most}")


def may_flip(state: State) -> bool:
    """F1: whether the seat in turn has the Flipper in its village, and a tile to flip."""
    for boat in state.lookup.boats:
        if state.lookup.feat[boat * 2] == FEAT_FLIP and owner_of(state, boat) == state.turn:
            for tile in state.villages[state.turn]:
                if can_flip(state, tile):
                    return True
    return False
