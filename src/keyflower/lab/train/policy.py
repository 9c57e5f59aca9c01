"""The policy, learnt from what a stronger bot makes of the same turns (expert iteration)."""

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from keyflower.bots import make
from keyflower.bots.evaluation.weights import TUNED
from keyflower.bots.planning import policy
from keyflower.bots.planning.playout import CheapestPlacement, PlayoutCache, cheapest_placements
from keyflower.game import Game
from keyflower.lab.selfplay import PlayedGame
from keyflower.lab.train.positions import HELD_OUT
from keyflower.rules.actions import BID, KIND_AND_TILE, KIND_MASK, PASS
from keyflower.rules.decisions import acting_seat, legal_actions, perform
from keyflower.rules.state import TURN, State
from keyflower.rules.view import View, deal_unknown

TURNS_PER_SAMPLE: Final = 3
"""One in so many turns is looked at."""
TEMPERATURE: Final = 1.0
"""In points: how much better a placement must be to be chosen 2.7 times as often."""
FULL: Final = 14
"""Room for the traits of a placement, its cost and its gain."""
EPOCHS: Final = 10
BATCH: Final = 512
RATE: Final = 0.02

Numbers = NDArray[np.float32]


class PolicySamples(NamedTuple):
    """Turns with their placements, one after the other."""

    traits: NDArray[np.int64]
    """A row for each placement: numbers of weights, all seasons in a row; unused ones count 0."""
    amounts: Numbers
    """How much each counts: 1, or points of costs and gains."""
    wanted: Numbers
    """How often the bot would choose each of a turn's placements."""
    turns: NDArray[np.int64]
    """How many placements each turn has."""
    held_out: NDArray[np.bool_]
    """The turns that are not learnt from."""


def choices_of(game: PlayedGame, teacher: str) -> PolicySamples:
    """What a bot makes of some turns of a game."""
    state = Game.new(game.players, game.seed).state
    bots = [make(teacher, game.seed, seat) for seat in range(game.players)]
    traits: list[list[int]] = []
    amounts: list[list[float]] = []
    wanted: list[Numbers] = []
    turns = 0
    for action in game.actions:
        seat = acting_seat(state, action)
        if state.phase == TURN:
            legal = legal_actions(state, seat)
            turns += 1
            if len(legal) > 1 and (turns + game.number) % TURNS_PER_SAMPLE == 0:
                view = View(state, seat)
                values: dict[int, float] = {}
                for thought in bots[seat].consider(view, legal):
                    values.setdefault(thought.action & KIND_AND_TILE, thought.value)
                seen = deal_unknown(view, game.seed)
                known = PlayoutCache(game.players, TUNED)
                placements = cheapest_placements(seen, legal, known.judge(seen, seat))
                liked = np.array([values.get(placement.key, -np.inf) for placement in placements])
                if len(placements) > 1 and np.isfinite(liked.max()):
                    odds = np.exp((liked - liked.max()) / TEMPERATURE)
                    wanted.append((odds / odds.sum()).astype(np.float32))
                    for placement in placements:
                        row, counts = encode_placement(seen, seat, known, placement)
                        traits.append(row)
                        amounts.append(counts)
        perform(state, seat, action)
    return PolicySamples(
        np.array(traits, np.int64).reshape(-1, FULL),
        np.array(amounts, np.float32).reshape(-1, FULL),
        np.concatenate([np.zeros(0, np.float32), *wanted]),
        np.array([len(placement) for placement in wanted], np.int64),
        np.full(len(wanted), game.number % HELD_OUT == 0),
    )


def encode_placement(
    state: State, seat: int, known: PlayoutCache, placement: CheapestPlacement
) -> tuple[list[int], list[float]]:
    """The traits of a placement as numbers of weights, and how much each counts."""
    row = policy.traits(state, placement.action, policy.Situation(state, seat))
    amounts = [1.0] * len(row)
    if placement.key != PASS:
        gain = placement.gain(state, seat, known, known.judge(state, seat).value(state))
        amounts[-1] = gain / policy.POINTS
        kind = placement.key & KIND_MASK
        row.append((policy.BIDDING if kind == BID else policy.USING) + policy.COST)
        amounts.append(placement.cost / policy.POINTS)
    unused = FULL - len(row)
    first = state.season * policy.SIZE
    return [first + trait for trait in row] + [0] * unused, amounts + [0.0] * unused


def joined(parts: Iterable[PolicySamples]) -> PolicySamples:
    """Samples of several games as one."""
    return PolicySamples(*map(np.concatenate, zip(*parts)))


def fit_policy(choices: PolicySamples, start: list[list[float]], seed: int) -> list[list[float]]:
    """Weights by season, so that a softmax over the likings of placements is like the choices.

    It goes on from other weights by Adam, with the cross-entropy as loss.
    """
    weights = np.concatenate(start)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    learnt = np.flatnonzero(~choices.held_out)
    ends = np.cumsum(choices.turns)
    random = np.random.default_rng(seed)
    step = 0
    for epoch in range(EPOCHS):
        random.shuffle(learnt)
        rate = RATE * (1.0 - epoch / EPOCHS)
        for first in range(0, len(learnt), BATCH):
            some = learnt[first : first + BATCH]
            sizes = choices.turns[some]
            rows = np.repeat(ends[some] - np.cumsum(sizes), sizes) + np.arange(sizes.sum())
            traits, amounts = choices.traits[rows], choices.amounts[rows]
            errors = shares(likings(weights, traits, amounts), sizes) - choices.wanted[rows]
            slope = amounts * errors[:, None] / len(some)
            slopes = np.bincount(traits.ravel(), slope.ravel(), len(weights))
            step += 1
            mean += 0.1 * (slopes - mean)
            square += 0.001 * (slopes**2 - square)
            scale = np.sqrt(square / (1.0 - 0.999**step)) + 1e-8
            weights -= rate * mean / (1.0 - 0.9**step) / scale
    return [[round(float(w), 3) for w in season] for season in weights.reshape(len(start), -1)]


def agreement(weights: list[list[float]], choices: PolicySamples) -> float:
    """In how many of the turns held out the policy likes best what the bot would choose."""
    liked = likings(np.concatenate(weights), choices.traits, choices.amounts)
    ends = np.cumsum(choices.turns)
    agreed = [
        liked[end - size : end].argmax() == choices.wanted[end - size : end].argmax()
        for end, size, out in zip(ends, choices.turns, choices.held_out)
        if out
    ]
    return float(np.mean(agreed)) if agreed else 0.0


def likings(
    weights: NDArray[np.float64], traits: NDArray[np.int64], amounts: Numbers
) -> NDArray[np.float64]:
    """How much each placement is liked."""
    out: NDArray[np.float64] = (weights[traits] * amounts).sum(axis=1)
    return out


def shares(liked: NDArray[np.float64], sizes: NDArray[np.int64]) -> NDArray[np.float64]:
    """By turn a softmax over the placements."""
    turns = np.repeat(np.arange(len(sizes)), sizes)
    most = np.full(len(sizes), -np.inf)
    np.maximum.at(most, turns, liked)
    odds = np.exp(liked - most[turns])
    out: NDArray[np.float64] = odds / np.bincount(turns, odds)[turns]
    return out
