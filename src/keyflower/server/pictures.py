"""Pictures in pixels: the icons of the app, and previews for links in chats and feeds.

They show what a spectator without an identity may see, and nothing else.
"""

import asyncio
from functools import lru_cache
from typing import Final

import resvg_py

from keyflower.draw.mark import icon_svg
from keyflower.draw.preview import preview_svg, welcome_svg
from keyflower.rules.view import SPECTATOR, View
from keyflower.server.errors import Refusal
from keyflower.server.once import Once
from keyflower.server.registry import TableRegistry
from keyflower.server.tables import Table

ICONS: Final = (180, 192, 512)
"""The sides of the icons in pixels: for iOS, and for everything else."""
KEPT: Final = 32  # previews in the cache


class Previews:
    """A cache of recent previews."""

    def __init__(self) -> None:
        self._found: Once[str, bytes] = Once(KEPT)

    async def of(self, table: Table | None) -> bytes:
        """A picture of a game; of nothing in particular if there is none to see."""
        game = None if table is None else table.game
        if table is None or game is None:
            return await asyncio.to_thread(welcome)
        view = View(game.state.clone(), SPECTATOR)
        points = table.row.result if table.row.status == "finished" else None

        async def work() -> bytes:
            return await asyncio.to_thread(lambda: png(preview_svg(view, points)))

        return await self._found.get(f"{table.id} {table.seq}", work)


async def shown_table(registry: TableRegistry, table_id: str) -> Table | None:
    """A table that anyone with its address may see."""
    try:
        table = await registry.get(table_id)
        await table.admit(None)
    except Refusal:
        return None
    return None if table.fault else table


@lru_cache(maxsize=8)
def icon(size: int, maskable: bool) -> bytes:
    """The icon of the app; `maskable` fills the square."""
    return png(icon_svg(size, maskable=maskable))


@lru_cache(maxsize=1)
def welcome() -> bytes:
    """The preview of pages without a game."""
    return png(welcome_svg())


def png(svg: str) -> bytes:
    """A drawing in pixels."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
