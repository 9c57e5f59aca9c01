"""Bots think in processes of their own: the same moves, a free event loop, and nothing hangs."""

import asyncio
import gc
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from time import perf_counter

import pytest
from tests.amounts import amount
from tests.processes import SECONDS, started

from keyflower.bots import make
from keyflower.bots.failure import BotFailure
from keyflower.game import Game
from keyflower.home.ports import Closed
from keyflower.rules.errors import KeyflowerError
from keyflower.server.bots import CLOSING_GRACE, Payer, WorkerPool, WorkerPools

pytestmark = pytest.mark.anyio

FOREVER = "search:ms=600000"
ACTIONS = amount(60, thorough=10_000)  # to the end of the game
EVE = Payer("192.0.2.1", "eve")
SOON = 30.0  # seconds within which anything that must not hang is over, on a busy machine


@asynccontextmanager
async def thinkers(processes: int = 1, limit: float = 60.0) -> AsyncIterator[WorkerPool]:
    made = WorkerPool(processes, limit)
    try:
        yield made
    finally:
        await made.close()
        assert made.pids == []


def played_here(players: int, seed: int, specs: list[str]) -> list[int]:
    """The first actions of a game whose bots think in this process."""
    game = Game.new(players, seed)
    actions: list[int] = []
    while not game.over and len(actions) < ACTIONS:
        seat = game.to_act[0]
        bot = make(specs[seat], seed + len(actions), seat)
        actions += play(game, seat, bot.plan(game.view(seat), game.legal(seat)))
        bot.close()
    return actions


async def played_there(
    by: WorkerPool, players: int, seed: int, specs: list[str], table: str = "t"
) -> list[int]:
    """The first actions of the same game whose bots think in other processes."""
    game = Game.new(players, seed)
    actions: list[int] = []
    while not game.over and len(actions) < ACTIONS:
        seat = game.to_act[0]
        turn = await by.plan(specs[seat], seed + len(actions), game.view(seat), table=table)
        actions += play(game, seat, turn)
    return actions


def play(game: Game, seat: int, turn: list[int]) -> list[int]:
    """Play a turn as far as it is legal; those actions."""
    played: list[int] = []
    for action in turn:
        if not game.is_legal(action, seat):
            break
        game.apply(action, seat)
        played.append(action)
    return played


def first_decision(players: int = 2) -> tuple[Game, int]:
    """A game with a real choice to make, and whose it is."""
    game = Game.new(players, 5)
    return game, game.to_act[0]


async def ask(by: WorkerPool, table: str, spec: str) -> list[int]:
    game, seat = first_decision()
    return await by.plan(spec, 1, game.view(seat), table=table)


async def until_thinking(by: WorkerPool, busy: int = 1) -> None:
    async with asyncio.timeout(60):
        while by.busy < busy:
            await asyncio.sleep(0.01)


# The same moves


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "specs"),
    [
        (2, ["planner", "search:iterations=2"]),
        (4, ["planner", "random", "greedy", "planner"]),
    ],
)
async def test_games_are_those_of_bots_in_this_process(players: int, specs: list[str]) -> None:
    async with thinkers(2) as by:
        await asyncio.gather(ask(by, "a", "random"), ask(by, "b", "random"))
        before = by.pids
        there = await played_there(by, players, 9, specs)
        assert by.seconds > 0
        assert (by.busy, by.waiting, by.pids) == (0, 0, before)
    assert there == played_here(players, 9, specs)


@pytest.mark.thorough
@pytest.mark.slow
async def test_tables_side_by_side_do_not_get_mixed_up() -> None:
    specs = ["greedy", "random"]
    async with thinkers(2) as by:
        games = await asyncio.gather(
            *(played_there(by, 2, seed, specs, f"table {seed}") for seed in range(4))
        )
    assert games == [played_here(2, seed, specs) for seed in range(4)]


@pytest.mark.slow
async def test_any_process_serves_any_table_and_remembers_nothing() -> None:
    """The random bot's dice depend on the seed alone, whoever is asked, and however often."""
    game, seat = first_decision()
    view, legal = game.view(seat), game.legal(seat)
    rolls = [make("random", seed, seat).plan(view, legal) for seed in range(6)]
    assert len({tuple(roll) for roll in rolls}) > 1
    async with thinkers(2) as by:
        for _ in range(2):
            assert [await by.plan("random", seed, view) for seed in range(6)] == rolls
        asked = await asyncio.gather(*(by.plan("random", seed, view) for seed in range(6)))
        assert asked == rolls
        assert len(by.pids) == 2


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["random", "greedy", "planner", "search:iterations=3"])
async def test_hints_are_those_of_a_bot_in_this_process(spec: str) -> None:
    game, seat = first_decision(3)
    view, legal = game.view(seat), game.legal(seat)
    async with thinkers() as by:
        thoughts = await by.consider(spec, 4, view)
        assert thoughts == make(spec, 4, seat).consider(view, legal)
        assert thoughts == await by.consider(spec, 4, view)


# A free event loop


@contextmanager
def without_collections() -> Iterator[Callable[[], float]]:
    """A clock that stands still during garbage collections.

    They pause all threads, and those of other tests' servers take long among all the objects of a
    test run.
    """
    begun = collecting = 0.0

    def note(phase: str, _found: dict[str, int]) -> None:
        nonlocal begun, collecting
        if phase == "start":
            begun = perf_counter()
        else:
            collecting += perf_counter() - begun

    gc.callbacks.append(note)
    try:
        yield lambda: perf_counter() - collecting
    finally:
        gc.callbacks.remove(note)


@pytest.mark.timed
async def test_the_event_loop_goes_on_while_bots_think() -> None:
    gaps: list[float] = []

    async def tick(clock: Callable[[], float]) -> None:
        last = clock()
        while True:
            await asyncio.sleep(0.005)
            now = clock()
            gaps.append(now - last)
            last = now

    async with thinkers(2) as by:
        await asyncio.gather(ask(by, "a", "random"), ask(by, "b", "random"))  # both are up
        with without_collections() as clock:
            ticking = asyncio.create_task(tick(clock))
            start = perf_counter()
            await asyncio.gather(ask(by, "a", "search:ms=1500"), ask(by, "b", "search:ms=1500"))
            took = perf_counter() - start
            ticking.cancel()
    assert took > 1.4
    assert max(gaps) < 0.5  # a loop that waits for a bot stands still for 1.5 s
    assert sorted(gaps)[len(gaps) // 2] < 0.05


@pytest.mark.slow
async def test_a_process_answers_in_the_order_it_was_asked() -> None:
    done: list[str] = []

    async def one(key: str, spec: str) -> None:
        await ask(by, key, spec)
        done.append(key)

    async with thinkers() as by:
        await ask(by, "a", "random")
        tasks = [asyncio.create_task(one("a", "search:ms=300"))]
        await until_thinking(by)
        tasks += [asyncio.create_task(one(key, "random")) for key in "bcd"]
        await asyncio.sleep(0)
        assert (by.busy, by.waiting) == (1, 3)
        await asyncio.gather(*tasks)
    assert done == ["a", "b", "c", "d"]


@pytest.mark.timed
@pytest.mark.slow
async def test_whoever_asks_for_much_delays_only_themselves() -> None:
    """H3: eight tables of one guest, then one question of another."""
    done: list[str] = []

    async def one(key: str, spec: str, payer: Payer) -> None:
        game, seat = first_decision()
        await by.plan(spec, 1, game.view(seat), payer, key)
        done.append(key)

    async with thinkers() as by:
        much = [
            asyncio.create_task(one(f"table {table}", "search:ms=100", EVE)) for table in range(8)
        ]
        await until_thinking(by)
        await asyncio.gather(
            one("a", "random", Payer("a", "ann")), one("b", "random", Payer("b", "bob"))
        )
        assert len(done) <= 4  # eve's first, and perhaps one of hers between the two
        await asyncio.gather(*much)


@pytest.mark.slow
async def test_fast_bots_and_hints_are_ready_before_they_are_asked() -> None:
    """L10: the first hint of a server took seconds."""
    by = WorkerPools(1, 20.0)
    try:
        async with asyncio.timeout(SOON):
            while not (by.quick.pids and by.advice.pids):
                await asyncio.sleep(0.01)
        assert len(by.pids) == 2
    finally:
        await by.close()


@pytest.mark.thorough
@pytest.mark.slow
async def test_quick_bots_and_advice_never_wait_for_those_that_think() -> None:
    game, seat = first_decision()
    view = game.view(seat)
    by = WorkerPools(1, 600.0)
    try:
        deep = asyncio.create_task(by.plan(FOREVER, 1, view, EVE, "t"))
        analysis = asyncio.create_task(by.analysis.plan(FOREVER, 1, view, EVE, "t"))
        await until_thinking(by.deep)
        await until_thinking(by.analysis)
        for spec in ("random", "greedy", "planner"):
            assert game.is_legal((await by.plan(spec, 1, view, EVE, "t"))[0], seat)
        assert await by.advice.consider("greedy", 1, view, EVE)
        assert not deep.done()
        assert not analysis.done()
        assert len(by.pids) == 4
    finally:
        await by.close()
    for stopped in (deep, analysis):
        with pytest.raises(Closed):
            await stopped
    assert by.pids == []


@pytest.mark.slow
async def test_who_stops_waiting_does_no_harm() -> None:
    async with thinkers() as by:
        first = asyncio.create_task(ask(by, "a", "search:ms=300"))
        await until_thinking(by)
        second = asyncio.create_task(ask(by, "b", "random"))
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        await ask(by, "a", "random")
        assert (by.busy, by.waiting) == (0, 0)


# Nothing hangs


async def test_a_spec_that_names_no_bot_is_refused_at_once() -> None:
    async with thinkers() as by:
        with pytest.raises(KeyflowerError, match="unknown bot 'gredy'"):
            await ask(by, "a", "gredy")
        with pytest.raises(KeyflowerError, match="search: ms must be a whole number"):
            await ask(by, "a", "search:ms=0")


@pytest.mark.slow
async def test_a_bot_that_takes_too_long_fails_and_the_others_go_on() -> None:
    async with thinkers(limit=3.0) as by:
        await ask(by, "quick", "random")
        before = by.pids
        slow = asyncio.create_task(ask(by, "slow", FOREVER))
        await until_thinking(by)
        waiting = asyncio.create_task(ask(by, "quick", "random"))
        with pytest.raises(BotFailure) as failed:
            await slow
        assert failed.value.spec == FOREVER
        assert failed.value.verdict == "did not decide within 3 s"
        await waiting
        assert len(by.pids) == 1
        assert by.pids != before


@pytest.mark.slow
async def test_a_program_that_hangs_fails_and_is_ended(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    script = tmp_path / "hangs.py"
    script.write_text(
        "import os, pathlib, sys, time\n"
        f"pathlib.Path({str(note)!r}).write_text(str(os.getpid()))\n"
        "print('{\"protocol\": 1}', flush=True)\n"
        "time.sleep(600)\n"
    )
    async with thinkers(limit=4.0) as by:
        with pytest.raises(BotFailure, match="did not decide within 4 s"):
            await ask(by, "a", f"exec[ms=600000]:{sys.executable} {script}")
        assert await gone(int(note.read_text()))


@pytest.mark.slow
async def test_a_process_that_is_killed_while_thinking_is_replaced() -> None:
    async with thinkers() as by:
        slow = asyncio.create_task(ask(by, "a", FOREVER))
        await until_thinking(by)
        waiting = asyncio.create_task(ask(by, "b", "random"))
        await asyncio.sleep(0)
        before = by.pids
        os.kill(before[0], signal.SIGKILL)
        with pytest.raises(BotFailure, match="lost its process, which was ended by signal 9"):
            await slow
        assert await waiting == await ask(by, "c", "random")
        assert len(by.pids) == 1
        assert by.pids != before


@pytest.mark.slow
async def test_a_process_that_was_killed_while_idle_is_not_missed() -> None:
    async with thinkers() as by:
        await ask(by, "a", "random")
        pid = by.pids[0]
        os.kill(pid, signal.SIGKILL)
        assert await gone(pid)
        await ask(by, "a", "random")


@pytest.mark.slow
async def test_an_error_in_a_bot_is_its_failure_and_says_where() -> None:
    game, seat = first_decision()
    async with thinkers() as by:
        await ask(by, "a", "random")
        before = by.pids
        with pytest.raises(BotFailure, match="failed with IndexError") as failed:
            await by.plan("random", 1, game.view(1 - seat))  # which owes nothing
        assert any("random.py" in note for note in failed.value.__notes__)
        await ask(by, "a", "random")
        assert by.pids == before


# The end


@pytest.mark.timed
async def test_closing_ends_all_processes_whatever_they_are_at() -> None:
    by = WorkerPool(2, 600.0)
    tasks = [asyncio.create_task(ask(by, key, FOREVER)) for key in "abcd"]
    await until_thinking(by, busy=2)
    pids = by.pids
    start = perf_counter()
    await by.close()
    assert perf_counter() - start < CLOSING_GRACE + 5.0  # on a busy machine
    assert len(pids) == 2
    assert [await gone(pid) for pid in pids] == [True, True]
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(end) for end in ends] == [Closed] * 4
    with pytest.raises(Closed):
        await ask(by, "a", "random")
    await by.close()


@pytest.mark.slow
async def test_closing_before_anything_was_asked() -> None:
    others = set(multiprocessing.active_children())  # of a server in this process, perhaps
    by = WorkerPool(2, 1.0)
    await by.close()
    assert not set(multiprocessing.active_children()) - others


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
async def test_processes_die_with_the_parent(tmp_path: Path) -> None:
    parent = tmp_path / "parent.py"
    parent.write_text(
        "import asyncio\n"
        "from tests.server.bots.test_thinking import FOREVER, WorkerPool, ask, until_thinking\n"
        "async def main():\n"
        "    by = WorkerPool(2, 600.0)\n"
        "    tasks = [asyncio.create_task(ask(by, key, FOREVER)) for key in 'ab']\n"
        "    await until_thinking(by, 2)\n"
        "    print(*by.pids, flush=True)\n"
        "    await asyncio.gather(*tasks)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    root = Path(__file__).parents[3]
    with started(
        [sys.executable, str(parent)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(root), *sys.path])},
    ) as process:
        pids = [int(pid) for pid in process.stdout.readline().split()]
        process.kill()
        process.wait(SECONDS)
        assert len(pids) == 2
        assert [await gone(pid) for pid in pids] == [True, True]


def test_one_process_at_least_must_think() -> None:
    with pytest.raises(ValueError, match="1 process at least"):
        WorkerPool(0, 1.0)


async def gone(pid: int) -> bool:
    """Whether a process ends soon; one that is over and not yet waited for counts as ended."""
    end = perf_counter() + SOON
    while perf_counter() < end:
        try:
            os.kill(pid, 0)
            process = Path(f"/proc/{pid}")
            if process.exists() and len(list((process / "task").iterdir())) == 1:
                if (process / "stat").read_text().rpartition(")")[2].split()[0] == "Z":
                    return True
        except (OSError, IndexError):
            return True
        await asyncio.sleep(0.02)
    return False
