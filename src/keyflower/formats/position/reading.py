"""Positions and views, read from JSON data (docs/position.md).

Omitted fields default to empty, or to the pieces that aren't anywhere else.
"""

import re
from functools import cache
from typing import Final, get_type_hints

from keyflower.formats.position import shapes
from keyflower.formats.position.conservation import in_turns, is_built, is_dealt
from keyflower.formats.position.writing import FORMAT, PICKS_NAMES, RNG_DIGITS, VIEW_FORMAT
from keyflower.formats.values import MAX_COUNT, Value, show
from keyflower.rules import pieces
from keyflower.rules.chapters.setup import lowest_home
from keyflower.rules.chapters.village import cell_at, find_powers
from keyflower.rules.lookup import Lookup
from keyflower.rules.options import Options
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS, MAX_PLAYERS, ORIGIN_REACH, SKILLS, WINTER
from keyflower.rules.state import (
    ASIDE,
    GONE,
    LOT,
    LOT_SLOTS,
    PHASE_NAMES,
    PICK_WINTER,
    STANDING,
    UNSEEN,
    VILLAGE,
    WON,
    State,
)
from keyflower.rules.view import SPECTATOR, View, unseen_workers

COUNT_KEYS: Final = ("worker_count", "skill_count", "winter_count")
TILE_KEYS: Final = ("tile", "side")
LOT_KEYS: Final = ("tile", "side", "colour", "used", "workers", "bids")
TURN_ORDER_KEYS: Final = ("tile", "colour", "bids")
VILLAGE_KEYS: Final = ("tile", "at", "rotation", "side", "goods", "colour", "used", "workers")


@cache
def keys_of(shape: object) -> tuple[str, ...]:
    """The keys of a shape, its optional ones too."""
    return tuple(get_type_hints(shape))


class PositionReader:
    """Reads one position or view, and collects everything that is wrong with it.

    The order matters, because what is left out follows from what was read before: the time decides
    which turn-order tiles and boats stand there, tiles that are nowhere else are gone, homes decide
    who starts spring, and only then is it known which pieces are left for hands, bag and pile.
    """

    def __init__(self, data: object, lookup: Lookup) -> None:
        self.lookup = lookup
        self.problems: list[str] = []
        self.top = Value(data, "", self.problems)
        self.seen: dict[int, str] = {}  # where each tile was named
        self.state = State(lookup, pieces.MIN_PLAYERS)
        self.state.clear()

    def position(self) -> State:
        """The whole position, unless there are problems."""
        self.top.only(keys_of(shapes.PositionData), "position")
        seats = self.begin(FORMAT)
        if not seats:
            return self.state
        self.open_table(seats, [keys_of(shapes.SeatData)] * len(seats))
        self.chance(self.top["rng"])
        if not self.problems:
            self.hands_left_out(seats)
        self.what_follows()
        return self.state

    def view(self) -> View:
        """The whole view, unless there are problems."""
        top = self.top
        top.only(keys_of(shapes.ViewData), "view")
        seats = self.begin(VIEW_FORMAT)
        if not seats:
            return View(self.state, SPECTATOR)
        viewer = self.seat(top["seat"], SPECTATOR)
        keys = [(*COUNT_KEYS, *keys_of(shapes.VillageData))] * len(seats)
        if viewer != SPECTATOR:
            keys[viewer] = keys_of(shapes.ViewSeatData)
        self.open_table(seats, keys)
        self.what_follows()
        view = View(self.state, viewer)
        self.view_counts(view, seats)
        return view

    def begin(self, wanted: str) -> list[Value]:
        """The format, the number of players and the catalogue; the seats, none if no game."""
        top = self.top
        self.expect(top["format"], wanted)
        seats = top["seats"].items()
        players = len(seats)
        if not pieces.MIN_PLAYERS <= players <= MAX_PLAYERS:
            top["seats"].wrong(f"expected {pieces.MIN_PLAYERS} to {MAX_PLAYERS}, got {players}")
            return []
        if top["players"].given and top["players"].data != players:
            top["players"].wrong(f"there are {players} seats, not {show(top['players'].data)}")
        if top["catalogue"].given:
            self.expect(top["catalogue"], self.lookup.version)
        self.state = State(self.lookup, players)
        self.state.clear()
        return seats

    def expect(self, value: Value, wanted: str) -> None:
        """There is one right value."""
        if value.data != wanted:
            value.wrong(f"expected {show(wanted)}, got {show(value.data)}")

    def open_table(self, seats: list[Value], keys: list[tuple[str, ...]]) -> None:
        """What positions and views have in common; the seats have keys of their own."""
        top = self.top
        self.time()
        self.lots(top["lots"])
        self.turn_order(top["turn_order"])
        for seat, entry in enumerate(seats):
            entry.only(keys[seat])
            self.at_seat(seat, entry)
        self.gone(top["gone"])
        self.boats(top["boats"])
        self.whose_turn()
        if top["use"].given:
            top["use"].only(keys_of(shapes.UseData))
            self.state.use_tile = top["use"]["tile"].tile(self.lookup)
            self.state.steps = top["use"]["steps"].whole(default=0)
            self.state.upgrades = top["use"]["upgrades"].whole(default=0)

    def what_follows(self) -> None:
        """What is left out and follows from the rest: T3, X, I1 to I3."""
        state = self.state
        top = self.top
        if not self.problems:
            self.winter_picked_left_out()
            state.power = find_powers(state)
        left = unseen_workers(state)
        for colour in range(COLOURS):
            left[colour] -= sum(state.screen[colour::COLOURS])
        state.bag = top["bag"].counts(COLOUR_NAMES)
        rest = max(left[pieces.GREEN] - state.bag[pieces.GREEN], 0)
        state.greens = top["greens"].whole(default=rest)
        left[pieces.GREEN] -= state.greens
        if not top["bag"].given:
            state.bag = [max(count, 0) for count in left]
        state.stock = top["stock"].counts(
            pieces.RESOURCE_NAMES, rest_of(pieces.ALL_RESOURCES, [state.goods])
        )
        held = [state.skills, state.boat_skills]
        state.pile = top["pile"].counts(pieces.SKILL_NAMES, rest_of(pieces.ALL_SKILLS, held))

    def seat(self, value: Value, default: int | None = None) -> int:
        return value.whole(self.state.players - 1, default=default)

    # -------- The table

    def time(self) -> None:
        """Options, season and phase."""
        state = self.state
        options = self.top["options"]
        if options.given:
            options.only(keys_of(shapes.OptionsData))
        standard = state.options.data()
        state.options = Options(**{name: options[name].flag(standard[name]) for name in standard})
        state.season = self.top["season"].name(pieces.SEASON_NAMES, "season", 0)
        state.phase = self.top["phase"].name(PHASE_NAMES, "phase", 0)

    def chance(self, value: Value) -> None:
        """The state of the generator."""
        rng = value.data if value.given else "0"
        if isinstance(rng, str) and re.fullmatch(f"[0-9a-f]{{1,{RNG_DIGITS}}}", rng):
            self.state.rng = int(rng, 16)
        else:
            value.wrong(f"expected 1 to {RNG_DIGITS} digits 0-9a-f, got {show(rng)}")

    def lots(self, value: Value) -> None:
        """The tiles laid out this season, in their order."""
        lots = value.items()
        if len(lots) > LOT_SLOTS:
            value.wrong(f"{LOT_SLOTS} at most, not {len(lots)}")
        for slot, entry in enumerate(lots[:LOT_SLOTS]):
            tile = self.put_down(entry, LOT_KEYS, LOT)
            if tile >= 0:
                self.state.slot_tile[slot] = tile
                self.marks(entry, tile, slot)

    def turn_order(self, value: Value) -> None:
        """The turn-order tiles in play stand there (S2); bids beside them."""
        state = self.state
        tiles = self.lookup.turn_tiles[: pieces.TURN_TILES_BY_PLAYERS[state.players]]
        if state.season < WINTER or not is_built(state):
            for number, tile in enumerate(tiles):
                state.place[tile] = STANDING
                state.slot_tile[LOT_SLOTS + number] = tile
        for entry in value.items():
            tile = self.tile_entry(entry, TURN_ORDER_KEYS)
            if tile < 0:
                continue
            if tile not in tiles or state.place[tile] != STANDING:
                name = self.lookup.ids[tile]
                entry["tile"].wrong(f"{name!r} is not a turn-order tile in play")
            elif self.first_time(tile, entry):
                self.marks(entry, tile, LOT_SLOTS + tiles.index(tile))

    def gone(self, value: Value) -> None:
        """Tiles that left the game in the open; left out, as many as did, in catalogue order."""
        state = self.state
        if value.given:
            self.tiles(value, GONE, [])
            return
        for season in range(WINTER):
            if season < state.season or (season == state.season and not in_turns(state)):
                unseen = self.unseen(self.lookup.by_season[season])
                out = len(self.lookup.by_season[season]) - len(unseen)
                for tile in unseen[: max(pieces.LOTS_BY_PLAYERS[state.players] - out, 0)]:
                    state.place[tile] = GONE
        if state.season == WINTER and is_built(state):
            tiles = self.lookup.turn_tiles[: pieces.TURN_TILES_BY_PLAYERS[state.players]]
            for tile in self.unseen(tiles):
                state.place[tile] = GONE

    def unseen(self, tiles: list[int]) -> list[int]:
        """Those of some tiles that were named nowhere."""
        return [tile for tile in tiles if self.state.place[tile] == UNSEEN]

    def boats(self, value: Value) -> None:
        """The boats in play, their loads, and which of them are picked."""
        state = self.state
        tiles = self.lookup.boats[: state.players]
        names = [self.lookup.ids[tile] for tile in tiles]
        picked = [is_built(state)] * state.players
        named: list[int] = []
        for entry in value.items():
            entry.only(keys_of(shapes.BoatData))
            boat = entry["boat"].name(names, "boat in play")
            if boat in named:
                entry["boat"].wrong(f"{names[boat]!r} is there already")
            named.append(boat)
            workers = entry["workers"].counts(COLOUR_NAMES)
            state.boat_workers[boat * COLOURS : (boat + 1) * COLOURS] = workers
            skills = entry["skills"].counts(pieces.SKILL_NAMES)
            state.boat_skills[boat * SKILLS : (boat + 1) * SKILLS] = skills
            picked[boat] = entry["picked"].flag(picked[boat])
        state.boats = [boat for boat in range(state.players) if not picked[boat]]
        for boat in range(state.players):
            if state.season < WINTER or not picked[boat]:
                for tile in self.unseen([tiles[boat]]):
                    state.place[tile] = STANDING

    def whose_turn(self) -> None:
        """Start player, turn, passes, and who waits for boats."""
        state = self.state
        top = self.top
        state.start = self.seat(
            top["start"], lowest_home(state) if state.season == pieces.SPRING else 0
        )
        state.turn = self.seat(top["turn"], state.start)
        state.passes = top["passes"].whole(MAX_PLAYERS, default=0)
        state.picks = top["picks"].name(PICKS_NAMES, "stage of picking boats", 0)
        state.queue = [self.seat(each) for each in top["queue"].items()]
        winners = top["turn_winners"].items()
        tiles = pieces.TURN_TILES_BY_PLAYERS[state.players]
        if len(winners) > tiles:
            top["turn_winners"].wrong(f"{tiles} at most, not {len(winners)}")
        for i, winner in enumerate(winners[:tiles]):
            state.turn_winner[i] = self.seat(winner, -1)

    # -------- Seats

    def at_seat(self, seat: int, entry: Value) -> None:
        """A seat: what is behind the screen, the village, tiles won and set aside."""
        state = self.state
        workers = entry["workers"].counts(COLOUR_NAMES)
        state.screen[seat * COLOURS : (seat + 1) * COLOURS] = workers
        skills = entry["skills"].counts(pieces.SKILL_NAMES)
        state.skills[seat * SKILLS : (seat + 1) * SKILLS] = skills
        for held in entry["winter"].items():
            tile = held.tile(self.lookup)
            if tile >= 0 and self.first_time(tile, held):
                state.hand[seat].append(tile)
        picked = [each.tile(self.lookup) for each in entry["picked"].items()]
        state.picked[seat] = [tile for tile in picked if tile >= 0]
        has_picked = state.season == WINTER and state.phase != PICK_WINTER
        state.has_picked[seat] = entry["has_picked"].flag(has_picked or bool(state.picked[seat]))
        state.winter_picked[seat] = entry["winter_picked"].whole(default=0)
        for each in entry["village"].items():
            self.in_village(each, seat)
        self.tiles(entry["won"], WON, state.won[seat])
        self.tiles(entry["aside"], ASIDE, state.aside[seat])

    def in_village(self, entry: Value, seat: int) -> None:
        """A tile in a village, with what lies on it."""
        state = self.state
        tile = self.put_down(entry, VILLAGE_KEYS, VILLAGE)
        column = row = 0
        if entry["at"].given or tile < 0 or self.lookup.kind[tile] != pieces.HOME:
            column, row = self.coordinates(entry["at"])
        rotation = entry["rotation"].whole(5, default=0)
        goods = entry["goods"].counts(pieces.RESOURCE_NAMES)
        if tile < 0:
            return
        cell = cell_at(seat, column, row)
        if cell in state.cells:
            other = self.lookup.ids[state.cells[cell]]
            entry["at"].wrong(f"{other!r} lies at [{column}, {row}] already")
        state.cell[tile] = cell
        state.cells[cell] = tile
        state.rotation[tile] = rotation
        state.villages[seat].append(tile)
        state.goods[tile * pieces.RESOURCES : (tile + 1) * pieces.RESOURCES] = goods
        self.marks(entry, tile, -1)

    def coordinates(self, value: Value) -> tuple[int, int]:
        """Column and row."""
        if not isinstance(value.data, list) or len(value.data) != 2:
            value.wrong(f"expected [column, row], got {show(value.data)}")
            return 0, 0
        column, row = value.items()
        return column.whole(ORIGIN_REACH, -ORIGIN_REACH), row.whole(ORIGIN_REACH, -ORIGIN_REACH)

    # -------- Tiles

    def tiles(self, value: Value, place: int, onto: list[int]) -> None:
        """Tiles without anything on them."""
        tiles = [self.put_down(entry, TILE_KEYS, place) for entry in value.items()]
        onto.extend([tile for tile in tiles if tile >= 0])

    def tile_entry(self, entry: Value, keys: tuple[str, ...]) -> int:
        """The tile of an entry, or -1; the id alone is enough where there is no more to say."""
        if isinstance(entry.data, str):
            entry.data = {"tile": entry.data}
        entry.only(keys)
        return entry["tile"].tile(self.lookup)

    def put_down(self, entry: Value, keys: tuple[str, ...], place: int) -> int:
        """A tile in a place, with the side that is up; -1 where it is none."""
        tile = self.tile_entry(entry, keys)
        if tile < 0 or not self.first_time(tile, entry["tile"]):
            return -1
        names = (
            pieces.BOAT_SIDE_NAMES
            if self.lookup.kind[tile] == pieces.SUMMER_BOAT
            else pieces.SIDE_NAMES
        )
        self.state.side[tile] = entry["side"].name(names, "side of this tile", 0)
        self.state.place[tile] = place
        return tile

    def first_time(self, tile: int, value: Value) -> bool:
        """I4: whether a tile was not named before."""
        if tile in self.seen:
            value.wrong(f"{self.lookup.ids[tile]!r} is at {self.seen[tile]} already (I4)")
            return False
        self.seen[tile] = value.where
        return True

    def marks(self, entry: Value, tile: int, slot: int) -> None:
        """Workers on a tile, its colour, its latest use, and the bids beside it."""
        state = self.state
        workers = entry["workers"].counts(COLOUR_NAMES)
        state.workers_on[tile * COLOURS : (tile + 1) * COLOURS] = workers
        state.used[tile] = entry["used"].whole(default=sum(workers))
        colour = entry["colour"].name(COLOUR_NAMES, "colour", pieces.NO_COLOUR)
        colours = [kind for kind in range(COLOURS) if workers[kind]]
        colours += [self.bid(bid, slot, colour) for bid in entry["bids"].items()]
        if colour == pieces.NO_COLOUR and colours and min(colours) == max(colours):
            colour = colours[0]
        state.colour[tile] = colour

    def bid(self, entry: Value, slot: int, tile_colour: int) -> int:
        """One bid; its colour, the tile's if it does not say."""
        state = self.state
        entry.only(keys_of(shapes.BidData))
        seat = self.seat(entry["seat"])
        size = entry["size"].whole(MAX_COUNT, 1)
        default = None if tile_colour == pieces.NO_COLOUR else tile_colour
        colour = entry["colour"].name(COLOUR_NAMES, "colour", default)
        first = slot * MAX_PLAYERS
        if state.bid_size[first + seat]:
            entry.wrong(f"seat {seat} has a bid there already (B6)")
        state.bid_size[first + seat] = size
        state.bid_colour[first + seat] = colour
        lead = state.lead[slot]
        if lead < 0 or size > state.bid_size[first + lead]:
            state.lead[slot] = seat
        return colour

    # -------- What is left out

    def hands_left_out(self, seats: list[Value]) -> None:
        """S1: hands of winter tiles that are left out."""
        state = self.state
        size = pieces.WINTER_HAND_BY_PLAYERS[state.players]
        left = [tile for tile in self.lookup.by_season[WINTER] if tile not in self.seen]
        for seat, entry in enumerate(seats):
            if is_dealt(state) and not entry["winter"].given:
                state.hand[seat] = left[:size]
                left = left[size:]

    def winter_picked_left_out(self) -> None:
        """T3: numbers of picked winter tiles that are left out."""
        state = self.state
        if not is_dealt(state) and not any(state.winter_picked):
            winter = self.lookup.by_season[WINTER]
            count = len(winter) - len(self.unseen(winter))
            most = pieces.WINTER_HAND_BY_PLAYERS[state.players] * state.players
            for i in range(min(count, most)):
                state.winter_picked[i % state.players] += 1

    def view_counts(self, view: View, seats: list[Value]) -> None:
        """I5: the numbers of what is hidden; left out, what the viewer's own lists say."""
        listed = (view.screen_counts, view.skill_counts, view.hand_counts)
        for seat, entry in enumerate(seats):
            for key, counts in zip(COUNT_KEYS, listed):
                count = entry[key].whole(default=counts[seat])
                if seat == view.seat and count != counts[seat]:
                    entry[key].wrong(f"{counts[seat]} are listed, not {count}")
                counts[seat] = count
        view.bag_count = self.top["bag_count"].whole(default=in_bag(view))
        view.pile_count = self.top["pile_count"].whole(default=in_pile(view))


def rest_of(everything: tuple[int, ...], places: list[list[int]]) -> list[int]:
    """By kind: what is left of all pieces beside those at some places."""
    kinds = len(everything)
    return [
        max(everything[kind] - sum([sum(counts[kind::kinds]) for counts in places]), 0)
        for kind in range(kinds)
    ]


def in_bag(view: View) -> int:
    """I1: the workers that are neither in the open nor behind a screen."""
    return sum(view.unseen_workers()) + sum(view.screen) - sum(view.screen_counts)


def in_pile(view: View) -> int:
    """I3: the skills that are neither on boats nor behind a screen."""
    return sum(view.unseen_skills()) + sum(view.skills) - sum(view.skill_counts)
