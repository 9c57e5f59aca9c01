"""A page of the tab, as tests have it: requests, and a line to a table."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from keyflower.tab import Home

Json = dict[str, Any]
SOON = 20.0  # seconds within which anything here happens, however busy the machine is


async def ask(home: Home, method: str, path: str, body: object = None) -> Any:
    """The body of an answer, which must be a good one."""
    answer = await answer_of(home, method, path, body)
    assert answer["status"] in (200, 201), answer
    return answer["body"]


async def answer_of(home: Home, method: str, path: str, body: object = None) -> Json:
    """An answer with its status."""
    text = None if body is None else json.dumps(body)
    found: Json = json.loads(await home.request(method, path, text))
    return found


async def refused(home: Home, method: str, path: str, body: object = None) -> tuple[int, str]:
    """The status and code of a refusal."""
    answer = await answer_of(home, method, path, body)
    return answer["status"], answer["body"]["code"]


class Watch:
    """A line to a table: every message, and the state that they lead to."""

    def __init__(self, home: Home, table: str, since: int = 0) -> None:
        self.messages: list[Json] = []
        self.state: Json = {}
        self.closed = 0
        self._news = asyncio.Event()
        self._ids = 0
        path = f"/api/tables/{table}/live?since={since}&chat=0"
        self.line = home.dial(path, self._take, self._end)

    def _take(self, text: str) -> None:
        message = json.loads(text)
        self.messages.append(message)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "update":
            self.state |= message | {"type": "state"}
            self.state["you"] |= {key: message[key] for key in ("pass_mode", "prepared")}
        self._news.set()

    def _end(self, code: int) -> None:
        self.closed = code
        self._news.set()

    async def until(self, reached: Callable[[], object]) -> None:
        """Wait for a condition."""
        async with asyncio.timeout(SOON):
            while not reached():
                self._news.clear()
                await self._news.wait()

    async def send(self, kind: str, **fields: Any) -> Json:
        """A message to the table, and its answer."""
        self._ids += 1
        message_id = f"m{self._ids}"
        self.line.take(json.dumps({"type": kind, "id": message_id, **fields}))
        found: list[Json] = []

        def answered() -> bool:
            found[:] = [each for each in self.messages if each.get("id") == message_id]
            return bool(found)

        await self.until(answered)
        return found[0]

    def my_turn(self) -> bool:
        """Whether there is something to decide, or the game is over."""
        return bool(self.state) and (
            self.state["legal"] is not None or self.state["table"]["status"] == "finished"
        )
