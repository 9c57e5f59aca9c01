"""Load: tables of scripted players over real WebSockets, and how long everyone waits.

Each table has three players and a spectator. One of the players acts,
everyone is shown, and after a pause the next one does; a table that is finished is followed by
another. What is measured is the time from sending an action to the last viewer's update.
"""

import asyncio
import gc
import random
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, nullcontext
from dataclasses import asdict, dataclass
from math import ceil
from typing import Final

import msgspec

from bench.client import Client, Json, Watch, some_action
from keyflower.rules.errors import KeyflowerError
from tools import ROOT

PLAYERS: Final = 3
START_SECONDS: Final = 60.0
OWN_MACHINE_OPTIONS: Final = ("--allowance", "100000")  # all clients come from one address here
PUBLIC_OPTIONS: Final = ("--most-games", "20", "--most-bot-games", "10", "--most-records", "50")
"""The quotas of a server that others can reach."""
ASK_EVERY: Final = 0.05  # seconds
WORK_EVERY: Final = 0.5
TABLES_SET_UP_AT_ONCE: Final = 8  # tables that are set up at the same time


@dataclass(frozen=True, slots=True)
class LoadFigures:
    """What a run measured."""

    tables: int
    players: int
    processes: int
    mixed: bool
    seconds: float
    pace: float
    actions: int
    actions_per_s: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    answer_p99_ms: float | None
    longest_answer_ms: float | None
    cpu_ms_per_action: float | None
    reference_ms: float
    errors: int
    server_cpu: float | None
    load_cpu: float
    kb_per_table: float | None
    memory_mb: list[int]

    def as_json(self) -> Json:
        """For --json."""
        return asdict(self)


class LoadError(KeyflowerError):
    """The run failed."""


@contextmanager
def servers(
    count: int,
    database: str,
    environment: dict[str, str],
    options: tuple[str, ...] = OWN_MACHINE_OPTIONS,
) -> Iterator[list[str]]:
    """A number of servers on one database, each with this environment; their addresses."""
    started: list[subprocess.Popen[str]] = []
    command = [sys.executable, "-P", "-m", "keyflower", "serve", "--port", "0"]
    command += ["--database", database, "--log-level", "error", *options]
    try:
        addresses = []
        for _ in range(count):
            process = subprocess.Popen(
                command, stderr=subprocess.PIPE, text=True, env=environment | {"COLUMNS": "200"}
            )
            started.append(process)
            addresses.append(address_of(process))
        yield addresses
    finally:
        for process in started:
            process.terminate()
        for process in started:
            process.communicate(timeout=START_SECONDS)


@contextmanager
def hostile(address: str, *options: str) -> Iterator[None]:
    """Ten guests who do their worst, each at an address of their own and within its limits; with
    the option `uploads` 24 at one address who upload long records."""
    command = [sys.executable, "-P", "-m", "tests.server.web.hostile", address, *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as process:
        try:
            assert process.stdout is not None
            if process.stdout.readline() != b"ready\n":
                raise LoadError("the hostile guests did not start")
            yield
        finally:
            process.terminate()


def address_of(process: subprocess.Popen[str]) -> str:
    """Where a server that has just been started can be reached."""
    assert process.stderr is not None
    said = ""
    for line in process.stderr:
        said += line
        found = re.search(r"is at (http://\S+)", line)
        if found:
            return found[1]
    raise LoadError(f"the server did not start: {said.strip()}")


class Table:
    """One table under load: what is under way, and what was measured."""

    def __init__(self, pace: float, chance: random.Random) -> None:
        self.pace = pace
        self.chance = chance
        self.waits: list[float] = []
        self.errors = 0
        self._under_way: dict[int, tuple[float, set[int]]] = {}

    def acts(self, seq: int, viewers: int) -> None:
        """An action is on its way: all viewers must see the game after `seq` entries."""
        self._under_way[seq] = (time.perf_counter(), set(range(viewers)))

    def seen(self, viewer: int, seq: int) -> None:
        """A viewer has received the game after `seq` entries."""
        for wanted, (sent_at, missing) in list(self._under_way.items()):
            if seq >= wanted:
                missing.discard(viewer)
                if not missing:
                    del self._under_way[wanted]
                    self.waits.append(time.perf_counter() - sent_at)

    async def play(self, watches: list[Watch], measuring: asyncio.Event) -> None:
        """Play one game to its end."""
        await asyncio.gather(
            *(self._follow(i, watch, len(watches), measuring) for i, watch in enumerate(watches))
        )

    async def _follow(
        self, viewer: int, watch: Watch, viewers: int, measuring: asyncio.Event
    ) -> None:
        while not watch.over:
            message = await watch.next()
            if message["type"] == "refused":
                self.errors += 1
            if message["type"] not in ("state", "update"):
                continue
            self.seen(viewer, watch.seq)
            legal = watch.legal
            if legal is None or watch.table["to_act"][0] != watch.you["seat"]:
                continue
            if not measuring.is_set():
                await measuring.wait()  # so that tables don't all start at the same moment
                await asyncio.sleep(2 * self.pace * self.chance.random())
            elif self.pace:
                await asyncio.sleep(self.pace * self.chance.uniform(0.5, 1.5))
            self.acts(watch.seq + 1, viewers)
            await watch.send("act", seq=watch.seq, action=some_action(legal, self.chance))


@asynccontextmanager
async def seated(addresses: list[str]) -> AsyncIterator[list[Watch]]:
    """A table that has started: its players and a spectator, each at the next of these servers."""
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(Client(addresses[i % len(addresses)]))
            for i in range(PLAYERS + 1)
        ]
        host = clients[0]
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (PLAYERS - 1)
        made = await host.call("POST", "/tables", {"seats": seats, "listed": True})
        table_id, invite = made["table"]["id"], made["you"]["invite"]
        for seat, client in enumerate(clients[1:], 1):
            await client.call("POST", "/join", {"invite": invite})
            if seat < PLAYERS:
                await client.call("POST", f"/tables/{table_id}/seats/{seat}", {})
        watches = [await stack.enter_async_context(client.watch(table_id)) for client in clients]
        await host.call("POST", f"/tables/{table_id}/start", {})
        yield watches


async def total(addresses: list[str], metric: str) -> float | None:
    """The sum of a metric over all servers, if the system reports it."""
    found = 0.0
    for address in addresses:
        async with Client(address) as client:
            text = (await client.http.get("/metrics")).text
        line = re.search(rf"^{metric} (\S+)", text, re.MULTILINE)
        if line is None:
            return None
        found += float(line[1])
    return found


MEMORY: Final = "process_resident_memory_bytes"
CPU: Final = "process_cpu_seconds_total"


async def measure(
    addresses: list[str],
    tables: int,
    seconds: float,
    pace: float,
    mixed: bool,
    attacks: tuple[str, ...] | None = None,
) -> LoadFigures:
    """Play at a number of tables for a while.

    mixed: the players of a table are at different servers; otherwise at one, as nginx does it.
    attacks: hostile guests are there too, once all tables are set up; their options.
    """
    before = await total(addresses, MEMORY)
    measuring = asyncio.Event()
    ready = asyncio.Semaphore(TABLES_SET_UP_AT_ONCE)
    started = [asyncio.Event() for _ in range(tables)]
    loaded = [Table(pace, random.Random(i)) for i in range(tables)]

    async def keep_playing(number: int) -> None:
        while True:
            async with AsyncExitStack() as stack:
                async with ready:
                    at = number % len(addresses)
                    others = addresses[at + 1 :] + addresses[:at] if mixed else []
                    watches = await stack.enter_async_context(seated([addresses[at], *others]))
                started[number].set()
                await loaded[number].play(watches, measuring)

    tasks = [asyncio.ensure_future(keep_playing(number)) for number in range(tables)]
    everyone = asyncio.ensure_future(all_set(started))
    await asyncio.wait([everyone, *tasks], return_when=asyncio.FIRST_COMPLETED)
    failed = [task for task in tasks if task.done()]
    if failed:
        failed[0].result()
    after = await total(addresses, MEMORY)
    gc.freeze()  # a collection would stop all players for a while, and count as the server's
    gc.disable()
    samples: list[int] = []
    answers: list[float] = []
    worked_for: list[float] = []
    attacked = attacks is not None
    with nullcontext() if attacks is None else hostile(addresses[0], *attacks):
        start, used = time.perf_counter(), time.process_time()
        cpu = await total(addresses, CPU)
        sampling = [asyncio.ensure_future(sample_memory(addresses, samples))]
        sampling.append(asyncio.ensure_future(work(worked_for)))
        if attacked:
            sampling.append(asyncio.ensure_future(ask(addresses[0], answers)))
        measuring.set()
        await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        samples.append(await memory_mb(addresses) or 0)
        for each in sampling:
            each.cancel()
        took = time.perf_counter() - start
        own_cpu = (time.process_time() - used) / took
    cpu_after = await total(addresses, CPU)
    broken = 0
    for task in tasks:
        if task.done():
            broken += 1
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    waits = sorted(wait for table in loaded for wait in table.waits)
    if not waits:
        raise LoadError("no action was carried out: is the server up?")
    growth = None if before is None or after is None else (after - before) / tables / 1024
    worked = None if cpu is None or cpu_after is None else cpu_after - cpu
    return LoadFigures(
        tables=tables,
        players=PLAYERS,
        processes=len(addresses),
        mixed=mixed,
        seconds=round(took, 1),
        pace=pace,
        actions=len(waits),
        actions_per_s=round(len(waits) / took, 1),
        p50_ms=share(waits, 0.50),
        p95_ms=share(waits, 0.95),
        p99_ms=share(waits, 0.99),
        answer_p99_ms=share(sorted(answers), 0.99) if answers else None,
        longest_answer_ms=share(sorted(answers), 1.0) if answers else None,
        cpu_ms_per_action=None if worked is None else round(worked / len(waits) * 1000, 2),
        reference_ms=share(sorted(worked_for), 0.5),
        errors=broken + sum(table.errors for table in loaded),
        server_cpu=None if worked is None else round(worked / took, 2),
        load_cpu=round(own_cpu, 2),
        kb_per_table=None if growth is None else round(growth, 1),
        memory_mb=samples,
    )


async def sample_memory(addresses: list[str], samples: list[int]) -> None:
    """What the servers use, minute by minute."""
    while (used := await memory_mb(addresses)) is not None:
        samples.append(used)
        await asyncio.sleep(60)


async def memory_mb(addresses: list[str]) -> int | None:
    """What the servers use now, in MB."""
    used = await total(addresses, MEMORY)
    return None if used is None else round(used / 1024 / 1024)


async def ask(address: str, answers: list[float]) -> None:
    """Ask a small question again and again: the longest wait tells how long the server stalls."""
    async with Client(address) as client:
        while True:
            begun = time.perf_counter()
            await client.call("GET", "/bots")
            answers.append(time.perf_counter() - begun)
            await asyncio.sleep(ASK_EVERY)


async def work(took: list[float]) -> None:
    """The CPU time of a fixed piece of work: how fast the machine is while it does all the rest."""
    while True:
        begun = time.thread_time()
        msgspec.json.decode(msgspec.json.encode({str(i): [i, {"a": i}] for i in range(2000)}))
        took.append(time.thread_time() - begun)
        await asyncio.sleep(WORK_EVERY)


async def all_set(events: list[asyncio.Event]) -> None:
    """Wait until every event is set."""
    for event in events:
        await event.wait()


def share(waits: list[float], part: float) -> float:
    """The time within which this part of the actions was seen by all, in milliseconds."""
    return round(waits[ceil(part * len(waits)) - 1] * 1000, 2)
