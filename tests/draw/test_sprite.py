"""The sprite and its manifest: what the client is built from."""

import gzip
import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from tests import processes
from tests.draw.measure import defined

from keyflower.catalogue import COLOURS, RESOURCES, SKILLS, Tile, load
from keyflower.draw import sprite
from keyflower.draw.palette import PALETTE
from keyflower.draw.tiles.sign import sides
from tools.drawings import css, facts, main, manifest

SVG = "{http://www.w3.org/2000/svg}"
TILES = load().tiles
LARGEST = 45_000
"""Bytes of everything the client embeds, gzipped."""


def test_all_symbols_of_the_contract() -> None:
    wanted = [
        *(f"n{digit}" for digit in range(10)),
        *(f"worker-{colour}" for colour in (*COLOURS, "purple", "any", "bag")),
        *(f"good-{kind}" for kind in (*RESOURCES, "any")),
        *(f"skill-{kind}" for kind in (*SKILLS, "any", "pile")),
        *(f"emblem-{seat}" for seat in range(6)),
        *(f"pennant-{colour}" for colour in COLOURS),
        *("step", "upgrade", "points", "badge", "crown", "lock", "bag", "set", "mark", "hex"),
        *("corners", "undo", "turn", "boat"),
    ]
    assert [name for name in wanted if not defined()[name].tag.endswith("symbol")] == []


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_every_tile_has_its_symbols(tile: Tile) -> None:
    assert defined()[f"land-{tile.id}"].tag == f"{SVG}symbol"
    for side in sides(tile):
        for lod in "LS":
            symbol = defined()[f"sign-{tile.id}-{side}-{lod}"]
            assert symbol.attrib["viewBox"] == "-100 -86.6 200 173.2"
            assert symbol.attrib["overflow"] == "visible"


def test_sides_have_the_names_of_the_contract() -> None:
    names = {tile.id: list(sides(tile)) for tile in TILES}
    assert names["keywood"] == ["front", "back"]
    assert names["summer_boat_1"] == ["a", "b"]
    assert names["windmill"] == names["keyflower"] == names["turn_order_tile_4"] == ["front"]


def test_well_formed_and_harmless() -> None:
    """No script, no style, nothing from elsewhere."""
    root = ET.fromstring(sprite())
    drawn = {"svg", "defs", "symbol", "g", "use", "path", "rect", "circle", "ellipse", "polygon"}
    assert {e.tag.removeprefix(SVG) for e in root.iter()} == drawn | {"text"}
    ids = [e.attrib["id"] for e in root.iter() if "id" in e.attrib]
    assert len(ids) == len(set(ids))
    for element in root.iter():
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert name not in ("style", "class")
            assert "url(" not in value
            assert ":" not in value
        target = element.attrib.get("href", "#hex")
        assert target[0] == "#"
        assert target[1:] in defined()


def test_nothing_uses_itself() -> None:
    """Every symbol is made of things further down; a circle would not be drawn."""
    below = {
        name: {e.attrib["href"][1:] for e in element.iter() if "href" in e.attrib}
        for name, element in defined().items()
    }
    done: set[str] = set()
    while len(done) < len(below):
        ready = {name for name, used in below.items() if name not in done and used <= done}
        assert ready
        done |= ready


@pytest.mark.slow
def test_uses_of_symbols_say_how_large() -> None:
    """A symbol has a box, and fills its surroundings where nothing else is said."""
    for element in ET.fromstring(sprite()).iter(f"{SVG}use"):
        boxed = defined()[element.attrib["href"][1:]].tag == f"{SVG}symbol"
        assert boxed == ("width" in element.attrib) == ("height" in element.attrib)


def test_colours_come_from_the_palette() -> None:
    text = sprite()
    assert set(re.findall(r"var\(--([\w-]+)\)", text)) <= set(PALETTE)
    paints = set(re.findall(r'(?:fill|stroke|color)="([^"]*)"', text))
    assert {p for p in paints if not p.startswith("var(--")} <= {"none", "currentColor"}


def test_numbers_are_ten_symbols() -> None:
    """A page in Persian replaces ten letters, and all tiles speak it."""
    root = ET.fromstring(sprite())
    texts = [e.text for e in root.iter(f"{SVG}text")]
    assert texts == list("0123456789")
    assert all(len(list(defined()[f"n{digit}"])) == 1 for digit in range(10))


def test_small_enough() -> None:
    plain = sprite() + json.dumps(manifest()) + css()
    assert len(gzip.compress(plain.encode())) < LARGEST


def test_sides_of_tiles_differ() -> None:
    """48 village tiles and the others: no two pictures are the same."""
    seen: dict[bytes, str] = {}
    for tile in TILES:
        land = ET.tostring(defined()[f"land-{tile.id}"])
        for side in sides(tile):
            for lod in "LS":
                sign = ET.tostring(defined()[f"sign-{tile.id}-{side}-{lod}"])
                picture = re.sub(rb' id="[^"]*"', b"", land + sign)
                picture = re.sub(rb"(strip|face)-[a-z_0-9]+", b"", picture)
                if tile.cost is not None and side != "back":
                    picture += ET.tostring(defined()[f"strip-{tile.id}-{lod}"]).split(b">", 1)[1]
                    face = defined()[f"face-{tile.id}-{side}-{lod}"]
                    picture += ET.tostring(face).split(b">", 1)[1]
                picture += lod.encode()
                assert picture not in seen, f"{tile.id} {side} looks like {seen[picture]}"
                seen[picture] = f"{tile.id} {side} {lod}"


def test_manifest_tells_what_is_printed() -> None:
    found = manifest()
    assert json.loads(json.dumps(found)) == found
    tiles = found["tiles"]
    assert isinstance(tiles, dict)
    assert list(tiles) == [tile.id for tile in TILES]
    stable = tiles["stable"]
    assert stable["edges"] == ["road", "road", "field", "road", "field", "road"]
    assert stable["points"] == {"front": 0, "back": 5}
    assert (stable["kind"], stable["season"], stable["shape"]) == ("village", "spring", "house")
    for name, tile in tiles.items():
        names = [f"land-{name}"]
        names += [f"sign-{name}-{side}-{lod}" for side in tile["sides"] for lod in "LS"]
        names += [f"{part}-L" for part in (f"face-{name}-front", f"strip-{name}") if tile["strip"]]
        assert all(each in defined() for each in names)
    pieces = found["pieces"]
    assert isinstance(pieces, dict)
    assert pieces["worker-blue"] == "0 0 24 28"
    assert all(defined()[name].attrib["viewBox"] == box for name, box in pieces.items())


def test_manifest_has_every_place() -> None:
    found = json.loads(json.dumps(manifest()))
    assert set(found["places"]) >= {"workers", "goods", "pennant", "badge", "emblem", "strip"}
    assert found["places"]["workers"]["L"]["1+2"]["normal"]["height"] == 38
    assert len(found["places"]["workers"]["S"]["1+2+3"]["tight"]["xs"]) == 6
    assert found["bids"]["seats"]["4"] == ["S", "NW", "N", "NE"]
    assert set(found["bids"]["at"]["S"]) == {"S", "SW", "NW", "N", "NE", "SE"}
    assert found["palette"] == list(PALETTE)


def test_written_for_the_client(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "web" / "drawn"
    assert main([str(out)]) == 0
    assert (out / "sprite.svg").read_text("utf-8").strip() == sprite()
    assert json.loads((out / "manifest.json").read_text("utf-8")) == manifest()
    assert json.loads((out / "facts.json").read_text("utf-8")) == facts()
    assert (out / "palette.css").read_text("utf-8") == css()
    assert main([]) == 2
    assert "usage" in capsys.readouterr().err
    assert main([str(out / "sprite.svg")]) == 2
    assert "sprite.svg" in capsys.readouterr().err


@pytest.mark.slow
def test_the_same_in_another_process() -> None:
    code = "from keyflower.draw import sprite; import sys; sys.stdout.write(sprite())"
    run = processes.run([sys.executable, "-c", code], check=True)
    assert run.stdout.decode("utf-8") == sprite()
