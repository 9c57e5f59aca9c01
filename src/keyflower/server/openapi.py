"""The OpenAPI description, with additions that Litestar can't make."""

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from keyflower.formats.events import Move
from keyflower.server import wire

ABOUT: Final = (
    "Tables of Keyflower: people and bots, live or slow. Views are described in "
    "docs/position.md, the WebSocket of a table in docs/protocol.md."
)

REFUSALS: Final = {
    "400": "Something is wrong with the request; the message says what",
    "401": "One is nobody here yet: POST /api/me",
    "403": "Somebody else's to do, or a page of another site asked",
    "404": "There is no such thing, or one may not see it",
    "409": "Not now: the table has gone on, or is at another stage",
    "413": "Too large",
    "422": "The rules do not allow it",
    "429": "Too much in too short a time",
    "503": "Not possible at the moment",
}
ERROR: Final = {"$ref": "#/components/schemas/ErrorBody"}
RECORD: Final = {"type": "object", "description": "A record: docs/notation.md"}


class Description(JsonRenderPlugin):
    """The description as it is completed here."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """As JSON."""
        return msgspec.json.encode(described(request.app))


def config(version: str) -> OpenAPIConfig:
    """What the description is made with; it is served by `routes.about`."""
    return OpenAPIConfig(
        title="Keyflower",
        version=version,
        description=ABOUT,
        use_handler_docstrings=True,
        path="/api/schema",
        render_plugins=[Description()],  # none at all would mean Litestar's pages of other hosts
    )


@cache
def described(app: Litestar) -> dict[str, Any]:
    """The description: strict bodies, every refusal, and what Litestar cannot know."""
    found: dict[str, Any] = app.openapi_schema.to_schema()
    schemas = found["components"]["schemas"]
    schemas |= more_schemas()
    for schema in schemas.values():
        if schema.get("type") == "object" and "properties" in schema:
            schema["additionalProperties"] = False
    for methods in found["paths"].values():
        for operation in methods.values():
            for status, what in REFUSALS.items():
                operation["responses"][status] = {"description": what, "content": json_of(ERROR)}
    paths = found["paths"]
    paths["/api/tables/{table_id}/record"]["get"]["responses"]["200"]["content"] = json_of(RECORD)
    paths["/api/records"]["post"]["requestBody"] = {"required": True, "content": json_of(RECORD)}
    health = paths["/health"]["get"]["responses"]
    health["503"] = health["200"] | {"description": "The database cannot be written to"}
    return found


def more_schemas() -> dict[str, Any]:
    """What no route names as its answer: errors, and the kinds of moves."""
    kinds = Move.__subclasses__()
    template = "#/components/schemas/{name}"
    types = [wire.ErrorBody, *kinds]
    _, found = msgspec.json.schema_components(types, ref_template=template)
    choice = [{"$ref": template.format(name=kind.__name__)} for kind in kinds]
    return found | {"Move": {"title": "Move", "description": Move.__doc__, "oneOf": choice}}


def json_of(schema: dict[str, Any]) -> dict[str, Any]:
    """A body of that form."""
    return {"application/json": {"schema": schema}}
