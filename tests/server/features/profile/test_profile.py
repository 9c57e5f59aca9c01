"""Coming back without a password, ratings, people met, and deleting everything about oneself."""

import asyncio
import copy
import tracemalloc
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from sqlalchemy import event
from tests.server.features.profile.authenticator import Authenticator
from tests.server.in_process_server import id_of, inside
from tests.server.server_thread import (
    BOT,
    ME,
    OPEN,
    SOON,
    Clock,
    Finished,
    Person,
    Served,
    known,
    play_out,
    played,
    seated,
    serving,
)
from tests.server.tables.test_tables import refusal as refused_with

from bench.client import some_action
from keyflower.bots.levels import LEVELS, rating
from keyflower.server.database import open_store
from keyflower.server.features.profile.passkeys import CHALLENGE_LIFE, MAX_PASSKEYS
from keyflower.server.features.profile.phrases import new_phrase, normal
from keyflower.server.features.ratings import SETTLED_GAMES, START, RatingRow, ratings
from keyflower.server.storage.statements.games import find_table

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def named(clock: Clock, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a host name, as passkeys need one."""
    path = tmp_path_factory.mktemp("named") / "keyflower.db"
    with serving(str(path), now=clock, origin="http://play.example") as found:
        yield found


async def called(served: Served, name: str) -> Person:
    """Somebody with a name."""
    person = Person(served.local)
    person.http.headers["origin"] = served.settings.origin or served.local
    await person.post("/me")
    await person.call("PATCH", "/me", {"name": name})
    return person


async def name_of(person: Person) -> str:
    """Who the server takes somebody for."""
    return str((await person.get("/me"))["name"])


async def refusal(person: Person, method: str, path: str, body: object = None) -> str:
    """The code with which something is refused."""
    return (await refused_with(person, method, path, body))[1]


# ---- The recovery phrase


def test_a_phrase_can_be_typed_in_any_way() -> None:
    phrase = new_phrase()
    assert len({new_phrase() for _ in range(100)}) == 100
    assert len(normal(phrase)) == 30
    for typed in (phrase.upper(), phrase.replace(" ", "-"), f"  {phrase}\n", phrase.title()):
        assert normal(typed) == normal(phrase)


async def test_a_phrase_brings_somebody_back_with_their_seats(served: Served) -> None:
    ann, bob = await called(served, "Ann"), await called(served, "Bob")
    table = await seated(ann, bob)
    first = (await ann.post("/me/recovery"))["phrase"]
    phrase = (await ann.post("/me/recovery"))["phrase"]
    assert (await ann.get("/me/profile"))["recovery"] is not None
    async with Person(served.local) as cleared:  # another browser, or the same without cookies
        for wrong in (first, "", phrase[:-1], phrase + "a", "é" * 400):
            assert await refusal(cleared, "POST", "/me/recover", {"phrase": wrong}) == "unknown"
        assert (await cleared.post("/me/recover", {"phrase": phrase}))["name"] == "Ann"
        state = await cleared.get(f"/tables/{table}")
        assert state["you"]["seat"] == 0
    assert await name_of(ann) == "Ann"  # both devices are one person
    await ann.http.aclose()
    await bob.http.aclose()


@pytest.mark.slow
async def test_phrases_cannot_be_tried_out(database_file: str) -> None:
    with serving(database_file, allowance=1.0) as served:
        async with Person(served.address) as eve:
            codes = [
                await refusal(eve, "POST", "/me/recover", {"phrase": new_phrase()})
                for _ in range(15)
            ]
    assert codes[:10] == ["unknown"] * 10
    assert codes[-1] == "too-many"


# ---- Passkeys


async def with_passkey(person: Person, device: Authenticator) -> Any:
    """Somebody's profile after their device has made a passkey."""
    options = await person.post("/me/passkeys/offer")
    return await person.post("/me/passkeys", {"credential": device.create(options)})


@pytest.mark.slow
async def test_a_passkey_brings_somebody_back(named: Served) -> None:
    device = Authenticator("http://play.example", uses=1)
    ann = await called(named, "Ann")
    profile = await with_passkey(ann, device)
    (key,) = profile["passkeys"]
    cleared = await called(named, "Somebody new")
    options = await cleared.post("/me/passkeys/ask")
    assert "allowCredentials" not in options  # the server doesn't tell who has passkeys
    answer = device.get(options)
    assert (await cleared.post("/me/passkeys/use", {"credential": answer}))["name"] == "Ann"
    assert await name_of(cleared) == "Ann"

    again = await called(named, "Eve")  # who has seen the answer
    assert await refusal(again, "POST", "/me/passkeys/use", {"credential": answer}) == "bad-passkey"
    assert await name_of(again) == "Eve"

    # A lost device: its passkey is removed, with any other way to come back.
    await ann.call("DELETE", f"/me/passkeys/{key['id']}")
    assert (await ann.get("/me/profile"))["passkeys"] == []
    late = device.get(await again.post("/me/passkeys/ask"))
    assert await refusal(again, "POST", "/me/passkeys/use", {"credential": late}) == "unknown"


@pytest.mark.slow
async def test_answers_that_prove_nothing_are_refused(named: Served, clock: Clock) -> None:
    device = Authenticator("http://play.example", b"of Ann", uses=7)
    ann, eve = await called(named, "Ann"), await called(named, "Eve")
    await with_passkey(ann, device)

    async def refused(answer: Any) -> str:
        return await refusal(eve, "POST", "/me/passkeys/use", {"credential": answer})

    async def asked() -> Any:
        return await eve.post("/me/passkeys/ask")

    good = device.get(await asked())
    for field in ("rawId", "response"):
        without = {key: value for key, value in good.items() if key != field}
        assert await refused(without) == "bad-passkey"
    wrong: tuple[object, ...] = ("", "!!", "AAAA", 7, None, {})
    for field in good["response"]:
        for value in wrong:
            bad = copy.deepcopy(good)
            bad["response"][field] = value
            assert await refused(bad) == "bad-passkey"
    other = Authenticator("http://play.example", b"of Ann")  # another key with the same name
    assert await refused(other.get(await asked())) == "bad-passkey"
    elsewhere = copy.copy(device)
    elsewhere.origin = "http://play.example.evil.example"
    assert await refused(elsewhere.get(await asked())) == "bad-passkey"
    copied = copy.copy(device)
    assert (await ann.post("/me/passkeys/use", {"credential": device.get(await asked())}))["name"]
    assert await refused(copied.get(await asked())) == "unknown"  # counts behind the device
    copied.uses = 0
    assert await refused(copied.get(await asked())) == "unknown"  # no longer counts
    late = device.get(await asked())
    clock.seconds += CHALLENGE_LIFE + 1
    assert await refused(late) == "bad-passkey"
    taken = device.create(await eve.post("/me/passkeys/offer"))
    assert await refusal(eve, "POST", "/me/passkeys", {"credential": taken}) == "passkey-known"
    assert await name_of(eve) == "Eve"
    assert (await eve.get("/me/profile"))["passkeys"] == []


async def test_a_number_in_an_answer_costs_no_memory(named: Served) -> None:
    """The library turns a number into as many bytes."""
    device = Authenticator("http://play.example")
    eve = await called(named, "Eve")
    options = await eve.post("/me/passkeys/ask")
    tracemalloc.start()
    for answer in (device.get(options), device.create(options)):
        for holder in (answer, answer["response"]):
            for field in holder.keys() - {"response"}:
                bad = copy.deepcopy(answer)
                (bad if holder is answer else bad["response"])[field] = 1 << 28
                for path in ("/me/passkeys/use", "/me/passkeys"):
                    body = {"credential": bad}
                    assert await refusal(eve, "POST", path, body) in ("bad-passkey", "unknown")
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 1 << 27


@pytest.mark.slow
async def test_a_challenge_is_for_one_purpose_and_person(named: Served) -> None:
    device = Authenticator("http://play.example", b"of Ann alone")
    ann, eve = await called(named, "Ann"), await called(named, "Eve")
    await with_passkey(ann, device)
    other = Authenticator("http://play.example", b"another")
    for made in (await ann.post("/me/passkeys/offer"), await eve.post("/me/passkeys/ask")):
        body = {"credential": other.create(made)}
        assert await refusal(eve, "POST", "/me/passkeys", body) == "bad-passkey"
    body = {"credential": device.get(await ann.post("/me/passkeys/offer"))}
    assert await refusal(eve, "POST", "/me/passkeys/use", body) == "bad-passkey"
    assert (await eve.get("/me/profile"))["passkeys"] == []


@pytest.mark.slow
async def test_passkeys_offered_at_once_are_still_few(named: Served) -> None:
    ann = await called(named, "Ann")
    offers = [await ann.post("/me/passkeys/offer") for _ in range(MAX_PASSKEYS + 2)]
    answers = [
        Authenticator("http://play.example", b"one of many %d" % number).create(options)
        for number, options in enumerate(offers)
    ]
    kept = [ann.http.post("/api/me/passkeys", json={"credential": each}) for each in answers]
    codes = [answer.status_code for answer in await asyncio.gather(*kept)]
    assert sorted(codes) == [200] * MAX_PASSKEYS + [400] * 2
    assert len((await ann.get("/me/profile"))["passkeys"]) == MAX_PASSKEYS


@pytest.mark.slow
async def test_passkeys_are_few_and_need_a_host_name(named: Served, on_sqlite: Served) -> None:
    ann = await called(named, "Ann")
    for number in range(MAX_PASSKEYS):
        await with_passkey(ann, Authenticator("http://play.example", b"key %d" % number))
    assert await refusal(ann, "POST", "/me/passkeys/offer") == "too-many-passkeys"
    ann = await called(on_sqlite, "Ann")
    assert await refusal(ann, "POST", "/me/passkeys/offer") == "no-passkeys"  # 127.0.0.1
    assert await refusal(ann, "DELETE", "/me/passkeys/unknown") == "unknown"


# ---- Ratings and people


async def settle(served: Served, *people: Person) -> None:
    """Give them as many rated games as make a rating that others' ratings change by."""
    for person in people:
        rows = [
            RatingRow(person.cookie.partition(".")[0], number, "earlier", *START, 1, 2, 5.0)
            for number in range(1, SETTLED_GAMES + 1)
        ]
        writing = served.store.write(ratings.add, *rows)
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(writing, served.loop))


@pytest.mark.slow
async def test_a_finished_game_rates_both_and_they_can_play_again(served: Served) -> None:
    async with Person(served.address) as ann, Person(served.address) as bob:
        table = await seated(ann, bob, listed=True)
        await settle(served, ann, bob)
        await play_out(ann, bob, table)
        await ann.call("PATCH", "/me", {"name": "Ann"})
        result = (await ann.get(f"/tables/{table}"))["table"]["result"]
        profiles = [await person.get("/me/profile") for person in (ann, bob)]
        for seat, profile in enumerate(profiles):
            rated = profile["history"][-1]
            place = 1 + sum(points > result[seat] for points in result)
            assert (rated["table"], rated["place"], rated["players"]) == (table, place, 2)
            games = SETTLED_GAMES + 1
            assert profile["rating"] == {"points": rated["points"], "settled": True, "games": games}
            assert (rated["points"] > 1500) is (result[seat] > result[1 - seat])
        (met,) = profiles[1]["people"]
        assert (met["name"], met["table"], met["seat"], met["games"]) == ("Ann", table, 0, 1)
        assert met["rating"] == profiles[0]["rating"]

        people = [{"table": met["table"], "seat": met["seat"]}]
        again = (await bob.post("/invite", {"people": people * 2}))["table"]
        (invitation,) = (await ann.get("/invitations"))["tables"]
        assert (invitation["id"], len(invitation["seats"])) == (again, 2)
        await ann.post(f"/tables/{again}/decline")
        assert (await ann.get("/invitations"))["tables"] == []
        assert await refusal(ann, "POST", f"/tables/{again}/seats/1") == "unknown"
        again = (await bob.post("/invite", {"people": people}))["table"]
        await ann.post(f"/tables/{again}/seats/1")
        assert (await ann.get("/invitations"))["tables"] == []
        async with Person(served.address) as eve:
            await eve.post("/me")
            for wrong in (people, [{"table": "x", "seat": 0}], [{"table": again, "seat": 5}]):
                assert await refusal(eve, "POST", "/invite", {"people": wrong})
        mine = [{"table": table, "seat": 1}]
        assert await refusal(bob, "POST", "/invite", {"people": mine}) == "not-played"


@pytest.mark.slow
async def test_two_new_people_rate_nobody(finished: Finished) -> None:
    """M5: one person can be both of them."""
    async with finished.person(0) as ann, finished.person(1) as bob:
        for person in (ann, bob):
            profile = await person.get("/me/profile")
            assert (profile["rating"], profile["history"]) == (None, [])


@pytest.mark.slow
@pytest.mark.parametrize("hints", [0, 1])
async def test_bots_and_people_share_one_scale(on_sqlite: Served, hints: int) -> None:
    """L6: a game with hints doesn't count."""
    chance = Random(2)
    async with Person(on_sqlite.address) as ann, asyncio.timeout(3 * SOON):
        made = await ann.post("/tables", {"seats": [ME, BOT], "start": True})
        asked = 0
        path = f"/tables/{made['table']['id']}"
        async with ann.watch(made["table"]["id"]) as watch:
            state = made
            while state["table"]["status"] == "playing":
                if state["legal"]:
                    if asked < hints:
                        await ann.post(f"{path}/hint")
                        asked += 1
                    legal = some_action(state["legal"], chance)
                    action = "pass" if state["view"]["phase"] == "turn" else legal
                    await ann.post(f"{path}/actions", {"seq": state["seq"], "action": action})
                await watch.next()
                state = await ann.get(path)
        profile = await ann.get("/me/profile")
        if hints:
            assert profile["history"] == []
            return
        mine, bots = state["table"]["result"]
        (rated,) = profile["history"]
        assert (rated["points"] > 1500) is (mine > bots)
        assert rating(LEVELS[0]) < 1000  # so a win against it says little
        assert rated["points"] < 1600


@pytest.mark.slow
async def test_hints_are_remembered_by_the_database(database_file: str) -> None:
    """L6: a game with hints doesn't count, after a restart of the server either."""
    with serving(database_file) as served:
        async with Person(served.address) as ann, asyncio.timeout(3 * SOON):
            made = await ann.post("/tables", {"seats": [ME, BOT], "start": True})
            table_id = made["table"]["id"]
            async with ann.watch(table_id) as watch:
                while not (await ann.get(f"/tables/{table_id}"))["legal"]:
                    await watch.next()
            await ann.post(f"/tables/{table_id}/hint")
    store = await open_store(database_file)
    found = await store.read(find_table, table_id)
    await store.close()
    assert found is not None
    assert found[0].setup["advised"]


@pytest.mark.slow
@pytest.mark.thorough
async def test_whoever_leaves_gets_the_place_that_the_bot_reaches(on_sqlite: Served) -> None:
    """The page says so before (board-leave-rating)."""
    async with Person(on_sqlite.address) as ann, asyncio.timeout(3 * SOON):
        made = await ann.post("/tables", {"seats": [ME, BOT], "start": True})
        path = f"/tables/{made['table']['id']}"
        async with ann.watch(made["table"]["id"]) as watch:
            await ann.post(f"{path}/leave")
            while (await ann.get(path))["table"]["status"] == "playing":
                await watch.next()
        mine, bots = (await ann.get(path))["table"]["result"]
        (rated,) = (await ann.get("/me/profile"))["history"]
        assert rated["place"] == (1 if mine >= bots else 2)
        assert (await ann.get("/me/statistics"))["games"] == []


# ---- Deleting everything


@pytest.mark.slow
async def test_everything_about_a_person_goes(served: Served) -> None:
    game = await played(served)
    async with game.person(0) as ann, game.person(1) as bob, Person(served.local) as anyone:
        await settle(served, ann, bob)
        await ann.call("PATCH", "/me", {"name": "Wilhelmina", "face": "nora"})
        await bob.call("PATCH", "/me", {"name": "Bob"})
        running = await seated(ann, bob)
        await ann.post(f"/tables/{running}/chat", {"text": "I am Wilhelmina"})
        alone = (await ann.post("/tables", {"seats": [ME, BOT], "start": True}))["table"]["id"]
        waiting = await ann.post("/tables", {"seats": [ME, {"kind": "open"}], "listed": True})
        await bob.post(f"/tables/{waiting['table']['id']}/seats/1")
        record = (await anyone.http.get(f"/api/tables/{game.table}/record")).json()
        brought = (await ann.call("POST", "/records", record))["table"]
        phrase = (await ann.post("/me/recovery"))["phrase"]
        await ann.post("/me/link")
        answer = await ann.http.request("DELETE", "/api/me")
        assert answer.json() is True
        assert "Max-Age=0" in answer.headers["set-cookie"]

        assert await refusal(anyone, "POST", "/me/recover", {"phrase": phrase}) == "unknown"
        for gone in (alone, brought):
            assert await refusal(anyone, "GET", f"/tables/{gone}") == "unknown"
        async with bob.watch(running) as watch, asyncio.timeout(SOON):
            state = await watch.next()
            while state.get("table", {}).get("seats", [{}])[0].get("kind") != "bot":
                state = await watch.next()
        state = await bob.get(f"/tables/{running}")
        assert state["you"]["host"]
        assert [line["text"] for line in state["chat"]] == ["…"]
        assert (await bob.get(f"/tables/{waiting['table']['id']}"))["you"]["host"]
        over = await anyone.get(f"/tables/{game.table}")
        assert over["table"]["seats"][0]["name"] == ""
        assert (await bob.get("/me/profile"))["people"] == []
        assert len((await bob.get("/me/profile"))["history"]) == SETTLED_GAMES


async def test_a_cookie_of_a_deleted_profile_brings_nobody_back(served: Served) -> None:
    ann = await called(served, "Ann")
    async with known(served.local, ann.cookie) as device:  # where she is known as well
        deleted = id_of(ann)
        await ann.call("DELETE", "/me")
        assert (await device.http.get("/api/me")).status_code == 401
        answer = await device.http.post("/api/me")
        assert answer.json()["name"] == "Guest"
        assert not answer.headers["set-cookie"].startswith(f"keyflower={deleted}.")


@pytest.mark.slow
async def test_deleting_a_profile_reads_only_its_own_tables(sqlite_url: str) -> None:
    """Others don't wait while every table in memory is read again."""
    read: list[str] = []

    def note(*executed: Any) -> None:
        read.extend(str(value) for value in executed[3])

    async with inside(sqlite_url, Clock()) as found:
        registry = found.server.registry
        async with found.person() as ann, found.person() as bob:
            common = await seated(ann, bob)
            body = {"seats": [ME, OPEN]}
            others = [(await bob.post("/tables", body))["table"]["id"] for _ in range(3)]
            assert {common, *others} <= registry.tables.keys()
            before = set(registry.services._tasks)
            engine = registry.services.store._engine  # type: ignore[attr-defined]  # of SQLite
            event.listen(engine, "before_cursor_execute", note)
            await ann.call("DELETE", "/me")
            if started := registry.services._tasks - before:
                await asyncio.wait(started, timeout=SOON)
            assert common in read
            assert not set(others) & set(read)
            assert registry.tables[common].seats[0].kind == "bot"
