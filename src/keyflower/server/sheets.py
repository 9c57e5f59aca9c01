"""Scoring a game that was played with the box: everyone's village, and what it scores.

What can't be true (a tile in two villages, roads that meet fields) is reported, not refused: people
enter a game piece by piece, and want to see what it scores so far.
"""

from collections import Counter
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from keyflower.formats.scores import ScoreData, write_score
from keyflower.formats.shapes import TileData
from keyflower.formats.writing import write_tile
from keyflower.rules.lookup import FEAT_LOOP, FEAT_NEIGHBOURS, FEAT_RIVER, lookup_of
from keyflower.rules.pieces import (
    BOAT,
    COLOUR_NAMES,
    DIRECTIONS,
    GOLD_IN_STOCK,
    GREENS,
    HOME,
    MAX_PLAYERS,
    OTHERS_IN_STOCK,
    POWER_2A,
    RESOURCE_NAMES,
    SKILL_NAMES,
    SKILLS_IN_PILE,
    WORKERS_IN_BAG,
)
from keyflower.rules.scoring import score
from keyflower.rules.state import State
from keyflower.rules.village import cell_at, demand, edge, neighbour, put_in_village
from keyflower.server.errors import Refusal
from keyflower.server.example import (
    PLAYERS,
    SEAT,
    Example,
    ExampleGoods,
    ExampleSkills,
    ExampleTile,
    ExampleWorkers,
    fill,
    lay_out,
    tile_number,
)
from keyflower.server.text import checked_name
from keyflower.server.wire import Scores

MOST_TILES: Final = 40
FAR: Final = 20  # columns and rows from the home
APART: Final = 40  # the column of tiles that aren't on the map; no two of them touch
BY_PLACE: Final = (FEAT_LOOP, FEAT_RIVER, FEAT_NEIGHBOURS)
"""F11 to F13: what scores by where tiles lie."""
MOST: Final = (
    dict.fromkeys(RESOURCE_NAMES, OTHERS_IN_STOCK)
    | {"gold": GOLD_IN_STOCK}
    | dict.fromkeys(SKILL_NAMES, SKILLS_IN_PILE)
    | dict.fromkeys(COLOUR_NAMES, WORKERS_IN_BAG)
    | {"green": GREENS}
)
"""How many of each piece the game has."""

Place = Annotated[int, Meta(ge=-FAR, le=FAR)]


class SheetTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile of a village; `at` is its column and row on the map, the home's being 0, 0.

    Without a rotation it gets one that fits.
    """

    tile: Annotated[str, Meta(max_length=30, pattern="^[a-z0-9_]+$")]
    side: Literal["front", "back", "a", "b"] | None = None
    goods: ExampleGoods = ExampleGoods()
    at: tuple[Place, Place] | None = None
    rotation: Annotated[int, Meta(ge=0, lt=DIRECTIONS)] | None = None


class SheetPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's village with one home, and what is behind the screen."""

    name: Annotated[str, Meta(max_length=400)]
    tiles: Annotated[list[SheetTile], Meta(min_length=1, max_length=MOST_TILES)]
    skills: ExampleSkills = ExampleSkills()
    workers: ExampleWorkers = ExampleWorkers()
    purple: bool = False


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played with the box, at its end."""

    players: Annotated[list[SheetPlayer], Meta(min_length=1, max_length=MAX_PLAYERS)]


class SheetProblem(Struct, frozen=True):
    """What can't be true, with the seats and tiles or the piece that it is about.

    edges: two tiles don't fit together (V2). apart: tiles touch nothing (V1). cell: tiles lie in
    the same place. twice: a tile is in several villages. boats: a village has several of winter's.
    purple: several have the purple worker. pieces: there are more than the game has.
    map: what scores by where tiles lie is counted without those that aren't on the map.
    """

    kind: Literal["edges", "apart", "cell", "twice", "boats", "purple", "pieces", "map"]
    seats: list[int]
    tiles: list[str] = []
    piece: str = ""
    count: int = 0
    most: int = 0


class ScoredSheet(Struct, frozen=True):
    """Everyone's village as it lies and what it scores, and what can't be true."""

    villages: list[list[TileData]]
    scores: Scores
    problems: list[SheetProblem]


def checked(sheet: Sheet) -> Sheet:
    """A sheet that can be scored, with names that can be shown; refused if it makes no sense."""
    players = []
    for player in sheet.players:
        name = checked_name(player.name)
        state = State(lookup_of(None), PLAYERS)
        state.clear()
        tiles = [tile_number(state, without_place(tile)) for tile in player.tiles]
        homes = sum(state.lookup.kind[tile] == HOME for tile in tiles)
        if homes != 1:
            raise Refusal(f"{name}: a village has one home, not {homes}")
        for tile, count in Counter(each.tile for each in player.tiles).items():
            if count > 1:
                raise Refusal(f"{name}: {tile} is there {count} times")
        players.append(
            SheetPlayer(name, player.tiles, player.skills, player.workers, player.purple)
        )
    return Sheet(players)


def scored(sheet: Sheet) -> ScoredSheet:
    """Every village of a checked sheet, scored.

    >>> tiles = [SheetTile("home_1"), SheetTile("jeweller", goods=ExampleGoods(gold=3))]
    >>> scored(Sheet([SheetPlayer("Ann", tiles)])).scores.seats[0]["total"]
    6
    """
    villages: list[list[TileData]] = []
    scores: list[ScoreData] = []
    problems = shared_problems(sheet)
    for seat, player in enumerate(sheet.players):
        table = Village(seat, player)
        villages.append(table.shown())
        scores.append(table.score())
        problems += table.problems()
    return ScoredSheet(villages, Scores(True, scores), problems)


def without_place(tile: SheetTile) -> ExampleTile:
    """A tile without its place."""
    return ExampleTile(tile.tile, tile.side, tile.goods)


class Village:
    """One village, laid out and filled.

    Where nothing scores by its place and nothing is on the map, tiles are laid out as they fit, to
    be looked at. Otherwise tiles that aren't on the map touch nothing, so no made-up place scores.
    """

    def __init__(self, seat: int, player: SheetPlayer) -> None:
        self.seat = seat
        self.state = state = State(lookup_of(None), PLAYERS)
        state.clear()
        tiles = [without_place(tile) for tile in player.tiles]
        example = Example(tiles, player.skills, player.workers, player.purple)
        numbers = [tile_number(state, tile) for tile in tiles]
        places = list(zip(numbers, player.tiles))
        home = next(tile for tile in numbers if state.lookup.kind[tile] == HOME)
        others = [(tile, each) for tile, each in places if tile != home]
        self.same_cell: list[int] = []
        self.unplaced = [tile for tile, each in others if each.at is None]
        self.free = any(
            state.lookup.power[tile * 2 + state.side[tile]] == POWER_2A for tile in numbers
        )
        feat = state.lookup.feat
        self.by_place = [tile for tile in numbers if feat[tile * 2 + state.side[tile]] in BY_PLACE]
        self.mapped = bool(self.by_place) or len(self.unplaced) < len(others) or not others
        self.hidden: list[int] = []  # laid out apart
        if self.mapped:
            self._put(home, next(each for tile, each in places if tile == home), (0, 0))
            # Those that were turned by hand come first, so that the others fit them.
            for tile, each in sorted(others, key=lambda one: one[1].rotation is None):
                if each.at is not None:
                    self._put(tile, each, each.at)
            self._put_apart(self.unplaced + self.same_cell)
        else:
            self._put_apart(lay_out(state, numbers))
        fill(state, example, numbers)

    def _put(self, tile: int, each: SheetTile, at: tuple[int, int]) -> None:
        cell = cell_at(SEAT, *at)
        if cell in self.state.cells:
            self.same_cell.append(tile)
            return
        rotation = each.rotation
        if rotation is None:
            rotation = self._fitting(tile, cell)
        put_in_village(self.state, SEAT, tile, cell, rotation)

    def _fitting(self, tile: int, cell: int) -> int:
        """V2: the first rotation that fits what is there, or else none at all."""
        bound = demand(self.state, cell)
        for rotation in range(DIRECTIONS):
            turned = self.state.lookup.pattern[tile * DIRECTIONS + rotation]
            if turned & bound >> 12 == bound & 4095:
                return rotation
        return 0

    def _put_apart(self, tiles: list[int]) -> None:
        self.hidden = tiles
        for number, tile in enumerate(tiles):
            put_in_village(self.state, SEAT, tile, cell_at(SEAT, APART, 2 * number - APART), 0)

    def shown(self) -> list[TileData]:
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
        if self.hidden:
            unknown = [ids[tile] for tile in self.by_place]
            found["lines"] = [
                line for line in found["lines"] if line["points"] or line["tile"] not in unknown
            ]
        return found

    def problems(self) -> list[SheetProblem]:
        """What can't be true in this village."""
        state = self.state
        lookup = state.lookup
        ids = lookup.ids
        village = state.villages[SEAT]
        found = []

        def report(
            kind: Literal["edges", "apart", "cell", "boats", "map"], tiles: list[int]
        ) -> None:
            found.append(SheetProblem(kind, [self.seat], [ids[tile] for tile in tiles]))

        boats = [tile for tile in village if lookup.kind[tile] == BOAT]
        if len(boats) > 1:
            report("boats", boats)
        if self.same_cell:
            report("cell", self.same_cell)
        if self.mapped:
            for tile, other in self._misfits():
                report("edges", [tile, other])
            lost = self._lost()
            if lost:
                report("apart", lost)
        if self.by_place and self.hidden:
            report("map", self.by_place)
        return found

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
            for direction in range(DIRECTIONS):
                other = neighbour(state, tile, direction)
                if other >= 0 and other not in reached:
                    reached.add(other)
                    waiting.append(other)
        return [tile for tile in village if tile not in reached]


def shared_problems(sheet: Sheet) -> list[SheetProblem]:
    """What can't be true of the players together."""
    found = []
    owners: dict[str, list[int]] = {}
    for seat, player in enumerate(sheet.players):
        for each in player.tiles:
            owners.setdefault(each.tile, []).append(seat)
    for tile, seats in owners.items():
        if len(seats) > 1:
            found.append(SheetProblem("twice", seats, [tile]))
    purple = [seat for seat, player in enumerate(sheet.players) if player.purple]
    if len(purple) > 1:
        found.append(SheetProblem("purple", purple))
    for piece, most in MOST.items():
        counts = [pieces_of(player)[piece] for player in sheet.players]
        if sum(counts) > most:
            seats = [seat for seat, count in enumerate(counts) if count]
            found.append(SheetProblem("pieces", seats, [], piece, sum(counts), most))
    return found


def pieces_of(player: SheetPlayer) -> Counter[str]:
    """How many pieces of each kind a player has."""
    found: Counter[str] = Counter()
    for each in player.tiles:
        for kind in RESOURCE_NAMES:
            found[kind] += getattr(each.goods, kind)
    for skill in SKILL_NAMES:
        found[skill] += getattr(player.skills, skill)
    for colour in COLOUR_NAMES:
        found[colour] += getattr(player.workers, colour)
    return found
