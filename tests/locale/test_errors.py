"""Whatever the server refuses and whatever goes wrong on the way: a sentence in every language."""

import re
from pathlib import Path

import pytest
from tests.locale.fluent import ROOT, languages, messages

from keyflower.server import app, opponents, text
from keyflower.server.errors import Refusal

CLIENT = ROOT / "web" / "src"
MADE = re.compile(r"new ApiError\('([a-z-]+)'")


def kinds(kind: type[Refusal]) -> set[type[Refusal]]:
    """A kind of refusal, and all kinds of that kind."""
    return {kind}.union(*(kinds(each) for each in kind.__subclasses__()))


def server_codes() -> set[str]:
    """Codes of refusals, of what Litestar refuses, and of bugs."""
    assert {opponents.NoOpponent, text.TextError} <= kinds(Refusal)
    return {kind.code for kind in kinds(Refusal)} | set(app.CODES.values()) | {app.FAILED}


def client_codes() -> set[str]:
    """Codes that the browser gives itself: no answer, a lost connection."""
    files: list[Path] = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    return {code for file in files for code in MADE.findall(file.read_text("utf-8"))}


def test_codes_are_found() -> None:
    assert {"bad-request", "unknown", "too-many", "no-opponent", "bad-text"} <= server_codes()
    assert {"no-such-method", "too-large", "failed"} <= server_codes()
    assert {"offline", "lost"} <= client_codes()


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_every_error_has_a_sentence(language: str) -> None:
    said = messages(language)
    codes = server_codes() | client_codes()
    assert [code for code in sorted(codes) if f"error-{code}" not in said] == []


def test_every_code_of_the_server_is_documented() -> None:
    protocol = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert [code for code in sorted(server_codes()) if f"`{code}`" not in protocol] == []
