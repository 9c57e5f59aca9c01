"""Cookies of a request, read without the standard library: that takes seconds for some headers and
gives up where another program of the same host has set something odd."""

from collections.abc import Iterable
from typing import Final

from litestar.types import Scope

LONGEST: Final = 200
"""Characters of a value; ours have about 90."""
MOST: Final = 8
"""Cookies of one name: another path or a parent domain may have set one too."""


def values(scope: Scope, name: str) -> list[str]:
    """The values of all cookies with a name, in the order in which the browser sends them."""
    found: list[str] = []
    for header in cookie_headers(scope):
        for part in header.split(";"):
            key, equals, value = part.strip().partition("=")
            if equals and key == name and len(value) <= LONGEST:
                found.append(value)
                if len(found) == MOST:
                    return found
    return found


def cookie_headers(scope: Scope) -> Iterable[str]:
    """The Cookie headers of a request as text."""
    return (value.decode("latin-1") for key, value in scope["headers"] if key == b"cookie")


def without_cookies(scope: Scope) -> None:
    """Remove the Cookie headers, so that nothing behind this parses them."""
    scope["headers"] = [(key, value) for key, value in scope["headers"] if key != b"cookie"]
