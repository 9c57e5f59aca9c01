"""Scoring games that were played with the box, without a server."""

from typing import Any

import pytest
from tests.tab.memory import Memory
from tests.tab.page import answer_of, ask, refused

from keyflower.features.sheets import MOST_SHEETS
from keyflower.tab import Home
from keyflower.tab.plain import write

pytestmark = pytest.mark.anyio

HOME: Any = {"tile": "home_1"}


def sheet(*tiles: Any, **more: Any) -> dict[str, Any]:
    """A sheet of one player."""
    return {"players": [{"name": "Ann", "tiles": [HOME, *tiles], **more}]}


async def test_a_sheet_is_scored_and_kept() -> None:
    memory = Memory()
    home = Home(memory, lambda: 7.0)
    made = await answer_of(home, "POST", "/sheets", sheet({"tile": "keythedral"}))
    assert made["status"] == 201
    kept = made["body"]
    assert kept["scored"]["scores"]["seats"][0]["total"] == 12
    assert (kept["mine"], kept["changed_at"]) == (True, 7.0)
    path = f"/sheets/{kept['id']}"
    assert await ask(Home(memory), "GET", path) == kept
    placed = {"tile": "keythedral", "at": [1, 0], "rotation": 2}
    changed = await ask(Home(memory, lambda: 9.0), "PUT", path, sheet(placed))
    assert changed["sheet"]["players"][0]["tiles"][1]["at"] == [1, 0]
    line = {"id": kept["id"], "names": ["Ann"], "changed_at": 9.0}
    assert await ask(home, "GET", "/sheets") == {"sheets": [line]}


@pytest.mark.parametrize(
    "body",
    [
        None,
        {"players": []},
        sheet("barn"),
        sheet({"tile": "elephant"}),
        sheet(HOME),
        sheet({"tile": "keythedral", "at": [1, 99]}),
        sheet({"tile": "keythedral", "at": [1]}),
        sheet({"tile": "keythedral", "rotation": 6}),
        sheet({"tile": "keythedral", "goods": {"iron": -1}}),
        sheet({"tile": "keythedral", "goods": {"cats": 1}}),
        sheet(workers={"green": 1000}),
        sheet(skills={"saw": 1.5}),
        sheet(*[HOME] * 40),
    ],
)
async def test_sheets_that_are_refused(body: Any) -> None:
    home = Home(Memory())
    assert await refused(home, "POST", "/sheets", body) == (400, "bad-request")
    assert await ask(home, "GET", "/sheets") == {"sheets": []}


async def test_unknown_and_too_many_sheets() -> None:
    memory = Memory()
    home = Home(memory)
    assert await refused(home, "GET", "/sheets/0123") == (404, "unknown")
    assert await refused(home, "PUT", "/sheets/0123", sheet()) == (404, "unknown")
    memory.things["sheets"] = write([str(number) for number in range(MOST_SHEETS)])
    assert await refused(home, "POST", "/sheets", sheet()) == (409, "too-many-sheets")


async def test_an_example_is_laid_out_and_scored() -> None:
    tiles = [HOME, {"tile": "jeweller", "goods": {"gold": 3}}]
    found = await ask(Home(Memory()), "POST", "/learn/score", {"tiles": tiles})
    assert found["scores"]["seats"][0]["total"] == 6
    assert (len(found["village"]), found["aside"]) == (2, [])
