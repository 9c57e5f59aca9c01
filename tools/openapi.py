"""The OpenAPI description of the server, written to a file of the package, which is served.

`python -m tools.openapi` writes it; a test compares the file with what the routes say now. The
server can't make it: mypyc leaves no `Literal` in the annotations of compiled classes.
"""

import inspect
import re
import time
from dataclasses import MISSING, fields, is_dataclass, make_dataclass
from functools import reduce
from itertools import chain
from operator import or_
from types import NoneType
from typing import TYPE_CHECKING, Any, Final, Literal, get_args, get_origin

import msgspec
from litestar import Litestar, get
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from keyflower import __version__
from keyflower.formats.moves import Move
from keyflower.formats.position import shapes
from keyflower.home.line import PING, MessageId
from keyflower.home.offered import OFFERED
from keyflower.home.requests import requests_of
from keyflower.play import messages
from keyflower.play.typed_json import Bounds, type_hints
from keyflower.rules import actions, pieces, state
from keyflower.server.app import Server, application
from keyflower.server.settings import Settings
from keyflower.server.tables.routes import chat, invitations
from keyflower.server.web.static import DESCRIPTION
from keyflower.server.web.wire import ErrorBody

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator

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


def order_message(kind: str) -> type:
    """What a client sends on the WebSocket to ask for something: a body with a type and an id."""
    request = chat.ORDERS.get(kind)
    body = request.takes.get("body") if request else None
    taken = [] if body is None else fields(body.annotation)
    hints = {} if body is None else type_hints(body.annotation)
    made = make_dataclass(
        f"{kind.capitalize()}Message",
        [
            ("type", Literal[kind]),
            *((field.name, hints[field.name]) for field in taken if field.default is MISSING),
            ("id", MessageId, ""),
        ],
    )
    made.__doc__ = f"{request.summary}." if request else "Check the connection."
    return made


ORDER_MESSAGES: Final = [order_message(kind) for kind in (*chat.ORDERS, PING)]
UNIONS: Final[dict[str, tuple[type, ...]]] = {
    "Move": tuple(Move.__subclasses__()),
    "ServerMessage": get_args(messages.ServerMessage),
    "ClientMessage": tuple(ORDER_MESSAGES),
}
"""The kinds of moves, and of the messages of a WebSocket in both directions."""

WORDS: Final = {
    frozenset(get_args(value)): name
    for module in (pieces, state, actions, messages)
    for name, value in vars(module).items()
    if get_origin(value) is Literal
}
"""Names of `Literal`s of words; each has a schema of its own."""

LEVELS: Final = 3
"""Each operation and each schema of the file has a line of its own."""


def described() -> dict[str, Any]:
    """The description: strict bodies, every refusal, and what Litestar cannot know."""
    config = OpenAPIConfig(
        title="Keyflower", version=__version__, description=ABOUT, use_handler_docstrings=True
    )
    server = Server(Settings(database=""), None, time.time, time.time)  # type: ignore[arg-type]
    generated = describe(application(server, config))
    generated["components"]["schemas"] |= more_schemas()
    add_limits(generated["components"]["schemas"])
    words: dict[str, Any] = {}
    description: dict[str, Any] = name_words(generated, words)
    schemas: dict[str, Any] = description["components"]["schemas"]
    schemas |= words
    require_sent(description)
    for schema in schemas.values():
        if schema.get("type") == "object" and "properties" in schema:
            schema["additionalProperties"] = False
    description["components"]["responses"] = {
        status: {"description": what, "content": json_of(ERROR)}
        for status, what in REFUSALS.items()
    }
    for methods in description["paths"].values():
        for operation in methods.values():
            for status in REFUSALS:
                operation["responses"][status] = {"$ref": f"#/components/responses/{status}"}
    paths = description["paths"]
    paths["/api/tables/{table_id}/record"]["get"]["responses"]["200"]["content"] = json_of(RECORD)
    paths["/api/records"]["post"]["requestBody"] = {"required": True, "content": json_of(RECORD)}
    health = paths["/health"]["get"]["responses"]
    health["503"] = health["200"] | {"description": "The database cannot be written to"}
    return description


def add_limits(schemas: dict[str, Any]) -> None:
    """What Litestar leaves out of dataclasses: the limits of their fields."""
    for kind in taken_dataclasses():
        properties = schemas[kind.__name__]["properties"]
        for name, hint in type_hints(kind).items():
            for limits in limits_of(hint):
                properties[name] = limited(properties[name], limits)
    integers = [{"type": "integer"}] * 2
    cell = {"type": "array", "prefixItems": integers, "minItems": 2, "maxItems": 2}
    schemas["TileData"]["properties"]["at"] = cell


def taken_dataclasses() -> set[Any]:
    """What clients send: bodies of requests and messages, with all dataclasses in them."""
    requests = [*chain(*OFFERED.values()), *requests_of(chat, invitations)]
    left = [request.takes["body"].annotation for request in requests if "body" in request.takes]
    left += ORDER_MESSAGES
    kinds = set[Any]()
    while left:
        kind = left.pop()
        left += get_args(kind)
        if isinstance(kind, type) and is_dataclass(kind) and kind not in kinds:
            kinds.add(kind)
            left += type_hints(kind).values()
    return kinds


def limits_of(hint: Any) -> list[Bounds]:
    """The limits of a field, or of what it is besides null."""
    notes = getattr(hint, "__metadata__", ())
    if NoneType in get_args(hint):
        notes = [note for kind in get_args(hint) for note in getattr(kind, "__metadata__", ())]
    return [note for note in notes if isinstance(note, Bounds)]


def require_sent(description: dict[str, Any]) -> None:
    """What the server only sends has all its fields, also those with a default.

    Only of views and what they contain some may be missing.
    """
    schemas = description["components"]["schemas"]
    paths = description["paths"].values()
    bodies = [operation.get("requestBody") for path in paths for operation in path.values()]
    taken = reached(schemas, [bodies, schemas["ClientMessage"]])
    for name in schemas.keys() - taken - vars(shapes).keys():
        if "properties" in schemas[name]:
            schemas[name]["required"] = sorted(schemas[name]["properties"])


def reached(schemas: dict[str, Any], part: object) -> set[str]:
    """The names of the schemas that a part refers to, those that these refer to included."""
    seen: set[str] = set()
    parts = [part]
    for part in parts:
        text = msgspec.json.encode(part).decode()
        names = set(re.findall(r'"#/components/schemas/(\w+)"', text)) - seen
        seen |= names
        parts += [schemas[name] for name in names]
    return seen


def limited(plain: dict[str, Any], meta: Bounds) -> dict[str, Any]:
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
        "pattern": None if meta.pattern is None else f"^{meta.pattern}$",
        "description": meta.description,
    }
    limits = {key: value for key, value in known.items() if value is not None}
    first = {key: plain[key] for key in ("items", "type") if key in plain}
    return first | limits | {key: value for key, value in plain.items() if key not in first}


class Counts(OpenAPISchemaPlugin):
    """Which keys a `dict[Colour, int]` can have, which Litestar leaves out."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether it is a dictionary whose keys are known."""
        inner = field_definition.inner_types
        return field_definition.is_mapping and len(inner) == 2 and inner[0].is_literal

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: "SchemaCreator"
    ) -> Schema:
        """An object in which any of these keys can be missing."""
        keys, values = field_definition.inner_types
        schema = schema_creator.for_field_definition(values)
        properties = dict.fromkeys(get_args(keys.annotation), schema)
        return Schema(type=OpenAPIType.OBJECT, properties=properties, additional_properties=False)


def more_schemas() -> dict[str, Any]:
    """What no route names: the messages of the WebSocket, errors, and the kinds of moves."""
    types = [ErrorBody, *chain.from_iterable(UNIONS.values())]
    everything = ResponseSpec(reduce(or_, types), generate_examples=False)

    @get("/", responses={200: everything})
    async def send() -> None:
        raise NotImplementedError

    app = Litestar([send], openapi_config=OpenAPIConfig(title="", version=""))
    schemas: dict[str, Any] = describe(app)["components"]["schemas"]
    for cls in types:
        schemas[cls.__name__]["description"] = inspect.getdoc(cls)
    for name, kinds in UNIONS.items():
        references = [{"$ref": f"#/components/schemas/{kind.__name__}"} for kind in kinds]
        schemas[name] = {"title": name, "oneOf": references}
    return schemas


def describe(app: Litestar) -> dict[str, Any]:
    """Litestar's description of an application, with the keys of dictionaries."""
    app.plugins.openapi = (Counts(), *app.plugins.openapi)
    description: dict[str, Any] = app.openapi_schema.to_schema()
    return description


def name_words(part: Any, words: dict[str, Any]) -> Any:
    """The same with references to lists of words that have a name; `words` gets their schemas."""
    if isinstance(part, list):
        return [name_words(item, words) for item in part]
    if not isinstance(part, dict):
        return part
    options = [option for option in part.get("enum", ()) if option is not None]
    name = WORDS.get(frozenset(options))
    if name is None:
        return {key: name_words(value, words) for key, value in part.items()}
    words[name] = {"title": name, "type": "string", "enum": options}
    reference = {"$ref": f"#/components/schemas/{name}"}
    others = {key: value for key, value in part.items() if key not in ("type", "enum")}
    if None in part["enum"]:
        return {"oneOf": [reference, {"type": "null"}], **others}
    return reference | others


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
