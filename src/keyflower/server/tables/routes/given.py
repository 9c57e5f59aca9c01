"""What handlers of tables are given besides (`app.application`)."""

from litestar.di import NamedDependency
from litestar.params import FromPath

from keyflower.server.tables import LiveTable
from keyflower.server.tables.registry import TableRegistry
from keyflower.server.web.given import Asker, OurVisitor

OurRegistry = NamedDependency[TableRegistry]
OurTable = NamedDependency[LiveTable]


async def table_for_asker(table_id: FromPath[str], me: Asker, registry: OurRegistry) -> LiveTable:
    """The table of the address, if whoever has signed in may see it."""
    return await registry.visible(table_id, me.id)


async def table_for_visitor(
    table_id: FromPath[str], visitor: OurVisitor, registry: OurRegistry
) -> LiveTable:
    """The table of the address, if whoever asks may see it."""
    return await registry.visible(table_id, visitor.identity)
