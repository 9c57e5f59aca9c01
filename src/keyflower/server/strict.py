"""Strict request bodies: Litestar alone would accept 0 for false, and "5" for 5."""

from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State as AppState
from litestar.exceptions import InternalServerException

from keyflower.server.errors import HungUp, Refusal


class StrictRequest(Request[Any, Any, AppState]):
    """A request whose body must match the handler's type exactly."""

    async def body(self) -> bytes:
        """The whole body."""
        try:
            return await super().body()
        except InternalServerException:  # the only one there: "client disconnected prematurely"
            raise HungUp("the connection was closed before the end of the body") from None

    async def json(self) -> Any:
        """The body as the handler's `data`."""
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(
                await self.body(), type=Any if field is None else field.annotation
            )
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal(f"invalid body: {error}") from None
