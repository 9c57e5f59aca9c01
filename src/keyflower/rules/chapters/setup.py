"""S: setting the game up."""

from keyflower.rules import pieces
from keyflower.rules.chapters.chance import EVERYONE, draw_tile, draw_worker
from keyflower.rules.chapters.seasons import start_season
from keyflower.rules.chapters.village import cell_at, put_in_village
from keyflower.rules.draws import Source
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.lookup import Lookup
from keyflower.rules.options import Options
from keyflower.rules.pieces import FIRST_WORKERS, MAX_PLAYERS, MIN_PLAYERS, WINTER_HAND_BY_PLAYERS
from keyflower.rules.state import LOT_SLOTS, STANDING, Board, State, replace_at


def deal(state: State, draws: Source) -> None:
    """S1 to S5: from a cleared state to the first turn of spring."""
    deal_homes(state, draws)
    for seat in range(state.players):
        for _ in range(FIRST_WORKERS):
            draw_worker(state, seat, draws)
    deal_winter_tiles(state, draws)
    lay_out_boats(state)
    start_season(state, draws)


def deal_homes(state: State, draws: Source) -> None:
    """S1, S5: a random home each, at the centre as printed; the lowest number starts."""
    left = state.lookup.homes[:]
    for seat in range(state.players):
        put_in_village(state, seat, draw_tile(draws, left, EVERYONE), cell_at(seat, 0, 0), 0)
    state.start = lowest_home(state)


def lowest_home(board: Board) -> int:
    """S5: the seat with the lowest-numbered home."""
    homes = [(board.lookup.number[v[0]], s) for s, v in enumerate(board.villages) if v]
    return min(homes)[1] if homes else 0


def deal_winter_tiles(state: State, draws: Source) -> None:
    """S1: every player keeps some winter tiles secret."""
    left = state.lookup.by_season[pieces.WINTER][:]
    for seat in range(state.players):
        size = WINTER_HAND_BY_PLAYERS[state.players]
        state.hand[seat] = [draw_tile(draws, left, seat) for _ in range(size)]


def lay_out_boats(state: State) -> None:
    """S2 to S4: as many boats as players and the turn-order tiles in play."""
    for boat in range(state.players):
        state.place = replace_at(state.place, state.lookup.boats[boat], STANDING)
    for number in range(pieces.TURN_TILES_BY_PLAYERS[state.players]):
        tile = state.lookup.turn_tiles[number]
        state.place = replace_at(state.place, tile, STANDING)
        state.slot_tile[LOT_SLOTS + number] = tile


def check_players(players: int) -> None:
    """The game is for 2 to 6 players."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise KeyflowerError(f"{players} players: Keyflower is for {MIN_PLAYERS} to {MAX_PLAYERS}")


def fresh_state(players: int, options: Options, lookup: Lookup) -> State:
    """A state with everything in its box."""
    state = State(lookup, players)
    state.clear()
    state.options = options
    return state
