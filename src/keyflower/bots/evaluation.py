"""What a position is worth to a seat: points now and later (docs/evaluation.md)."""

from keyflower.bots.roads import FAR, Roads
from keyflower.bots.weights import Weights
from keyflower.rules.lookup import (
    FEAT_FLIP,
    FEAT_RIVER,
    ON_TILE,
    TAKES_COLOUR,
    TAKES_NOTHING,
    TAKES_SKILL,
    TAKES_WORKER,
    Lookup,
)
from keyflower.rules.pieces import (
    COLOURS,
    FRONT,
    GOLD,
    GREEN,
    MAX_PLAYERS,
    POWER_2B,
    POWER_3A,
    RESOURCES,
    SKILLS,
    SUMMER_BOAT,
    WINTER,
)
from keyflower.rules.scoring import river, river_points, total_points
from keyflower.rules.state import LOT_SLOTS, SLOTS, TURN, State
from keyflower.rules.village import cell_at, put_in_village
from keyflower.rules.worth import OUT_OF_THE_WAY, best_flip


class Judge:
    """Values positions for one seat during one decision; caches what stays the same in it."""

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights
        self.lookup: Lookup = state.lookup
        self.roads = Roads(state, seat)
        self.nearness: list[float] = [weights.ready_step**away for away in range(FAR)]
        self.village: list[int] = state.villages[seat]
        self.lot_worth: list[float] = [0.0] * SLOTS
        self.use_worth: list[float] = []
        self.start_season(state)

    def start_season(self, state: State) -> None:
        """Calculate once what stays the same during the season."""
        season = state.season
        self.use_worth = [
            use_worth(state, self.seat, self.weights, season, side)
            for side in range(len(self.lookup.acts))
        ]
        boats = sorted(boat_worth(state, self.seat, boat, self.weights) for boat in state.boats)
        for slot in range(SLOTS):
            tile = state.slot_tile[slot]
            if tile < 0:
                continue
            if slot >= LOT_SLOTS:
                self.lot_worth[slot] = self.turn_tile_worth(state, slot, boats)
            elif season < WINTER:
                self.lot_worth[slot] = self.tile_worth(state, tile)

    def turn_tile_worth(self, state: State, slot: int, boats: list[float]) -> float:
        """What winning a turn-order tile is worth: a better boat, and being first."""
        weights = self.weights
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
        side = tile * 2 + state.side[tile]
        if lookup.kind[tile] == SUMMER_BOAT:
            return weights.power[lookup.power[side]] * (WINTER - season) + weights.power_boat
        worth = lookup.points[side] + weights.use_share * (WINTER - season) * (
            self.use_worth[side] + weights.visitor * weights.worker[season] * lookup.acts[side]
        )
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
            self.weights.use_share * to_come * (self.use_worth[front + 1] - self.use_worth[front])
        )
        if lookup.score_way[front] == ON_TILE:
            held = 0
            for kind in range(RESOURCES):
                held += state.goods[tile * RESOURCES + kind]
            gain += (lookup.score_points[front + 1] - lookup.score_points[front]) * held
        return gain

    def value(self, state: State) -> float:
        """What a position is worth to the seat, as if the season ended soon."""
        if state.villages[self.seat] is not self.village:
            self.village = state.villages[self.seat]
            self.roads = Roads(state, self.seat)
        season = state.season
        worth = self.screen_worth(state)
        if season == WINTER:
            worth += self.winter_worth(state)
        else:
            worth += self.tiles_worth(state) + self.goods_worth(state)
            worth += self.bids_worth(state)
        return worth + self.upgrades_worth(state)

    def winter_worth(self, state: State) -> float:
        """The points if winter ended now with the lots led, and what turn-order tiles bring."""
        seat = self.seat
        ended = winter_ended(state, seat)
        column = OUT_OF_THE_WAY
        turn_tiles = 0.0
        for slot in range(SLOTS):
            if not state.bid_size[slot * MAX_PLAYERS + seat] or state.lead[slot] != seat:
                continue
            if slot >= LOT_SLOTS:
                turn_tiles += self.lot_worth[slot]
            else:
                put_in_village(ended, seat, state.slot_tile[slot], cell_at(seat, column, 0), 0)
                column -= 2
        return float(total_points(ended, seat)) + turn_tiles

    # ---- Parts

    def screen_worth(self, state: State) -> float:
        """Workers and skills behind the screen, and workers that will come back there."""
        seat = self.seat
        weights = self.weights
        season = state.season
        worker = weights.worker[season]
        green = weights.green[season]
        mine = 0
        greens = 0
        for colour in range(COLOURS):
            mine += state.screen[seat * COLOURS + colour]
        greens += state.screen[seat * COLOURS + GREEN]
        for tile in state.villages[seat]:
            first = tile * COLOURS
            on = state.workers_on
            mine += on[first] + on[first + 1] + on[first + 2] + on[first + 3]
            greens += on[first + GREEN]
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
            side = tile * 2 + state.side[tile]
            points += lookup.points[side]
            if lookup.acts[side]:
                uses.append(self.use_worth[side])
        uses.sort(reverse=True)
        to_come = WINTER - state.season
        worth = float(points)
        share = weights.use_share * to_come
        for use in uses:
            worth += use * share
            share *= weights.use_fade
        for tile in state.won[seat]:
            worth += self.tile_worth(state, tile)
        return worth

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
        """For each tile with its front up: the gain, weighted by how much of its cost is there."""
        if state.season == WINTER and not self.can_transport(state):
            return 0.0
        lookup = self.lookup
        weights = self.weights
        seat = self.seat
        season = state.season
        plain = weights.resource[season]
        gold = plain + weights.gold[season]
        left = state.goods
        taken = False
        worth = 0.0
        gains: list[tuple[float, int]] = []
        for tile in state.villages[seat]:
            if state.side[tile] == FRONT and lookup.can_upgrade[tile]:
                gains.append((-self.upgrade_gain(state, tile), tile))
        gains.sort()
        stocked = [tile for tile in state.villages[seat] if holds_goods(state, tile)]
        left_skills = state.skills[seat * SKILLS : seat * SKILLS + SKILLS]
        all_alike = state.power[POWER_3A] == seat
        known = weights.known[season]
        for loss, tile in gains:
            gain = -loss
            ready = known
            cost = 0.0
            for kind in range(SKILLS):
                need = lookup.cost_skill[tile * SKILLS + kind]
                if need:
                    if left_skills[kind] >= need:
                        left_skills[kind] -= need
                        cost += weights.skill[season]
                    else:
                        ready *= weights.ready_skill[season]
            if lookup.cost_any_skill[tile]:
                if left_skills[0] + left_skills[1] + left_skills[2] > 0:
                    best = 0
                    for kind in range(1, SKILLS):
                        if left_skills[kind] > left_skills[best]:
                            best = kind
                    left_skills[best] -= 1
                    cost += weights.skill[season]
                else:
                    ready *= weights.ready_skill[season]
            for symbol in range(RESOURCES + 1):
                if symbol < RESOURCES:
                    need = lookup.cost[tile * RESOURCES + symbol]
                else:
                    need = lookup.cost_any[tile]
                for _ in range(need):
                    paid = RESOURCES if all_alike else symbol
                    at = self.nearest(left, tile, paid, stocked)
                    if at < 0:
                        ready *= weights.ready_missing[season]
                    else:
                        away = self.roads.distance(at // RESOURCES, tile)
                        ready *= self.nearness[away]
                        if not taken:
                            left = left.copy()
                            taken = True
                        left[at] -= 1
                        cost += gold if at % RESOURCES == GOLD else plain
            net = gain - cost
            if net > 0.0:
                worth += net * ready
        return worth

    def nearest(self, goods: list[int], tile: int, symbol: int, stocked: list[int]) -> int:
        """The index of the resource that can pay a symbol with the fewest steps, or -1."""
        best = -1
        least = float(FAR)
        detour = self.weights.gold_detour
        for other in stocked:
            away = float(self.roads.distance(other, tile))
            if away >= least:
                continue
            first = other * RESOURCES
            if symbol == RESOURCES:
                for kind in range(RESOURCES):
                    if goods[first + kind]:
                        best = first + kind
                        least = away
                        break
            elif goods[first + symbol]:
                best = first + symbol
                least = away
            elif goods[first + GOLD] and away + detour < least:
                best = first + GOLD
                least = away + detour
        return best

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
            side = slot * MAX_PLAYERS + seat
            size = state.bid_size[side]
            if not size:
                continue
            each = worker + (weights.green[season] if state.bid_colour[side] == GREEN else 0.0)
            if state.lead[slot] != seat:
                worth += size * each
                continue
            first = state.slot_tile[slot] * COLOURS
            on = state.workers_on
            worth += self.lot_worth[slot]
            worth += worker * (on[first] + on[first + 1] + on[first + 2] + on[first + 3])
        return worth


def holds_goods(state: State, tile: int) -> bool:
    """Whether any resource lies on a tile."""
    goods = state.goods
    first = tile * RESOURCES
    return goods[first] + goods[first + 1] + goods[first + 2] + goods[first + 3] > 0


def use_worth(state: State, seat: int, weights: Weights, season: int, side: int) -> float:
    """What one use of a tile's side brings, minus what it takes."""
    lookup = state.lookup
    if not lookup.acts[side]:
        return 0.0
    later = min(season, WINTER - 1)
    worker = weights.worker[later]
    skill = weights.skill[later]
    plain = weights.resource[later]
    gold = plain + weights.gold[later]
    worth = worker * lookup.workers[side] + skill * lookup.skills[side]
    worth += (worker + weights.green[later]) * lookup.greens[side]
    if lookup.choose[side]:
        worth += plain * weights.choice
    else:
        for kind in range(RESOURCES):
            worth += lookup.gives[side * RESOURCES + kind] * (gold if kind == GOLD else plain)
    times = 2 if state.power[POWER_2B] == seat else 1
    worth += times * (
        weights.step * min(lookup.steps[side], weights.steps_counted)
        + weights.upgrade * lookup.upgrades[side]
    )
    takes = lookup.takes[side]
    if takes != TAKES_NOTHING:
        if TAKES_COLOUR <= takes <= TAKES_WORKER:
            worth -= worker
        elif takes >= TAKES_SKILL:
            worth -= skill
    return max(worth, 0.0)


def winter_tile_worth(state: State, seat: int, tile: int) -> float:
    """What a winter tile adds to this seat's points as things stand."""
    ended = winter_ended(state, seat)
    return points_with(ended, seat, tile) - float(total_points(ended, seat))


def winter_ended(state: State, seat: int) -> State:
    """The position with the seat's workers back behind the screen that will come back there."""
    ended = state.clone()
    for slot in range(SLOTS):
        side = slot * MAX_PLAYERS + seat
        if state.bid_size[side] and state.lead[slot] != seat:
            ended.screen[seat * COLOURS + state.bid_colour[side]] += state.bid_size[side]
    for own in state.villages[seat]:
        for colour in range(COLOURS):
            ended.screen[seat * COLOURS + colour] += state.workers_on[own * COLOURS + colour]
    return ended


def points_with(ended: State, seat: int, tile: int) -> float:
    """The points with one more tile in the village, out of the way of the others."""
    more = ended.clone()
    put_in_village(more, seat, tile, cell_at(seat, OUT_OF_THE_WAY, 0), 0)
    return float(total_points(more, seat))


def boat_worth(state: State, seat: int, boat: int, weights: Weights) -> float:
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
        return state.lookup.points[tile * 2] + best_flip(state, seat)
    if feat == FEAT_RIVER:
        line = len(river(state, seat)) + 1
        return weights.river * river_points(state.lookup, line)
    return winter_tile_worth(state, seat, tile)
