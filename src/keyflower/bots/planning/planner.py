"""The bot that plans a whole turn: placement, payment, transport and upgrades as one plan."""

from typing import ClassVar

from keyflower.bots.evaluation.building import placement_worths
from keyflower.bots.evaluation.judge import Judge
from keyflower.bots.evaluation.weights import TUNED, Weights
from keyflower.bots.evaluation.weights import without as leave_out
from keyflower.bots.planning.candidates import worth_a_look
from keyflower.bots.planning.greedy import GreedyBot, Plan, quick_plans
from keyflower.rules.actions import DONE, KIND_MASK, PASS, STEP
from keyflower.rules.chapters.transport import finish, step, transports, upgrade
from keyflower.rules.chapters.village import add_tile, placements
from keyflower.rules.decisions import legal_actions, perform
from keyflower.rules.pieces import COLOURS, WINTER
from keyflower.rules.state import BUILD, FLIP, PAY, PICK_BOAT, PICK_WINTER, TAKE, TRANSPORT, State
from keyflower.rules.view import View, deal_unknown

BEAM = 4  # transports followed at once
PLACES = 8  # places looked at closely when building

Outcome = tuple[int, int, tuple[int, ...]]  # steps and upgrades left, and the village


class PlannerBot(GreedyBot):
    """Values whole turns, and answers with the best one."""

    name: ClassVar[str] = "planner bot"
    options: ClassVar[dict[str, type]] = {"without": str}

    def __init__(self, seed: int, seat: int, weights: Weights = TUNED, without: str = "") -> None:
        super().__init__(seed, seat)
        self.weights = leave_out(without) if without else weights

    def plans(self, view: View, legal: list[int], every_kind: bool = False) -> list[Plan]:
        return plans(deal_unknown(view, self.seed), view.seat, legal, self.weights)


def plans(state: State, seat: int, legal: list[int], weights: Weights) -> list[Plan]:
    """The plans worth a look for a seat, each with its value."""
    phase = state.phase
    if phase == BUILD:
        return building_plans(state, seat, legal, weights)
    if phase in (PICK_BOAT, PICK_WINTER, FLIP):
        return quick_plans(state, seat, legal, weights)
    judge = Judge(state, seat, weights)
    turn = TurnPlanner(judge, seat)
    return [turn.plan(state, action) for action in worth_a_look(state, seat, legal, 3)]


class Branch:
    """The first part of a transport: what the position is worth then, and all that it changed."""

    def __init__(self, value: float, way: list[int], state: State) -> None:
        self.value: float = value
        self.way: list[int] = way
        self.phase: int = state.phase
        self.steps: int = state.steps
        self.upgrades: int = state.upgrades
        self.goods: list[int] = state.goods
        self.side: list[int] = state.side
        self.stock: list[int] = state.stock
        self.skills: list[int] = state.skills
        self.pile: list[int] = state.pile

    def resume(self, state: State) -> None:
        """Bring a state back to this point of the transport."""
        state.phase = self.phase
        state.steps = self.steps
        state.upgrades = self.upgrades
        state.goods = self.goods
        state.side = self.side
        state.stock = self.stock
        state.skills = self.skills
        state.pile = self.pile


class TurnPlanner:
    """Completes placements to the end of the turn; equal transports are worked out once."""

    def __init__(self, judge: Judge, seat: int) -> None:
        self.judge = judge
        self.seat = seat
        # Gain and way by what there is to move.
        self.found: dict[Outcome, tuple[float, list[int]]] = {}

    def plan(self, state: State, action: int) -> Plan:
        """The best way to go on after an action until the turn is complete."""
        if action & KIND_MASK == PASS:
            return Plan(self.judge.value(state), [action])
        then = state.clone()
        perform(then, self.seat, action)
        value, rest = self.finish(then)
        return Plan(value, [action, *rest])

    def finish(self, state: State) -> tuple[float, list[int]]:
        """The best value that the rest of a placement can reach, and how; changes `state`."""
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
        """M: the best steps and upgrades found by following a few ways at once; changes `state`."""
        start = Branch(0.0, [], state)
        known = self.outcome(state)
        finish(state)
        first = self.judge.value(state)
        if known in self.found:
            gain, way = self.found[known]
            return first + gain, way
        best = first
        best_way = [DONE]
        beam = [start]
        while beam:
            reached = self.one_further(state, beam)
            beam = []
            for branch in reached:
                ended = branch.phase != TRANSPORT
                if branch.value > best + 1e-9:
                    best = branch.value
                    best_way = branch.way if ended else [*branch.way, DONE]
                if not ended:
                    beam.append(branch)
        self.found[known] = (best - first, best_way)
        return best, best_way

    def one_further(self, state: State, beam: list[Branch]) -> list[Branch]:
        """The few best of all branches that are one step or upgrade longer, the best first."""
        seen: set[Outcome] = set()
        out: list[Branch] = []
        for branch in beam:
            branch.resume(state)
            for action in transports(state, self.seat):
                if action == DONE:
                    continue
                if action & KIND_MASK == STEP:
                    step(state, action)
                else:
                    upgrade(state, self.seat, action)
                outcome = self.outcome(state)
                if outcome not in seen:
                    seen.add(outcome)
                    value = self.judge.value(state)
                    rank = len(out)
                    while rank and out[rank - 1].value < value:
                        rank -= 1
                    if rank < BEAM:
                        out.insert(rank, Branch(value, [*branch.way, action], state))
                        if len(out) > BEAM:
                            out.pop()
                branch.resume(state)
        return out

    def outcome(self, state: State) -> Outcome:
        """What a transport changes, to tell equal outcomes."""
        return state.steps, state.upgrades, self.judge.village_key(state)


def building_plans(state: State, seat: int, legal: list[int], weights: Weights) -> list[Plan]:
    """E9: the best places by sight, looked at closely: what the village is worth with them."""
    sights = sorted(zip(placement_worths(state, legal, weights), legal), reverse=True)
    judge = Judge(state, seat, weights)
    screen = state.screen[seat * COLOURS : (seat + 1) * COLOURS]
    out: list[Plan] = []
    for sight, action in sights[:PLACES]:
        then = state.clone()
        add_tile(then, seat, action)
        if state.season == WINTER:
            place_rest(then, seat, weights)
            value = float(judge.ends.total(then, screen, 0)) + weights.place_in_winter * sight
        else:
            value = judge.value(then) + sight
        out.append(Plan(value, [action]))
    return out


def place_rest(state: State, seat: int, weights: Weights) -> None:
    """Place the other tiles won by sight."""
    while state.won[seat]:
        found = placements(state, seat)
        losses = [-worth for worth in placement_worths(state, found, weights)]
        add_tile(state, seat, min(zip(losses, found))[1])
