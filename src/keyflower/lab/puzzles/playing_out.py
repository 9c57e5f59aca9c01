"""Turns compared by playing them out: hidden things dealt again, good bots in all seats."""

import math
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Final

from keyflower.bots.planning.greedy import Plan
from keyflower.bots.seeds import derived_seed
from keyflower.game import determinize
from keyflower.rules.view import View
from keyflower.runs.table import play_out

BOT: Final = "trained"
DEALS: Final = 200
GLANCES: Final = (40, 100)
"""Deals after which what isn't clear is given up, and ideas that are far behind, too."""
MARGIN: Final = 0.05
"""The share of the win by which the best idea must lead every other."""
SURE: Final = 2.5
FAR: Final = 3.5
"""Standard errors by which it must lead, and by which an idea is far behind."""


@dataclass(slots=True)
class Compared:
    """A turn, and the shares of the win that it led to, deal by deal."""

    plan: Plan
    shares: list[float] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The expected share of the win."""
        return round(fmean(self.shares), 3)


def confirm(view: View, plans: list[Plan], seed: int) -> list[Compared] | None:
    """Play each plan out on the same deals, the best first; None without one clearly best."""
    out = [Compared(plan) for plan in plans]
    left = len(out)
    for deal in range(DEALS):
        for one in out[:left]:
            one.shares.append(share_of(view, one.plan, derived_seed("deal", seed, deal)))
        if deal + 1 in GLANCES:
            out[:left] = sorted(out[:left], key=lambda one: -fmean(one.shares))
            if lead(out[0], out[1])[0] < MARGIN:
                return None
            near = [one for one in out[2:left] if not is_ahead(out[0], one, FAR)]
            out[2:left] = near + [one for one in out[2:left] if one not in near]
            left = 2 + len(near)
    out[:left] = sorted(out[:left], key=lambda one: -fmean(one.shares))
    return out if all(is_ahead(out[0], one, SURE) for one in out[1:]) else None


def share_of(view: View, plan: Plan, seed: int) -> float:
    """The share of the win that a plan leads to on one deal."""
    game = determinize(view, seed)
    for action in plan.actions:
        if not game.is_legal(action, view.seat):
            break
        game.apply(action, view.seat)
    play_out(game, [BOT] * game.players, seed)
    winners = game.winners()
    return (view.seat in winners) / len(winners)


def is_ahead(best: Compared, other: Compared, errors: float) -> bool:
    """Whether one is clearly better than another, by the deals of both."""
    mean, error = lead(best, other)
    return mean >= max(MARGIN, errors * error)


def lead(best: Compared, other: Compared) -> tuple[float, float]:
    """By how much one is better than another on average, and the standard error of that."""
    differences = [a - b for a, b in zip(best.shares, other.shares)]
    return fmean(differences), stdev(differences) / math.sqrt(len(differences))
