"""The bot that looks ahead: information-set search over its own plans (docs/search.md).

Each round deals everything hidden at random, follows each of the best plans on that deal, plays the
next turns with quick replies of everyone, and values the results by the network. All plans see the
same deals, so they differ by what they do and not by luck. The worse half of them is dropped now
and then.
"""

import math
from collections.abc import Mapping
from time import perf_counter
from typing import ClassVar, Final

from keyflower.bots.bot import Bot
from keyflower.bots.evaluation.judge import SCALE, by_evaluation, shares
from keyflower.bots.evaluation.weights import TUNED
from keyflower.bots.network.features import Encoder, logit, rows
from keyflower.bots.network.network import BUILT_IN, Network, network_for
from keyflower.bots.planning.greedy import Plan, thoughts
from keyflower.bots.planning.playout import Gains, no_gains, play_out
from keyflower.bots.planning.policy import built_in_policy
from keyflower.bots.planning.trained import LOGIT, TrainedBot, after
from keyflower.bots.seeds import derived_seed
from keyflower.bots.thought import Thought
from keyflower.rules.chapters.scoring import total_points
from keyflower.rules.state import OVER, TURN, State
from keyflower.rules.view import View, deal_unknown

CLOSE: Final = 4.0  # points by which a plan may look worse than the best to be compared
FEWEST: Final = 3  # plans compared, with little time;
MOST: Final = 16  # with much: the square root of how often there is time to look ahead
SIGHT: Final = 2.0  # rounds that the value of a plan without looking ahead counts as
CERTAIN: Final = 4.0  # standard errors between two plans after which time is saved
SURE_ROUNDS: Final = 8  # that many rounds are needed to know the error
DEFAULT_MS: Final = 800


class StudiedPlan:
    """A plan under study: by how much it beat the average in each round."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.leads: list[float] = []

    def worth(self, best: float) -> float:
        """Its worth relative to the best plan before any look ahead, which counts as rounds."""
        sight = SIGHT * (self.plan.value - best)
        return (sum(self.leads) + sight) / (len(self.leads) + SIGHT)

    def clearly_beats(self, other: "StudiedPlan") -> bool:
        """Whether more rounds would hardly change which of the two is better."""
        count = len(self.leads)
        if count < SURE_ROUNDS:
            return False
        ahead = [own - its for own, its in zip(self.leads, other.leads)]
        middle = sum(ahead) / count
        spread = sum([(one - middle) ** 2 for one in ahead]) / (count - 1)
        return middle > CERTAIN * math.sqrt(spread / count)


class SearchBot(Bot):
    """Looks ahead for some milliseconds, or for a number of iterations, which is reproducible."""

    options: ClassVar[dict[str, type]] = {"ms": int, "iterations": int, "network": str}

    def __init__(
        self, seed: int, seat: int, ms: int = 0, iterations: int = 0, network: str = BUILT_IN
    ) -> None:
        super().__init__(derived_seed("search bot", seed, seat), seat)
        self.trained = TrainedBot(seed, seat, network)
        self.ms = 0 if iterations and not ms else ms or DEFAULT_MS
        self.iterations = iterations

    @staticmethod
    def by_clock(options: Mapping[str, object]) -> bool:
        """Whether one with these options is limited by milliseconds, not by iterations."""
        return "ms" in options or "iterations" not in options

    def plan(self, view: View, legal: list[int]) -> list[int]:
        """The plan that did best; outside of turns what looks best without looking ahead."""
        if view.board.phase != TURN or len(legal) == 1:
            return self.trained.plan(view, legal)
        return self.study(view, legal)[0].plan.actions

    def consider(self, view: View, legal: list[int]) -> list[Thought]:
        """The plans looked into, the best first."""
        if view.board.phase != TURN or len(legal) == 1:
            return self.trained.consider(view, legal)
        lines = self.study(view, legal)
        top = max(line.plan.value for line in lines)
        return thoughts([Plan(top + line.worth(top), line.plan.actions) for line in lines])

    def study(self, view: View, legal: list[int]) -> list[StudiedPlan]:
        """The best plans, compared as long as there is time; the best first.

        Sequential halving: after equal parts of the time the worse half is dropped, until two are
        left. So more time compares more plans, and each of them more often.
        """
        start = perf_counter()
        plans = sorted(self.trained.plans(view, legal), key=lambda plan: -plan.value)
        best = plans[0].value
        # To look ahead takes about as long as to value all plans, wherever this runs.
        looks_to_come = self.iterations or 1.0 / self.used(0, start)
        width = max(FEWEST, min(MOST, round(math.sqrt(looks_to_come))))
        alive = [StudiedPlan(plan) for plan in plans[:width] if plan.value > best - CLOSE]
        parts = math.ceil(math.log2(len(alive)))
        dropped: list[StudiedPlan] = []
        gains = no_gains(view.board.players)
        network = network_for(self.trained.network, view.board.lookup)
        rounds = 0
        looks = 0
        halvings = 1
        used = 0.0
        while len(alive) > 1:
            leaves: list[State] = []
            for line in alive:
                used = self.used(looks, start)
                if used >= 1.0:
                    break
                leaves.append(self.look_ahead(view, line.plan, rounds, gains))
                looks += 1
            if len(leaves) < len(alive):
                break
            rounds += 1
            results = standings(leaves, view.seat, network)
            middle = sum(results) / len(results)
            for line, result in zip(alive, results):
                line.leads.append(result - middle)
            alive.sort(key=lambda line: -line.worth(best))
            if halvings < parts and used >= halvings / parts:
                halvings += 1
                kept = (len(alive) + 1) // 2
                dropped = alive[kept:] + dropped
                alive = alive[:kept]
            if len(alive) == 2 and alive[0].clearly_beats(alive[1]):
                break
        return alive + dropped

    def used(self, looks: int, start: float) -> float:
        """The part of the time, or of the looks ahead, that is used up."""
        part = looks / self.iterations if self.iterations else 0.0
        return max(part, 1000.0 * (perf_counter() - start) / self.ms) if self.ms else part

    def look_ahead(self, view: View, plan: Plan, deal: int, gains: list[Gains]) -> State:
        """Follow a plan on one deal of everything hidden, then play to the end of the season."""
        state = after(deal_unknown(view, self.seed + deal), view.seat, plan.actions)
        play_out(state, TUNED, built_in_policy(), gains)
        return state


def standings(leaves: list[State], seat: int, network: Network | None) -> list[float]:
    """How well a seat stands in each position, in points."""
    if network is None:
        return [standing(state, seat) for state in leaves]
    numbers = rows(len(leaves))
    encoder = Encoder(leaves[0], seat)
    for i, leaf in enumerate(leaves):
        if leaf.phase != OVER:
            encoder.write(leaf, numbers, i)
    logits = network.logits(numbers)
    for i, leaf in enumerate(leaves):
        if leaf.phase == OVER:
            logits[i] = logit(win_shares(leaf)[seat])
    return [LOGIT * one for one in logits]


def win_shares(state: State) -> list[float]:
    """Each seat's share of the win by the evaluation, or by the points at the end."""
    if state.phase != OVER:
        return by_evaluation(state)
    worths = [float(total_points(state, seat)) for seat in range(state.players)]
    return shares(worths, SCALE[state.season])


def standing(state: State, seat: int) -> float:
    """The expected share of the win, in points: as many as add it where all stand alike."""
    par = 1.0 / state.players
    return win_shares(state)[seat] * SCALE[state.season] / (par * (1.0 - par))
