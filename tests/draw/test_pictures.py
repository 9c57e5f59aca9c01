"""Pictures that stand alone: tiles, the sheet of all, villages."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from keyflower import Game
from keyflower.bots import make
from keyflower.catalogue import COLOURS, load
from keyflower.cli import main
from keyflower.draw import overview_svg, tile_svg, village_svg
from keyflower.draw.pictures.village import uses_of
from keyflower.draw.tiles.sign import sides

XLINKS = re.compile(r'href="#([^"]+)"')


def stands_alone(picture: str) -> ET.Element:
    """A file with everything that it needs, and nothing from elsewhere."""
    root = ET.fromstring(picture)
    ids = {e.attrib["id"] for e in root.iter() if "id" in e.attrib}
    assert set(XLINKS.findall(picture)) == ids
    asked = set(re.findall(r"var\(--([\w-]+)\)", picture))
    assert asked == set(re.findall(r"--([\w-]+):", root.attrib["style"]))
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")
    return root


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [84, 120])
def test_a_tile(theme: str, size: int) -> None:
    for tile in load().tiles[::7]:
        for side in sides(tile):
            stands_alone(tile_svg(tile, side, size, theme=theme))


def test_small_tiles_say_less() -> None:
    assert "sign-miner-front-L" in tile_svg("miner", "front", 110)
    assert "sign-miner-front-S" in tile_svg("miner", "front", 109)


def test_a_turned_tile_turns_its_land_only() -> None:
    picture = tile_svg("miner", "front", 120, rotation=2)
    assert re.search(r'href="#land-miner"[^>]*rotate\(120\)', picture)
    assert not re.search(r'href="#sign-miner-front-L"[^>]*rotate', picture)


def test_what_is_not_there_is_told() -> None:
    with pytest.raises(KeyError, match="windmill has no side 'back', but front"):
        tile_svg("windmill", "back")
    with pytest.raises(KeyError, match="no tile has the id"):
        tile_svg("castle")
    with pytest.raises(ValueError, match="0 to 5 steps, not 6"):
        tile_svg("miner", rotation=6)


def test_all_tiles_on_one_sheet() -> None:
    picture = overview_svg()
    stands_alone(picture)
    for tile in load().tiles:
        for side in sides(tile):
            assert f"sign-{tile.id}-{side}-L" in picture


@pytest.fixture(scope="module")
def game() -> Game:
    """Greedy bots in the middle of summer."""
    game = Game.new(players=3, seed=4)
    bots = [make("greedy", seed=seat, seat=seat) for seat in range(3)]
    while game.state.season < 2 and not (game.state.season == 1 and sum(game.state.workers_on) > 9):
        seat = game.to_act[0]
        game.apply(bots[seat].plan(game.view(seat), game.legal(seat))[0])
    return game


def test_a_village(game: Game) -> None:
    board = game.state
    for seat in range(3):
        picture = village_svg(game.view(0), seat)
        root = stands_alone(picture)
        assert village_svg(board, seat) == picture
        drawn = [
            e.attrib["href"] for e in root if e.tag.endswith("g") for e in e if "href" in e.attrib
        ]
        lands = [name for name in drawn if name.startswith("#land-")]
        assert len(lands) == len(board.villages[seat])
        for tile in board.villages[seat]:
            assert f"#land-{board.lookup.ids[tile]}" in lands
        body = picture.split("</defs>")[1]
        for number, colour in enumerate(COLOURS):
            there = sum(board.workers_on[tile * 4 + number] for tile in board.villages[seat])
            assert body.count(f'"#worker-{colour}"') == there
        for number, kind in enumerate(("iron", "stone", "wood", "gold")):
            there = sum(board.goods[tile * 4 + number] > 0 for tile in board.villages[seat])
            assert body.count(f'"#good-{kind}"') == there
        assert body.count(f'"#emblem-{seat}"') == 1


def test_villages_of_small_tiles_leave_out_what_nobody_could_read(game: Game) -> None:
    assert "strip-" in village_svg(game.state, 0, 84)
    assert "strip-" not in village_svg(game.state, 0, 60)


def test_a_seat_that_is_not_there(game: Game) -> None:
    with pytest.raises(ValueError, match="no seat 3 at a table of 3"):
        village_svg(game.state, 3)


def test_uses_told_by_numbers() -> None:
    """U3: each use takes more workers than the one before."""
    assert uses_of(1, 1) == (1,)
    assert uses_of(3, 2) == (1, 2)
    assert uses_of(6, 3) == (1, 2, 3)
    assert uses_of(5, 3) == (2, 3)
    assert uses_of(4, 0) == (4,)


def test_tiles_are_written_as_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "tiles"
    assert main(["tiles", "--svg", str(folder)]) == 0
    assert "107 pictures" in capsys.readouterr().out
    names = {file.name for file in folder.iterdir()}
    wanted = {f"{tile.id}-{side}.svg" for tile in load().tiles for side in sides(tile)}
    assert names == wanted | {"overview.svg"}
    assert "summer_boat_2-b.svg" in names
    stands_alone((folder / "keywood-back.svg").read_text("utf-8"))


def test_one_tile_as_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tiles", "stable", "--svg", str(tmp_path), "--json"]) == 0
    assert '"stable-front.svg", "stable-back.svg"' in capsys.readouterr().out
    assert len(list(tmp_path.iterdir())) == 2


def test_a_folder_that_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("in the way", "utf-8")
    for bad in (file, file / "below"):
        assert main(["tiles", "miner", "--svg", str(bad)]) == 2
        told = capsys.readouterr().err
        assert told == f"keyflower: {bad}: is in the way of a folder for the pictures\n"
    assert main(["tiles", "miner", "--svg", "/proc/nowhere"]) == 2
    assert "/proc/nowhere: can't be used" in capsys.readouterr().err
