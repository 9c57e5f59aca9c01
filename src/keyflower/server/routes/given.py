"""What handlers are given (`app.application`): parts of the server, who asks, and the table."""

import sys

from litestar import Router
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath

from keyflower.server.access import Access, Visitor
from keyflower.server.identity import Identities
from keyflower.server.live import Live
from keyflower.server.metrics import Metrics
from keyflower.server.pictures import Pictures
from keyflower.server.registry import TableRegistry
from keyflower.server.replays import Replays
from keyflower.server.settings import Settings
from keyflower.server.static import BuiltClient
from keyflower.server.storage import Identity, Store
from keyflower.server.tables import Table
from keyflower.server.turning import TurningPointsOfGames

Asker = NamedDependency[Identity]
OurVisitor = NamedDependency[Visitor]
OurClient = NamedDependency[BuiltClient]
OurAccess = NamedDependency[Access]
OurRegistry = NamedDependency[TableRegistry]
OurIdentities = NamedDependency[Identities]
OurLive = NamedDependency[Live]
OurMetrics = NamedDependency[Metrics]
OurPictures = NamedDependency[Pictures]
OurReplays = NamedDependency[Replays]
OurTurningPoints = NamedDependency[TurningPointsOfGames]
OurSettings = NamedDependency[Settings]
OurStore = NamedDependency[Store]
OurTable = NamedDependency[Table]


async def table_for_asker(table_id: FromPath[str], me: Asker, registry: OurRegistry) -> Table:
    """The table of the address, if whoever has signed in may see it."""
    return await registry.visible(table_id, me.id)


async def table_for_visitor(
    table_id: FromPath[str], visitor: OurVisitor, registry: OurRegistry
) -> Table:
    """The table of the address, if whoever asks may see it."""
    return await registry.visible(table_id, visitor.identity)


def api_router(module: str, tag: str, **dependencies: Provide) -> Router:
    """All handlers of a module."""
    found = vars(sys.modules[module]).values()
    handlers = [each for each in found if isinstance(each, BaseRouteHandler)]
    return Router("/api", route_handlers=handlers, tags=[tag], dependencies=dependencies)
