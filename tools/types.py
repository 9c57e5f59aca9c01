"""TypeScript types of all messages, generated from those of `play` and the server's structs.

`./keyflower test` writes them, and svelte-check compares the client with them.
"""

import inspect
import sys
from collections.abc import Set
from dataclasses import MISSING, Field, fields, is_dataclass
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import Struct, structs

from keyflower.features import daily, puzzles, sheets, statistics, turning, villages
from keyflower.features.replays import Analysis, Frame
from keyflower.features.sheets import KeptSheet, SheetList
from keyflower.formats.events import Event
from keyflower.formats.moves import Move
from keyflower.formats.position.shapes import Cell
from keyflower.play import messages
from keyflower.play.creating import NewTable
from keyflower.play.seals import Fair, Pool
from keyflower.play.viewing import Scores
from keyflower.rules import actions, pieces, state
from keyflower.server.features.notify import routes as contacts
from keyflower.server.features.profile import me
from keyflower.server.features.profile import routes as profile
from keyflower.server.features.replays import ContinueBody
from keyflower.server.tables.routes import wire
from keyflower.server.web.wire import ErrorBody
from tools import ROOT

TARGET: Final = ROOT / "web" / "src" / "generated" / "wire.ts"
HEAD: Final = (
    "/** Made from the structs of the server by tools/types.py: change those instead. */\n"
)

MESSAGES: Final = (
    *(messages.State, messages.Update, messages.Said, messages.Attended),
    *(messages.Done, messages.Refused, messages.Pong),
)
ORDERS: Final = (
    *(wire.Act, wire.Undo, wire.Passing, wire.Say, wire.SayPhrase, wire.Nudge, wire.Ping),
)
UNIONS: Final = {"ServerMessage": MESSAGES, "ClientMessage": ORDERS}

SENT: Final[tuple[type, ...]] = (
    *MESSAGES,
    *(me.Me, me.KeptSettings, me.Link, wire.Joined, wire.OfferedBot, wire.Lists, wire.MyGames),
    *(messages.Hint, Fair, Pool, wire.Notes, contacts.NotifyState, contacts.WebhookInfo),
    *(turning.TurningPoints, puzzles.PuzzleInfo, puzzles.PuzzleRecord, puzzles.PuzzleTry),
    *(puzzles.PuzzleHint, puzzles.PuzzleSolution),
    *(Frame, Analysis, Scores, ErrorBody, villages.ScoredVillage, Event),
    *(profile.Profile, profile.RecoveryPhrase),
    *(daily.Daily, KeptSheet, SheetList, statistics.Statistics),
)
"""What the server sends: every field is there."""

REQUEST_TYPES: Final[tuple[type, ...]] = (
    *ORDERS,
    *(NewTable, wire.SeatBody, wire.StartBody, ContinueBody, villages.SheetVillage),
    *(wire.PrepareBody, contacts.WebhookBody, wire.PledgeBody),
    sheets.Sheet,
)
"""What the server takes: a field with a default can be left out."""


class Writer:
    """Collects declarations by name, each type once."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        self.classes: dict[str, type] = {}
        self.names = {
            frozenset(get_args(value)): name
            for module in (pieces, state, actions, messages)
            for name, value in vars(module).items()
            if get_origin(value) is Literal
        }

    def text(self) -> str:
        """The whole file."""
        unions = [
            f"export type {name} = {' | '.join(cls.__name__ for cls in classes)};\n"
            for name, classes in UNIONS.items()
        ]
        return "\n".join([HEAD, *self.found.values(), *unions])

    def interface(self, cls: Any, optional: bool) -> str:
        """The name of an interface, declared with everything that it refers to.

        optional: what has a default can be left out.
        """
        name: str = cls.__name__
        if cls is Move and name not in self.found:
            kinds = [self.interface(kind, optional) for kind in Move.__subclasses__()]
            self.found[name] = f"export type {name} = {' | '.join(kinds)};\n"
            self.classes[name] = cls
            return name
        if name in self.found:
            assert self.classes.setdefault(name, cls) is cls, f"two types are called {name}"
            return name
        self.classes[name] = cls
        self.found[name] = ""  # it may refer to itself
        said = _summary(cls)
        lines = [f"/** {said} */"] if said else []
        lines.append(f"export interface {name} {{")
        if issubclass(cls, Struct) and cls.__struct_config__.tag is not None:
            lines.append(f"  type: '{cls.__struct_config__.tag}';")
        left_out = _can_be_left_out(cls, optional)
        for field, kind in get_type_hints(cls, include_extras=True).items():
            if not field.startswith("__"):
                mark = "?" if field in left_out else ""
                lines.append(f"  {field}{mark}: {self._type(kind, optional)};")
        self.found[name] = "\n".join([*lines, "}\n"])
        return name

    def _type(self, kind: Any, optional: bool) -> str:
        origin, inner = get_origin(kind), get_args(kind)
        if origin is NotRequired:
            return self._type(inner[0], optional)
        if kind == Cell:
            return "[number, number]"
        if origin is Annotated:  # with its limits
            return self._type(inner[0], optional)
        if kind in PLAIN_TYPES:
            return PLAIN_TYPES[kind]
        if origin is Literal:
            return self._literal(inner)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self._type(each, optional) for each in inner))
        if origin is tuple:
            return f"[{', '.join(self._type(each, optional) for each in inner)}]"
        if origin is list:
            item = self._type(inner[0], optional)
            return f"({item})[]" if "|" in item else f"{item}[]"
        if origin is dict:
            key, value = inner[0], self._type(inner[1], optional)
            if get_origin(key) is Literal:
                return f"Partial<Record<{self._literal(get_args(key))}, {value}>>"
            return f"Record<string, {value}>"
        return self.interface(kind, optional)

    def _literal(self, options: tuple[str | int, ...]) -> str:
        values = " | ".join(repr(value) for value in options)
        name = self.names.get(frozenset(options))
        if name is None or len(options) == 1:
            return values
        self.found.setdefault(name, f"export type {name} = {values};\n")
        return name


PLAIN_TYPES: Final[dict[Any, str]] = {
    Any: "unknown",
    object: "unknown",
    type(None): "null",
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
}


def _can_be_left_out(cls: Any, optional: bool) -> Set[str]:
    """The fields of a class that may be missing."""
    if is_typeddict(cls):
        found: frozenset[str] = cls.__optional_keys__
        return found
    if not optional:
        return set()
    if is_dataclass(cls):
        return {each.name for each in fields(cls) if _has_default(each)}
    return {field.encode_name for field in structs.fields(cls) if not field.required}


def _has_default(field: "Field[Any]") -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


def _summary(cls: Any) -> str:
    found = "" if cls.__doc__ == dict.__doc__ else inspect.getdoc(cls) or ""
    return found.partition("\n\n")[0].replace("\n", " ")


def main() -> int:
    """Write the types, where they have changed."""
    writer = Writer()
    for cls in SENT:
        writer.interface(cls, optional=False)
    for cls in REQUEST_TYPES:
        writer.interface(cls, optional=True)
    text = writer.text()
    if not TARGET.exists() or TARGET.read_text("utf-8") != text:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
