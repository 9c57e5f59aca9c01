"""Sums over many games."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from keyflower.lab.insights.facts import GameFacts, What


@dataclass(slots=True)
class Tally:
    """Something that seats had: how often, and what became of them."""

    count: int = 0
    wins: float = 0.0
    par: float = 0.0
    """The wins that they would have if all seats were equal."""
    points: float = 0.0
    """Points above the mean of their tables."""
    workers: int = 0

    def add(self, facts: GameFacts, seat: int, workers: int) -> None:
        """Count a seat."""
        self.count += 1
        self.wins += facts.wins[seat]
        self.par += 1 / facts.players
        self.points += facts.points[seat] - sum(facts.points) / facts.players
        self.workers += workers

    @property
    def lift(self) -> float:
        """How often they won, over how often equal seats do: 1.0 is average."""
        return self.wins / self.par if self.par else 0.0

    @property
    def more(self) -> float:
        """Points above the mean of their tables."""
        return self.points / self.count if self.count else 0.0

    @property
    def price(self) -> float:
        """The workers paid, on average."""
        return self.workers / self.count if self.count else 0.0


@dataclass(slots=True)
class Insights:
    """Everything that is counted; counters are by the number of players."""

    games: Counter[int] = field(default_factory=Counter)
    winners: Counter[int] = field(default_factory=Counter)
    """The winners' points."""
    points: Counter[int] = field(default_factory=Counter)
    """Everyone's points."""
    winner_sources: Counter[tuple[str, int]] = field(default_factory=Counter)
    had: defaultdict[tuple[What, int], defaultdict[str, Tally]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(Tally))
    )
    """What seats had by the number of players, with 0 for all together, and by its name."""

    def add(self, facts: GameFacts) -> None:
        """Count a game."""
        best = max(facts.points)
        self.games[facts.players] += 1
        self.winners[facts.players] += best
        self.points[facts.players] += sum(facts.points)
        for source, points in facts.sources[facts.points.index(best)].items():
            self.winner_sources[source, facts.players] += points
        for one in facts.had:
            for players in (facts.players, 0):
                self.had[one.what, players][one.name].add(facts, one.seat, one.workers)
