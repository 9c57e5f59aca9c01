"""Scoring games that were played with the box, and villages of the Learn pages."""

from typing import Any

import pytest
from tests.home.homes import Home, Person

from keyflower.home.features.sheets import sheets

pytestmark = pytest.mark.anyio

HOME: Any = {"tile": "home_1"}


def sheet(*tiles: Any, **more: Any) -> dict[str, Any]:
    """A sheet of one player."""
    return {"players": [{"name": "Ann", "tiles": [HOME, *tiles], **more}]}


async def test_a_sheet_is_scored_and_kept(home: Home, ann: Person) -> None:
    status, kept = await ann.answer("POST", "/sheets", sheet({"tile": "keythedral"}))
    assert status == 201
    assert kept["scored"]["scores"]["seats"][0]["total"] == 12
    assert (kept["mine"], kept["changed_at"]) == (True, home.clock.seconds)
    path = f"/sheets/{kept['id']}"
    home.clock.seconds += 2
    async with ann.again() as later:
        assert await later.get(path) == kept
        placed = {"tile": "keythedral", "at": [1, 0], "rotation": 2}
        changed = await later.put(path, sheet(placed))
    assert changed["sheet"]["players"][0]["tiles"][1]["at"] == [1, 0]
    line = {"id": kept["id"], "names": ["Ann"], "changed_at": home.clock.seconds}
    assert await ann.get("/sheets") == {"sheets": [line]}
    assert await ann.refusal("PUT", path, sheet("barn")) == (400, "bad-request")
    assert await ann.get(path) == changed


@pytest.mark.parametrize(
    "body",
    [
        None,
        {"players": []},
        {"players": [{"name": "Ann", "tiles": []}]},
        {"players": [{"name": "", "tiles": [HOME]}]},
        {"players": [{"name": "\u202eAnn", "tiles": [HOME]}]},
        {"players": [{"name": "Ann", "tiles": [HOME]}] * 7},
        sheet("barn"),
        sheet({"tile": "elephant"}),
        sheet(HOME),
        sheet({"tile": "home_2"}),
        sheet({"tile": "barn"}, {"tile": "barn"}),
        sheet({"tile": "barn", "side": "a"}),
        sheet({"tile": "summer_boat_1", "side": "back"}),
        sheet({"tile": "keythedral", "at": [1, 99]}),
        sheet({"tile": "keythedral", "at": [1]}),
        sheet({"tile": "keythedral", "rotation": 6}),
        sheet({"tile": "keythedral", "goods": {"iron": -1}}),
        sheet({"tile": "keythedral", "goods": {"cats": 1}}),
        sheet(workers={"green": 1000}),
        sheet(skills={"saw": 1.5}),
        sheet(*[HOME] * 40),
        sheet(points=99),
    ],
)
async def test_impossible_sheets_are_refused(ann: Person, body: Any) -> None:
    status, code = await ann.refusal("POST", "/sheets", body)
    assert (status, code) in ((400, "bad-request"), (400, "bad-text"))
    assert await ann.get("/sheets") == {"sheets": []}


async def test_unknown_and_too_many_sheets(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await ann.refusal("GET", "/sheets/0123") == (404, "unknown")
    assert await ann.refusal("PUT", "/sheets/0123", sheet()) == (404, "unknown")
    monkeypatch.setattr(sheets, "MOST_SHEETS", 1)
    await ann.post("/sheets", sheet())
    assert await ann.refusal("POST", "/sheets", sheet()) == (409, "too-many-sheets")


async def test_an_example_is_laid_out_and_scored(ann: Person) -> None:
    tiles = [HOME | {"goods": {"gold": 2}}, {"tile": "jeweller"}]
    example = await ann.post("/learn/score", {"tiles": tiles, "purple": True})
    assert example["scores"]["seats"][0]["total"] == 6
    assert [tile["tile"] for tile in example["village"]] == ["home_1", "jeweller"]
    assert example["aside"] == []


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({}, ""),
        ({"tiles": []}, "tiles: 0 is not a number from 1 to 40"),
        ({"tiles": [HOME] * 41}, "tiles: 41 is not"),
        ({"tiles": [{"tile": "castle"}]}, "no tile has the id 'castle'"),
        ({"tiles": [{"tile": "Home 1"}]}, "'Home 1' does not match [a-z0-9_]+"),
        ({"tiles": [{"tile": "miner"}]}, "a village has one home, not 0"),
        ({"tiles": [HOME, {"tile": "home_2"}]}, "a village has one home, not 2"),
        ({"tiles": [HOME, {"tile": "barn"}, {"tile": "barn"}]}, "barn is there twice"),
        ({"tiles": [HOME | {"side": "a"}]}, "home_1 has no side 'a', but front and back"),
        ({"tiles": [HOME, {"tile": "scribes", "side": "back"}]}, "scribes has no side 'back'"),
        ({"tiles": [HOME, {"tile": "summer_boat_1", "side": "front"}]}, "but a and b"),
        ({"tiles": [HOME | {"side": "up"}]}, ""),
        ({"tiles": [HOME | {"goods": {"gold": -1}}]}, "gold: -1 is not a number from 0 to 48"),
        ({"tiles": [HOME | {"goods": {"gold": 49}}]}, "gold: 49 is not"),
        ({"tiles": [HOME | {"goods": {"gold": "3"}}]}, ""),
        ({"tiles": [HOME | {"goods": {"silver": 1}}]}, ""),
        (
            {"tiles": [HOME | {"goods": {"iron": 20}}, {"tile": "miner", "goods": {"iron": 5}}]},
            "there are 24 iron in the game, not 25",
        ),
        ({"tiles": [HOME], "skills": {"saw": 17}}, "saw: 17 is not a number from 0 to 16"),
        ({"tiles": [HOME], "workers": {"green": 21}}, "green: 21 is not a number from 0 to 20"),
        ({"tiles": [HOME], "workers": {"purple": 1}}, ""),
        ({"tiles": [HOME], "purple": 1}, ""),
        ({"tiles": [HOME], "seat": 0}, ""),
    ],
)
async def test_impossible_examples_are_refused(ann: Person, body: Any, says: str) -> None:
    status, answer = await ann.answer("POST", "/learn/score", body)
    assert (status, answer["code"]) == (400, "bad-request")
    assert says in answer["message"]
