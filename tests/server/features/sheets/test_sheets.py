"""Scoring a game that was played with the box."""

import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.server_thread import Person, Served

from bench.client import Turned
from keyflower.formats.position import write_tile
from keyflower.formats.record import Record
from keyflower.formats.scores import write_score
from keyflower.game import Game, Replay
from keyflower.home.features.sheets.sheets import Sheet, check_sheet, score_sheet
from keyflower.play.typed_json import read
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS, SKILL_NAMES, SKILLS
from keyflower.server.features.sheets import SheetRow

pytest_plugins = ("tests.server.server_thread",)

Json = dict[str, Any]
GAMES = sorted((Path(__file__).parents[3] / "golden" / "games").glob("*.json"))


def player(name: str, *tiles: Any, **more: Any) -> Json:
    """A player; a tile is "barn", "barn/back" or a whole description."""
    found = []
    for each in tiles:
        if isinstance(each, str):
            tile, _, side = each.partition("/")
            each = {"tile": tile} | ({"side": side} if side else {})
        found.append(each)
    return {"name": name, "tiles": found, **more}


def tried(*players: Json) -> Json:
    """The answer to a sheet."""
    sheet = check_sheet(msgspec.convert({"players": list(players)}, Sheet))
    found: Json = msgspec.to_builtins(score_sheet(sheet))
    return found


def problems(*players: Json) -> list[str]:
    return [each["kind"] for each in tried(*players)["problems"]]


def finished(path: Path) -> Game:
    """A golden game at its end."""
    record = Record.loads(path.read_text("utf-8"))
    replay = Replay(record)
    for _ in record.moves:
        replay.step()
    return replay.game


def entered(game: Game) -> list[Json]:
    """A finished game as somebody would enter it."""
    state = game.state
    found = []
    for seat in range(game.players):
        tiles = []
        for tile in state.villages[seat]:
            data: Any = write_tile(state, tile)
            keys = ("tile", "side", "at", "rotation", "goods")
            tiles.append({key: data[key] for key in keys if key in data})
        skills = state.skills[seat * SKILLS : (seat + 1) * SKILLS]
        workers = state.screen[seat * COLOURS : (seat + 1) * COLOURS]
        found.append(
            {
                "name": f"Player {seat}",
                "tiles": tiles,
                "skills": dict(zip(SKILL_NAMES, skills)),
                "workers": dict(zip(COLOUR_NAMES, workers)),
                "purple": state.start == seat,
            }
        )
    return found


@pytest.mark.parametrize("path", GAMES[:6], ids=lambda path: path.stem)
def test_a_game_that_was_entered_scores_as_it_was_played(path: Path) -> None:
    game = finished(path)
    answer = tried(*entered(game))
    assert answer["problems"] == []
    ids = game.state.lookup.ids
    for found, real in zip(answer["scores"]["seats"], game.scores()):
        assert found["total"] == real.total
        assert found == msgspec.to_builtins(write_score(real, ids))


def test_tiles_that_nobody_placed_score_unless_their_place_matters() -> None:
    plain = player("Ann", "home_1", {"tile": "jeweller", "goods": {"gold": 3}}, "miner/back")
    answer = tried(plain)
    assert answer["scores"]["seats"][0]["total"] == 6 + 3
    assert answer["problems"] == []
    assert all("at" in tile for tile in answer["villages"][0])  # to be looked at


BY_PLACE = ("F11", "F12", "F13")


@pytest.mark.parametrize(
    ("tile", "others"),
    [
        ("sea_bastion", ["miner", "carpenter", "barn", "tavern", "store", "stable"]),
        ("sea_breese", ["summer_boat_1/a", "summer_boat_2/b", "white_wind"]),
        ("turn_order_tile_1", ["miner", "carpenter", "barn"]),
        ("turn_order_tile_4", ["summer_boat_3/a", "miner/back"]),
    ],
)
def test_without_a_map_nothing_scores_by_place(tile: str, others: list[str]) -> None:
    """F11 to F13: nobody has said where the tiles are, so the line waits for the map."""
    rest = tried(player("Ann", "home_1", *others))["scores"]["seats"][0]["total"]
    near = {"tile": "keywood", "at": (0, 1)}
    for places in ([], [near]):  # of other tiles
        answer = tried(player("Ann", "home_1", tile, *others, *places))
        found = answer["scores"]["seats"][0]
        assert found["total"] == rest
        assert tile not in [line["tile"] for line in found["lines"]]
        (problem,) = [each for each in answer["problems"] if each["kind"] == "map"]
        assert (problem["seats"], problem["tiles"]) == ([0], [tile])
        placed = [each["tile"] for each in answer["villages"][0] if "at" in each]
        assert placed == ["home_1", *(["keywood"] if places else [])]


@pytest.mark.parametrize("path", GAMES[:6], ids=lambda path: path.stem)
def test_a_real_game_without_its_maps_scores_all_but_what_needs_them(path: Path) -> None:
    game = finished(path)
    players = entered(game)
    for each in players:
        for tile in each["tiles"]:
            tile.pop("at", None)
            tile.pop("rotation", None)
    for found, real in zip(tried(*players)["scores"]["seats"], game.scores()):
        by_place = sum(line.points for line in real.lines if line.rule in BY_PLACE)
        assert found["total"] == real.total - by_place


def test_a_tile_without_a_rotation_gets_one_that_fits() -> None:
    for cell in ((1, 0), (0, -1), (-1, 0)):
        answer = tried(player("Ann", "home_1", {"tile": "keywood", "at": cell}))
        assert "edges" not in [each["kind"] for each in answer["problems"]]


def test_what_cannot_be_true_is_reported_and_the_rest_counts() -> None:
    path = next(path for path in GAMES if finished(path).players == 2)
    good = entered(finished(path))
    wrong = copy.deepcopy(good)
    placed = [tile for tile in wrong[0]["tiles"] if tile.get("at") not in (None, (0, 0), [0, 0])]
    kinds = set()
    for rotation in range(6):
        placed[0]["rotation"] = rotation
        kinds |= set(problems(*wrong))
    assert kinds == {"edges"}
    placed[0]["at"] = (15, -3)
    assert "apart" in problems(*wrong)
    placed[0]["at"] = placed[1]["at"]
    assert "cell" in problems(*wrong)
    del placed[0]["at"]
    assert set(problems(*wrong)) <= {"map", "apart"}
    ann = player("Ann", "home_1", "barn", "sea_bastion", "keyflower", purple=True)
    ben = player("Ben", "home_2", "barn", purple=True, workers={"green": 20})
    cat = player("Cat", "home_3", workers={"green": 1})
    assert sorted(problems(ann, ben, cat)) == ["boats", "map", "pieces", "purple", "twice"]


@pytest.mark.anyio
async def test_a_sheet_is_kept_shared_and_changed_by_its_owner(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as ben:
        body = {"players": [player("Ann", "home_1"), player("Ben", "home_2")]}
        made = await ann.post("/sheets", body)
        assert made["mine"]
        path = f"/sheets/{made['id']}"
        body["players"][0]["tiles"].append({"tile": "keythedral"})
        changed = await ann.call("PUT", path, body)
        assert changed["scored"]["scores"]["seats"][0]["total"] == 12
        seen = await ben.get(path)
        assert (seen["mine"], seen["sheet"]) == (False, changed["sheet"])
        with pytest.raises(Turned, match="404 unknown"):
            await ben.call("PUT", path, body)
        with pytest.raises(Turned, match="404 unknown"):
            await ben.get("/sheets/none")
        with pytest.raises(Turned, match="400 bad-request"):
            await ann.call("PUT", path, {"players": [player("Ann", "barn")]})
        with pytest.raises(Turned, match="has no points"):
            await ann.call("PUT", path, {"players": [player("Ann", "home_1", points=99)]})
        copied = await ben.post("/sheets", seen["sheet"])
        assert copied["id"] != made["id"]
        (line,) = (await ann.get("/sheets"))["sheets"]
        assert (line["id"], line["names"]) == (made["id"], ["Ann", "Ben"])


def test_a_sheet_of_the_previous_version_still_opens() -> None:
    tile = {"tile": "home_1", "side": None, "goods": {"gold": 1}, "at": None, "rotation": None}
    held = {"skills": {"saw": 1}, "workers": {"red": 2}, "purple": True}
    row = SheetRow("a", "ann", {"players": [{"name": "Ann", "tiles": [tile], **held}]}, 0.0, 0.0)
    (ann,) = score_sheet(read(Sheet, row.sheet)).scores.seats
    assert ann["total"] == 2
