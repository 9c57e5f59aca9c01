"""How a refusal is sent: a page to people, JSON to programs."""

from html import escape
from typing import Final

import msgspec
from litestar.datastructures import Headers
from litestar.types import HTTPScope

from keyflower.server.web.wire import ErrorBody
from keyflower.words import Words, choose, parse_accepted

HTML: Final = "text/html; charset=utf-8"


def wants_page(scope: HTTPScope) -> bool:
    """Whether a browser goes to an address, and no program asks the API."""
    reads = scope["method"] in ("GET", "HEAD") and not scope["path"].startswith("/api")
    return reads and "text/html" in Headers.from_scope(scope).get("accept", "")


def written(scope: HTTPScope, error: ErrorBody, wait: int = 0) -> tuple[str, bytes]:
    """Its media type and its body. wait: seconds until the page loads itself again, if not 0"""
    if not wants_page(scope):
        return "application/json", msgspec.json.encode(error)
    words = preferred(Headers.from_scope(scope))
    again = f'<meta http-equiv="refresh" content="{wait}">' if wait else ""
    text = escape(words.text(f"error-{error.code}"))
    details = escape(error.message)
    content = f'<p>{text}</p><p lang="en" dir="ltr"><small>{details}</small></p>'
    return HTML, framed(words, content, again).encode()


def preferred(headers: Headers) -> Words:
    """The language that a browser prefers, of ours."""
    return Words(choose(parse_accepted(headers.get("accept-language", ""))))


def framed(words: Words, content: str, head: str = "") -> str:
    """A plain page."""
    return (
        f'<!doctype html><html lang="{words.language}" dir="{words.direction}">'
        '<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>Keyflower</title><link rel="stylesheet" href="/style.css">{head}</head><body>'
        f"<h1>Keyflower</h1>{content}</body></html>"
    )
