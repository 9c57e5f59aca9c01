"""What happens when a season's turns are over, as data: sales, workers going home, who starts.

All of it lies open on the table before the last pass (I5), so everyone may know it.
"""

from dataclasses import dataclass

from keyflower.formats.places import Group, Place, group_of, place_of
from keyflower.rules.bidding import losing_slots
from keyflower.rules.pieces import (
    COLOUR_NAMES,
    COLOURS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    TURN_TILES_BY_PLAYERS,
    Colour,
)
from keyflower.rules.state import LOT_SLOTS, SLOTS, Board
from keyflower.rules.wording import by_name


@dataclass
class Sale:
    """A lot or turn-order tile, who won it, and with how many workers; nobody without a bid.

    A lot that nobody won leaves the game (E2), in winter a turn-order tile too (E8).
    """

    place: Place
    winner: int | None
    count: int
    colour: Colour | None


@dataclass
class HomeComing:
    """Workers that go behind a seat's screen: losing bids (E1), and all that stood on its tiles,
    those just won included (E3, E4)."""

    seat: int
    bids: list[Group]
    tiles: dict[Colour, int]


@dataclass
class SeasonEnd:
    """The end of a season's turns: E1 to E5, and who starts the next one (E7)."""

    sales: list[Sale]
    home: list[HomeComing]  # the seats to which workers come home
    start: int


def read_season_end(before: Board) -> SeasonEnd:
    """What the last pass of a season leads to; `before` is the table before it."""
    sales = [_sale(before, slot) for slot in range(SLOTS) if before.slot_tile[slot] >= 0]
    home = [_home(before, seat) for seat in range(before.players)]
    return SeasonEnd(sales, [one for one in home if one.bids or one.tiles], _next_start(before))


def home_workers(coming: HomeComing) -> dict[Colour, int]:
    """All workers that come home to a seat."""
    out: dict[Colour, int] = {}
    for colour in COLOUR_NAMES:
        count = coming.tiles.get(colour, 0)
        count += sum(group.count for group in coming.bids if group.colour == colour)
        if count:
            out[colour] = count
    return out


def _sale(board: Board, slot: int) -> Sale:
    """E2, E3, E5: who wins what lies at a slot."""
    place = place_of(board, board.slot_tile[slot])
    winner = board.lead[slot]
    if winner < 0:
        return Sale(place, None, 0, None)
    side = slot * MAX_PLAYERS + winner
    return Sale(place, winner, board.bid_size[side], COLOUR_NAMES[board.bid_colour[side]])


def _home(board: Board, seat: int) -> HomeComing:
    """E1, E3, E4: what goes behind a seat's screen."""
    tiles = board.villages[seat][:]
    for slot in range(LOT_SLOTS):
        if board.slot_tile[slot] >= 0 and board.lead[slot] == seat:
            tiles.append(board.slot_tile[slot])
    workers = [0] * COLOURS
    for tile in tiles:
        for colour in range(COLOURS):
            workers[colour] += board.workers_on[tile * COLOURS + colour]
    bids = [group_of(board, seat, slot) for slot in losing_slots(board, seat)]
    return HomeComing(seat, bids, by_name(workers, COLOUR_NAMES))


def _next_start(board: Board) -> int:
    """S4, E7: the winner of the highest turn-order tile, or the next seat to the left."""
    highest = LOT_SLOTS + TURN_TILES_BY_PLAYERS[board.players - MIN_PLAYERS] - 1
    winner = board.lead[highest]
    return winner if winner >= 0 else (board.start + 1) % board.players
