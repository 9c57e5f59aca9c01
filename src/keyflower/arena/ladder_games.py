"""The games of the ladder: all mixtures of the levels, at tables of every size."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from keyflower.arena.contest import Contest
from keyflower.arena.engines import local_engine
from keyflower.arena.lines import Lines
from keyflower.arena.match import Facts, Finished, Match
from keyflower.levels import LEVELS, Level
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.pieces import MAX_PLAYERS, MIN_PLAYERS

GAMES: Final = "games.jsonl"
SIZES: Final = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))


@dataclass(frozen=True, slots=True)
class LadderGame:
    """A finished game."""

    number: int
    """From 1 on, across all sizes of tables."""
    seed: int
    """Of the whole ladder."""
    bots: list[str]
    """By seat, as everything here."""
    points: list[int]
    answers: list[int]
    """How often a bot was asked."""
    micros: list[int]
    """How long it thought in all, in microseconds."""

    @property
    def facts(self) -> Facts:
        """The same as the arena knows it."""
        return Facts(self.bots, self.points, None, [], [])


class Ladder:
    """The games of a ladder in a folder: some of every size, and all mixtures of the levels."""

    def __init__(
        self, folder: Path, games: int, seed: int, levels: Sequence[Level] = LEVELS
    ) -> None:
        """games: at tables of each size."""
        self.levels = levels
        self.games = games
        self.seed = seed
        self._lines = Lines(folder / GAMES)
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def total(self) -> int:
        """How many games it has."""
        return self.games * len(SIZES)

    def matches(self) -> Iterator[Match]:
        """All games; the sizes of tables take turns."""
        bots = [level.bot for level in self.levels]
        contests = [Contest.of_mixtures(bots, size, self.games, self.seed + size) for size in SIZES]
        number = 0
        for row in zip(*(contest.matches() for contest in contests)):
            for match in row:
                number += 1
                yield Match(number, match.seed, match.bots)

    def finished(self) -> list[LadderGame]:
        """The games that are there, in order; those of another ladder are refused."""
        found = {line["number"]: LadderGame(**line) for line in self._lines.read()}
        planned = {match.number: list(match.bots) for match in self.matches()}
        for game in found.values():
            if game.seed != self.seed or planned.get(game.number) != game.bots:
                raise KeyflowerError(f"{self._lines.path}: holds another ladder, give a new folder")
        return [found[number] for number in sorted(found)]

    def play(self, jobs: int, advance: Callable[[int], None] = lambda _games: None) -> None:
        """Play what is missing."""
        there = {game.number for game in self.finished()}
        missing = (match for match in self.matches() if match.number not in there)
        with closing(local_engine(jobs)(missing)) as games:
            for finished in games:
                self._lines.add(asdict(self._kept(finished)))
                advance(1)

    def _kept(self, finished: Finished) -> LadderGame:
        facts = finished.facts
        if facts.points is None:
            raise KeyflowerError(f"game {finished.number}: a bot failed: {facts.forfeit}")
        return LadderGame(
            number=finished.number,
            seed=self.seed,
            bots=facts.bots,
            points=facts.points,
            answers=[len(times) for times in facts.micros],
            micros=[sum(times) for times in facts.micros],
        )
