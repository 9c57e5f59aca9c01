"""Reads a catalogue from TOML and checks every value.

The file is meant to be corrected by people who own the box, so an error says which file, tile and
field is wrong, and what would be right. What a tile *is* (its id, heading and powers) is fixed by
the built-in file; what is *printed* on it (edges, costs, numbers) may differ.
"""

import difflib
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from keyflower.catalogue import model
from keyflower.catalogue.model import COLOURS, EDGES, RESOURCES, SKILLS, Catalogue, Cost, Side, Tile

BUILT_IN = "catalogue.toml"
RIVER = "sea_breese"  # F12: the one tile with points for a river
BOAT_SEASONS = model.SEASONS[:3]
KINDS = {"resource": RESOURCES, "skill": SKILLS, "worker": COLOURS}
WAYS = ("on_tile", "each", "chosen", "set", "any")
TAKES = (*COLOURS, "worker", *SKILLS, "skill")
GIVES = (*RESOURCES, "green", "worker", "skill", "steps", "upgrades")
ACTION = ("takes", "choose", *GIVES)
MAX_TILES = 64  # what actions, states and networks have room for: rules.pieces.TILES


class CatalogueError(Exception):
    """A catalogue that can't be used; the message names file, tile and field."""


@dataclass(frozen=True, slots=True)
class _Heading:
    """What all tiles under one heading of the file have in common."""

    kind: str
    season: str
    roads: int | None  # None: any number
    water: int
    words: tuple[str, ...]  # of a side
    values: tuple[str, ...]  # that carry a mark

    @property
    def fields(self) -> tuple[str, ...]:
        edges = ("roads",) * (self.roads != 0) + ("water",) * (self.water != 0)
        values = (value for value in self.values if value not in ("points", "edges"))
        return ("id", *edges, *values, "marks")


_TWO_SIDES = (*ACTION, "scores", "points"), ("front", "cost", "back", "points", "edges")
_HEADINGS = {
    "home": _Heading("home", "", 5, 1, *_TWO_SIDES),
    "spring": _Heading("village", "spring", 4, 0, *_TWO_SIDES),
    "summer": _Heading("village", "summer", 3, 0, *_TWO_SIDES),
    "summer_boat": _Heading("summer_boat", "summer", 0, 2, ("power",), ("front", "back", "edges")),
    "autumn": _Heading("village", "autumn", 2, 0, *_TWO_SIDES),
    "winter": _Heading(
        "village", "winter", 1, 0, ("scores", "points"), ("front", "points", "edges")
    ),
    "boat": _Heading(
        "boat", "", 0, 2, ("power", "scores", "points"), ("front", "points", "loads", "edges")
    ),
    "turn_order": _Heading("turn_order", "", None, 0, ("power",), ("front", "edges")),
}


def load(path: Path | None = None) -> Catalogue:
    """The catalogue of a file, or the built-in one."""
    if path is None:
        return _built_in()
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise CatalogueError(f"{path}: there is no such file") from None
    except IsADirectoryError:
        raise CatalogueError(f"{path}: is a folder; a TOML file is needed") from None
    except OSError as error:
        raise CatalogueError(f"{path}: can't be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise CatalogueError(f"{path}: byte {error.start} is not UTF-8; save it as UTF-8") from None
    return loads(text, str(path))


def loads(text: str, source: str) -> Catalogue:
    """The catalogue in a text; `source` is the file's name for messages."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CatalogueError(f"{source}: invalid TOML: {error}") from None
    except RecursionError:
        raise CatalogueError(f"{source}: is nested too deeply for a catalogue") from None
    file = _Table(source, "", "", raw)
    file.only(("version", *_HEADINGS))
    version = file.text("version")
    if not version:
        raise file.error("version", "must say which catalogue this is, like '2012.1'")
    _check_size(file)
    blocks = {block.tile: block for heading in _HEADINGS for block in _blocks(file, heading)}
    for tile_id, identity in _identities().items():
        if tile_id not in blocks:
            raise file.at(tile_id).error(
                "id", f"the tile is missing; it belongs under [[{identity.heading}]]"
            )
    tiles = tuple(_tile(blocks[tile_id]) for tile_id in _identities())
    return Catalogue(version, tiles, _river(blocks[RIVER]))


@cache
def _built_in() -> Catalogue:
    return loads(_built_in_text(), BUILT_IN)


def _built_in_text() -> str:
    return resources.files(__package__).joinpath(BUILT_IN).read_text(encoding="utf-8")


@dataclass(frozen=True, slots=True)
class _Identity:
    """What a tile is, which no file may change."""

    heading: str
    number: int  # under the heading, from 1
    powers: dict[str, str]  # by side


@cache
def _identities() -> dict[str, _Identity]:
    """By id, in the order of the built-in file."""
    raw = tomllib.loads(_built_in_text())
    return {
        block["id"]: _Identity(
            heading,
            number,
            {side: block.get(side, {}).get("power", "") for side in ("front", "back")},
        )
        for heading in _HEADINGS
        for number, block in enumerate(raw[heading], 1)
    }


@dataclass(frozen=True, slots=True)
class _Table:
    """One table of the file, which knows where it stands."""

    source: str
    tile: str
    path: str  # "" for a block, else the field that holds the table, with a dot
    values: dict[str, Any]

    def at(self, tile: str) -> "_Table":
        """The same place, named as a tile."""
        return _Table(self.source, tile, "", {})

    def error(self, field: str, problem: str) -> CatalogueError:
        tile = f"tile '{self.tile}', " if self.tile else ""
        return CatalogueError(f"{self.source}: {tile}field '{self.path}{field}': {problem}")

    def only(self, fields: tuple[str, ...]) -> None:
        """No other fields than these."""
        for field in self.values:
            if field not in fields:
                raise self.error(field, f"is not known here; known are {_list(fields)}")

    def blocks(self, heading: str) -> list[dict[str, Any]]:
        """The blocks under a heading, as they are in the file."""
        value = self.values.get(heading, [])
        if not isinstance(value, list) or not all(isinstance(block, dict) for block in value):
            raise self.error(heading, f"tiles are blocks that begin with [[{heading}]]")
        return value

    def table(self, field: str, fields: tuple[str, ...]) -> "_Table":
        """A field that must be an inline table with only these fields."""
        value = self.values.get(field)
        if value is None:
            raise self.error(field, "is missing")
        if not isinstance(value, dict):
            raise self.error(
                field, f"{value!r} is not an inline table like {{ {fields[0]} = ... }}"
            )
        table = _Table(self.source, self.tile, f"{self.path}{field}.", value)
        table.only(fields)
        return table

    def text(self, field: str) -> str:
        """A text; empty where there is none."""
        value = self.values.get(field, "")
        if not isinstance(value, str):
            raise self.error(field, f"{value!r} is not text; write it in quotes")
        return value.strip()

    def word(self, field: str, known: tuple[str, ...]) -> str:
        """One of the known words."""
        word = self.text(field)
        if word not in known:
            raise self.error(field, f"{word!r} is not known here; known are {_list(known)}")
        return word

    def edges(self, field: str) -> tuple[str, ...]:
        """Edges like "S SW N"."""
        edges = tuple(self.text(field).split())
        for edge in edges:
            if edge not in EDGES:
                raise self.error(field, f"{edge!r} is not an edge; edges are {_list(EDGES)}")
            if edges.count(edge) > 1:
                raise self.error(field, f"{edge!r} stands there twice")
        return edges

    def number(self, field: str, low: int = 1, high: int = 9) -> int:
        """A number from low to high; 0 where there is none."""
        value = self.values.get(field)
        if value is None:
            return 0
        if type(value) is not int or not low <= value <= high:
            raise self.error(field, f"{value!r} is not a whole number from {low} to {high}")
        return value

    def numbers(self, field: str, names: tuple[str, ...], high: int) -> tuple[int, ...]:
        """A list of numbers from 0 to high, one for each name."""
        value = self.values.get(field)
        if value is None:
            raise self.error(field, f"is missing; it holds [{_list(names)}]")
        if (
            not isinstance(value, list)
            or len(value) != len(names)
            or not all(type(number) is int and 0 <= number <= high for number in value)
        ):
            raise self.error(
                field, f"{value!r} is not [{_list(names)}], whole numbers from 0 to {high}"
            )
        return tuple(value)


def _list(words: Iterable[str]) -> str:
    return ", ".join(words)


def _check_size(file: _Table) -> None:
    """I4: no more tiles than there is room for."""
    ids = {str(block.get("id")) for heading in _HEADINGS for block in file.blocks(heading)}
    if len(ids) > MAX_TILES:
        raise CatalogueError(
            f"{file.source}: has {len(ids)} tiles, but at most {MAX_TILES} are possible; "
            "change a tile instead of adding one"
        )


def _blocks(file: _Table, heading: str) -> list[_Table]:
    """The blocks under one heading, each with a tile's id that belongs there."""
    blocks: dict[str, _Table] = {}
    for number, values in enumerate(file.blocks(heading), 1):
        place = file.at(f"{heading} {number}")
        tile_id = values.get("id")
        if tile_id is None:
            raise place.error("id", "is missing")
        if not isinstance(tile_id, str) or tile_id not in _identities():
            nearest = difflib.get_close_matches(str(tile_id), _identities(), 1, 0)[0]
            raise place.error(
                "id", f"{tile_id!r} is not a tile of Keyflower; the nearest is {nearest!r}"
            )
        if tile_id in blocks:
            raise file.at(tile_id).error("id", "stands there twice; every tile has one block")
        right = _identities()[tile_id].heading
        if heading != right:
            raise file.at(tile_id).error(
                "id", f"belongs under [[{right}]], but stands under [[{heading}]]"
            )
        blocks[tile_id] = _Table(file.source, tile_id, "", values)
    return list(blocks.values())


def _tile(block: _Table) -> Tile:
    identity = _identities()[block.tile]
    heading, number = _HEADINGS[identity.heading], identity.number
    river = ("river",) * (block.tile == RIVER)
    fields = heading.fields + river
    block.only(fields)
    sides = [
        _side(block.table(side, heading.words), identity.powers[side])
        for side in ("front", "back")
        if side in fields
    ]
    return Tile(
        id=block.tile,
        kind=heading.kind,
        season=heading.season,
        number=0 if heading.kind == "village" else number,
        players={"boat": max(2, number), "turn_order": number + 1}.get(heading.kind, 2),
        edges=_edges(block, identity.heading),
        cost=_cost(block) if "cost" in fields else None,
        front=sides[0],
        back=sides[1] if "back" in fields else None,
        loads=_loads(block) if "loads" in fields else (),
        marks=_marks(block, heading.values + river),
    )


def _edges(block: _Table, name: str) -> tuple[str, ...]:
    heading = _HEADINGS[name]
    roads, water = block.edges("roads"), block.edges("water")
    needed = (("roads", roads, heading.roads), ("water", water, heading.water))
    for field, edges, count in needed:
        if count is not None and len(edges) != count:
            raise block.error(
                field, f"{len(edges)} given, {count} needed on every tile under [[{name}]]"
            )
    for edge in water:
        if edge in roads:
            raise block.error("water", f"{edge!r} is a road already")
    if heading.water == 2 and abs(EDGES.index(water[0]) - EDGES.index(water[1])) != 3:
        raise block.error("water", f"{_list(water)} are not opposite, as N and S are")
    return tuple(
        "road" if edge in roads else "water" if edge in water else "field" for edge in EDGES
    )


def _side(side: _Table, power: str) -> Side:
    if side.text("power") != power:
        right = f"this side has the power {power!r}" if power else "this side has no power"
        raise side.error("power", f"{side.text('power')!r} is wrong; {right}")
    return Side(
        points=side.number("points", 0, 99),
        action=_action(side) if any(word in side.values for word in ACTION) else None,
        scoring=_scoring(side) if "scores" in side.values else None,
        power=power,
    )


def _action(side: _Table) -> model.Action:
    if not any(word in side.values for word in GIVES):
        field = "takes" if "takes" in side.values else "choose"
        raise side.error(field, f"a use must give something: {_list(GIVES)}")
    gives = _resources(side)
    choose = side.values.get("choose", False)
    if type(choose) is not bool:
        raise side.error("choose", f"{choose!r} is neither true nor false")
    if choose and (max(gives) != 1 or sum(gives) == 1):
        raise side.error("choose", "needs two or more resources, 1 of each, to choose from")
    return model.Action(
        takes=side.word("takes", TAKES) if "takes" in side.values else "",
        gives=gives,
        choose=choose,
        greens=side.number("green"),
        workers=side.number("worker"),
        skills=side.number("skill"),
        steps=side.number("steps"),
        upgrades=side.number("upgrades"),
    )


def _scoring(side: _Table) -> model.Scoring:
    scores = side.table("scores", ("points", *WAYS, "size"))
    ways = [way for way in WAYS if way in scores.values]
    if len(ways) != 1:
        raise side.error("scores", f"needs exactly one of {_list(WAYS)}")
    way = ways[0]
    words = scores.text(way).split()
    items = next((items for items in KINDS if words == [items] or _are(words, KINDS[items])), "")
    if not items:
        raise scores.error(
            way,
            f"{scores.text(way)!r} is neither resource, skill or worker nor a choice of "
            + "; or of ".join(_list(kinds) for kinds in KINDS.values()),
        )
    if way == "on_tile" and items != "resource":
        raise scores.error(way, f"only resources lie on tiles: resource, or of {_list(RESOURCES)}")
    kinds = tuple(kind for kind in KINDS[items] if words == [items] or kind in words)
    if ("size" in scores.values) != (way == "any"):
        raise scores.error("size", "is needed with any, and only there")
    size = scores.number("size", 2, 9) or (len(kinds) if way == "set" else 1)
    if "points" not in scores.values:
        raise scores.error("points", "is missing")
    return model.Scoring(items, way, kinds, size, scores.number("points", 1, 99))


def _are(words: list[str], kinds: tuple[str, ...]) -> bool:
    """Whether these are different words, all of them such kinds."""
    return bool(words) and len(set(words)) == len(words) and set(words) <= set(kinds)


def _cost(block: _Table) -> Cost:
    cost = block.table("cost", (*RESOURCES, *SKILLS, "any_resource", "any_skill"))
    if not cost.values:
        raise block.error("cost", "is empty; an upgrade costs something, like { wood = 1 }")
    anvils, picks, saws = (cost.number(skill) for skill in SKILLS)
    return Cost(
        resources=_resources(cost),
        any_resources=cost.number("any_resource"),
        skills=(anvils, picks, saws),
        any_skills=cost.number("any_skill"),
    )


def _resources(table: _Table) -> tuple[int, int, int, int]:
    iron, stone, wood, gold = (table.number(resource) for resource in RESOURCES)
    return iron, stone, wood, gold


def _loads(block: _Table) -> tuple[tuple[int, int], ...]:
    loads = block.table("loads", BOAT_SEASONS)
    pairs = (loads.numbers(season, ("workers", "skills"), 20) for season in BOAT_SEASONS)
    return tuple((workers, skills) for workers, skills in pairs)


def _river(block: _Table) -> tuple[int, ...]:
    """F12: points for 0 to 5 boats."""
    river = block.numbers("river", tuple(f"points for {boats} boats" for boats in range(6)), 99)
    if river[0] != 0 or list(river) != sorted(river):
        raise block.error("river", f"{list(river)} must begin with 0 and never fall")
    return river


def _marks(block: _Table, values: tuple[str, ...]) -> dict[str, str]:
    marks = block.table("marks", values)
    for value in values:
        if value not in marks.values:
            raise marks.error(value, f"is missing; write one of {_list(model.MARKS)}")
    return {value: marks.word(value, model.MARKS) for value in values}
