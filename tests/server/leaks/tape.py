"""Everything that a viewer is sent, kept on tape: frames, bodies, headers."""

import json
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from bench.client import Client, Json, Turned, Watch


@dataclass
class Sent:
    """What a viewer was sent: a frame of a WebSocket (`link` > 0), or an answer to a request."""

    viewer: str
    asked: str
    body: str
    headers: list[tuple[str, str]] = field(default_factory=list)
    status: int = 0
    link: int = 0
    wanted: object = None  # the body of the request, or the messages of the WebSocket by their id


class Person(Client):
    """A client of whom everything that reaches it is kept."""

    def __init__(self, address: str, name: str, tape: list[Sent]) -> None:
        super().__init__(address)
        self.name = name
        self.tape = tape
        self.cookies: set[str] = set()
        self.http.event_hooks["response"].append(self._keep)

    async def _keep(self, response: httpx.Response) -> None:
        await response.aread()
        request = response.request
        asked = f"{request.method} {request.url.raw_path.decode()}"
        headers = response.headers.multi_items()
        body = json.loads(request.content) if request.content else None
        sent = Sent(self.name, asked, response.text, headers, response.status_code, wanted=body)
        self.tape.append(sent)
        for name, value in headers:
            if name == "set-cookie":
                self.cookies.add(value.partition("=")[2].partition(";")[0])

    def watch(self, table_id: str, since: int = 0, chat: int = 0) -> "Taped":
        plain = super().watch(table_id, since, chat)
        return Taped(plain.url, plain.cookie, self)

    async def try_call(self, method: str, path: str, body: object = None) -> Any:
        """A request that may be refused: then None."""
        try:
            return await self.call(method, path, body)
        except Turned:
            return None


class Taped(Watch):
    """A table, live, and on tape."""

    numbers = count(1)

    def __init__(self, url: str, cookie: str, person: Person) -> None:
        super().__init__(url, cookie)
        self.person = person
        self.link = next(self.numbers)
        self.asks: dict[str, Json] = {}

    def _tape(self, body: str, status: int = 0, headers: Any = ()) -> None:
        asked = "LIVE " + self.url.partition("/api")[2]
        sent = Sent(self.person.name, asked, body, list(headers), status, self.link, self.asks)
        self.person.tape.append(sent)

    async def __aenter__(self) -> "Taped":
        await super().__aenter__()
        response = self.socket.response
        assert response is not None
        self._tape("", response.status_code, response.headers.raw_items())
        return self

    async def __aexit__(self, *error: Any) -> None:
        await super().__aexit__(*error)
        try:  # what was on its way counts too
            while True:
                self._tape(str(await self.socket.recv()))
        except ConnectionClosed as closed:
            self._tape(json.dumps({"type": "closed", "reason": closed.rcvd and closed.rcvd.reason}))

    async def next(self) -> Json:
        frame = str(await self.socket.recv())
        self._tape(frame)
        message: Json = json.loads(frame)
        self.take_in(message)
        return message

    async def ask(self, kind: str, **fields: object) -> Json:
        """Send a message and read on until its answer."""
        number = str(len(self.asks))
        self.asks[number] = {"type": kind, **fields}
        await self.send(kind, id=number, **fields)
        while True:
            message = await self.next()
            if message["type"] in ("done", "refused", "pong") and message["id"] in (number, ""):
                return message
