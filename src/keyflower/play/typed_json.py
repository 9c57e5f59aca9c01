"""JSON of dataclasses without any package: written as it is sent, and read strictly.

A field has its limits in its annotation; both homes of the game enforce them, and the OpenAPI
description has them too:

>>> @dataclass(frozen=True)
... class Wish:
...     workers: Annotated[int, Bounds(ge=1, le=60)]
>>> read(Wish, {"workers": 3})
Wish(workers=3)
>>> read(Wish, {"workers": 0}, "the wish")
Traceback (most recent call last):
keyflower.play.errors.Refusal: the wish.workers: 0 is not a number from 1 to 60
"""

import re
from contextlib import suppress
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from keyflower.formats.plain_json import format_json, parse_json
from keyflower.play.errors import Refusal


@dataclass(frozen=True)
class Bounds:
    """What a value must be besides its type: a number in a range, a text or a list of a length.

    pattern: a regular expression for the whole text.
    """

    ge: float | None = None
    le: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    description: str | None = None

    def problem(self, value: Any) -> str:
        """What is wrong with a value; empty if nothing is."""
        number = value if isinstance(value, int | float) else len(value)
        least = self.ge if self.ge is not None else self.min_length
        most = self.le if self.le is not None else self.max_length
        if (least is not None and number < least) or (most is not None and number > most):
            bounds = [f"from {least or 0:.15g}", *([] if most is None else [f"to {most:.15g}"])]
            return f"{number} is not a number {' '.join(bounds)}"
        if self.pattern is not None and not re.fullmatch(self.pattern, value):
            return f"{value[:40]!r} does not match {self.pattern}"
        return ""


HEX: Final = "[0-9a-f]{64}"  # 32 bytes in hexadecimal
Bytes = Annotated[str, Bounds(pattern=HEX)]
BytesOrNone = Annotated[str, Bounds(pattern=f"({HEX})?")]

_NAMES: Final[dict[Any, list[str]]] = {}  # the fields of each dataclass


def write(value: object) -> str:
    """Anything made of dataclasses and plain values as JSON.

    >>> from keyflower.play.messages import Done
    >>> write(Done("m1", 7))
    '{"type":"done","id":"m1","seq":7}'
    """
    return format_json(value, default=_fields, ensure_ascii=False, separators=(",", ":"))


def _fields(value: Any) -> dict[str, object]:
    kind = type(value)
    if kind not in _NAMES:
        _NAMES[kind] = [field.name for field in fields(kind)]
    return {name: getattr(value, name) for name in _NAMES[kind]}


def load(text: str) -> Any:
    """Parse untrusted JSON; the refusal says what is wrong with it."""
    try:
        return parse_json(text)
    except ValueError as error:
        raise Refusal(f"invalid JSON: {error}", "bad-file") from None


def read(kind: Any, value: Any, name: str = "it") -> Any:
    """A plain value as a type: dataclasses, lists, dicts, literals, unions. A refusal if it isn't.

    name: of the value, for the refusal.
    """
    if kind is Any or type(value) is kind:
        return value
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _read_limited(inner[0], inner[1:], value, name)
    if origin is Literal:
        if any(value == option and type(value) is type(option) for option in inner):
            return value
    elif origin in (Union, UnionType):
        if type(value) in inner:
            return value
        for option in inner:
            with suppress(Refusal):
                return read(option, value, name)
    elif origin is list:
        if isinstance(value, list):
            return [read(inner[0], item, f"{name}[{at}]") for at, item in enumerate(value)]
    elif origin is tuple:
        if isinstance(value, list) and len(value) == len(inner):
            return tuple(read(part, item, name) for part, item in zip(inner, value))
    elif origin is dict:
        if isinstance(value, dict):
            return {key: read(inner[1], item, f"{name}.{key}") for key, item in value.items()}
    elif is_dataclass(kind):
        if isinstance(value, dict):
            return _read_fields(kind, value, name)
    elif kind is float and type(value) is int:
        return float(value)
    raise Refusal(f"{name}: {format_json(value)[:40]} is not {getattr(kind, '__name__', kind)}")


def read_text(kind: Any, text: str, name: str) -> Any:
    """A part of a URL as a type; a number has at most six digits."""
    base = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    if base is int and text.isascii() and text.isdigit() and len(text) < 7:
        return read(kind, int(text), name)
    if base is bool and text in ("true", "false"):
        return text == "true"
    return read(kind, text, name)


def _read_limited(kind: Any, notes: tuple[Any, ...], value: Any, name: str) -> Any:
    found = read(kind, value, name)
    for note in notes:
        if isinstance(note, Bounds) and (problem := note.problem(found)):
            raise Refusal(f"{name}: {problem}")
    return found


def _read_fields(kind: Any, value: dict[str, Any], name: str) -> Any:
    hints = type_hints(kind)
    for key in value:
        if key not in hints:
            raise Refusal(f"{name} has no {key}")
    for field in fields(kind):
        required = field.default is MISSING and field.default_factory is MISSING
        if required and field.name not in value:
            raise Refusal(f"{name} lacks {field.name}")
    return kind(**{key: read(hints[key], item, f"{name}.{key}") for key, item in value.items()})


@cache
def type_hints(kind: Any) -> dict[str, Any]:
    """The types of a dataclass's fields, with their limits."""
    return get_type_hints(kind, include_extras=True)


def beyond_limits(value: Any) -> list[str]:
    """The fields of a dataclass, however it was made, in which something is beyond its limits."""
    kind: Any = type(value)
    return [name for name in _limited_fields(kind) if _is_beyond(kind, name, getattr(value, name))]


def _is_beyond(kind: Any, name: str, value: Any) -> bool:
    notes = getattr(type_hints(kind)[name], "__metadata__", ())
    if any(isinstance(note, Bounds) and note.problem(value) for note in notes):
        return True
    items = value if isinstance(value, list) else [value]
    return any(is_dataclass(item) and beyond_limits(item) for item in items)


@cache
def _limited_fields(kind: Any) -> list[str]:
    """The fields with limits, and those that hold dataclasses."""
    return [
        name
        for name, hint in type_hints(kind).items()
        if hasattr(hint, "__metadata__")
        or any(is_dataclass(part) for part in (hint, *get_args(hint)))
    ]
