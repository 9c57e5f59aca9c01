"""What a link to a page shows in a chat or a feed: a sentence and a picture (Open Graph)."""

from html import escape
from typing import Final

from keyflower.play.villagers import names
from keyflower.server.features.sharing.pictures import shown_table
from keyflower.server.tables import LiveTable
from keyflower.server.tables.registry import TableRegistry
from keyflower.words import Words

TITLE: Final = "Keyflower"
GAMES: Final = ("table", "replay")
"""The first part of addresses that lead to a game."""


async def card(registry: TableRegistry, words: Words, origin: str, path: str) -> str:
    """The tags of a page, for its head."""
    first, _, second = path.strip("/").partition("/")
    table = await shown_table(registry, second) if first in GAMES else None
    if table is not None:
        text = describe(table, words)
    else:
        text = words.text("preview-invited" if first == "join" else "preview-lobby")
    name = "welcome" if table is None else table.id
    tags = {
        "og:type": "website",
        "og:title": TITLE,
        "og:description": text,
        "og:url": origin + (path if first != "join" else "/"),  # the token is for one chat only
        "og:image": f"{origin}/preview/{name}.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": text,
    }
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])


def describe(table: LiveTable, words: Words) -> str:
    """A table in a sentence: who plays, or played with which points."""
    if table.row.status == "waiting":
        free = sum(row.kind == "open" for row in table.seats)
        return words.text("preview-waiting", free=free)
    players = names(table.id, table.seats)
    if table.row.status == "finished" and table.row.result is not None:
        pairs = sorted(zip(table.row.result, players), key=lambda pair: -pair[0])
        shown = [words.text("preview-player", name=name, points=points) for points, name in pairs]
        finished = "preview-finished" if table.row.uploaded_by is None else "preview-uploaded"
        return words.text(finished, players=", ".join(shown))
    return words.text("preview-playing", players=", ".join(players))
