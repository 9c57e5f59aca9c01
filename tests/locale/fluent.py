"""The Fluent files as the tests see them: messages, what they say and what they say it with."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "locale"


@dataclass
class Select:
    """A choice within a message: by what, and among which keys."""

    by: str
    keys: list[str]


@dataclass
class Message(visitor.Visitor):
    """One message or term."""

    id: str
    where: str
    """`locale/fr/board.ftl:12`"""
    uses: set[str] = field(default_factory=set)
    """Variables, terms, messages and functions: `$count`, `-name`, `other`, `NUMBER()`."""
    shown: set[str] = field(default_factory=set)
    """The variables that are put into the text, not only chosen by."""
    texts: list[str] = field(default_factory=list)
    selects: list[Select] = field(default_factory=list)

    @property
    def text(self) -> str:
        """All that it may say, and where something is put in."""
        return "\n".join(self.texts)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        whole = ""
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                whole += element.value
            elif isinstance(element.expression, ast.StringLiteral):
                whole += element.expression.value
            else:
                whole += "\ufffc"  # what is put in is one character
                self.visit(element)
        self.texts.append(whole)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        by = node.selector
        if isinstance(by, ast.VariableReference):
            name = f"${by.id.name}"
            self.uses.add(name)
        else:
            name = type(by).__name__
            self.visit(by)
        keys = [
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        ]
        self.selects.append(Select(name, keys))
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.uses.add(f"${node.id.name}")
        self.shown.add(f"${node.id.name}")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.uses.add(f"-{node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.uses.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.uses.add(f"{node.id.name}()")
        self.generic_visit(node)


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
        elif isinstance(entry, ast.Message | ast.Term):
            sign = "-" if isinstance(entry, ast.Term) else ""
            message = Message(sign + entry.id.name, where(start))
            message.visit(entry)
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
