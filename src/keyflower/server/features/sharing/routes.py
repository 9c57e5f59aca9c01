"""The page as an app, and what a link to it shows in a chat or a feed: a sentence and a picture."""

from html import escape
from typing import Any, Final

import msgspec
from litestar import Response, Router, route
from litestar.di import NamedDependency
from litestar.params import FromPath

from keyflower.draw.palette import PALETTE
from keyflower.home.table import HostedTable
from keyflower.play.villagers import names
from keyflower.server.features.sharing.draw import ICONS, WELCOME
from keyflower.server.features.sharing.pictures import Pictures, shown_table
from keyflower.server.tables.registry import TableRegistry
from keyflower.server.tables.routes.given import OurVisit
from keyflower.server.web.about import READ, plain_page
from keyflower.server.web.given import Asked, OurClient
from keyflower.server.web.refused import preferred
from keyflower.server.web.static import NOT_KEPT, SHARED_PAGES
from keyflower.words import Words

TITLE: Final = "Keyflower"
GAMES: Final = ("table", "replay")  # the first part of addresses that lead to a game
TEXTS: Final = {"join": "preview-invited", "daily": "preview-daily", "puzzles": "preview-puzzles"}
"""What is said about other pages, by the first part of their addresses."""


async def card(registry: TableRegistry, words: Words, origin: str, path: str) -> str:
    """The tags of a page, for its head."""
    first, _, second = path.strip("/").partition("/")
    table = await shown_table(registry, second) if first in GAMES else None
    if table is not None:
        text = describe(table, words)
    else:
        text = words.text(TEXTS.get(first, "preview-lobby"))
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


def describe(table: HostedTable, words: Words) -> str:
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


OurPictures = NamedDependency[Pictures]
A_DAY = "public, max-age=86400"
MINUTES = "public, max-age=300"


@route("/manifest.webmanifest", http_method=READ, include_in_schema=False)
async def manifest(request: Asked) -> Response[bytes]:
    """What a browser must know to install the page as an app."""
    words = preferred(request.headers)
    icons = [
        {
            "src": f"/{name}",
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": "maskable" if maskable else "any",
        }
        for name, (size, maskable) in ICONS.items()
    ]
    body: dict[str, Any] = {
        "id": "/",
        "name": "Keyflower",
        "short_name": "Keyflower",
        "description": words.text("preview-lobby"),
        "lang": words.language,
        "dir": words.direction,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PALETTE["table"][0],
        "theme_color": PALETTE["paper"][0],
        "categories": ["games"],
        "icons": icons,
    }
    headers = {"cache-control": MINUTES, "vary": "accept-language"}
    text = msgspec.json.encode(body)
    return Response(text, media_type="application/manifest+json", headers=headers)


@route([f"/{name}" for name in ICONS], http_method=READ, include_in_schema=False)
async def app_icon(request: Asked, pictures: OurPictures) -> Response[bytes]:
    """The icon in one of its sizes."""
    return picture(await pictures.fixed(request.url.path.removeprefix("/")), A_DAY)


@route("/worker.js", http_method=READ, include_in_schema=False)
async def worker(request: Asked, client: OurClient) -> Response[bytes]:
    """The service worker, which browsers compare with theirs at every visit."""
    return await client.answer(request)


@route(list(SHARED_PAGES), http_method=READ, include_in_schema=False)
async def shared_page(request: Asked, client: OurClient, visit: OurVisit) -> Response[Any]:
    """The page; for programs that fetch it to show a link to it, with a card in its head.

    Browsers say what they fetch for; they get the page as it is, which they may have already.
    """
    if "sec-fetch-mode" in request.headers:
        return client.page(request) or plain_page(request, client)
    origin = visit.access.origin(request.scope, request.headers)
    tags = await card(visit.registry, preferred(request.headers), origin, request.url.path)
    return client.with_card(request, tags) or plain_page(request, client)


@route("/preview/{name:str}", http_method=READ, include_in_schema=False)
async def preview(name: FromPath[str], pictures: OurPictures, visit: OurVisit) -> Response[bytes]:
    """A picture of a game that anyone with its address may see.

    Where another one is being drawn, the welcome picture comes for now.
    """
    visit.allow("examples", "pictures", visit.visitor.address)
    table = await shown_table(visit.registry, name.removesuffix(".png"))
    found = None if table is None else await pictures.preview(table)
    waits = found is None and table is not None and table.game is not None
    body = await pictures.fixed(WELCOME) if found is None else found
    return picture(body, NOT_KEPT if waits else MINUTES)


def picture(body: bytes, cache: str) -> Response[bytes]:
    """Pixels that pages of other sites may show too."""
    headers = {"cache-control": cache, "cross-origin-resource-policy": "cross-origin"}
    return Response(body, media_type="image/png", headers=headers)


router = Router("/", route_handlers=[manifest, app_icon, worker, shared_page, preview])
