"""How a season may go on when everyone does what looks best at once, worked out quickly.

The greedy bot values the position after every action worth a look. Here each seat is judged once
in a season, of all placements at a tile only the cheapest counts, and a bid is valued without
carrying it out.
"""

from typing import Final

from keyflower.bots.building import placement_worth
from keyflower.bots.evaluation import Judge
from keyflower.bots.greedy import action_values, unfinished_worth
from keyflower.bots.weights import Weights
from keyflower.rules.actions import BID, BID_COUNT, KIND_MASK, LOSING, PASS, USE_COUNT
from keyflower.rules.bidding import slot_of
from keyflower.rules.decisions import legal_actions, perform
from keyflower.rules.pieces import COLOURS, GREEN, MAX_PLAYERS, WINTER
from keyflower.rules.state import BUILD, OVER, PAY, TAKE, TRANSPORT, TURN, State

RARE: Final = 0.001  # what each worker more of a colour takes off its price: the rare are kept
LOST: Final = 0.05  # what a worker in a losing bid is worth less than one behind the screen
TILE_KIND: Final = 1023  # the bits of an action that say what is done at which tile


def play_out_season(state: State, weights: Weights) -> None:
    """Play until the next season starts, or the game is over."""
    season = state.season
    judges: list[Judge | None] = [None] * state.players
    while state.phase != OVER and (state.season == season or state.phase == BUILD):
        seat = state.to_act()[0]
        legal = legal_actions(state, seat)
        action = legal[0]
        if len(legal) > 1:
            if state.phase in (TURN, PAY, TAKE, TRANSPORT):
                judge = judges[seat]
                if judge is None:
                    judge = Judge(state, seat, weights)
                    judges[seat] = judge
                action = best_in_turn(state, seat, legal, judge)
            elif state.phase == BUILD:
                action = best_place(state, seat, legal)
            else:
                action = best_of(action_values(state, seat, legal, weights))
        perform(state, seat, action)
        state.outcomes = []


def best_of(values: list[tuple[float, int]]) -> int:
    """The action of the highest value, the first among equals."""
    best = values[0]
    for pair in values:
        if pair[0] > best[0]:
            best = pair
    return best[1]


def best_place(state: State, seat: int, legal: list[int]) -> int:
    """The best place by sight."""
    return best_of([(placement_worth(state, seat, action), action) for action in legal])


def best_in_turn(state: State, seat: int, legal: list[int], judge: Judge) -> int:
    """The best placement, or the best next decision inside one."""
    if state.phase == TURN:
        return best_placement(state, seat, legal, judge)
    return best_of([(worth_after(state, seat, action, judge), action) for action in legal])


def worth_after(state: State, seat: int, action: int, judge: Judge) -> float:
    """What the position is worth once an action is carried out."""
    then = state.clone()
    perform(then, seat, action)
    return judge.value(then) + unfinished_worth(then, seat, judge)


def best_placement(state: State, seat: int, legal: list[int], judge: Judge) -> int:
    """T4: the best of the cheapest bid and the cheapest use at each tile, and of passing."""
    prices = worker_prices(state, seat, judge)
    costs: dict[int, float] = {}
    cheapest: dict[int, int] = {}
    for action in legal:
        if action & KIND_MASK == PASS:
            continue
        key = action & TILE_KIND
        cost = cost_of(state, seat, action, prices)
        if key not in costs or cost < costs[key]:
            costs[key] = cost
            cheapest[key] = action
    now = judge.value(state)
    best = PASS
    most = now
    for key, action in cheapest.items():
        if action & KIND_MASK == BID and state.season < WINTER:
            worth = now + bid_gain(state, seat, action >> 4 & 63, judge) - costs[key]
        else:
            worth = worth_after(state, seat, action, judge)
        if worth > most:
            most = worth
            best = action
    return best


def worker_prices(state: State, seat: int, judge: Judge) -> list[float]:
    """What a worker of each colour behind the screen is worth."""
    weights = judge.weights
    season = state.season
    out: list[float] = []
    for colour in range(COLOURS):
        price = weights.worker[season] + weights.unplaced[season] + judge.worker_bonus[colour]
        if colour == GREEN:
            price += weights.green[season]
        out.append(price - RARE * state.screen[seat * COLOURS + colour])
    return out


def cost_of(state: State, seat: int, action: int, prices: list[float]) -> float:
    """What the workers of a placement are worth where they are."""
    cost = 0.0
    if action & KIND_MASK == BID:
        cost += prices[action >> 10 & 3] * (action >> BID_COUNT & 63)
    else:
        for colour in range(COLOURS):
            cost += prices[colour] * (action >> (USE_COUNT + 3 * colour) & 7)
    losing = action >> LOSING
    slot = 0
    while losing:
        if losing & 1:
            side = slot * MAX_PLAYERS + seat
            cost += (prices[state.bid_colour[side]] - LOST) * state.bid_size[side]
        losing >>= 1
        slot += 1
    return cost


def bid_gain(state: State, seat: int, tile: int, judge: Judge) -> float:
    """What leading at a tile brings that the seat has not got yet, the bid taken to stand."""
    slot = slot_of(state, tile)
    if state.lead[slot] == seat:
        return 0.0
    worker = judge.weights.worker[state.season]
    standing = 0
    for colour in range(COLOURS):
        standing += state.workers_on[tile * COLOURS + colour]
    lost = state.bid_size[slot * MAX_PLAYERS + seat]  # a losing bid there is topped up
    return judge.lot_worth[slot] + worker * (standing - lost)
