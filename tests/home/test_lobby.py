"""Tables: making, filling, starting, leaving, and the list of a person's games."""

import pytest
from tests.home.homes import (
    ALONE,
    UNKNOWN_TABLE,
    Home,
    Person,
    closing_code,
    follow,
    next_turn,
    show,
)
from tests.server.server_thread import BOT, ME, OPEN

from bench.client import Json
from keyflower.bots.levels import LEVELS
from keyflower.play.rows import STAND_IN

pytestmark = pytest.mark.anyio

BEA: Json = {"kind": "here", "name": "Bea"}


# ---- Making


async def test_a_table_with_all_options_is_as_requested(home: Home, ann: Person) -> None:
    request = {
        "seats": [ME, OPEN, {"kind": "bot", "bot": "search:ms=100"}],
        "options": {"boat_4a_on_turn_order": True, "boat_3b_leftovers": False},
        "pace": {"kind": "live", "seconds": 30, "reserve": 300},
        "hints": False,
        "listed": True,
        "watchable": False,
    }
    await ann.call("PATCH", "/me", {"name": "Ann"})
    status, made = await ann.answer("POST", "/tables", request)
    assert (status, made["type"]) == (201, "state")
    table = made["table"]
    assert table["status"] == "waiting"
    assert {key: table[key] for key in request if key != "seats"} == {
        key: value for key, value in request.items() if key != "seats"
    }
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in table["seats"]] == [
        ("person", "Ann", ""),
        ("open", "", ""),
        ("bot", "", "search:ms=100"),
    ]
    assert table["on_timeout"] == STAND_IN
    assert (made["you"]["seat"], made["you"]["host"], made["view"]) == (0, True, None)
    assert made["now"] == home.clock.seconds
    assert await ann.get(f"/tables/{table['id']}") == made


async def test_a_game_against_bots_starts_at_once(ann: Person) -> None:
    made = await ann.post("/tables", {"seats": [BOT, ME, BOT], "start": True})
    assert made["table"]["status"] == "playing"
    assert made["you"]["seat"] == 1
    async with ann.watch(made["table"]["id"]) as watch:
        await next_turn(watch)
    assert watch.table["to_act"] == [1]


@pytest.mark.parametrize(
    "body",
    [
        None,
        3,
        [],
        {},
        {"seats": []},
        {"seats": "two"},
        {"seats": [ME]},
        {"seats": [ME] + [OPEN] * 6},
        {"seats": [ME] + [BOT] * 6},
        {"seats": [ME, ME]},
        {"seats": [ME, {"kind": "throne"}]},
        {"seats": [ME, OPEN], "start": True},
        {"seats": [ME, OPEN], "pace": {"kind": "live", "seconds": 1}},
        {"seats": [ME, OPEN], "pace": {"kind": "slow", "seconds": 10**12}},
        {"seats": [ME, OPEN], "options": {"boat_9z": True}},
        {"seats": [ME, OPEN], "options": {"rules": 1}},
        {"seats": [ME, OPEN], "hints": "yes"},
        {"seats": [ME, OPEN], "colour": "red"},
        {"seats": [ME, {"kind": "bot", "bot": "nobody"}]},
        {"seats": [ME, {"kind": "bot", "bot": "x" * 1000}]},
        {"seats": [ME, {"kind": "bot", "bot": "exec:/bin/sh"}]},
        {"seats": [ME, {"kind": "bot", "bot": "search:ms=60000"}]},
    ],
)
async def test_invalid_set_ups_are_refused(ann: Person, body: object) -> None:
    status, code = await ann.refusal("POST", "/tables", body)
    assert status == 400
    assert code in ("bad-request", "no-opponent")
    assert (await ann.get("/games"))["games"] == []


async def test_the_bots_that_are_offered_can_be_asked_for(ann: Person) -> None:
    offered = await ann.get("/bots")
    assert [bot["id"] for bot in offered] == [level.id for level in LEVELS]
    for bot in offered:
        made = await ann.post("/tables", {"seats": [ME, {"kind": "bot", "bot": bot["spec"]}]})
        assert made["table"]["seats"][1]["bot"] == bot["spec"]


async def test_unknown_tables(ann: Person) -> None:
    assert await ann.refusal("GET", "/tables/0123456789abcdef") == (404, "unknown")
    assert await closing_code(ann, "0123456789abcdef") == UNKNOWN_TABLE
    assert (await ann.refusal("GET", "/nothing"))[0] == 404


# ---- Filling and starting


async def test_seats_are_filled_and_the_rest_at_the_start(ann: Person) -> None:
    path = f"/tables/{await ann.begin({'seats': [ME, OPEN, OPEN, OPEN]})}"
    assert await ann.refusal("POST", f"{path}/start", {}) == (400, "seats-free")
    assert await ann.refusal("POST", f"{path}/seats/4", {}) == (404, "unknown")
    assert await ann.refusal("POST", f"{path}/seats/-1", {}) == (404, "unknown")
    assert await ann.refusal("POST", f"{path}/seats/1", {}) == (400, "seated")
    filled = await ann.post(f"{path}/seats/1", BOT)
    assert filled["table"]["seats"][1]["bot"] == "random"
    opened = await ann.post(f"{path}/seats/1", OPEN)
    assert opened["table"]["seats"][1]["kind"] == "open"
    stranger = {"kind": "bot", "bot": "exec:id"}
    assert await ann.refusal("POST", f"{path}/seats/1", stranger) == (400, "no-opponent")
    assert await ann.refusal("POST", f"{path}/start", {"fill": "exec:id"}) == (400, "no-opponent")
    await ann.post(f"{path}/seats/1", BEA)
    begun = await ann.post(f"{path}/start", {"fill": "random"})
    assert begun["table"]["status"] == "playing"
    assert [seat["bot"] for seat in begun["table"]["seats"]] == ["", "", "random", "random"]
    assert await ann.refusal("POST", f"{path}/start", {}) == (409, "started")
    assert await ann.refusal("POST", f"{path}/seats/2", BOT) == (409, "started")


async def test_seats_at_a_device_are_given_and_freed_in_the_room(ann: Person) -> None:
    path = f"/tables/{await ann.begin({'seats': [ME, OPEN, OPEN]})}/seats"
    state = await ann.post(f"{path}/1", BEA)
    assert state["you"]["here"] == [0, 1]
    assert await ann.refusal("POST", f"{path}/2", BEA | {"name": ""}) == (400, "bad-text")
    state = await ann.post(f"{path}/2", BEA | {"name": "bea"})
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Guest", "Bea", "bea 2"]
    state = await ann.post(f"{path}/2", BOT)
    assert state["you"]["here"] == [0, 1]
    assert await ann.refusal("POST", f"{path}/0", OPEN) == (403, "own-seat")
    state = await ann.post(f"{path}/1", OPEN)
    assert state["you"]["here"] == [0]


async def test_nothing_can_be_done_before_the_start(ann: Person) -> None:
    path = f"/tables/{await ann.begin({'seats': [ME, OPEN]})}"
    for method, what, body in (
        ("POST", "actions", {"seq": 0, "action": "pass"}),
        ("POST", "undo", {"seq": 0}),
        ("PUT", "passing", {"mode": "season"}),
        ("POST", "return", {}),
        ("POST", "hint", None),
        ("GET", "scores", None),
        ("GET", "replay?at=1", None),
    ):
        assert await ann.refusal(method, f"{path}/{what}", body) == (409, "not-started"), what
    assert await ann.get(f"{path}/events") == []


# ---- Leaving


async def test_a_bot_plays_for_a_person_who_left_until_they_come_back(ann: Person) -> None:
    table = await ann.begin({"seats": [ME, BEA], "start": True})
    path = f"/tables/{table}"
    first = (await ann.get(path))["table"]["to_act"][0]
    await show(ann, table, first)
    await ann.post(f"{path}/leave")
    async with ann.watch(table) as watch:
        await follow(watch, lambda: watch.table["to_act"] == [1 - first])
    gone = await show(ann, table, first)
    assert [seat["stand_in"] for seat in gone["table"]["seats"]] == [first == 0, first == 1]
    assert gone["legal"] is None
    body = {"seq": gone["seq"], "action": "pass"}
    assert await ann.refusal("POST", f"{path}/actions", body) == (409, "bot-plays")
    passing = {"mode": "season"}
    assert await ann.refusal("PUT", f"{path}/passing", passing) == (409, "bot-plays")
    back = await ann.post(f"{path}/return")
    assert not any(seat["stand_in"] for seat in back["table"]["seats"])
    await show(ann, table, 1 - first)
    await ann.post(f"{path}/actions", body)
    now = await show(ann, table, first)
    assert now["seq"] == gone["seq"] + 1
    assert now["legal"] is not None


async def test_everyone_at_a_device_leaves_with_a_closed_curtain(ann: Person) -> None:
    table = await ann.begin({"seats": [ME, BEA], "start": True})
    await ann.post(f"/tables/{table}/leave")
    state = await ann.get(f"/tables/{table}")
    assert all(seat["stand_in"] for seat in state["table"]["seats"])


async def test_a_table_that_was_left_before_the_start_is_gone(ann: Person) -> None:
    table = await ann.begin({"seats": [ME, OPEN]})
    await ann.post(f"/tables/{table}/leave")
    status, code = await ann.refusal("POST", f"/tables/{table}/start", {})
    assert (status, code) in ((404, "unknown"), (409, "started"))
    assert (await ann.get("/games"))["games"] == []


# ---- My games


async def test_games_are_listed_those_first_where_it_is_your_turn(ann: Person) -> None:
    waiting = await ann.begin({"seats": [ME, OPEN]})
    table = await ann.begin()
    async with ann.watch(table) as watch:
        await next_turn(watch)
    games = (await ann.get("/games"))["games"]
    assert [(game["table"]["id"], game["seat"], game["my_turn"]) for game in games] == [
        (table, 0, True),
        (waiting, 0, False),
    ]
    assert games[0]["table"] == (await ann.get(f"/tables/{table}"))["table"]
    async with ann.again() as later:
        assert (await later.get("/games"))["games"] == games


async def test_a_list_says_that_it_is_the_turn_of_a_person_at_this_device(ann: Person) -> None:
    table = await ann.begin({"seats": [ME, BEA], "start": True})
    (game,) = (await ann.get("/games"))["games"]
    assert (game["table"]["id"], game["my_turn"]) == (table, True)
    assert game["seat"] == game["table"]["to_act"][0]


# ---- Names, faces and settings


async def test_a_name_and_settings_are_kept(ann: Person) -> None:
    assert await ann.post("/me") == {"name": "Guest", "face": ""}
    assert (await ann.call("PATCH", "/me", {"name": " Ἀθηνᾶ "}))["name"] == "Ἀθηνᾶ"
    await ann.call("PATCH", "/me", {"face": "nora"})
    assert await ann.refusal("PATCH", "/me", {"name": ""}) == (400, "bad-text")
    assert await ann.get("/me/settings") == {"settings": None}
    await ann.put("/me/settings", {"settings": {"sound": False}, "age": 0})
    async with ann.again() as later:
        assert await later.get("/me") == {"name": "Ἀθηνᾶ", "face": "nora"}
        assert (await later.get("/me/settings"))["settings"]["sound"] is False
        table = await later.begin(ALONE)
        seat = (await later.get(f"/tables/{table}"))["table"]["seats"][0]
        assert (seat["name"], seat["face"]) == ("Ἀθηνᾶ", "nora")
