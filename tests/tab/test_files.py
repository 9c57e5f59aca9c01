"""Files and stored data from elsewhere are untrusted: nothing of them hides or stops a game."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.tab.finished import finished_table
from tests.tab.memory import Memory
from tests.tab.page import ask, refused
from tests.tab.test_home import ALONE
from tests.tab.test_survive import begun

from keyflower.bots.thought import Motive
from keyflower.coach.turning import TurningPointData
from keyflower.formats.plain_json import MAX_DEPTH
from keyflower.play.typed_json import write
from keyflower.tab import Home

pytestmark = pytest.mark.anyio
Json = dict[str, Any]
ODD = ["NaN", "Infinity", "1e999", "1e300"]
ID = "0123456789abcdef"


async def saved(home: Home) -> Json:
    """All games of a device as their file."""
    found: Json = await ask(home, "GET", "/backup")
    return found


async def brought(home: Home, file: Json) -> Json:
    """What is said of a file that was added."""
    found: Json = await ask(home, "POST", "/backup", file)
    return found


def changed(file: Json, change: Callable[[Json], object]) -> Json:
    """The same file, with another head of its only game."""
    [[head, *entries]] = file["games"]
    found = json.loads(head)
    change(found)
    return file | {"games": [[json.dumps(found), *entries]]}


CHANGES: dict[str, Callable[[Json], object]] = {
    "a bot that thinks for days": lambda head: head["seats"][1].update(bot="search:ms=999999999"),
    "a bot that tries for ever": lambda head: head["seats"][1].update(bot="search:iterations=9999"),
    "a program as a bot": lambda head: head["seats"][1].update(bot="exec:reboot"),
    "a seat that isn't there": lambda head: head["row"].update(to_act=[0, 7]),
    "another number of results": lambda head: head["row"].update(result=[1]),
    "a name that nobody can read": lambda head: head["seats"][0].update(name="A" * 100_000),
    "a name that turns the text": lambda head: head["seats"][0].update(name="A\u202eB"),
    "an id of somebody else": lambda head: head["row"].update(id="../../me"),
    "an id with a script": lambda head: head["row"].update(id="<img src=x onerror=alert(1)>"),
    "the id of a daily game": lambda head: head["row"].update(id="daily-2026-07-30"),
    "a time before all times": lambda head: head["row"].update(created_at=-1.0),
}


@pytest.mark.parametrize("change", CHANGES)
async def test_a_game_that_is_none_is_left_out(change: str) -> None:
    home, _, _ = await begun(Memory())
    there = Memory()
    file = changed(await saved(home), CHANGES[change])
    assert await brought(Home(there), file) == {"added": 0, "damaged": 1}
    assert there.heads == {}


@pytest.mark.parametrize("number", ODD)
@pytest.mark.parametrize("field", ["created_at", "updated_at", "finished_at"])
async def test_times_that_no_clock_shows(field: str, number: str) -> None:
    home, _, _ = await begun(Memory())
    file = changed(await saved(home), lambda head: head["row"].update({field: "TIME"}))
    file["games"][0][0] = file["games"][0][0].replace('"TIME"', number)
    assert await brought(Home(Memory()), file) == {"added": 0, "damaged": 1}


@pytest.mark.parametrize("number", ODD)
async def test_a_stored_game_that_cannot_be_shown_hides_no_other(number: str) -> None:
    """As an earlier version took it from a file."""
    memory = Memory()
    home, table, _ = await begun(memory)
    other = (await ask(home, "POST", "/tables", ALONE))["table"]["id"]
    version, head = memory.heads[table]
    spoilt = json.loads(head)
    spoilt["row"]["created_at"] = "TIME"
    memory.heads[table] = (version, json.dumps(spoilt).replace('"TIME"', number))
    again = Home(memory)
    games = (await ask(again, "GET", "/games"))["games"]
    assert {game["table"]["id"]: game["table"]["status"] for game in games} == {
        table: "broken",
        other: "playing",
    }
    assert (await ask(again, "GET", f"/tables/{table}"))["table"]["status"] == "broken"


async def test_a_stored_bot_without_limits_never_thinks() -> None:
    memory = Memory()
    _, table, _ = await begun(memory)
    version, head = memory.heads[table]
    spoilt = json.loads(head)
    spoilt["seats"][1]["bot"] = "search:ms=999999999"
    spoilt["row"]["to_act"] = [1]
    memory.heads[table] = (version, json.dumps(spoilt))
    home = Home(memory)
    [game] = (await ask(home, "GET", "/games"))["games"]
    assert game["table"]["status"] == "broken"
    assert not (await home.tables.get(table)).driver.busy


THINGS = {
    "somebody else": [["me", '{"name":"Ann","face":"","id":"somebody else"}']],
    "a long name": [["me", json.dumps({"name": "A" * 100_000, "face": ""})]],
    "no settings": [["settings", "[]"]],
    "settings without an end": [["settings", '{"a":NaN}']],
    "puzzles": [["puzzle tries", '{"p1":"yes"}']],
    "sheets": [["sheets", '[["a"]]']],
    "a sheet": [["sheets", f'["{ID}"]'], [f"sheet {ID}", '{"x":1}']],
    "deep": [["settings", "[" * 20_000 + "]" * 20_000]],
}


@pytest.mark.parametrize("things", THINGS)
async def test_small_things_are_what_their_names_say(things: str) -> None:
    memory = Memory()
    home = Home(memory, lambda: 7.0)
    file = {"format": "keyflower games 1", "games": [], "things": THINGS[things]}
    if things == "somebody else":
        await brought(home, file)
        assert "id" not in json.loads(memory.things["me"])
    else:
        assert await refused(home, "POST", "/backup", file) == (400, "bad-file")
        assert memory.things == {}
    table = (await ask(home, "POST", "/tables", ALONE))["table"]["id"]
    [game] = (await ask(home, "GET", "/games"))["games"]
    assert (game["table"]["id"], game["seat"]) == (table, 0)


async def test_a_name_of_an_earlier_version_is_kept() -> None:
    memory = Memory()
    memory.things["me"] = '{"name":"Mei","face":"","id":"device"}'
    assert (await ask(Home(memory), "GET", "/me"))["name"] == "Mei"


async def test_a_stored_sheet_that_cannot_be_shown_hides_no_other() -> None:
    memory = Memory()
    home = Home(memory)
    sheet = {"players": [{"name": "Ann", "tiles": [{"tile": "home_1"}]}]}
    made = (await ask(home, "POST", "/sheets", sheet))["id"]
    memory.things |= {"sheets": f'["a","{made}"]', "sheet a": '{"x":1}'}
    listed = (await ask(home, "GET", "/sheets"))["sheets"]
    assert [line["id"] for line in listed] == [made]
    assert await refused(home, "GET", "/sheets/a") == (404, "unknown")


async def test_what_is_not_known_is_left_out() -> None:
    memory = Memory()
    things = [["notes ../x 0", "a"], ["whatever", "b"], [f"turning {ID}", '[{"old":1}]']]
    await brought(Home(memory), {"format": "keyflower games 1", "games": [], "things": things})
    assert memory.things == {}


async def test_what_was_worked_out_is_brought_along() -> None:
    memory = Memory()
    home = Home(memory, lambda: 7.0)
    table = await finished_table(home)
    events = (await home.tables.get(table)).events
    reason = Motive("idea-points")
    point = TurningPointData(
        0, 3, 4, "spring", events[2:9], 0.5, events, 0.7, 0.01, 50, False, reason
    )
    memory.things[f"turning {table}"] = write([point])
    await ask(home, "GET", "/me/statistics")
    there = Memory()
    assert (await brought(Home(there), await saved(home)))["added"] == 1
    assert there.things == {f"turning {table}": memory.things[f"turning {table}"]}


@pytest.mark.parametrize("depth", [MAX_DEPTH + 1, 20_000])
@pytest.mark.parametrize("path", ["/records", "/backup"])
async def test_deep_files(path: str, depth: int) -> None:
    answer = json.loads(await Home(Memory()).request("POST", path, "[" * depth + "]" * depth))
    assert (answer["status"], answer["body"]["code"]) == (400, "bad-file")
    file = {"format": "keyflower games 1", "games": [["[" * depth + "]" * depth]], "things": []}
    assert await brought(Home(Memory()), file) == {"added": 0, "damaged": 1}
