"""Games to learn from: a seed and the actions, which is all that a position follows from.

They are kept in a file with a line for each (`Lines`).
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass
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

PLANNERS: Final = 0.25
"""How often a seat plays by the evaluation alone, so that networks meet other players, too."""


@dataclass(frozen=True, slots=True)
class Task:
    """A game to play: everything in it follows from this."""

    number: int
    seed: int
    bots: tuple[str, ...]
    network: str = NONE
    weights: bytes = b""  # what is in the file of the network, for machines that don't have it


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game."""

    number: int
    seed: int
    players: int
    actions: list[int]
    points: list[int]


def even_tasks(games: int, seed: int, bot: str) -> Iterator[Task]:
    """Games of one bot at all seats; the numbers of players take turns."""
    for number in range(games):
        players = MIN_PLAYERS + number % (MAX_PLAYERS - MIN_PLAYERS + 1)
        yield Task(number, derived_seed("insights", seed, number), (bot,) * players)


def training_task(
    run: int, generation: int, number: int, network: str, explore: float, weights: bytes = b""
) -> Task:
    """The game of a number in a generation; its bots play with the network of a name."""
    seed = derived_seed("training", run, generation, number)
    draw = Random(seed).random
    bots = []
    for _ in range(PLAYERS[number % len(PLAYERS)]):
        name = NONE if draw() < PLANNERS else network
        bots.append(f"trained:network={name},hand=1,explore={explore}")
    return Task(number, seed, tuple(bots), network, weights)


def play(task: Task) -> PlayedGame:
    game = Game.new(len(task.bots), task.seed)
    play_out(game, bots_here(task), task.seed)
    actions = [entry.action for entry in game.log[1:]]
    points = [score.total for score in game.scores()]
    return PlayedGame(task.number, task.seed, game.players, actions, points)


def bots_here(task: Task) -> tuple[str, ...]:
    """The bots of a game; a network that came along is stored where they find it."""
    if not task.weights:
        return task.bots
    path = Path(gettempdir()) / f"keyflower-{sha256(task.weights).hexdigest()[:16]}.npz"
    if not path.exists():
        partial = path.with_name(f"{path.name}.{os.getpid()}")
        partial.write_bytes(task.weights)
        partial.replace(path)
    return tuple(bot.replace(task.network, str(path)) for bot in task.bots)
