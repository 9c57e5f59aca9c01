"""Whatever the server refuses and whatever goes wrong on the way: a sentence in every language."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tests.locale.fluent import ROOT, languages, messages

from keyflower.play import opponents, text
from keyflower.play.errors import Refusal
from keyflower.server import app
from keyflower.tab.kept import NotStored

CLIENT = ROOT / "web" / "src"
SOURCES = [ROOT / "src" / "keyflower" / floor for floor in ("home", "play", "server", "tab")]
MADE = re.compile(r"new ApiError\('([a-z-]+)'")
# Refusals whose class tells no reason: each has a code of its own, as its second argument.
GENERAL = {"Refusal", "NotAllowed", "WrongTime"}
# What only programs meet, by the first words of its message: our pages never ask for it.
PROGRAMS = (
    "these bytes don't match",
    "at is ",
    "viewer is ",
    "invalid ",
    "you can take one seat only",
    "a table with",  # free seats that starts at once; a clock that there isn't
    "a live clock",
    "a slow clock",
    "no tile has the id",
    "{request.tile} has no side",
    "{owner}",  # a village that no form makes
    "there are {problem.most}",
    "these are not the keys",
    "this server sends no email",
    "this server answers to localhost",
    "requests from other sites",
    "metrics are read",
    "type is ",
    "the message has no",
    "the query lacks",
    "{name}",  # a part of a body that doesn't fit
    "str(error)",  # of the rules and formats, for what no page sends
)


def kinds(kind: type[Refusal]) -> set[type[Refusal]]:
    """A kind of refusal, and all kinds of that kind."""
    return {kind}.union(*(kinds(each) for each in kind.__subclasses__()))


@cache
def refusals() -> list[tuple[str, str | None]]:
    """What the server refuses in general words: the message as it is written, and its code."""
    return list(refusals_in_sources())


def refusals_in_sources() -> Iterator[tuple[str, str | None]]:
    for path in (path for folder in SOURCES for path in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in GENERAL:
                said = ast.unparse(node.args[0]).removeprefix("f").strip("'\"")
                code = node.args[1] if len(node.args) > 1 else None
                yield said, str(code.value) if isinstance(code, ast.Constant) else None


@cache
def server_codes() -> set[str]:
    """Codes of refusals, of what Litestar refuses, and of bugs."""
    assert {opponents.NoOpponent, text.TextError, NotStored} <= kinds(Refusal)
    own = {code for _, code in refusals() if code is not None}
    kept = {kind.code for kind in kinds(Refusal)} | set(app.CODES.values()) | {app.FAILED}
    return own | kept


@cache
def client_codes() -> set[str]:
    """Codes that the browser gives itself: no answer, a lost connection."""
    files: list[Path] = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    return {code for file in files for code in MADE.findall(file.read_text("utf-8"))}


@pytest.mark.slow
def test_codes_are_found() -> None:
    assert {"bad-request", "unknown", "too-many", "no-opponent", "bad-text"} <= server_codes()
    assert {"no-such-method", "too-large", "failed", "bad-code"} <= server_codes()
    assert {"offline", "lost"} <= client_codes()


def test_what_a_page_can_meet_has_a_code_of_its_own() -> None:
    """So that it is explained in every language; the server's message is in English."""
    found = refusals()
    assert len(found) > 60
    assert [said for said, code in found if code is None and not said.startswith(PROGRAMS)] == []


def test_what_only_programs_meet_is_still_refused() -> None:
    said = [message for message, code in refusals() if code is None]
    assert [start for start in PROGRAMS if not any(each.startswith(start) for each in said)] == []


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_every_error_has_a_sentence(language: str) -> None:
    said = messages(language)
    codes = server_codes() | client_codes()
    assert [code for code in sorted(codes) if f"error-{code}" not in said] == []


def test_every_code_of_the_server_is_documented() -> None:
    protocol = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert [code for code in sorted(server_codes()) if f"`{code}`" not in protocol] == []
