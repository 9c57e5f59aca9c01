"""Types of the handlers' dependencies (`app.application`): parts of the server, and who asks."""

from litestar.di import NamedDependency

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
