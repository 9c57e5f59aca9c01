"""A quick look ahead: how the next turns go if everyone plays what looks best at once.

The greedy bot values the position after every action worth a look. Here each seat is judged once a
season, only the cheapest placement at each tile counts, and the last known gain of a placement,
from this look ahead or an earlier one, is used until that placement comes up as the best.
"""

from keyflower.bots.evaluation.judge import Judge
from keyflower.bots.evaluation.weights import Weights
from keyflower.bots.planning.greedy import action_values, best_of, worth_after
from keyflower.rules import actions
from keyflower.rules.actions import BID, KIND_MASK, PASS, USE, bid_colour, tile_of, use_count
from keyflower.rules.chapters.bidding import slot_of
from keyflower.rules.chapters.village import goods_on
from keyflower.rules.decisions import legal_actions, perform
from keyflower.rules.pieces import COLOURS, MAX_PLAYERS
from keyflower.rules.state import BUILD, OVER, PAY, TAKE, TRANSPORT, TURN, State

Gains = dict[int, float]  # what a seat's bids and uses brought the last time, by `gain_key`


def no_gains(players: int) -> list[Gains]:
    """Nothing looked at yet, for every seat."""
    return [{} for _ in range(players)]


def play_out(state: State, seat: int, turns: int, weights: Weights, gains: list[Gains]) -> None:
    """Play until a seat has had that many more turns and is to move, or the season is over.

    `gains` are used and updated; they may come from an earlier look ahead from the same turn.
    """
    season = state.season
    judges: list[Judge | None] = [None] * state.players
    while state.phase != OVER and (state.season == season or state.phase == BUILD):
        acting = state.to_act()[0]
        if state.phase == TURN and acting == seat:
            if turns == 0:
                return
            turns -= 1
        legal = legal_actions(state, acting)
        action = legal[0]
        if len(legal) > 1:
            if state.phase in (TURN, PAY, TAKE, TRANSPORT):
                judge = judges[acting]
                if judge is None:
                    judge = Judge(state, acting, weights)
                    judges[acting] = judge
                if state.phase == TURN:
                    action = best_placement(state, acting, legal, judge, gains[acting])
                else:
                    action = best_of([(worth_after(state, acting, a, judge), a) for a in legal])
            else:
                action = best_of(action_values(state, acting, legal, weights))
        perform(state, acting, action)
        state.outcomes = []


def best_placement(state: State, seat: int, legal: list[int], judge: Judge, gains: Gains) -> int:
    """T4: the best of the cheapest bid and the cheapest use at each tile, and of passing."""
    prices = worker_prices(state, seat, judge)
    costs: dict[int, float] = {}
    cheapest: dict[int, int] = {}
    for action in legal:
        key = action & actions.KIND_AND_TILE
        cost = cost_of(state, seat, action, prices, judge.weights.lost)
        if key not in costs or cost < costs[key]:
            costs[key] = cost
            cheapest[key] = action
    now = judge.value(state)
    held = sum([goods_on(state, tile) for tile in state.villages[seat]])
    fresh: set[int] = set()
    ranked: list[tuple[float, int]] = []
    for key, action in cheapest.items():
        kind = key & KIND_MASK
        # Nobody raises a bid of their own here.
        if kind == PASS or (kind == BID and state.lead[slot_of(state, tile_of(key))] == seat):
            continue
        known = gain_key(state, key, held)
        if known not in gains:
            gains[known] = worth_after(state, seat, action, judge) - now + costs[key]
            fresh.add(key)
        ranked.append((costs[key] - gains[known], key))
    ranked.sort()
    best = PASS
    most = 0.0
    for loss, key in ranked:
        if -loss <= most:
            break
        known = gain_key(state, key, held)
        if key not in fresh:
            gains[known] = worth_after(state, seat, cheapest[key], judge) - now + costs[key]
        gain = gains[known] - costs[key]
        if gain > most:
            most = gain
            best = cheapest[key]
    return best


def gain_key(state: State, key: int, held: int) -> int:
    """What a gain is kept by: a use that transports brings more or less with every resource."""
    tile = tile_of(key)
    face = tile * 2 + state.side[tile]
    moves = key & KIND_MASK == USE and state.lookup.steps[face] + state.lookup.upgrades[face] > 0
    return key + (held << 10) if moves else key


def worker_prices(state: State, seat: int, judge: Judge) -> list[float]:
    """What a worker of each colour behind the screen is worth."""
    weights = judge.weights
    price = weights.worker[state.season]
    prices = [price, price, price, price + weights.green[state.season]]
    held = state.screen[seat * COLOURS : (seat + 1) * COLOURS]
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
