"""Sums over many games."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from keyflower.lab.insights.facts import GameFacts
from keyflower.rules.pieces import WINTER


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

    def add(self, facts: GameFacts, seat: int, workers: int = 0) -> None:
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


Tallies = defaultdict[tuple[str, int], Tally]
"""By what it is and the number of players; 0 are all numbers of players together."""


def tallies() -> Tallies:
    """Nothing counted yet."""
    return defaultdict(Tally)


@dataclass(slots=True)
class Insights:
    """Everything that is counted."""

    games: Counter[int] = field(default_factory=Counter)
    """By the number of players."""
    winners: Counter[int] = field(default_factory=Counter)
    """The winners' points, by the number of players."""
    points: Counter[int] = field(default_factory=Counter)
    """Everyone's points, by the number of players."""
    sources: Counter[tuple[str, int]] = field(default_factory=Counter)
    winner_sources: Counter[tuple[str, int]] = field(default_factory=Counter)
    tiles: Tallies = field(default_factory=tallies)
    """Tiles in villages at the end."""
    sold: Tallies = field(default_factory=tallies)
    """Tiles when they were won, with the price."""
    seats: Tallies = field(default_factory=tallies)
    """Seats from the first start player on."""
    boats: Tallies = field(default_factory=tallies)
    """Boats that joined a village in winter."""
    boat_order: Tallies = field(default_factory=tallies)
    """How early a seat picked its boat in the other seasons, from 1."""
    bids: Tallies = field(default_factory=tallies)
    """The tile of the game's first bid."""
    bid_sizes: Tallies = field(default_factory=tallies)
    """The workers of each seat's first bid."""

    def add(self, facts: GameFacts) -> None:
        """Count a game."""
        players = facts.players
        best = max(facts.points)
        self.games[players] += 1
        self.winners[players] += best
        self.points[players] += sum(facts.points)
        for seat in range(players):
            _add(self.seats, str(seat + 1), facts, seat)
            for source, points in facts.sources[seat].items():
                self.sources[source, players] += points
            for tile in facts.owned[seat]:
                _add(self.tiles, tile, facts, seat)
        winner = facts.points.index(best)
        for source, points in facts.sources[winner].items():
            self.winner_sources[source, players] += points
        for sale in facts.sales:
            _add(self.sold, sale.tile, facts, sale.seat, sale.workers)
        for boat in facts.boats:
            if boat.season == WINTER:
                _add(self.boats, boat.boat, facts, boat.seat)
            else:
                _add(self.boat_order, str(boat.order + 1), facts, boat.seat)
        for bid in facts.first_bids:
            _add(self.bid_sizes, str(bid.workers), facts, bid.seat, bid.workers)
            if bid.first:
                _add(self.bids, bid.tile, facts, bid.seat, bid.workers)


def _add(tallies: Tallies, name: str, facts: GameFacts, seat: int, workers: int = 0) -> None:
    for players in (facts.players, 0):
        tallies[name, players].add(facts, seat, workers)
