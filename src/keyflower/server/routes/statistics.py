"""Statistics of the asker's games."""

from litestar import get

from keyflower.server import statistics
from keyflower.server.routes.given import Asker, OurAccess, OurRegistry, api_router


@get("/me/statistics", summary="My finished games, for statistics")
async def games_counted(
    me: Asker, registry: OurRegistry, access: OurAccess
) -> statistics.Statistics:
    """Ask again while some are pending: each time a few more are replayed."""
    access.allow(access.examples, me.id, "statistics")
    return await statistics.statistics_for(registry, me.id)


router = api_router(__name__, "me")
