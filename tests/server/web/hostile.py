"""Ten guests who do their worst, each at an address of their own, for the tests of attacks.

Also a program, so that the guests' work is not that of the process that measures:
`python -m tests.server.web.hostile ADDRESS` goes on until it is ended. With `uploads` behind it, 24
guests of one address upload and look at long records instead.
"""

import asyncio
import itertools
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from functools import cache

import httpx
import msgspec
from tests.formats.losing import outbid_everywhere
from tests.server.server_thread import Person
from tests.server.tables.test_long import back_and_forth
from websockets.exceptions import WebSocketException

from bench.client import Turned
from keyflower.game import Game
from keyflower.play.again import MOST_ENTRIES
from keyflower.server.settings import MOST_RECORD

REFUSED = (Turned, httpx.HTTPError, WebSocketException, OSError, TimeoutError)
ME = {"kind": "me"}
UPLOADERS = 24
DEEP = {"kind": "bot", "bot": "search:ms=300"}


def guest(address: str, number: int) -> Person:
    """Somebody at an address of their own, where the machine has more than one."""
    source = f"127.9.8.{number + 1}" if sys.platform == "linux" else None
    person = Person(address, source)
    person.http.timeout = httpx.Timeout(60)
    return person


# ---- What they send


@cache
def many_losing_bids() -> str:
    """C3: a record after which somebody has 13 losing bids to add to."""
    return outbid_everywhere("spring").record().dumps()


@cache
def long_record() -> str:
    """C4: as long as a record may be."""
    return back_and_forth(MOST_ENTRIES - 2).dumps()


async def bring(eve: Person, text: str) -> str:
    """Upload a record. -> its table"""
    answer = await eve.http.post("/api/records", content=text)
    if answer.status_code == 401:
        await eve.post("/me")
        answer = await eve.http.post("/api/records", content=text)
    found = answer.json()
    if answer.is_error:
        raise Turned(answer.status_code, found["code"], found["message"])
    table: str = found["table"]
    return table


async def uploads(eve: Person) -> None:
    """H1: long records, each looked at."""
    table = await bring(eve, long_record())
    await eve.get(f"/tables/{table}")


async def losing_bids(eve: Person) -> None:
    table = await bring(eve, many_losing_bids())
    last = (await eve.get(f"/tables/{table}"))["seq"]
    body = {"at": last, "seat": 0, "bot": "random"}
    game = (await eve.post(f"/tables/{table}/continue", body))["table"]["id"]
    for _ in range(20):
        await eve.get(f"/tables/{game}")
    await eve.post(f"/tables/{game}/hint")


async def long_games(eve: Person) -> None:
    table = await bring(eve, long_record())
    for at in (2900, 1, 1500, 2999):
        await eve.get(f"/tables/{table}/replay?at={at}")
    for _ in range(3):
        await eve.http.get(f"/api/tables/{table}")
        await eve.http.get(f"/api/tables/{table}/events")
    await eve.http.get(f"/api/tables/{table}/record")
    await eve.post(f"/tables/{table}/continue", {"at": 1999, "seat": 0, "bot": "search:ms=300"})
    await eve.get(f"/tables/{table}/analysis")


async def deep_bots(eve: Person) -> None:
    await eve.post("/tables", {"seats": [ME, *[DEEP] * 5], "start": True})


async def analyses(eve: Person) -> None:
    table = await bring(eve, Game.new(6, 3).record().dumps())
    await asyncio.gather(
        *(eve.get(f"/tables/{table}/analysis") for _ in range(10)), return_exceptions=True
    )


async def junk(eve: Person) -> None:
    """Cookies, nested and big bodies."""
    for bomb in ('a="' + '\\"' * 30_000, "keyflower=" + "x" * 60_000, "a=b; " * 12_000):
        with suppress(httpx.HTTPError):
            await eve.http.get("/api/me", headers={"cookie": bomb})
    for body in ("[" * 30_000, '{"a":' * 10_000, '{"seats": [' + '{"kind":"me"},' * 4000):
        for path in ("/api/tables", "/api/learn/score", "/api/records"):
            await eve.http.post(path, content=body)
    for size in (60_000, MOST_RECORD - 10, 2 * MOST_RECORD):
        with suppress(httpx.HTTPError):
            await eve.http.post("/api/records", content=b"keyflower " + b"p0 pass\n" * (size // 8))


WINTER = ("windmill", "key_market", "apothecary", "scholar", "jeweller", "craftsmans_guild")


async def villages(eve: Person) -> None:
    """Scoring: all that can be counted in many ways, as much of it as may be."""
    goods = {"iron": 20, "stone": 20, "wood": 20, "gold": 20}
    tiles = [{"tile": "home_1", "goods": goods}, *({"tile": tile} for tile in WINTER)]
    full = {"anvil": 8, "pick": 8, "saw": 8}
    body = {"tiles": tiles, "skills": full, "workers": {"blue": 40, "red": 40, "yellow": 40}}
    await eve.http.post("/api/learn/score", content=msgspec.json.encode(body))
    sheet = {"players": [{"name": f"p{seat}", **body} for seat in range(6)]}
    await eve.http.post("/api/sheets", content=msgspec.json.encode(sheet))


async def sockets(eve: Person) -> None:
    made = await eve.post("/tables", {"seats": [ME, {"kind": "bot", "bot": "random"}]})
    table = made["table"]["id"]
    await eve.post(f"/tables/{table}/start")
    for _ in range(5):
        with suppress(*REFUSED):
            async with eve.watch(table) as watch:
                for text in ("{}", "[" * 8000, "x" * 17_000, '{"type":"act","seq":-1,"action":0}'):
                    await watch.socket.send(text)
                for _ in range(200):
                    await watch.send("ping", id="1")


async def stale(eve: Person) -> None:
    """Actions in a game as it was; each is answered with the whole state."""
    made = await eve.post("/tables", {"seats": [ME, {"kind": "bot", "bot": "random"}]})
    table = made["table"]["id"]
    await eve.post(f"/tables/{table}/start")
    async with eve.watch(table) as watch:
        for _ in range(100):
            await watch.send("act", seq=0, action="pass")
            while (await watch.next())["type"] != "refused":
                pass
    for _ in range(40):
        with suppress(Turned):
            await eve.post(f"/tables/{table}/actions", {"seq": 0, "action": "pass"})


async def pictures(eve: Person) -> None:
    """Previews of links, and the description of the API."""
    tables = (await eve.get("/tables?show=playing"))["tables"]
    for each in tables:
        await eve.http.get(f"/preview/{each['id']}.png")
        await eve.http.get("/api/openapi.json")


async def unfinished(eve: Person) -> None:
    """M2: requests that never end."""
    url = httpx.URL(eve.address)
    writers = []
    for head in (b"GET / HTTP/1.1\r\n", b"POST /api/me HTTP/1.1\r\nContent-Length: 99\r\n\r\n{"):
        for _ in range(20):
            source = None if eve.source is None else (eve.source, 0)
            _, writer = await asyncio.open_connection(url.host, url.port, local_addr=source)
            writer.write(head)
            writers.append(writer)
    await eve.http.get("/health")
    for writer in writers:
        writer.close()


WORST: tuple[Callable[[Person], Awaitable[None]], ...] = (
    losing_bids,
    long_games,
    deep_bots,
    analyses,
    junk,
    villages,
    sockets,
    stale,
    pictures,
    unfinished,
)


async def attack(address: str, number: int, rounds: Iterator[int]) -> None:
    """One of them, again and again; being refused stops nobody."""
    async with guest(address, number) as eve:
        await repeat(WORST[number], eve, rounds)


async def repeat(
    work: Callable[[Person], Awaitable[None]], eve: Person, rounds: Iterator[int]
) -> None:
    """Do something again and again, however often it is refused."""
    for _ in rounds:
        with suppress(*REFUSED):
            async with asyncio.timeout(60):
                await work(eve)
        await asyncio.sleep(0.01)


async def attack_all(address: str) -> None:
    """All of them, until this is ended."""
    print("ready", flush=True)
    await asyncio.gather(
        *(attack(address, number, itertools.count()) for number in range(len(WORST)))
    )


async def upload_all(address: str) -> None:
    """The guests of one address who upload records, until this is ended."""
    print("ready", flush=True)
    async with AsyncExitStack() as stack:
        guests = [
            await stack.enter_async_context(guest(address, len(WORST))) for _ in range(UPLOADERS)
        ]
        await asyncio.gather(*(repeat(uploads, eve, itertools.count()) for eve in guests))


if __name__ == "__main__":
    many_losing_bids()
    long_record()
    asyncio.run(upload_all(sys.argv[1]) if "uploads" in sys.argv else attack_all(sys.argv[1]))
