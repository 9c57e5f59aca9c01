"""The games that insights come from: one bot at all seats, with two to six players."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from keyflower.arena.pool import cores, unordered
from keyflower.bots.seeds import derived_seed
from keyflower.rules.pieces import MAX_PLAYERS, MIN_PLAYERS
from keyflower.train.games import GameFile, Task, play

BOT: Final = "trained"
SIZES: Final = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))


def tasks(games: int, seed: int, bot: str) -> Iterator[Task]:
    """The games of a seed; the numbers of players take turns."""
    for number in range(games):
        players = SIZES[number % len(SIZES)]
        yield Task(number, derived_seed("insights", seed, number), (bot,) * players)


def play_missing(
    stored: Path,
    games: int,
    seed: int,
    bot: str = BOT,
    jobs: int | None = None,
    advance: Callable[[int], None] = lambda _games: None,
) -> None:
    """Play until a file has this many games; each is stored as soon as it is finished."""
    file = GameFile(stored)
    there = {game.number for game in file.read()}
    missing = (task for task in tasks(games, seed, bot) if task.number not in there)
    with closing(unordered(play, missing, jobs or cores())) as played:
        for game in played:
            file.add(game)
            advance(1)
