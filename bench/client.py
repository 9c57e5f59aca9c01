"""A client of the server, for bench and tests; also an example of how to write one.

It contains no rules: it keeps the state that the server sends, and answers with legal actions.
"""

import random
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from keyflower.rules.errors import KeyflowerError

Json = dict[str, Any]


class Turned(KeyflowerError):
    """The server refused a request."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code


class Client:
    """A person with a cookie of their own."""

    def __init__(self, address: str, source: str | None = None) -> None:
        """source: the address to connect from, where this machine has several."""
        self.address = address
        self.source = source
        secure = address.startswith("https:")  # reading certificates takes 0.1 s for each client
        transport = httpx.AsyncHTTPTransport(verify=secure, local_address=source)
        self.http = httpx.AsyncClient(
            base_url=address, timeout=30, trust_env=False, transport=transport
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """A request under /api; its answer, or `Turned`. Creates an identity if one is needed."""
        answer = await self._ask(method, path, body)
        if answer.status_code == 401:
            await self._ask("POST", "/me", None)
            answer = await self._ask(method, path, body)
        found = msgspec.json.decode(answer.content)
        if answer.is_error:
            raise Turned(answer.status_code, found["code"], found["message"])
        return found

    async def _ask(self, method: str, path: str, body: object) -> httpx.Response:
        content = None if body is None else msgspec.json.encode(body)
        return await self.http.request(
            method, f"/api{path}", content=content, headers={"content-type": "application/json"}
        )

    def watch(self, table_id: str, since: int = 0, chat: int = 0) -> "Watch":
        """A table, live."""
        address = self.address.replace("http", "ws", 1)
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{address}/api/tables/{table_id}/live?since={since}&chat={chat}"
        return Watch(url, cookie, self.source)


class Watch:
    """A table as it is shown to one viewer, kept up to date by the server's messages."""

    def __init__(self, url: str, cookie: str, source: str | None = None) -> None:
        self.url = url
        self.cookie = cookie
        self.source = source
        self.table: Json = {}
        self.you: Json = {}
        self.view: Json = {}
        self.legal: Json | None = None
        self.events: list[Json] = []
        self.chat: list[Json] = []
        self.seq = 0
        self.can_undo = False
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        headers = {"cookie": self.cookie} if self.cookie else {}
        self._socket = await connect(
            self.url,
            additional_headers=headers,
            compression=None,
            max_size=None,
            max_queue=None,  # a full queue would stop the closing handshake, too
            proxy=None,
            local_addr=None if self.source is None else (self.source, 0),
        )
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.socket.close()

    @property
    def socket(self) -> ClientConnection:
        """The WebSocket itself."""
        assert self._socket is not None
        return self._socket

    @property
    def my_turn(self) -> bool:
        """Whether this player has to decide."""
        return self.legal is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table) and self.table["status"] == "finished"

    async def send(self, kind: str, **fields: object) -> None:
        """A message of a client."""
        await self.socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    async def next(self) -> Json:
        """The next message of the server, after updating the state with it."""
        message: Json = msgspec.json.decode(await self.socket.recv())
        self.take_in(message)
        return message

    def take_in(self, message: Json) -> None:
        """Update the state with a message."""
        kind = message["type"]
        if kind == "chat":
            self.chat += message["chat"]
            return
        if kind not in ("state", "update"):
            return
        if kind == "state":
            self.you = message["you"]
            self.chat += message["chat"]
        self.view = message["view"] or {}
        self.table = message["table"]
        self.legal = message["legal"]
        self.seq = message["seq"]
        self.can_undo = message["can_undo"]
        self.events += message["events"]


def some_action(legal: Json, chance: random.Random) -> int:
    """One of the legal actions, picked from the compact form; passing is rare."""
    found: list[int] = []
    for choice in [*legal["bids"], *legal["uses"]]:
        found += [part["action"] for part in choice["ranges"][:1]]
    for name in ("payments", "goods", "boats", "winter", "flips"):
        found += [choice["action"] for choice in legal[name]]
    for step in legal["steps"]:
        found += [way["action"] for way in step["ways"]]
    for upgrade in legal["upgrades"]:
        found += [paid["action"] for paid in upgrade["payments"]]
    for placement in legal["placements"]:
        for cell in placement["cells"]:
            found += [cell["base"] + turn * placement["step"] for turn in cell["rotations"]]
    plain: list[int] = [choice["action"] for choice in legal["plain"]]
    if plain and (not found or chance.random() < 0.25):
        return chance.choice(plain)
    return chance.choice(found)
