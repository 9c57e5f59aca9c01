"""Which games an arena plays: everything about them follows from a contest."""

from collections.abc import Iterator
from dataclasses import dataclass

from keyflower.arena.lineups import line_ups, mixtures
from keyflower.arena.match import Match
from keyflower.arena.simulate import game_seed
from keyflower.bots import check
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.setup import check_players


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
    table: tuple[str, ...] = ()
    """The bots of one table; none: mixtures are played."""
    bots: tuple[str, ...] = ()
    """The different bots that play, in the order given."""

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
        """All games, in order."""
        tables = [self.table] if self.table else mixtures(self.bots, self.players)
        shuffled = None if self.table else self.seed
        for index, seats in enumerate(line_ups(tables, self.games, shuffled)):
            yield Match(index + 1, game_seed(self.seed, index), seats)
