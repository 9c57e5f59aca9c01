"""Messages of locale/en for the library, which runs without the Fluent packages.

Sentences live in the Fluent files alone. This reads the part of Fluent that reasons.ftl and
pieces.ftl use: `{ $variable }` and `{ $variable -> [key] ... }`. A test compares it with Fluent.

>>> text("count-red", {"count": 3})
'3 red workers'
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

_FILES: Final = ("reasons.ftl", "pieces.ftl")
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", re.MULTILINE)
_MARK: Final = re.compile(r"[{}]|\n *(\*?)\[([\w-]+)\] ")
"""A brace, or the key of a variant."""


def folder() -> Path:
    """Where the Fluent files are: in an installed package inside it, in a checkout at its root."""
    package = Path(__file__).resolve().parent
    inside = package / "locale"
    return inside if inside.is_dir() else package.parents[1] / "locale"


def text(message: str, variables: Mapping[str, str | int]) -> str:
    """A message with its variables."""
    return _filled(_messages()[message], variables)


@cache
def _messages() -> dict[str, str]:
    files = [folder() / "en" / name for name in _FILES]
    return dict(_MESSAGE.findall("\n".join(file.read_text("utf-8") for file in files)))


def _filled(pattern: str, variables: Mapping[str, str | int]) -> str:
    """A pattern with something in place of everything in braces."""
    out, depth, start = "", 0, 0
    for mark in re.finditer("[{}]", pattern):
        if mark[0] == "{":
            if depth == 0:
                out += pattern[start : mark.start()]
                start = mark.end()
            depth += 1
        else:
            depth -= 1
            if depth == 0:
                out += _placed(pattern[start : mark.start()], variables)
                start = mark.end()
    return out + pattern[start:].rstrip()


def _placed(expression: str, variables: Mapping[str, str | int]) -> str:
    """`$variable`, or one of the variants of `$variable -> ...`."""
    name, arrow, variants = expression.partition("->")
    value = variables[name.strip().removeprefix("$")]
    return _filled(_variant(variants, value), variables) if arrow else str(value)


def _variant(variants: str, value: str | int) -> str:
    """The first variant with the value's key, or its plural; else the one with a star."""
    keys = (str(value), "one") if value == 1 else (str(value),)
    depth, default, heads = 0, "", []
    for mark in _MARK.finditer(variants):
        depth += {"{": 1, "}": -1}.get(mark[0], 0)
        if depth == 0 and mark[2]:
            heads.append(mark)
    for head, end in zip(heads, [*(head.start() for head in heads[1:]), len(variants)]):
        if head[2] in keys:
            return variants[head.end() : end]
        if head[1]:
            default = variants[head.end() : end]
    return default
