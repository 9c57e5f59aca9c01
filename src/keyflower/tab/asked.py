"""What handlers are given: who asks for what, of which table."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from keyflower.formats.seals import are_hex
from keyflower.play.errors import Refusal
from keyflower.rules.errors import KeyflowerError
from keyflower.tab.plain import read
from keyflower.tab.table import Table
from keyflower.tab.tables import Device, Tables

REQUIRED: Final = object()


@dataclass(frozen=True)
class Asked:
    """A request. parts: of the path, by their names in the route; body: plain JSON."""

    tables: Tables
    me: Device
    parts: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None

    async def table(self) -> Table:
        return await self.tables.get(self.parts["id"])

    def given(self, name: str, kind: Any, default: Any = REQUIRED) -> Any:
        """A field of the body, as a type."""
        fields = self.body if isinstance(self.body, dict) else {}
        if name not in fields and default is not REQUIRED:
            return default
        return read(kind, fields.get(name), name)

    def number(self, name: str, default: int = 0) -> int:
        """A number of the query."""
        text = self.query.get(name, str(default))
        if not (text.isascii() and text.isdigit() and len(text) < 7):
            raise Refusal(f"{name}: {text[:20]!r} is not a number from 0 to 999999")
        return int(text)


def checked_bytes(text: str) -> str:
    """32 bytes in hexadecimal, or nothing."""
    if not are_hex([text]):
        raise Refusal("expected 32 bytes in hexadecimal")
    return text


def refusal_of(error: Exception) -> Refusal:
    """An error as a refusal to send; what nobody expected is logged."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, KeyflowerError):
        return Refusal(str(error))
    logging.getLogger(__name__).exception("something failed", exc_info=error)
    return Failed(f"something went wrong: {error!r}")


class Failed(Refusal, status=500, code="failed"):
    """An error in the program."""


Handler = Callable[[Asked], Awaitable[object]]
Routes = Mapping[str, Mapping[str, Handler]]  # by path, as "/tables/{id}", and method


@dataclass(frozen=True)
class Created:
    """An answer with status 201."""

    body: object
