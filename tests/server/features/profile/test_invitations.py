"""Invitations reach people who want them: few, from people they know, and with a link that ends."""

from pathlib import Path

import pytest
from tests.server.in_process_server import inside
from tests.server.server_thread import ME, OPEN, Clock, Person, Served, seated, to_move

from bench.client import Json, Turned

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio


async def refusal(person: Person, method: str, path: str, body: object = None) -> str:
    """The code with which something is refused."""
    with pytest.raises(Turned) as error:
        await person.call(method, path, body)
    return error.value.code


async def acquainted(ann: Person, bob: Person) -> list[Json]:
    """A game in which both have acted. -> bob, for an invitation by ann"""
    await bob.call("PATCH", "/me", {"name": "Bob"})
    table = await seated(ann, bob)
    for _ in range(2):
        mover, _, state = await to_move(ann, bob, table)
        await mover.post(f"/tables/{table}/actions", {"seq": state["seq"], "action": "pass"})
    return [{"table": table, "seat": 1}]


async def test_only_people_who_played_together_can_be_invited(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as eve:
        made = await ann.post("/tables", {"seats": [ME, OPEN], "listed": True})
        table = made["table"]["id"]
        await eve.post(f"/tables/{table}/seats/1")
        people = {"people": [{"table": table, "seat": 0}]}
        assert await refusal(eve, "POST", "/invite", people) == "not-played"
        await ann.post(f"/tables/{table}/start")
        mover, _, state = await to_move(ann, eve, table)
        await mover.post(f"/tables/{table}/actions", {"seq": state["seq"], "action": "pass"})
        assert await refusal(eve, "POST", "/invite", people) == "not-played"
        assert (await eve.get("/me/profile"))["people"] == []
        mover, _, state = await to_move(ann, eve, table)
        await mover.post(f"/tables/{table}/actions", {"seq": state["seq"], "action": "pass"})
        assert len((await eve.get("/me/profile"))["people"]) == 1
        await eve.post("/invite", people)
        assert len((await ann.get("/invitations"))["tables"]) == 1


async def test_an_invitation_must_be_answered_before_the_next(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        people = {"people": await acquainted(ann, bob)}
        first = (await ann.post("/invite", people))["table"]
        assert await refusal(ann, "POST", "/invite", people) == "already-invited"
        await bob.post(f"/tables/{first}/decline")
        assert await refusal(bob, "POST", f"/tables/{first}/decline") == "unknown"
        second = (await ann.post("/invite", people))["table"]
        assert await refusal(ann, "POST", "/invite", people) == "already-invited"
        await bob.post(f"/tables/{second}/seats/1")
        third = (await ann.post("/invite", people))["table"]
        await ann.post(f"/tables/{third}/leave")  # the table is gone
        await ann.post("/invite", people)


@pytest.mark.slow
async def test_a_person_gets_a_few_invitations_of_another_a_day(tmp_path: Path) -> None:
    async with (
        inside(str(tmp_path / "keyflower.db"), Clock(), allowance=1) as server,
        server.person() as ann,
        server.person() as bob,
        server.person() as eve,
    ):
        people = {"people": await acquainted(ann, bob)}
        others = {"people": await acquainted(ann, eve)}
        for _ in range(3):
            again = (await ann.post("/invite", people))["table"]
            await bob.post(f"/tables/{again}/decline")
        assert await refusal(ann, "POST", "/invite", people) == "already-invited"
        await ann.post("/invite", others)


async def test_a_host_can_be_kept_from_inviting(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        await ann.call("PATCH", "/me", {"name": "Ann", "face": "nora"})
        people = {"people": await acquainted(ann, bob)}
        first = (await ann.post("/invite", people))["table"]
        assert await refusal(ann, "POST", f"/tables/{first}/block") == "unknown"
        await bob.post(f"/tables/{first}/block")
        assert (await bob.get("/invitations"))["tables"] == []
        await ann.post("/invite", people)  # not refused: the host isn't told
        assert (await bob.get("/invitations"))["tables"] == []
        (blocked,) = (await bob.get("/me/profile"))["blocked"]
        assert (blocked["name"], blocked["face"]) == ("Ann", "nora")
        path = f"/me/blocked/{blocked['id']}"
        assert await refusal(ann, "DELETE", path) == "unknown"
        assert (await bob.call("DELETE", path))["blocked"] == []
        assert len((await bob.get("/invitations"))["tables"]) == 1


async def test_nothing_stays_of_blocks_when_either_is_erased(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        people = {"people": await acquainted(ann, bob)}
        first = (await ann.post("/invite", people))["table"]
        await bob.post(f"/tables/{first}/block")
        await ann.call("DELETE", "/me")
        assert (await bob.get("/me/profile"))["blocked"] == []


@pytest.mark.slow
@pytest.mark.parametrize("listed", [True, False])
async def test_whoever_lost_a_seat_needs_a_new_invitation(served: Served, listed: bool) -> None:
    async with Person(served.address) as ann, Person(served.address) as eve:
        made = await ann.post("/tables", {"seats": [ME, OPEN], "listed": listed})
        table, link = made["table"]["id"], {"invite": made["you"]["invite"]}
        await eve.post("/join", link)
        await eve.post(f"/tables/{table}/seats/1")
        await ann.post(f"/tables/{table}/seats/1", {"kind": "open"})
        assert await refusal(eve, "POST", f"/tables/{table}/seats/1", {}) == "seat-freed"
        await eve.post("/join", link)  # the same again
        assert await refusal(eve, "POST", f"/tables/{table}/seats/1", {}) == "seat-freed"
        assert table not in [each["id"] for each in (await eve.get("/invitations"))["tables"]]
        assert await refusal(eve, "POST", f"/tables/{table}/invite") == "host-only"
        new = (await ann.post(f"/tables/{table}/invite"))["you"]["invite"]
        assert new != link["invite"]
        assert await refusal(eve, "POST", "/join", link) == "unknown"
        assert await refusal(eve, "POST", f"/tables/{table}/seats/1", {}) == "seat-freed"
        await eve.post("/join", {"invite": new})
        state = await eve.post(f"/tables/{table}/seats/1")
        assert state["you"]["seat"] == 1


async def test_a_seat_given_up_freely_can_be_taken_again(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        made = await ann.post("/tables", {"seats": [ME, OPEN], "listed": True})
        table = made["table"]["id"]
        await bob.post(f"/tables/{table}/seats/1")
        await bob.post(f"/tables/{table}/leave")
        await bob.post(f"/tables/{table}/seats/1")
        await ann.post(f"/tables/{table}/start")
        assert await refusal(ann, "POST", f"/tables/{table}/invite") == "started"
