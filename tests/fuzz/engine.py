"""Fuzzes one target with atheris until its time is over; `tests.fuzz` starts it in a process.

Arguments: the target, then those of libFuzzer.
"""

import json
import random
import sys
from typing import Any

import atheris

with atheris.instrument_imports(include=["keyflower"]):
    from tests.fuzz.targets import TARGETS

ODD: tuple[object, ...] = (
    *(
        None,
        True,
        False,
        0,
        -1,
        1,
        6,
        1 << 31,
        1 << 63,
        10**400,
        0.5,
        1e308,
        "",
        "x",
        "\x00",
        "\ud800",
    ),
    *("p0", "pass", "undo", "planner", "ſ", "٣", [], {}, [[]], [None], {"": None}),
)


def mutate(data: bytes, size: int, seed: int) -> bytes:
    """Change a value of a JSON document, or of one of its lines; anything else byte by byte."""
    chance = random.Random(seed)
    lines = data.split(b"\n") if chance.random() < 0.5 else [data]
    at = chance.randrange(len(lines))
    document = document_in(lines[at].decode("utf-8", "replace")) if chance.random() < 0.8 else None
    try:
        for _ in range(chance.choice((1, 1, 1, 2, 4)) if document else 0):
            change(document, chance)
        text = json.dumps(document).encode()
    except RecursionError:  # it has grown too deep
        document = None
    if not document:
        changed: bytes = atheris.Mutate(data, size)
        return changed
    return b"\n".join([*lines[:at], text, *lines[at + 1 :]])[:size]


def change(document: Any, chance: random.Random) -> None:
    """Replace, remove, repeat or swap a value somewhere in a document."""
    places = list(within(document))
    if not places:
        return
    holder, key = chance.choice(places)
    inner = document_in(holder[key])
    if inner and chance.random() < 0.7:
        change(inner, chance)
        holder[key] = json.dumps(inner)
        return
    way = chance.randrange(5)
    if way == 0:
        del holder[key]
    elif way == 1:
        holder[key] = json.loads(json.dumps(chance.choice(ODD)))
    elif way == 2 and isinstance(holder, list):
        holder.insert(key, json.loads(json.dumps(holder[key])))
    elif way == 3 and isinstance(holder[key], int):
        holder[key] += chance.choice((-1, 1, 2, 100))
    else:
        other, name = chance.choice(places)
        holder[key] = json.loads(json.dumps(other[name]))


def document_in(value: Any) -> Any:
    """The JSON document that a text is; None if it isn't one."""
    try:
        found = json.loads(value) if isinstance(value, str) else None
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict | list) else None


def within(value: Any) -> Any:
    """Every place inside a value: what holds it, and its key there."""
    keys = range(len(value)) if isinstance(value, list) else list(value)
    for key in keys:
        yield value, key
        if isinstance(value[key], (dict, list)):
            yield from within(value[key])


if __name__ == "__main__":
    name, *options = sys.argv[1:]
    atheris.Setup([name, *options], TARGETS[name], custom_mutator=mutate)
    atheris.Fuzz()
