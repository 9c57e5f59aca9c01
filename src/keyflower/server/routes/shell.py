"""The page as an app: manifest, icons, service worker, and previews of links."""

from typing import Any

import msgspec
from litestar import Request, Response, Router, route
from litestar.datastructures import State as AppState
from litestar.enums import HttpMethod
from litestar.params import FromPath

from keyflower.draw.palette import PALETTE
from keyflower.server.cards import card
from keyflower.server.pictures import ICONS, icon, shown_table
from keyflower.server.routes.about import plain_page, preferred
from keyflower.server.routes.given import (
    OurAccess,
    OurClient,
    OurPreviews,
    OurRegistry,
    OurVisitor,
)
from keyflower.server.static import SHARED_PAGES

Asked = Request[object, object, AppState]
READ = (HttpMethod.GET, HttpMethod.HEAD)
A_DAY = "public, max-age=86400"
MINUTES = "public, max-age=300"
ICON_FILES = {f"/icon-{size}.png": (size, False) for size in ICONS} | {
    "/icon-maskable-512.png": (512, True)
}


@route("/manifest.webmanifest", http_method=READ, include_in_schema=False)
async def manifest(request: Asked) -> Response[bytes]:
    """What a browser must know to install the page as an app."""
    words = preferred(request)
    icons = [
        {"src": f"/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"}
        for size in ICONS
    ]
    largest = {"src": "/icon-maskable-512.png", "sizes": "512x512", "type": "image/png"}
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
        "icons": [*icons, largest | {"purpose": "maskable"}],
    }
    headers = {"cache-control": MINUTES, "vary": "accept-language"}
    text = msgspec.json.encode(body)
    return Response(text, media_type="application/manifest+json", headers=headers)


@route(list(ICON_FILES), http_method=READ, include_in_schema=False)
async def app_icon(request: Asked) -> Response[bytes]:
    """The icon in one of its sizes."""
    return picture(icon(*ICON_FILES[request.url.path]), A_DAY)


@route("/worker.js", http_method=READ, include_in_schema=False)
async def worker(request: Asked, client: OurClient) -> Response[bytes]:
    """The service worker, which browsers compare with theirs at every visit."""
    return client.worker(request)


@route(list(SHARED_PAGES), http_method=READ, include_in_schema=False)
async def shared_page(
    request: Asked, client: OurClient, registry: OurRegistry, access: OurAccess
) -> Response[Any]:
    """The page; for programs that fetch it to show a link to it, with a card in its head.

    Browsers say that they navigate; they get the page as it is, which they may have already.
    """
    if request.headers.get("sec-fetch-mode") == "navigate":
        return client.page(request) or plain_page(request, client)
    origin = access.origin(request.scope, request.headers)
    tags = await card(registry, preferred(request), origin, request.url.path)
    return client.with_card(request, tags) or plain_page(request, client)


@route("/preview/{name:str}", http_method=READ, include_in_schema=False)
async def preview(
    name: FromPath[str],
    registry: OurRegistry,
    previews: OurPreviews,
    visitor: OurVisitor,
    access: OurAccess,
) -> Response[bytes]:
    """A picture of a game that anyone with its address may see."""
    access.allow(access.examples, visitor.address, "pictures")
    table = await shown_table(registry, name.removesuffix(".png"))
    return picture(await previews.of(table), MINUTES)


def picture(body: bytes, cache: str) -> Response[bytes]:
    """Pixels that pages of other sites may show too."""
    headers = {"cache-control": cache, "cross-origin-resource-policy": "cross-origin"}
    return Response(body, media_type="image/png", headers=headers)


router = Router("/", route_handlers=[manifest, app_icon, worker, shared_page, preview])
