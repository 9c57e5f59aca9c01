"""What nobody has used for long is deleted; what somebody has, or may want to see, stays."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import astuple
from pathlib import Path
from random import Random

import pytest
from tests.server.in_process_server import Inside, id_of, inside
from tests.server.server_thread import (
    BOT,
    ME,
    OPEN,
    SOON,
    Clock,
    Person,
    seated,
    serving,
    to_move,
    until,
)
from tests.server.tables.test_quotas import RECORD, finish
from tests.server.tables.test_tables import refusal

from bench.client import some_action
from keyflower.server.features.ratings import LOST_AFTER_S
from keyflower.server.features.sheets import score_sheets
from keyflower.server.settings import UNLIMITED, USUAL_QUOTAS, Quotas
from keyflower.server.storage import Identity
from keyflower.server.storage.statements.chat import read_chat
from keyflower.server.storage.statements.games import find_by_invite, find_table, guests, read_log
from keyflower.server.storage.statements.people import identities
from keyflower.server.tables.routes.live import Connection
from keyflower.server.web.identity import DAY

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio

UNKNOWN = (404, "unknown")
_, _, _, WAITING_DAYS, PLAYING_DAYS, RECORD_DAYS, GUEST_DAYS = astuple(USUAL_QUOTAS)


@pytest.fixture
async def house(database_url: str, clock: Clock) -> AsyncIterator[Inside]:
    """A server that others can reach."""
    async with inside(database_url, clock) as found:
        yield found


async def made(person: Person, **options: object) -> str:
    """The id of a new table that waits."""
    table: str = (await person.post("/tables", {"seats": [ME, OPEN], **options}))["table"]["id"]
    return table


async def is_there(house: Inside, table: str) -> bool:
    """Whether a table is stored; to ask does not count as looking at it."""
    return await house.server.store.read(find_table, table) is not None


async def someone(house: Inside, person: Person) -> Identity | None:
    """What is stored of somebody."""
    return await house.server.store.read(identities.get, id_of(person))


# ---- Tables that wait


@pytest.mark.slow
async def test_a_table_that_does_not_start_goes_after_its_days(house: Inside, clock: Clock) -> None:
    async with house.person() as ann, house.person() as bob:
        table = await made(ann)
        invite = (await ann.get(f"/tables/{table}"))["you"]["invite"]
        await bob.post("/join", {"invite": invite})
        await ann.post(f"/tables/{table}/chat", {"text": "hello"})
        clock.seconds += WAITING_DAYS * DAY - 1
        await house.tidy()
        assert await is_there(house, table)
        clock.seconds += 2
        await house.tidy()
        assert not await is_there(house, table)
        store = house.server.store
        assert await store.read(read_chat, table) == []
        assert not await store.read(guests.get, table, id_of(bob))
        assert await store.read(find_by_invite, invite) is None
        assert (await ann.get("/games"))["games"] == []
        assert await refusal(ann, "GET", f"/tables/{table}") == UNKNOWN
        assert await refusal(bob, "POST", "/join", {"invite": invite}) == UNKNOWN
        metrics = house.server.metrics.text().decode()
        assert 'keyflower_expired_total{kind="waiting"} 1.0' in metrics


@pytest.mark.slow
async def test_whoever_sits_down_or_looks_keeps_a_table(house: Inside, clock: Clock) -> None:
    async with house.person() as ann, house.person() as bob:
        looked_at, sat_at, neither = [await made(ann, listed=True) for _ in range(3)]
        clock.seconds += 10 * DAY
        await bob.get(f"/tables/{looked_at}")
        await bob.post(f"/tables/{sat_at}/seats/1")
        clock.seconds += 10 * DAY
        await house.tidy()
        assert [await is_there(house, each) for each in (looked_at, sat_at, neither)] == [
            True,
            True,
            False,
        ]
        clock.seconds += (WAITING_DAYS + 1) * DAY
        await house.tidy()
        assert not await is_there(house, looked_at)
        assert not await is_there(house, sat_at)


@pytest.mark.slow
async def test_a_table_that_everyone_left_goes_too(house: Inside, clock: Clock) -> None:
    async with house.person() as ann:
        table = await made(ann)
        await ann.post(f"/tables/{table}/leave")
        clock.seconds += WAITING_DAYS * DAY + 1
        await house.tidy()
        assert not await is_there(house, table)


@pytest.mark.slow
async def test_a_rematch_that_went_can_be_asked_for_again(house: Inside, clock: Clock) -> None:
    async with house.person() as ann, house.person() as bob:
        old = await seated(ann, bob)
        await finish(house, old)
        first = (await ann.post(f"/tables/{old}/rematch"))["table"]
        clock.seconds += WAITING_DAYS * DAY + 1
        await house.tidy()
        assert not await is_there(house, first)
        assert (await bob.get(f"/tables/{old}"))["table"]["next_table"] is None
        second = (await bob.post(f"/tables/{old}/rematch"))["table"]
        assert second != first
        assert (await ann.post(f"/tables/{old}/rematch"))["table"] == second


@pytest.mark.slow
async def test_notices_that_are_due_later_delay_no_one_who_stops_a_server(
    tmp_path: Path, clock: Clock
) -> None:
    async with inside(str(tmp_path / "keyflower.db"), clock) as house:
        due = house.server.registry.services.start(house.server.registry.services.pause(3600))
    assert due.done()
    assert not due.cancelled()


# ---- Games


@pytest.mark.thorough
@pytest.mark.slow
async def test_a_game_goes_when_nobody_plays_on(house: Inside, clock: Clock) -> None:
    async with house.person() as ann, house.person() as bob:
        table = await seated(ann, bob)
        clock.seconds += 80 * DAY
        mover, _, state = await to_move(ann, bob, table)
        await mover.post(f"/tables/{table}/actions", {"seq": state["seq"], "action": "pass"})
        clock.seconds += (PLAYING_DAYS + 1) * DAY - 1  # that it was looked at is coarse
        await house.tidy()
        assert await is_there(house, table)
        assert len(await house.server.store.read(read_log, table)) == 2
        clock.seconds += 2
        await house.tidy()
        assert not await is_there(house, table)
        assert await house.server.store.read(read_log, table) == []


@pytest.mark.slow
async def test_a_game_against_bots_that_is_left_for_a_week_is_lost(
    house: Inside, clock: Clock
) -> None:
    """M5: whoever left what they would lose was rated for their wins only."""
    async with house.person() as ann, house.person() as bob, asyncio.timeout(3 * SOON):
        for person, acts in ((ann, True), (bob, False)):
            made = await person.post("/tables", {"seats": [ME, BOT], "start": True})
            path = f"/tables/{made['table']['id']}"
            while not (state := await person.get(path))["legal"]:
                pass
            if acts:
                await person.post(f"{path}/actions", {"seq": state["seq"], "action": "pass"})
                left = path
                while not (await person.get(path))["legal"]:
                    pass

        async def rated(person: Person) -> list[tuple[int, int]]:
            found = (await person.get("/me/profile"))["history"]
            return [(game["place"], game["players"]) for game in found]

        clock.seconds += LOST_AFTER_S - 1
        await house.tidy()
        assert await rated(ann) == []
        clock.seconds += 2
        for _ in range(2):
            await house.tidy()
            assert await rated(ann) == [(2, 2)]
            assert await rated(bob) == []  # who only looked at it
        assert (await ann.get("/me/profile"))["history"][0]["points"] < 1500
        while (state := await ann.get(left))["table"]["status"] == "playing":
            if state["legal"]:
                turn = state["view"]["phase"] == "turn"
                action = "pass" if turn else some_action(state["legal"], Random(1))
                await ann.post(f"{left}/actions", {"seq": state["seq"], "action": action})
        assert await rated(ann) == [(2, 2)]


@pytest.mark.slow
async def test_finished_games_and_those_who_played_them_stay(house: Inside, clock: Clock) -> None:
    async with house.person() as ann, house.person() as bob:
        table = await seated(ann, bob)
        await finish(house, table)
        clock.seconds += 4000 * DAY
        await house.tidy()
        assert await is_there(house, table)
        assert await someone(house, ann) is not None
        assert await someone(house, bob) is not None


@pytest.mark.thorough
@pytest.mark.slow
async def test_a_game_that_only_bots_played_goes_like_a_record(house: Inside, clock: Clock) -> None:
    async with house.person() as ann:
        going_on = {"seats": [BOT, BOT], "start": True}
        table = (await ann.post("/tables", going_on))["table"]["id"]
        async with asyncio.timeout(SOON):
            while (await ann.get(f"/tables/{table}"))["table"]["status"] != "finished":
                pass
        clock.seconds += RECORD_DAYS * DAY - 1
        await house.tidy()
        assert await is_there(house, table)
        clock.seconds += 2
        await house.tidy()
        assert not await is_there(house, table)


# ---- Records


@pytest.mark.slow
async def test_a_record_goes_when_nobody_looks_at_it(house: Inside, clock: Clock) -> None:
    async with house.person() as ann, house.person() as eve:
        ids = [(await ann.post("/records", RECORD))["table"] for _ in range(2)]
        clock.seconds += 50 * DAY
        await eve.get(f"/tables/{ids[0]}/replay?at=1")
        clock.seconds += 50 * DAY
        await house.tidy()
        assert [await is_there(house, each) for each in ids] == [True, False]
        clock.seconds += 50 * DAY
        await house.tidy()
        assert not await is_there(house, ids[0])


@pytest.mark.slow
async def test_expired_records_make_room(database_url: str, clock: Clock) -> None:
    async with (
        inside(database_url, clock, quotas=Quotas(records=1)) as house,
        house.person() as ann,
    ):
        await ann.post("/records", RECORD)
        assert await refusal(ann, "POST", "/records", RECORD) == (409, "too-many-records")
        clock.seconds += RECORD_DAYS * DAY + 1
        await house.tidy()
        await ann.post("/records", RECORD)


# ---- People


@pytest.mark.slow
async def test_a_guest_without_a_game_goes(house: Inside, clock: Clock) -> None:
    async with house.person() as ann, house.person() as bob, house.person() as eve:
        for person in (ann, bob, eve):
            await person.get("/games")
        await seated(ann, bob)
        await eve.post("/me/link")
        invite = (await ann.get(f"/tables/{await made(ann)}"))["you"]["invite"]
        await eve.post("/join", {"invite": invite})
        clock.seconds += (GUEST_DAYS + 1) * DAY - 1
        await house.tidy()  # the game goes, its players stay for now
        assert None not in [await someone(house, each) for each in (ann, bob, eve)]
        clock.seconds += 2
        await ann.get("/games")
        await house.tidy()
        assert [await someone(house, each) is None for each in (ann, bob, eve)] == [
            False,
            True,
            True,
        ]
        # Nothing is left of eve: she is somebody new.
        before = id_of(eve)
        assert (await eve.http.get("/api/me")).status_code == 401
        assert (await eve.get("/me"))["name"] == "Guest"
        assert id_of(eve) != before


@pytest.mark.slow
async def test_score_sheets_go_with_those_who_do_not_come_back(house: Inside, clock: Clock) -> None:
    sheet = {"players": [{"name": "Ann", "tiles": [{"tile": "home_1"}]}]}
    async with house.person() as ann, house.person() as bob, house.person() as eve:
        await finish(house, await seated(ann, bob))
        sheets = [(await each.post("/sheets", sheet))["id"] for each in (ann, bob, eve)]
        clock.seconds += (GUEST_DAYS + 1) * DAY + 1
        await ann.get("/games")
        await house.tidy()
        kept = [
            await house.server.store.read(score_sheets.get, each) is not None for each in sheets
        ]
        assert kept == [True, False, False]
        assert await someone(house, bob) is not None  # for the game that was finished
        assert await someone(house, eve) is None


@pytest.mark.slow
async def test_a_guest_with_a_seat_stays(house: Inside, clock: Clock) -> None:
    async with house.person() as ann, house.person() as bob:
        table = await seated(ann, bob)
        for _ in range(5):
            clock.seconds += 60 * DAY
            await house.server.registry.visible(table, id_of(ann))
            await house.tidy()
        assert await is_there(house, table)
        found = await someone(house, bob)
        assert found is not None
        assert clock() - found.seen_at == 300 * DAY


@pytest.mark.slow
async def test_when_somebody_was_seen_is_written_once_a_day(house: Inside, clock: Clock) -> None:
    async with house.person() as ann:
        await ann.get("/games")
        first = clock()
        seen = []
        for hours in (20, 5, 20, 5):
            clock.seconds += hours * 3600
            await ann.get("/me")
            found = await someone(house, ann)
            assert found is not None
            seen.append(found.seen_at - first)
        assert seen == [0, 25 * 3600, 25 * 3600, 50 * 3600]


@pytest.mark.thorough
@pytest.mark.slow
async def test_many_guests_go_over_several_passes(house: Inside, clock: Clock) -> None:
    store = house.server.store
    names = [f"{number:016x}" for number in range(330)]
    for name in names:
        await store.write(identities.add, Identity(name, "Guest", 1.0, clock() - 400 * DAY))
    await house.tidy()
    left = [name for name in names if await store.read(identities.get, name) is not None]
    assert len(left) == 130
    await house.tidy()
    assert [name for name in names if await store.read(identities.get, name) is not None] == []


# ---- What must not happen


@pytest.mark.slow
async def test_a_table_that_somebody_watches_stays(house: Inside, clock: Clock) -> None:
    async with house.person() as ann:
        table_id = await made(ann)
        table = await house.server.registry.get(table_id)
        viewer = Connection(id_of(ann))
        await table.look(viewer, 0, 0)
        for _ in range(3):
            clock.seconds += 40 * DAY
            await house.tidy()
            assert await is_there(house, table_id)
        assert not viewer.disconnected.is_set()
        table.leave_view(viewer)
        clock.seconds += (WAITING_DAYS + 2) * DAY
        await house.tidy()
        assert not await is_there(house, table_id)
        assert table_id not in house.server.registry.tables


@pytest.mark.slow
@pytest.mark.parametrize("jump", ["forward", "back"])
async def test_a_clock_that_is_set_costs_nothing(sqlite_url: str, clock: Clock, jump: str) -> None:
    """Forward by mistake; or back, to the right time, after a start in the future."""
    async with inside(sqlite_url, clock) as house, house.person() as ann:
        table = await made(ann)
        registry = house.server.registry
        other = Clock()
        other.seconds += 1000 * DAY
        if jump == "forward":
            registry.services.now = other
        else:
            registry.services.steady = other
        await house.tidy()
        assert await is_there(house, table)
        assert await someone(house, ann) is not None


@pytest.mark.slow
@pytest.mark.parametrize("off", [{"origin": ""}, {"quotas": UNLIMITED}])
async def test_nothing_goes_on_ones_own_machine_or_where_it_is_off(
    database_url: str, clock: Clock, off: dict[str, object]
) -> None:
    async with (
        inside(database_url, clock, **off) as house,
        house.person() as ann,
        house.person() as eve,
    ):
        await eve.get("/games")
        tables = [await made(ann), (await ann.post("/records", RECORD))["table"]]
        tables.append((await ann.post("/tutorial"))["table"]["id"])
        clock.seconds += 4000 * DAY
        await house.tidy()
        assert [await is_there(house, each) for each in tables] == [True] * 3
        assert await someone(house, eve) is not None


async def is_shown(person: Person, table: str) -> bool:
    """Whether somebody gets to see a table; otherwise it's unknown."""
    answer = await person.http.get(f"/api/tables/{table}")
    assert answer.status_code in (200, 404), answer.text
    return answer.status_code == 200


@pytest.mark.slow
async def test_a_running_server_tidies_by_itself(tmp_path_factory: pytest.TempPathFactory) -> None:
    clock = Clock()
    database = str(tmp_path_factory.mktemp("tidy") / "keyflower.db")
    with serving(database, now=clock, quotas=USUAL_QUOTAS, tidy=0.05) as served:
        async with Person(served.address) as ann:
            kept, gone = await made(ann), await made(ann)
            async with ann.watch(kept) as sees:
                await until(sees, "state")
                clock.seconds += 15 * DAY
                async with asyncio.timeout(SOON):
                    while len((await ann.get("/games"))["games"]) == 2:
                        pass
                    while await is_shown(ann, gone):  # it goes from memory last
                        pass
                assert (await ann.get(f"/tables/{kept}"))["table"]["status"] == "waiting"


# ---- Several processes


@pytest.fixture
async def two(postgres_url: str, clock: Clock) -> AsyncIterator[tuple[Inside, Inside]]:
    """Two servers on one database."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(inside(postgres_url, clock))
        other = await stack.enter_async_context(inside(postgres_url, clock))
        yield one, other


@pytest.mark.thorough
@pytest.mark.slow
async def test_no_process_deletes_what_another_one_shows(
    two: tuple[Inside, Inside], clock: Clock
) -> None:
    one, other = two
    async with one.person() as ann:
        watched, unwatched = await made(ann), await made(ann)
        table = await other.server.registry.get(watched)
        await table.look(Connection(id_of(ann)), 0, 0)
        clock.seconds += 100 * DAY
        await other.tidy()
        await one.tidy()
        assert [await is_there(one, each) for each in (watched, unwatched)] == [True, False]


@pytest.mark.thorough
@pytest.mark.slow
async def test_no_process_deletes_what_another_one_drives(
    two: tuple[Inside, Inside], clock: Clock
) -> None:
    one, other = two
    async with one.person() as ann, one.person() as bob:
        driven, left_alone = await seated(ann, bob), await seated(ann, bob)
        assert await other.server.store.drive(driven)
        clock.seconds += 100 * DAY
        await one.tidy()
        assert [await is_there(one, each) for each in (driven, left_alone)] == [True, False]
        await other.server.store.release(driven)
        await one.tidy()
        assert not await is_there(one, driven)


@pytest.mark.thorough
@pytest.mark.slow
async def test_what_one_process_deletes_is_gone_in_the_other(
    two: tuple[Inside, Inside], clock: Clock
) -> None:
    one, other = two
    async with one.person() as ann, one.person() as bob:
        old = await seated(ann, bob)
        await finish(one, old)
        rematch = (await ann.post(f"/tables/{old}/rematch"))["table"]
        async with other.person(ann.cookie) as elsewhere:
            assert (await elsewhere.get(f"/tables/{old}"))["table"]["next_table"] == rematch
            await elsewhere.get(f"/tables/{rematch}")
            late = Connection(id_of(ann))
            clock.seconds += 20 * DAY
            await (await other.server.registry.get(rematch)).look(late, 0, 0)  # before anyone knew
            await one.tidy()
            async with asyncio.timeout(SOON):
                await late.disconnected.wait()
                while (await elsewhere.get(f"/tables/{old}"))["table"]["next_table"]:
                    pass
            assert await refusal(elsewhere, "GET", f"/tables/{rematch}") == UNKNOWN


@pytest.mark.thorough
@pytest.mark.slow
async def test_processes_that_tidy_at_once_do_not_disturb_each_other(
    two: tuple[Inside, Inside], clock: Clock
) -> None:
    one, other = two
    async with one.person() as ann:
        tables = [await made(ann) for _ in range(8)]
        store = one.server.store
        for number in range(120):
            await store.write(identities.add, Identity(f"{number:016x}", "Guest", 1.0, 1.0))
        clock.seconds += 20 * DAY
        await asyncio.gather(*(each.tidy() for each in (one, other, one, other)))
        assert [await is_there(one, table) for table in tables] == [False] * 8
        assert await store.read(identities.get, f"{7:016x}") is None
