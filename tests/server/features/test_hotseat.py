"""Hot seat: several people at one device, with a curtain between their turns."""

import asyncio
import json
from itertools import pairwise
from random import Random

import pytest
from tests.server.server_thread import BOT, ME, OPEN, SOON, Person, Served, known, seated, until

from bench.client import Json, Turned, some_action
from keyflower.formats.record import Record
from keyflower.game import Game, Replay
from keyflower.play.table import undo_order
from keyflower.play.views import legal_choices, view_data
from keyflower.rules.view import SPECTATOR
from keyflower.server.storage import SeatRow
from keyflower.server.web.wire import encode

pytestmark = pytest.mark.anyio
pytest_plugins = ("tests.server.server_thread",)


def here(name: str) -> Json:
    return {"kind": "here", "name": name}


async def at_one_device(person: Person, *seats: Json, **options: object) -> str:
    """A started table. -> its id"""
    made = await person.post("/tables", {"seats": list(seats), "start": True, **options})
    table: str = made["table"]["id"]
    return table


async def show(person: Person, table: str, seat: int | None) -> Json:
    """Open the curtain for a seat. -> the state then"""
    await person.post(f"/tables/{table}/curtain", {"seat": seat})
    state: Json = await person.get(f"/tables/{table}")
    return state


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
    """As it goes over the wire."""
    return json.loads(encode(value))


def after_entries(record: Record) -> list[Game]:
    """The game after each number of log entries."""
    replay = Replay(record)
    found = [replay.game.clone()] * (len(replay.game.log) + 1)
    while replay.at < len(record.moves):
        replay.step()
        while len(found) <= len(replay.game.log):
            found.append(replay.game.clone())
    return found


@pytest.mark.slow
async def test_a_device_gets_the_view_of_the_open_side_and_of_no_other(served: Served) -> None:
    async with Person(served.address) as family:
        table = await at_one_device(family, ME, here("Bea"), BOT, here("Cleo"))
        sent = await whole_game(family, table, Random(3))
        text = (await family.http.get(f"/api/tables/{table}/record")).text
    games = after_entries(Record.loads(text))
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


async def test_the_curtain_closes_when_it_is_the_next_persons_turn(served: Served) -> None:
    async with Person(served.address) as family:
        table = await at_one_device(family, ME, here("Bea"))
        state = await family.get(f"/tables/{table}")
        assert (state["you"]["seat"], state["you"]["here"]) == (None, [0, 1])
        assert state["view"]["seat"] is None
        assert [seat["name"] for seat in state["table"]["seats"]] == ["Guest", "Bea"]
        first = state["table"]["to_act"][0]
        state = await show(family, table, first)
        assert state["view"]["seat"] == first
        async with family.watch(table, since=state["seq"]) as watch:
            assert (await until(watch, "state"))["you"]["seat"] == first
            await watch.send("act", seq=state["seq"], action="pass")
            state = await until(watch, "state")
        assert state["you"]["seat"] is None
        assert state["legal"] is None
        assert not state["can_undo"]


@pytest.mark.slow
async def test_people_at_one_device_take_back_and_look_at_their_own_side(served: Served) -> None:
    async with Person(served.address) as family:
        table = await at_one_device(family, ME, here("Bea"))
        state = await family.get(f"/tables/{table}")
        first = state["table"]["to_act"][0]
        other = 1 - first
        state = await show(family, table, first)
        await family.post(f"/tables/{table}/actions", {"seq": state["seq"], "action": "pass"})
        with pytest.raises(Turned, match="the curtain is closed"):
            await family.post(f"/tables/{table}/undo", {"seq": state["seq"] + 1})
        state = await show(family, table, first)
        assert state["you"]["seat"] == first
        assert state["can_undo"]
        assert state["legal"] is None
        await family.post(f"/tables/{table}/undo", {"seq": state["seq"]})
        state = await family.get(f"/tables/{table}")
        assert state["you"]["seat"] == first
        assert state["legal"] is not None
        assert (await family.post(f"/tables/{table}/hint"))["thoughts"]
        with pytest.raises(Turned, match="other players' screens"):
            await family.get(f"/tables/{table}/replay?at=1&viewer={other}")
        state = await show(family, table, None)
        with pytest.raises(Turned, match="the curtain is closed"):
            await family.post(f"/tables/{table}/hint")
        with pytest.raises(Turned, match="the curtain is closed"):
            await family.post(f"/tables/{table}/actions", {"seq": state["seq"], "action": "pass"})


def test_bots_answers_are_taken_back_with_a_move_at_one_device() -> None:
    """What another person did since is not, wherever they sit."""
    game = Game.new(3, 5)
    first = game.to_act[0]
    bot, last = (first + 1) % 3, (first + 2) % 3
    seats = [SeatRow(seat=seat, kind="person", identity="family") for seat in range(3)]
    seats[bot] = SeatRow(seat=bot, kind="bot", bot="random")
    for seat in (first, bot):
        game.play("pass", seat)
    assert undo_order(game, seats, first) == [bot, first]
    game.play("pass", last)
    assert undo_order(game, seats, first) == []
    assert undo_order(game, seats, last) == [last]


async def test_a_page_that_is_opened_shows_the_curtain(served: Served) -> None:
    """A page that comes back to its connection keeps its side; a new one must ask."""
    async with Person(served.address) as family:
        table = await at_one_device(family, ME, here("Bea"))
        state = await show(family, table, 1)
        async with family.watch(table, since=state["seq"]) as watch:
            assert (await until(watch, "state"))["you"]["seat"] == 1
            async with family.watch(table) as fresh:
                assert (await until(fresh, "state"))["view"]["seat"] is None
            assert (await until(watch, "state"))["view"]["seat"] is None


async def test_two_devices_with_the_same_seats_show_the_same_side(served: Served) -> None:
    async with Person(served.address) as tablet:
        table = await at_one_device(tablet, ME, here("Bea"))
        state = await tablet.get(f"/tables/{table}")
        first = state["table"]["to_act"][0]
        async with known(served.address, tablet.cookie) as phone, phone.watch(table) as watch:
            await until(watch, "state")
            await show(tablet, table, first)
            state = await until(watch, "state")
            assert state["you"]["seat"] == first
            body = {"seq": state["seq"], "action": "pass"}
            answers = await asyncio.gather(
                tablet.post(f"/tables/{table}/actions", body),
                phone.post(f"/tables/{table}/actions", body),
                return_exceptions=True,
            )
            refused = [each for each in answers if isinstance(each, Turned)]
            assert len(refused) == 1
            assert refused[0].code in ("stale", "curtain-closed")
            state = await until(watch, "state")
            assert (state["seq"], state["you"]["seat"]) == (body["seq"] + 1, None)


async def test_others_see_everyone_at_a_device_and_no_side_of_it(served: Served) -> None:
    async with Person(served.address) as family, Person(served.address) as guest:
        made = await family.post("/tables", {"seats": [ME, here("Bea"), OPEN], "watchable": False})
        table = made["table"]["id"]
        await guest.post("/join", {"invite": made["you"]["invite"]})
        await guest.post(f"/tables/{table}/seats/2")
        await family.post(f"/tables/{table}/start")
        await show(family, table, 1)
        async with family.watch(table, since=1) as theirs:
            await until(theirs, "state")  # the server knows that they are here
            async with guest.watch(table) as watch:
                state = await until(watch, "state")
                assert state["presence"] == {"online": [0, 1, 2], "spectators": 0}
                assert state["you"]["here"] == [2]
        with pytest.raises(Turned, match="isn't played on this device"):
            await guest.post(f"/tables/{table}/curtain", {"seat": 1})
        with pytest.raises(Turned, match="isn't played on this device"):
            await family.post(f"/tables/{table}/curtain", {"seat": 2})


async def test_seats_at_a_device_are_given_and_freed_in_the_room(served: Served) -> None:
    async with Person(served.address) as family, Person(served.address) as guest:
        made = await family.post("/tables", {"seats": [ME, OPEN, OPEN], "listed": True})
        table = made["table"]["id"]
        state = await family.post(f"/tables/{table}/seats/1", {"kind": "here", "name": "Bea"})
        assert state["you"]["here"] == [0, 1]
        with pytest.raises(Turned, match="no seat"):
            await guest.post(f"/tables/{table}/seats/2", {"kind": "here", "name": "Eve"})
        with pytest.raises(Turned, match="a name has"):
            await family.post(f"/tables/{table}/seats/2", {"kind": "here", "name": ""})
        state = await family.post(f"/tables/{table}/seats/2", {"kind": "here", "name": "bea"})
        assert [seat["name"] for seat in state["table"]["seats"]] == ["Guest", "Bea", "bea 2"]
        state = await family.post(f"/tables/{table}/seats/2", {"kind": "bot", "bot": "random"})
        assert state["you"]["here"] == [0, 1]
        with pytest.raises(Turned, match="your own seat"):
            await family.post(f"/tables/{table}/seats/0", {"kind": "open"})
        state = await family.post(f"/tables/{table}/seats/1", {"kind": "open"})
        assert state["you"]["here"] == [0]


async def test_one_of_several_at_a_device_leaves_and_comes_back(served: Served) -> None:
    async with Person(served.address) as family:
        table = await at_one_device(family, ME, here("Bea"), here("Cleo"))
        state = await family.get(f"/tables/{table}")
        gone = (state["table"]["to_act"][0] + 1) % 3  # not to act, so their bot waits, too
        await show(family, table, gone)
        await family.post(f"/tables/{table}/leave")
        state = await family.get(f"/tables/{table}")
        assert [seat["seat"] for seat in state["table"]["seats"] if seat["stand_in"]] == [gone]
        await show(family, table, gone)
        state = await family.post(f"/tables/{table}/return")
        assert not any(seat["stand_in"] for seat in state["table"]["seats"])
        await show(family, table, None)
        await family.post(f"/tables/{table}/leave")
        state = await family.get(f"/tables/{table}")
        assert all(seat["stand_in"] for seat in state["table"]["seats"])


async def test_my_games_say_that_it_is_the_turn_of_somebody_here(served: Served) -> None:
    async with Person(served.address) as family:
        table = await at_one_device(family, ME, here("Bea"))
        games = (await family.get("/games"))["games"]
        assert [(game["table"]["id"], game["my_turn"]) for game in games] == [(table, True)]
        assert games[0]["seat"] == games[0]["table"]["to_act"][0]


async def test_a_person_alone_has_no_curtain(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await seated(ann, bob)
        state = await ann.get(f"/tables/{table}")
        assert (state["you"]["seat"], state["you"]["here"]) == (0, [0])


@pytest.mark.slow
async def test_a_rematch_has_the_same_people_at_the_device(served: Served) -> None:
    async with Person(served.address) as family:
        table = await at_one_device(family, ME, here("Bea"))
        await whole_game(family, table, Random(1))
        again = (await family.post(f"/tables/{table}/rematch?start=false"))["table"]
        state = await family.get(f"/tables/{again}")
        assert state["you"]["here"] == [0, 1]
        assert [seat["name"] for seat in state["table"]["seats"]] == ["Guest", "Bea"]
