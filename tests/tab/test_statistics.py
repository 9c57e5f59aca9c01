"""Statistics of the games of a device."""

import pytest
from tests.tab.finished import finished_table
from tests.tab.memory import Memory
from tests.tab.page import ask

from keyflower.tab import Home

pytestmark = pytest.mark.anyio


@pytest.mark.slow
async def test_finished_games_are_counted_and_kept() -> None:
    memory = Memory()
    home = Home(memory)
    assert await ask(home, "GET", "/me/statistics") == {"games": [], "pending": 0}
    table = await finished_table(home)
    found = await ask(home, "GET", "/me/statistics")
    assert found["pending"] == 0
    (game,) = found["games"]
    info = (await ask(home, "GET", f"/tables/{table}"))["table"]
    assert (game["table"], game["points"]) == (table, info["result"][0])
    assert sum(game["rules"].values()) == game["points"]
    assert game["place"] == 1 + sum(each > game["points"] for each in info["result"])
    assert (game["daily"], len(game["opponents"]), bool(game["tiles"])) == (False, 1, True)
    assert await ask(Home(memory), "GET", "/me/statistics") == found  # as it was kept
    memory.things[f"facts {table}"] = "damaged"
    memory.full = "no space"
    assert await ask(Home(memory), "GET", "/me/statistics") == found
