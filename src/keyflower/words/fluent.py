"""The part of Fluent that our messages use, with the standard library only.

`{ $variable }`, `{ "text" }` and `{ $variable -> [key] ... *[other] ... }`, inside each other too.
tests/words compares every message with Fluent's own implementation.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

Value = str | int | float

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = *(.*(?:\n[ }].*)*)", re.MULTILINE)
_NAME: Final = re.compile(r"\s*\$([A-Za-z][\w-]*)\s*")
_TEXT: Final = re.compile(r'\s*"([^"\\]*)"\s*')
_VARIANT: Final = re.compile(r"\s*(\*?)\[ *([\w-]+) *\] *")
_PLAIN_TEXT: Final = re.compile(r"[^{}\n]+")


class Select(NamedTuple):
    """One of several patterns, by the value of a variable."""

    variable: str
    patterns: dict[str, "Pattern"]
    default: str


class Variable(NamedTuple):
    """The value of a variable."""

    variable: str


Pattern = list[str | Variable | Select]


class FluentError(ValueError):
    """A message that can't be read, or uses more of Fluent than we do."""


def folder() -> Path:
    """Where the Fluent files are: in an installed package inside it, in a checkout at its root."""
    package = Path(__file__).resolve().parents[1]
    inside = package / "locale"
    return inside if inside.is_dir() else package.parents[1] / "locale"


def read(file: Path) -> dict[str, str]:
    """The messages of a file by id, not yet parsed."""
    return dict(_MESSAGE.findall(file.read_text("utf-8")))


def parse(source: str) -> Pattern:
    """A message in parts."""
    pattern, end = _pattern(source, 0)
    if source[end:].strip():
        raise FluentError(f"expected the end of the message, got {source[end:].strip()!r}")
    return pattern


def fill(
    pattern: Pattern,
    variables: Mapping[str, Value],
    plural: Callable[[float], str],
    write: Callable[[float], str],
) -> str:
    """The text of a message.

    plural: the key for a number, such as `one`. write: a number as the language writes it.
    """
    out = ""
    for part in pattern:
        if isinstance(part, str):
            out += part
            continue
        value = variables.get(part.variable)
        if isinstance(part, Select):
            key = str(value)
            if key not in part.patterns and isinstance(value, int | float):
                key = plural(value)
            chosen = part.patterns.get(key, part.patterns[part.default])
            out += fill(chosen, variables, plural, write)
        elif value is None:
            out += f"{{${part.variable}}}"
        else:
            out += value if isinstance(value, str) else write(value)
    return out


class Messages:
    """The messages of some files; a file is read when the ones before it lack a message.

    plural, write: as for `fill`.
    """

    def __init__(
        self, files: Iterable[Path], plural: Callable[[float], str], write: Callable[[float], str]
    ) -> None:
        self._unread = list(files)
        self._plural = plural
        self._write = write
        self._sources: dict[str, str] = {}
        self._patterns: dict[str, Pattern | None] = {}

    def say(self, id: str, variables: Mapping[str, Value]) -> str | None:  # noqa: A002
        """A message with its variables; None where the files don't have it or it is invalid."""
        if id not in self._patterns:
            self._patterns[id] = self._find(id)
        pattern = self._patterns[id]
        return None if pattern is None else fill(pattern, variables, self._plural, self._write)

    def _find(self, id: str) -> Pattern | None:  # noqa: A002
        while id not in self._sources:
            if not self._unread:
                return None
            self._sources = read(self._unread.pop(0)) | self._sources
        try:
            return parse(self._sources[id])
        except FluentError:
            return None


def _pattern(source: str, at: int) -> tuple[Pattern, int]:
    """Up to the end of a line, or of a variant. -> with where it ends"""
    pattern: Pattern = []
    while at < len(source):
        if source[at] == "{":
            part, at = _placeable(source, at + 1)
            pattern.append(part)
        elif found := _PLAIN_TEXT.match(source, at):
            at = found.end()
            last = at == len(source) or source[at] in "\n}"
            pattern.append(found[0].rstrip() if last else found[0])
        else:
            break
    return pattern, at


def _placeable(source: str, at: int) -> tuple[str | Variable | Select, int]:
    """What is in braces. -> with where they end"""
    part: str | Variable | Select
    if found := _TEXT.match(source, at):
        part, at = found[1], found.end()
    elif found := _NAME.match(source, at):
        part, at = Variable(found[1]), found.end()
        if source.startswith("->", at):
            part, at = _select(found[1], source, at + 2)
    else:
        raise FluentError(f"expected a variable or a text, got {source[at : at + 20].strip()!r}")
    if not source.startswith("}", at):
        raise FluentError("a brace is not closed")
    return part, at + 1


def _select(variable: str, source: str, at: int) -> tuple[Select, int]:
    """The variants after an arrow. -> with where they end"""
    patterns: dict[str, Pattern] = {}
    default = None
    while found := _VARIANT.match(source, at):
        pattern, at = _pattern(source, found.end())
        patterns.setdefault(found[2], pattern)
        if found[1]:
            default = found[2]
    if default is None:
        raise FluentError(f"${variable}: no variant is the default")
    while source[at : at + 1].isspace():
        at += 1
    return Select(variable, patterns, default), at
