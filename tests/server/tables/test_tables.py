"""Tables: making, finding, joining, starting, leaving, and what is there after the game."""

import asyncio
import json

import pytest
from tests.server.server_thread import (
    ME,
    OPEN,
    Finished,
    Person,
    Served,
    seated,
    until,
)
from websockets.exceptions import ConnectionClosed

from bench.client import Turned

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio


async def refusal(person: Person, method: str, path: str, body: object = None) -> tuple[int, str]:
    """The status and the code with which something is refused."""
    with pytest.raises(Turned) as caught:
        await person.call(method, path, {} if body is None and method != "GET" else body)
    assert len(str(caught.value)) > 15
    return caught.value.status, caught.value.code


# ---- Finding and joining


async def test_unlisted_tables_are_unknown_to_strangers(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as eve:
        await eve.get("/me")
        made = await ann.post("/tables", {"seats": [ME, OPEN]})
        table, invite = made["table"]["id"], made["you"]["invite"]
        unknown = await refusal(eve, "GET", "/tables/0123456789abcdef")
        assert unknown == (404, "unknown")
        for method, path, body in (
            ("GET", "", None),
            ("POST", "/seats/1", {}),
            ("POST", "/start", {}),
            ("POST", "/leave", {}),
            ("POST", "/return", {}),
            ("POST", "/rematch", {}),
            ("POST", "/actions", {"seq": 1, "action": "pass"}),
            ("POST", "/undo", {"seq": 1}),
            ("PUT", "/passing", {"mode": "season"}),
            ("POST", "/chat", {"text": "hello"}),
            ("POST", "/hint", None),
            ("GET", "/scores", None),
            ("GET", "/replay?at=1", None),
            ("GET", "/events", None),
            ("GET", "/record", None),
            ("POST", "/continue", {"at": 1, "seat": 0}),
        ):
            assert await refusal(eve, method, f"/tables/{table}{path}", body) == unknown, path
        with pytest.raises(ConnectionClosed) as closed:
            async with eve.watch(table) as watch:
                await watch.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
        listed = await eve.get("/tables")
        assert table not in [each["id"] for each in listed["tables"]]
        # With the link it is another matter.
        assert await refusal(eve, "POST", "/join", {"invite": invite[:-1]}) == (404, "unknown")
        assert await eve.post("/join", {"invite": invite}) == {"table": table}
        seen = await eve.get(f"/tables/{table}")
        assert seen["you"] == {
            "seat": None,
            "host": False,
            "pass_mode": "",
            "invite": None,
            "contribute": "",
            "here": [],
            "prepared": {"bids": [], "cancelled": []},
        }
        async with eve.watch(table) as watch:
            assert (await watch.next())["type"] == "state"


async def test_the_tutorial_is_unknown_to_strangers(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as eve:
        made = await ann.post("/tutorial")
        path = f"/tables/{made['table']['id']}"
        for method, what, body in (
            ("GET", "", None),
            ("POST", "/actions", {"seq": 0, "action": "pass"}),
            ("POST", "/seats/0", {}),
            ("POST", "/seats/1", {}),
            ("POST", "/chat", {"text": "hello"}),
        ):
            assert await refusal(eve, method, path + what, body) == (404, "unknown")
        for show in ("open", "playing", "finished"):
            assert made["table"]["id"] not in json.dumps(await eve.get(f"/tables?show={show}"))


async def test_open_tables_are_listed_while_they_wait(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        made = await ann.post("/tables", {"seats": [ME, OPEN], "listed": True})
        table = made["table"]["id"]
        assert table in [each["id"] for each in (await bob.get("/tables"))["tables"]]
        assert "invite" not in json.dumps((await bob.get("/tables"))["tables"])
        await bob.post(f"/tables/{table}/seats/1")
        await ann.post(f"/tables/{table}/start")
        for show, there in (("open", False), ("playing", True), ("finished", False)):
            found = (await bob.get(f"/tables?show={show}"))["tables"]
            assert (table in [each["id"] for each in found]) is there, show
        assert await refusal(bob, "GET", "/tables?show=all") == (400, "bad-request")


async def test_a_table_without_spectators_is_closed_once_it_has_begun(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as eve:
        request = {"seats": [ME, OPEN], "listed": True, "watchable": False}
        made = await ann.post("/tables", request)
        table = made["table"]["id"]
        await eve.post("/join", {"invite": made["you"]["invite"]})
        assert (await eve.get(f"/tables/{table}"))["table"]["status"] == "waiting"
        await ann.post(f"/tables/{table}/start", {"fill": "random"})
        assert await refusal(eve, "GET", f"/tables/{table}") == (404, "unknown")
        playing = await eve.get("/tables?show=playing")
        assert table not in [each["id"] for each in playing["tables"]]


async def test_seats_are_taken_once(served: Served) -> None:
    async with (
        Person(served.address) as ann,
        Person(served.address) as bob,
        Person(served.address) as eve,
    ):
        made = await ann.post("/tables", {"seats": [ME, OPEN, OPEN], "listed": True})
        path = f"/tables/{made['table']['id']}"
        taken = await bob.post(f"{path}/seats/1")
        assert taken["you"]["seat"] == 1
        assert await refusal(eve, "POST", f"{path}/seats/1") == (409, "seat-taken")
        assert await refusal(eve, "POST", f"{path}/seats/0") == (409, "seat-taken")
        assert await refusal(bob, "POST", f"{path}/seats/2") == (400, "seated")
        assert await refusal(eve, "POST", f"{path}/seats/3") == (404, "unknown")
        assert await refusal(eve, "POST", f"{path}/seats/-1") == (404, "unknown")
        answers = await asyncio.gather(
            *(person.post(f"{path}/seats/2") for person in (eve, Person(served.address))),
            return_exceptions=True,
        )
        assert sorted(isinstance(answer, Turned) for answer in answers) == [False, True]


async def test_the_host_can_open_the_seat_of_somebody(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as eve:
        made = await ann.post("/tables", {"seats": [ME, OPEN, OPEN], "listed": True})
        path = f"/tables/{made['table']['id']}"
        await eve.post(f"{path}/seats/1")
        free = {"kind": "open"}
        assert await refusal(eve, "POST", f"{path}/seats/0", free) == (403, "host-only")
        assert await refusal(ann, "POST", f"{path}/seats/0", free) == (403, "own-seat")
        async with eve.watch(made["table"]["id"]) as watch:
            assert (await watch.next())["you"]["seat"] == 1
            opened = await ann.post(f"{path}/seats/1", free)
            assert opened["table"]["seats"][1]["kind"] == "open"
            while watch.you["seat"] is not None:
                await watch.next()
        await ann.call("PATCH", "/me", {"name": "Ann"})


async def test_no_two_at_a_table_have_one_name(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as eve:
        for person, name in ((ann, "Ann"), (eve, "ANN")):
            await person.call("PATCH", "/me", {"name": name})
        made = await ann.post("/tables", {"seats": [ME, OPEN], "listed": True})
        shown = await eve.post(f"/tables/{made['table']['id']}/seats/1")
        assert [seat["name"] for seat in shown["table"]["seats"]] == ["Ann", "ANN 2"]


async def test_only_the_host_fills_and_starts(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        made = await ann.post("/tables", {"seats": [ME, OPEN, OPEN, OPEN], "listed": True})
        path = f"/tables/{made['table']['id']}"
        await bob.post(f"{path}/seats/1")
        bot = {"kind": "bot", "bot": "greedy"}
        for body in (bot, {"kind": "open"}):
            assert await refusal(bob, "POST", f"{path}/seats/2", body) == (403, "host-only")
        assert await refusal(bob, "POST", f"{path}/start") == (403, "host-only")
        assert await refusal(ann, "POST", f"{path}/seats/1", bot) == (403, "seat-taken")
        begun = await ann.post(f"{path}/start", {"fill": "random"})
        assert [seat["bot"] for seat in begun["table"]["seats"]] == ["", "", "random", "random"]


async def test_everyone_at_the_table_sees_it_fill_and_start(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        made = await ann.post("/tables", {"seats": [ME, OPEN], "listed": True})
        table = made["table"]["id"]
        async with ann.watch(table) as hers:
            await until(hers, "state")
            await bob.get("/me")
            async with bob.watch(table) as his:
                assert (await until(his, "state"))["you"]["seat"] is None
                await bob.post(f"/tables/{table}/seats/1")
                assert (await until(his, "state"))["you"]["seat"] == 1
                assert (await until(hers, "update"))["table"]["seats"][1]["kind"] == "person"
                await ann.post(f"/tables/{table}/start")
                for watch in (hers, his):
                    begun = await until(watch, "state")
                    assert begun["table"]["status"] == "playing"
                    assert begun["view"]["seat"] == begun["you"]["seat"]
                    assert [event["text"] for event in begun["events"]] == ["deal"]


async def test_leaving_before_the_start_frees_the_seat(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        made = await ann.post("/tables", {"seats": [ME, OPEN], "listed": True})
        path = f"/tables/{made['table']['id']}"
        await bob.post(f"{path}/seats/1")
        await ann.post(f"{path}/leave")
        left = await bob.get(path)
        assert left["table"]["seats"][0]["kind"] == "open"
        assert left["you"]["host"] is True
        assert await refusal(ann, "POST", f"{path}/leave") == (403, "no-seat")
        await bob.post(f"{path}/leave")
        assert await refusal(ann, "POST", f"{path}/start") in (
            (404, "unknown"),
            (409, "started"),
        )
        open_tables = (await ann.get("/tables"))["tables"]
        assert made["table"]["id"] not in [table["id"] for table in open_tables]


# ---- After the game


@pytest.mark.slow
async def test_everybody_sees_the_points_of_a_finished_game(finished: Finished) -> None:
    async with Person(finished.address) as eve, finished.person(1) as bob:
        for person in (eve, bob):
            scores = await person.get(f"/tables/{finished.table}/scores")
            state = await person.get(f"/tables/{finished.table}")
            assert scores["final"] is True
            assert [seat["total"] for seat in scores["seats"]] == state["table"]["result"]
            for seat in scores["seats"]:
                assert sum(line["points"] for line in seat["lines"]) == seat["total"]


async def test_a_record_is_a_file_with_limits(finished: Finished) -> None:
    async with Person(finished.address) as eve:
        await eve.post("/me")
        answer = await eve.http.get(f"/api/tables/{finished.table}/record")
        assert answer.headers["content-disposition"].startswith("attachment")
        brought = await eve.http.post("/api/records", content=answer.content)
        assert brought.status_code == 201
        for content, status, code in (
            (b"\xff\xfe", 400, "bad-file"),
            (b" " * (1024 * 1024 + 1), 413, "too-large"),
        ):
            answer = await eve.http.post("/api/records", content=content)
            assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_a_spectator_of_a_replay_sees_behind_no_screen(finished: Finished) -> None:
    async with finished.person(0) as ann, Person(finished.address) as eve:
        path = f"/tables/{finished.table}"
        last = (await ann.get(path))["seq"]
        for at in (1, last // 2, last):
            own = await ann.get(f"{path}/replay?at={at}")
            assert await eve.get(f"{path}/replay?at={at}&viewer=0") == own
            watched = await eve.get(f"{path}/replay?at={at}")
            assert all("workers" not in seat for seat in watched["view"]["seats"])


async def test_before_the_end_nobody_sees_behind_another_screen(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await seated(ann, bob, listed=True)
        path = f"/tables/{table}"
        for person, hidden in ((ann, "1"), (bob, "0"), (ann, "open"), (Person(ann.address), "0")):
            for what in ("replay?at=1", "events?since=0"):
                found = await refusal(person, "GET", f"{path}/{what}&viewer={hidden}")
                assert found == (403, "not-over")
        assert (await bob.get(f"{path}/replay?at=1&viewer=1"))["view"]["seat"] == 1
        stranger = Person(ann.address)
        assert await refusal(stranger, "GET", f"{path}/scores") == (409, "not-over")


async def test_all_who_want_a_rematch_meet_at_the_same_table(finished: Finished) -> None:
    async with (
        finished.person(0) as ann,
        finished.person(1) as bob,
        Person(finished.address) as eve,
    ):
        path = f"/tables/{finished.table}/rematch"
        assert await refusal(eve, "POST", path) == (403, "no-seat")
        tables = await asyncio.gather(*(person.post(path) for person in (ann, bob, ann, bob)))
        assert len({each["table"] for each in tables}) == 1
        table = tables[0]["table"]
        old = await eve.get(f"/tables/{finished.table}")
        assert old["table"]["next_table"] == table
        states = [await person.get(f"/tables/{table}") for person in (ann, bob)]
        sitting = [state["you"]["seat"] for state in states]
        assert sorted(seat is None for seat in sitting) == [False, True]
        late = (ann, bob)[sitting.index(None)]
        assert (await late.post(f"/tables/{table}/seats/{sitting.index(None)}"))["table"][
            "status"
        ] == "waiting"
        host = (bob, ann)[sitting.index(None)]
        assert (await host.post(f"/tables/{table}/start"))["table"]["status"] == "playing"
