"""When a check holds: the part of the season, and who starts it."""

from keyflower.rules.pieces import MAX_PLAYERS
from keyflower.rules.state import BUILD, FLIP, OVER, PICK_BOAT, TRANSPORT, State


def in_turns(state: State) -> bool:
    """T4: whether the season's lots lie out and players take turns."""
    return state.phase <= TRANSPORT


def season_ended(state: State) -> bool:
    """E: whether this season's lots have been awarded."""
    return state.phase in (PICK_BOAT, BUILD, FLIP, OVER)


def lowest_home(state: State) -> int:
    """S5: the seat with the lowest-numbered home."""
    lowest = 0
    best = MAX_PLAYERS + 1
    for seat in range(state.players):
        if state.villages[seat]:
            number = state.lookup.number[state.villages[seat][0]]
            if number < best:
                best = number
                lowest = seat
    return lowest
