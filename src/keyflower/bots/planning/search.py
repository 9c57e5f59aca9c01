"""The bot that looks ahead: information-set search over its own plans (docs/search.md).

Each round deals everything hidden at random, follows each of the best plans on that deal, plays on
by the policy to the end of the season, and values the results by the network. All plans see the
same deals, so they differ by what they do and not by luck. The worse half is dropped now and then.
"""

import math
from collections.abc import Mapping
from time import perf_counter
from typing import ClassVar, Final

from keyflower.bots.bot import Bot
from keyflower.bots.evaluation.judge import SCALE, by_evaluation, shares
from keyflower.bots.network.features import Encoder, rows
from keyflower.bots.network.network import BUILT_IN, Network, network_for, weights_for
from keyflower.bots.planning.greedy import Plan, thoughts
from keyflower.bots.planning.playout import PlayoutCache, play_out
from keyflower.bots.planning.policy import built_in_policy
from keyflower.bots.planning.trained import LOGIT, TrainedBot, after
from keyflower.bots.seeds import derived_seed
from keyflower.bots.thought import Thought
from keyflower.rules.chapters.scoring import total_points
from keyflower.rules.pieces import WINTER
from keyflower.rules.state import OVER, TURN, State
from keyflower.rules.view import View, deal_unknown

MAX_LOSS: Final = 8.0  # points by which a plan may look worse than the best and still be compared
MIN_PLANS: Final = 3
MAX_PLANS: Final = 24
"""How many plans are compared: the square root of the looks ahead, within these bounds."""
LOOKS_PER_VALUATION: Final = 2.5  # looks ahead that take about as long as valuing all plans
PRIOR_ROUNDS: Final = 2.0  # prior weight of a plan's value without looking ahead, in rounds
MIN_SHARE: Final = 0.03  # of the win: nearer to 0 or 1, shares are worth no more points
MIN_STANDARD_ERRORS: Final = 2.0  # between the best plan and the others, to end a search early
MIN_ROUNDS: Final = 8  # rounds before the standard error is known well enough for that
WHOLE_BUDGET: Final = 1.0 + 1e-9  # parts of it may be rounded up
MIN_USED: Final = 0.001  # of the budget: some browsers' clocks stand still for 100 ms
DEFAULT_MS: Final = 800


class Budget:
    """The time or the looks ahead that a search may use, and the part that it has used."""

    def __init__(self, ms: int, iterations: int) -> None:
        self.ms = ms
        self.iterations = iterations
        self.start: float = perf_counter()
        self.looks = 0
        self.used: float = 0.0
        self.longest: float = 0.0  # the part that the longest look ahead took

    def measure(self) -> float:
        """The part of the budget that is used now."""
        part = self.looks / self.iterations if self.iterations else 0.0
        if self.ms:
            part = max(part, 1000.0 * (perf_counter() - self.start) / self.ms)
        return part

    def allows_a_look(self) -> bool:
        """Whether a look ahead would end in time, if it took as long as the longest did."""
        now = self.measure()
        self.longest = max(self.longest, now - self.used)
        self.used = now
        return now + self.longest <= WHOLE_BUDGET


class StudiedPlan:
    """A plan under study: by how much its share of the win beat the average on each deal."""

    def __init__(self, plan: Plan) -> None:
        self.actions = plan.actions
        self.prior = plan.value  # what it is worth without looking ahead, in points
        self.value = plan.value
        self.leads: list[float] = []

    def weigh(self, best: float, points: float) -> None:
        """Value it by all its leads, and by its prior value, which counts as some rounds.

        best: the prior value of the best plan
        points: how many a whole share of the win counts as
        """
        lead = points * sum(self.leads) + PRIOR_ROUNDS * (self.prior - best)
        self.value = best + lead / (len(self.leads) + PRIOR_ROUNDS)

    def clearly_beats(self, other: "StudiedPlan") -> bool:
        """Whether more rounds would hardly change which of the two is better."""
        count = len(self.leads)
        if count < MIN_ROUNDS:
            return False
        ahead = [own - its for own, its in zip(self.leads, other.leads)]
        middle = sum(ahead) / count
        spread = sum([(lead - middle) ** 2 for lead in ahead]) / (count - 1)
        return middle > MIN_STANDARD_ERRORS * math.sqrt(spread / count)


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
        return self.study(view, legal)[0].actions

    def consider(self, view: View, legal: list[int]) -> list[Thought]:
        """The plans looked into, the best first."""
        if view.board.phase != TURN or len(legal) == 1:
            return self.trained.consider(view, legal)
        return thoughts([Plan(plan.value, plan.actions) for plan in self.study(view, legal)])

    def study(self, view: View, legal: list[int]) -> list[StudiedPlan]:
        """The best plans, compared as long as there is time; the best first.

        Sequential halving: after equal parts of the time the worse half is dropped, until two are
        left. So more time compares more plans, and each of them more often.
        """
        budget = Budget(self.ms, self.iterations)
        plans = sorted(self.trained.plans(view, legal), key=lambda plan: -plan.value)
        best = plans[0].value
        looks_to_come = self.iterations or LOOKS_PER_VALUATION / max(budget.measure(), MIN_USED)
        width = max(MIN_PLANS, min(MAX_PLANS, round(math.sqrt(looks_to_come))))
        alive = [StudiedPlan(plan) for plan in plans[:width] if plan.value > best - MAX_LOSS]
        parts = math.ceil(math.log2(len(alive)))
        dropped: list[StudiedPlan] = []
        network = network_for(self.trained.network, view.board.lookup)
        known = PlayoutCache(view.board.players, weights_for(network))
        rounds = 0
        middles = 0.0
        halvings = 1
        budget.used = budget.measure()
        while len(alive) > 1:
            leaves: list[State] = []
            for plan in alive:
                if not budget.allows_a_look():
                    break
                leaves.append(self.look_ahead(view, plan.actions, rounds, known))
                budget.looks += 1
            if len(leaves) < len(alive):
                break
            rounds += 1
            won_shares = win_shares(leaves, view.seat, network)
            middle = sum(won_shares) / len(won_shares)
            middles += middle
            for plan, share in zip(alive, won_shares):
                plan.leads.append(share - middle)
                plan.weigh(best, points_of_share(middles / rounds))
            alive.sort(key=lambda plan: -plan.value)
            if halvings < parts and budget.used >= halvings / parts:
                halvings += 1
                kept = (len(alive) + 1) // 2
                dropped = alive[kept:] + dropped
                alive = alive[:kept]
            if all(alive[0].clearly_beats(other) for other in alive[1:]):
                break
        return alive + dropped

    def look_ahead(self, view: View, actions: list[int], deal: int, known: PlayoutCache) -> State:
        """Follow a plan on one deal of everything hidden, then play to the end of the season."""
        state = after(deal_unknown(view, self.seed + deal), view.seat, actions)
        play_out(state, built_in_policy(), known, deal)
        return state


def points_of_share(share: float) -> float:
    """How many points a whole share of the win counts as, where a seat's share is about this."""
    share = max(MIN_SHARE, min(1.0 - MIN_SHARE, share))
    return LOGIT / (share * (1.0 - share))


def win_shares(leaves: list[State], seat: int, network: Network | None) -> list[float]:
    """A seat's share of the win in each position: what the network expects, or the result."""
    if network is None:
        won_shares = [by_evaluation(leaf)[seat] for leaf in leaves]
    else:
        numbers = rows(len(leaves))
        encoder = Encoder(leaves[0], seat, network.weights)
        for i, leaf in enumerate(leaves):
            if leaf.phase != OVER:
                encoder.write(leaf, numbers, i)
        won_shares = [1.0 / (1.0 + math.exp(-logit)) for logit in network.logits(numbers)]
    for i, leaf in enumerate(leaves):
        if leaf.phase == OVER:
            won_shares[i] = result(leaf)[seat]
    return won_shares


def result(state: State) -> list[float]:
    """Each seat's share of the win by the points at the end; a close result could be another."""
    points = [float(total_points(state, seat)) for seat in range(state.players)]
    return shares(points, SCALE[WINTER])
