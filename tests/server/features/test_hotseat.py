"""Hot seat: several people at one device, with a curtain between their turns."""

import asyncio

import pytest
from tests.server.server_thread import ME, OPEN, Person, Served, known, until

from bench.client import Json, Turned
from keyflower.game import Game
from keyflower.play.table import undo_order
from keyflower.server.storage import SeatRow

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
