"""Prepared bids and private notes."""

from collections.abc import Iterator
from itertools import count

import pytest
from tests.server.server_thread import ME, Person, Served, seated, serving, to_move, until

from bench.client import Json, Turned
from keyflower.game import Game
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS
from keyflower.server.setup import Pace
from keyflower.server.storage.rows import CancelledBid, Prepared, PreparedBid, SeatRow
from keyflower.server.trial import Trial

pytestmark = pytest.mark.anyio
pytest_plugins = ("tests.server.server_thread",)


class Evening:
    """A game of two people; the one who doesn't start has prepared something."""

    def __init__(self) -> None:
        self.game = Game.new(2, 7)
        self.first = self.game.to_act[0]
        self.second = 1 - self.first
        self.lots = [f"lot:{name}" for name in self.lot_names()]
        self.clock = count(1)  # each look at it is a second later
        self.times: list[float] = []  # of all moves
        self.seats = [SeatRow(seat=seat, kind="person", identity=f"id{seat}") for seat in (0, 1)]

    def lot_names(self) -> list[str]:
        state = self.game.state
        return [state.lookup.ids[tile] for tile in state.slot_tile[:7] if tile >= 0]

    def colour(self, least: int) -> str:
        """A colour of which both have that many workers."""
        screen = self.game.state.screen
        return next(
            name
            for i, name in enumerate(COLOUR_NAMES)
            if all(screen[seat * COLOURS + i] >= least for seat in (0, 1))
        )

    def prepare(self, *bids: PreparedBid, pass_mode: str = "") -> None:
        self.seats[self.second].prepared = Prepared(list(bids))
        self.seats[self.second].pass_mode = "outbid" if pass_mode else ""

    def play(self, seat: int, text: str) -> None:
        trial = Trial(self.game, self.seats, Pace(), lambda: float(next(self.clock)), 1.0)
        trial.act(seat, text)
        self.game, self.seats = trial.game, trial.seats
        self.times += [event.at for event in trial.events]

    @property
    def prepared(self) -> Prepared:
        return self.seats[self.second].prepared

    def lead(self, lot: str) -> tuple[int, int]:
        """Who leads at a lot, and with how many workers."""
        state = self.game.state
        slot = state.slot_tile.index(state.lookup.ids.index(lot.removeprefix("lot:")))
        leader = state.lead[slot]
        return leader, state.bid_size[slot * 6 + leader]


def test_a_prepared_bid_is_made_and_raised_up_to_its_limit() -> None:
    evening = Evening()
    lot, colour = evening.lots[0], evening.colour(2)
    bid = PreparedBid(lot, colour, 2)
    evening.prepare(bid)
    evening.play(evening.first, "pass")
    assert evening.lead(lot) == (evening.second, 1)
    assert evening.game.to_act == [evening.first]
    assert evening.times == [1.0, 2.0]  # when it is made, not when the other one moved
    evening.play(evening.first, f"bid 2 {colour} {lot}")
    assert evening.prepared == Prepared([], [CancelledBid(bid, "outbid")])
    assert evening.game.to_act == [evening.second]
    assert evening.lead(lot) == (evening.first, 2)


def test_a_raise_answers_what_would_end_passing() -> None:
    evening = Evening()
    lot, colour = evening.lots[0], evening.colour(3)
    evening.prepare(PreparedBid(lot, colour, 3), pass_mode="outbid")
    evening.play(evening.first, "pass")
    evening.play(evening.first, f"bid 2 {colour} {lot}")
    assert evening.lead(lot) == (evening.second, 3)
    assert evening.seats[evening.second].pass_mode == "outbid"
    evening.play(evening.first, f"bid 2 {colour} {lot}")
    assert evening.prepared.cancelled[0].why == "outbid"
    assert evening.seats[evening.second].pass_mode == ""
    assert evening.game.to_act == [evening.second]


def test_too_few_workers_cancel_a_prepared_bid() -> None:
    evening = Evening()
    lot, colour = evening.lots[0], evening.colour(1)
    index = COLOUR_NAMES.index(colour)
    held = evening.game.state.screen[evening.second * COLOURS + index]
    evening.game.state.screen[evening.first * COLOURS + index] = held + 1
    evening.prepare(PreparedBid(lot, colour, 20))
    evening.play(evening.first, f"bid {held + 1} {colour} {lot}")
    assert evening.prepared.cancelled[0].why == "workers"


def test_another_colour_at_a_lot_cancels_a_prepared_bid_and_the_next_one_is_made() -> None:
    evening = Evening()
    screen = evening.game.state.screen
    mine, theirs = (
        [name for i, name in enumerate(COLOUR_NAMES) if screen[seat * COLOURS + i]]
        for seat in (evening.second, evening.first)
    )
    first = theirs[0]
    other = next(colour for colour in mine if colour != first)
    one, two = PreparedBid(evening.lots[0], other, 3), PreparedBid(evening.lots[1], other, 3)
    evening.prepare(one, two)
    evening.play(evening.first, f"bid 1 {first} {evening.lots[0]}")
    assert evening.prepared == Prepared([two], [CancelledBid(one, "colour")])
    assert evening.lead(evening.lots[1]) == (evening.second, 1)


def test_prepared_bids_end_with_the_turns_of_a_season() -> None:
    """Those that led are done; those that came too late are told."""
    evening = Evening()
    colour = evening.colour(1)
    bid = PreparedBid(evening.lots[0], colour, 1)
    evening.prepare(bid, pass_mode="outbid")
    evening.play(evening.first, "pass")
    assert evening.prepared == Prepared([bid])
    evening.play(evening.first, "pass")  # and so does the other
    assert evening.lots[0].removeprefix("lot:") not in evening.lot_names()
    assert evening.prepared == Prepared()


def test_a_prepared_bid_that_came_too_late_is_told() -> None:
    evening = Evening()
    bid = PreparedBid(evening.lots[0], evening.colour(1), 1)
    evening.play(evening.first, "pass")
    evening.prepare(bid)
    evening.seats[evening.second].stand_in = True
    evening.play(evening.second, "pass")
    assert evening.prepared == Prepared([], [CancelledBid(bid, "season")])


def test_taking_back_a_move_drops_what_was_prepared() -> None:
    evening = Evening()
    lot, colour = evening.lots[0], evening.colour(1)
    evening.prepare(PreparedBid(lot, colour, 1))
    evening.play(evening.first, "pass")
    trial = Trial(evening.game, evening.seats, Pace(), lambda: 1.0, 1.0)
    trial.undo(evening.second)
    assert trial.seats[evening.second].prepared == Prepared()
    assert trial.game.to_act == [evening.second]


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


async def test_people_at_one_device_have_notes_of_their_own(served: Served) -> None:
    async with Person(served.address) as family:
        seats = [ME, {"kind": "here", "name": "Bea"}]
        table = (await family.post("/tables", {"seats": seats, "start": True}))["table"]["id"]
        path = f"/tables/{table}/notes"
        with pytest.raises(Turned, match="curtain"):
            await family.get(path)
        await family.post(f"/tables/{table}/curtain", {"seat": 0})
        await family.call("PUT", path, {"text": "mine"})
        await family.post(f"/tables/{table}/curtain", {"seat": 1})
        assert await family.get(path) == {"text": ""}
