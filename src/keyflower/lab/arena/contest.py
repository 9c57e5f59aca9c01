"""Which games an arena plays: everything about them follows from a contest.

Line-ups say who sits where in each game, so that no bot gets better seats or easier tables.
"""

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

from keyflower.bots import check
from keyflower.bots.seeds import derived_seed
from keyflower.lab.arena.match import Match
from keyflower.rules.chapters.setup import check_players
from keyflower.rules.errors import KeyflowerError
from keyflower.runs.table import game_seed


@dataclass(frozen=True, slots=True)
class Contest:
    """A table whose bots go round the seats, or all mixtures of some bots.

    >>> contest = Contest.of_table(["random", "random"], games=2, seed=1)
    >>> [match.number for match in contest.matches()]
    [1, 2]
    """

    players: int
    games: int
    seed: int
    table: tuple[str, ...] = ()  # the bots of one table; none: mixtures are played
    bots: tuple[str, ...] = ()  # the different bots that play, in the order given

    @staticmethod
    def of_table(table: list[str], games: int, seed: int) -> "Contest":
        """This line-up, rotated through the seats."""
        bots = tuple(dict.fromkeys(table))
        return Contest(len(table), games, seed, tuple(table), bots)

    @staticmethod
    def of_mixtures(bots: list[str], players: int, games: int, seed: int) -> "Contest":
        """All mixtures of these bots at a table of that size."""
        return Contest(players, games, seed, (), tuple(bots))

    def __post_init__(self) -> None:
        check_players(self.players)
        for spec in self.bots:
            check(spec)
            if self.bots.count(spec) > 1:
                raise KeyflowerError(f"the bot {spec!r} is named twice: all mixtures have it")
        if self.games < 1:
            raise KeyflowerError(f"{self.games} games: at least one is needed")

    def matches(self) -> Iterator[Match]:
        tables = [self.table] if self.table else mixtures(self.bots, self.players)
        shuffled = None if self.table else self.seed
        for index, seats in enumerate(line_ups(tables, self.games, shuffled)):
            yield Match(index + 1, game_seed(self.seed, index), seats)


def mixtures(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every choice of bots for a table with at least two different ones; of one bot, itself.

    They come in rounds, in each of which every bot sits down equally often: the bots of one
    mixture, replaced by those next in the list, give the next one. So a run that stops between
    rounds is nearly fair, too.

    >>> mixtures(["a", "b"], 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    found: dict[tuple[int, ...], None] = {}
    for first in combinations_with_replacement(range(len(bots)), players):
        mixture = first
        while mixture not in found:
            if len(bots) == 1 or mixture[0] != mixture[-1]:
                found[mixture] = None
            mixture = tuple(sorted((bot + 1) % len(bots) for bot in mixture))
            if mixture == first:
                break
    return [tuple(bots[bot] for bot in mixture) for mixture in found]


def line_ups(
    tables: Sequence[tuple[str, ...]], games: int, seed: int | None
) -> Iterator[tuple[str, ...]]:
    """The bots by seat, game by game: the tables in turn, each rotated through its seats.

    After as many rounds as there are seats, every table has been played in every rotation; the
    rotation of each game is the one whose seats its bots have had least often. With
    a seed, the order around each table is shuffled again after each full set of rotations.
    """
    sat: defaultdict[tuple[int, str], int] = defaultdict(int)
    order: list[tuple[str, ...]] = list(tables)
    left: list[list[tuple[str, ...]]] = [[] for _ in tables]
    for game in range(games):
        turn, table = divmod(game, len(tables))
        if not left[table]:
            if seed is not None:
                order[table] = _shuffle(tables[table], derived_seed("table", seed, table, turn))
            left[table] = rotations(order[table])
        seats = min(left[table], key=lambda seats: sum(sat[place] for place in enumerate(seats)))
        left[table].remove(seats)
        for place in enumerate(seats):
            sat[place] += 1
        yield seats


def rotations(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Everyone moves on by no seat, by one, by two.

    >>> rotations(("a", "b", "b"))
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
    """
    return [table[-steps:] + table[:-steps] if steps else table for steps in range(len(table))]


def _shuffle(table: tuple[str, ...], seed: int) -> tuple[str, ...]:
    # Of all that Random offers, only random() is promised to stay the same.
    chance = random.Random(seed).random
    left = list(table)
    return tuple(left.pop(int(chance() * len(left))) for _ in table)
