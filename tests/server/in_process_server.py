"""A server in the event loop of a test: its parts are at hand, and time passes as the test says."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from tests.server.server_thread import FREELY, Clock, Person

from keyflower.server.app import Server, application
from keyflower.server.database import open_store
from keyflower.server.settings import Settings
from keyflower.server.web.access import AccessMiddleware

PUBLIC = "http://keyflower.test"


class Inside:
    """A running server, asked without a network."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.app = application(server)
        self._asked = AccessMiddleware(self.app, server.access)

    def person(self, cookie: str | None = None, network: str = "127.0.0.1") -> Person:
        """Somebody new, or with a cookie; from a network."""
        address = self.server.settings.origin or "http://127.0.0.1"
        person = Person(address)
        transport = httpx.ASGITransport(self._asked, client=(network, 1))  # type: ignore[arg-type]
        person.http = httpx.AsyncClient(base_url=address, transport=transport)
        if cookie is not None:
            person.http.cookies.set("keyflower", cookie)
        return person

    async def tidy(self) -> None:
        """One pass of housekeeping."""
        await self.server.housekeeping.tidy()


@asynccontextmanager
async def inside(database: str, clock: Clock, **settings: Any) -> AsyncIterator[Inside]:
    """A server that others can reach, unless the settings say otherwise."""
    usual: dict[str, Any] = {"origin": PUBLIC, "allowance": FREELY, "tidy": 1e9, "warm": False}
    made = Settings(database=database, **(usual | settings))
    server = Server(made, await open_store(database), clock, clock)
    found = Inside(server)
    async with server.running(found.app):
        yield found


def id_of(person: Person) -> str:
    """Whose cookie somebody has."""
    return person.cookie.partition(".")[0]
