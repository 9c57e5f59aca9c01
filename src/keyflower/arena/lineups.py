"""Line-ups: who sits where in each game, so that no bot gets better seats or easier tables."""

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from keyflower.bots.seeds import derived_seed


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
                order[table] = _shuffled(tables[table], derived_seed("table", seed, table, turn))
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


def _shuffled(table: tuple[str, ...], seed: int) -> tuple[str, ...]:
    # Of all that Random offers, only random() is promised to stay the same.
    chance = random.Random(seed).random
    left = list(table)
    return tuple(left.pop(int(chance() * len(left))) for _ in table)
