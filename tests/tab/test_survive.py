"""Games survive: a killed tab, two tabs, damaged data, storage that is full."""

import asyncio
import json
import random
from typing import Any

import pytest
from tests.tab.memory import Memory
from tests.tab.page import SOON, Watch, answer_of, ask, refused
from tests.tab.test_home import ALONE, BOT, play

from bench.client import some_action
from keyflower.tab import Home
from keyflower.tab.tables import MAX_IDLE_TABLES

pytestmark = pytest.mark.anyio
SHEET = "0123456789abcdef"
ANN = {"name": "Ann", "tiles": [{"tile": "home_1"}]}


async def begun(memory: Memory, turns: int = 6) -> tuple[Home, str, Watch]:
    """A game in which something was done, with a decision to make."""
    home = Home(memory, lambda: 7.0)
    table = (await ask(home, "POST", "/tables", ALONE))["table"]["id"]
    watch = Watch(home, table)
    await play(watch, random.Random(2), turns)
    await watch.until(watch.my_turn)
    return home, table, watch


async def test_a_killed_tab_loses_nothing() -> None:
    memory = Memory()
    home, table, _ = await begun(memory)
    before = await ask(home, "GET", f"/tables/{table}")
    again = Home(memory.copy(), lambda: 7.0)
    watch = Watch(again, table)
    await watch.until(watch.my_turn)
    assert await ask(again, "GET", f"/tables/{table}") == before
    await play(watch, random.Random(2))
    assert watch.state["table"]["status"] == "finished"


async def test_a_tab_killed_while_bots_play_goes_on() -> None:
    memory = Memory()
    home, table, watch = await begun(memory)
    action = some_action(watch.state["legal"], random.Random(1))
    await ask(
        home, "POST", f"/tables/{table}/actions", {"seq": watch.state["seq"], "action": action}
    )
    again = Home(memory.copy(), lambda: 7.0)
    there = Watch(again, table)
    await there.until(there.my_turn)
    assert there.state["seq"] >= watch.state["seq"]


async def test_bots_go_on_when_games_are_listed() -> None:
    """Whoever left the page while a bot was thinking finds that it's their turn."""
    memory = Memory()
    home, table, watch = await begun(memory, turns=0)  # nothing is under way
    passes = {"seq": watch.state["seq"], "action": "pass"}
    await ask(home, "POST", f"/tables/{table}/actions", passes)
    again = Home(memory.copy(), lambda: 7.0)
    turns = [(await ask(again, "GET", "/games"))["games"][0]["my_turn"]]
    async with asyncio.timeout(SOON):
        while not turns[-1]:
            turns.append((await ask(again, "GET", "/games"))["games"][0]["my_turn"])
    assert turns[0] is False


async def test_every_message_shows_what_is_stored() -> None:
    memory = Memory()
    home = Home(memory)
    table = (await ask(home, "POST", "/tables", ALONE))["table"]["id"]
    seen = []

    def push(text: str) -> None:
        message = json.loads(text)
        if message["type"] in ("state", "update"):
            seen.append(message["seq"])
            assert len(memory.logs[table]) >= message["seq"]

    watch = Watch(home, table)
    home.dial(f"/api/tables/{table}/live", push, print)
    await play(watch, random.Random(2), 5)
    assert len(seen) > 5


async def test_two_tabs_do_not_overwrite_each_other() -> None:
    memory = Memory()
    _, table, one = await begun(memory)
    other = Watch(Home(memory, lambda: 7.0), table)
    await other.until(other.my_turn)
    seq = one.state["seq"]
    assert other.state["seq"] == seq
    action = some_action(one.state["legal"], random.Random(1))
    assert (await one.send("act", seq=seq, action=action))["type"] == "done"
    refusal = await other.send("act", seq=seq, action=action)
    assert (refusal["type"], refusal["code"]) == ("refused", "stale")
    await one.until(one.my_turn)
    await other.until(lambda: other.my_turn() and other.state["seq"] == one.state["seq"])
    assert other.state["view"] == one.state["view"]
    await play(other, random.Random(1), 1)


async def test_a_tab_is_told_what_another_has_done() -> None:
    memory = Memory()
    _, table, one = await begun(memory)
    home = Home(memory, lambda: 7.0)
    other = Watch(home, table)
    await other.until(other.my_turn)
    await play(one, random.Random(1), 1)
    await one.until(one.my_turn)
    await home.refresh(table)
    await other.until(lambda: other.state["seq"] == one.state["seq"])
    assert other.state["legal"] == one.state["legal"]


def spoilt(memory: Memory, table: str, how: str) -> None:
    """Damage what is stored of a table."""
    version, head = memory.heads[table]
    log = memory.logs[table]
    if how == "head":
        memory.heads[table] = (version, head[: len(head) // 2])
    elif how == "fields":
        found = json.loads(head)
        found["row"]["to_act"] = "everyone"
        memory.heads[table] = (version, json.dumps(found))
    elif how == "seats":
        found = json.loads(head)
        memory.heads[table] = (version, json.dumps(found | {"seats": found["seats"][:1]}))
    elif how == "entry":
        log[3] = log[3][:-1]
    elif how == "action":
        log[3] = json.dumps(json.loads(log[3]) | {"action": 1 << 60})
    elif how == "short":
        log.pop()
    else:
        found = json.loads(head)
        found["row"]["engine"] = "0.0.1"
        memory.heads[table] = (version, json.dumps(found))


@pytest.mark.parametrize("how", ["head", "fields", "seats", "entry", "action", "short", "engine"])
async def test_a_damaged_game_is_said_and_others_go_on(how: str) -> None:
    memory = Memory()
    home, table, _ = await begun(memory)
    other = (await ask(home, "POST", "/tables", ALONE))["table"]["id"]
    memory = memory.copy()
    spoilt(memory, table, how)
    again = Home(memory)
    state = await ask(again, "GET", f"/tables/{table}")
    assert state["table"]["status"] == "broken"
    act = {"seq": 1, "action": "pass"}
    answer = await answer_of(again, "POST", f"/tables/{table}/actions", act)
    assert (answer["status"], answer["body"]["code"]) == (409, "broken")
    kept: Any = await ask(again, "GET", f"/tables/{table}/record")
    assert kept["format"].startswith("keyflower game file")
    watch = Watch(again, table)
    await watch.until(lambda: watch.state)
    assert watch.state["table"]["status"] == "broken"
    games = (await ask(again, "GET", "/games"))["games"]
    status = {game["table"]["id"]: game["table"]["status"] for game in games}
    assert status[other] == "playing"
    if how in ("head", "fields", "seats", "engine"):  # a list doesn't read logs
        assert status[table] == "broken"
    there = Watch(again, other)
    await play(there, random.Random(2), 3)
    before = memory.logs[table][:]
    await ask(again, "POST", f"/tables/{other}/leave")
    assert memory.logs[table] == before


async def test_damage_by_another_tab_is_said() -> None:
    memory = Memory()
    home, table, watch = await begun(memory)
    version, _ = memory.heads[table]
    memory.heads[table] = (version + 1, "nonsense")
    action = some_action(watch.state["legal"], random.Random(1))
    answer = await watch.send("act", seq=watch.state["seq"], action=action)
    assert (answer["type"], answer["code"]) == ("refused", "stale")
    assert watch.state["table"]["status"] == "broken"
    assert await refused(home, "POST", f"/tables/{table}/hint") == (409, "broken")


async def test_storage_that_is_full_changes_nothing() -> None:
    memory = Memory()
    home, table, watch = await begun(memory)
    before = await ask(home, "GET", f"/tables/{table}")
    memory.full = "QuotaExceededError"
    action = some_action(watch.state["legal"], random.Random(1))
    refusal = await watch.send("act", seq=watch.state["seq"], action=action)
    assert refusal["code"] == "not-stored"
    assert "QuotaExceededError" in refusal["message"]
    assert await ask(home, "GET", f"/tables/{table}") == before
    assert await refused(home, "POST", "/tables", ALONE) == (507, "not-stored")
    assert await refused(home, "PATCH", "/me", {"name": "Ann"}) == (507, "not-stored")
    assert len((await ask(home, "GET", "/games"))["games"]) == 1
    memory.full = ""
    assert (await watch.send("act", seq=watch.state["seq"], action=action))["type"] == "done"


async def test_storage_that_is_full_on_a_bots_turn() -> None:
    memory = Memory()
    home = Home(memory)
    wanted = {"seats": [{"kind": "me"}, BOT, BOT, BOT, BOT, BOT], "start": True}
    table = (await ask(home, "POST", "/tables", wanted))["table"]["id"]
    watch = Watch(home, table)
    await watch.until(watch.my_turn)
    full = memory.write

    async def once(*args: Any) -> bool:
        done = await full(*args)
        memory.full = "no space"
        return done

    memory.write = once  # type: ignore[assignment, method-assign]
    answer = await watch.send("act", seq=watch.state["seq"], action="pass")
    assert answer["type"] == "done"
    await watch.until(lambda: watch.closed)
    assert watch.closed == 4507
    memory.write, memory.full = full, ""  # type: ignore[method-assign]
    again = Watch(home, table)
    await again.until(again.my_turn)


async def test_storage_that_is_forbidden() -> None:
    class Forbidden(Memory):
        async def get(self, key: str) -> str | None:
            raise OSError("SecurityError")

    memory = Forbidden()
    assert await refused(Home(memory), "POST", "/me") == (507, "not-stored")
    watch = Watch(Home(memory), "0123")
    await watch.until(lambda: watch.closed)
    assert watch.closed == 4507


async def test_all_games_are_saved_to_a_file_and_read_back() -> None:
    memory = Memory()
    home, table, _ = await begun(memory)
    other = (await ask(home, "POST", "/tables", ALONE))["table"]["id"]
    saved = await ask(home, "GET", "/backup")
    saved = json.loads(json.dumps(saved))
    for game in saved["games"]:
        if json.loads(game[0])["row"]["id"] == other:
            game.pop()
    again = Home(Memory(), lambda: 7.0)
    assert await ask(again, "POST", "/backup", saved) == {"added": 1, "damaged": 1}
    assert await ask(again, "POST", "/backup", saved) == {"added": 0, "damaged": 1}
    watch = Watch(again, table)
    await watch.until(watch.my_turn)
    before = await ask(home, "GET", f"/tables/{table}")
    assert await ask(again, "GET", f"/tables/{table}") == before
    await play(watch, random.Random(2), 3)


async def test_a_file_has_everything_that_is_kept() -> None:
    memory = Memory()
    home, table, _ = await begun(memory)
    await ask(home, "PATCH", "/me", {"name": "Mei"})
    await ask(home, "PUT", "/me/settings", {"settings": {"speed": "slow"}})
    await ask(home, "PUT", f"/tables/{table}/notes", {"text": "their brown tiles"})
    memory.things |= {
        "puzzle tries": '{"p1":true,"p2":false}',
        "sheets": f'["{SHEET}"]',
        f"sheet {SHEET}": json.dumps({"changed_at": 7.0, "sheet": {"players": [ANN]}}),
    }
    saved = json.loads(json.dumps(await ask(home, "GET", "/backup")))
    there = Memory()
    there.things |= {"puzzle tries": '{"p2":true,"p3":true}', "sheets": '["s0"]'}
    again = Home(there, lambda: 7.0)
    await ask(again, "PATCH", "/me", {"name": "Ben"})
    assert (await ask(again, "POST", "/backup", saved))["added"] == 1
    assert await ask(again, "GET", f"/tables/{table}/notes") == {"text": "their brown tiles"}
    assert (await ask(again, "GET", "/me/settings"))["settings"] == {"speed": "slow"}
    assert json.loads(there.things["puzzle tries"]) == {"p1": True, "p2": True, "p3": True}
    assert json.loads(there.things["sheets"]) == ["s0", SHEET]
    assert (await ask(again, "GET", f"/sheets/{SHEET}"))["sheet"]["players"][0]["name"] == "Ann"
    assert (await ask(again, "GET", "/me"))["name"] == "Ben"  # what is here stays
    fresh = Home(Memory())
    await ask(fresh, "POST", "/backup", saved)
    assert (await ask(fresh, "GET", "/me"))["name"] == "Mei"


@pytest.mark.parametrize("damage", ["full", "things", "puzzles"])
async def test_a_file_is_read_whole_or_not_at_all(damage: str) -> None:
    home, _, _ = await begun(Memory())
    saved = json.loads(json.dumps(await ask(home, "GET", "/backup")))
    there = Memory()
    there.things["puzzle tries"] = "{}"
    if damage == "full":
        there.full = "no space"
    saved["things"] = {"full": [], "things": [["me", 7]], "puzzles": [["puzzle tries", "[}"]]}[
        damage
    ]
    before = there.copy()
    status, code = await refused(Home(there), "POST", "/backup", saved)
    assert (status, code) == ((507, "not-stored") if damage == "full" else (400, "bad-file"))
    assert (there.heads, there.logs, there.things) == (before.heads, before.logs, before.things)


@pytest.mark.parametrize("body", [None, {}, {"format": "keyflower record 1", "games": []}])
async def test_files_without_games(body: Any) -> None:
    assert await refused(Home(Memory()), "POST", "/backup", body) == (400, "bad-file")


@pytest.mark.parametrize("path", ["/backup", "/records"])
async def test_files_that_are_cut_short(path: str) -> None:
    answer = json.loads(await Home(Memory()).request("POST", path, '{"format": "keyflower'))
    assert answer["body"]["code"] == "bad-file"


async def test_few_games_that_nobody_uses_stay_in_memory() -> None:
    memory = Memory()
    home, table, watch = await begun(memory)
    waiting = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    others = [(await ask(home, "POST", "/tables", waiting))["table"]["id"] for _ in range(40)]
    assert len(home.tables.known) == MAX_IDLE_TABLES + 1
    assert table in home.tables.known
    for other in others:
        await ask(home, "POST", f"/tables/{other}/seats/1", BOT)
    assert (await watch.send("ping"))["type"] == "pong"
