"""Tiles of a position, read from JSON data: lots, turn-order tiles, villages and bids."""

from typing import Final

from keyflower.formats.position.values import MOST, Values, show
from keyflower.rules.lookup import Lookup
from keyflower.rules.pieces import (
    BOAT_SIDE_NAMES,
    COLOUR_NAMES,
    COLOURS,
    HOME,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NO_COLOUR,
    RESOURCE_NAMES,
    RESOURCES,
    SIDE_NAMES,
    SUMMER_BOAT,
    TURN_TILES_BY_PLAYERS,
    WINTER,
)
from keyflower.rules.state import (
    BUILD,
    FLIP,
    LOT,
    LOT_SLOTS,
    OVER,
    PICK_WINTER,
    STANDING,
    VILLAGE,
    Board,
    State,
)
from keyflower.rules.village import cell_at

TILE_KEYS: Final = ("tile", "side")
LOT_KEYS: Final = ("tile", "side", "colour", "used", "workers", "bids")
TURN_ORDER_KEYS: Final = ("tile", "colour", "bids")
VILLAGE_KEYS: Final = (
    "tile",
    "at",
    "rotation",
    "side",
    "goods",
    "colour",
    "used",
    "workers",
)
BID_KEYS: Final = ("seat", "size", "colour")
FARTHEST: Final = 60  # no village reaches so far from its home


class TileReader(Values):
    """Reads the tiles of one position."""

    def __init__(self, lookup: Lookup) -> None:
        super().__init__(lookup)
        self.seen: dict[int, str] = {}  # where each tile was named

    def lots(self, value: object) -> None:
        """The tiles laid out this season, in their order."""
        lots = self.items(value, "lots")
        if len(lots) > LOT_SLOTS:
            self.wrong("lots", f"{LOT_SLOTS} at most, not {len(lots)}")
        for slot in range(min(len(lots), LOT_SLOTS)):
            where = f"lots[{slot}]"
            entry = self.entry(lots[slot], where, LOT_KEYS)
            tile = self.put_down(entry, where, LOT)
            if tile >= 0:
                self.state.slot_tile[slot] = tile
                self.marks(entry, where, tile, slot)

    def turn_order(self, value: object) -> None:
        """The turn-order tiles in play stand there (S2); bids beside them."""
        state = self.state
        tiles = self.lookup.turn_tiles[: TURN_TILES_BY_PLAYERS[state.players - MIN_PLAYERS]]
        if state.season < WINTER or not is_built(state):
            for number in range(len(tiles)):
                state.place[tiles[number]] = STANDING
                state.slot_tile[LOT_SLOTS + number] = tiles[number]
        given = self.items(value, "turn_order")
        for i in range(len(given)):
            where = f"turn_order[{i}]"
            entry = self.entry(given[i], where, TURN_ORDER_KEYS)
            tile = self.tile(entry.get("tile"), f"{where}.tile")
            if tile < 0:
                continue
            if tile not in tiles or state.place[tile] != STANDING:
                name = self.lookup.ids[tile]
                self.wrong(f"{where}.tile", f"{name!r} is not a turn-order tile in play")
            elif self.first_time(tile, where):
                self.marks(entry, where, tile, LOT_SLOTS + tiles.index(tile))

    def in_village(self, value: object, where: str, seat: int) -> None:
        """A tile in a village, with what lies on it."""
        state = self.state
        entry = self.entry(value, where, VILLAGE_KEYS)
        tile = self.put_down(entry, where, VILLAGE)
        at = entry.get("at")
        if tile >= 0 and self.lookup.kind[tile] == HOME and at is None:
            at = [0, 0]
        column, row = self.coordinates(at, f"{where}.at")
        rotation = self.whole(entry.get("rotation", 0), f"{where}.rotation", 5)
        goods = self.counts(entry.get("goods"), f"{where}.goods", RESOURCE_NAMES)
        if tile < 0:
            return
        cell = cell_at(seat, column, row)
        if cell in state.cells:
            other = self.lookup.ids[state.cells[cell]]
            self.wrong(f"{where}.at", f"{other!r} lies at [{column}, {row}] already")
        state.cell[tile] = cell
        state.cells[cell] = tile
        state.rotation[tile] = rotation
        state.villages[seat].append(tile)
        state.goods[tile * RESOURCES : (tile + 1) * RESOURCES] = goods
        self.marks(entry, where, tile, -1)

    def coordinates(self, value: object, where: str) -> tuple[int, int]:
        """Column and row."""
        if not isinstance(value, list) or len(value) != 2:
            self.wrong(where, f"expected [column, row], got {show(value)}")
            return 0, 0
        column = self.whole(value[0], f"{where}[0]", FARTHEST, -FARTHEST)
        return column, self.whole(value[1], f"{where}[1]", FARTHEST, -FARTHEST)

    def tiles(self, value: object, where: str, place: int, onto: list[int]) -> None:
        """Tiles without anything on them."""
        given = self.items(value, where)
        for i in range(len(given)):
            entry = self.entry(given[i], f"{where}[{i}]", TILE_KEYS)
            tile = self.put_down(entry, f"{where}[{i}]", place)
            if tile >= 0:
                onto.append(tile)

    def entry(self, value: object, where: str, keys: tuple[str, ...]) -> dict[str, object]:
        """A tile's entry; the id alone is enough where there is no more to say."""
        if isinstance(value, str):
            return {"tile": value}
        return self.fields(value, where, keys)

    def put_down(self, entry: dict[str, object], where: str, place: int) -> int:
        """A tile in a place, with the side that is up; -1 where it is none."""
        tile = self.tile(entry.get("tile"), f"{where}.tile")
        if tile < 0 or not self.first_time(tile, f"{where}.tile"):
            return -1
        names = SIDE_NAMES
        if self.lookup.kind[tile] == SUMMER_BOAT:
            names = BOAT_SIDE_NAMES
        side = self.name(entry.get("side", names[0]), f"{where}.side", names, "side of this tile")
        self.state.side[tile] = side
        self.state.place[tile] = place
        return tile

    def first_time(self, tile: int, where: str) -> bool:
        """I4: whether a tile was not named before."""
        if tile in self.seen:
            self.wrong(where, f"{self.lookup.ids[tile]!r} is at {self.seen[tile]} already (I4)")
            return False
        self.seen[tile] = where
        return True

    def marks(self, entry: dict[str, object], where: str, tile: int, slot: int) -> None:
        """Workers on a tile, its colour, its latest use, and the bids beside it."""
        state = self.state
        workers = self.counts(entry.get("workers"), f"{where}.workers", COLOUR_NAMES)
        state.workers_on[tile * COLOURS : (tile + 1) * COLOURS] = workers
        state.used[tile] = sum(workers)
        if "used" in entry:
            state.used[tile] = self.whole(entry["used"], f"{where}.used", MOST)
        colour = NO_COLOUR
        if "colour" in entry:
            colour = self.name(entry["colour"], f"{where}.colour", COLOUR_NAMES, "colour")
        colours = [kind for kind in range(COLOURS) if workers[kind]]
        bids = self.items(entry.get("bids"), f"{where}.bids")
        for i in range(len(bids)):
            colours.append(self.bid(bids[i], f"{where}.bids[{i}]", slot, colour))
        if colour == NO_COLOUR and colours and min(colours) == max(colours):
            colour = colours[0]
        state.colour[tile] = colour

    def bid(self, value: object, where: str, slot: int, tile_colour: int) -> int:
        """One bid; its colour, the tile's if it does not say."""
        state = self.state
        entry = self.fields(value, where, BID_KEYS)
        seat = self.seat(entry.get("seat"), f"{where}.seat")
        size = self.whole(entry.get("size"), f"{where}.size", MOST, 1)
        colour = tile_colour
        if "colour" in entry or colour == NO_COLOUR:
            colour = self.name(entry.get("colour"), f"{where}.colour", COLOUR_NAMES, "colour")
        first = slot * MAX_PLAYERS
        if state.bid_size[first + seat]:
            self.wrong(where, f"seat {seat} has a bid there already (B6)")
        state.bid_size[first + seat] = size
        state.bid_colour[first + seat] = colour
        lead = state.lead[slot]
        if lead < 0 or size > state.bid_size[first + lead]:
            state.lead[slot] = seat
        return colour


def is_dealt(board: Board) -> bool:
    """S1, T3: whether the seats hold winter tiles."""
    return board.season < WINTER or board.phase == PICK_WINTER


def is_built(state: State) -> bool:
    """Whether boats and turn-order tiles of this season are all dealt with."""
    return state.phase in (BUILD, FLIP, OVER)
