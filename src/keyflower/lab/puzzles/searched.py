"""Ideas compared by looking ahead on the same deals of everything hidden.

An idea is what a turn starts with: a bid or a use at a tile. Each is followed with the best turn
that `trained` knows for it.
"""

import math
from dataclasses import dataclass, field

from keyflower.bots.network import BUILT_IN, network_for
from keyflower.bots.planner import Plan
from keyflower.bots.playout import no_gains
from keyflower.bots.search import SearchBot, standings
from keyflower.bots.trained import LOGIT, TrainedBot
from keyflower.coach.outcome import idea_of
from keyflower.rules.view import View


@dataclass(slots=True)
class Compared:
    """A turn, and the shares of the win that it led to, deal by deal."""

    plan: Plan
    shares: list[float] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The expected share of the win."""
        return sum(self.shares) / len(self.shares)


def ideas(view: View, legal: list[int], seed: int) -> list[Plan]:
    """The best turn for each idea, by `trained`; the best first."""
    bot = TrainedBot(seed, view.seat)
    found: dict[int, Plan] = {}
    for plan in sorted(bot.plans(view, legal, every_kind=True), key=lambda plan: -plan.value):
        found.setdefault(idea_of(plan.actions[0]), plan)
    return list(found.values())


def compare(view: View, plans: list[Plan], deals: int, seed: int) -> list[Compared]:
    """Follow each plan on the same deals; the best first."""
    bot = SearchBot(seed, view.seat, iterations=1)
    gains = no_gains(view.board.players)
    network = network_for(BUILT_IN, view.board.lookup)
    out = [Compared(plan) for plan in plans]
    for deal in range(deals):
        leaves = [bot.look_ahead(view, plan, deal, gains) for plan in plans]
        for one, points in zip(out, standings(leaves, view.seat, network)):
            one.shares.append(1.0 / (1.0 + math.exp(-points / LOGIT)))
    return sorted(out, key=lambda one: -one.share)


def lead(best: Compared, other: Compared) -> tuple[float, float]:
    """By how much one is better than another on average, and the standard error of that."""
    differences = [a - b for a, b in zip(best.shares, other.shares)]
    mean = sum(differences) / len(differences)
    if len(differences) == 1:
        return mean, math.inf
    spread = sum((one - mean) ** 2 for one in differences) / (len(differences) - 1)
    return mean, math.sqrt(spread / len(differences))
