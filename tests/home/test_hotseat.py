"""Hot seat: several people at one device, with a curtain between their turns."""

import asyncio
import json
from itertools import pairwise
from random import Random

import pytest
from tests.home.homes import Person, show
from tests.server.server_thread import BOT, ME, SOON, until

from bench.client import Json, some_action
from keyflower.formats.record import Record
from keyflower.game import Game, Replay
from keyflower.play.views import legal_choices, view_data
from keyflower.rules.view import SPECTATOR

pytestmark = pytest.mark.anyio

BEA: Json = {"kind": "here", "name": "Bea"}
CLEO: Json = {"kind": "here", "name": "Cleo"}


async def at_one_device(person: Person, *seats: Json) -> str:
    """A started table. -> its id"""
    return await person.begin({"seats": list(seats), "start": True})


async def whole_game(person: Person, table: str, chance: Random) -> list[Json]:
    """Play to the end at one device, one decision each time the curtain opens. -> what it got"""
    sent: list[Json] = []
    opened = None  # who has just opened the curtain
    async with asyncio.timeout(3 * SOON), person.watch(table) as watch:
        while True:
            message = await watch.next()
            if message["type"] not in ("state", "update"):
                continue
            if message["type"] == "update":
                message = {**message, "you": sent[-1]["you"]}
            sent.append(message)
            if watch.over:
                return sent
            you = message["you"]
            if opened not in (None, you["seat"]):
                continue  # on its way from before
            opened = None
            owing = [seat for seat in message["table"]["to_act"] if seat in you["here"]]
            if you["seat"] is None and owing:
                opened = chance.choice(owing)
                await person.post(f"/tables/{table}/curtain", {"seat": opened})
            elif message["legal"] is not None:
                action: int | str = some_action(message["legal"], chance)
                if message["view"]["phase"] == "turn" and chance.random() < 0.6:
                    action = "pass"
                await watch.send("act", seq=message["seq"], action=action)


def as_json(value: object) -> object:
    """As it is sent."""
    return json.loads(json.dumps(value))


def after_entries(record: Record) -> list[Game]:
    """The game after each number of log entries."""
    replay = Replay(record)
    games = [replay.game.clone()] * (len(replay.game.log) + 1)
    while replay.at < len(record.moves):
        replay.step()
        while len(games) <= len(replay.game.log):
            games.append(replay.game.clone())
    return games


@pytest.mark.slow
async def test_a_device_gets_the_view_of_the_open_side_and_of_no_other(ann: Person) -> None:
    table = await at_one_device(ann, ME, BEA, BOT, CLEO)
    sent = await whole_game(ann, table, Random(3))
    record = await ann.get(f"/tables/{table}/record")
    games = after_entries(Record.loads(json.dumps(record)))
    assert {message["you"]["seat"] for message in sent} == {None, 0, 1, 3}
    for before, message in pairwise(sent):
        # From one side to another only through the closed curtain.
        sides = {before["you"]["seat"], message["you"]["seat"]} - {None}
        assert len(sides) < 2
    for message in sent:
        if message["table"]["status"] != "playing":
            continue
        seat = SPECTATOR if message["you"]["seat"] is None else message["you"]["seat"]
        game = games[message["seq"]]
        assert message["view"] == as_json(view_data(game, seat))
        assert message["you"]["here"] == [0, 1, 3]
        assert (message["legal"] is None) == (legal_choices(game, seat) is None)
        for event in message["events"]:
            for drew in event["drew"]:
                assert drew["seat"] == seat or not any(drew[part] for part in ("workers", "skills"))
        if message["type"] == "state":
            assert [event["seq"] for event in message["events"]] == list(range(message["seq"]))


async def test_the_curtain_closes_when_it_is_the_next_persons_turn(ann: Person) -> None:
    table = await at_one_device(ann, ME, BEA)
    state = await ann.get(f"/tables/{table}")
    assert (state["you"]["seat"], state["you"]["here"]) == (None, [0, 1])
    assert (state["view"]["seat"], state["legal"]) == (None, None)
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Guest", "Bea"]
    first = state["table"]["to_act"][0]
    state = await show(ann, table, first)
    assert state["view"]["seat"] == first
    async with ann.watch(table, since=state["seq"]) as watch:
        assert (await until(watch, "state"))["you"]["seat"] == first
        await watch.send("act", seq=state["seq"], action="pass")
        closed = await until(watch, "state")
        assert (closed["you"]["seat"], closed["view"]["seat"], closed["legal"]) == (None,) * 3


@pytest.mark.slow
async def test_people_at_one_device_take_back_and_look_at_their_own_side(ann: Person) -> None:
    table = await at_one_device(ann, ME, BEA)
    path = f"/tables/{table}"
    closed = (409, "curtain-closed")
    first = (await ann.get(path))["table"]["to_act"][0]
    state = await show(ann, table, first)
    await ann.post(f"{path}/actions", {"seq": state["seq"], "action": "pass"})
    assert await ann.refusal("POST", f"{path}/undo", {"seq": state["seq"] + 1}) == closed
    state = await show(ann, table, first)
    assert (state["you"]["seat"], state["can_undo"], state["legal"]) == (first, True, None)
    await ann.post(f"{path}/undo", {"seq": state["seq"]})
    state = await ann.get(path)
    assert state["you"]["seat"] == first
    assert state["legal"] is not None
    assert (await ann.post(f"{path}/hint"))["thoughts"]
    other = f"{path}/replay?at=1&viewer={1 - first}"
    assert await ann.refusal("GET", other) == (403, "not-over")
    state = await show(ann, table, None)
    assert await ann.refusal("POST", f"{path}/hint") == closed
    passes = {"seq": state["seq"], "action": "pass"}
    assert await ann.refusal("POST", f"{path}/actions", passes) == closed


async def test_a_page_that_is_opened_shows_the_curtain(ann: Person) -> None:
    """A page that comes back to its connection keeps its side; a new one must ask."""
    table = await at_one_device(ann, ME, BEA)
    state = await show(ann, table, 1)
    async with ann.watch(table, since=state["seq"]) as watch:
        assert (await until(watch, "state"))["you"]["seat"] == 1
        async with ann.watch(table) as fresh:
            assert (await until(fresh, "state"))["view"]["seat"] is None
        assert (await until(watch, "state"))["view"]["seat"] is None


async def test_one_of_several_at_a_device_leaves_and_comes_back(ann: Person) -> None:
    table = await at_one_device(ann, ME, BEA, CLEO)
    state = await ann.get(f"/tables/{table}")
    gone = (state["table"]["to_act"][0] + 1) % 3  # not to act, so their bot waits, too
    await show(ann, table, gone)
    await ann.post(f"/tables/{table}/leave")
    state = await ann.get(f"/tables/{table}")
    assert [seat["seat"] for seat in state["table"]["seats"] if seat["stand_in"]] == [gone]
    await show(ann, table, gone)
    state = await ann.post(f"/tables/{table}/return")
    assert not any(seat["stand_in"] for seat in state["table"]["seats"])


async def test_a_person_alone_has_no_curtain(ann: Person) -> None:
    state = await ann.get(f"/tables/{await ann.begin()}")
    assert (state["you"]["seat"], state["you"]["here"]) == (0, [0])


@pytest.mark.slow
async def test_a_rematch_has_the_same_people_at_the_device(ann: Person) -> None:
    table = await at_one_device(ann, ME, BEA)
    await whole_game(ann, table, Random(1))
    again = (await ann.post(f"/tables/{table}/rematch?start=false"))["table"]
    state = await ann.get(f"/tables/{again}")
    assert state["you"]["here"] == [0, 1]
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Guest", "Bea"]
