"""The tutorial: the prepared game, the table it is played at, and whose it is."""

import asyncio
import json
from typing import Any

import pytest
from tests.server.server_thread import ME, OPEN, SOON, Person, Served, known, serving

from bench.client import Json, Turned
from keyflower.features import tutorial
from keyflower.formats.position import write_view
from keyflower.game import Game
from keyflower.rules.chapters.scoring import total_points

pytest_plugins = ("tests.server.server_thread",)

MOVES: list[str] = json.loads(tutorial.FILE.read_text("utf-8"))["moves"]
MINE = [line.removeprefix("p0: ") for line in MOVES if line.startswith("p0")]
THEIRS = [line.removeprefix("p1: ") for line in MOVES if line.startswith("p1")]


def played_through() -> Game:
    """The prepared game after its last move."""
    game = tutorial.begin()
    for line in MOVES:
        game.play(line)
    return game


# ---- The prepared game


def test_the_prepared_game_can_be_played_without_any_chance() -> None:
    game = tutorial.begin()
    assert game.to_act == [tutorial.LEARNER]
    for line in MOVES:
        game.play(line)
    assert not any(entry.outcomes for entry in game.log)


def test_what_the_steps_tell_is_what_happens() -> None:
    """The numbers that locale/en/tutorial.ftl speaks of."""
    before = write_view(tutorial.begin().view(0))["seats"]
    assert isinstance(before, list)
    assert before[0]["worker_count"] == 10
    game = played_through()
    view: Any = write_view(game.view(0))
    assert view["phase"] == "pick_boat"
    assert view["queue"] == [0, 1]  # the learner is the start player and picks first
    mine, theirs = view["seats"]
    assert mine["workers"] == {"blue": 2, "red": 1, "yellow": 5}  # 3 red paid, 1 blue given, 2 won
    assert mine["worker_count"] == 8
    assert mine["village"][0]["side"] == "back"
    assert total_points(game.state, 0) - total_points(tutorial.begin().state, 0) == 5
    assert mine["won"] == [{"tile": "farrier"}]
    assert len(theirs["won"]) == 2
    assert theirs["village"][0]["goods"] == {"wood": 1}


def test_the_tile_that_is_won_can_be_built_in_several_places() -> None:
    game = played_through()
    for line in ("boat keyflower", "boat sea_bastion"):
        game.play(line)
    assert len(game.legal(tutorial.LEARNER)) > 10


def test_replies_are_given_only_in_the_prepared_game() -> None:
    game = tutorial.begin()
    assert tutorial.reply(game, 1) is None  # not the opponent's turn
    game.play(MINE[0])
    assert tutorial.reply(game, 1) == tutorial.load_plays()[1][1]
    assert tutorial.reply(game, 0) is None
    game.play("undo")
    game.play("bid 1 blue lot:farrier")
    assert tutorial.reply(game, 1) is None
    assert not tutorial.is_unfinished(game)
    game.play("undo")
    assert tutorial.is_unfinished(game)
    game.play(MINE[0])
    assert tutorial.reply(game, 1) == tutorial.load_plays()[1][1]


def test_there_is_something_to_learn_until_the_season_is_over() -> None:
    game = played_through()
    assert tutorial.reply(game, 1) is None
    game.play("boat keyflower")
    game.play("boat sea_bastion")
    while game.to_act == [0, 1] or game.to_act == [1]:
        assert tutorial.is_unfinished(game)
        game.apply(game.legal(1)[0], 1)
    assert tutorial.is_unfinished(game)
    game.apply(game.legal(0)[0], 0)
    assert not tutorial.is_unfinished(game)


# ---- At a table


async def turn(person: Person, table: str) -> Json:
    """The state once the learner owes a decision."""
    async with asyncio.timeout(SOON), person.watch(table) as watch:
        while watch.legal is None:
            await watch.next()
    state: Json = await person.get(f"/tables/{table}")
    return state


async def act(person: Person, table: str, action: int | str) -> None:
    """Do something when it is one's turn."""
    state = await turn(person, table)
    await person.post(f"/tables/{table}/actions", {"seq": state["seq"], "action": action})


async def learn(person: Person) -> str:
    """Begin or go on with the tutorial. -> the table"""
    made = await person.post("/tutorial")
    table: str = made["table"]["id"]
    return table


@pytest.mark.slow
@pytest.mark.anyio
async def test_the_opponent_plays_its_part_and_then_like_any_bot(served: Served) -> None:
    async with Person(served.address) as ann:
        made = await ann.post("/tutorial")
        table = made["table"]["id"]
        assert made["table"]["tutorial"] is True
        assert made["table"]["status"] == "playing"
        assert (made["table"]["listed"], made["table"]["watchable"]) == (False, False)
        assert [seat["bot"] for seat in made["table"]["seats"]] == ["", "greedy"]
        assert made["you"]["seat"] == 0
        assert made["view"]["season"] == "summer"
        assert made["seq"] == 0
        for line in MINE:
            await act(ann, table, line)
        state = await turn(ann, table)
        assert [event["text"] for event in state["events"] if event["seat"] == 1] == THEIRS
        # The steps know the moves by the words of the log.
        assert [event["text"] for event in state["events"] if event["seat"] == 0] == MINE
        assert state["view"]["phase"] == "pick_boat"
        await act(ann, table, "boat sea_bastion")
        state = await turn(ann, table)
        place = state["legal"]["placements"][0]
        cell = place["cells"][0]
        await act(ann, table, cell["base"] + cell["rotations"][0] * place["step"])
        state = await turn(ann, table)
        assert state["view"]["season"] == "autumn"
        assert any(
            event["seat"] == 1 for event in state["events"] if event["text"].startswith("place")
        )
        assert state["table"]["status"] == "playing"


@pytest.mark.anyio
async def test_it_is_given_back_until_it_is_finished(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await learn(ann)
        assert await learn(bob) != table  # everyone has their own
        await act(ann, table, MINE[0])
        await turn(ann, table)
        again = await ann.post("/tutorial")
        assert again["table"]["id"] == table
        assert [event["text"] for event in again["events"]] == [MINE[0], THEIRS[0]]
        # A step that is not the next one: from now on it is a game like any other.
        await act(ann, table, "pass")
        state = await turn(ann, table)
        assert state["table"]["id"] == table
        assert await learn(ann) != table
        assert len((await ann.get("/games"))["games"]) == 2


@pytest.mark.anyio
async def test_after_leaving_it_to_a_bot_a_new_one_starts(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as ann:
        table = await learn(ann)
        await ann.post(f"/tables/{table}/leave")
        assert await learn(ann) != table


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.anyio
async def test_another_process_plays_the_part_on(database_file: str) -> None:
    """Nothing is remembered but what is stored."""
    with serving(database_file) as first:
        async with Person(first.address) as ann:
            table = await learn(ann)
            await act(ann, table, MINE[0])
            await turn(ann, table)
            cookie = ann.cookie
    with serving(database_file) as second:
        async with known(second.address, cookie) as ann:
            assert await learn(ann) == table
            for line in MINE[1:]:
                await act(ann, table, line)
            state = await turn(ann, table)
            moves = [event["text"] for event in state["events"] if event["seat"] == 1]
            assert moves == THEIRS


@pytest.mark.anyio
async def test_nobody_else_gets_in(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as ann, Person(on_sqlite.address) as eve:
        table = await learn(ann)
        for method, path, body in (
            ("GET", "", None),
            ("POST", "/actions", {"seq": 0, "action": MINE[0]}),
            ("POST", "/seats/0", {}),
            ("POST", "/seats/1", {}),
            ("POST", "/chat", {"text": "hello"}),
        ):
            with pytest.raises(Turned) as caught:
                await eve.call(method, f"/tables/{table}{path}", body)
            assert caught.value.status == 404
        for show in ("open", "playing", "finished"):
            listed = (await eve.get(f"/tables?show={show}"))["tables"]
            assert table not in [each["id"] for each in listed]
        state = await ann.get(f"/tables/{table}")
        assert state["seq"] == 0


@pytest.mark.anyio
async def test_nobody_can_ask_for_it_at_a_table_of_their_own(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as eve:
        for request in (
            {"seats": [ME, OPEN], "tutorial": True},
            {"seats": [ME, {"kind": "bot", "bot": "tutorial"}]},
            {"seats": [ME, {"kind": "bot", "bot": "tutor"}]},
        ):
            with pytest.raises(Turned) as caught:
                await eve.post("/tables", request)
            assert caught.value.status == 400
        made = await eve.post("/tables", {"seats": [ME, OPEN]})
        assert made["table"]["tutorial"] is False


@pytest.mark.anyio
async def test_what_is_said_with_the_request_changes_nothing(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as eve:
        made = await eve.post("/tutorial", {"seat": 1, "position": {"season": "winter"}})
        assert made["you"]["seat"] == 0
        assert made["view"]["season"] == "summer"
