"""What a message may look like, from our own messages and sentences.

A new field needs no change here as long as nothing can hide in it: it's true or false, a time, or
one of a few words. The checker must look at all others, or `unchecked` names them.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import inspect

from tools import ROOT

SOURCES = [ROOT / "src" / "keyflower" / floor for floor in ("home", "play", "server")]
HARMLESS = (inspect.BoolType, inspect.FloatType, inspect.NoneType, inspect.LiteralType)


class Fields(dict[str, Any]):
    """An object of a message; `seen` are those of its fields that somebody has looked at."""

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__(given)
        self.seen: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.seen.add(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.seen.add(name)
        return super().get(name, default)

    def __eq__(self, other: object) -> bool:
        self.seen |= self.keys()
        return super().__eq__(other)

    __hash__ = None

    def without(self, name: str) -> dict[str, Any]:
        """All of it but one field, to compare."""
        self.seen |= self.keys()
        return {key: value for key, value in self.items() if key != name}


def unchecked(found: Any, kind: inspect.Type) -> Iterator[str]:
    """Fields that the type doesn't have, or that nobody has looked at and that can hide something.

    What was compared as a whole needs no more.
    """
    if isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from unchecked(found, each)
    elif isinstance(kind, inspect.ListType) and isinstance(found, list):
        for one in found:
            yield from unchecked(one, kind.item_type)
    elif isinstance(kind, inspect.StructType | inspect.DataclassType) and isinstance(found, Fields):
        types = {each.encode_name: each.type for each in kind.fields}
        types[getattr(kind, "tag_field", None) or "type"] = inspect.NoneType()
        for name in found.keys() - found.seen:
            if name not in types or can_hide(types[name]):
                yield f"{kind.cls.__name__}.{name}"
        for name in found.seen & types.keys() & found.keys():
            yield from unchecked(found[name], types[name])


def can_hide(kind: inspect.Type) -> bool:
    """Whether a value of this type can tell more than a time or one of a few words."""
    if isinstance(kind, inspect.UnionType):
        return any(map(can_hide, kind.types))
    return not isinstance(kind, HARMLESS)


VARYING = (
    "Not Found",
    "invalid message: .*",
    "invalid body: body has no seat",
    r"a message has \d+ to \d+ characters, not \d+",
    r"this game was played with engine \w+, here it is \w+: play on with .*",
    r"this game has \d+ entries: after \d+ moves can't be undone",
    r"continue from one of the first \d+ entries",
    r"you saw the game after \d+ entries, it has \d+ now",
    r"there was a reminder just now: try again in \d+ seconds",
    r"viewer is own, spectator, open, or a seat from 0 to \d",
    r"at is [01] to \d+(: after how many entries of the log|, seat 0 to \d)",
)
"""Sentences in which something varies: look at what it is before you add one."""


@cache
def sentences() -> re.Pattern[str]:
    """What a refusal may say: a text of our sources as it stands there, or VARYING."""
    found = set(VARYING)
    for path in (path for folder in SOURCES for path in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
    return re.compile("|".join(found))
