"""A village to score: tiles with what is on them and behind the screen, laid out by the rules.

Nobody plays here. On a score sheet people say where tiles lie, as far as it matters; on the Learn
pages the rules say where they fit (V). What everything scores is the same (F).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, field
from typing import Annotated, Final, Literal

from keyflower.formats.position import write_tile
from keyflower.formats.position.shapes import TileData
from keyflower.formats.scores import ScoreData, write_score
from keyflower.play.errors import Refusal
from keyflower.play.typed_json import Bounds
from keyflower.play.viewing import Scores
from keyflower.rules import pieces
from keyflower.rules.actions import cell_of, rotation_of
from keyflower.rules.chapters.scoring import score
from keyflower.rules.chapters.village import (
    CENTRE,
    STEP_TO,
    cell_at,
    column_of,
    demand,
    edge,
    neighbour,
    placements,
    put_in_village,
    row_of,
)
from keyflower.rules.lookup import FEAT_LOOP, FEAT_NEIGHBOURS, FEAT_RIVER, lookup_of
from keyflower.rules.state import State

MOST_TILES: Final = 40
SEAT: Final = 0
PLAYERS: Final = 2  # the other one has the purple worker if this village doesn't
MAX_DISTANCE: Final = 20  # columns and rows from the home
UNMAPPED_COLUMN: Final = 40  # the column of tiles that aren't on the map; no two of them touch
BY_PLACE: Final = (FEAT_LOOP, FEAT_RIVER, FEAT_NEIGHBOURS)  # F11 to F13: by where tiles lie
MAX_PIECES: Final[dict[str, int]] = (
    dict[str, int]()
    | dict.fromkeys(pieces.RESOURCE_NAMES, pieces.OTHERS_IN_STOCK)
    | {"gold": pieces.GOLD_IN_STOCK}
    | dict.fromkeys(pieces.SKILL_NAMES, pieces.SKILLS_IN_PILE)
    | dict.fromkeys(pieces.COLOUR_NAMES, pieces.WORKERS_IN_BAG)
    | {"green": pieces.GREENS}
)
"""How many of each piece the game has."""
Resources = Annotated[int, Bounds(ge=0, le=pieces.OTHERS_IN_STOCK)]
Gold = Annotated[int, Bounds(ge=0, le=pieces.GOLD_IN_STOCK)]
Skills = Annotated[int, Bounds(ge=0, le=pieces.SKILLS_IN_PILE)]
Workers = Annotated[int, Bounds(ge=0, le=pieces.WORKERS_IN_BAG)]
Greens = Annotated[int, Bounds(ge=0, le=pieces.GREENS)]
Distance = Annotated[int, Bounds(ge=-MAX_DISTANCE, le=MAX_DISTANCE)]


@dataclass(frozen=True)
class SheetGoods:
    """Resources on a tile; these and others in the order of the rules."""

    iron: Resources = 0
    stone: Resources = 0
    wood: Resources = 0
    gold: Gold = 0


@dataclass(frozen=True)
class SheetSkills:
    """Skills behind the screen."""

    anvil: Skills = 0
    pick: Skills = 0
    saw: Skills = 0


@dataclass(frozen=True)
class SheetWorkers:
    """Workers behind the screen."""

    blue: Workers = 0
    red: Workers = 0
    yellow: Workers = 0
    green: Greens = 0


@dataclass(frozen=True)
class SheetTile:
    """A tile of a village; `at` is its column and row on the map, the home's being 0, 0.

    Without a side its front is up, and without a rotation it gets one that fits.
    """

    tile: Annotated[str, Bounds(max_length=30, pattern="[a-z0-9_]+")]
    side: pieces.Side | None = None
    goods: SheetGoods = SheetGoods()
    at: tuple[Distance, Distance] | None = None
    rotation: Annotated[int, Bounds(ge=0, le=pieces.DIRECTIONS - 1)] | None = None


@dataclass(frozen=True)
class SheetVillage:
    """A village with one home, and what is behind the screen."""

    tiles: Annotated[list[SheetTile], Bounds(min_length=1, max_length=MOST_TILES)]
    skills: SheetSkills = SheetSkills()
    workers: SheetWorkers = SheetWorkers()
    purple: bool = False


@dataclass(frozen=True)
class SheetProblem:
    """What can't be true, with the seats and tiles or the piece that it is about.

    edges: two tiles don't fit together (V2). apart: tiles touch nothing (V1). cell: tiles lie in
    the same place. twice: a tile is in several villages. boats: a village has several of winter's.
    purple: several have the purple worker. pieces: there are more than the game has.
    map: what scores by where tiles lie is counted without those that aren't on the map.
    """

    kind: Literal["edges", "apart", "cell", "twice", "boats", "purple", "pieces", "map"]
    seats: list[int]
    tiles: list[str] = field(default_factory=list)
    piece: str = ""
    count: int = 0
    most: int = 0


@dataclass(frozen=True)
class ScoredVillage:
    """The village as it lies, what fits nowhere (V3), and the score as at the end of a game."""

    village: list[TileData]
    aside: list[str]
    scores: Scores


def score_village(village: SheetVillage) -> ScoredVillage:
    """Lay a village out where its tiles fit, wherever the request has them, and score it.

    >>> tiles = [SheetTile("home_1"), SheetTile("jeweller", goods=SheetGoods(gold=3))]
    >>> score_village(SheetVillage(tiles)).scores.seats[0]["total"]
    6
    """
    check_village(village)
    for problem in find_missing_pieces([village]):
        raise Refusal(f"there are {problem.most} {problem.piece} in the game, not {problem.count}")
    laid = LaidVillage(village, fit=True)
    aside = [laid.state.lookup.ids[tile] for tile in laid.hidden]
    return ScoredVillage(laid.write_tiles(), aside, Scores(True, [laid.score()]))


def check_village(village: SheetVillage, owner: str = "") -> None:
    """I2: refuse a village with tiles that don't exist, with a tile twice, or without one home."""
    state = new_state()
    tiles = [tile_number(state, each) for each in village.tiles]
    homes = sum(state.lookup.kind[tile] == pieces.HOME for tile in tiles)
    if homes != 1:
        raise Refusal(f"{owner}a village has one home, not {homes}")
    for each, count in Counter(each.tile for each in village.tiles).items():
        if count > 1:
            raise Refusal(f"{owner}{each} is there twice: each tile is there once")


def find_missing_pieces(villages: Sequence[SheetVillage]) -> Iterator[SheetProblem]:
    """I4: pieces of which the villages have more than the game."""
    counts = [count_pieces(village) for village in villages]
    for piece, most in MAX_PIECES.items():
        total = sum(each[piece] for each in counts)
        if total > most:
            seats = [seat for seat, each in enumerate(counts) if each[piece]]
            yield SheetProblem("pieces", seats, [], piece, total, most)


def count_pieces(village: SheetVillage) -> Counter[str]:
    """How many pieces of each kind a village has."""
    found = Counter(vars(village.skills) | vars(village.workers))
    for each in village.tiles:
        found.update(vars(each.goods))
    return found


def new_state() -> State:
    """A game of which nothing is on the table yet."""
    state = State(lookup_of(None), PLAYERS)
    state.clear()
    return state


def tile_number(state: State, request: SheetTile) -> int:
    """The tile that is meant, turned to its side."""
    lookup = state.lookup
    tile = lookup.index.get(request.tile, -1)
    if tile < 0:
        raise Refusal(f"no tile has the id {request.tile!r}")
    names = ["front", "back"] if lookup.can_upgrade[tile] else ["front"]
    if lookup.kind[tile] == pieces.SUMMER_BOAT:
        names = ["a", "b"]
    if request.side is not None:
        if request.side not in names:
            raise Refusal(f"{request.tile} has no side {request.side!r}, but {' and '.join(names)}")
        state.side[tile] = names.index(request.side)
    return tile


class LaidVillage:
    """One checked village, laid out and filled.

    To fit, or where nothing scores by its place and nothing is on the map, tiles are laid out as
    they fit. Otherwise tiles that aren't on the map touch nothing, so no made-up place scores.
    """

    def __init__(self, village: SheetVillage, seat: int = SEAT, *, fit: bool = False) -> None:
        self.seat = seat
        self.state = state = new_state()
        lookup = state.lookup
        tiles = [(tile_number(state, each), each) for each in village.tiles]
        sides = {tile: tile * 2 + state.side[tile] for tile, _ in tiles}
        home = next(each for each in tiles if lookup.kind[each[0]] == pieces.HOME)
        others = [each for each in tiles if each != home]
        placed = [] if fit else [each for each in others if each[1].at is not None]
        loose = [each[0] for each in others if each not in placed]
        self.free = any(lookup.power[side] == pieces.POWER_2A for side in sides.values())
        self.by_place = [tile for tile, side in sides.items() if lookup.feat[side] in BY_PLACE]
        self.mapped = not fit and bool(self.by_place or placed or not others)
        self.same_cell: list[int] = []
        self._put(*home, (0, 0))
        # Those that were turned by hand come first, so that the others fit them.
        for tile, each in sorted(placed, key=lambda one: one[1].rotation is None):
            self._put(tile, each, each.at or (0, 0))
        if self.mapped:
            self.hidden = loose + self.same_cell
        else:
            self.hidden = lay_out(state, home[0], loose)
        if not fit:
            for number, tile in enumerate(self.hidden):
                cell = cell_at(SEAT, UNMAPPED_COLUMN, 2 * number - UNMAPPED_COLUMN)
                put_in_village(state, SEAT, tile, cell, 0)
        fill(state, village, tiles)

    def _put(self, tile: int, each: SheetTile, at: tuple[int, int]) -> None:
        cell = cell_at(SEAT, *at)
        if cell in self.state.cells:
            self.same_cell.append(tile)
            return
        fitting = self._fitting(tile, cell) if each.rotation is None else each.rotation
        put_in_village(self.state, SEAT, tile, cell, fitting)

    def _fitting(self, tile: int, cell: int) -> int:
        """V2: the first rotation that fits what is there, or else none at all."""
        bound = demand(self.state, cell)
        for rotation in range(pieces.DIRECTIONS):
            turned = self.state.lookup.pattern[tile * pieces.DIRECTIONS + rotation]
            if turned & bound >> 12 == bound & 4095:
                return rotation
        return 0

    def write_tiles(self) -> list[TileData]:
        """The tiles; those that aren't on the map have no place."""
        found = []
        for tile in self.state.villages[SEAT]:
            data = write_tile(self.state, tile)
            if tile in self.hidden:
                data.pop("at", None)
            found.append(data)
        return found

    def score(self) -> ScoreData:
        """F14, with the number of this seat; without lines that the map may still bring points."""
        ids = self.state.lookup.ids
        found = write_score(score(self.state, SEAT), ids)
        found["seat"] = self.seat
        if self.mapped and self.hidden:
            unknown = [ids[tile] for tile in self.by_place]
            found["lines"] = [
                line for line in found["lines"] if line["points"] or line["tile"] not in unknown
            ]
        return found

    def find_problems(self) -> Iterator[SheetProblem]:
        """What can't be true in this village."""
        lookup = self.state.lookup
        found: list[tuple[Literal["edges", "apart", "cell", "boats", "map"], list[int]]] = []
        boats = [tile for tile in self.state.villages[SEAT] if lookup.kind[tile] == pieces.BOAT]
        found.append(("boats", boats if len(boats) > 1 else []))
        found.append(("cell", self.same_cell))
        if self.mapped:
            found += [("edges", [tile, other]) for tile, other in self._misfits()]
            found.append(("apart", self._lost()))
        found.append(("map", self.by_place if self.hidden else []))
        for kind, tiles in found:
            if tiles:
                yield SheetProblem(kind, [self.seat], [lookup.ids[tile] for tile in tiles])

    def _misfits(self) -> list[tuple[int, int]]:
        """V2: neighbours whose edges differ, unless boat 2a allows it."""
        if self.free:
            return []
        state = self.state
        return [
            (tile, other)
            for tile in state.villages[SEAT]
            for direction in range(3)
            if (other := neighbour(state, tile, direction)) >= 0
            and edge(state, tile, direction) != edge(state, other, direction + 3)
        ]

    def _lost(self) -> list[int]:
        """V1: tiles on the map that can't be reached from the home."""
        state = self.state
        village = [tile for tile in state.villages[SEAT] if tile not in self.hidden]
        reached = {village[0]}
        waiting = [village[0]]
        while waiting:
            tile = waiting.pop()
            for direction in range(pieces.DIRECTIONS):
                other = neighbour(state, tile, direction)
                if other >= 0 and other not in reached:
                    reached.add(other)
                    waiting.append(other)
        return [tile for tile in village if tile not in reached]


def lay_out(state: State, home: int, waiting: list[int]) -> list[int]:
    """V1 to V3: put each tile where it fits best; gives those that fit nowhere."""
    line = find_river(state, home)
    while waiting:
        for tile in waiting:
            state.won[SEAT] = [tile]
            ways = placements(state, SEAT)
            if ways:
                best = max(ways, key=lambda way: rate_place(state, tile, way, line))
                put_in_village(state, SEAT, tile, cell_of(best), rotation_of(best))
                waiting.remove(tile)
                break
        else:
            break
    state.won[SEAT] = []
    return waiting


def find_river(state: State, home: int) -> set[int]:
    """F12: the cells in which boats would be in line with the home's water."""
    for direction in range(pieces.DIRECTIONS):
        if edge(state, home, direction) == pieces.WATER:
            step = STEP_TO[direction]
            return {CENTRE + step * far for far in range(1, MOST_TILES)}
    return set()


def rate_place(state: State, tile: int, way: int, line: set[int]) -> tuple[int, int, int, int]:
    """How good a place is: the river first (F12), then roads, company and nearness."""
    lookup = state.lookup
    cell = cell_of(way)
    rotation = rotation_of(way)
    boat = lookup.kind[tile] in (pieces.BOAT, pieces.SUMMER_BOAT)
    river = (1 if boat else -pieces.DIRECTIONS) if cell in line else 0
    links = company = 0
    for direction in range(pieces.DIRECTIONS):
        beside = cell + STEP_TO[direction]
        shown = lookup.edge[(tile * pieces.DIRECTIONS + rotation) * pieces.DIRECTIONS + direction]
        if beside in state.cells:
            company += 1
            links += shown == pieces.ROAD  # what touches it there matches (V2)
        elif not boat and beside in line and shown != pieces.FIELD:
            river -= 1  # boats show fields to their sides
    column, row = column_of(cell), row_of(cell)
    far = max(abs(column), abs(row), abs(column + row))
    return river, links, company, -far


def fill(state: State, village: SheetVillage, tiles: list[tuple[int, SheetTile]]) -> None:
    """Goods, screen, the purple worker, and what the summer boats in the village can do."""
    for tile, each in tiles:
        if tile in state.villages[SEAT]:
            first = tile * pieces.RESOURCES
            state.goods[first : first + pieces.RESOURCES] = astuple(each.goods)
            power = state.lookup.power[tile * 2 + state.side[tile]]
            if power >= 0:
                state.power[power] = SEAT
    state.skills[: pieces.SKILLS] = astuple(village.skills)
    state.screen[: pieces.COLOURS] = astuple(village.workers)
    state.start = SEAT if village.purple else SEAT + 1
