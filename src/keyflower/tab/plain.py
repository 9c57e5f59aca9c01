"""JSON of dataclasses without any package: written as the server writes it, and read strictly."""

from contextlib import suppress
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from keyflower.formats.plain_json import format_json, parse_json
from keyflower.play.errors import Refusal

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
    """JSON of whoever; the refusal says what is wrong with it."""
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
    if origin is Literal:
        if any(value == one and type(value) is type(one) for one in inner):
            return value
    elif origin in (Union, UnionType):
        if type(value) in inner:
            return value
        for one in inner:
            with suppress(Refusal):
                return read(one, value, name)
    elif origin is list:
        if isinstance(value, list):
            return [read(inner[0], each, f"{name}[{at}]") for at, each in enumerate(value)]
    elif origin is tuple:
        if isinstance(value, list) and len(value) == len(inner):
            return tuple(read(one, each, name) for one, each in zip(inner, value))
    elif origin is dict:
        if isinstance(value, dict):
            return {key: read(inner[1], each, f"{name}.{key}") for key, each in value.items()}
    elif is_dataclass(kind):
        if isinstance(value, dict):
            return _read_fields(kind, value, name)
    elif kind is float and type(value) is int:
        return float(value)
    raise Refusal(f"{name}: {format_json(value)[:40]} is not {getattr(kind, '__name__', kind)}")


def _read_fields(kind: Any, value: dict[str, Any], name: str) -> Any:
    hints = _hints(kind)
    for key in value:
        if key not in hints:
            raise Refusal(f"{name} has no {key}")
    for each in fields(kind):
        if each.name not in value and each.default is MISSING and each.default_factory is MISSING:
            raise Refusal(f"{name} lacks {each.name}")
    return kind(**{key: read(hints[key], one, f"{name}.{key}") for key, one in value.items()})


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)
