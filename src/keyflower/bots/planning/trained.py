"""The bot that learnt from its own games: the planner's plans, valued by the network, too."""

import math
from random import Random
from typing import ClassVar, Final

from keyflower.bots.evaluation.judge import Judge
from keyflower.bots.evaluation.weights import Weights
from keyflower.bots.network.features import Encoder, rows
from keyflower.bots.network.network import BUILT_IN, Network, network_for, weights_for
from keyflower.bots.planning.greedy import Plan
from keyflower.bots.planning.planner import PlannerBot, plans
from keyflower.bots.planning.playout import cost_of, worker_prices
from keyflower.bots.planning.policy import Situation, built_in_policy
from keyflower.bots.seeds import derived_seed
from keyflower.rules.actions import KIND_MASK
from keyflower.rules.chapters.seasons import note_winter_tiles
from keyflower.rules.chapters.village import add_tile
from keyflower.rules.decisions import is_legal, perform
from keyflower.rules.state import BUILD, FLIP, PICK_WINTER, TURN, Board, State
from keyflower.rules.view import View, deal_unknown

BEST: Final = 24  # plans that the network values: the best by the evaluation,
LIKED: Final = 8  # and of all others those that the policy likes best
LOGIT: Final = 10.0  # points that count as much as one logit of the share of the win
BY_HAND: Final = 0.2  # how much the planner's values, set by hand, count beside the network's


class TrainedBot(PlannerBot):
    """Follows each plan to the end of the turn, and takes the one that leads to the best position.

    Without a network it is the planner. `hand` is how much the planner's own value of a plan counts
    beside what the network says. `explore` is the temperature, in points, at which it chooses at
    random among its plans: for games to learn from.
    """

    options: ClassVar[dict[str, type]] = {"network": str, "hand": float, "explore": float}

    def __init__(
        self,
        seed: int,
        seat: int,
        network: str = BUILT_IN,
        hand: float = BY_HAND,
        explore: float = 0.0,
    ) -> None:
        super().__init__(seed, seat)
        self.network = network
        self.hand = hand
        self.explore = explore

    def plans(self, view: View, legal: list[int], every_kind: bool = False) -> list[Plan]:
        """The plans worth a look; with `every_kind` at least one for each kind of action."""
        state = deal_unknown(view, self.seed)
        network = network_for(self.network, state.lookup)
        weights = weights_for(network)
        found = plans(state, view.seat, legal, weights)
        if network is not None and state.phase != FLIP:
            wide = widest(state, view.seat, found, weights, every_kind)
            found = value_plans(state, view.seat, wide, network, self.hand)
        if self.explore and not every_kind:
            found = shaken(found, self.explore, exploration_seed(self.seed, view.board))
        return found


def widest(
    state: State, seat: int, found: list[Plan], weights: Weights, every_kind: bool
) -> list[Plan]:
    """The best plans by the evaluation, and of the others those that the policy likes best.

    With `every_kind` also the best of other kinds.
    """
    ordered = sorted(found, key=lambda plan: -plan.value)
    wide, rest = ordered[:BEST], ordered[BEST:]
    if state.phase == TURN and len(rest) > LIKED:
        rest = by_liking(state, seat, rest, weights)
    wide += rest[:LIKED]
    if every_kind:
        kinds = {plan.actions[0] & KIND_MASK for plan in wide}
        for plan in rest[LIKED:]:
            kind = plan.actions[0] & KIND_MASK
            if kind not in kinds:
                kinds.add(kind)
                wide.append(plan)
    return wide


def by_liking(state: State, seat: int, found: list[Plan], weights: Weights) -> list[Plan]:
    """Plans in the order in which the policy likes them."""
    policy = built_in_policy()
    judge = Judge(state, seat, weights)
    now = judge.value(state)
    prices = worker_prices(state, judge)
    situation = Situation(state, seat)
    ranked: list[tuple[float, int]] = []
    for i in range(len(found)):
        action = found[i].actions[0]
        cost = cost_of(state, seat, action, prices, weights.lost)
        liking = policy.liking(state, action, cost, situation)
        ranked.append((-liking.with_gain(found[i].value - now + cost), i))
    ranked.sort()
    return [found[i] for _, i in ranked]


def value_plans(
    state: State, seat: int, wide: list[Plan], network: Network, hand: float
) -> list[Plan]:
    """Plans by where they lead, as the network says, and by their own values, which count less."""
    encoder = Encoder(state, seat, network.weights)
    numbers = rows(len(wide))
    for i in range(len(wide)):
        encoder.write(after(state, seat, wide[i].actions), numbers, i)
    logits = network.logits(numbers)
    return [Plan(hand * plan.value + LOGIT * one, plan.actions) for plan, one in zip(wide, logits)]


def after(state: State, seat: int, actions: list[int]) -> State:
    """The position after a seat's actions, before anything follows that others decide or draw.

    What was planned on other draws may not be legal: the rest is left out then.
    """
    then = state.clone()
    if state.phase == BUILD:
        add_tile(then, seat, actions[0])
    elif state.phase == PICK_WINTER:
        note_winter_tiles(then, seat, actions[0])
    else:
        perform(then, seat, actions[0])
        for action in actions[1:]:
            if not is_legal(then, seat, action):
                break
            perform(then, seat, action)
    return then


def shaken(found: list[Plan], temperature: float, seed: int) -> list[Plan]:
    """Plans with Gumbel noise on their values: the best is as likely as by a softmax."""
    draw = Random(seed).random
    return [
        Plan(plan.value - temperature * math.log(-math.log(draw() + 1e-12)), plan.actions)
        for plan in found
    ]


def exploration_seed(seed: int, board: Board) -> int:
    """A seed that follows from the position, so that a bot answers the same when asked again."""
    where = f"{board.season} {board.phase} {board.passes} {board.bid_size} {board.workers_on}"
    return derived_seed("explore", seed, f"{where} {board.goods} {board.won} {board.boats}")
