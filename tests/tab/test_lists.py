"""Lists of games reach all of them, and any game can be deleted."""

import pytest
from tests.tab.finished import finished_table
from tests.tab.memory import Memory
from tests.tab.page import ask, refused
from tests.tab.test_survive import begun

from keyflower.tab import Home

pytestmark = pytest.mark.anyio


async def test_a_game_is_deleted_with_what_belongs_to_it() -> None:
    memory = Memory()
    home, table, _ = await begun(memory)
    await ask(home, "PUT", f"/tables/{table}/notes", {"text": "brown"})
    other = await finished_table(home)
    await ask(home, "GET", "/me/statistics")
    await ask(home, "DELETE", f"/tables/{table}")
    assert list(memory.heads) == list(memory.logs) == [other]
    assert list(memory.things) == [f"facts {other}"]
    assert await refused(home, "GET", f"/tables/{table}") == (404, "unknown")
    assert await refused(home, "DELETE", f"/tables/{table}") == (404, "unknown")


async def test_every_game_is_listed_and_so_is_an_opened_file() -> None:
    memory = Memory()
    home = Home(memory, lambda: 7.0)
    table = await finished_table(home)
    version, head = memory.heads[table]
    for number in range(60):
        copy = head.replace(table, f"{number:016x}")
        memory.heads[f"{number:016x}"] = (version, copy)
        memory.logs[f"{number:016x}"] = memory.logs[table]
    record = await ask(home, "GET", f"/tables/{table}/record")
    opened = (await ask(home, "POST", "/records", record))["table"]
    games = {game["table"]["id"]: game for game in (await ask(home, "GET", "/games"))["games"]}
    assert len(games) == 62
    assert (games[opened]["seat"], games[opened]["table"]["uploaded"]) == (None, True)


async def test_a_damaged_game_is_deleted() -> None:
    memory = Memory()
    _, table, _ = await begun(memory)
    memory.heads[table] = (9, "nonsense")
    home = Home(memory)
    [game] = (await ask(home, "GET", "/games"))["games"]
    assert game["table"]["status"] == "broken"
    await ask(home, "DELETE", f"/tables/{table}")
    assert (await ask(home, "GET", "/games"))["games"] == []


async def test_a_table_that_never_started_is_not_kept() -> None:
    memory = Memory()
    home = Home(memory)
    waiting = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    table = (await ask(home, "POST", "/tables", waiting))["table"]["id"]
    assert await ask(home, "POST", f"/tables/{table}/leave") == {"table": table}
    assert memory.heads == {}
