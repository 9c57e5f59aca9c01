"""`keyflower tiles`: the catalogue to read."""

import json
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.conftest import Call

from keyflower.catalogue import load
from keyflower.cli.view.names import name, short
from keyflower.words import NAMES, Words


def test_all_tiles_are_listed_by_season(call: Call) -> None:
    out = call("tiles").out
    for heading in ("Homes", "Spring", "Summer", "Autumn", "Winter", "Boats"):
        assert f"\n{heading} " in f"\n{out}"
    for tile in load().tiles:
        assert name(Words("en"), tile) in out
    assert "1 pick → 3 stone" in out
    assert "doubtful: river" in out


def test_all_tiles_as_json(call: Call) -> None:
    found = json.loads(call("tiles", "--json").out)
    assert found["version"] == load().version
    assert [tile["id"] for tile in found["tiles"]] == [tile.id for tile in load().tiles]
    assert found["tiles"][6]["name"] == "Keywood"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("asked", "tile"),
    [
        ("keystone_quarry", "Keystone quarry"),
        ("Keystone quarry", "Keystone quarry"),
        ("KEYWOOD", "Keywood"),
        ("craftsman's guild", "Craftsman’s guild"),
        ("Mercer’s guild", "Mercer’s guild"),
        ("boat 2b", "Boat 2"),
        ("Twin boat", "Boat 2"),
        ("meadow boat · 2a", "Boat 2"),
        ("summer_boat_2a", "Boat 2"),
        ("Turn-order tile 3", "Turn-order tile 3"),
        ("home 4", "Home 4"),
    ],
)
def test_one_tile_by_name_or_id(asked: str, tile: str, call: Call) -> None:
    assert json.loads(call("tiles", asked, "--json").out)["name"] == tile
    assert tile in call("tiles", asked).out


def test_one_tile_shows_everything_printed_on_it(call: Call) -> None:
    out = call("tiles", "stable").out
    for words in ("2 steps, 1 upgrade", "1 iron + 1 wood", "4 steps, 2 upgrades", "0 / 5", "sure"):
        assert words in out
    assert "\\\\==========//" in out  # roads S, SW and SE
    assert "0 2 4 8 16 32" in call("tiles", "sea_breese").out


def test_an_unknown_tile_gets_the_nearest_name(refused: Callable[..., str]) -> None:
    assert "did you mean 'Sculptor'?" in refused("tiles", "sculptr")
    assert "lists them all" in refused("tiles", "xyzzy")


def test_another_catalogue(call: Call, refused: Callable[..., str], tmp_path: Path) -> None:
    built_in = resources.files("keyflower.catalogue").joinpath("catalogue.toml").read_text("utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(built_in.replace('version = "2012.1"', 'version = "mine"'), "utf-8")
    assert "catalogue mine" in call("tiles", "--catalogue", mine).out
    mine.write_text("nonsense", "utf-8")
    assert str(mine) in refused("tiles", "--catalogue", mine)


@pytest.mark.parametrize("language", NAMES)
def test_names_fit_into_the_map(language: str) -> None:
    words = Words(language)
    for tile in load().tiles:
        for side in (0, 1):
            assert 0 < cell_len(short(words, tile, side, 12)) <= 12
    shorts = [short(words, tile, 0, 12) for tile in load().tiles]
    assert len(set(shorts)) == len(shorts)
