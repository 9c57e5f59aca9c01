"""The same game on a server and on the device: every answer and every message is the same.

Chance is fixed for both, and a clock stands still: nothing has to be left out of the comparison.
"""

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from tests.home.homes import Person, ServerHome, TabHome
from tests.server.server_thread import Clock, serving

from bench.client import Json, some_action
from keyflower.formats.seals import hash_of

pytestmark = pytest.mark.anyio

SOON = 60.0


@pytest.fixture
def restart(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Starts the machine's chance again: the same ids and secrets, and the same bots."""
    numbers = count(1)

    def again() -> None:
        nonlocal numbers
        numbers = count(1)

    monkeypatch.setattr(secrets, "token_hex", lambda size=32: f"{next(numbers):0{2 * size}x}")
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size=32: f"invite{next(numbers)}")
    monkeypatch.setattr(secrets, "randbits", lambda size: 5)
    return again


class Side:
    """A person's page at one of the two; `heard` has everything that came."""

    def __init__(self, person: Person, stack: AsyncExitStack) -> None:
        self.heard: list[Any] = []
        self.state: Json = {}
        self._person = person
        self._stack = stack
        self._ids = 0

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The body of an answer."""
        status, answer = await self._person.answer(method, path, body)
        self.heard.append([method, path, status, answer])
        return answer

    async def dial(self, table: str) -> None:
        """Open the line."""
        self._watch = await self._stack.enter_async_context(self._person.watch(table))

    async def say(self, kind: str, **fields: object) -> None:
        """A message on the line, and everything until its answer."""
        self._ids += 1
        await self._watch.send(kind, id=f"m{self._ids}", **fields)
        while (await self.next()).get("id") != f"m{self._ids}":
            pass

    async def rest(self) -> None:
        """Everything until there is something to decide, or the game is over.

        Where all decide at once, bots come first: else it would be chance who is faster.
        """
        while not self.state or not (self._only_i_decide() or self.state["table"]["result"]):
            await self.next()

    def _only_i_decide(self) -> bool:
        return bool(self.state["legal"]) and len(self.state["table"]["to_act"]) == 1

    async def next(self) -> Json:
        """The next message."""
        async with asyncio.timeout(SOON):
            message = await self._watch.next()
        self.heard.append(message)
        if message["type"] in ("state", "update"):
            self.state |= message
        return message


async def alone(side: Side) -> None:
    """A game against bots, with everything that a page asks for on the way."""
    chance = random.Random(3)
    await side.ask("PATCH", "/me", {"name": "Ann", "face": "nora"})
    await side.ask("GET", "/bots")
    bots = [{"kind": "bot", "bot": bot} for bot in ("greedy", "planner")]
    await side.ask("POST", "/tables", {"seats": [{"kind": "me"}, {"kind": "me"}]})
    made = await side.ask("POST", "/tables", {"seats": [{"kind": "me"}, *bots], "scores": True})
    table = made["table"]["id"]
    at = f"/tables/{table}"
    await side.ask("GET", f"{at}/fair")
    value = "ab" * 32
    last = {"hash": hash_of(value)}
    await side.ask("POST", f"{at}/pledge", last)
    await side.ask("POST", f"{at}/contribution", {"value": value})  # it comes with the start
    await side.ask("POST", f"{at}/start", {"value": "cd" * 32})
    await side.ask("POST", f"{at}/start", {"value": value})
    await side.dial(table)
    await side.rest()
    turns = 0
    while side.state["legal"]:
        turns += 1
        seq = side.state["seq"]
        if turns == 2:
            await side.say("ping")
            await side.say("act", seq=seq, action="bid 60 red lot:nowhere")
            await side.say("act", seq=seq - 1, action="pass")
            await side.ask("POST", f"{at}/rematch?start=false")
            await side.ask("GET", f"{at}/record")
            await side.ask("GET", f"{at}/scores")
            await side.ask("POST", f"{at}/hint")
            await side.ask("PUT", f"{at}/notes", {"text": "grün"})
            await side.ask("GET", f"{at}/notes")
            await side.ask("GET", "/games")
        if turns == 4 and side.state["can_undo"]:
            await side.say("undo", seq=seq)
            await side.rest()
            seq = side.state["seq"]
        if turns == 6 and side.state["legal"]["bids"]:
            bid = side.state["legal"]["bids"][0]
            wanted = {"at": bid["at"], "colour": bid["ranges"][0]["colours"][0], "most": 9}
            await side.ask("PUT", f"{at}/prepared", {"bids": [wanted]})
            side.state["legal"] = None
            await side.rest()
            seq = side.state["seq"]
        if side.state["view"]["phase"] == "turn" and turns > 14:
            await side.say("passing", mode="season")
        else:
            await side.say("act", seq=seq, action=some_action(side.state["legal"], chance))
        if side.state["seq"] == seq:
            side.state["legal"] = None
        await side.rest()
    await after(side, table)


async def after(side: Side, table: str) -> None:
    """What is asked for once a game is over."""
    at = f"/tables/{table}"
    for path in ("", "/scores", "/fair", "/pools", "/record"):
        await side.ask("GET", at + path)
    events = await side.ask("GET", f"{at}/events?since=3&viewer=open")
    owing = events[9 - 3]["seat"]  # no bot is quicker than the answer
    await side.ask("POST", f"{at}/continue", {"at": 9, "seat": owing, "bot": "greedy"})
    await side.ask("POST", f"{at}/continue", {"at": 100_000, "seat": 1, "bot": "greedy"})
    again = await side.ask("POST", f"{at}/rematch?start=false")
    await side.ask("GET", f"/tables/{again['table']}")
    assert again == await side.ask("POST", f"{at}/rematch?start=false")


async def together(side: Side) -> None:
    """Two people at one device against a bot, with a curtain."""
    chance = random.Random(4)
    here = {"kind": "here", "name": "Bob"}
    wanted = [{"kind": "me"}, here, {"kind": "open"}]
    table = (await side.ask("POST", "/tables", {"seats": wanted}))["table"]["id"]
    at = f"/tables/{table}"
    await side.ask("POST", f"{at}/seats/2", {"kind": "bot", "bot": "greedy"})
    await side.ask("POST", f"{at}/seats/7", {"kind": "me"})
    await side.ask("POST", f"{at}/seats/1", {"kind": "open"})
    await side.ask("POST", f"{at}/seats/1", here)
    await side.ask("POST", f"{at}/start", {})
    await side.dial(table)
    await side.next()
    await side.say("act", seq=1, action="pass")
    for _ in range(12):
        while not (owing := side.state["table"]["to_act"]) or 2 in owing:  # that is the bot
            await side.next()
        if side.state["legal"] is None:
            await side.ask("POST", f"{at}/curtain", {"seat": owing[0]})
            while side.state["legal"] is None:
                await side.next()
        action = some_action(side.state["legal"], chance)
        await side.say("act", seq=side.state["seq"], action=action)
    await side.ask("POST", f"{at}/curtain", {"seat": 2})
    await side.ask("POST", f"{at}/leave")


@pytest.mark.parametrize("story", [alone, together])
async def test_the_same_messages(
    story: Callable[[Side], Any], restart: Callable[[], None], tmp_path: Path
) -> None:
    clock = Clock()
    heard = []
    with serving(str(tmp_path / "keyflower.db"), now=clock) as served:
        for home in (ServerHome(served, clock), TabHome(clock)):
            async with AsyncExitStack() as stack:
                side = Side(await stack.enter_async_context(home.person()), stack)
                await side.ask("POST", "/me")
                restart()
                await story(side)
                heard.append(side.heard)
    for there, here in zip(*heard, strict=True):
        assert here == there
