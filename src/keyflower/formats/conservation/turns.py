"""T4, T5, E6 to E8: whose turn it is, boats and who picks them."""

from keyflower.formats.conservation.timing import in_turns, lowest_home, season_ended
from keyflower.rules.pieces import (
    BOAT,
    COLOURS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    SKILLS,
    SPRING,
    TURN_TILES_BY_PLAYERS,
    WINTER,
)
from keyflower.rules.seasons import purple_winner
from keyflower.rules.state import PICK_BOAT, PICK_WINTER, State


def check_boats(state: State, out: list[str]) -> None:
    """T1, T3, E6, E8: loads, and who has picked."""
    lookup = state.lookup
    for boat in range(MAX_PLAYERS):
        workers = sum(state.boat_workers[boat * COLOURS : boat * COLOURS + COLOURS])
        skills = sum(state.boat_skills[boat * SKILLS : boat * SKILLS + SKILLS])
        if not workers and not skills:
            continue
        most_workers = 0
        most_skills = 0
        if state.season < WINTER and boat in state.boats:
            most_workers = lookup.load_workers[boat * 3 + state.season]
            most_skills = lookup.load_skills[boat * 3 + state.season]
        name = lookup.ids[lookup.boats[boat]]
        if workers > most_workers:
            out.append(f"T1: {workers} workers on {name}, which has room for {most_workers}")
        if skills > most_skills:
            out.append(f"T1: {skills} skills on {name}, which has room for {most_skills}")
    if in_turns(state) or state.phase == PICK_WINTER:
        wanted = state.players
    elif state.phase == PICK_BOAT:
        wanted = still_to_pick(state)
    else:
        wanted = 0
    left = state.boats
    for i in range(len(left)):
        if not 0 <= left[i] < state.players or (i and left[i - 1] >= left[i]):
            out.append(f"S3: boats {left} are not boats in play, in their order")
    if len(left) != wanted:
        out.append(f"E6: {len(left)} boats not picked instead of {wanted}")
    if state.season == WINTER and season_ended(state):
        check_boats_won(state, out)


def still_to_pick(state: State) -> int:
    """E6: how many players have yet to pick a boat."""
    count = len(state.queue)
    if state.picks == 0:
        for seat in range(state.players):
            if seat not in state.turn_winner:
                count += 1
    return count


def check_boats_won(state: State, out: list[str]) -> None:
    """E8: in winter everyone who has picked has one boat."""
    for seat in range(state.players):
        count = 0
        for tiles in (state.villages[seat], state.won[seat], state.aside[seat]):
            for tile in tiles:
                if state.lookup.kind[tile] == BOAT:
                    count += 1
        wanted = 1
        if state.phase == PICK_BOAT:
            if seat in state.queue or (state.picks == 0 and seat not in state.turn_winner):
                wanted = 0
        if count != wanted:
            out.append(f"E8: seat {seat} has {count} boats instead of {wanted}")


def check_turns(state: State, out: list[str]) -> None:
    """S5, T4, T5, E6, E7: whose turn it is, who starts, who picks boats."""
    players = state.players
    if not 0 <= state.start < players or not 0 <= state.turn < players:
        out.append(f"T4: seats {state.start}, {state.turn} start and act among {players} players")
    most = players - 1 if in_turns(state) else players
    if not 0 <= state.passes <= most:
        out.append(f"T5: {state.passes} passes in a row, {most} at most")
    picking = state.phase == PICK_BOAT
    if not picking:
        if state.queue or max(state.turn_winner) >= 0:
            out.append("E6: players wait for boats, and none are picked now")
    else:
        check_queue(state, out)
    if state.season == SPRING and (in_turns(state) or (picking and state.picks == 0)):
        lowest = lowest_home(state)
        if state.start != lowest:
            out.append(f"S5: seat {state.start} starts spring instead of {lowest}")


def check_queue(state: State, out: list[str]) -> None:
    """E6, E7: the players who pick boats now are the last of their row."""
    winners = state.turn_winner
    tiles = TURN_TILES_BY_PLAYERS[state.players - MIN_PLAYERS]
    for number in range(len(winners)):
        if winners[number] >= state.players or (winners[number] >= 0 and number >= tiles):
            out.append(f"E6: turn-order tile {number + 1} can't have a winner {winners[number]}")
    row: list[int] = []
    if state.picks == 0:
        for seat in winners:
            if seat >= 0 and seat not in row:
                row.append(seat)
    else:
        for turn in range(state.players):
            seat = (state.start + turn) % state.players
            if seat not in winners:
                row.append(seat)
        purple = purple_winner(state)
        if purple >= 0 and state.start != purple:
            out.append(f"E7: seat {state.start} is start player instead of {purple}")
    queue = state.queue
    if not queue or len(queue) > len(row) or row[len(row) - len(queue) :] != queue:
        out.append(f"E6: seats {queue} wait for boats, and the row is {row}")
