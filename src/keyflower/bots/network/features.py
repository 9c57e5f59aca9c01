"""A position in numbers, as one seat sees it: the input of the value network (docs/training.md).

Seats are counted clockwise from the viewer's; seats that are not in the game are zeros. What is
behind the screens of others counts as their fair share of everything unseen, so the numbers are
the same however it was dealt. Most numbers are about 1 at most.
"""

import math
from array import array
from typing import Final

from keyflower.bots.evaluation.judge import SCALE, Judge, shares
from keyflower.bots.evaluation.weights import TUNED, WITHOUT_YARDS, Weights
from keyflower.bots.network.seats import (
    LED_POINTS,
    MORE_SEAT_SIZE,
    POINTS,
    SEAT_SIZE,
    SeatSeen,
    write_steps,
)
from keyflower.rules import pieces
from keyflower.rules.chapters.seasons import other_pickers, purple_winner, winning_pickers
from keyflower.rules.chapters.using import room_on, usable_tiles
from keyflower.rules.chapters.village import goods_on
from keyflower.rules.pieces import (
    BACK,
    COLOURS,
    MAX_PLAYERS,
    MAX_WORKERS_ON_TILE,
    RESOURCES,
    SKILLS,
    TILES,
    WINTER,
)
from keyflower.rules.state import LOT_SLOTS, PICK_BOAT, PICK_WINTER, SLOTS, State

VERSION: Final = 3
"""To be raised with every change of what the numbers mean: networks fit one version."""

# The blocks, one after the other, and how many numbers each has.
TABLE: Final = 0
TABLE_SIZE: Final = 43
SEATS: Final = TABLE + TABLE_SIZE
BOATS: Final = SEATS + SEAT_SIZE * MAX_PLAYERS
BOAT_SIZE: Final = 1 + COLOURS + SKILLS
HELD: Final = BOATS + BOAT_SIZE * MAX_PLAYERS
WINTER_TILES: Final = 12
ON_TILES: Final = HELD + 2 * WINTER_TILES
ON_TILE_SIZE: Final = 14
# Version 2 has these behind them.
MORE_ON_TILES: Final = ON_TILES + ON_TILE_SIZE * TILES
MORE_ON_TILE_SIZE: Final = 14
MORE_SEATS: Final = MORE_ON_TILES + MORE_ON_TILE_SIZE * TILES
WORTHS: Final = MORE_SEATS + MORE_SEAT_SIZE * MAX_PLAYERS
SCREEN: Final = WORTHS + 2 * WINTER_TILES
# Version 3 has these behind them.
YARDS: Final = SCREEN + COLOURS * 4
YARD_TILES: Final = 4
YARDS_HAD: Final = YARDS + 2 * YARD_TILES
ENDS: Final = YARDS_HAD + MAX_PLAYERS
SIZE: Final = ENDS + 2 * MAX_PLAYERS + 2

SIZES: Final = {1: MORE_ON_TILES, 2: YARDS, 3: SIZE}
"""How many numbers a network of each version reads: the first ones."""
WEIGHTS: Final = {1: WITHOUT_YARDS, 2: WITHOUT_YARDS, 3: TUNED}
"""The evaluation that networks of each version learnt with."""

PHASE_BLOCK: Final = (0, 0, 0, 0, 1, 2, 3, 4, 4)
"""By phase: turns, boats, building, winter tiles or the end."""
BY_EVALUATION: Final = TABLE + 42
"""Where the logit of the share of the win is that the evaluation alone expects."""
SURE: Final = 5.0
"""The largest of these logits."""


def rows(count: int) -> "array[float]":
    """Room for the numbers of that many positions, all zeros."""
    return array("f", bytes(4 * SIZE * count))


class Encoder:
    """Writes positions of one decision as numbers; looks again only at seats that have changed."""

    def __init__(self, state: State, seat: int, weights: Weights = TUNED) -> None:
        self.seat = seat
        self.weights = weights
        self.season: int = state.season
        self.lots: list[int] = state.slot_tile.copy()
        self.judges: list[Judge | None] = [None] * state.players
        self.seen: list[list[SeatSeen]] = [[] for _ in range(state.players)]

    def write(self, state: State, out: "array[float]", row: int) -> None:
        """Write a position into a row of zeros."""
        first = row * SIZE
        if state.season != self.season or state.slot_tile != self.lots:
            self.season = state.season
            self.lots = state.slot_tile.copy()
            self.judges = [None] * state.players
            self.seen = [[] for _ in range(state.players)]
        fair = fairly_dealt(state, self.seat)
        write_table(state, self.seat, out, first + TABLE)
        tiles = winter_tiles_known(state, self.seat)
        winter = state.lookup.by_season[WINTER]
        worths: list[float] = []
        own: list[float] = []
        rivals = [0.0] * len(tiles)
        rival_yards = [0.0] * YARD_TILES
        now: list[SeatSeen] = []
        for other in range(state.players):
            seen = self.look_at(fair, other, tiles)
            now.append(seen)
            worths.append(seen.worth)
            place = relative(state, other, self.seat)
            at = first + SEATS + place * SEAT_SIZE
            out[at : at + SEAT_SIZE] = seen.block
            at = first + MORE_SEATS + place * MORE_SEAT_SIZE
            out[at : at + MORE_SEAT_SIZE] = seen.more
            out[first + YARDS_HAD + place] = seen.yards_had
            if other == self.seat:
                own = seen.gains
                out[first + YARDS : first + YARDS + YARD_TILES] = seen.yards
            else:
                for i in range(len(tiles)):
                    rivals[i] = max(rivals[i], seen.gains[i])
                for i in range(YARD_TILES):
                    rival_yards[i] = max(rival_yards[i], seen.yards[i])
        at = first + YARDS + YARD_TILES
        out[at : at + YARD_TILES] = array("f", rival_yards)
        for i in range(len(tiles)):
            at = first + WORTHS + 2 * winter.index(tiles[i])
            out[at] = own[i]
            out[at + 1] = rivals[i]
        share = shares(worths, SCALE[state.season])[self.seat]
        out[first + BY_EVALUATION] = logit(share)
        if state.season == WINTER:
            write_ends(state, self.seat, now, out, first + ENDS)
        write_boats(state, out, first + BOATS)
        write_held(state, self.seat, out, first + HELD)
        write_tiles(state, self.seat, out, first + ON_TILES)
        write_more_on_tiles(state, self.seat, out, first + MORE_ON_TILES)
        write_screen(state, self.seat, out, first + SCREEN)

    def look_at(self, fair: State, seat: int, tiles: list[int]) -> SeatSeen:
        """What is written of a seat: one of the two things seen last, if it still holds."""
        last = self.seen[seat]
        for seen in last:
            if seen.holds(fair, tiles):
                return seen
        new = SeatSeen(fair, seat, self.judge(fair, seat), tiles)
        self.seen[seat] = [new, *last[:1]]
        return new

    def judge(self, state: State, seat: int) -> Judge:
        """The judge of a seat for these lots and its village."""
        judge = self.judges[seat]
        if judge is None or judge.village is not state.villages[seat]:
            judge = Judge(state, seat, self.weights)
            self.judges[seat] = judge
        return judge


def write_ends(state: State, seat: int, seen: list[SeatSeen], out: "array[float]", at: int) -> None:
    """Winter: everyone's points if it ended now, with the boats that they would pick."""
    boats = boats_to_come(state, [one.boats for one in seen])
    ends: list[float] = []
    for other in range(state.players):
        ends.append(POINTS * seen[other].more[LED_POINTS] + boats[other])
        place = at + 2 * relative(state, other, seat)
        out[place] = ends[other] / POINTS
        out[place + 1] = boats[other] / 10.0
    ahead = ends[seat] - max(ends[:seat] + ends[seat + 1 :])
    out[at + 2 * MAX_PLAYERS] = max(-3.0, min(3.0, ahead / 10.0))
    out[at + 2 * MAX_PLAYERS + 1] = logit(shares(ends, SCALE[WINTER])[seat])


def boats_to_come(state: State, worths: list[dict[int, float]]) -> list[float]:
    """By seat: what the boat is worth that is left when it picks, as things stand (E6)."""
    worth_by_seat = [0.0] * state.players
    left = state.boats.copy()
    for seat in pickers(state):
        best = -1
        for boat in left:
            if best < 0 or worths[seat][boat] > worths[seat][best]:
                best = boat
        if best >= 0:
            left.remove(best)
            worth_by_seat[seat] = worths[seat][best]
    return worth_by_seat


def pickers(state: State) -> list[int]:
    """E6: the seats that will pick a boat, in order, if the season ended as things stand."""
    if state.phase > PICK_BOAT:
        return []
    if state.phase == PICK_BOAT and state.picks:
        return state.queue
    then = state.clone()
    if state.phase != PICK_BOAT:
        then.turn_winner = state.lead[LOT_SLOTS:]
        then.queue = winning_pickers(then)
    winner = purple_winner(then)
    if winner >= 0:
        then.start = winner
    return then.queue + other_pickers(then)


def logit(share: float) -> float:
    """The logarithm of the odds of a share of the win, within bounds."""
    return max(-SURE, min(SURE, math.log((share + 1e-9) / (1.0 - share + 1e-9))))


def relative(state: State, other: int, seat: int) -> int:
    """How far a seat sits to the left of another."""
    return (other - seat) % state.players


def fairly_dealt(state: State, seat: int) -> State:
    """The same position with a fair share of what a seat can't see behind the others' screens."""
    fair = state.clone()
    share_out(fair.screen, state.bag, COLOURS, seat)
    share_out(fair.skills, state.pile, SKILLS, seat)
    return fair


def share_out(screens: list[int], rest: list[int], kinds: int, seat: int) -> None:
    """Replace what all seats but one hold by their fair share, in whole pieces."""
    unseen = rest.copy()
    for i in range(len(screens)):
        if i // kinds != seat:
            unseen[i % kinds] += screens[i]
    total = sum(unseen)
    for other in range(len(screens) // kinds):
        if other == seat:
            continue
        first = other * kinds
        held = sum(screens[first : first + kinds])
        left = held
        for kind in range(kinds):
            share = held * unseen[kind] // total if total else 0
            screens[first + kind] = share
            left -= share
        # What is left over goes to the kinds that lost most by rounding down.
        while left > 0:
            best = 0
            most = -total
            for kind in range(kinds):
                lost = held * unseen[kind] - screens[first + kind] * total
                if lost > most:
                    most = lost
                    best = kind
            screens[first + best] += 1
            left -= 1


def write_table(state: State, seat: int, out: "array[float]", at: int) -> None:
    """The season, whose turn it is, what is left in the bag, and the seat's own screen."""
    players = state.players
    out[at + state.season] = 1.0
    out[at + 4 + players - pieces.MIN_PLAYERS] = 1.0
    out[at + 9 + PHASE_BLOCK[state.phase]] = 1.0
    acting = state.to_act()
    if acting:
        out[at + 14 + relative(state, acting[0], seat)] = 1.0
    out[at + 20 + relative(state, state.start, seat)] = 1.0
    out[at + 26] = state.passes / players
    for colour in range(COLOURS):
        out[at + 27 + colour] = state.screen[seat * COLOURS + colour] / 6.0
    for kind in range(SKILLS):
        out[at + 31 + kind] = state.skills[seat * SKILLS + kind] / 4.0
    for kind in range(RESOURCES):
        out[at + 34 + kind] = state.stock[kind] / 24.0
    out[at + 38] = sum(state.bag) / 80.0
    out[at + 39] = sum(state.pile) / 32.0
    out[at + 40] = state.greens / 12.0
    if state.phase == PICK_BOAT:
        out[at + 41] = len(state.queue) / players


def write_boats(state: State, out: "array[float]", at: int) -> None:
    """The boats that can still be picked, with their loads."""
    for boat in state.boats:
        first = at + boat * BOAT_SIZE
        out[first] = 1.0
        for colour in range(COLOURS):
            workers = state.boat_workers[boat * COLOURS + colour]
            if workers:
                out[first + 1 + colour] = workers / 3.0
        for kind in range(SKILLS):
            skills = state.boat_skills[boat * SKILLS + kind]
            if skills:
                out[first + 1 + COLOURS + kind] = skills / 2.0


def write_held(state: State, seat: int, out: "array[float]", at: int) -> None:
    """The winter tiles in hand, and those of them that were picked."""
    winter = state.lookup.by_season[WINTER]
    for tile in state.hand[seat]:
        out[at + winter.index(tile)] = 1.0
    for tile in state.picked[seat]:
        out[at + WINTER_TILES + winter.index(tile)] = 1.0


def write_tiles(state: State, seat: int, out: "array[float]", at: int) -> None:
    """For each tile: whose it is, the bids, and what a use takes."""
    for other in range(state.players):
        own = 0 if other == seat else 1
        for tile in state.villages[other] + state.won[other]:
            first = at + tile * ON_TILE_SIZE
            out[first + own] = 1.0
            if state.side[tile] == BACK:
                out[first + 2 + own] = 1.0
            if own == 0:
                out[first + 12] = goods_on(state, tile) / 4.0
    for slot in range(SLOTS):
        tile = state.slot_tile[slot]
        if tile >= 0:
            write_bids(state, seat, slot, out, at + tile * ON_TILE_SIZE)
    held = workers_held(state, seat)
    for tile in usable_tiles(state):
        write_use(state, tile, held, out, at + tile * ON_TILE_SIZE)


def workers_held(state: State, seat: int) -> list[int]:
    """A seat's workers by colour; behind them, for tiles of no colour, those that it has most."""
    screen = state.screen[seat * COLOURS : (seat + 1) * COLOURS]
    return [*screen, max(screen)]


def write_bids(state: State, seat: int, slot: int, out: "array[float]", first: int) -> None:
    """A tile that can be bid for: the own bid, the largest of the others, and who leads."""
    out[first + 4] = 1.0
    if state.side[state.slot_tile[slot]] == BACK:  # a summer boat
        out[first + 13] = 1.0
    leader = state.lead[slot]
    if leader >= 0:
        out[first + 5] = state.bid_size[slot * MAX_PLAYERS + seat] / 4.0
        out[first + 6] = largest_other(state, seat, slot) / 4.0
        out[first + (7 if leader == seat else 8)] = 1.0


def largest_other(state: State, seat: int, slot: int) -> int:
    """The largest bid of all other seats."""
    largest = 0
    for other in range(state.players):
        if other != seat:
            largest = max(largest, state.bid_size[slot * MAX_PLAYERS + other])
    return largest


def write_use(state: State, tile: int, held: list[int], out: "array[float]", first: int) -> None:
    """A tile that can be used: the workers on it, and those that the next use takes."""
    room = room_on(state, tile)
    need = state.used[tile] + 1
    if room < MAX_WORKERS_ON_TILE:
        out[first + 9] = (MAX_WORKERS_ON_TILE - room) / MAX_WORKERS_ON_TILE
    if need > room:
        return
    out[first + 10] = max(-1.0, min(1.0, (held[state.colour[tile]] - need + 1) / 3.0))
    out[first + 11] = need / 3.0


# ---- What version 2 adds


def write_more_on_tiles(state: State, seat: int, out: "array[float]", at: int) -> None:
    """For each tile: which other seat has or leads it, its colour, goods, and the way to lead."""
    for other in range(state.players):
        for tile in state.villages[other] + state.won[other]:
            first = at + tile * MORE_ON_TILE_SIZE
            if other != seat:
                out[first + relative(state, other, seat) - 1] = 1.0
            write_colour(state, tile, out, first)
            if other == seat:
                for kind in range(RESOURCES):
                    goods = state.goods[tile * RESOURCES + kind]
                    if goods:
                        out[first + 9 + kind] = goods / 4.0
    held = workers_held(state, seat)
    for slot in range(SLOTS):
        tile = state.slot_tile[slot]
        if tile < 0:
            continue
        first = at + tile * MORE_ON_TILE_SIZE
        leader = state.lead[slot]
        if leader >= 0 and leader != seat:
            out[first + relative(state, leader, seat) - 1] = 1.0
        write_colour(state, tile, out, first)
        out[first + 13] = spare_workers(state, seat, slot, held) / 3.0


def write_colour(state: State, tile: int, out: "array[float]", first: int) -> None:
    """The colour that workers on a tile must have."""
    colour = state.colour[tile]
    if colour != pieces.NO_COLOUR:
        out[first + 5 + colour] = 1.0


def spare_workers(state: State, seat: int, slot: int, held: list[int]) -> int:
    """By how many workers a seat's bid could beat all others, within bounds; fewer: it can't."""
    most = held[state.colour[state.slot_tile[slot]]] + state.bid_size[slot * MAX_PLAYERS + seat]
    return max(-3, min(3, most - largest_other(state, seat, slot)))


def winter_tiles_known(state: State, seat: int) -> list[int]:
    """The winter tiles that a seat knows to be in play: on offer, or in its hand."""
    if state.season < WINTER or state.phase == PICK_WINTER:
        return state.hand[seat]
    winter = state.lookup.by_season[WINTER]
    return [tile for tile in state.slot_tile[:LOT_SLOTS] if tile in winter]


def write_screen(state: State, seat: int, out: "array[float]", at: int) -> None:
    """How many workers of each colour are behind the seat's screen."""
    for colour in range(COLOURS):
        write_steps(state.screen[seat * COLOURS + colour], out, at + 4 * colour)
