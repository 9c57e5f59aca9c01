"""The daily game: today's and those of earlier days."""

from litestar import get, post
from litestar.params import FromPath

from keyflower.server.features.daily import service as daily
from keyflower.server.tables.routes import wire
from keyflower.server.tables.routes.given import OurRegistry
from keyflower.server.web.given import Asker, OurAccess, OurVisitor, api_router


@get("/daily", summary="The daily game of today")
async def today_shown(registry: OurRegistry, visitor: OurVisitor) -> daily.Daily:
    """Who plays, the results so far, and your own days. A day is one of UTC."""
    return await daily.shown(registry, None, visitor.identity)


@get("/daily/{day:str}", summary="The daily game of a day")
async def day_shown(day: FromPath[str], registry: OurRegistry, visitor: OurVisitor) -> daily.Daily:
    """As 2026-07-30; the secret of its draws once the day is closed, an hour after its end."""
    return await daily.shown(registry, day, visitor.identity)


@post("/daily", status_code=200, summary="Play the daily game")
async def daily_begun(me: Asker, registry: OurRegistry, access: OurAccess) -> wire.Joined:
    """Your table of today: there is one, and asking again gives the same."""
    access.allow(access.tables, me.id, "new tables")
    return wire.Joined(await daily.begin(registry, me))


router = api_router("daily game", __name__)
