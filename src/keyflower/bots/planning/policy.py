"""The policy: how much a strong bot would like each placement of a turn, by a sum of weights.

The weights were learnt from what strong bots chose (docs/training.md). A sum is worked out in
microseconds, so look-aheads play every seat by it.
"""

from functools import lru_cache
from pathlib import Path
from typing import Final

from keyflower.formats.plain_json import parse_json
from keyflower.rules import actions
from keyflower.rules.actions import BID, KIND_MASK, PASS, bid_colour, bid_count, tile_of, use_count
from keyflower.rules.chapters.bidding import slot_of
from keyflower.rules.pieces import COLOURS, GREEN, MAX_PLAYERS, TILES
from keyflower.rules.state import SLOTS, State

BUILT_IN_FILE: Final = Path(__file__).with_name("policy.json")
"""A list of weights for each season."""

# Where each trait's weights are; behind a name: how many there are, if they count something.
PASSING: Final = 0
PASSES: Final = 1  # in a row before this turn, 0 to 5
PASS_HELD: Final = PASSES + MAX_PLAYERS  # workers behind the screen, 0 to 12
PASS_LED: Final = PASS_HELD + 13  # tiles led, 0 to 5
PASS_MOST: Final = PASS_LED + 6  # workers behind the fullest screen of the others, 0 to 10
PASS_PLAYERS: Final = PASS_MOST + 11  # 2 to 6
BIDDING: Final = PASS_PLAYERS + MAX_PLAYERS + 1
COST: Final = 1  # behind the first weight of bids and of uses: what the workers were worth
COUNT: Final = 2  # workers from behind the screen, 0 to 7
WORKERS_LEFT: Final = COUNT + 8  # workers left there, 0 to 6
LOSING: Final = WORKERS_LEFT + 7  # losing bids are moved
GREENS: Final = LOSING + 1  # green workers are placed
TURNS: Final = GREENS + 1  # passes in a row before this turn, 0 to 5
PLACEMENT_SIZE: Final = TURNS + MAX_PLAYERS
BID_LED: Final = BIDDING + PLACEMENT_SIZE  # tiles led, 0 to 5
BID_OTHERS: Final = BID_LED + 6  # other seats with a bid here, 0 to 3
BID_WORKERS: Final = BID_OTHERS + 4  # workers on the tile, 0 to 6
BID_OWN: Final = BID_WORKERS + 7  # the seat has a losing bid here
BID_WHERE: Final = BID_OWN + 1  # whether another seat leads
BID_GAIN: Final = BID_WHERE + 2  # points by the evaluation, for each of these
BID_TILE: Final = BID_GAIN + 2
USING: Final = BID_TILE + TILES
USE_WHERE: Final = USING + PLACEMENT_SIZE  # own village, lot led, free or other's, other's village
USE_GAIN: Final = USE_WHERE + 5
USE_TILE: Final = USE_GAIN + 5
SIZE: Final = USE_TILE + TILES

POINTS: Final = 5.0
"""Costs and gains are counted in so many points."""


class Situation:
    """What is the same for all placements of a turn."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.held: int = sum(state.screen[seat * COLOURS : (seat + 1) * COLOURS])
        self.led: int = 0
        for slot in range(SLOTS):
            if state.lead[slot] == seat:
                self.led += 1
        self.most: int = 0
        for other in range(state.players):
            if other != seat:
                held = sum(state.screen[other * COLOURS : (other + 1) * COLOURS])
                self.most = max(self.most, held)


def traits(state: State, action: int, now: Situation) -> list[int]:
    """The traits of a placement or a pass, as numbers of weights; the last one is that of gains."""
    kind = action & KIND_MASK
    if kind == PASS:
        return [
            PASSING,
            PASSES + state.passes,
            PASS_HELD + min(now.held, 12),
            PASS_LED + min(now.led, 5),
            PASS_MOST + min(now.most, 10),
            PASS_PLAYERS + state.players,
        ]
    tile = tile_of(action)
    seat = now.seat
    if kind == BID:
        first = BIDDING
        count = bid_count(action)
        green = bid_colour(action) == GREEN
    else:
        first = USING
        count = 0
        for colour in range(COLOURS):
            count += use_count(action, colour)
        green = use_count(action, GREEN) > 0
    out = [
        first,
        first + COUNT + min(count, 7),
        first + WORKERS_LEFT + min(max(now.held - count, 0), 6),
    ]
    out.append(first + TURNS + state.passes)
    if actions.losing_mask(action):
        out.append(first + LOSING)
    if green:
        out.append(first + GREENS)
    if kind == BID:
        slot = slot_of(state, tile)
        bids = state.bid_size[slot * MAX_PLAYERS : slot * MAX_PLAYERS + state.players]
        own = bids[seat] > 0
        others = len(bids) - bids.count(0) - own
        on = tile * COLOURS
        workers = sum(state.workers_on[on : on + COLOURS])
        led = state.lead[slot] >= 0
        out.append(BID_LED + min(now.led, 5))
        out.append(BID_OTHERS + min(others, 3))
        out.append(BID_WORKERS + min(workers, 6))
        if own:
            out.append(BID_OWN)
        out.append(BID_TILE + tile)
        out.append(BID_WHERE + led)
        out.append(BID_GAIN + led)
    else:
        where = use_place(state, seat, tile)
        out.append(USE_TILE + tile)
        out.append(USE_WHERE + where)
        out.append(USE_GAIN + where)
    return out


def use_place(state: State, seat: int, tile: int) -> int:
    """Where a tile is that is used: see `USE_WHERE`."""
    if tile in state.villages[seat]:
        return 0
    slot = slot_of(state, tile)
    if slot < 0:
        return 4
    leader = state.lead[slot]
    return 1 if leader == seat else 2 if leader < 0 else 3


class Liking:
    """How much a placement is liked: a part that is known at once, and a weight of its gain."""

    def __init__(self, known: float, by_gain: float) -> None:
        self.known = known
        self.by_gain = by_gain

    def with_gain(self, gain: float) -> float:
        return self.known + self.by_gain * gain


class Policy:
    """The weights of each season."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights = weights

    def liking(self, state: State, action: int, cost: float, now: Situation) -> Liking:
        """How much a placement or a pass is liked, given what its workers are worth."""
        weights = self.weights[state.season]
        found = traits(state, action, now)
        kind = action & KIND_MASK
        known = 0.0
        by_gain = 0.0
        if kind != PASS:
            by_gain = weights[found.pop()] / POINTS
            known = weights[(BIDDING if kind == BID else USING) + COST] * cost / POINTS
        for trait in found:
            known += weights[trait]
        return Liking(known, by_gain)


@lru_cache(maxsize=1)
def built_in_policy() -> Policy:
    """The policy in this package."""
    return Policy(parse_json(BUILT_IN_FILE.read_text("utf-8")))
