"""Masked PPO in one file: learns to beat random bots within minutes on two cores.

    pip install 'keyflower[envs,plots]' torch
    python examples/ppo.py --steps 200000 --out ppo

It writes `ppo/curve.json` (win share and points by steps), `ppo/curve.svg` and `ppo/policy.pt`.
What it learnt plays in the arena, in this folder:

    ../keyflower arena --table ppo:Learnt:policy=../ppo/policy.pt,greedy --games 20 --seed 1
"""

import argparse
import json
import time
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from keyflower import View, determinize
from keyflower.bots import Bot
from keyflower.envs import codes, observations
from keyflower.envs.coded import CodedGame
from keyflower.envs.vector import KeyflowerVector
from keyflower.lab.pages.plots import alone, curve

WINDOW = 200
"""Games over which the win share is measured."""


@dataclass(frozen=True)
class Settings:
    """The usual ones of PPO."""

    players: int = 2
    opponent: str = "random"
    games: int = 16
    rollout: int = 128
    epochs: int = 3
    minibatches: int = 4
    rate: float = 5e-4
    discount: float = 0.999
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    largest_gradient: float = 0.5


class Policy(nn.Module):
    """Two layers for all codes at once, and a value."""

    def __init__(self, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(observations.SIZE, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.codes = nn.Linear(width, codes.SIZE)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.codes.weight, 0.01)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """How likely each legal code is, and what the position is worth."""
        inside = self.body(seen)
        logits = self.codes(inside).masked_fill(legal == 0, -1e9)
        return Categorical(logits=logits), self.value(inside).squeeze(-1)


class Rollout:
    """What happened in all games during some steps."""

    def __init__(self, steps: int, games: int) -> None:
        self.seen = torch.zeros(steps, games, observations.SIZE)
        self.legal = torch.zeros(steps, games, codes.SIZE, dtype=torch.int8)
        self.code = torch.zeros(steps, games, dtype=torch.int64)
        self.log = torch.zeros(steps, games)
        self.value = torch.zeros(steps, games)
        self.reward = torch.zeros(steps, games)
        self.over = torch.zeros(steps, games)

    def advantages(self, after: torch.Tensor, settings: Settings) -> torch.Tensor:
        """Generalised advantage estimation; `after` is the value of the last observation."""
        out = torch.zeros_like(self.reward)
        running = torch.zeros_like(after)
        for step in reversed(range(len(out))):
            goes_on = 1.0 - self.over[step]
            error = self.reward[step] + settings.discount * after * goes_on - self.value[step]
            running = error + settings.discount * settings.trace * goes_on * running
            out[step] = running
            after = self.value[step]
        return out


def tensors(seen: dict[str, np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
    """Observations and masks for the policy."""
    return torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])


def improve(
    policy: Policy,
    optimiser: torch.optim.Optimizer,
    rollout: Rollout,
    gains: torch.Tensor,
    settings: Settings,
) -> None:
    """PPO's clipped update on what happened."""
    seen = rollout.seen.flatten(0, 1)
    legal = rollout.legal.flatten(0, 1)
    code = rollout.code.flatten()
    before = rollout.log.flatten()
    target = (gains + rollout.value).flatten()
    gain = gains.flatten()
    for _ in range(settings.epochs):
        for part in torch.randperm(len(code)).chunk(settings.minibatches):
            chance, value = policy(seen[part], legal[part])
            ratio = (chance.log_prob(code[part]) - before[part]).exp()
            weight = (gain[part] - gain[part].mean()) / (gain[part].std() + 1e-8)
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            loss = -torch.min(ratio * weight, clipped * weight).mean()
            loss = loss + settings.value * (value - target[part]).pow(2).mean()
            loss = loss - settings.entropy * chance.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), settings.largest_gradient)
            optimiser.step()


def learn(steps: int, out: Path, settings: Settings, seed: int) -> list[tuple[int, float]]:
    """Learn for a number of steps. -> how the win share grew, by steps"""
    torch.manual_seed(seed)
    policy = Policy()
    optimiser = torch.optim.Adam(policy.parameters(), lr=settings.rate, eps=1e-5)
    games = KeyflowerVector(
        settings.games,
        players=settings.players,
        opponents=[settings.opponent],
        reward="points",
    )
    # The reward is what a game is worth in points; it is won where that is more than nothing.
    won: deque[float] = deque(maxlen=WINDOW)
    shares: list[tuple[int, float]] = []
    started = time.perf_counter()
    try:
        seen, legal = tensors(games.reset(seed=seed)[0])
        for done in range(0, steps, settings.games * settings.rollout):
            rollout = Rollout(settings.rollout, settings.games)
            for step in range(settings.rollout):
                with torch.no_grad():
                    chance, value = policy(seen, legal)
                code = chance.sample()
                rollout.seen[step], rollout.legal[step] = seen, legal
                rollout.code[step], rollout.log[step] = code, chance.log_prob(code)
                rollout.value[step] = value
                after, reward, over, _, _ = games.step(code.numpy())
                rollout.reward[step] = torch.from_numpy(reward)
                rollout.over[step] = torch.from_numpy(over)
                won.extend((reward[over] > 0) + 0.5 * (reward[over] == 0))
                seen, legal = tensors(after)
            with torch.no_grad():
                _, last = policy(seen, legal)
            improve(policy, optimiser, rollout, rollout.advantages(last, settings), settings)
            if len(won) == WINDOW:
                now = done + settings.games * settings.rollout
                shares.append((now, float(np.mean(won))))
                seconds = time.perf_counter() - started
                print(f"{now:>9,} steps, {seconds:4.0f} s: wins {shares[-1][1]:.1%}", flush=True)
    finally:
        games.close()
    save(out, policy, shares, settings)
    return shares


def save(out: Path, policy: Policy, shares: list[tuple[int, float]], settings: Settings) -> None:
    """Write the policy and the learning curve."""
    out.mkdir(parents=True, exist_ok=True)
    torch.save(policy.state_dict(), out / "policy.pt")
    (out / "curve.json").write_text(json.dumps(shares), "utf-8")
    if shares:
        title = f"PPO against {settings.opponent}: share of the last {WINDOW} games won"
        (out / "curve.svg").write_text(alone(curve(title, shares, 1 / settings.players)), "utf-8")


class Learnt(Bot):
    """What was learnt as a bot: it takes the likeliest code each time."""

    options: ClassVar[Mapping[str, type]] = {"policy": str}

    def __init__(self, seed: int, seat: int, policy: str = "ppo/policy.pt") -> None:
        super().__init__(seed, seat)
        self.policy = Policy()
        self.policy.load_state_dict(torch.load(policy))

    def plan(self, view: View, legal: list[int]) -> list[int]:
        """An action, code by code."""
        coded = CodedGame(determinize(view, self.seed))
        action = None
        while action is None:
            mask = torch.zeros(1, codes.SIZE, dtype=torch.int8)
            mask[0, coded.codes()] = 1
            seen = torch.from_numpy(observations.flat(view, coded.chosen))
            with torch.no_grad():
                chance, _ = self.policy(seen[None], mask)
            action = coded.complete(int(chance.probs.argmax()))
        return [action]


def main() -> None:
    """The command line."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--steps", type=int, default=200_000)
    reader.add_argument("--players", type=int, default=2)
    reader.add_argument("--opponent", default="random")
    reader.add_argument("--games", type=int, default=16, help="games at once")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--out", type=Path, default=Path("ppo"))
    given = reader.parse_args()
    settings = Settings(players=given.players, opponent=given.opponent, games=given.games)
    learn(given.steps, given.out, settings, given.seed)


if __name__ == "__main__":
    main()
