"""A playout: the next turns if every seat plays about what the policy likes best.

Likings get some noise that differs between deals, as people's and bots' choices do. Without it, a
plan could look good on all deals because every opponent makes the same mistake.

Each seat has one judge for all look-aheads from a turn, only the cheapest placement at each tile
counts, and the last known gain of a placement, from this look ahead or an earlier one, is used
until that placement comes up as the best.
"""

import math
from random import Random
from typing import Final

from keyflower.bots.evaluation.judge import Judge
from keyflower.bots.evaluation.weights import Weights
from keyflower.bots.planning.greedy import action_values, best_of, unfinished_worth, worth_after
from keyflower.bots.planning.policy import Liking, Policy, Situation
from keyflower.rules import actions
from keyflower.rules.actions import BID, KIND_MASK, PASS, USE, bid_colour, tile_of, use_count
from keyflower.rules.chapters.bidding import slot_of
from keyflower.rules.chapters.village import goods_on
from keyflower.rules.decisions import legal_actions, perform
from keyflower.rules.pieces import COLOURS, MAX_PLAYERS, WINTER
from keyflower.rules.state import BUILD, OVER, PAY, TAKE, TRANSPORT, TURN, State

VARIETY: Final = 0.6
"""How much likings vary; at 1 a placement is as likely as the policy says, by a softmax."""
NOISES: Final = 4096
CHEAPEST: Final = 0.2
"""The least value of a worker: at 0, placements in winter would take as many as they can."""


def gumbel_noise(count: int) -> list[float]:
    """The same numbers every time, for the largest of likings and noise to follow a softmax."""
    draw = Random(count).random
    return [-math.log(-math.log(draw() + 1e-12)) for _ in range(count)]


NOISE: Final = [VARIETY * noise for noise in gumbel_noise(NOISES)]

Gains = dict[int, float]  # what a seat's bids and uses brought the last time, by `gain_key`
Moved = tuple[int, int, tuple[int, ...]]  # steps and upgrades left, and the village


class PlayoutCache:
    """A cache that all playouts from the same turn share, by seat.

    It has the seat's judge, the gains of placements, and the next actions of transports.
    """

    def __init__(self, players: int, weights: Weights) -> None:
        self.weights = weights
        self.judges: list[Judge | None] = [None] * players
        self.gains: list[Gains] = [{} for _ in range(players)]
        self.moves: list[dict[Moved, int]] = [{} for _ in range(players)]

    def judge(self, state: State, seat: int) -> Judge:
        """The judge of a seat for all playouts, made when it is first needed."""
        judge = self.judges[seat]
        if judge is None:
            judge = Judge(state, seat, self.weights)
            self.judges[seat] = judge
        return judge

    def move(self, state: State, seat: int) -> int:
        """M: the step or upgrade that looks best, or the end of a transport."""
        judge = self.judge(state, seat)
        here = state.steps, state.upgrades, judge.village_key(state)
        action = self.moves[seat].get(here)
        if action is None:
            action = best_by_worth(state, legal_actions(state, seat), judge)
            self.moves[seat][here] = action
        return action


def play_out(state: State, policy: Policy, known: PlayoutCache, deal: int) -> None:
    """Play until the season is over and its tiles are placed; likings vary with the deal."""
    season = state.season
    noise = deal * 7919
    while state.phase != OVER and (state.season == season or state.phase == BUILD):
        acting = state.to_act()[0]
        if state.phase == TRANSPORT:
            action = known.move(state, acting)
        else:
            legal = legal_actions(state, acting)
            if len(legal) == 1:
                action = legal[0]
            elif state.phase == TURN:
                action = best_placement(state, acting, legal, policy, known, noise)
                noise += 131
            elif state.phase in (PAY, TAKE):
                action = best_by_worth(state, legal, known.judge(state, acting))
            else:
                action = best_of(action_values(state, acting, legal, known.weights))
        perform(state, acting, action)


def best_by_worth(state: State, legal: list[int], judge: Judge) -> int:
    """The action after which the position is worth most."""
    seat = judge.seat
    return best_of([(worth_after(state, seat, action, judge), action) for action in legal])


class CheapestPlacement:
    """The cheapest bid or use at a tile, or passing."""

    def __init__(self, key: int, action: int, cost: float) -> None:
        self.key = key
        self.action = action
        self.cost = cost  # what the workers are worth where they are
        self.liking = Liking(0.0, 0.0)
        self.worth: float = 0.0
        self.known: bool = True  # whether its gain was computed here, not taken from the cache

    def gain(self, state: State, seat: int, known: PlayoutCache, now: float) -> float:
        """What it brings, before what it costs; in winter with the transport that it begins.

        Only points count then, and they depend on where resources end.
        """
        judge = known.judge(state, seat)
        then = state.clone()
        perform(then, seat, self.action)
        if state.season == WINTER:
            while then.phase == TRANSPORT and then.turn == seat:
                perform(then, seat, known.move(then, seat))
        return judge.value(then) + unfinished_worth(then, seat, judge) - now + self.cost


def best_placement(
    state: State, seat: int, legal: list[int], policy: Policy, known: PlayoutCache, noise: int
) -> int:
    """T4: of the cheapest bid and use at each tile, and of passing, what is liked best.

    noise: where the noise of this turn is
    """
    judge = known.judge(state, seat)
    gains = known.gains[seat]
    now = judge.value(state)
    held = sum([goods_on(state, tile) for tile in state.villages[seat]])
    situation = Situation(state, seat)
    placements = cheapest_placements(state, legal, judge)
    for placement in placements:
        placement.liking = policy.liking(state, placement.action, placement.cost, situation)
        placement.liking.known += NOISE[(noise + 31 * placement.key) % NOISES]
        gain = 0.0
        if placement.key != PASS:
            kept = gain_key(state, placement.key, held)
            placement.known = kept not in gains
            if placement.known:
                gains[kept] = placement.gain(state, seat, known, now)
            gain = gains[kept]
        placement.worth = placement.liking.with_gain(gain)
    placements.sort(key=lambda placement: -placement.worth)
    best = placements[0]
    most = -1e9
    for placement in placements:
        if placement.worth <= most:
            break
        if not placement.known:
            gain = placement.gain(state, seat, known, now)
            gains[gain_key(state, placement.key, held)] = gain
            placement.worth = placement.liking.with_gain(gain)
        if placement.worth > most:
            most = placement.worth
            best = placement
    return best.action


def cheapest_placements(state: State, legal: list[int], judge: Judge) -> list[CheapestPlacement]:
    """The cheapest bid and the cheapest use at each tile, and passing."""
    prices = worker_prices(state, judge)
    lost = judge.weights.lost
    placements: list[CheapestPlacement] = []
    last = CheapestPlacement(-1, PASS, 0.0)
    led = False
    for action in legal:  # those with the same key follow each other
        key = action & actions.KIND_AND_TILE
        if key != last.key:
            last = CheapestPlacement(key, action, cost_of(state, judge.seat, action, prices, lost))
            # Raising your own bid is never considered here.
            led = key & KIND_MASK == BID and state.lead[slot_of(state, tile_of(key))] == judge.seat
            if not led:
                placements.append(last)
        elif not led:
            cost = cost_of(state, judge.seat, action, prices, lost)
            if cost < last.cost:
                last.action = action
                last.cost = cost
    return placements


def gain_key(state: State, key: int, held: int) -> int:
    """What a gain is kept by: a use that transports brings more or less with every resource."""
    tile = tile_of(key)
    face = tile * 2 + state.side[tile]
    moves = key & KIND_MASK == USE and state.lookup.steps[face] + state.lookup.upgrades[face] > 0
    return key + (held << 10) if moves else key


def worker_prices(state: State, judge: Judge) -> list[float]:
    """What a worker of each colour behind the screen is worth."""
    weights = judge.weights
    price = max(weights.worker[state.season], CHEAPEST)
    prices = [price, price, price, price + weights.green[state.season]]
    first = judge.seat * COLOURS
    held = state.screen[first : first + COLOURS]
    return [prices[colour] - weights.plenty * held[colour] for colour in range(COLOURS)]


def cost_of(state: State, seat: int, action: int, prices: list[float], lost: float) -> float:
    """What the workers of a placement are worth where they are."""
    cost = 0.0
    if action & KIND_MASK == BID:
        cost += prices[bid_colour(action)] * actions.bid_count(action)
    else:
        for colour in range(COLOURS):
            cost += prices[colour] * use_count(action, colour)
    losing = actions.losing_mask(action)
    slot = 0
    while losing:
        if losing & 1:
            bid = slot * MAX_PLAYERS + seat
            cost += (prices[state.bid_colour[bid]] - lost) * state.bid_size[bid]
        losing >>= 1
        slot += 1
    return cost
