"""The bot that does what looks best at once: one ply over the evaluation."""

from typing import ClassVar

from keyflower.bots.bot import Bot
from keyflower.bots.evaluation.building import placement_worths
from keyflower.bots.evaluation.end_points import EndPoints
from keyflower.bots.evaluation.judge import Judge, boat_worth, use_worth, winter_tile_worth
from keyflower.bots.evaluation.weights import DEFAULT_WEIGHTS, Weights
from keyflower.bots.planning.candidates import worth_a_look
from keyflower.bots.seeds import derived_seed
from keyflower.bots.thought import Thought
from keyflower.rules.actions import KIND_MASK, PASS, boat_of
from keyflower.rules.chapters.scoring import total_points
from keyflower.rules.chapters.seasons import winter_tiles_of
from keyflower.rules.chapters.village import goods_on
from keyflower.rules.decisions import perform
from keyflower.rules.state import BUILD, FLIP, PAY, PICK_BOAT, PICK_WINTER, TAKE, TRANSPORT, State
from keyflower.rules.view import View, deal_unknown


class Plan:
    """The actions of a turn, and what the position is worth after them."""

    def __init__(self, value: float, actions: list[int]) -> None:
        self.value = value
        self.actions = actions


class GreedyBot(Bot):
    """Values the position after each action worth a look, and takes the best."""

    name: ClassVar[str] = "greedy bot"

    def __init__(self, seed: int, seat: int) -> None:
        super().__init__(derived_seed(self.name, seed, seat), seat)

    def plan(self, view: View, legal: list[int]) -> list[int]:
        """The actions of the plan with the highest value, the first among equals."""
        if len(legal) == 1:
            return legal
        return max(self.plans(view, legal), key=lambda plan: plan.value).actions

    def consider(self, view: View, legal: list[int]) -> list[Thought]:
        """The plans worth a look by their first actions, the best first."""
        return thoughts(self.plans(view, legal, every_kind=True))

    def plans(self, view: View, legal: list[int], every_kind: bool = False) -> list[Plan]:
        """The plans worth a look; with `every_kind` at least one for each kind of action."""
        return quick_plans(deal_unknown(view, self.seed), view.seat, legal, DEFAULT_WEIGHTS)


def thoughts(plans: list[Plan]) -> list[Thought]:
    """Plans by their first actions, the best first."""
    ordered = sorted(plans, key=lambda plan: (-plan.value, plan.actions[0]))
    return [Thought(plan.actions[0], plan.value, tuple(plan.actions[1:])) for plan in ordered]


def quick_plans(state: State, seat: int, legal: list[int], weights: Weights) -> list[Plan]:
    """The actions worth a look for a seat, each as a plan by itself."""
    values = action_values(state, seat, legal, weights)
    return [Plan(value, [action]) for value, action in values]


def best_of(values: list[tuple[float, int]]) -> int:
    """The action of the highest value, the first among equals."""
    most, best = values[0]
    for value, action in values:
        if value > most:
            most = value
            best = action
    return best


def action_values(
    state: State, seat: int, legal: list[int], weights: Weights
) -> list[tuple[float, int]]:
    """The actions worth a look for a seat, each with its value."""
    phase = state.phase
    if phase == BUILD:
        return list(zip(placement_worths(state, legal, weights), legal))
    if phase == PICK_BOAT:
        ends = EndPoints(state, seat)
        return [(boat_worth(state, seat, boat_of(a), weights, ends), a) for a in legal]
    if phase == PICK_WINTER:
        return [(winter_pick_worth(state, seat, action), action) for action in legal]
    if phase == FLIP:
        return [(points_after(state, seat, action), action) for action in legal]
    judge = Judge(state, seat, weights)
    found = worth_a_look(state, seat, legal, 2)
    return [(worth_after(state, seat, action, judge), action) for action in found]


def worth_after(state: State, seat: int, action: int, judge: Judge) -> float:
    """What the position is worth once an action is carried out; after a pass, what it is now."""
    if action & KIND_MASK == PASS:
        return judge.value(state)
    then = state.clone()
    perform(then, seat, action)
    return judge.value(then) + unfinished_worth(then, seat, judge)


def points_after(state: State, seat: int, action: int) -> float:
    """F14: the points after an action."""
    then = state.clone()
    perform(then, seat, action)
    return float(total_points(then, seat))


def unfinished_worth(state: State, seat: int, judge: Judge) -> float:
    """What a use is still going to bring while its payment, choice or transport is owed."""
    if state.phase not in (PAY, TAKE, TRANSPORT) or state.turn != seat:
        return 0.0
    weights = judge.weights
    tile = state.use_tile
    face = tile * 2 + state.side[tile]
    if state.phase != TRANSPORT:
        return use_worth(state, seat, weights, state.season, face)
    held = sum([goods_on(state, own) for own in state.villages[seat]])
    steps = min(state.steps, 2 * held)
    return weights.owed_step * steps + (
        weights.owed_upgrade * state.upgrades if held else weights.owed_nothing
    )


def winter_pick_worth(state: State, seat: int, action: int) -> float:
    """T3: bring out the tiles that are worth most to this village."""
    tiles = winter_tiles_of(state.lookup, action)
    return sum([winter_tile_worth(state, seat, tile) for tile in tiles])
