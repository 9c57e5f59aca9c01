"""About the server itself: its description, health, metrics, and a page until there is a client."""

from html import escape
from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.datastructures import State as AppState

from keyflower.server import wire
from keyflower.server.errors import NotAllowed
from keyflower.server.gate import LOOPBACK, Visit
from keyflower.server.metrics import Metrics
from keyflower.server.openapi import described
from keyflower.server.settings import Settings
from keyflower.server.storage import Store

Asked = Request[object, object, AppState]

STYLE = """body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto;
padding: 0 1rem; color-scheme: light dark }
code { font-size: 0.95em } td { padding: 0.1rem 0.8rem 0.1rem 0; vertical-align: top }
"""


@get("/health", summary="Is the server well?")
async def health(store: Store, settings: Settings) -> Response[wire.Health]:
    """503 when the database does not answer."""
    well = await store.healthy()
    body = wire.Health("ok" if well else "failing", well, settings.version)
    return Response(body, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False)
async def measured(metrics: Metrics, visit: Visit) -> Response[bytes]:
    """For Prometheus on this machine."""
    if visit.address not in LOOPBACK:
        raise NotAllowed("metrics are read on the server's own machine")
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/openapi.json", include_in_schema=False)
async def description(request: Asked) -> Response[bytes]:
    """The OpenAPI 3.1 description of everything under /api."""
    return Response(msgspec.json.encode(described(request.app)), media_type="application/json")


@get("/style.css", include_in_schema=False)
async def style() -> Response[str]:
    """For the page."""
    return Response(STYLE, media_type="text/css")


@get(["/", "/join/{token:str}", "/me/{token:str}"], include_in_schema=False)
async def page(request: Asked, token: str | None = None) -> Response[str]:
    """Says what is here."""
    paths: dict[str, dict[str, Any]] = described(request.app)["paths"]
    rows = "".join(
        f"<tr><td><code>{escape(method.upper())} {escape(path)}</code></td>"
        f"<td>{escape(found.get('summary', ''))}</td></tr>"
        for path, methods in sorted(paths.items())
        for method, found in methods.items()
    )
    text = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<title>Keyflower</title><link rel="stylesheet" href="/style.css"></head><body>'
        "<h1>Keyflower</h1><p>The server is up. The page to play on is not built yet; programs "
        'can play already: <a href="/api/openapi.json">OpenAPI description</a>.</p>'
        f"<table>{rows}</table></body></html>"
    )
    return Response(text, media_type="text/html; charset=utf-8")


router = Router("/", route_handlers=[health, measured, description, style, page])
