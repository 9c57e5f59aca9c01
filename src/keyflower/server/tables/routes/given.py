"""What handlers of tables and features are given (`app.application`): who asks, and for what."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

from litestar.di import NamedDependency

from keyflower.home.table import HostedTable
from keyflower.home.visit import KEPT_BYTES
from keyflower.server.storage import Identity, Store
from keyflower.server.tables.registry import TableRegistry, size_of
from keyflower.server.web.errors import Nobody
from keyflower.server.web.given import OurAccess, OurIdentities, OurVisitor

T = TypeVar("T")
P = ParamSpec("P")
Parts = dict[type, Any]  # the server's implementations of ports, by the port
OurRegistry = NamedDependency[TableRegistry]
OurParts = NamedDependency[Parts]


@dataclass
class ServerVisit:
    """A request of anyone, and the parts of the server that answer it."""

    visitor: OurVisitor
    registry: OurRegistry
    access: OurAccess
    identities: OurIdentities
    parts: OurParts
    on_line = False  # a line sets it; no field, which Litestar would read from the query

    @property
    def identity(self) -> str | None:
        """Whose cookie came with it; None without one. They may have been deleted since."""
        return self.visitor.identity

    @property
    def store(self) -> Store:
        return self.registry.services.store

    @property
    def id(self) -> str:
        """The same, of a client that must have one."""
        if self.identity is None:
            raise Nobody("not signed in: call POST /api/me first")
        return self.identity

    @property
    def payer(self) -> str:
        """Whose time it takes to work something out, and whose rate limits count."""
        return self.identity or self.visitor.address

    def waiting(self) -> AbstractContextManager[None]:
        """Workers need not know that a client waits."""
        return nullcontext()

    def part(self, kind: type[T]) -> T:
        """The server's implementation of a port of `keyflower.home`."""
        part: T = self.parts[kind]
        return part

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run what takes long, and no table waits for."""
        return await asyncio.to_thread(work, *args, **kwargs)

    def now(self) -> float:
        """The time, in seconds since 1970."""
        return self.access.now()

    def allow(self, limit: str, what: str, key: str | None = None) -> None:
        """Count it against a rate limit, or refuse. key: whose, if not that of who asks."""
        self.access.allow(limit, key or self.payer, what)

    def keep(self, what: str, size: int = KEPT_BYTES) -> None:
        """Count something that is stored against the limits of a person and their network, or
        refuse. size: how many bytes it is about."""
        self.allow("tables", what)
        self.access.keep(self.visitor.address, size, what)

    async def table(self, table_id: str) -> HostedTable:
        """The table, if they may see it. Loading an uploaded one counts as sending it."""
        known = table_id in self.registry.tables
        table = await self.registry.visible(table_id, self.identity)
        if not known and table.row.uploaded_by is not None:
            self.access.sent(self.visitor.address, size_of(table))
        return table

    def sign_in(self, person: Identity) -> None:
        """This browser is somebody's from now on."""
        self.visitor.identity = self.visitor.issue = person.id


@dataclass
class SignedIn(ServerVisit):
    """A request of somebody we know."""

    person: Identity


OurVisit = NamedDependency[ServerVisit]
Asker = NamedDependency[SignedIn]


async def someone(visit: OurVisit) -> SignedIn:
    """The asker; refused without a valid cookie."""
    found = await visit.identities.find(visit.identity, visit.now())
    if found is None:
        raise Nobody("not signed in: call POST /api/me first")
    return SignedIn(**vars(visit), person=found)
