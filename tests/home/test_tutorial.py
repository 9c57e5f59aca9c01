"""The tutorial: the prepared game, and the table it is played at."""

import json
from typing import Any

import pytest
from tests.home.homes import Home, Person, follow, play_on
from tests.server.server_thread import ME, OPEN, said_to

from bench.client import Json, Watch
from keyflower.formats.position import write_view
from keyflower.formats.record import record_from
from keyflower.formats.seals import hash_of
from keyflower.game import Game
from keyflower.game.fairness import draws_of
from keyflower.home.features import tutorial
from keyflower.rules.chapters.scoring import total_points

pytestmark = pytest.mark.anyio

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


async def learn(person: Person) -> str:
    """Begin or go on with the tutorial. -> its table"""
    return str((await person.post("/tutorial"))["table"]["id"])


async def act(watch: Watch, action: int | str) -> None:
    """Do something when it is the learner's turn, and wait until it is again."""
    await follow(watch, lambda: watch.my_turn)
    assert (await said_to(watch, "act", seq=watch.seq, action=action))["type"] == "done"
    await follow(watch, lambda: watch.my_turn)


def moves_of(events: list[Json], seat: int) -> list[str]:
    """What a seat did."""
    return [event["text"] for event in events if event["seat"] == seat]


@pytest.mark.slow
async def test_the_opponent_plays_its_part_and_then_like_any_bot(ann: Person) -> None:
    """It goes on after the page was opened again: nothing is remembered but what is stored."""
    status, made = await ann.answer("POST", "/tutorial", {"seat": 1, "position": {}})
    assert status == 201
    table = made["table"]["id"]
    assert (made["table"]["tutorial"], made["table"]["status"]) == (True, "playing")
    assert (made["table"]["listed"], made["table"]["watchable"]) == (False, False)
    assert [seat["bot"] for seat in made["table"]["seats"]] == ["", "greedy"]
    assert (made["you"]["seat"], made["view"]["season"], made["seq"]) == (0, "summer", 0)
    async with ann.watch(table) as watch:
        await act(watch, MINE[0])
    async with ann.again() as later, later.watch(table) as watch:
        for line in MINE[1:]:
            await act(watch, line)
        # The steps know the moves by the words of the log.
        assert (moves_of(watch.events, 0), moves_of(watch.events, 1)) == (MINE, THEIRS)
        assert watch.view["phase"] == "pick_boat"
        await act(watch, "boat sea_bastion")
        assert watch.legal is not None
        place = watch.legal["placements"][0]
        cell = place["cells"][0]
        await act(watch, cell["base"] + cell["rotations"][0] * place["step"])
        assert (watch.view["season"], watch.table["status"]) == ("autumn", "playing")
        assert any(text.startswith("place") for text in moves_of(watch.events, 1))


async def test_it_is_given_back_until_it_is_finished_or_left(home: Home, ann: Person) -> None:
    table = await learn(ann)
    async with home.person() as bob:
        assert await learn(bob) != table  # everyone has their own
    async with ann.watch(table) as watch:
        await act(watch, MINE[0])
        async with ann.again() as later:
            again = await later.post("/tutorial")
        assert again["table"]["id"] == table
        assert [event["text"] for event in again["events"]] == [MINE[0], THEIRS[0]]
        # A step that is not the next one: from now on it is a game like any other.
        await act(watch, "pass")
    other = await learn(ann)
    assert other != table
    assert len((await ann.get("/games"))["games"]) == 2
    await ann.post(f"/tables/{other}/leave")
    assert await learn(ann) not in (table, other)


@pytest.mark.parametrize(
    "wanted",
    [
        {"seats": [ME, OPEN], "tutorial": True},
        {"seats": [ME, {"kind": "bot", "bot": "tutorial"}]},
        {"seats": [ME, {"kind": "bot", "bot": "tutor"}]},
    ],
)
async def test_nobody_can_ask_for_it_at_a_table_of_their_own(ann: Person, wanted: Json) -> None:
    assert (await ann.refusal("POST", "/tables", wanted))[0] == 400


@pytest.mark.thorough
@pytest.mark.slow
async def test_the_tutorial_is_sealed_too(ann: Person) -> None:
    value = "a1" * 32
    made = await ann.post("/tutorial")
    path = f"/tables/{made['table']['id']}"
    assert made["you"]["contribute"] == "hash"
    assert await ann.post(f"{path}/pledge", {"hash": hash_of(value)})
    assert await ann.post(f"{path}/contribution", {"value": value})
    await play_on(ann, made["table"]["id"], acts=0)
    record = record_from(await ann.get(f"{path}/record"))
    draws = list(draws_of(record))
    assert draws
    assert all(draw.fits and draw.seal is record.seals[0] for draw in draws)
    assert record.seals[0].contributions == [value, ""]
