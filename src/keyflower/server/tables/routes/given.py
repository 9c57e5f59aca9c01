"""What handlers of tables and features are given (`app.application`): who asks, and for what."""

from dataclasses import dataclass
from typing import Final

from litestar.di import NamedDependency
from litestar.params import FromPath

from keyflower.server.bots import Payer
from keyflower.server.storage import Identity, Store
from keyflower.server.tables import LiveTable
from keyflower.server.tables.registry import TableRegistry
from keyflower.server.web.errors import Nobody
from keyflower.server.web.given import OurAccess, OurIdentities, OurVisitor

KEPT_BYTES: Final = 2000
"""What a new table or anything else that is stored takes, roughly."""

OurRegistry = NamedDependency[TableRegistry]


@dataclass
class Visit:
    """A request of anyone, and the parts of the server that answer it."""

    visitor: OurVisitor
    registry: OurRegistry
    access: OurAccess
    identities: OurIdentities

    @property
    def identity(self) -> str | None:
        """Whose cookie came with it; None without one. They may have been deleted since."""
        return self.visitor.identity

    @property
    def store(self) -> Store:
        return self.registry.services.store

    @property
    def payer(self) -> Payer:
        """Whose time it takes to work something out."""
        return Payer(self.visitor.address, self.identity or self.visitor.address)

    def now(self) -> float:
        """The time, in seconds since 1970."""
        return self.access.now()

    def allow(self, limit: str, what: str, key: str | None = None) -> None:
        """Count it against a rate limit, or refuse. key: whose, if not that of who asks."""
        self.access.allow(limit, key or self.payer.person, what)

    def keep(self, what: str, size: int = KEPT_BYTES) -> None:
        """Count something that is stored against the limits of a person and their network, or
        refuse. size: how many bytes it is about."""
        self.allow("tables", what)
        self.access.keep(self.visitor.address, size, what)

    async def table(self, table_id: str) -> LiveTable:
        """The table, if they may see it. Loading an uploaded one counts as sending it."""
        known = table_id in self.registry.tables
        table = await self.registry.visible(table_id, self.identity)
        if not known and table.row.uploaded_by is not None:
            self.access.sent(self.visitor.address, table.size)
        return table

    def sign_in(self, person: Identity) -> None:
        """This browser is somebody's from now on."""
        self.visitor.identity = self.visitor.issue = person.id


@dataclass
class SignedIn(Visit):
    """A request of somebody we know."""

    person: Identity

    @property
    def id(self) -> str:
        return self.person.id


OurVisit = NamedDependency[Visit]
Asker = NamedDependency[SignedIn]
OurTable = NamedDependency[LiveTable]


async def someone(visit: OurVisit) -> SignedIn:
    """The asker; refused without a valid cookie."""
    found = await visit.identities.find(visit.identity, visit.now())
    if found is None:
        raise Nobody("not signed in: call POST /api/me first")
    return SignedIn(visit.visitor, visit.registry, visit.access, visit.identities, found)


async def table_for_asker(table_id: FromPath[str], me: Asker) -> LiveTable:
    """The table of the address, if whoever has signed in may see it."""
    return await me.table(table_id)


async def table_for_visitor(table_id: FromPath[str], visit: OurVisit) -> LiveTable:
    """The table of the address, if whoever asks may see it."""
    return await visit.table(table_id)
