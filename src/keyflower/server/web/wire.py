"""What all messages share: how they are written, and strict bodies of requests.

Litestar alone would accept 0 for false, and "5" for 5.
"""

from dataclasses import is_dataclass
from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.datastructures import State as AppState
from litestar.exceptions import InternalServerException
from msgspec import Meta, Struct

from keyflower.play.typed_json import read
from keyflower.rules.errors import Reason
from keyflower.server.web.errors import HungUp, Refusal

encode = msgspec.json.Encoder().encode

Name = Annotated[str, Meta(max_length=400)]  # before spaces are removed
Token = Annotated[str, Meta(min_length=1, max_length=100, pattern="^[A-Za-z0-9_-]+$")]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


class ErrorBody(Struct, frozen=True):
    """What was wrong, for programs and for people; `reason` where the rules refuse an action."""

    code: str
    message: str
    reason: Reason | None = None


class StrictRequest(Request[Any, Any, AppState]):
    """A request whose body must match the handler's type exactly."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:  # the only one there: "client disconnected prematurely"
            raise HungUp("the connection was closed before the end of the body") from None

    async def json(self) -> Any:
        """The body as the handler's `data`."""
        field = self.route_handler.parsed_data_field
        kind = Any if field is None else field.annotation
        body = await self.body()
        try:
            if is_dataclass(kind):  # msgspec would ignore what it doesn't know, and our limits
                return read(kind, msgspec.json.decode(body), "body")
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError, Refusal) as error:
            raise Refusal(f"invalid body: {error}", getattr(error, "code", None)) from None
