"""The bot that plans a whole turn: placement, payment, transport and upgrades as one plan."""

from typing import ClassVar

from keyflower.bots.bot import Bot
from keyflower.bots.building import placement_worth
from keyflower.bots.candidates import worth_a_look
from keyflower.bots.end_points import EndPoints
from keyflower.bots.evaluation import Judge, boat_worth, village_key
from keyflower.bots.greedy import points_after, thoughts, winter_pick_worth
from keyflower.bots.seeds import derived_seed
from keyflower.bots.thought import Thought
from keyflower.bots.weights import TUNED, Weights
from keyflower.bots.weights import without as leave_out
from keyflower.rules.actions import DONE, KIND_MASK, PASS, boat_of
from keyflower.rules.decisions import legal_actions, perform
from keyflower.rules.pieces import WINTER
from keyflower.rules.scoring import total_points
from keyflower.rules.state import BUILD, FLIP, PAY, PICK_BOAT, PICK_WINTER, TAKE, TRANSPORT, State
from keyflower.rules.view import View, deal_unknown
from keyflower.rules.village import add_tile, placements

BEAM = 4  # transports followed at once
PLACES = 8  # places looked at closely when building


Outcome = tuple[int, int, tuple[int, ...]]
"""Steps and upgrades left, and the village."""


class Plan:
    """The actions of a turn, and what the position is worth after them."""

    __slots__ = ("actions", "value")

    actions: list[int]
    value: float

    def __init__(self, value: float, actions: list[int]) -> None:
        self.value = value
        self.actions = actions


class PlannerBot(Bot):
    """Values whole turns, and answers with the best one."""

    options: ClassVar[dict[str, type]] = {"without": str}

    def __init__(self, seed: int, seat: int, weights: Weights = TUNED, without: str = "") -> None:
        super().__init__(derived_seed("planner bot", seed, seat), seat)
        self.weights = leave_out(without) if without else weights

    def plan(self, view: View, legal: list[int]) -> list[int]:
        """The actions of the best plan."""
        if len(legal) == 1:
            return legal
        return best_plan(self.plans(view, legal)).actions

    def consider(self, view: View, legal: list[int]) -> list[Thought]:
        """The plans worth a look by their first actions, the best first, with reasons."""
        return thoughts(view, [(plan.value, plan.actions[0]) for plan in self.plans(view, legal)])

    def plans(self, view: View, legal: list[int]) -> list[Plan]:
        """The plans worth a look."""
        state = deal_unknown(view, self.seed)
        return plans(state, view.seat, legal, self.weights)


def best_plan(found: list[Plan]) -> Plan:
    """The plan of the highest value, the first among equals."""
    best = found[0]
    for plan in found:
        if plan.value > best.value:
            best = plan
    return best


def plans(state: State, seat: int, legal: list[int], weights: Weights) -> list[Plan]:
    """The plans worth a look for a seat, each with its value."""
    phase = state.phase
    if phase == BUILD:
        return building_plans(state, seat, legal, weights)
    if phase == PICK_BOAT:
        ends = EndPoints(state, seat)
        return [Plan(boat_worth(state, seat, boat_of(a), weights, ends), [a]) for a in legal]
    if phase == PICK_WINTER:
        return [Plan(winter_pick_worth(state, seat, a), [a]) for a in legal]
    if phase == FLIP:
        return [Plan(points_after(state, seat, a), [a]) for a in legal]
    judge = Judge(state, seat, weights)
    turn = Turn(judge, seat)
    return [turn.plan(state, action) for action in worth_a_look(state, seat, legal, 3)]


class Turn:
    """Completes placements to the end of the turn; equal transports are worked out once."""

    __slots__ = ("found", "judge", "seat")

    judge: Judge
    seat: int
    found: dict[Outcome, tuple[float, list[int]]]  # gain and way by what there is to move

    def __init__(self, judge: Judge, seat: int) -> None:
        self.judge = judge
        self.seat = seat
        self.found = {}

    def plan(self, state: State, action: int) -> Plan:
        """The best way to go on after an action until the turn is complete."""
        if action & KIND_MASK == PASS:
            return Plan(self.judge.value(state), [action])
        then = state.clone()
        perform(then, self.seat, action)
        value, rest = self.finish(then)
        return Plan(value, [action, *rest])

    def finish(self, state: State) -> tuple[float, list[int]]:
        """The best value that the rest of a placement can reach, and how."""
        if state.turn != self.seat or state.phase not in (PAY, TAKE, TRANSPORT):
            return self.judge.value(state), []
        if state.phase == TRANSPORT:
            return self.transport(state)
        best = -1e9
        way: list[int] = []
        for action in legal_actions(state, self.seat):
            then = state.clone()
            perform(then, self.seat, action)
            value, rest = self.finish(then)
            if value > best:
                best = value
                way = [action, *rest]
        return best, way

    def transport(self, state: State) -> tuple[float, list[int]]:
        """M: the best steps and upgrades found by following a few ways at once."""
        known = outcome(state, self.seat)
        stopped = state.clone()
        perform(stopped, self.seat, DONE)
        first = self.judge.value(stopped)
        if known in self.found:
            gain, way = self.found[known]
            return first + gain, way
        best = first
        best_way = [DONE]
        beam: list[tuple[float, list[int], State]] = [(best, [], state)]
        while beam:
            seen: set[Outcome] = set()
            reached: list[tuple[float, list[int], State]] = []
            for _, way, here in beam:
                for action in legal_actions(here, self.seat):
                    if action == DONE:
                        continue
                    then = here.clone()
                    perform(then, self.seat, action)
                    key = outcome(then, self.seat)
                    if key in seen:
                        continue
                    seen.add(key)
                    value = self.judge.value(then)
                    reached.append((value, [*way, action], then))
            reached.sort(key=lambda found: -found[0])
            beam = []
            for value, way, then in reached[:BEAM]:
                if value > best + 1e-9:
                    best = value
                    best_way = way if then.phase != TRANSPORT else [*way, DONE]
                if then.phase == TRANSPORT:
                    beam.append((value, way, then))
        self.found[known] = (best - first, best_way)
        return best, best_way


def outcome(state: State, seat: int) -> Outcome:
    """What a transport changes, to tell equal outcomes."""
    return state.steps, state.upgrades, village_key(state, seat)


def building_plans(state: State, seat: int, legal: list[int], weights: Weights) -> list[Plan]:
    """E9: the best places by sight, looked at closely: what the village is worth with them."""
    sights = sorted(((placement_worth(state, a, weights), a) for a in legal), reverse=True)
    out: list[Plan] = []
    for sight, action in sights[:PLACES]:
        then = state.clone()
        add_tile(then, seat, action)
        if state.season == WINTER:
            place_rest(then, seat, weights)
            value = float(total_points(then, seat)) + weights.place_in_winter * sight
        else:
            judge = Judge(then, seat, weights)
            value = judge.value(then) + sight
        out.append(Plan(value, [action]))
    return out


def place_rest(state: State, seat: int, weights: Weights) -> None:
    """Place the other tiles won by sight."""
    while state.won[seat]:
        found = placements(state, seat)
        best = max(found, key=lambda action: (placement_worth(state, action, weights), -action))
        add_tile(state, seat, best)
