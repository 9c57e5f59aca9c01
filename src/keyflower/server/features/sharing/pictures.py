"""Pictures in pixels: the icons of the app, and previews for links in chats and feeds.

They show what a spectator without an identity may see, and nothing else.
"""

import asyncio
from typing import Final, NamedTuple

from keyflower.formats.position import write_view
from keyflower.home.once import Once
from keyflower.home.table import HostedTable
from keyflower.rules.view import SPECTATOR, View
from keyflower.server.features.sharing.draw import PREVIEW, DrawingError, Order, draw_apart
from keyflower.server.logs import log
from keyflower.server.tables.registry import TableRegistry
from keyflower.server.tables.services import Services
from keyflower.server.web.errors import Refusal, Unavailable

CACHED_PREVIEWS: Final = 64  # previews in the cache
FRESH: Final = 60.0  # seconds for which a preview is good enough, whatever happens at its table


class Preview(NamedTuple):
    """A picture of a table, perhaps still being drawn."""

    moment: tuple[str, int]  # the table's status, and how long its log was
    at: float
    task: "asyncio.Task[bytes]"


class Pictures:
    """Every picture that is drawn once for many; one preview is drawn at a time."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._same: Once[str, dict[str, bytes]] = Once(1)
        self._kept: dict[str, Preview] = {}  # by table, the oldest first
        self._busy = False

    async def fixed(self, name: str) -> bytes:
        """An icon, or the preview of pages without a game."""
        try:
            return (await self._same.get("", lambda: draw_apart(Order())))[name]
        except DrawingError as error:
            log.error("no picture could be drawn", error)
            raise Unavailable("there are no pictures now") from None

    async def preview(self, table: HostedTable) -> bytes | None:
        """A picture of a game, at most a minute old; none while another one is being drawn."""
        if table.game is None:
            return None
        moment = (table.row.status, table.seq)
        now = self._services.steady()
        kept = self._kept.get(table.id)
        old = kept is None or (kept.moment != moment and now - kept.at >= FRESH)
        if old and not self._busy:
            self._busy = True
            points = table.row.result if table.row.status == "finished" else None
            order = Order(write_view(View(table.game.state.clone(), SPECTATOR)), points)
            kept = Preview(moment, now, self._services.start(self._draw(table.id, order)))
            self._kept.pop(table.id, None)
            if len(self._kept) >= CACHED_PREVIEWS:
                del self._kept[next(iter(self._kept))]
            self._kept[table.id] = kept
        if kept is None:
            return None
        try:
            return await asyncio.shield(kept.task)
        except DrawingError:
            return None

    async def _draw(self, table_id: str, order: Order) -> bytes:
        try:
            return (await draw_apart(order))[PREVIEW]
        except DrawingError:
            self._kept.pop(table_id, None)
            raise
        finally:
            self._busy = False


async def shown_table(registry: TableRegistry, table_id: str) -> HostedTable | None:
    """A table that anyone with its address may see."""
    try:
        table = await registry.get(table_id)
        await registry.check_visible(table, None)
    except Refusal:
        return None
    return None if table.fault else table
