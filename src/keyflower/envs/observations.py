"""What a seat may know as numbers: by tile, by seat, and the table as a whole.

Everything comes from a `View`, so nothing hidden can be in it. Seats are counted clockwise from
the viewer's; rows of seats that are not in the game are zeros. docs/research.md lists the columns.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from keyflower.bots.network import features
from keyflower.envs import codes
from keyflower.rules import pieces
from keyflower.rules.chapters.village import column_of, row_of
from keyflower.rules.state import PHASE_NAMES, PLACE_NAMES, SLOTS, Board
from keyflower.rules.view import View, deal_unknown

Floats: TypeAlias = npt.NDArray[np.float32]
Kind = Literal["flat", "structured", "features"]
KINDS: Final[tuple[Kind, ...]] = ("flat", "structured", "features")

VERSION: Final = 1  # raised with every change of what the numbers mean: networks fit one version
LIMIT: Final = 8.0  # no number is larger, or smaller than its negative; most are between 0 and 1

# The columns of a tile, in order.
PLACE: Final = 0  # one of `PLACE_NAMES`
OWNER: Final = PLACE + len(PLACE_NAMES)  # the seat that has it or has won it
BACK_UP: Final = OWNER + pieces.MAX_PLAYERS
ROTATION: Final = BACK_UP + 1
CELL: Final = ROTATION + pieces.DIRECTIONS  # column and row in the village
COLOUR: Final = CELL + 2
USED: Final = COLOUR + pieces.COLOURS
WORKERS: Final = USED + 1
GOODS: Final = WORKERS + pieces.COLOURS
BIDS: Final = GOODS + pieces.RESOURCES  # by seat: how many workers
BID_COLOURS: Final = BIDS + pieces.MAX_PLAYERS  # by seat: 1/4 blue to 1 green
LEADER: Final = BID_COLOURS + pieces.MAX_PLAYERS
IN_USE: Final = LEADER + pieces.MAX_PLAYERS  # its use is being paid for or carried out
TILE_SIZE: Final = IN_USE + 1

# The columns of a seat.
PRESENT: Final = 0
SCREEN_COUNT: Final = 1
SKILL_COUNT: Final = 2
HAND_COUNT: Final = 3
STARTS: Final = 4
ACTS: Final = 5
HAS_PICKED: Final = 6
WINTER_PICKED: Final = 7
QUEUE: Final = 8  # how soon it picks a boat: 1 for the next
POWERS: Final = 9
SEAT_SIZE: Final = POWERS + len(pieces.POWER_NAMES)

# The table as a whole.
SEASON: Final = 0
PHASE: Final = SEASON + len(pieces.SEASON_NAMES)
PLAYERS: Final = PHASE + len(PHASE_NAMES)
PASSES: Final = PLAYERS + pieces.MAX_PLAYERS - pieces.MIN_PLAYERS + 1
STEPS: Final = PASSES + 1
UPGRADES: Final = STEPS + 1
GREENS: Final = UPGRADES + 1
BAG: Final = GREENS + 1
PILE: Final = BAG + 1
OPTIONS: Final = PILE + 1
PICKS: Final = OPTIONS + 2  # whether the seats without a turn-order tile pick boats
STOCK: Final = PICKS + 1
UNSEEN_WORKERS: Final = STOCK + pieces.RESOURCES  # in the bag and behind the others' screens
UNSEEN_SKILLS: Final = UNSEEN_WORKERS + pieces.COLOURS
TURN_WINNERS: Final = UNSEEN_SKILLS + pieces.SKILLS  # by turn-order tile and seat
BOATS: Final = TURN_WINNERS + 4 * pieces.MAX_PLAYERS  # boats that can be picked
BOAT_WORKERS: Final = BOATS + pieces.MAX_PLAYERS
BOAT_SKILLS: Final = BOAT_WORKERS + pieces.MAX_PLAYERS * pieces.COLOURS
TABLE_SIZE: Final = BOAT_SKILLS + pieces.MAX_PLAYERS * pieces.SKILLS

# What only the seat itself knows.
SCREEN: Final = 0
OWN_SKILLS: Final = SCREEN + pieces.COLOURS
HAND: Final = OWN_SKILLS + pieces.SKILLS
PICKED: Final = HAND + codes.WINTER_TILES
OWN_SIZE: Final = PICKED + codes.WINTER_TILES

SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "tiles": (pieces.TILES, TILE_SIZE),
    "seats": (pieces.MAX_PLAYERS, SEAT_SIZE),
    "table": (TABLE_SIZE,),
    "own": (OWN_SIZE,),
    "chosen": (codes.SIZE,),
}
"""The parts of a structured observation; a flat one has them one after the other."""

SIZES: Final = {name: int(np.prod(shape)) for name, shape in SHAPES.items()}
SIZE: Final = sum(SIZES.values())  # how many numbers a flat observation has

# Where the tiles and the other parts start in a flat observation.
TILE_ROWS: Final = range(0, pieces.TILES * TILE_SIZE, TILE_SIZE)
SEATS_AT: Final = SIZES["tiles"]
TABLE_AT: Final = SEATS_AT + SIZES["seats"]
OWN_AT: Final = TABLE_AT + SIZES["table"]
CHOSEN_AT: Final = OWN_AT + SIZES["own"]


def structured(view: View, chosen: list[int]) -> dict[str, Floats]:
    """An observation in parts; `chosen` are the seat's codes of the action in progress."""
    return parts_of(flat(view, chosen))


def flat(view: View, chosen: list[int]) -> Floats:
    numbers = Numbers()
    write_tiles(view.board, view.seat, numbers)
    write_bids(view.board, view.seat, numbers)
    write_seats(view, numbers)
    write_table(view, numbers)
    write_own(view, numbers)
    numbers.ones += [CHOSEN_AT + code for code in chosen]
    return numbers.vector()


FEATURES_SIZE: Final = features.SIZE + codes.SIZE


def bot_features(view: View, chosen: list[int]) -> Floats:
    """The numbers that the trained bot's network sees (docs/training.md), and `chosen`."""
    out = np.zeros(FEATURES_SIZE, np.float32)
    row = features.rows(1)
    # However the unknown is dealt, the numbers are the same.
    state = deal_unknown(view, 0)
    features.Encoder(state, view.seat).write(state, row, 0)
    out[: features.SIZE] = row
    out[[features.SIZE + code for code in chosen]] = 1.0
    return out


def parts_of(vector: Floats, names: Iterable[str] = SHAPES) -> dict[str, Floats]:
    """The parts of a flat observation, or of one that has these parts; they share its memory."""
    parts: dict[str, Floats] = {}
    at = 0
    for name in names:
        parts[name] = vector[at : at + SIZES[name]].reshape(SHAPES[name])
        at += SIZES[name]
    return parts


class Numbers:
    """The numbers of an observation that are not 0: quicker than writing each into an array."""

    __slots__ = ("at", "ones", "values")

    def __init__(self) -> None:
        self.ones: list[int] = []
        """Where a 1 is."""
        self.at: list[int] = []
        """Where the other values are."""
        self.values: list[float] = []

    def put(self, at: int, counts: Sequence[int], scale: float) -> None:
        """A row of counts, each divided by a scale."""
        for i, count in enumerate(counts):
            if count:
                self.at.append(at + i)
                self.values.append(count / scale)

    def vector(self) -> Floats:
        out = np.zeros(SIZE, np.float32)
        out[self.ones] = 1.0
        out[self.at] = self.values
        return out


def write_tiles(board: Board, seat: int, out: Numbers) -> None:
    """Where each tile is, and what lies on it."""
    players = board.players
    ones = out.ones
    ones += [row + PLACE + place for row, place in zip(TILE_ROWS, board.place)]
    ones += [row + BACK_UP for row, side in zip(TILE_ROWS, board.side) if side]
    for tile, colour in enumerate(board.colour):
        if colour != pieces.NO_COLOUR:
            row = tile * TILE_SIZE
            ones.append(row + COLOUR + colour)
            out.put(row + USED, board.used[tile : tile + 1], 6.0)
            out.put(
                row + WORKERS,
                board.workers_on[tile * pieces.COLOURS : (tile + 1) * pieces.COLOURS],
                6.0,
            )
    for other in range(players):
        owner = OWNER + (other - seat) % players
        ones += [tile * TILE_SIZE + owner for tile in board.won[other]]
        ones += [tile * TILE_SIZE + owner for tile in board.aside[other]]
        for tile in board.villages[other]:
            row = tile * TILE_SIZE
            ones.append(row + owner)
            ones.append(row + ROTATION + board.rotation[tile])
            cell = board.cell[tile]
            out.put(row + CELL, [column_of(cell), row_of(cell)], 8.0)
            out.put(
                row + GOODS,
                board.goods[tile * pieces.RESOURCES : (tile + 1) * pieces.RESOURCES],
                8.0,
            )
    if board.use_tile >= 0:
        ones.append(board.use_tile * TILE_SIZE + IN_USE)


def write_bids(board: Board, seat: int, out: Numbers) -> None:
    """B: the bids at each tile that has any."""
    players = board.players
    for slot in range(SLOTS):
        leader = board.lead[slot]
        if leader < 0:
            continue
        row = board.slot_tile[slot] * TILE_SIZE
        out.ones.append(row + LEADER + (leader - seat) % players)
        for other in range(players):
            size = board.bid_size[slot * pieces.MAX_PLAYERS + other]
            if size:
                at = (other - seat) % players
                colour = board.bid_colour[slot * pieces.MAX_PLAYERS + other]
                out.put(row + BIDS + at, [size], 6.0)
                out.put(row + BID_COLOURS + at, [colour + 1], pieces.COLOURS)


def write_seats(view: View, out: Numbers) -> None:
    """Public information about each seat."""
    board = view.board
    players = board.players
    acting = board.to_act()
    for other in range(players):
        row = SEATS_AT + (other - view.seat) % players * SEAT_SIZE
        out.ones.append(row + PRESENT)
        out.put(row + SCREEN_COUNT, [view.screen_counts[other]], 20.0)
        out.put(row + SKILL_COUNT, [view.skill_counts[other]], 8.0)
        out.put(row + HAND_COUNT, [view.hand_counts[other]], 3.0)
        flags = [other == board.start, other in acting, board.has_picked[other]]
        out.put(row + STARTS, flags, 1.0)  # and ACTS, HAS_PICKED
        out.put(row + WINTER_PICKED, [board.winter_picked[other]], 3.0)
        if other in board.queue:
            out.put(row + QUEUE, [players - board.queue.index(other)], players)
    for power, owner in enumerate(board.power):
        if owner >= 0:
            row = SEATS_AT + (owner - view.seat) % players * SEAT_SIZE
            out.ones.append(row + POWERS + power)


def write_table(view: View, out: Numbers) -> None:
    """The season, what is owed, what is left in stock, and the boats."""
    board = view.board
    players = board.players
    out.ones += [
        TABLE_AT + SEASON + board.season,
        TABLE_AT + PHASE + board.phase,
        TABLE_AT + PLAYERS + players - pieces.MIN_PLAYERS,
    ]
    out.put(TABLE_AT + PASSES, [board.passes], players)
    out.put(TABLE_AT + STEPS, [board.steps], 8.0)
    out.put(TABLE_AT + UPGRADES, [board.upgrades], 4.0)
    out.put(TABLE_AT + GREENS, [board.greens], 20.0)
    out.put(TABLE_AT + BAG, [view.bag_count], 120.0)
    out.put(TABLE_AT + PILE, [view.pile_count], 48.0)
    out.put(TABLE_AT + OPTIONS, list(board.options.data().values()), 1.0)
    out.put(TABLE_AT + PICKS, [board.picks], 1.0)
    out.put(TABLE_AT + STOCK, board.stock, 24.0)
    out.put(TABLE_AT + UNSEEN_WORKERS, view.unseen_workers(), 40.0)
    out.put(TABLE_AT + UNSEEN_SKILLS, view.unseen_skills(), 16.0)
    for number, winner in enumerate(board.turn_winner):
        if winner >= 0:
            at = number * pieces.MAX_PLAYERS + (winner - view.seat) % players
            out.ones.append(TABLE_AT + TURN_WINNERS + at)
    out.ones += [TABLE_AT + BOATS + boat for boat in board.boats]
    out.put(TABLE_AT + BOAT_WORKERS, board.boat_workers, 5.0)
    out.put(TABLE_AT + BOAT_SKILLS, board.boat_skills, 5.0)


def write_own(view: View, out: Numbers) -> None:
    """The seat's own screen and winter tiles."""
    out.put(OWN_AT + SCREEN, view.screen, 6.0)
    out.put(OWN_AT + OWN_SKILLS, view.skills, 4.0)
    winter = view.board.lookup.by_season[pieces.WINTER]
    out.ones += [OWN_AT + HAND + winter.index(tile) for tile in view.hand]
    out.ones += [OWN_AT + PICKED + winter.index(tile) for tile in view.picked]
