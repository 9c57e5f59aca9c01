"""An example village for the Learn pages: laid out by the rules, filled, and scored.

Nobody plays here. A reader says which tiles there are and what is on them and behind the screen;
the rules say where the tiles fit (V) and what everything scores (F).
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, structs

from keyflower.formats.scores import write_score
from keyflower.formats.shapes import TileData
from keyflower.formats.writing import write_tile
from keyflower.rules.actions import cell_of, rotation_of
from keyflower.rules.lookup import lookup_of
from keyflower.rules.pieces import (
    BOAT,
    COLOUR_NAMES,
    COLOURS,
    DIRECTIONS,
    FIELD,
    GOLD_IN_STOCK,
    GREENS,
    HOME,
    OTHERS_IN_STOCK,
    RESOURCE_NAMES,
    RESOURCES,
    ROAD,
    SKILL_NAMES,
    SKILLS_IN_PILE,
    SUMMER_BOAT,
    WATER,
    WORKERS_IN_BAG,
)
from keyflower.rules.scoring import score
from keyflower.rules.state import State
from keyflower.rules.village import (
    CENTRE,
    STEP_TO,
    column_of,
    edge,
    placements,
    put_in_village,
    row_of,
)
from keyflower.server.errors import Refusal
from keyflower.server.wire import Scores

MOST_TILES: Final = 24
SEAT: Final = 0
PLAYERS: Final = 2  # the other one has the purple worker if the reader doesn't

Some = Annotated[int, Meta(ge=0, le=OTHERS_IN_STOCK)]
Gold = Annotated[int, Meta(ge=0, le=GOLD_IN_STOCK)]
SkillCount = Annotated[int, Meta(ge=0, le=SKILLS_IN_PILE)]
WorkerCount = Annotated[int, Meta(ge=0, le=WORKERS_IN_BAG)]
GreenCount = Annotated[int, Meta(ge=0, le=GREENS)]


class ExampleGoods(Struct, frozen=True, forbid_unknown_fields=True):
    """Resources on a tile."""

    iron: Some = 0
    stone: Some = 0
    wood: Some = 0
    gold: Gold = 0


class ExampleSkills(Struct, frozen=True, forbid_unknown_fields=True):
    """Skills behind the screen."""

    anvil: SkillCount = 0
    pick: SkillCount = 0
    saw: SkillCount = 0


class ExampleWorkers(Struct, frozen=True, forbid_unknown_fields=True):
    """Workers behind the screen."""

    blue: WorkerCount = 0
    red: WorkerCount = 0
    yellow: WorkerCount = 0
    green: GreenCount = 0


class ExampleTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile of the village; without a side its front is up."""

    tile: Annotated[str, Meta(max_length=30, pattern="^[a-z0-9_]+$")]
    side: Literal["front", "back", "a", "b"] | None = None
    goods: ExampleGoods = ExampleGoods()


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """A village: one home and other tiles in the order in which they are added, and the screen."""

    tiles: Annotated[list[ExampleTile], Meta(min_length=1, max_length=MOST_TILES)]
    skills: ExampleSkills = ExampleSkills()
    workers: ExampleWorkers = ExampleWorkers()
    purple: bool = False


class ScoredExample(Struct, frozen=True):
    """The village as it lies, what fits nowhere (V3), and the score as at the end of a game."""

    village: list[TileData]
    aside: list[str]
    scores: Scores


def scored(request: Example) -> ScoredExample:
    """Lay an example out, fill it and score it.

    >>> tiles = [ExampleTile("home_1"), ExampleTile("jeweller", goods=ExampleGoods(gold=3))]
    >>> scored(Example(tiles)).scores.seats[0]["total"]
    6
    """
    state = State(lookup_of(None), PLAYERS)
    state.clear()
    ids = state.lookup.ids
    tiles = [tile_number(state, each) for each in request.tiles]
    refuse_impossible(state, request, tiles)
    aside = lay_out(state, tiles)
    fill(state, request, tiles)
    found = write_score(score(state, SEAT), ids)
    return ScoredExample(
        village=[write_tile(state, tile) for tile in state.villages[SEAT]],
        aside=[ids[tile] for tile in aside],
        scores=Scores(True, [found]),
    )


# ---- What can be requested


def tile_number(state: State, request: ExampleTile) -> int:
    """The tile that is meant, turned to its side."""
    tile = state.lookup.index.get(request.tile, -1)
    if tile < 0:
        raise Refusal(f"no tile has the id {request.tile!r}")
    names = side_names(state, tile)
    if request.side is not None:
        if request.side not in names:
            raise Refusal(f"{request.tile} has no side {request.side!r}, but {' and '.join(names)}")
        state.side[tile] = names.index(request.side)
    return tile


def side_names(state: State, tile: int) -> tuple[str, ...]:
    """The sides of a tile."""
    if state.lookup.kind[tile] == SUMMER_BOAT:
        return ("a", "b")
    return ("front", "back") if state.lookup.can_upgrade[tile] else ("front",)


def refuse_impossible(state: State, request: Example, tiles: list[int]) -> None:
    """I2, I4: each tile once, one home per village, and no more resources than the game has."""
    lookup = state.lookup
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise Refusal(f"{lookup.ids[tile]} is there twice: each tile is there once")
    homes = sum(lookup.kind[tile] == HOME for tile in tiles)
    if homes != 1:
        raise Refusal(f"a village has one home, not {homes}")
    for kind in RESOURCE_NAMES:
        count = sum(getattr(each.goods, kind) for each in request.tiles)
        most = GOLD_IN_STOCK if kind == "gold" else OTHERS_IN_STOCK
        if count > most:
            raise Refusal(f"there are {most} {kind} in the game, not {count}")


# ---- Laying out


def lay_out(state: State, tiles: list[int]) -> list[int]:
    """V1 to V3: home first, then each tile where it fits best; gives those that fit nowhere."""
    kind = state.lookup.kind
    (home,) = [tile for tile in tiles if kind[tile] == HOME]
    put_in_village(state, SEAT, home, CENTRE, 0)
    line = river_line(state, home)
    waiting = [tile for tile in tiles if tile != home]
    while waiting:
        for tile in waiting:
            state.won[SEAT] = [tile]
            ways = placements(state, SEAT)
            if ways:
                best = max(ways, key=lambda way: liking(state, tile, way, line))
                put_in_village(state, SEAT, tile, cell_of(best), rotation_of(best))
                waiting.remove(tile)
                break
        else:
            break
    state.won[SEAT] = []
    return waiting


def river_line(state: State, home: int) -> set[int]:
    """F12: the cells in which boats would be in line with the home's water."""
    for direction in range(DIRECTIONS):
        if edge(state, home, direction) == WATER:
            step = STEP_TO[direction]
            return {CENTRE + step * far for far in range(1, MOST_TILES)}
    return set()


def liking(state: State, tile: int, way: int, line: set[int]) -> tuple[int, int, int, int]:
    """How good a place is: the river first (F12), then roads, company and nearness."""
    lookup = state.lookup
    cell = cell_of(way)
    rotation = rotation_of(way)
    boat = lookup.kind[tile] in (BOAT, SUMMER_BOAT)
    river = (1 if boat else -DIRECTIONS) if cell in line else 0
    links = company = 0
    for direction in range(DIRECTIONS):
        beside = cell + STEP_TO[direction]
        shown = lookup.edge[(tile * DIRECTIONS + rotation) * DIRECTIONS + direction]
        if beside in state.cells:
            company += 1
            links += shown == ROAD  # what touches it there matches (V2)
        elif not boat and beside in line and shown != FIELD:
            river -= 1  # boats show fields to their sides
    column, row = column_of(cell), row_of(cell)
    far = max(abs(column), abs(row), abs(column + row))
    return river, links, company, -far


# ---- Filling


def fill(state: State, request: Example, tiles: list[int]) -> None:
    """Goods, screen, the purple worker, and what the summer boats in the village can do."""
    village = state.villages[SEAT]
    for tile, each in zip(tiles, request.tiles):
        if tile in village:
            first = tile * RESOURCES
            state.goods[first : first + RESOURCES] = counts(each.goods, RESOURCE_NAMES)
    state.skills[: len(SKILL_NAMES)] = counts(request.skills, SKILL_NAMES)
    state.screen[:COLOURS] = counts(request.workers, COLOUR_NAMES)
    state.start = SEAT if request.purple else SEAT + 1
    for tile in village:
        power = state.lookup.power[tile * 2 + state.side[tile]]
        if power >= 0:
            state.power[power] = SEAT


def counts(request: Struct, names: tuple[str, ...]) -> list[int]:
    """Numbers in the order of the rules."""
    said = structs.asdict(request)
    return [said[name] for name in names]
