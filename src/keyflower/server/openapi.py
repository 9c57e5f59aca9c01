"""The OpenAPI description, with what Litestar leaves out."""

from typing import Any, Final

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig

ABOUT: Final = (
    "Tables of Keyflower: people and bots, live or slow. Views are described in "
    "docs/position.md, the WebSocket of a table in docs/protocol.md."
)

REFUSALS: Final = {
    "400": "Something is wrong with the request; the message says what",
    "403": "Somebody else's to do, or a page of another site asked",
    "404": "There is no such thing, or one may not see it",
    "409": "Not now: the table has gone on, or is at another stage",
    "413": "Too large",
    "422": "The rules do not allow it",
    "429": "Too much in too short a time",
    "503": "Not possible at the moment",
}
ERROR: Final = {"$ref": "#/components/schemas/ErrorBody"}


def config(version: str) -> OpenAPIConfig:
    """What the description is made with; it is served by `routes.about`."""
    return OpenAPIConfig(
        title="Keyflower",
        version=version,
        description=ABOUT,
        path="/api/schema",
        render_plugins=[],
    )


def described(app: Litestar) -> dict[str, Any]:
    """The description: strict bodies, and every refusal."""
    found: dict[str, Any] = app.openapi_schema.to_schema()
    schemas = found["components"]["schemas"]
    schemas["ErrorBody"] = {
        "title": "ErrorBody",
        "description": "What was wrong, for programs and for people.",
        "type": "object",
        "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
        "required": ["code", "message"],
    }
    for schema in schemas.values():
        if schema.get("type") == "object" and "properties" in schema:
            schema["additionalProperties"] = False
    for methods in found["paths"].values():
        for operation in methods.values():
            for status, what in REFUSALS.items():
                operation["responses"][status] = {
                    "description": what,
                    "content": {"application/json": {"schema": ERROR}},
                }
    return found
