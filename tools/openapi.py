"""The OpenAPI description of the server, written to a file of the package, which is served.

`python -m tools.openapi` writes it; a test compares the file with what the routes say now. The
server can't make it: mypyc leaves no `Literal` in the annotations of compiled classes.
"""

import time
from typing import Any, Final, get_type_hints

import msgspec
from litestar.openapi.config import OpenAPIConfig
from msgspec import Meta

from keyflower import __version__
from keyflower.features.sheets import SheetPlayer
from keyflower.features.villages import MAX_PIECES, MOST_TILES
from keyflower.formats.moves import Move
from keyflower.play.creating import NewTable, SeatWish
from keyflower.play.rows import Pace, PreparedBid
from keyflower.rules.pieces import DIRECTIONS, MAX_PLAYERS
from keyflower.server.app import Server, application
from keyflower.server.settings import Settings
from keyflower.server.web import wire
from keyflower.server.web.static import DESCRIPTION

ABOUT: Final = (
    "Tables of Keyflower: people and bots, live or slow. Views are described in "
    "docs/position.md, the WebSocket of a table in docs/protocol.md."
)

REFUSALS: Final = {
    "400": "Something is wrong with the request; the message says what",
    "401": "Not signed in: call POST /api/me first",
    "403": "Not allowed for this player, or a cross-site request",
    "404": "There is no such thing, or one may not see it",
    "409": "Not now: the table has gone on, or is at another stage",
    "413": "Too large",
    "422": "The rules do not allow it",
    "429": "Too much in too short a time",
    "503": "Not possible at the moment",
}
ERROR: Final = {"$ref": "#/components/schemas/ErrorBody"}
RECORD: Final = {"type": "object", "description": "A record: docs/notation.md"}

LEVELS: Final = 3
"""Each operation and each schema of the file has a line of its own."""


def described() -> dict[str, Any]:
    """The description: strict bodies, every refusal, and what Litestar cannot know."""
    config = OpenAPIConfig(
        title="Keyflower", version=__version__, description=ABOUT, use_handler_docstrings=True
    )
    server = Server(Settings(database=""), None, time.time, time.time)  # type: ignore[arg-type]
    found: dict[str, Any] = application(server, config).openapi_schema.to_schema()
    schemas = found["components"]["schemas"]
    add_limits(schemas)
    schemas |= more_schemas()
    for schema in schemas.values():
        if schema.get("type") == "object" and "properties" in schema:
            schema["additionalProperties"] = False
    found["components"]["responses"] = {
        status: {"description": what, "content": json_of(ERROR)}
        for status, what in REFUSALS.items()
    }
    for methods in found["paths"].values():
        for operation in methods.values():
            for status in REFUSALS:
                operation["responses"][status] = {"$ref": f"#/components/responses/{status}"}
    paths = found["paths"]
    paths["/api/tables/{table_id}/record"]["get"]["responses"]["200"]["content"] = json_of(RECORD)
    paths["/api/records"]["post"]["requestBody"] = {"required": True, "content": json_of(RECORD)}
    health = paths["/health"]["get"]["responses"]
    health["503"] = health["200"] | {"description": "The database cannot be written to"}
    return found


def add_limits(schemas: dict[str, Any]) -> None:
    """What Litestar leaves out of dataclasses: msgspec's limits and those that they check
    themselves, and that there is a `type`."""
    for cls in (NewTable, Pace, PreparedBid, SeatWish, SheetPlayer):
        properties = schemas[cls.__name__]["properties"]
        for name, kind in get_type_hints(cls, include_extras=True).items():
            for meta in getattr(kind, "__metadata__", ()):
                properties[name] = limited(properties[name], meta)
    for kind in ("Goods", "Skills", "Workers"):
        properties = schemas[f"Sheet{kind}"]["properties"]
        for piece, plain in properties.items():
            properties[piece] = limited(plain, Meta(ge=0, le=MAX_PIECES[piece]))
    tiles = Meta(min_length=1, max_length=MOST_TILES)
    for name, field, meta in (
        ("Sheet", "players", Meta(min_length=1, max_length=MAX_PLAYERS)),
        ("SheetPlayer", "tiles", tiles),
        ("SheetVillage", "tiles", tiles),
        ("SheetTile", "tile", Meta(max_length=30, pattern="^[a-z0-9_]+$")),
        ("SheetTile", "rotation", Meta(ge=0, le=DIRECTIONS - 1)),
    ):
        properties = schemas[name]["properties"]
        properties[field] = limited(properties[field], meta)
    tag = schemas["State"]["properties"].pop("type")
    schemas["State"]["properties"]["type"] = {"type": tag["type"], "const": tag["const"]}
    schemas["State"]["required"] = sorted([*schemas["State"]["required"], "type"])


def limited(plain: dict[str, Any], meta: Meta) -> dict[str, Any]:
    """A property with its limits, in the order in which Litestar writes those of structs."""
    if "oneOf" in plain:  # or null
        some, *others = plain["oneOf"]
        return plain | {"oneOf": [limited(some, meta), *others]}
    of = "Items" if plain["type"] == "array" else "Length"
    known = {
        "maximum": None if meta.le is None else float(meta.le),
        "minimum": None if meta.ge is None else float(meta.ge),
        f"max{of}": meta.max_length,
        f"min{of}": meta.min_length,
        "pattern": meta.pattern,
        "description": meta.description,
    }
    limits = {key: value for key, value in known.items() if value is not None}
    first = {key: plain[key] for key in ("items", "type") if key in plain}
    return first | limits | {key: value for key, value in plain.items() if key not in first}


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


def text(part: object, levels: int = LEVELS) -> str:
    """JSON, with a line for each member of the outermost objects."""
    if not levels or not isinstance(part, dict):
        return msgspec.json.encode(part).decode()
    members = [f"{text(key, 0)}:{text(value, levels - 1)}" for key, value in part.items()]
    return "{\n" + ",\n".join(members) + "\n}"


if __name__ == "__main__":
    DESCRIPTION.write_text(text(described()) + "\n", "utf-8")
