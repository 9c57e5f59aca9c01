"""What is worth knowing about one game, found by going through its actions."""

from dataclasses import dataclass, field

from keyflower.game import Game
from keyflower.lab.arena.match import by_rule
from keyflower.lab.arena.results import SOURCES
from keyflower.lab.selfplay import PlayedGame
from keyflower.rules.actions import (
    BID,
    KIND_MASK,
    PASS,
    TAKE_BOAT,
    bid_colour,
    bid_count,
    boat_of,
    tile_of,
)
from keyflower.rules.decisions import acting_seat
from keyflower.rules.pieces import COLOUR_NAMES, HOME, MAX_PLAYERS, SPRING, TURN_ORDER
from keyflower.rules.state import SLOTS, TURN, Board, State


@dataclass(frozen=True, slots=True)
class Sale:
    """A tile that was won: by whom, for how many workers, in which season (0 is spring)."""

    tile: str
    seat: int
    workers: int
    season: int


@dataclass(frozen=True, slots=True)
class FirstBid:
    """The first bid of a seat in the game, and whether nobody had bid before."""

    tile: str
    seat: int
    workers: int
    colour: str
    first: bool


@dataclass(frozen=True, slots=True)
class PickedBoat:
    """A boat that was picked: the order counts from 0."""

    boat: str
    seat: int
    season: int
    order: int


@dataclass(slots=True)
class GameFacts:
    """One game. Lists are by seat, where seat 0 is the first start player."""

    players: int
    points: list[int]
    wins: list[float]
    sources: list[dict[str, int]]
    owned: list[list[str]]
    """The tiles in each village at the end, without homes."""
    sales: list[Sale] = field(default_factory=list)
    first_bids: list[FirstBid] = field(default_factory=list)
    boats: list[PickedBoat] = field(default_factory=list)


def facts_of(played: PlayedGame) -> GameFacts:
    """The facts of a game."""
    game = Game.new(played.players, played.seed)
    ids = game.state.lookup.ids
    first = game.state.start
    seats = [(seat - first) % played.players for seat in range(played.players)]
    sales: list[Sale] = []
    bids: list[FirstBid] = []
    boats: list[PickedBoat] = []
    for action in played.actions:
        state = game.state
        seat = acting_seat(state, action)
        kind = action & KIND_MASK
        season = state.season
        led: list[tuple[int, int, int]] = []
        if kind == BID and season == SPRING:
            if all(bid.seat != seats[seat] for bid in bids):
                colour = COLOUR_NAMES[bid_colour(action)]
                tile = name_of(state, tile_of(action))
                count = bid_count(action)
                bids.append(FirstBid(tile, seats[seat], count, colour, not bids))
        elif kind == TAKE_BOAT:
            order = sum(boat.season == season for boat in boats)
            boat = ids[state.lookup.boats[boat_of(action)]]
            boats.append(PickedBoat(boat, seats[seat], season, order))
        elif kind == PASS:
            led = leading(state)
        names = [name_of(state, tile) for tile, _, _ in led]
        game.apply(action, seat)
        if led and (game.state.phase != TURN or game.state.season != season):
            for name, (_, winner, workers) in zip(names, led):
                sales.append(Sale(name, seats[winner], workers, season))
    return at_end(game, played, seats, sales, bids, boats)


def at_end(
    game: Game,
    played: PlayedGame,
    seats: list[int],
    sales: list[Sale],
    bids: list[FirstBid],
    boats: list[PickedBoat],
) -> GameFacts:
    """The facts at the end, with those on the way; seats are counted from the start player."""
    state = game.state
    best = max(played.points)
    winners = played.points.count(best)
    count = played.players
    empty: list[list[str]] = [[] for _ in range(count)]
    facts = GameFacts(count, [0] * count, [0.0] * count, [{} for _ in range(count)], empty)
    standing = by_rule(game.scores())
    for seat, place in enumerate(seats):
        facts.points[place] = played.points[seat]
        facts.wins[place] = (played.points[seat] == best) / winners
        for rule, points in standing[seat].items():
            source = SOURCES[rule]
            facts.sources[place][source] = facts.sources[place].get(source, 0) + points
        facts.owned[place] = [
            name_of(state, tile) for tile in state.villages[seat] if state.lookup.kind[tile] != HOME
        ]
    facts.sales = sales
    facts.first_bids = bids
    facts.boats = boats
    return facts


def leading(board: Board) -> list[tuple[int, int, int]]:
    """Every tile with a bid: the tile, the seat that leads, and its workers."""
    found: list[tuple[int, int, int]] = []
    for slot in range(SLOTS):
        tile, leader = board.slot_tile[slot], board.lead[slot]
        if tile >= 0 and leader >= 0:
            found.append((tile, leader, board.bid_size[slot * MAX_PLAYERS + leader]))
    return found


def name_of(state: State, tile: int) -> str:
    """A tile's id; summer boats with their side, turn-order tiles all the same."""
    lookup = state.lookup
    name = lookup.ids[tile]
    if lookup.kind[tile] == TURN_ORDER:
        return "turn_order_tile"
    if name.startswith("summer_boat_"):
        return name + ("b" if state.side[tile] else "a")
    return name
