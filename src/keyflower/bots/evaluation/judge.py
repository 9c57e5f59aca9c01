"""What a position is worth to a seat: points now and later (docs/evaluation.md)."""

import math
from typing import Final

from keyflower.bots.evaluation.end_points import EndPoints, as_number
from keyflower.bots.evaluation.upgrades import Distances, Upgrades
from keyflower.bots.evaluation.weights import TUNED, Weights
from keyflower.bots.evaluation.yards import Yards
from keyflower.rules import pieces
from keyflower.rules.chapters.scoring import river, river_points
from keyflower.rules.chapters.transport import can_flip
from keyflower.rules.lookup import FEAT_FLIP, FEAT_RIVER, ON_TILE, TAKES_NOTHING, TAKES_SKILL
from keyflower.rules.pieces import COLOURS, GOLD, GREEN, MAX_PLAYERS, RESOURCES, SKILLS, WINTER
from keyflower.rules.state import LOT_SLOTS, SLOTS, TURN, State

NOT_COMPUTED: Final = -1e9  # marks the worth of a lot that wasn't computed yet


class Judge:
    """Values positions for one seat during one decision; caches what stays the same in it.

    The invariant: lists of a state that copies share are replaced, never changed in place (see
    `Board`). So while `state.goods is self.goods`, what was read from it still holds, and no value
    has to be compared. `is_settled` asks the same of the season, the village, what was won, powers
    and start player, on which all caches depend; `settle` forgets them. A list that is
    changed in place (`screen`, `bid_size`, `stock`, …) must never be recognised like this.
    """

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights
        self.lookup = state.lookup
        self.ends = EndPoints(state, seat)
        self.first = state.clone()  # lots are worth what they are worth there
        self.lot_worths: list[float] = [NOT_COMPUTED] * SLOTS
        self.boat_worths: list[float] = []  # the least first
        self.settle(state)

    def settle(self, state: State) -> None:
        """Forget what depends on the season, the tiles of the village, powers and start player."""
        self.season: int = state.season
        self.start: int = state.start
        self.power: list[int] = state.power
        self.village: list[int] = state.villages[self.seat]
        self.won: list[int] = state.won[self.seat]
        self.use_worths: list[float] = [-1.0] * len(self.lookup.acts)  # by face; -1: not known yet
        self.roads = Distances(state, self.seat)
        self.nearness: list[float] = [
            self.weights.ready_step**away for away in range(self.roads.size)
        ]
        self.upgrades = Upgrades(self.seat, self.weights, self.roads, self.nearness)
        self.yards = Yards(state, self.seat, self.weights, self.roads, self.nearness)
        self.villages: dict[tuple[int, ...], tuple[float, float]] = {}
        # What was read from the lists seen last; positions share them.
        self.workers_on: list[int] = []
        self.workers: list[int] = []  # by colour, on the tiles of the village
        self.side: list[int] = []
        self.goods: list[int] = []
        self.skills: list[int] = []
        self.key: tuple[int, ...] = ()

    def lot_worth(self, slot: int) -> float:
        """What winning a lot is worth; worked out once, when the seat first leads there."""
        worth = self.lot_worths[slot]
        if worth == NOT_COMPUTED:
            worth = 0.0
            if slot >= LOT_SLOTS:
                worth = self.turn_tile_worth(self.first, slot)
            elif self.first.season < WINTER:
                worth = self.tile_worth(self.first, self.first.slot_tile[slot])
            self.lot_worths[slot] = worth
        return worth

    def use_worth(self, state: State, face: int) -> float:
        """What one use of a side brings."""
        worth = self.use_worths[face]
        if worth < 0.0:
            worth = use_worth(state, self.seat, self.weights, self.season, face)
            self.use_worths[face] = worth
        return worth

    def turn_tile_worth(self, state: State, slot: int) -> float:
        """What winning a turn-order tile is worth: a better boat, and being first."""
        weights = self.weights
        if not self.boat_worths:
            self.boat_worths = sorted(
                [boat_worth(state, self.seat, boat, weights, self.ends) for boat in state.boats]
            )
        boats = self.boat_worths
        rank = len(boats) - 1 - (slot - LOT_SLOTS)
        worth = boats[rank] - sum(boats) / len(boats) if rank >= 0 else 0.0
        worth = weights.boat * max(worth, 0.0) + weights.turn_tile[state.season]
        if slot + 1 == SLOTS or state.slot_tile[slot + 1] < 0:
            worth += weights.start[state.season]
        return worth

    def tile_worth(self, state: State, tile: int) -> float:
        """What a lot adds to a village once it is won, outside winter."""
        season = state.season
        lookup = self.lookup
        weights = self.weights
        face = tile * 2 + state.side[tile]
        if lookup.kind[tile] == pieces.SUMMER_BOAT:
            return weights.power[lookup.power[face]] * (WINTER - season) + weights.power_boat
        visits = weights.visitor * weights.worker[season] * lookup.acts[face]
        worth = lookup.points[face] + weights.use_share * (WINTER - season) * (
            self.use_worth(state, face) + visits
        )
        if lookup.score_way[face] == ON_TILE:
            worth += self.yards.reach(state, tile, face)
        if lookup.can_upgrade[tile]:
            gain = self.upgrade_gain(state, tile)
            missing = lookup.cost_size[tile] + lookup.cost_any_skill[tile]
            chance = weights.lot_known * weights.ready_missing[season] ** (
                weights.lot_missing * missing
            )
            worth += max(gain * chance, 0.0)
        return worth

    def upgrade_gain(self, state: State, tile: int) -> float:
        """What the back of a tile brings more than its front."""
        lookup = self.lookup
        front = tile * 2
        to_come = WINTER - state.season
        gain = float(lookup.points[front + 1] - lookup.points[front])
        gain += (
            self.weights.use_share
            * to_come
            * (self.use_worth(state, front + 1) - self.use_worth(state, front))
        )
        if lookup.score_way[front] == ON_TILE:
            gain += self.yards.upgrade_gain(state, tile)
        return gain

    def value(self, state: State) -> float:
        """What a position is worth to the seat, as if the season ended soon."""
        if not self.is_settled(state):
            self.settle(state)
        worth = self.screen_worth(state)
        if state.season == WINTER:
            worth += self.winter_worth(state)
            return worth + self.upgrades_worth(state)
        standing, upgrades = self.village_worth(state)
        worth += standing
        worth += self.bids_worth(state)
        return worth + upgrades

    def is_settled(self, state: State) -> bool:
        """Whether a position has the season, village, powers and start player known here."""
        return (
            state.villages[self.seat] is self.village
            and state.won[self.seat] is self.won
            and state.power is self.power
            and state.start == self.start
            and state.season == self.season
        )

    def winter_worth(self, state: State) -> float:
        """The points if winter ended now with the lots led, and what turn-order tiles bring."""
        seat = self.seat
        led = 0
        turn_tiles = 0.0
        for slot in range(SLOTS):
            if not state.bid_size[slot * MAX_PLAYERS + seat] or state.lead[slot] != seat:
                continue
            if slot >= LOT_SLOTS:
                turn_tiles += self.lot_worth(slot)
            else:
                led |= 1 << state.slot_tile[slot]
        workers = workers_at_end(state, seat, self.workers_in_village(state))
        return float(self.ends.total(state, workers, led)) + turn_tiles

    def workers_in_village(self, state: State) -> list[int]:
        """By colour: the workers on the tiles of the village, which come back to the screen."""
        if state.workers_on is not self.workers_on:
            self.workers_on = state.workers_on
            self.workers = workers_in_village(state, self.seat)
        return self.workers

    def village_worth(self, state: State) -> tuple[float, float]:
        """What depends only on sides, goods and skills: outside winter, and upgrades to come."""
        key = self.village_key(state)
        here = self.villages.get(key)
        if here is None:
            standing = 0.0
            if state.season != WINTER:
                standing = self.tiles_worth(state) + self.goods_worth(state)
            to_come = self.upgrades.worth(state, self.upgrade_gains(state))
            here = standing, to_come + self.yards.to_come(state)
            self.villages[key] = here
        return here

    def village_key(self, state: State) -> tuple[int, ...]:
        """The skills, goods and sides of the seat: what transports change."""
        first = self.seat * SKILLS
        skills = state.skills[first : first + SKILLS]
        if state.side is self.side and state.goods is self.goods and skills == self.skills:
            return self.key
        goods = state.goods
        backs = 0
        out = [as_number(skills)]
        for tile in self.village:
            backs = backs * 2 + state.side[tile]
            at = tile * RESOURCES
            if goods[at] or goods[at + 1] or goods[at + 2] or goods[at + 3]:
                out.append(as_number(goods[at : at + RESOURCES]) * pieces.TILES + tile)
        out.append(backs)
        self.side = state.side
        self.goods = goods
        self.skills = skills
        self.key = tuple(out)
        return self.key

    def screen_worth(self, state: State) -> float:
        """Workers and skills behind the screen, and workers that will come back there."""
        seat = self.seat
        weights = self.weights
        season = state.season
        worker = weights.worker[season]
        green = weights.green[season]
        on_tiles = self.workers_in_village(state)
        mine = 0
        for colour in range(COLOURS):
            mine += state.screen[seat * COLOURS + colour] + on_tiles[colour]
        greens = state.screen[seat * COLOURS + GREEN] + on_tiles[GREEN]
        worth = worker * mine + green * greens
        skills = 0
        for kind in range(SKILLS):
            skills += min(state.skills[seat * SKILLS + kind], weights.skills_counted)
        return worth + weights.skill[season] * skills

    def tiles_worth(self, state: State) -> float:
        """Printed points, and what tiles with an action bring in seasons to come."""
        lookup = self.lookup
        weights = self.weights
        seat = self.seat
        points = 0
        uses: list[float] = []
        for tile in state.villages[seat]:
            face = tile * 2 + state.side[tile]
            points += lookup.points[face]
            if lookup.acts[face]:
                uses.append(self.use_worth(state, face))
        uses.sort(reverse=True)
        to_come = WINTER - state.season
        worth = float(points)
        share = weights.use_share * to_come
        for use in uses:
            worth += use * share
            share *= weights.use_fade
        for tile in state.won[seat]:
            worth += self.tile_worth(state, tile)
        return worth + self.yards.standing(state)

    def goods_worth(self, state: State) -> float:
        """Resources as a stock for later."""
        plain = self.weights.resource[state.season]
        gold = plain + self.weights.gold[state.season]
        worth = 0.0
        for tile in state.villages[self.seat]:
            first = tile * RESOURCES
            for kind in range(RESOURCES):
                worth += state.goods[first + kind] * (gold if kind == GOLD else plain)
        return worth

    def upgrades_worth(self, state: State) -> float:
        """What upgrades to come are worth, as long as there can be any."""
        if state.season == WINTER and not self.can_transport(state):
            return 0.0
        return self.village_worth(state)[1]

    def upgrade_gains(self, state: State) -> list[tuple[float, int]]:
        """The tiles that can be upgraded, each with what it brings as a loss: the best first."""
        tiles = [tile for tile in self.village if can_flip(state, tile)]
        return sorted([(-self.upgrade_gain(state, tile), tile) for tile in tiles])

    def can_transport(self, state: State) -> bool:
        """Whether the seat may still move something in what is left of the game."""
        if state.steps or state.upgrades:
            return True
        if state.phase != TURN:
            return False
        for colour in range(COLOURS):
            if state.screen[self.seat * COLOURS + colour]:
                return True
        return False

    def bids_worth(self, state: State) -> float:
        """What the lots led are worth, as if no bid were raised; losing bids come back."""
        weights = self.weights
        seat = self.seat
        season = state.season
        worker = weights.worker[season]
        worth = 0.0
        for slot in range(SLOTS):
            bid = slot * MAX_PLAYERS + seat
            size = state.bid_size[bid]
            if not size:
                continue
            each = worker + (weights.green[season] if state.bid_colour[bid] == GREEN else 0.0)
            if state.lead[slot] != seat:
                worth += size * each
                continue
            first = state.slot_tile[slot] * COLOURS
            on = state.workers_on
            worth += self.lot_worth(slot)
            worth += worker * (on[first] + on[first + 1] + on[first + 2] + on[first + 3])
        return worth


def use_worth(state: State, seat: int, weights: Weights, season: int, face: int) -> float:
    """What one use of a tile's side brings, minus what it takes."""
    lookup = state.lookup
    if not lookup.acts[face]:
        return 0.0
    later = min(season, WINTER - 1)
    worker = weights.worker[later]
    skill = weights.skill[later]
    plain = weights.resource[later]
    gold = plain + weights.gold[later]
    worth = worker * lookup.workers[face] + skill * lookup.skills[face]
    worth += (worker + weights.green[later]) * lookup.greens[face]
    if lookup.choose[face]:
        worth += plain * weights.choice
    else:
        for kind in range(RESOURCES):
            worth += lookup.gives[face * RESOURCES + kind] * (gold if kind == GOLD else plain)
    times = 2 if state.power[pieces.POWER_2B] == seat else 1
    worth += times * (
        weights.step * min(lookup.steps[face], weights.steps_counted)
        + weights.upgrade * lookup.upgrades[face]
    )
    takes = lookup.takes[face]
    if takes >= TAKES_SKILL:
        worth -= skill
    elif takes != TAKES_NOTHING:
        worth -= worker
    return max(worth, 0.0)


def winter_tile_worth(state: State, seat: int, tile: int) -> float:
    """What a winter tile adds to this seat's points as things stand."""
    return added_points(state, seat, tile, EndPoints(state, seat))


def added_points(state: State, seat: int, tile: int, ends: EndPoints) -> float:
    """What a tile adds to the points if winter ended now."""
    workers = workers_at_end(state, seat, workers_in_village(state, seat))
    return float(ends.total(state, workers, 1 << tile) - ends.total(state, workers, 0))


def workers_in_village(state: State, seat: int) -> list[int]:
    """By colour: the workers on the tiles of a village."""
    workers = [0] * COLOURS
    for tile in state.villages[seat]:
        for colour in range(COLOURS):
            workers[colour] += state.workers_on[tile * COLOURS + colour]
    return workers


def workers_at_end(state: State, seat: int, in_village: list[int]) -> list[int]:
    """By colour: a seat's workers behind the screen, and those that will come back there."""
    workers = state.screen[seat * COLOURS : (seat + 1) * COLOURS]
    for colour in range(COLOURS):
        workers[colour] += in_village[colour]
    for slot in range(SLOTS):
        bid = slot * MAX_PLAYERS + seat
        if state.bid_size[bid] and state.lead[slot] != seat:
            workers[state.bid_colour[bid]] += state.bid_size[bid]
    return workers


def boat_worth(state: State, seat: int, boat: int, weights: Weights, ends: EndPoints) -> float:
    """What a boat's load is worth, or in winter the boat itself."""
    season = state.season
    if season < WINTER:
        workers = state.boat_workers[boat * COLOURS : boat * COLOURS + COLOURS]
        skills = state.boat_skills[boat * SKILLS : boat * SKILLS + SKILLS]
        worth = weights.worker[season] * sum(workers) + weights.green[season] * workers[GREEN]
        return worth + weights.skill[season] * sum(skills)
    tile = state.lookup.boats[boat]
    feat = state.lookup.feat[tile * 2]
    if feat == FEAT_FLIP:
        screen = state.screen[seat * COLOURS : (seat + 1) * COLOURS]
        return float(state.lookup.points[tile * 2] + ends.best_flip(state, screen))
    if feat == FEAT_RIVER:
        line = len(river(state, seat)) + 1
        return weights.river * river_points(state.lookup, line)
    return added_points(state, seat, tile, ends)


SCALE: Final = (25.0, 13.0, 13.0, 7.0)
"""By season: the lead in points that makes a seat 2.7 times as likely to win as another one.

Fitted to the winners of 150 games of `planner` with 2 to 6 players, summer and autumn together. A
wide scale means that the evaluation says little that early.
"""


def shares(worths: list[float], scale: float) -> list[float]:
    """Each seat's share of the win, by what the position is worth to each."""
    best = max(worths)
    odds = [math.exp((one - best) / scale) for one in worths]
    together = sum(odds)
    return [one / together for one in odds]


def by_evaluation(state: State) -> list[float]:
    """A softmax over what the position is worth to each seat, with all screens open."""
    worths = [worth(state, seat) for seat in range(state.players)]
    return shares(worths, SCALE[state.season])


def worth(state: State, seat: int) -> float:
    """What a position is worth to a seat, in points."""
    value = Judge(state, seat, TUNED).value(state)
    if state.season == WINTER:  # a tile that was won counts before it is placed
        for tile in state.won[seat]:
            value += winter_tile_worth(state, seat, tile)
    return value
