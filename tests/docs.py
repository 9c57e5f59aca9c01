"""What the docs say, taken apart: code blocks, names in code font, links; and what there is."""

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from tools import ROOT
from tools.__main__ import app

FOLDERS: Final = (
    "src",
    "web",
    "tests",
    "tools",
    "bench",
    "examples",
    "deploy",
    "locale",
    ".github",
)
NOT_OURS: Final = {"node_modules", "generated", "static", "static.partial", "__pycache__"}

BUILT: Final = {
    *("web/src/generated/wire.ts", "web/src/generated/facts.json", "web/src/generated/icon.svg"),
    *("web/src/generated/manifest.json", "web/src/generated/palette.css"),
    *("web/src/generated/sprite.svg", "src/keyflower/server/web/static/worker.js"),
    *(".venv/bin/ruff", ".venv/bin/python", ".cache/", ".cache/fuzz/found", "web/node_modules/"),
    *("docs/glossary.md", "docs/rules-coverage.md", "deploy/.env", "keyflower/locale/"),
    *("records/", "facts/", "mine.py", "valued.py", "game.json", "made.jsonl", "data/keyflower.db"),
    *("games-00.jsonl", "network-00.npz", "network-00.json", "policy-00.json"),
}
"""Files that a command, a reader or the package's build makes, and that are not in git."""

OTHERS: Final = {
    *("uvx", "ipconfig", "sha256sum", "rev-parse", "VACUUM", "Set-Cookie", "PGPASSFILE"),
    *("toJSON", "load_game", "r-1", "fluent/bundle", "10.88.0.0/16", "verify-full"),
    *("172.30.86.0/24", "umask"),
    *("--fix", "--strict", "--volumes", "keyflower_database_1"),
    *("HMAC-SHA256", "c_i", "line_0", "line_1", "line_i"),
}
"""Names of other programs, and of formulas."""

ENDINGS: Final = (
    *("py", "ts", "svelte", "md", "json", "jsonl", "toml", "ftl", "css", "js", "mjs", "conf"),
    *("yaml", "service", "webp", "svg", "npz", "lock", "gz", "html", "csv", "db", "dump"),
)
FILE: Final = re.compile(rf"[\w./*@-]+\.(?:{'|'.join(ENDINGS)})\b")
FOLDER: Final = re.compile(r"(?:[\w.-]+/)+[\w.-]*")
FENCE: Final = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
SPAN: Final = re.compile(r"`([^`\n]+(?:\n[^`\n]+)?)`")


PICTURE: Final = ROOT / "docs" / "pictures" / "table.webp"
PICTURE_DIGEST: Final = PICTURE.with_suffix(".digest")
SHOWN: Final = (
    *(f"web/src/{folder}/" for folder in ("board", "table", "lib", "look")),
    "src/keyflower/draw",
    *(f"locale/en/{name}.ftl" for name in ("pieces", "common", "table", "board", "decide")),
)
"""What the picture of README.md shows: the table, its drawings and its English words."""


@dataclass(frozen=True)
class Block:
    """A code block: its language, its text, and the paragraph before it."""

    language: str
    text: str
    before: str


@dataclass(frozen=True)
class Page:
    """A page of the docs."""

    path: Path

    @property
    def name(self) -> str:
        return self.path.relative_to(ROOT).as_posix()

    @property
    def text(self) -> str:
        return self.path.read_text("utf-8")

    @property
    def prose(self) -> str:
        return FENCE.sub("", self.text)

    def blocks(self) -> Iterator[Block]:
        for found in FENCE.finditer(self.text):
            indent, language, text = found.groups()
            lines = [line.removeprefix(indent) for line in text.splitlines(keepends=True)]
            before = self.text[: found.start()].rstrip().rpartition("\n\n")[2]
            yield Block(language, "".join(lines), before)

    def spans(self) -> Iterator[str]:
        for found in SPAN.finditer(self.prose):
            yield " ".join(found[1].split())

    def links(self) -> Iterator[str]:
        for found in re.findall(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"", self.prose):
            yield "".join(found)

    def anchors(self) -> set[str]:
        titles = re.findall(r"^#+ (.+)$", self.prose, re.MULTILINE)
        return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def pages() -> list[Page]:
    """README, CONTRIBUTING, SECURITY and all of docs."""
    top = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY")]
    found = [*top, *sorted((ROOT / "docs").rglob("*.md"))]
    return [Page(path) for path in found if path.relative_to(ROOT).as_posix() not in BUILT]


@cache
def files() -> frozenset[str]:
    """Every file of the checkout, and what is built."""
    found = {path.name for path in ROOT.iterdir() if path.is_file()} | BUILT
    for folder in (*FOLDERS, "docs"):
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and not NOT_OURS & set(path.relative_to(ROOT).parts):
                found.add(path.relative_to(ROOT).as_posix())
    return frozenset(found)


@cache
def sources() -> str:
    """The text of all files but the docs, and but those that test them."""
    mine = {"tests/docs.py", "tests/test_docs.py"}
    texts = []
    for name in sorted(files() - BUILT - mine):
        if not name.startswith("docs/") and not name.endswith(".md"):
            texts.append((ROOT / name).read_text("utf-8", errors="ignore"))
    return "\n".join([*files(), *texts])


@cache
def words() -> frozenset[str]:
    """All words of the sources: those with hyphens whole, and in parts."""
    found = set(re.findall(r"[^\W\d][\w-]*", sources()))
    return frozenset(found | {part for word in found for part in re.split(r"[-_]", word)})


@cache
def defined() -> frozenset[str]:
    """Names that something in the sources defines."""
    kinds = r"\b(?:def|class|function|const|let|interface|type)\s+(\w+)"
    methods = r"^\s+(?:(?:async|static|get|export)\s+)*(\w+)(?:<\w+>)?\("
    return frozenset(re.findall(kinds, sources()) + re.findall(methods, sources(), re.MULTILINE))


@cache
def paths() -> frozenset[str]:
    """Every file and folder, with and without the folders that it is in, and without its ending."""
    found = set()
    for name in files():
        parts = name.rstrip("/").split("/")
        for first in range(len(parts)):
            found |= {"/".join(parts[first:last]) for last in range(first + 1, len(parts) + 1)}
            found.add("/".join(parts[first:]).rpartition(".")[0])
    return frozenset(found)


@cache
def there_is(path: str) -> bool:
    """Whether a file or folder ends with this path, or the sources write such a file.

    `*` stands for anything within a name, and so do CAPITALS.
    """
    path = re.sub(r"\b[A-Z]{2,}\b", "*", re.sub(r"^(\.{0,2}/)+", "", path)).rstrip("/")
    if "*" in path:
        pattern = re.compile(re.escape(path).replace(r"\*", "[^/]*"))
        return any(pattern.fullmatch(each) for each in paths())
    return path in paths() or ("/" not in path and f'"{path}"' in sources())


@cache
def routes() -> frozenset[str]:
    """Every request that the server answers, as `GET /api/tables/*/fair`."""
    paths = json.loads((ROOT / "src/keyflower/server/web/openapi.json").read_text("utf-8"))["paths"]
    return frozenset(
        f"{method.upper()} {re.sub(r'{[^}]*}', '*', path)}"
        for path, methods in paths.items()
        for method in methods
    )


@cache
def options() -> frozenset[str]:
    """Every option of a command, and of programs in the sources."""
    return frozenset(re.findall(r"--[a-z][\w-]*", sources())) | {
        name for verb in _commands(app) for name in _options(verb)
    }


def _commands(node: Any) -> Iterator[Any]:
    yield node
    for name in node:
        if not name.startswith("-"):
            yield from _commands(node[name])


def _options(node: Any) -> set[str]:
    if node.default_command is None:
        return {"--help", "--version"}
    arguments = node.assemble_argument_collection()
    return {"--help", "-h"} | {name for argument in arguments for name in argument.names}


def wrong_command(line: str) -> Iterator[str]:
    """What a line with `keyflower` says that there isn't."""
    given = line.replace("…", "").split("#")[0].split()
    given = given[next(i for i, word in enumerate(given) if word.endswith("keyflower")) + 1 :]
    node: Any = app
    while given and given[0][0] != "-" and given[0] in list(node):
        node = node[given.pop(0)]
    if node is app:
        yield f"{line}: no such command"
        return
    known = _options(node) | ({"-k", "-x"} if node.name == ("test",) else set())
    for word in given:
        option = word.strip("[]()").partition("=")[0]
        if re.match(r"--?[a-z]", option) and option not in known:
            yield f"{line}: no option {option}"


def wrong_names(span: str) -> Iterator[str]:
    """What a text in code font names and the sources don't have."""
    if re.match(r"(\S+=\S+ )*(\./)?keyflower [a-z]", span):
        yield from wrong_command(span)
        return
    if request := re.fullmatch(r"([A-Z]+) (/api/[^?]*)(?:\?.*)?", span):
        path = re.sub(r"{[^}]*}|\bID\b|\d{4}-\d\d-\d\d", "*", request[2])
        if f"{request[1]} {path}" not in routes() and not path.endswith("/live"):
            yield f"{span}: no such request"
        return
    for module in re.findall(r"python3? -m ([\w.]+)", span):
        path = module.replace(".", "/")
        if not any(there_is(f"{path}{end}.py") for end in ("", "/__init__", "/__main__")):
            yield f"{span}: no module {module}"
    for option in re.findall(r"(?<![\w-])--[a-z][\w-]*", span):
        if option not in options() and option not in OTHERS:
            yield f"{span}: no option {option}"
    if "//" not in span and not span.startswith("/"):
        for path in FILE.findall(span) + FOLDER.findall(span):
            if not there_is(path) and path not in OTHERS:
                yield f"{span}: no file {path}"
    for call in re.findall(r"(?<![\w-])([A-Za-z_]\w*)\(", span):
        if call not in defined() and call not in OTHERS:
            yield f"{span}: no function {call}"
    for word in re.findall(r"(?<![\w-])[A-Za-z_][\w-]*", FILE.sub("", span)):
        if not word.isupper() and not _is_known(word):
            yield f"{span}: no such name as {word}"


def _is_known(word: str) -> bool:
    forms = {
        word,
        word.replace("-", "_"),
        word.rstrip("-_"),
        word.removesuffix("_total"),
        word.removeprefix("keyflower_").removesuffix("_total"),
    }
    return any(form in words() or form in OTHERS for form in forms)


def shown_by_the_picture() -> str:
    """A digest of the sources of what README.md's picture shows."""
    digest = hashlib.sha256()
    for name in sorted(files()):
        if name.startswith(tuple(SHOWN)):
            digest.update(name.encode() + b"\0" + (ROOT / name).read_bytes())
    return digest.hexdigest()
