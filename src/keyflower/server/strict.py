"""Strict request bodies: Litestar alone would accept 0 for false, and "5" for 5."""

from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State as AppState

from keyflower.server.errors import Refusal


class StrictRequest(Request[Any, Any, AppState]):
    """A request whose body must match the handler's type exactly."""

    async def json(self) -> Any:
        """The body as the handler's `data`."""
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(
                await self.body(), type=Any if field is None else field.annotation
            )
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal(f"invalid body: {error}") from None
