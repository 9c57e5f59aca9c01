"""The features of a position about one seat, cached until something in them changes."""

from array import array
from typing import Final

from keyflower.bots.evaluation.judge import Judge, boat_worth, winter_tile_worth, workers_at_end
from keyflower.bots.evaluation.upgrades import UNREACHABLE
from keyflower.rules.chapters.bidding import slot_of
from keyflower.rules.lookup import FEAT_FLIP, FEAT_RIVER
from keyflower.rules.pieces import BACK, COLOURS, MAX_PLAYERS, RESOURCES, SKILLS, WINTER
from keyflower.rules.state import LOT_SLOTS, SLOTS, State

SEAT_SIZE: Final = 25
MORE_SEAT_SIZE: Final = 14
"""Features that version 2 adds for a seat."""
HAND_VALUE: Final = 16
"""Offset of the evaluation's value of the position, over `POINTS`, in a seat's block."""
POINTS: Final = 50.0
LED_POINTS: Final = 13
"""Offset of the points with the tiles led, over `POINTS`, among what version 2 adds."""
YARD_POINTS: Final = 10.0


class SeatSeen:
    """The features of one seat, and the position that they describe."""

    def __init__(self, fair: State, seat: int, judge: Judge, tiles: list[int]) -> None:
        self.state = fair
        self.seat = seat
        self.tiles = tiles
        self.block: array[float] = array("f", bytes(4 * SEAT_SIZE))
        write_seat(fair, seat, self.block, 0)
        self.worth: float = write_judgement(fair, judge, self.block, HAND_VALUE)
        self.more: array[float] = array("f", bytes(4 * MORE_SEAT_SIZE))
        in_village = judge.workers_in_village(fair)
        write_more_of_seat(fair, seat, in_village, self.more, 0)
        workers = workers_at_end(fair, seat, in_village)
        led = tiles_led(fair, seat)
        points = judge.ends.total(fair, workers, led)
        self.more[LED_POINTS] = points / POINTS
        self.boats: dict[int, float] = {}
        if fair.season == WINTER:
            self.boats = boat_points(fair, judge, workers, led, points)
        # What each of these tiles adds to the points.
        self.gains: list[float] = []
        for tile in tiles:
            bit = 1 << tile
            gain = judge.ends.total(fair, workers, led ^ bit) - points
            self.gains.append((-gain if led & bit else gain) / 15.0)
        # What each yard may score in this village, and those that the seat has or leads together.
        self.yards: array[float] = array("f")
        self.yards_had: float = 0.0
        for yard in fair.lookup.yards:
            value = judge.yards.worth(fair, yard) / YARD_POINTS
            self.yards.append(value)
            if (
                yard in fair.villages[seat]
                or yard in fair.won[seat]
                or leads_tile(fair, seat, yard)
            ):
                self.yards_had += value

    def holds(self, fair: State, tiles: list[int]) -> bool:
        """Whether another position with the same lots has the same features for this seat."""
        seen = self.state
        seat = self.seat
        if (
            seen.villages[seat] is not fair.villages[seat]
            or seen.won[seat] is not fair.won[seat]
            or seen.power is not fair.power
            or seen.hand[seat] is not fair.hand[seat]
            or seen.start != fair.start
            or seen.phase != fair.phase
            or seen.steps != fair.steps
            or seen.upgrades != fair.upgrades
            or self.tiles != tiles
            or (fair.season == WINTER and seen.boats != fair.boats)
        ):
            return False
        for colour in range(seat * COLOURS, (seat + 1) * COLOURS):
            if seen.screen[colour] != fair.screen[colour]:
                return False
        for kind in range(seat * SKILLS, (seat + 1) * SKILLS):
            if seen.skills[kind] != fair.skills[kind]:
                return False
        for slot in range(SLOTS):
            bid = slot * MAX_PLAYERS + seat
            size = fair.bid_size[bid]
            if size != seen.bid_size[bid]:
                return False
            if not size:
                continue
            if seen.bid_colour[bid] != fair.bid_colour[bid]:
                return False
            leads = fair.lead[slot] == seat
            if leads != (seen.lead[slot] == seat):
                return False
            if leads and not alike(seen.workers_on, fair.workers_on, fair.slot_tile[slot]):
                return False
        for tile in fair.villages[seat]:
            if (
                seen.side[tile] != fair.side[tile]
                or not alike(seen.workers_on, fair.workers_on, tile)
                or not alike(seen.goods, fair.goods, tile)
            ):
                return False
        return True


def alike(some: list[int], others: list[int], tile: int) -> bool:
    """Whether as many workers, or resources, of each colour or kind are on a tile."""
    if some is others:
        return True
    for at in range(tile * COLOURS, (tile + 1) * COLOURS):
        if some[at] != others[at]:
            return False
    return True


def write_seat(state: State, seat: int, out: "array[float]", at: int) -> None:
    """What a seat has, in counts that everyone knows."""
    out[at] = 1.0
    out[at + 1] = sum(state.screen[seat * COLOURS : (seat + 1) * COLOURS]) / 12.0
    out[at + 2] = sum(state.skills[seat * SKILLS : (seat + 1) * SKILLS]) / 8.0
    out[at + 3] = len(state.hand[seat]) / 3.0
    out[at + 4] = len(state.villages[seat]) / 16.0
    out[at + 5] = len(state.won[seat]) / 4.0
    used = 0
    upgraded = 0
    goods = [0, 0, 0, 0]
    for tile in state.villages[seat]:
        upgraded += state.side[tile] == BACK
        for colour in range(COLOURS):
            used += state.workers_on[tile * COLOURS + colour]
        for kind in range(RESOURCES):
            goods[kind] += state.goods[tile * RESOURCES + kind]
    out[at + 6] = used / 10.0
    out[at + 7] = upgraded / 8.0
    for kind in range(RESOURCES):
        out[at + 8 + kind] = goods[kind] / 8.0
    led = 0
    leading = 0
    losing = 0
    turn_tiles = 0
    for slot in range(SLOTS):
        size = state.bid_size[slot * MAX_PLAYERS + seat]
        if not size:
            continue
        if state.lead[slot] != seat:
            losing += size
        else:
            leading += size
            if slot < LOT_SLOTS:
                led += 1
            else:
                turn_tiles += 1
    out[at + 12] = led / 4.0
    out[at + 13] = leading / 10.0
    out[at + 14] = losing / 6.0
    out[at + 15] = turn_tiles / 2.0


def write_judgement(state: State, judge: Judge, out: "array[float]", at: int) -> float:
    """What the evaluation says a position is worth to a seat, in parts. -> as a whole"""
    seat = judge.seat
    screen = judge.screen_worth(state)
    upgrades = judge.upgrades_worth(state)
    value = screen + upgrades
    out[at + 1] = screen / POINTS
    out[at + 2] = upgrades / 20.0
    if state.season == WINTER:
        points = judge.winter_worth(state)
        for tile in state.won[seat]:
            points += winter_tile_worth(state, seat, tile)
        out[at + 3] = points / POINTS
        value += points
    else:
        goods = judge.goods_worth(state)
        bids = judge.bids_worth(state)
        tiles = judge.tiles_worth(state)
        out[at + 4] = goods / 20.0
        out[at + 5] = bids / POINTS
        out[at + 6] = tiles / POINTS
        value += goods + bids + tiles
    out[at] = value / POINTS
    connected = 0
    near = 0.0
    size = judge.roads.size
    for away in judge.roads.steps[:size]:  # from the home
        connected += away < UNREACHABLE
    for away in judge.roads.steps:
        if away < UNREACHABLE:
            near += judge.nearness[away]
    out[at + 7] = connected / 16.0
    out[at + 8] = near / (size * size)
    return value


def write_more_of_seat(
    state: State, seat: int, workers: list[int], out: "array[float]", at: int
) -> None:
    """The workers in a seat's village and its losing bids by colour; how many it has left."""
    for colour in range(COLOURS):
        out[at + colour] = workers[colour] / 6.0
    for slot in range(SLOTS):
        bid = slot * MAX_PLAYERS + seat
        if state.bid_size[bid] and state.lead[slot] != seat:
            out[at + 4 + state.bid_colour[bid]] += state.bid_size[bid] / 4.0
    held = sum(state.screen[seat * COLOURS : (seat + 1) * COLOURS])
    write_steps(held, out, at + 8)
    out[at + 12] = max(0, held - 4) / 8.0


def write_steps(count: int, out: "array[float]", at: int) -> None:
    """Ones for at least one, two, three and four."""
    for step in range(min(count, 4)):
        out[at + step] = 1.0


def boat_points(
    state: State, judge: Judge, workers: list[int], led: int, points: int
) -> dict[int, float]:
    """Winter: what each boat that is left would add to a seat's points with the tiles it leads."""
    found: dict[int, float] = {}
    for boat in state.boats:
        tile = state.lookup.boats[boat]
        if state.lookup.feat[tile * 2] in (FEAT_FLIP, FEAT_RIVER):
            found[boat] = boat_worth(state, judge.seat, boat, judge.weights, judge.ends)
        else:
            found[boat] = float(judge.ends.total(state, workers, led | 1 << tile) - points)
    return found


def leads_tile(state: State, seat: int, tile: int) -> bool:
    """Whether a seat leads a tile on offer."""
    slot = slot_of(state, tile)
    return slot >= 0 and state.lead[slot] == seat


def tiles_led(state: State, seat: int) -> int:
    """In winter: the tiles that a seat has won or would win now, as a mask; none before."""
    led = 0
    if state.season == WINTER:
        for slot in range(LOT_SLOTS):
            if state.lead[slot] == seat and state.slot_tile[slot] >= 0:
                led |= 1 << state.slot_tile[slot]
        for tile in state.won[seat]:
            led |= 1 << tile
    return led
