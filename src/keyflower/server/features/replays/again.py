"""Games again on this server: a new one from a moment of another, and records from elsewhere."""

import asyncio
from functools import partial
from typing import Annotated

from msgspec import Meta

from keyflower.play.again import continue_from, table_of_record
from keyflower.server.storage import Identity
from keyflower.server.tables import LiveTable
from keyflower.server.tables.quotas import check_record
from keyflower.server.tables.registry import TableRegistry
from keyflower.server.tables.routes.wire import Seq
from keyflower.server.web.wire import Body, Spec


class ContinueBody(Body, frozen=True):
    """Continue a finished game from some point: the asker's seat, and the bot for the others."""

    at: Seq
    seat: Annotated[int, Meta(ge=0, le=5)]
    bot: Spec = "planner"


async def go_on(
    registry: TableRegistry, old: LiveTable, body: ContinueBody, me: Identity
) -> LiveTable:
    """A new game against bots that continues a finished one from some point."""
    made = await asyncio.to_thread(continue_from, old, body.at, body.seat, body.bot, me)
    return await registry.add_game(*made)


async def keep_record(registry: TableRegistry, text: str, me: Identity) -> LiveTable:
    """A record from elsewhere as a finished table, to be watched and gone on from."""
    made = await asyncio.to_thread(table_of_record, text, me.id, registry.services.now())
    allow = partial(check_record, registry.services.settings.limits)
    return await registry.add(*made, allow)
