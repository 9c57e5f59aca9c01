"""What one person may have on a server that others can reach, and that one's own has no limits."""

import asyncio
import gc
import json
from collections.abc import AsyncIterator
from dataclasses import astuple, replace
from weakref import ref

import pytest
from tests.server.in_process_server import PUBLIC, Inside, id_of, inside
from tests.server.server_process import Server
from tests.server.server_thread import BOT, ME, OPEN, SOON, Clock, Person, seated, to_move

from bench.client import Json, Turned
from keyflower.game import Game
from keyflower.play import moves
from keyflower.rules.log import ENGINE
from keyflower.server.settings import UNLIMITED, USUAL_QUOTAS, Quotas, Settings
from keyflower.server.storage.statements.games import count_usage, find_table, mark_broken
from keyflower.server.tables.registry import size_of
from keyflower.server.tables.routes.live import Connection
from keyflower.server.web.identity import DAY

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio

FEW = Quotas(games=3, bot_games=2, records=2)
PEOPLE = {"seats": [ME, OPEN]}
WITH_BOT = {"seats": [ME, OPEN, BOT]}  # waits, so that no bot thinks
RECORD = json.loads(Game.new(2, 5).record().dumps())


@pytest.fixture
async def strict(database_url: str, clock: Clock) -> AsyncIterator[Inside]:
    """A server with small quotas."""
    async with inside(database_url, clock, quotas=FEW) as found:
        yield found


async def refused(person: Person, path: str, body: object = None) -> tuple[int, str, str]:
    """The status, the code and the message with which something is refused."""
    with pytest.raises(Turned) as caught:
        await person.post(path, body)
    told = str(caught.value).partition(": ")[2]
    return caught.value.status, caught.value.code, told


TOO_MANY_GAMES = (409, "too-many-games", "you have 3 unfinished games: finish or leave one first")
TOO_MANY_BOT_GAMES = (
    409,
    "too-many-bot-games",
    (
        "you have 2 unfinished games with bots: finish one, or play with people; "
        "one that you leave counts for another day"
    ),
)

TOO_MANY_RECORDS = (
    409,
    "too-many-records",
    "you have 2 records, and no more are kept: those nobody looks at for 90 days make room",
)


async def made(person: Person, request: Json = PEOPLE) -> str:
    """The id of a new table."""
    table: str = (await person.post("/tables", request))["table"]["id"]
    return table


# ---- Games


@pytest.mark.slow
async def test_unfinished_games_are_limited_for_each_person(strict: Inside) -> None:
    async with strict.person() as ann, strict.person() as bob:
        for _ in range(3):
            await made(ann)
        assert await refused(ann, "/tables", PEOPLE) == TOO_MANY_GAMES
        assert len((await ann.get("/games"))["games"]) == 3
        await made(bob)


@pytest.mark.slow
async def test_leaving_a_table_makes_room(strict: Inside) -> None:
    async with strict.person() as ann, strict.person() as bob:
        played = await seated(ann, bob)
        waiting = await made(ann)
        await made(ann)
        assert await refused(ann, "/tables", PEOPLE) == TOO_MANY_GAMES
        await ann.post(f"/tables/{waiting}/leave")
        await made(ann)
        assert await refused(ann, "/tables", PEOPLE) == TOO_MANY_GAMES
        await ann.post(f"/tables/{played}/leave")  # Bob plays on against a bot
        await made(ann)
        assert await refused(ann, "/tables", PEOPLE) == TOO_MANY_GAMES


@pytest.mark.slow
async def test_games_that_cannot_go_on_are_not_counted(strict: Inside) -> None:
    """Nobody can finish or leave them."""
    async with strict.person() as ann:
        for _ in range(3):
            await strict.server.store.write(mark_broken, await made(ann), "damaged")
        await made(ann)
        games = (await ann.get("/games"))["games"]
        assert sorted(game["table"]["status"] for game in games) == ["broken"] * 3 + ["waiting"]


@pytest.mark.slow
async def test_many_requests_at_once_get_no_more(strict: Inside) -> None:
    async with strict.person() as ann:
        await ann.get("/games")
        answers = await asyncio.gather(
            *(ann.post("/tables", PEOPLE) for _ in range(8)), return_exceptions=True
        )
        assert sorted(isinstance(answer, Turned) for answer in answers) == [False] * 3 + [True] * 5


# ---- Games with bots


@pytest.mark.slow
async def test_games_with_bots_are_limited_however_the_bots_come(strict: Inside) -> None:
    async with strict.person() as ann:
        for _ in range(2):
            await made(ann, WITH_BOT)
        assert await refused(ann, "/tables", WITH_BOT) == TOO_MANY_BOT_GAMES
        people = await made(ann)
        bot = {"kind": "bot", "bot": "random"}
        assert await refused(ann, f"/tables/{people}/seats/1", bot) == TOO_MANY_BOT_GAMES
        assert await refused(ann, f"/tables/{people}/start", {"fill": "random"}) == (
            TOO_MANY_BOT_GAMES
        )
        state = await ann.get(f"/tables/{people}")
        assert state["table"]["status"] == "waiting"
        assert state["table"]["seats"][1]["kind"] == "open"


@pytest.mark.slow
async def test_a_table_that_has_a_bot_may_have_another(strict: Inside) -> None:
    async with strict.person() as ann:
        tables = [await made(ann, WITH_BOT) for _ in range(2)]
        bot = {"kind": "bot", "bot": "random"}
        filled = await ann.post(f"/tables/{tables[0]}/seats/1", bot)
        assert [seat["kind"] for seat in filled["table"]["seats"]] == ["person", "bot", "bot"]


@pytest.mark.slow
async def test_the_tutorial_and_going_on_from_a_game_count_too(strict: Inside) -> None:
    async with strict.person() as ann:
        record = (await ann.post("/records", RECORD))["table"]
        going_on = {"at": 1, "seat": 0, "bot": "random"}
        for _ in range(2):
            await made(ann, WITH_BOT)
        path = f"/tables/{record}/continue"
        assert await refused(ann, path, going_on) == TOO_MANY_BOT_GAMES
        assert await refused(ann, "/tutorial") == TOO_MANY_BOT_GAMES


@pytest.mark.slow
async def test_a_game_with_bots_that_was_left_counts_for_a_day(
    strict: Inside, clock: Clock
) -> None:
    """M9: else one person could begin as many as they like."""
    async with strict.person() as ann:
        begun = (await ann.post("/tutorial"))["table"]["id"]
        await made(ann, WITH_BOT)
        assert await refused(ann, "/tables", WITH_BOT) == TOO_MANY_BOT_GAMES
        await ann.post(f"/tables/{begun}/leave")
        assert await refused(ann, "/tables", WITH_BOT) == TOO_MANY_BOT_GAMES
        clock.seconds += DAY
        await made(ann, WITH_BOT)
        assert await refused(ann, "/tables", WITH_BOT) == TOO_MANY_BOT_GAMES


@pytest.mark.slow
async def test_a_tutorial_that_is_on_is_found_again(strict: Inside) -> None:
    async with strict.person() as ann:
        begun = (await ann.post("/tutorial"))["table"]["id"]
        await made(ann, WITH_BOT)
        assert (await ann.post("/tutorial"))["table"]["id"] == begun


@pytest.mark.slow
async def test_a_rematch_counts_unless_it_is_there_already(strict: Inside) -> None:
    store = strict.server.store
    async with strict.person() as ann, strict.person() as bob:
        old = await seated(ann, bob)
        await finish(strict, old)
        for person in (ann, bob):
            waiting = [await made(person) for _ in range(3)]
            assert await refused(person, f"/tables/{old}/rematch") == TOO_MANY_GAMES
        found = await store.read(find_table, old)
        assert found is not None
        assert found[0].next_table is None
        await bob.post(f"/tables/{waiting[0]}/leave")
        again = (await bob.post(f"/tables/{old}/rematch"))["table"]
        assert (await ann.post(f"/tables/{old}/rematch"))["table"] == again


async def finish(served: Inside, table_id: str) -> None:
    """Both pass to the end, as fast as it goes."""
    registry = served.server.registry
    table = await registry.get(table_id)
    while table.row.status == "playing":
        game = table.playing()
        seat = game.to_act[0]
        identity = table.seats[seat].identity
        assert identity is not None
        await table.move(moves.act, identity, table.seq, game.legal(seat)[0])


# ---- Records


@pytest.mark.slow
async def test_uploaded_records_are_limited_for_each_person(strict: Inside) -> None:
    async with strict.person() as ann, strict.person() as bob:
        for person in (ann, bob):
            for _ in range(2):
                await person.post("/records", RECORD)
        assert await refused(ann, "/records", RECORD) == TOO_MANY_RECORDS
        await made(ann)  # games are counted apart


# ---- Networks: people cost nothing


SPACED = json.dumps(RECORD) + " " * 1_000_000


@pytest.mark.slow
async def test_what_a_network_has_kept_is_limited(sqlite_url: str) -> None:
    """H1: guests of one address could upload as many records as they liked."""
    async with inside(sqlite_url, Clock(), allowance=1) as public:
        answers = []
        for _ in range(4):
            async with public.person(network="192.0.2.7") as guest:
                await guest.post("/me")
                answers.append(await guest.http.post("/api/records", content=SPACED))
        assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
        assert "records from your network" in answers[-1].json()["message"]
        async with public.person(network="192.0.2.7") as guest:
            assert (await refused(guest, "/tables", PEOPLE))[0] == 429
        async with public.person(network="192.0.2.8") as guest:
            await guest.post("/records", RECORD)


@pytest.mark.slow
async def test_a_networks_records_are_read_one_at_a_time(strict: Inside) -> None:
    near, far = "192.0.2.7", "192.0.2.8"
    turns = strict.server.uploads
    async with strict.person(network=near) as ann, strict.person(network=far) as bob:
        for person in (ann, bob):
            await person.post("/me")
        async with turns.setdefault(near, asyncio.Lock()):
            waits = asyncio.create_task(ann.post("/records", RECORD))
            await bob.post("/records", RECORD)
            assert not waits.done()
        await waits
    assert not turns


@pytest.mark.slow
async def test_a_record_takes_memory_only_while_it_is_looked_at(
    strict: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """H1: each took 2 MB for five minutes."""
    registry = strict.server.registry
    async with strict.person() as ann, strict.person() as bob:
        ids = [(await who.post("/records", RECORD))["table"] for who in (ann, ann, bob, bob)]
        assert not registry.tables
        watched = await registry.get(ids[0])
        monkeypatch.setattr("keyflower.server.tables.registry.IDLE_BYTES", 2 * size_of(watched))
        watched.audience.viewers.add(Connection(None))
        waiting = await made(ann)
        for table in ids:
            assert (await bob.get(f"/tables/{table}"))["table"]["status"] == "finished"
    assert set(registry.tables) == {ids[0], waiting, ids[3]}


@pytest.mark.slow
async def test_a_released_table_is_freed_at_once(sqlite_url: str) -> None:
    """L3: it was in a cycle, and full collections are rare (operations/garbage.py)."""
    async with (
        inside(sqlite_url, Clock(), notify_after=0.0) as found,
        found.person() as ann,
        found.person() as bob,
    ):
        registry = found.server.registry
        pace = {"kind": "live", "seconds": 60, "reserve": 60}
        played = await seated(ann, bob, pace=pace)
        mover, _, state = await to_move(ann, bob, played)
        await mover.post(f"/tables/{played}/actions", {"seq": state["seq"], "action": "pass"})
        table = ref(registry.tables[played])
        gc.disable()
        try:
            await registry._release(registry.tables[played])
            async with asyncio.timeout(SOON):
                while table() is not None:
                    await asyncio.sleep(0)
        finally:
            gc.enable()


# ---- Where they apply


@pytest.mark.slow
@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({}, UNLIMITED),
        ({"host": "::1"}, UNLIMITED),
        ({"host": "localhost"}, UNLIMITED),
        ({"host": "0.0.0.0"}, USUAL_QUOTAS),
        ({"origin": "https://play.example"}, USUAL_QUOTAS),
        ({"quotas": FEW}, replace(UNLIMITED, games=3, bot_games=2, records=2)),
        ({"quotas": UNLIMITED, "origin": "https://play.example"}, UNLIMITED),
    ],
)
async def test_they_apply_where_others_can_come(settings: dict[str, str], expected: Quotas) -> None:
    assert Settings(database="", **settings).limits == expected  # type: ignore[arg-type]


async def test_what_is_said_replaces_what_is_usual() -> None:
    own = Settings(database="", quotas=Quotas(games=5))
    assert own.limits == replace(UNLIMITED, games=5)
    public = Settings(database="", origin=PUBLIC, quotas=Quotas(games=0))
    assert public.limits == replace(USUAL_QUOTAS, games=0)


@pytest.mark.slow
async def test_on_ones_own_machine_nothing_is_refused(sqlite_url: str) -> None:
    async with inside(sqlite_url, Clock(), origin="") as own, own.person() as ann:
        games, _, records, *_ = astuple(USUAL_QUOTAS)
        for _ in range(games + 1):
            await made(ann, WITH_BOT)
        for _ in range(records + 1):
            await ann.post("/records", RECORD)
        usage = await own.server.store.read(count_usage, id_of(ann), ENGINE, 0.0)
        assert (usage.games, usage.records) == (games + 1, records + 1)


@pytest.mark.slow
async def test_options_of_the_command_line_set_them(sqlite_url: str) -> None:
    options = ("--most-games", "1", "--keep-guests", "0")
    with Server(sqlite_url, *options) as served:
        async with Person(served.address) as ann:
            await made(ann)
            assert (await refused(ann, "/tables", PEOPLE))[:2] == (409, "too-many-games")
            for _ in range((FEW.records or 0) + 1):  # what was not said is not limited here
                await ann.post("/records", RECORD)
