"""T4, T5, E6 to E8, U, F1: whose turn it is, who picks boats, and what is owed in a phase."""

from collections.abc import Iterator

from keyflower.formats.position.conservation.timing import in_turns, season_ended
from keyflower.formats.position.conservation.workers import usable
from keyflower.rules import pieces
from keyflower.rules.chapters.production import goods_to_take, payments
from keyflower.rules.chapters.seasons import flipper, other_pickers, purple_winner, winning_pickers
from keyflower.rules.chapters.setup import lowest_home
from keyflower.rules.chapters.village import can_place
from keyflower.rules.lookup import TAKES_COLOUR, TAKES_SKILL
from keyflower.rules.pieces import BOAT, COLOURS, MAX_PLAYERS, SEASON_NAMES, SKILLS, SPRING, WINTER
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
    State,
)


def check_boats(state: State) -> Iterator[str]:
    """T1, T3, E6, E8: loads, and who has picked."""
    lookup = state.lookup
    for boat in range(MAX_PLAYERS):
        name = lookup.ids[lookup.boats[boat]]
        loaded = state.season < WINTER and boat in state.boats
        at = boat * 3 + state.season
        workers = sum(state.boat_workers[boat * COLOURS : (boat + 1) * COLOURS])
        room = lookup.load_workers[at] if loaded else 0
        if workers > room:
            yield f"T1: {workers} workers on {name}, which has room for {room}"
        skills = sum(state.boat_skills[boat * SKILLS : (boat + 1) * SKILLS])
        room = lookup.load_skills[at] if loaded else 0
        if skills > room:
            yield f"T1: {skills} skills on {name}, which has room for {room}"
    first = state.turn_winner if state.picks == 0 else range(state.players)
    later = [seat for seat in range(state.players) if seat not in first]
    picking = state.queue + later if state.phase == PICK_BOAT else []
    wanted = 0
    if in_turns(state) or state.phase == PICK_WINTER:
        wanted = state.players
    elif state.phase == PICK_BOAT:
        wanted = len(picking)
    left = state.boats
    if sorted(set(left)) != left or not set(left) <= set(range(state.players)):
        yield f"S3: boats {left} are not boats in play, in their order"
    if len(left) != wanted:
        yield f"E6: {len(left)} boats not picked instead of {wanted}"
    if state.season == WINTER and season_ended(state):
        for seat in range(state.players):
            tiles = state.villages[seat] + state.won[seat] + state.aside[seat]
            count = len([tile for tile in tiles if lookup.kind[tile] == BOAT])
            wanted = 0 if seat in picking else 1
            if count != wanted:
                yield f"E8: seat {seat} has {count} boats instead of {wanted}"


def check_turns(state: State) -> Iterator[str]:
    """S5, T4, T5, E6, E7: whose turn it is, who starts, who picks boats."""
    players = state.players
    if not 0 <= state.start < players or not 0 <= state.turn < players:
        yield f"T4: seats {state.start}, {state.turn} start and act among {players} players"
    most = players - 1 if in_turns(state) else players
    if not 0 <= state.passes <= most:
        yield f"T5: {state.passes} passes in a row, {most} at most"
    picking = state.phase == PICK_BOAT
    if picking:
        yield from check_queue(state)
    elif state.queue or max(state.turn_winner) >= 0:
        yield "E6: players wait for boats, and none are picked now"
    if state.season == SPRING and (in_turns(state) or (picking and state.picks == 0)):
        lowest = lowest_home(state)
        if state.start != lowest:
            yield f"S5: seat {state.start} starts spring instead of {lowest}"


def check_queue(state: State) -> Iterator[str]:
    """E6, E7: the players who pick boats now are the last of their row."""
    for number, winner in enumerate(state.turn_winner):
        if winner >= state.players or (
            winner >= 0 and number >= pieces.TURN_TILES_BY_PLAYERS[state.players]
        ):
            yield f"E6: turn-order tile {number + 1} can't have a winner {winner}"
    purple = purple_winner(state)
    if state.picks and purple >= 0 and state.start != purple:
        yield f"E7: seat {state.start} is start player instead of {purple}"
    row = other_pickers(state) if state.picks else winning_pickers(state)
    queue = state.queue
    if not queue or row[-len(queue) :] != queue:
        yield f"E6: seats {queue} wait for boats, and the row is {row}"


def check_pending(state: State) -> Iterator[str]:
    """U, E9, F1: the phase and what is pending agree, and whoever must decide can."""
    phase = PHASE_NAMES[state.phase]
    if state.phase in (PAY, TAKE, TRANSPORT):
        yield from check_use_in_progress(state)
    else:
        if state.use_tile != -1:
            yield f"U5: a tile is in use in phase {phase}"
        if state.steps or state.upgrades:
            yield f"M1: {state.steps} steps and {state.upgrades} upgrades left in phase {phase}"
    if state.phase == BUILD:
        if not any(state.won):
            yield "E9: nobody has a tile to add"
        for seat in range(state.players):
            if state.won[seat] and not can_place(state, seat):
                yield f"V3: none of the tiles that seat {seat} won fits anywhere"
    elif state.phase == PICK_WINTER:
        if all(state.has_picked):
            yield "T3: all have picked winter tiles, and they are not out"
        if state.season != WINTER:
            yield f"T3: winter tiles are picked in {SEASON_NAMES[state.season]}"
    elif state.phase in (FLIP, OVER):
        if state.season != WINTER:
            yield f"F1: the game ends in {SEASON_NAMES[state.season]}"
        if state.phase == FLIP and flipper(state) != state.turn:
            yield f"F1: seat {state.turn} has no Flipper in the village, or nothing to flip"


def check_use_in_progress(state: State) -> Iterator[str]:
    """U7, U10, M1, X4: the tile in use asks for what the phase says, and it can be given."""
    lookup = state.lookup
    tile = state.use_tile
    if tile < 0 or not usable(state, tile) or not state.used[tile]:
        yield f"U5: no tile is in use in phase {PHASE_NAMES[state.phase]}"
        return
    name = lookup.ids[tile]
    shown = tile * 2 + state.side[tile]
    left = f"{state.steps} steps and {state.upgrades} upgrades"
    if state.phase != TRANSPORT and (state.steps or state.upgrades):
        yield f"M1: {left} before {name} is used"
    if state.phase == PAY:
        if not TAKES_COLOUR <= lookup.takes[shown] <= TAKES_SKILL:
            yield f"U7: {name} leaves no choice of what to pay"
        elif not payments(state, state.turn):
            yield f"U7: seat {state.turn} can't pay for {name}"
    elif state.phase == TAKE:
        if not lookup.choose[shown]:
            yield f"U10: {name} leaves no choice of resources"
        elif not goods_to_take(state):
            yield f"U10: {name} has nothing to choose from in stock"
    else:
        times = 2 if state.power[pieces.POWER_2B] == state.turn else 1
        # It may have upgraded itself (M6), and then counts as it was.
        steps = max(lookup.steps[tile * 2], lookup.steps[shown]) * times
        upgrades = max(lookup.upgrades[tile * 2], lookup.upgrades[shown]) * times
        fit = 0 <= state.steps <= steps and 0 <= state.upgrades <= upgrades
        if not fit or not (state.steps or state.upgrades):
            yield f"M1: {left} left on {name} out of {steps} and {upgrades}"
