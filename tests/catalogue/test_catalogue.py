"""The built-in catalogue against a second transcription of the tiles, and the loader's checks."""

import json
import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from keyflower.catalogue import (
    COLOURS,
    EDGES,
    RESOURCES,
    SKILLS,
    Action,
    CatalogueError,
    Cost,
    Scoring,
    Side,
    Tile,
    load,
    loads,
)
from keyflower.rules.pieces import TILES

Json = dict[str, Any]
TEXT = resources.files("keyflower.catalogue").joinpath("catalogue.toml").read_text("utf-8")

# The tiles once more, typed from the pieces' list and not from catalogue.toml:
# id | front | cost | back | points of front/back | roads | marks of front, cost, back, points
# (+ sure, - single). T steps, U upgrades; "bag" a worker from the bag; "a > b" takes a, gives b.
TWO_SIDES = """
home_1          | T1 U1         | 1 wood 1 stone        | T2 U1          | 0/5  | all but S  | ----
home_2          | T1 U1         | 1 stone 1 iron        | T2 U1          | 0/5  | all but SW | ----
home_3          | T1 U1         | 1 wood 1 iron         | T2 U1          | 0/5  | all but N  | ----
home_4          | T1 U1         | 1 wood 1 stone        | T2 U1          | 0/5  | all but NW | ----
home_5          | T1 U1         | 1 stone 1 iron        | T2 U1          | 0/5  | all but NE | ----
home_6          | T1 U1         | 1 wood 1 iron         | T2 U1          | 0/5  | all but SE | ----
keywood         | 1 wood        | 1 saw                 | 3 wood         | 0/3  | S SW N NE  | ++++
keystone_quarry | 1 stone       | 1 pick                | 3 stone        | 0/3  | S NW N NE  | ++++
key_mine        | 1 iron        | 1 anvil               | 3 iron         | 0/3  | S N NE SE  | ++++
woodcutter      | 2 wood        | 1 saw                 | 1 wood 1 gold  | 0/3  | S SW NW N  | ++++
quarryman       | 2 stone       | 1 pick                | 1 stone 1 gold | 0/3  | S NW N SE  | ++++
miner           | 2 iron        | 1 anvil               | 1 iron 1 gold  | 0/3  | S SW N SE  | ++++
gold_mine       | 1 gold        | 1 stone 1 iron        | 2 gold         | 0/3  | S NW N SE  | ++++
workshop | 1 of iron stone wood | 2 any_resource | 1 iron 1 stone 1 wood | 0/3 | S N NE SE | ++++
stable          | T2 U1         | 1 wood 1 iron         | T4 U2          | 0/5  | S SW N SE  | ++++
peddler         | yellow > 1 green | 1 gold             | yellow > 2 green | 0/0 | S NW N NE | ++++
apprentice_hall | 1 skill       | 1 wood 1 stone        | 2 skill        | 0/3  | S SW N NE  | ++++
alehouse        | 1 bag         | 1 wood 1 stone 1 iron | 2 bag          | 0/0  | S SW NW N  | ++++
store           | blue > 1 green | 1 gold               | blue > 2 green | 0/3  | S N SE     | ++++
mason           | pick > 3 stone | 3 stone              | pick > 3 gold  | 0/7  | SW NW SE   | ++++
carpenter       | saw > 3 wood  | 3 wood                | saw > 3 gold   | 0/7  | SW N NE    | ++++
smelter         | anvil > 3 iron | 3 iron               | anvil > 3 gold | 0/7  | S SW N     | ++++
tavern          | worker > 2 bag | 1 wood 1 stone 1 iron | worker > 3 bag | 0/0 | SW NE SE   | ++++
hiring_fair     | skill > 2 skill | 1 wood 1 iron       | skill > 3 skill | 0/5 | NW N SE    | ++++
brewer          | skill > 2 bag | 1 stone 1 iron        | skill > 3 bag  | 0/3  | SW NW NE   | ++++
farrier         | T3 U1         | 2 any_resource        | T5 U2          | 0/5  | S NW SE    | ++++
timber_yard     | 2 on_tile wood  | 1 saw               | 3 on_tile wood | 0/0  | SW SE      | ----
stone_yard      | 2 on_tile stone | 1 pick              | 3 on_tile stone | 0/0 | SW N       | ----
blacksmith      | 2 on_tile iron  | 1 anvil             | 3 on_tile iron | 0/0  | NW N       | ----
barn            | 1 on_tile resource | 1 any_skill      | 2 on_tile resource | 0/0 | S SW    | --+-
wainwright      | T4 U2         | 2 any_resource        | T6 U2          | 0/5  | NW NE      | +---
sawmill         |               | 3 wood                |                | 3/10 | S N        | ----
sculptor        |               | 3 stone               |                | 3/10 | NW SE      | ----
forge           |               | 3 iron                |                | 3/10 | S NW       | ----
goldsmith       |               | 2 gold                |                | 0/7  | SW NE      | ----
well            |               | 3 any_resource        |                | 3/7  | N SE       | ----
fair            | red > 1 green | 1 gold                | red > 2 green  | 0/5  | NE SE      | ----
inn             | 1 bag         | 1 any_resource 1 any_skill | 3 bag     | 0/0  | S NE       | ----
"""

# id | scores: points, way, kinds, size | points | road
WINTER = """
jeweller         | 2 each gold              | 0  | SE
craftsmans_guild | 3 set blue red yellow    | 0  | SW
watermill        | 1 chosen resource        | 0  | NE
mercers_guild    | 5 set iron stone wood    | 0  | S
keythedral       |                          | 12 | SE
windmill         | 5 any resource of five   | 0  | S
scribes          | 10 set anvil pick saw    | 0  | NW
scholar          | 3 chosen skill           | 0  | N
village_hall     | 1 chosen worker          | 0  | N
key_market       | 2 each green             | 0  | NW
key_guild        | 10 any skill of five     | 0  | NE
apothecary       | 3 any worker of five     | 0  | SW
"""

# id | players | spring | summer | autumn | power or scores | points | mark of the load
BOATS = """
keyflower   | 2 | 7+1 | 7+1 | 3+2 | steps         | 0 | single
sea_bastion | 2 | 6+2 | 6+2 | 6+2 | loop          | 0 | single
sea_breese  | 3 | 6+1 | 4+1 | 4+1 | river         | 0 | single
flipper     | 4 | 5+2 | 5+2 | 2+2 | flip          | 2 | single
ianvincible | 5 | 5+1 | 5+1 | 3+1 |               | 5 | doubtful
white_wind  | 6 | 4+2 | 4+2 | 4+1 | 1 each worker | 0 | single
"""

TURN_ORDER = {1: "N", 2: "N S", 3: "N SW SE", 4: "NW NE SW SE"}


def rows(table: str) -> list[tuple[str, ...]]:
    return [tuple(cell.strip() for cell in line.split("|")) for line in table.split("\n") if line]


def numbers(text: str, words: tuple[str, ...]) -> Any:
    """How many of each word, where the text is like "1 wood 2 iron"."""
    counts = {word: int(count) for count, word in re.findall(r"(\d+) (\w+)", text)}
    return tuple(counts.get(word, 0) for word in words)


def scoring(text: str) -> Scoring | None:
    if not (found := re.fullmatch(r"(\d+) (on_tile|each|chosen|set|any) (.+?)( of five)?", text)):
        return None
    points, way, kinds, five = found.groups()
    of = {"resource": RESOURCES, "skill": SKILLS, "worker": COLOURS}
    for items, all_kinds in of.items():
        if kinds == items or set(kinds.split()) <= set(all_kinds):
            words = all_kinds if kinds == items else tuple(kinds.split())
            return Scoring(items, way, words, 5 if five else 3 if way == "set" else 1, int(points))
    raise ValueError(text)


def side(text: str, points: str = "0", power: str = "") -> Side:
    if not text or scoring(text):
        return Side(int(points), None, scoring(text), power)
    takes, _, output = text.rpartition(" > ")
    choose = output.startswith("1 of ")
    if choose:
        output = " ".join(f"1 {word}" for word in output.split()[2:])
    steps, upgrades = (int(n) for n in (re.findall(r"[TU](\d)", output) or (0, 0)))
    greens, workers, skills = numbers(output, ("green", "bag", "skill"))
    gives = numbers(output, RESOURCES)
    action = Action(takes, gives, choose, greens, workers, skills, steps, upgrades)
    return Side(int(points), action, None, power)


def edges(roads: str, water: str = "") -> tuple[str, ...]:
    if roads.startswith("all but "):
        water = roads.removeprefix("all but ")
        roads = " ".join(edge for edge in EDGES if edge != water)
    return tuple(
        "road" if edge in roads.split() else "water" if edge in water.split() else "field"
        for edge in EDGES
    )


def season(tile: str) -> str:
    """By the place in the list: 12 spring tiles, 8 of summer, 12 of autumn after the homes."""
    place = [row[0] for row in rows(TWO_SIDES)].index(tile)
    return "" if place < 6 else "spring" if place < 18 else "summer" if place < 26 else "autumn"


@pytest.mark.parametrize("row", rows(TWO_SIDES), ids=lambda row: row[0])
def test_tile_with_two_sides(row: tuple[str, ...]) -> None:
    tile, front, cost, back, points, roads, marks = row
    home = tile.startswith("home_")
    any_resources, any_skills = numbers(cost, ("any_resource", "any_skill"))
    words = ["sure" if mark == "+" else "single" for mark in marks]
    assert load().tile(tile) == Tile(
        id=tile,
        kind="home" if home else "village",
        season=season(tile),
        number=int(tile[-1]) if home else 0,
        players=2,
        edges=edges(roads),
        cost=Cost(numbers(cost, RESOURCES), any_resources, numbers(cost, SKILLS), any_skills),
        front=side(front, points.split("/")[0]),
        back=side(back, points.split("/")[1]),
        loads=(),
        marks=dict(zip(("front", "cost", "back", "points"), words)) | {"edges": "single"},
    )


@pytest.mark.parametrize("row", rows(WINTER), ids=lambda row: row[0])
@pytest.mark.rule("F5", "F6", "F7", "F8")
def test_winter_tile(row: tuple[str, ...]) -> None:
    tile, scores, points, road = row
    assert load().tile(tile) == Tile(
        id=tile,
        kind="village",
        season="winter",
        number=0,
        players=2,
        edges=edges(road),
        cost=None,
        front=side(scores, points),
        back=None,
        loads=(),
        marks={"front": "sure", "points": "sure", "edges": "single"},
    )


@pytest.mark.parametrize("number", range(1, 5))
def test_summer_boat(number: int) -> None:
    assert load().tile(f"summer_boat_{number}") == Tile(
        id=f"summer_boat_{number}",
        kind="summer_boat",
        season="summer",
        number=number,
        players=2,
        edges=edges("", "N S"),
        cost=None,
        front=side("", power=f"{number}a"),
        back=side("", power=f"{number}b"),
        loads=(),
        marks={"front": "sure", "back": "sure", "edges": "single"},
    )


@pytest.mark.parametrize("row", rows(BOATS), ids=lambda row: row[0])
@pytest.mark.rule("S3", "F8")
def test_boat(row: tuple[str, ...]) -> None:
    tile, players, spring, summer, autumn, ability, points, mark = row
    river = {"river": "doubtful"} if tile == "sea_breese" else {}
    scores = ability if scoring(ability) else ""
    assert load().tile(tile) == Tile(
        id=tile,
        kind="boat",
        season="",
        number=rows(BOATS).index(row) + 1,
        players=int(players),
        edges=edges("", "N S"),
        cost=None,
        front=side(scores, points, power="" if scores else ability),
        back=None,
        loads=tuple((int(load[0]), int(load[2])) for load in (spring, summer, autumn)),
        marks={"front": "sure", "points": "sure", "loads": mark, "edges": "single"} | river,
    )


@pytest.mark.parametrize("number", TURN_ORDER)
def test_turn_order_tile(number: int) -> None:
    assert load().tile(f"turn_order_tile_{number}") == Tile(
        id=f"turn_order_tile_{number}",
        kind="turn_order",
        season="",
        number=number,
        players={1: 2, 2: 3, 3: 4, 4: 5}[number],
        edges=edges(TURN_ORDER[number]),
        cost=None,
        front=side("", power="neighbours"),
        back=None,
        loads=(),
        marks={"front": "sure", "edges": "single"},
    )


def test_river_and_version() -> None:
    assert load().river == (0, 2, 4, 8, 16, 32)
    assert load().version == "2012.1"


@pytest.mark.rule("I4")
def test_64_tiles_in_the_order_of_the_game() -> None:
    villages = [row[0] for row in rows(TWO_SIDES)]
    assert [tile.id for tile in load().tiles] == [
        *villages[:26],
        *(f"summer_boat_{number}" for number in range(1, 5)),
        *villages[26:],
        *(row[0] for row in rows(WINTER)),
        *(row[0] for row in rows(BOATS)),
        *(f"turn_order_tile_{number}" for number in TURN_ORDER),
    ]
    assert len(load().tiles) == 64


@pytest.mark.rule("S2")
@pytest.mark.parametrize(
    ("players", "boats", "turn_order"), [(2, 2, 1), (3, 3, 2), (4, 4, 3), (5, 5, 4), (6, 6, 4)]
)
def test_tiles_for_so_many_players(players: int, boats: int, turn_order: int) -> None:
    used = [tile.kind for tile in load().tiles if tile.players <= players]
    assert (used.count("boat"), used.count("turn_order")) == (boats, turn_order)


def test_an_unknown_tile_is_no_tile() -> None:
    with pytest.raises(KeyError, match="windfall"):
        load().tile("windfall")


def test_the_built_in_catalogue_is_read_once() -> None:
    assert load() is load()
    hash(load())


def test_a_file_of_ones_own(tmp_path: Path) -> None:
    """An owner of the box corrects a value; the order of blocks does not matter."""
    path = tmp_path / "my.toml"
    file = tomllib.loads(TEXT)
    file["version"] = "mine"
    file["spring"].reverse()
    block(file, "miner")["front"] = {"iron": 9}
    path.write_text("\ufeff" + write(file).replace("\n", "\r\n"), "utf-8", newline="")
    mine = load(path)
    assert mine.version == "mine"
    assert [tile.id for tile in mine.tiles] == [tile.id for tile in load().tiles]
    changed = [tile.id for tile, other in zip(mine.tiles, load().tiles) if tile != other]
    assert changed == ["miner"]
    action = mine.tile("miner").front.action
    assert action is not None
    assert action.gives == (9, 0, 0, 0)


def block(file: Json, tile: str) -> Json:
    """One tile of a file."""
    return next(each for each in blocks(file) if each["id"] == tile)


def blocks(file: Json) -> list[Json]:
    """All tiles of a file."""
    return [each for heading in file.values() if isinstance(heading, list) for each in heading]


def write(file: Json) -> str:
    """A catalogue as TOML."""
    out = [f"version = {json.dumps(file['version'])}"]
    for heading, tiles in file.items():
        for tile in tiles if isinstance(tiles, list) else []:
            out += [f"[[{heading}]]", *[f"{key} = {inline(tile[key])}" for key in tile]]
    return "\n".join(out) + "\n"


def inline(value: object) -> str:
    """A value as TOML in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {inline(value[key])}" for key in value) + "}"
    return json.dumps(value)


def change(tile: str, path: str, value: object) -> str:
    """The built-in catalogue with one value of one tile changed, or taken out (...).

    The path `heading` stands for the heading of the tile's block, an empty one for the block.
    """
    file = tomllib.loads(TEXT)
    where = block(file, tile)
    if path in ("", "heading"):
        for tiles in file.values():
            if isinstance(tiles, list) and where in tiles:
                tiles.remove(where)
        if path:
            file[str(value)].append(where)
        return write(file)
    *tables, key = path.split(".")
    for table in tables:
        where = where[table]
    if value is ...:
        del where[key]
    else:
        where[key] = value
    return write(file)


def message(text: str) -> str:
    with pytest.raises(CatalogueError) as caught:
        loads(text, "my.toml")
    return str(caught.value)


# tile, path of a value, what is put there, what the message tells, the field if it is another one
WRONG_VALUES: list[tuple[Any, ...]] = [
    # edges
    ("miner", "roads", "S SW N NX", "'NX' is not an edge; edges are S, SW, NW, N"),
    ("miner", "roads", "S SW N N", "'N' stands there twice"),
    ("miner", "roads", 4, "4 is not text"),
    ("home_1", "roads", "SW NW N NE", "4 given, 5 needed"),
    ("miner", "roads", "S SW N", "3 given, 4 needed on every tile under [[spring"),
    ("miner", "roads", ..., "0 given, 4 needed"),
    ("store", "roads", "S N", "2 given, 3 needed"),
    ("well", "roads", "N SE S", "3 given, 2 needed"),
    ("scribes", "roads", "", "0 given, 1 needed"),
    ("home_1", "water", "S SW", "2 given, 1 needed"),
    ("home_1", "water", "", "0 given, 1 needed"),
    ("home_1", "water", "SW", "'SW' is a road already"),
    ("flipper", "water", "N", "1 given, 2 needed"),
    ("flipper", "water", "N SE", "not opposite, as N and S are"),
    ("summer_boat_3", "water", "NW NE", "not opposite"),
    ("flipper", "roads", "NE", "not known here"),
    ("summer_boat_1", "roads", "NE", "not known here"),
    ("turn_order_tile_1", "water", "S", "not known here"),
    ("turn_order_tile_1", "roads", "Q", "'Q' is not an edge"),
    # fields
    ("miner", "prise", {"anvil": 1}, "known are id, roads, front, cost, back, marks"),
    ("miner", "cost", ..., "is missing"),
    ("miner", "cost.anvil", ..., "is empty", "cost"),
    ("miner", "front", ..., "is missing"),
    ("miner", "front", 2, "2 is not an inline table"),
    ("miner", "back", ..., "is missing"),
    ("scribes", "cost", {"wood": 1}, "not known here"),
    ("scribes", "back", {}, "not known here"),
    ("flipper", "cost", {"saw": 1}, "not known here"),
    ("summer_boat_1", "cost", {"saw": 1}, "not known here"),
    ("turn_order_tile_2", "cost", {"saw": 1}, "not known here"),
    ("miner", "loads", {"spring": [1, 1]}, "not known here"),
    # costs and actions
    ("miner", "cost.hammer", 1, "known are iron, stone, wood, gold, anvil"),
    ("miner", "cost.anvil", 0, "0 is not a whole number from 1 to 9"),
    ("well", "cost.any_resource", 3.5, "3.5 is not a whole"),
    ("barn", "cost.any_skill", True, "True is not a whole number"),
    ("miner", "front.clay", 2, "not known here"),
    ("miner", "front.iron", 10, "10 is not a whole number from 1 to 9"),
    ("miner", "front.iron", "two", "'two' is not a whole number"),
    ("miner", "back.points", -3, "-3 is not a whole number from 0 to 99"),
    ("stable", "back.steps", 0, "0 is not a whole number"),
    ("stable", "back.upgrades", 12, "12 is not a whole number"),
    ("alehouse", "back.worker", -1, "-1 is not a whole number"),
    ("apprentice_hall", "back.skill", [], "[] is not a whole number"),
    ("store", "back.green", 0, "0 is not a whole number"),
    ("store", "back.takes", "black", "'black' is not known here"),
    ("store", "back.takes", "", "known are blue, red, yellow"),
    ("store", "back.takes", 1, "1 is not text"),
    ("store", "front.green", ..., "must give", "front.takes"),
    ("well", "front.choose", True, "must give"),
    ("workshop", "front.choose", "yes", "neither true nor false"),
    ("workshop", "front.iron", 2, "1 of each", "front.choose"),
    ("workshop", "front", {"choose": True, "iron": 1}, "two or", "front.choose"),
    ("jeweller", "front.gold", 1, "known are scores, points"),
    ("turn_order_tile_1", "front.points", 2, "not known"),
    # scores
    ("jeweller", "front.scores.eech", "gold", "not known here"),
    ("jeweller", "front.scores.each", "silver", "iron, stone, wood, gold"),
    ("jeweller", "front.scores.each", "", "neither resource, skill"),
    ("jeweller", "front.scores.each", "gold gold", "'gold gold' is"),
    ("jeweller", "front.scores.each", "gold saw", "'gold saw' is"),
    ("jeweller", "front.scores.each", 1, "1 is not text"),
    ("jeweller", "front.scores.each", ..., "needs exactly one of on_tile, each", "front.scores"),
    ("jeweller", "front.scores.set", "gold wood", "needs exactly one", "front.scores"),
    ("jeweller", "front.scores.points", ..., "is missing"),
    ("jeweller", "front.scores.points", 0, "0 is not a whole number from 1"),
    ("jeweller", "front.scores", 2, "2"),
    ("windmill", "front.scores.size", ..., "is needed with any"),
    ("windmill", "front.scores.size", 1, "1 is not a whole number from 2 to 9"),
    ("jeweller", "front.scores.size", 5, "only there"),
    ("barn", "front.scores.on_tile", "skill", "only res"),
    # powers
    ("sea_bastion", "front.power", "lop", "'lop' is wrong; this side has the power 'lo"),
    ("sea_bastion", "front.power", "flip", "this side has the power 'loop'"),
    ("sea_bastion", "front.power", ..., "this side has the power 'loop'"),
    ("ianvincible", "front.power", "loop", "this side has no power"),
    ("summer_boat_2", "back.power", "2a", "this side has the power '2b'"),
    # loads and river
    ("flipper", "loads.autumn", ..., "is missing; it holds [workers, skills]"),
    ("flipper", "loads.autumn", [2], "[2] is not [workers, skills]"),
    ("flipper", "loads.autumn", [2, -1], "from 0 to 20"),
    ("flipper", "loads.autumn", 2, "2 is not [workers, skills]"),
    ("flipper", "loads.winter", [2, 2], "known are spring, summer"),
    ("flipper", "cargo", {"spring": [5, 2], "summer": [5, 2], "autumn": [2, 2]}, "not known here"),
    ("sea_breese", "river", ..., "is missing"),
    ("sea_breese", "river", [0, 2, 4, 8, 16], "is not [points for 0 boats"),
    ("sea_breese", "river", [1, 2, 4, 8, 16, 32], "begin with 0"),
    ("sea_breese", "river", [0, 2, 4, 8, 16, 8], "never fall"),
    ("flipper", "river", [0, 1, 2, 3, 4, 5], "not known here"),
    # marks
    ("miner", "marks.cost", ..., "is missing; write one of sure, single, doubt"),
    ("miner", "marks.cost", "certain", "'certain' is not known here"),
    ("miner", "marks.cost", 1, "1 is not text"),
    ("miner", "marks.edge", "single", "not known here"),
    ("scribes", "marks.back", "sure", "not known here"),
    ("flipper", "marks.loads", ..., "is missing"),
    ("sea_breese", "marks.river", ..., "is missing"),
    # names
    ("miner", "id", ..., "is missing"),
    ("miner", "id", "minor", "not a tile of Keyflower; the nearest is 'miner'"),
    ("miner", "id", 7, "7 is not a tile of Keyflower"),
    ("miner", "id", "keywood", "stands there twice"),
    ("miner", "heading", "summer", "belongs under [[spring]], but stands under [[summ", "id"),
]


@pytest.mark.slow
@pytest.mark.parametrize("case", WRONG_VALUES, ids=lambda case: f"{case[0]}.{case[1]}={case[2]}")
def test_a_wrong_value_is_named(case: tuple[Any, ...]) -> None:
    tile, path, value, tells, *other = case
    field = other[0] if other else path
    said = message(change(tile, path, value))
    # A block without its right id is named by its place, or by the id that it has.
    names = {"id": "miner|spring 6|keywood"}.get(field, tile)
    assert re.match(rf"my\.toml: tile '(?:{names})', field '{re.escape(field)}': ", said), said
    assert tells in said


@pytest.mark.slow
@pytest.mark.parametrize("tile", load().tiles, ids=lambda tile: tile.id)
def test_no_tile_and_none_of_its_marks_may_be_missing(tile: Tile) -> None:
    def lacks(field: str, text: str) -> bool:
        return message(text).startswith(f"my.toml: tile '{tile.id}', field '{field}': ")

    assert lacks("id", change(tile.id, "", ...))
    assert lacks("marks", change(tile.id, "marks", ...))
    for value in tile.marks:
        assert lacks(f"marks.{value}", change(tile.id, f"marks.{value}", ...))


@pytest.mark.parametrize(
    ("old", "new", "tells"),
    [
        ('version = "2012.1"\n', "", "field 'version': must say which catalogue this is"),
        ('version = "2012.1"', 'version = " "', "field 'version': must say which catalogue"),
        ('version = "2012.1"', "version = 2012.1", "field 'version': 2012.1 is not text"),
        ('version = "2012.1"', 'version = "1"\nauthor = "me"', "field 'author': is not known here"),
        ('version = "2012.1"', 'version = "1"\nboat = 6', "invalid TOML: "),
        ("[[spring]]", "[[sprung]]", "field 'sprung': is not known here; known are version, home"),
    ],
)
def test_a_wrong_file_is_named(old: str, new: str, tells: str) -> None:
    assert old in TEXT
    said = message(TEXT.replace(old, new))
    assert said.startswith("my.toml: ")
    assert tells in said


def test_a_65th_tile_is_refused_with_the_limit() -> None:
    file = tomllib.loads(TEXT)
    file["spring"].append({**block(file, "miner"), "id": "bakery"})
    assert message(write(file)) == (
        f"my.toml: has {TILES + 1} tiles, but at most {TILES} are possible; "
        "change a tile instead of adding one"
    )


def test_a_heading_with_single_brackets() -> None:
    text = 'version = "1"\n[home]\nid = "home_1"\n'
    assert message(text) == "my.toml: field 'home': tiles are blocks that begin with [[home]]"


@pytest.mark.parametrize("wrong", ["iron = ", "iron = 2, iron = 2", "iron 2"])
def test_wrong_toml_is_named_by_line(wrong: str) -> None:
    text = f"{TEXT}\n[[spring]]\nfront = {{ {wrong} }}"
    line = text.count("\n") + 1
    assert re.match(rf"my\.toml: invalid TOML: .*(line {line}\b|end of document)", message(text))


def test_a_file_that_is_missing(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=r"my\.toml: there is no such file"):
        load(tmp_path / "my.toml")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=re.escape(str(tmp_path))):
        load(tmp_path)


def test_a_file_that_is_not_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(b"version = '\xff'")
    with pytest.raises(CatalogueError, match=r"my\.toml: byte 11 is not UTF-8"):
        load(path)


def test_a_file_nested_too_deeply_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deep.toml"
    path.write_text("version = " + "[" * 100_000)
    with pytest.raises(CatalogueError, match="nested too deeply"):
        load(path)
