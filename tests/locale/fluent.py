"""The Fluent files as the tests see them: messages, what they say and what they say it with."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from keyflower.words import fluent
from keyflower.words.fluent import Pattern, Variable

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "locale"


@dataclass
class Select:
    """A choice within a message: by what, and among which keys."""

    by: str
    keys: list[str]


@dataclass
class Message:
    """One message."""

    id: str
    where: str
    """`locale/fr/board.ftl:12`"""
    uses: set[str] = field(default_factory=set)
    """Variables: `$count`."""
    shown: set[str] = field(default_factory=set)
    """The variables that are put into the text, not only chosen by."""
    texts: list[str] = field(default_factory=list)
    selects: list[Select] = field(default_factory=list)

    @property
    def text(self) -> str:
        """All that it may say, and where something is put in."""
        return "\n".join(self.texts)

    def add(self, pattern: Pattern) -> None:
        """A pattern of the message: its own, or that of a variant."""
        whole = ""
        for part in pattern:
            if isinstance(part, str):
                whole += part
                continue
            whole += "\ufffc"  # what is put in is one character
            self.uses.add(f"${part.variable}")
            if isinstance(part, Variable):
                self.shown.add(f"${part.variable}")
            else:
                self.selects.append(Select(f"${part.variable}", list(part.patterns)))
                for variant in part.patterns.values():
                    self.add(variant)
        self.texts.append(whole)


@dataclass
class File:
    """What a file holds, and what in it cannot be read."""

    messages: list[Message]
    broken: list[str]


def parse(source: str, name: str) -> File:
    """Read a file's text; `name` stands in what is said of it."""

    def where(offset: int) -> str:
        return f"{name}:{source.count(chr(10), 0, offset) + 1}"

    file = File([], [])
    for entry in FluentParser().parse(source).body:
        start = entry.span.start if entry.span is not None else 0
        if isinstance(entry, ast.Junk):
            for note in entry.annotations:
                at = note.span.start if note.span is not None else start
                file.broken.append(f"{where(at)}: {note.message}")
        elif isinstance(entry, ast.Term):
            file.broken.append(f"{where(start)}: keyflower.words reads no terms")
        elif isinstance(entry, ast.Message):
            message = Message(entry.id.name, where(start))
            assert entry.value is not None
            assert entry.value.span is not None
            message.add(fluent.parse(source[entry.value.span.start : entry.value.span.end]))
            file.messages.append(message)
    return file


def languages() -> list[str]:
    """All of them, English first."""
    found = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())
    return sorted(found, key=lambda language: language != "en")


def paths(language: str) -> list[Path]:
    """The files of a language."""
    return sorted((LOCALE / language).glob("*.ftl"))


@cache
def read(path: Path) -> File:
    """A file of ours."""
    return parse(path.read_text("utf-8"), str(path.relative_to(ROOT)))


@cache
def messages(language: str) -> dict[str, Message]:
    """A language's messages by id."""
    return {message.id: message for path in paths(language) for message in read(path).messages}


def pairs(language: str) -> Iterator[tuple[Message, Message]]:
    """The messages that English and a language both have."""
    other = messages(language)
    for english in messages("en").values():
        if english.id in other:
            yield english, other[english.id]
