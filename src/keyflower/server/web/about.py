"""The server itself: API description, health, metrics, and the client's files."""

from html import escape
from typing import Any, Literal

import msgspec
from litestar import Response, Router, get, route
from litestar.enums import HttpMethod
from msgspec import Struct

from keyflower.rules.compiled import COMPILED
from keyflower.server.settings import LOOPBACK
from keyflower.server.web.errors import NotAllowed
from keyflower.server.web.given import (
    Asked,
    OurClient,
    OurMetrics,
    OurSettings,
    OurStore,
    OurThinkers,
    OurVisitor,
)
from keyflower.server.web.refused import HTML, framed, preferred
from keyflower.server.web.static import PAGES, PARTS, BuiltClient
from keyflower.words import Words

READ = (HttpMethod.GET, HttpMethod.HEAD)
"""Litestar would refuse HEAD; uvicorn leaves the body out."""

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-real-ip")
"""Headers that proxies add."""

STYLE = """body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto;
padding: 0 1rem; color-scheme: light dark }
code { font-size: 0.95em } td { padding: 0.1rem 0.8rem 0.1rem 0; vertical-align: top }
"""


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    status: Literal["ok", "failing"]
    database: bool
    version: str
    rules: Literal["compiled", "interpreted"]  # of the server itself
    bots: Literal["compiled", "interpreted"]


@get("/health", summary="Health of the server")
async def health(thinkers: OurThinkers, store: OurStore, settings: OurSettings) -> Response[Health]:
    """503 when the database cannot be written to."""
    well = await store.healthy()
    body = Health(
        status="ok" if well else "failing",
        database=well,
        version=settings.version,
        rules="compiled" if COMPILED else "interpreted",
        bots="compiled" if thinkers.compiled else "interpreted",
    )
    return Response(body, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False)
async def measured(request: Asked, metrics: OurMetrics, visitor: OurVisitor) -> Response[bytes]:
    """For Prometheus on this machine; nothing that a proxy has forwarded."""
    if visitor.address not in LOOPBACK or any(name in request.headers for name in FORWARDED):
        raise NotAllowed("metrics are read on the server's own machine")
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/openapi.json", include_in_schema=False)
async def description(request: Asked, client: OurClient) -> Response[bytes]:
    """The OpenAPI 3.1 description of everything under /api."""
    return client.description.answer(request)


@get("/style.css", include_in_schema=False)
async def style() -> Response[str]:
    """For the plain page."""
    return Response(STYLE, media_type="text/css")


@route(list(PAGES), http_method=READ, include_in_schema=False)
async def page(request: Asked, client: OurClient) -> Response[Any]:
    """The client; if it wasn't built, a plain page for programs."""
    return client.page(request) or plain_page(request, client)


@route(list(PARTS), http_method=READ, include_in_schema=False)
async def part(request: Asked, client: OurClient) -> Response[bytes]:
    """A part of the client; licences of the software and fonts of others in it."""
    if request.scope["raw_path"] == b"/here":  # its addresses are those of a folder
        return Response(b"", status_code=308, headers={"location": "/here/"})
    return await client.answer(request)


def plain_page(request: Asked, client: BuiltClient) -> Response[str]:
    """A plain page that says what is available, in the browser's language."""
    described = msgspec.json.decode(client.description.bodies[""])
    text = plain_text(preferred(request.headers), described["paths"])
    return Response(text, media_type=HTML)


def plain_text(words: Words, paths: dict[str, dict[str, Any]]) -> str:
    """What it says; paths are those of the OpenAPI description."""
    rows = "".join(
        f"<tr><td><code>{escape(method.upper())} {escape(path)}</code></td>"
        f"<td>{escape(found.get('summary', ''))}</td></tr>"
        for path, methods in sorted(paths.items())
        for method, found in methods.items()
    )
    missing = words.text("plain-not-built", command="./keyflower serve")
    return framed(
        words,
        f"<p>{escape(missing)}</p>"
        f'<p><a href="/api/openapi.json">{escape(words.text("plain-programs"))}</a></p>'
        f'<table lang="en" dir="ltr">{rows}</table>',
    )


router = Router("/", route_handlers=[health, measured, description, style, page, part])
