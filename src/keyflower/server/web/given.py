"""What handlers are given (`app.application`): parts of the server, and who asks."""

import sys

from litestar import Request, Router
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler

from keyflower.server.bots import WorkerPools
from keyflower.server.metrics import Metrics
from keyflower.server.settings import Settings
from keyflower.server.storage import Store
from keyflower.server.web.access import Access, Visitor
from keyflower.server.web.identity import Identities
from keyflower.server.web.static import BuiltClient

Asked = Request[object, object, AppState]
OurVisitor = NamedDependency[Visitor]
OurClient = NamedDependency[BuiltClient]
OurAccess = NamedDependency[Access]
OurIdentities = NamedDependency[Identities]
OurMetrics = NamedDependency[Metrics]
OurSettings = NamedDependency[Settings]
OurStore = NamedDependency[Store]
OurThinkers = NamedDependency[WorkerPools]


def api_router(tag: str, *modules: str, **dependencies: Provide) -> Router:
    """All handlers of modules."""
    found = [each for module in modules for each in vars(sys.modules[module]).values()]
    handlers = [each for each in found if isinstance(each, BaseRouteHandler)]
    return Router("/api", route_handlers=handlers, tags=[tag], dependencies=dependencies)
