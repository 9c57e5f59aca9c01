"""What is worth knowing about one game, found by going through its actions, and sums of many."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Literal

from keyflower.formats.scores import by_rule
from keyflower.game import Game
from keyflower.lab.arena.results import SOURCES
from keyflower.lab.selfplay import PlayedGame
from keyflower.rules.actions import BID, KIND_MASK, PASS, TAKE_BOAT, bid_count, boat_of, tile_of
from keyflower.rules.decisions import acting_seat
from keyflower.rules.pieces import HOME, MAX_PLAYERS, SPRING, TURN_ORDER, WINTER
from keyflower.rules.state import TURN, Board, State

What = Literal["tile", "sold", "seat", "boat", "boat order", "bid", "bid size"]
"""A tile in the village at the end, and when it was won; the seat from the first start player on; a
boat that joined the village in winter, and how early one was picked before; the tile of the game's
first bid, and the workers of the seat's first."""


@dataclass(frozen=True, slots=True)
class Had:
    """Something that a seat had; names of tiles, and numbers from 1."""

    what: What
    name: str
    seat: int
    workers: int = 0


@dataclass(slots=True)
class GameFacts:
    """One game. Lists are by seat, where seat 0 is the first start player."""

    players: int
    points: list[int]
    wins: list[float]
    sources: list[Counter[str]]
    had: list[Had] = field(default_factory=list)


def facts_of(played: PlayedGame) -> GameFacts:
    game = Game.new(played.players, played.seed)
    seats = [(seat - game.state.start) % played.players for seat in range(played.players)]
    had: list[Had] = []
    picked: Counter[int] = Counter()  # boats by season
    opened: set[int] = set()  # seats that have bid
    for action in played.actions:
        state = game.state
        seat = acting_seat(state, action)
        place = seats[seat]
        kind = action & KIND_MASK
        season = state.season
        sold: list[Had] = []
        if kind == BID and season == SPRING and place not in opened:
            workers = bid_count(action)
            if not opened:
                had.append(Had("bid", name_of(state, tile_of(action)), place, workers))
            had.append(Had("bid size", str(workers), place, workers))
            opened.add(place)
        elif kind == TAKE_BOAT:
            picked[season] += 1
            boat = state.lookup.ids[state.lookup.boats[boat_of(action)]]
            name = boat if season == WINTER else str(picked[season])
            had.append(Had("boat" if season == WINTER else "boat order", name, place))
        elif kind == PASS:
            sold = [
                Had("sold", name_of(state, tile), seats[winner], workers)
                for tile, winner, workers in leading(state)
            ]
        game.apply(action, seat)
        if game.state.phase != TURN or game.state.season != season:
            had += sold
    return at_end(game, played.points, seats, had)


def at_end(game: Game, points: list[int], seats: list[int], had: list[Had]) -> GameFacts:
    """The facts at the end, with those on the way; seats are counted from the start player."""
    state = game.state
    count = len(points)
    best = max(points)
    facts = GameFacts(count, [0] * count, [0.0] * count, [Counter() for _ in seats], had)
    for seat, score in enumerate(game.scores()):
        place = seats[seat]
        facts.points[place] = points[seat]
        facts.wins[place] = (points[seat] == best) / points.count(best)
        for rule, scored in by_rule(score).items():
            facts.sources[place][SOURCES[rule]] += scored
        had.append(Had("seat", str(place + 1), place))
        for tile in state.villages[seat]:
            if state.lookup.kind[tile] != HOME:
                had.append(Had("tile", name_of(state, tile), place))
    return facts


def leading(board: Board) -> list[tuple[int, int, int]]:
    """Every tile with a bid: the tile, the seat that leads, and its workers."""
    return [
        (tile, leader, board.bid_size[slot * MAX_PLAYERS + leader])
        for slot, (tile, leader) in enumerate(zip(board.slot_tile, board.lead))
        if tile >= 0 and leader >= 0
    ]


def name_of(state: State, tile: int) -> str:
    """A tile's id; summer boats with their side, turn-order tiles all the same."""
    lookup = state.lookup
    name = lookup.ids[tile]
    if lookup.kind[tile] == TURN_ORDER:
        return "turn_order_tile"
    if name.startswith("summer_boat_"):
        return name + ("b" if state.side[tile] else "a")
    return name


@dataclass(slots=True)
class Tally:
    """Something that seats had: how often, and what became of them."""

    count: int = 0
    wins: float = 0.0
    par: float = 0.0  # the wins that they would have if all seats were equal
    points: float = 0.0  # points above the mean of their tables
    workers: int = 0

    def add(self, facts: GameFacts, seat: int, workers: int) -> None:
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
    winners: Counter[int] = field(default_factory=Counter)  # the winners' points
    points: Counter[int] = field(default_factory=Counter)  # everyone's points
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
        for thing in facts.had:
            for players in (facts.players, 0):
                self.had[thing.what, players][thing.name].add(facts, thing.seat, thing.workers)
