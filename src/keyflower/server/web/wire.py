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

from keyflower.play.opponents import MAX_SPEC_LENGTH
from keyflower.rules.errors import Reason
from keyflower.server.web.errors import HungUp, Refusal

encode = msgspec.json.Encoder().encode

Name = Annotated[str, Meta(max_length=400)]  # before spaces are removed
Spec = Annotated[
    str, Meta(min_length=1, max_length=MAX_SPEC_LENGTH, description="A bot: GET /api/bots")
]


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
        body = await self.body()
        try:
            data = msgspec.json.decode(body, type=Any if field is None else field.annotation)
            check_known(msgspec.json.decode(body), data)
            return data
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal(f"invalid body: {error}") from None


def check_known(sent: Any, data: Any) -> None:
    """Refuse fields that a dataclass doesn't have: msgspec does so for its own structs only."""
    if isinstance(sent, list) and isinstance(data, list):
        for each, read in zip(sent, data):
            check_known(each, read)
    elif isinstance(sent, dict):
        for name, value in sent.items():
            if is_dataclass(data) and name not in data.__dataclass_fields__:
                raise msgspec.ValidationError(f"Object contains unknown field `{name}`")
            check_known(value, getattr(data, name, None))
