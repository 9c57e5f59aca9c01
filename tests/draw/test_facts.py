"""What the Learn pages say beyond the manifest."""

import json
import re
from pathlib import Path

import pytest

from keyflower.catalogue import load
from tools.drawings import facts

TILES = load().tiles
MESSAGES = Path(__file__).parents[2] / "locale" / "en" / "tiles.ftl"


def test_costs_have_words() -> None:
    """Every message of tiles.ftl about a cost belongs to a tile, and the other way round."""
    found = json.loads(json.dumps(facts()))["tiles"]
    assert list(found) == [tile.id for tile in TILES]
    said = set(re.findall(r"^(cost-[\w-]+) =", MESSAGES.read_text("utf-8"), re.MULTILINE))
    assert {tile["cost"] for tile in found.values() if "cost" in tile} == said
    assert [name for name in found if "cost" in found[name]] == [t.id for t in TILES if t.cost]


@pytest.mark.parametrize(
    ("tile", "cost"),
    [
        ("home_1", "cost-stone-wood"),
        ("keywood", "cost-saw"),
        ("goldsmith", "cost-2-gold"),
        ("alehouse", "cost-iron-stone-wood"),
        ("well", "cost-any-3"),
        ("barn", "cost-any-skill"),
        ("inn", "cost-any-1-any-skill"),
    ],
)
def test_cost(tile: str, cost: str) -> None:
    found = facts()["tiles"]
    assert isinstance(found, dict)
    assert found[tile]["cost"] == cost


def test_loads_and_players() -> None:
    found = json.loads(json.dumps(facts()))
    assert found["tiles"]["sea_breese"]["loads"] == [[6, 1], [4, 1], [4, 1]]
    assert [name for name in found["tiles"] if "loads" in found["tiles"][name]] == [
        tile.id for tile in TILES if tile.kind == "boat"
    ]
    assert found["tiles"]["white_wind"]["players"] == 6
    assert found["tiles"]["turn_order_tile_3"]["players"] == 4
    assert found["players"]["5"] == {"boats": 5, "turns": 4, "lots": 9, "hand": 2}
    assert list(found["players"]) == ["2", "3", "4", "5", "6"]
