"""Fair draws at a table: nobody can choose them, and everyone can check them afterwards."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256

import pytest
from tests.sealed import sealed_record
from tests.server.server_thread import BOT, ME, OPEN, SOON, Person, Served, seated, serving
from tests.server.tables.test_tables import refusal

from bench.client import Json, Turned, some_action
from keyflower.formats.record import Record
from keyflower.game.fairness import draws_of

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio

ANNS = "a1" * 32
BOBS = "b2" * 32
QUICK = 8  # entries after which everyone passes
STEADY = 30  # entries after which nobody undoes anything


def digest(value: str) -> str:
    return sha256(bytes.fromhex(value)).hexdigest()


async def pledge(person: Person, table: str, value: str, **more: object) -> bool:
    """Send the hash of some bytes. -> whether they will count"""
    body = {"hash": digest(value), **more}
    found: bool = await person.post(f"/tables/{table}/pledge", body)
    return found


async def reveal(person: Person, table: str, value: str) -> bool:
    """-> whether they count"""
    found: bool = await person.post(f"/tables/{table}/contribution", {"value": value})
    return found


async def lock(host: Person, table: str, value: str, away: Sequence[int] = ()) -> None:
    """The host's hash makes the list final."""
    assert await pledge(host, table, value, away=away)


async def start(host: Person, table: str, value: str, *guests: tuple[Person, str]) -> Json:
    """The host starts a game, after all others have revealed their bytes."""
    await lock(host, table, value)
    async with asyncio.timeout(SOON):
        for guest, given in guests:
            while not await reveal(guest, table, given):
                pass
        while True:
            with suppress(Turned):  # stale: the host's process had not heard of another's bytes
                made: Json = await host.post(f"/tables/{table}/start", {"value": value})
                return made


async def of_two(ann: Person, bob: Person, anns: str = "", bobs: str = "") -> str:
    """A table of two who sit, contribute and start. -> its id"""
    made = await ann.post("/tables", {"seats": [ME, OPEN]})
    table: str = made["table"]["id"]
    await bob.post("/join", {"invite": made["you"]["invite"]})
    await bob.post(f"/tables/{table}/seats/1")
    if bobs:
        assert await pledge(bob, table, bobs)
    if anns:
        await start(ann, table, anns, *([(bob, bobs)] if bobs else []))
    else:
        await ann.post(f"/tables/{table}/start")
    return table


async def play(people: list[Person], table: str, entries: int = 100_000) -> None:
    """At random, later passing, to the end or until the log has this many entries."""
    chance = random.Random(5)
    path = f"/tables/{table}"
    async with asyncio.timeout(3 * SOON):
        while True:
            for person in people:
                state = await person.get(path)
                if state["table"]["status"] != "playing" or state["seq"] >= entries:
                    return
                if state["can_undo"] and state["seq"] < STEADY and chance.random() < 0.3:
                    await tried(person, f"{path}/undo", {"seq": state["seq"]})
                elif state["legal"] is not None:
                    action: object = some_action(state["legal"], chance)
                    if state["view"]["phase"] == "turn" and state["seq"] > QUICK:
                        action = "pass" if chance.random() < 0.8 else action
                    await tried(person, f"{path}/actions", {"seq": state["seq"], "action": action})


async def tried(person: Person, path: str, body: Json) -> None:
    """An action, unless a bot was quicker."""
    with suppress(Turned):
        await person.post(path, body)


async def record_of(person: Person, table: str) -> Record:
    """The game file, whose draws are all checked."""
    answer = await person.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    record = Record.loads(answer.text)
    assert all(each.intact for each in record.seals)
    draws = list(draws_of(record))
    assert [draw for draw in draws if not draw.fits] == []
    assert len(draws) > 40
    return record


# ---- A whole game


@pytest.mark.slow
async def test_a_game_is_committed_to_contributed_to_and_revealed(served: Served) -> None:
    async with (
        Person(served.address) as ann,
        Person(served.address) as bob,
        Person(served.address) as eve,
    ):
        made = await ann.post("/tables", {"seats": [ME, OPEN]})
        table, commitment = made["table"]["id"], made["table"]["commitment"]
        path = f"/tables/{table}"
        assert len(commitment) == 64
        assert made["you"]["contribute"] == "last"  # when she starts the game
        await bob.post("/join", {"invite": made["you"]["invite"]})
        assert (await bob.get(path))["you"]["contribute"] == ""  # no seat yet
        assert (await bob.post(f"{path}/seats/1"))["you"]["contribute"] == "hash"
        assert await pledge(bob, table, BOBS)
        assert (await bob.get(path))["you"]["contribute"] == ""
        assert await reveal(bob, table, BOBS) is False  # the list isn't final yet
        fair = {
            "commitment": commitment,
            "contributors": [0, 1],
            "hashes": ["", digest(BOBS)],
            "revealed": [],
            "contributions": None,
            "secret": None,
        }
        assert await ann.get(f"{path}/fair") == fair
        await lock(ann, table, ANNS)
        assert (await bob.get(path))["you"]["contribute"] == "bytes"
        assert await reveal(bob, table, BOBS)
        fair |= {"hashes": [digest(ANNS), digest(BOBS)], "revealed": [1]}
        assert await ann.get(f"{path}/fair") == fair
        await ann.post(f"{path}/start", {"value": ANNS})
        started = await eve.get(f"{path}/fair")
        assert (started["contributions"], started["secret"]) == ([ANNS, BOBS], None)
        assert (await eve.get(path))["table"]["commitment"] == commitment
        await play([ann, bob], table)
        over = await eve.get(f"{path}/fair")
        assert over["commitment"] == commitment
        record = await record_of(eve, table)
    (found,) = record.seals
    assert found.write() == {
        "version": 3,
        "game": table,
        "covers": "deal",
        "since": 0,
        "past": "",
        "contributors": [0, 1],
        "commitment": commitment,
        "secret": over["secret"],
        "contributions": [ANNS, BOBS],
    }


# ---- Contributions


async def test_bytes_are_sent_once_and_for_the_own_seat(served: Served) -> None:
    async with (
        Person(served.address) as ann,
        Person(served.address) as bob,
        Person(served.address) as eve,
    ):
        made = await ann.post("/tables", {"seats": [ME, OPEN]})
        table = made["table"]["id"]
        path = f"/tables/{table}/pledge"
        await bob.post("/join", {"invite": made["you"]["invite"]})
        other = {"hash": digest(BOBS)}
        assert await refusal(bob, "POST", path, other) == (403, "no-seat")  # no seat
        assert await refusal(eve, "POST", path, other) == (404, "unknown")
        await bob.post(f"/tables/{table}/seats/1")
        assert await pledge(bob, table, BOBS) is True
        assert await pledge(bob, table, BOBS) is True  # his browser didn't hear the answer
        assert await pledge(bob, table, ANNS) is False  # another one of his
        extra = {**other, "seat": 1}
        assert await refusal(bob, "POST", path, extra) == (400, "bad-request")
        assert (await ann.get(f"/tables/{table}/fair"))["hashes"] == ["", digest(BOBS)]
        await lock(ann, table, ANNS)
        path = f"/tables/{table}/contribution"
        assert await refusal(bob, "POST", path, {"value": ANNS}) == (400, "bad-request")
        assert await reveal(bob, table, BOBS) is True
        assert await reveal(bob, table, BOBS) is True
        assert await reveal(bob, table, ANNS) is False


async def test_the_list_of_hashes_is_final_once_the_hosts_is_in_it(served: Served) -> None:
    """No hash is added or replaced afterwards, and the game starts when all have revealed."""
    async with Person(served.address) as ann, Person(served.address) as bob:
        made = await ann.post("/tables", {"seats": [ME, OPEN]})
        table = made["table"]["id"]
        path = f"/tables/{table}/start"
        await bob.post("/join", {"invite": made["you"]["invite"]})
        await bob.post(f"/tables/{table}/seats/1")
        await pledge(bob, table, BOBS)
        await lock(ann, table, ANNS)
        assert await pledge(bob, table, ANNS) is False
        assert await refusal(ann, "POST", path, {"value": ANNS}) == (409, "stale")
        for value in ("", "a1", "A1" * 32):
            assert await refusal(ann, "POST", path, {"value": value}) == (400, "bad-request")
        await reveal(bob, table, BOBS)
        assert await refusal(ann, "POST", path, {"value": BOBS}) == (400, "bad-request")
        assert (await ann.get(f"/tables/{table}"))["table"]["status"] == "waiting"
        assert (await ann.post(path, {"value": ANNS}))["table"]["status"] == "playing"
        assert (await bob.get(f"/tables/{table}/fair"))["contributions"] == [ANNS, BOBS]


async def test_a_silent_browser_is_left_out(served: Served) -> None:
    """The host opens the list again; everyone's next bytes are other ones."""
    async with Person(served.address) as ann, Person(served.address) as bob:
        made = await ann.post("/tables", {"seats": [ME, OPEN, BOT], "listed": True})
        table = made["table"]["id"]
        path = f"/tables/{table}"
        await bob.post(f"{path}/seats/1")
        await pledge(bob, table, BOBS)
        await lock(ann, table, ANNS)
        assert await pledge(ann, table, ANNS) is False
        assert (await ann.get(f"{path}/fair"))["hashes"] == ["", "", ""]
        assert (await bob.get(path))["you"]["contribute"] == "hash"
        await pledge(bob, table, BOBS)
        await lock(ann, table, ANNS, away=[1])
        await ann.post(f"{path}/start", {"value": ANNS})
        assert (await bob.get(f"{path}/fair"))["contributions"] == [ANNS, "", ""]


async def test_a_seat_that_changes_opens_the_list_again(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        made = await ann.post("/tables", {"seats": [ME, OPEN, OPEN], "listed": True})
        table = made["table"]["id"]
        path = f"/tables/{table}"
        await bob.post(f"{path}/seats/1")
        await pledge(bob, table, BOBS)
        await lock(ann, table, ANNS)
        assert await reveal(bob, table, BOBS)
        await ann.post(f"{path}/seats/2", {"kind": "bot", "bot": "random"})
        fair = await ann.get(f"{path}/fair")
        assert (fair["hashes"], fair["revealed"]) == (["", "", ""], [])
        assert (await bob.get(path))["you"]["contribute"] == "hash"


async def test_the_seat_of_a_bot_never_contributes(served: Served) -> None:
    """The server has committed to that, so whoever sits there later doesn't either."""
    async with Person(served.address) as ann, Person(served.address) as bob:
        made = await ann.post("/tables", {"seats": [ME, BOT], "listed": True})
        table = made["table"]["id"]
        assert (await ann.get(f"/tables/{table}/fair"))["contributors"] == [0]
        await ann.post(f"/tables/{table}/seats/1", {"kind": "open"})
        state = await bob.post(f"/tables/{table}/seats/1")
        assert state["you"]["contribute"] == ""
        assert await pledge(bob, table, BOBS) is False
        await start(ann, table, ANNS)
        assert (await bob.get(f"/tables/{table}/fair"))["contributions"] == [ANNS, ""]


async def test_whoever_becomes_the_host_comes_last(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        made = await ann.post("/tables", {"seats": [ME, OPEN, BOT], "listed": True})
        table = made["table"]["id"]
        await bob.post(f"/tables/{table}/seats/1")
        await pledge(bob, table, BOBS)
        await ann.post(f"/tables/{table}/leave")
        assert (await bob.get(f"/tables/{table}"))["you"]["contribute"] == "last"
        await bob.post(f"/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
        await start(bob, table, ANNS)
        assert (await bob.get(f"/tables/{table}/fair"))["contributions"] == ["", ANNS, ""]


@pytest.mark.slow
async def test_a_contribution_after_the_first_draw_is_too_late(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await of_two(ann, bob, ANNS)
        path = f"/tables/{table}"
        assert (await bob.get(path))["you"]["contribute"] == ""
        assert await pledge(bob, table, BOBS) is False
        assert await reveal(bob, table, BOBS) is False
        assert (await bob.get(f"{path}/fair"))["contributions"] == [ANNS, ""]
        await play([ann, bob], table)
        assert await reveal(bob, table, BOBS) is False
        record = await record_of(ann, table)
    assert record.seals[0].contributions == [ANNS, ""]


async def test_a_hash_goes_with_its_seat(served: Served) -> None:
    """Whoever leaves before the start, or loses the seat, takes the hash along."""
    async with Person(served.address) as ann, Person(served.address) as bob:
        made = await ann.post("/tables", {"seats": [ME, OPEN, OPEN], "listed": True})
        table = made["table"]["id"]
        path = f"/tables/{table}"
        await bob.post(f"{path}/seats/1")
        await pledge(bob, table, BOBS)
        await bob.post(f"{path}/leave")
        assert (await ann.get(f"{path}/fair"))["hashes"] == ["", "", ""]
        await bob.post(f"{path}/seats/2")
        await pledge(bob, table, BOBS)
        await ann.post(f"{path}/seats/2", {"kind": "open"})
        await ann.post(f"{path}/seats/2", {"kind": "bot", "bot": "random"})
        assert (await ann.get(f"{path}/fair"))["hashes"] == ["", "", ""]


# ---- Stand-ins, restarts, several processes


@pytest.mark.slow
async def test_a_stand_in_draws_from_the_same_seal(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await of_two(ann, bob, ANNS, BOBS)
        await play([ann, bob], table, 6)
        await bob.post(f"/tables/{table}/leave")
        await play([ann], table, 20)
        await bob.post(f"/tables/{table}/return")
        await play([ann, bob], table)
        record = await record_of(ann, table)
    assert record.seals[0].contributions == [ANNS, BOBS]


@pytest.mark.thorough
@pytest.mark.slow
async def test_a_restart_changes_no_draw(database_url: str) -> None:
    with serving(database_url) as before:
        async with Person(before.address) as ann, Person(before.address) as bob:
            table = await of_two(ann, bob, ANNS, BOBS)
            fair = await ann.get(f"/tables/{table}/fair")
            await play([ann, bob], table, 10)
            cookies = [ann.cookie, bob.cookie]
    with serving(database_url) as after:
        async with Person(after.address) as ann, Person(after.address) as bob:
            for person, cookie in zip((ann, bob), cookies):
                person.http.cookies.set("keyflower", cookie)
            assert await ann.get(f"/tables/{table}/fair") == fair
            await play([ann, bob], table)
            record = await record_of(ann, table)
    assert record.seals[0].commitment == fair["commitment"]


@pytest.mark.thorough
@pytest.mark.slow
async def test_two_processes_draw_from_one_seal(postgres_url: str) -> None:
    with serving(postgres_url) as one, serving(postgres_url) as other:
        async with Person(one.address) as ann, Person(other.address) as bob:
            table = await of_two(ann, bob, ANNS, BOBS)
            await play([ann, bob], table)
            await play([bob], table)  # until Bob's process has heard of the end, too
            record = await record_of(bob, table)
    assert record.seals[0].contributions == [ANNS, BOBS]


# ---- Records from elsewhere


async def bring(person: Person, text: str) -> str:
    await person.post("/me")
    answer = await person.http.post("/api/records", content=text)
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["table"]
    return found


async def test_a_game_is_not_changed_by_the_file_of_another(served: Served) -> None:
    """A file that names a running game reveals and changes nothing of it."""
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await seated(ann, bob)
        before = await ann.get(f"/tables/{table}/fair")
        forged = sealed_record()
        forged.seals[0].game = table
        await bring(bob, forged.dumps())
        assert await ann.get(f"/tables/{table}/fair") == before
