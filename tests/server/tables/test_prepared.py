"""Prepared bids and private notes over the wire."""

from collections.abc import Iterator

import pytest
from tests.server.server_thread import Person, Served, seated, serving, to_move, until

from bench.client import Json, Turned

pytestmark = pytest.mark.anyio
pytest_plugins = ("tests.server.server_thread",)


async def bids_of(person: Person, table: str) -> Json:
    state: Json = await person.get(f"/tables/{table}")
    prepared: Json = state["you"]["prepared"]
    return prepared


async def test_a_bid_is_prepared_over_the_wire_and_nobody_else_is_told(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await seated(ann, bob)
        mover, waiter, state = await to_move(ann, bob, table)
        seat = 1 - state["you"]["seat"]
        view = (await waiter.get(f"/tables/{table}"))["view"]
        workers = view["seats"][seat]["workers"]
        colour = next(name for name, count in workers.items() if count)
        bid = {"at": f"lot:{view['lots'][0]['tile']}", "colour": colour, "most": 2}
        await waiter.call("PUT", f"/tables/{table}/prepared", {"bids": [bid]})
        assert await bids_of(waiter, table) == {"bids": [bid], "cancelled": []}
        assert await bids_of(mover, table) == {"bids": [], "cancelled": []}
        async with waiter.watch(table) as watch:
            await watch.next()
            await mover.post(f"/tables/{table}/actions", {"seq": state["seq"], "action": "pass"})
            while (await watch.next())["type"] != "update":
                pass
            assert watch.events[-1]["move"]["do"] == "bid"
            assert watch.events[-1]["at"] >= watch.events[-2]["at"]
        for wrong, code in (
            ({"at": "lot:nowhere", "colour": colour, "most": 2}, "bad-bid"),
            ({"at": bid["at"], "colour": "purple", "most": 2}, "bad-request"),
            ({"at": bid["at"], "colour": colour, "most": 0}, "bad-request"),
        ):
            with pytest.raises(Turned) as refused:
                await waiter.call("PUT", f"/tables/{table}/prepared", {"bids": [wrong]})
            assert refused.value.code == code
        with pytest.raises(Turned, match="one bid for each tile"):
            await waiter.call("PUT", f"/tables/{table}/prepared", {"bids": [bid, bid]})
        await waiter.call("PUT", f"/tables/{table}/prepared", {"bids": []})
        assert await bids_of(waiter, table) == {"bids": [], "cancelled": []}


@pytest.fixture(params=["one process", pytest.param("two", marks=pytest.mark.slow)])
def served_by(request: pytest.FixtureRequest) -> Iterator[tuple[Served, Served]]:
    """Where two people ask: the same process, or two on one database."""
    if request.param == "two":
        one = request.getfixturevalue("on_postgres")
        with serving(one.settings.database) as two:
            yield one, two
    else:
        one = request.getfixturevalue("on_sqlite")
        yield one, one


async def test_nobody_sees_when_others_prepare_something(served_by: tuple[Served, Served]) -> None:
    """L2: not by a message, nor by when the table changed."""
    one, two = served_by
    async with Person(one.address) as ann, Person(one.address) as bob:
        table = await seated(ann, bob)
        mover, waiter, state = await to_move(ann, bob, table)
        view = (await waiter.get(f"/tables/{table}"))["view"]
        workers = view["seats"][1 - state["you"]["seat"]]["workers"]
        colour = next(name for name, count in workers.items() if count)
        bid = {"at": f"lot:{view['lots'][0]['tile']}", "colour": colour, "most": 1}
        mover.address = two.address
        async with waiter.watch(table) as own, mover.watch(table) as other:
            await until(own, "state")
            changed = (await until(other, "state"))["table"]["updated_at"]
            await waiter.call("PUT", f"/tables/{table}/passing", {"mode": "season"})
            assert (await until(own, "update"))["pass_mode"] == "season"
            await waiter.call("PUT", f"/tables/{table}/prepared", {"bids": [bid]})
            assert (await until(own, "update"))["prepared"]["bids"] == [bid]
            assert (await mover.get(f"/tables/{table}"))["table"]["updated_at"] == changed
            act = {"seq": state["seq"], "action": "pass"}
            await mover.post(f"/tables/{table}/actions", act)
            assert (await until(other, "update"))["events"]


async def test_notes_are_kept_for_their_writer_alone(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await seated(ann, bob)
        path = f"/tables/{table}/notes"
        assert await ann.get(path) == {"text": ""}
        await ann.call("PUT", path, {"text": "Bob wants the Keyflower"})
        await ann.call("PUT", path, {"text": "Bob wants boats\nand green"})
        assert await ann.get(path) == {"text": "Bob wants boats\nand green"}
        assert await bob.get(path) == {"text": ""}
        async with Person(served.address) as eve:
            with pytest.raises(Turned, match="no seat"):
                await eve.get(path)
        with pytest.raises(Turned):
            await ann.call("PUT", path, {"text": "x" * 4001})
