"""Games to learn from: a seed and the actions, which is all that a position follows from.

They are kept in a file with a line for each (`Lines`).
"""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import gettempdir
from typing import Final

from keyflower.bots.network.network import NONE
from keyflower.bots.seeds import derived_seed
from keyflower.game import Game
from keyflower.rules.pieces import MAX_PLAYERS, MIN_PLAYERS
from keyflower.runs.table import play_out

PLAYERS: Final = (4, 2, 3, 4, 5, 6)  # how many play in each game, in turn

OTHERS: Final = 0.25
"""How often a seat plays by the evaluation alone or by an older network, each half of the time."""

HAND: Final = 0.5
"""How much the planner's values count beside the network's: more than in other games."""


@dataclass(frozen=True, slots=True)
class Task:
    """A game to play: everything in it follows from this."""

    number: int
    seed: int
    bots: tuple[str, ...]
    weights: tuple[tuple[str, bytes], ...] = ()
    """Names of networks and what is in their files, for machines that don't have them."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game."""

    number: int
    seed: int
    players: int
    actions: list[int]
    points: list[int]
    bots: list[str] = field(default_factory=list)
    """Who played, by seat, if that is known."""


def even_tasks(games: int, seed: int, bot: str) -> Iterator[Task]:
    """Games of one bot at all seats; the numbers of players take turns."""
    for number in range(games):
        players = MIN_PLAYERS + number % (MAX_PLAYERS - MIN_PLAYERS + 1)
        yield Task(number, derived_seed("insights", seed, number), (bot,) * players)


def training_task(
    seed: int, number: int, networks: Sequence[str], explore: float, weights: bool = False
) -> Task:
    """The game of a number: most seats play with the last of the networks, some as others do."""
    *older, last = networks
    task = derived_seed("training", seed, number)
    random = Random(task)
    bots: list[str] = []
    for _ in range(PLAYERS[number % len(PLAYERS)]):
        name = random.choice([NONE, random.choice(older or [NONE])])
        name = name if random.random() < OTHERS else last
        hand = HAND if name != NONE else 1.0
        bots.append(f"trained:network={name},hand={hand},explore={explore}")
    files = [name for name in networks if weights and name != NONE]
    return Task(number, task, tuple(bots), tuple((name, Path(name).read_bytes()) for name in files))


def play(task: Task) -> PlayedGame:
    game = Game.new(len(task.bots), task.seed)
    play_out(game, bots_here(task), task.seed)
    actions = [entry.action for entry in game.log[1:]]
    points = [score.total for score in game.scores()]
    return PlayedGame(task.number, task.seed, game.players, actions, points, [*task.bots])


def bots_here(task: Task) -> tuple[str, ...]:
    """The bots of a game; networks that came along are stored where they find them."""
    bots = task.bots
    for name, weights in task.weights:
        path = Path(gettempdir()) / f"keyflower-{sha256(weights).hexdigest()[:16]}.npz"
        if not path.exists():
            partial = path.with_name(f"{path.name}.{os.getpid()}")
            partial.write_bytes(weights)
            partial.replace(path)
        bots = tuple(bot.replace(name, str(path)) for bot in bots)
    return bots
