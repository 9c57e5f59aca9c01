"""An example village for readers: laid out by the rules, scored as a game is, and hard to break."""

import random
from typing import Any

import msgspec
import pytest
from tests.server.server_thread import Person, serving

from bench.client import Turned
from keyflower.catalogue import COLOURS, RESOURCES, SKILLS, load
from keyflower.formats.scores import write_score
from keyflower.home.features.sheets.villages import SheetVillage, score_village
from keyflower.rules.chapters.scoring import score
from keyflower.rules.chapters.village import cell_at, edge, neighbour, put_in_village
from keyflower.rules.lookup import lookup_of
from keyflower.rules.state import State

pytest_plugins = ("tests.server.server_thread",)

CATALOGUE = load()
TABLES = lookup_of(None)
Json = dict[str, Any]


def tried(*tiles: object, **more: object) -> Json:
    """The answer to an example; a tile is "barn", "barn/back" or ("barn", {"wood": 2})."""
    found: Json = msgspec.to_builtins(score_village(requested(*tiles, **more)))
    return found


def requested(*tiles: object, **more: object) -> SheetVillage:
    request = []
    for each in tiles:
        face, goods = each if isinstance(each, tuple) else (each, {})
        name, _, side = face.partition("/")
        request.append({"tile": name, "goods": goods} | ({"side": side} if side else {}))
    return msgspec.convert({"tiles": request, **more}, SheetVillage)


def points(*tiles: object, **more: object) -> int:
    (seat,) = tried(*tiles, **more)["scores"]["seats"]
    assert seat["total"] == sum(line["points"] for line in seat["lines"])
    total: int = seat["total"]
    return total


def at(answer: Json, tile: str) -> Json:
    """A tile of the village that came out."""
    (found,) = [each for each in answer["village"] if each["tile"] == tile]
    return dict(found)


# ---- What it scores


@pytest.mark.parametrize(
    ("tiles", "more", "total"),
    [
        ((("home_1", {"gold": 3, "iron": 4}), "jeweller"), {}, 6),
        ((("home_1", {"iron": 2, "stone": 1, "gold": 3}), "mercers_guild"), {}, 10),
        ((("home_1", {"iron": 4, "stone": 3, "gold": 2}), "watermill"), {}, 6),
        ((("home_1", {"wood": 5, "gold": 1}), "windmill"), {}, 6),
        (("home_1", "key_guild"), {"skills": {"anvil": 4, "pick": 4, "saw": 3}}, 20),
        (("home_1", "scholar"), {"skills": {"anvil": 4, "pick": 5}}, 15),
        (("home_1", "scribes"), {"skills": {"anvil": 4, "pick": 2, "saw": 3}}, 20),
        (("home_1", "apothecary"), {"workers": {"blue": 6, "green": 4}}, 6),
        (("home_1", "craftsmans_guild"), {"workers": {"blue": 2, "red": 2, "yellow": 3}}, 6),
        (("home_1", "key_market"), {"workers": {"green": 3, "red": 9}}, 6),
        (("home_1", "village_hall"), {"workers": {"green": 3, "red": 4}}, 4),
        (("home_1", "white_wind"), {"workers": {"green": 3, "red": 4}}, 7),
        (("home_1", ("timber_yard", {"wood": 3, "gold": 1, "iron": 5})), {}, 8),
        (("home_1", ("barn/back", {"stone": 3})), {}, 6),
        ((("home_1", {"wood": 3}), "timber_yard"), {}, 0),
        (("home_1/back", "keythedral", "ianvincible"), {}, 5 + 12 + 5),
        (("home_1", "stable/back", "keyflower"), {}, 5 + 1 + 4),
        (("home_1", "stable/back", "summer_boat_2/b", "keyflower"), {}, 5 + 2 * (1 + 4)),
        ((("home_1", {"wood": 4}), "summer_boat_3/b", "jeweller"), {}, 8),
        ((("home_1", {"wood": 4}), "summer_boat_3/a", "jeweller"), {}, 0),
        (("home_1",), {"purple": True}, 1),
        (("home_1", "key_market"), {"purple": True}, 2),
        (("home_1",), {}, 0),
    ],
)
def test_points(tiles: tuple[object, ...], more: Json, total: int) -> None:
    assert points(*tiles, **more) == total


@pytest.mark.parametrize("home", range(1, 7))
@pytest.mark.parametrize(("boats", "total"), list(enumerate((0, 2, 4, 8, 16, 32))))
def test_boats_come_to_lie_in_line(home: int, boats: int, total: int) -> None:
    """F12: wherever the home has its water, and whatever is built before."""
    line = [f"summer_boat_{n}" for n in range(1, 5)][: max(0, boats - 1)]
    breese = ["sea_breese"] if boats else []
    others = ["keywood", "miner", "stable", "tavern", "quarryman", "forge"]
    answer = tried(f"home_{home}", *others, *line, *breese)
    assert answer["aside"] == []
    lines = answer["scores"]["seats"][0]["lines"]
    assert sum(each["points"] for each in lines if each["rule"] == "F12") == total


def test_roads_come_to_meet() -> None:
    """F11, F13: good company for Sea Bastion and turn-order tiles."""
    answer = tried("home_1", "keywood", "miner", "sea_bastion", "turn_order_tile_1")
    lines = {each["rule"]: each for each in answer["scores"]["seats"][0]["lines"]}
    assert lines["F11"]["points"] == 3
    assert lines["F13"]["points"] >= 2


def test_the_village_is_as_views_show_it() -> None:
    answer = tried(("home_2/back", {"gold": 2}), "summer_boat_1/b", "summer_boat_2")
    assert at(answer, "home_2") == {
        "tile": "home_2",
        "at": [0, 0],
        "rotation": 0,
        "side": "back",
        "goods": {"gold": 2},
    }
    assert at(answer, "summer_boat_1")["side"] == "b"
    assert at(answer, "summer_boat_2")["side"] == "a"
    assert answer["scores"]["final"] is True
    assert [each["seat"] for each in answer["scores"]["seats"]] == [0]


def test_tiles_stay_where_they_are_when_more_come() -> None:
    tiles = ["home_3", "keywood", "barn", "summer_boat_1", "jeweller", "mason", "turn_order_tile_3"]
    for count in range(1, len(tiles)):
        fewer, more = tried(*tiles[:count]), tried(*tiles[: count + 1])
        assert more["village"][:count] == fewer["village"]


# ---- Against the engine, at random


def example(chance: random.Random) -> SheetVillage:
    """Any village with anything in it."""
    others = [tile for tile in CATALOGUE.tiles if tile.kind != "home"]
    tiles = [CATALOGUE.tiles[chance.randrange(6)], *chance.sample(others, chance.randrange(23))]
    chance.shuffle(tiles)
    request = []
    for tile in tiles:
        sides = ("a", "b") if tile.kind == "summer_boat" else ("front", "back")
        side = chance.choice(sides if tile.back is not None else sides[:1])
        goods = {kind: chance.choice((0, 0, 0, 1)) for kind in RESOURCES}
        request.append({"tile": tile.id, "side": side, "goods": goods})
    return msgspec.convert(
        {
            "tiles": request,
            "skills": {kind: chance.randrange(7) for kind in SKILLS},
            "workers": {colour: chance.randrange(7) for colour in COLOURS},
            "purple": chance.random() < 0.5,
        },
        SheetVillage,
    )


def rebuilt(request: SheetVillage, answer: Json) -> State:
    """The village in the answer, built again."""
    state = State(TABLES, 2)
    state.clear()
    state.start = 0 if request.purple else 1
    for each in answer["village"]:
        tile = TABLES.index[each["tile"]]
        put_in_village(state, 0, tile, cell_at(0, *each["at"]), each["rotation"])
        state.side[tile] = int(each.get("side") in ("back", "b"))
        for kind, count in each.get("goods", {}).items():
            state.goods[tile * 4 + RESOURCES.index(kind)] = count
        power = TABLES.power[tile * 2 + state.side[tile]]
        if power >= 0:
            state.power[power] = 0
    for kind, name in enumerate(SKILLS):
        state.skills[kind] = getattr(request.skills, name)
    for colour, name in enumerate(COLOURS):
        state.screen[colour] = getattr(request.workers, name)
    return state


@pytest.mark.parametrize("seed", range(60))
def test_any_village_fits_and_scores_as_the_rules_say(seed: int) -> None:
    """V1, V2, F: the answer alone is enough to come to the same score."""
    request = example(random.Random(seed))
    answer = msgspec.to_builtins(score_village(request))
    asked = sorted(each.tile for each in request.tiles)
    laid = sorted([each["tile"] for each in answer["village"]] + answer["aside"])
    assert laid == asked
    state = rebuilt(request, answer)
    for tile in state.villages[0]:
        touching = 0
        for direction in range(6):
            other = neighbour(state, tile, direction)
            if other >= 0:
                touching += 1
                assert edge(state, tile, direction) == edge(state, other, (direction + 3) % 6)
        assert touching or len(state.villages[0]) == 1
    assert answer["scores"]["seats"] == [write_score(score(state, 0), TABLES.ids)]


# ---- Over the wire


@pytest.mark.slow
@pytest.mark.anyio
async def test_not_too_often(database_file: str) -> None:
    with serving(database_file, allowance=0.1) as served:
        async with Person(served.address) as ann:
            with pytest.raises(Turned) as caught:
                await asked_often(ann)
        assert (caught.value.status, caught.value.code) == (429, "too-many")


async def asked_often(person: Person) -> None:
    """More often than anybody who changes an example by hand."""
    for _ in range(50):
        await person.post("/learn/score", {"tiles": [{"tile": "home_1"}]})
