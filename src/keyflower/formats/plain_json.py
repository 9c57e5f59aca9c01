"""JSON text as RFC 8259 has it: what everything here reads and writes.

Python's own module also reads and writes NaN and infinity, which no browser can read. Nesting is
limited, because a browser's stack ends before Python's.
"""

import json
import math
import re
from collections.abc import Callable
from typing import Any, Final, NoReturn

MAX_DEPTH: Final = 200  # what we write is nested 12 deep at most
Pairs = list[tuple[str, Any]]
_MARKS: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[{]|[\]}]', re.DOTALL)


def parse_json(text: str | bytes, pairs: Callable[[Pairs], object] | None = None) -> Any:
    """What JSON text says; a `ValueError` says why it isn't JSON. pairs: makes objects.

    >>> parse_json('{"seat": 1}')
    {'seat': 1}
    """
    if isinstance(text, bytes):
        text = text.decode()
    _check_depth(text)
    return json.loads(text, parse_float=_finite, parse_constant=_refuse, object_pairs_hook=pairs)


def format_json(value: object, **style: Any) -> str:
    """A value as JSON text; a `ValueError` if it has numbers that JSON hasn't.

    style: as of `json.dumps`.
    """
    return json.dumps(value, allow_nan=False, **style)


def _check_depth(text: str) -> None:
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return
    depth = 0
    for found in _MARKS.finditer(text):
        mark = found[0]
        if mark in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise ValueError(f"lists and objects are nested more than {MAX_DEPTH} deep")
        elif mark in "]}":
            depth -= 1


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text[:20]} is too large for a number")
    return number


def _refuse(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number of JSON")
