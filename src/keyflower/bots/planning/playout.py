"""A quick look ahead: how the next turns go if everyone plays about what the policy likes best.

What is liked varies a little from one deal to the next, as people's and bots' choices do. Else a
plan would look good on all deals because everyone makes the same mistake.

Each seat is judged once a season, only the cheapest placement at each tile counts, and the last
known gain of a placement, from this look ahead or an earlier one, is used until that placement
comes up as the best.
"""

import math
from random import Random
from typing import Final

from keyflower.bots.evaluation.judge import Judge
from keyflower.bots.evaluation.weights import Weights
from keyflower.bots.planning.greedy import action_values, best_of, worth_after
from keyflower.bots.planning.policy import Liking, Policy, Situation
from keyflower.rules import actions
from keyflower.rules.actions import BID, KIND_MASK, PASS, USE, bid_colour, tile_of, use_count
from keyflower.rules.chapters.bidding import slot_of
from keyflower.rules.chapters.village import goods_on
from keyflower.rules.decisions import legal_actions, perform
from keyflower.rules.pieces import COLOURS, MAX_PLAYERS
from keyflower.rules.state import BUILD, OVER, PAY, TAKE, TRANSPORT, TURN, State

VARIETY: Final = 0.6
"""How much likings vary; at 1 a placement is as likely as the policy says, by a softmax."""
NOISES: Final = 4096


def gumbel_noise(count: int) -> list[float]:
    """The same numbers every time, for the largest of likings and noise to follow a softmax."""
    draw = Random(count).random
    return [-math.log(-math.log(draw() + 1e-12)) for _ in range(count)]


NOISE: Final = [VARIETY * one for one in gumbel_noise(NOISES)]

Gains = dict[int, float]  # what a seat's bids and uses brought the last time, by `gain_key`


def no_gains(players: int) -> list[Gains]:
    """Nothing looked at yet, for every seat."""
    return [{} for _ in range(players)]


def play_out(state: State, weights: Weights, policy: Policy, gains: list[Gains], deal: int) -> None:
    """Play until the season is over and its tiles are placed; likings vary with the deal.

    `gains` are used and updated; they may come from an earlier look ahead from the same turn.
    """
    season = state.season
    judges: list[Judge | None] = [None] * state.players
    noise = deal * 7919
    while state.phase != OVER and (state.season == season or state.phase == BUILD):
        acting = state.to_act()[0]
        legal = legal_actions(state, acting)
        action = legal[0]
        if len(legal) > 1:
            if state.phase in (TURN, PAY, TAKE, TRANSPORT):
                judge = judges[acting]
                if judge is None:
                    judge = Judge(state, acting, weights)
                    judges[acting] = judge
                if state.phase == TURN:
                    action = best_placement(state, legal, judge, policy, gains[acting], noise)
                    noise += 131
                else:
                    action = best_of([(worth_after(state, acting, a, judge), a) for a in legal])
            else:
                action = best_of(action_values(state, acting, legal, weights))
        perform(state, acting, action)
        state.outcomes = []


class Placement:
    """The cheapest bid or use at a tile, or passing."""

    def __init__(self, key: int, action: int, cost: float) -> None:
        self.key = key
        self.action = action
        self.cost = cost  # what the workers are worth where they are
        self.liking = Liking(0.0, 0.0)
        self.worth: float = 0.0
        self.known: bool = True  # what it brings, not only what it brought the last time

    def gain(self, state: State, judge: Judge, now: float) -> float:
        """What it brings, before what it costs."""
        return worth_after(state, judge.seat, self.action, judge) - now + self.cost


def best_placement(
    state: State, legal: list[int], judge: Judge, policy: Policy, gains: Gains, noise: int
) -> int:
    """T4: of the cheapest bid and use at each tile, and of passing, what is liked best.

    noise: where the noise of this turn is
    """
    seat = judge.seat
    now = judge.value(state)
    held = sum([goods_on(state, tile) for tile in state.villages[seat]])
    situation = Situation(state, seat)
    found = cheapest_placements(state, legal, judge)
    for one in found:
        one.liking = policy.liking(state, one.action, one.cost, situation)
        one.liking.known += NOISE[(noise + 31 * one.key) % NOISES]
        gain = 0.0
        if one.key != PASS:
            kept = gain_key(state, one.key, held)
            one.known = kept not in gains
            if one.known:
                gains[kept] = one.gain(state, judge, now)
            gain = gains[kept]
        one.worth = one.liking.with_gain(gain)
    found.sort(key=lambda one: -one.worth)
    best = found[0]
    most = -1e9
    for one in found:
        if one.worth <= most:
            break
        if not one.known:
            gain = one.gain(state, judge, now)
            gains[gain_key(state, one.key, held)] = gain
            one.worth = one.liking.with_gain(gain)
        if one.worth > most:
            most = one.worth
            best = one
    return best.action


def cheapest_placements(state: State, legal: list[int], judge: Judge) -> list[Placement]:
    """The cheapest bid and the cheapest use at each tile, and passing."""
    prices = worker_prices(state, judge)
    found: dict[int, Placement] = {}
    for action in legal:
        key = action & actions.KIND_AND_TILE
        # Nobody raises a bid of their own here.
        if key & KIND_MASK == BID and state.lead[slot_of(state, tile_of(key))] == judge.seat:
            continue
        cost = cost_of(state, judge.seat, action, prices, judge.weights.lost)
        if key not in found or cost < found[key].cost:
            found[key] = Placement(key, action, cost)
    return list(found.values())


def gain_key(state: State, key: int, held: int) -> int:
    """What a gain is kept by: a use that transports brings more or less with every resource."""
    tile = tile_of(key)
    face = tile * 2 + state.side[tile]
    moves = key & KIND_MASK == USE and state.lookup.steps[face] + state.lookup.upgrades[face] > 0
    return key + (held << 10) if moves else key


def worker_prices(state: State, judge: Judge) -> list[float]:
    """What a worker of each colour behind the screen is worth."""
    weights = judge.weights
    price = weights.worker[state.season]
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
