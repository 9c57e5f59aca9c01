"""A server from a checkout compiles its bots in the background, then uses them."""

import json
import time
from pathlib import Path

import httpx
import pytest
from tests.compiler import needs_compiler
from tests.server.operations.test_damage import logged
from tests.server.server_process import Server
from tests.server.server_thread import Served, serving

from keyflower.rules.compiled import COMPILED
from keyflower.server.bots.compile import COMPILER
from tools import ROOT, compiled

pytestmark = pytest.mark.skipif(COMPILED, reason="everything is compiled already")

SECONDS = 250.0

# What a compiler leaves behind, as far as the server can tell: a package that says it is compiled.
PACKAGE = """
from pathlib import Path
__path__.append({sources!r})
exec(compile(Path({sources!r}, "__init__.py").read_text("utf-8"), "__init__.py", "exec"))
"""


def bots(server: Server | Served) -> str:
    """How the bots of a server run, as it says itself."""
    return str(httpx.get(f"{server.address}/health", trust_env=False).json()["bots"])


def until_compiled(server: Server) -> None:
    """Wait until the bots are compiled."""
    deadline = time.monotonic() + SECONDS
    while bots(server) != "compiled":
        assert time.monotonic() < deadline, server.said
        time.sleep(0.05)


@pytest.mark.thorough
@pytest.mark.slow
def test_bots_are_compiled_once_that_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "compiled" / "keyflower"
    sources = ROOT / "src" / "keyflower"
    (package / "rules").mkdir(parents=True)
    (package / "__init__.py").write_text(PACKAGE.format(sources=str(sources)))
    (package / "rules" / "__init__.py").write_text(PACKAGE.format(sources=str(sources / "rules")))
    (package / "rules" / "compiled.py").write_text("COMPILED = True\n")
    compiler = tmp_path / "compiler.py"
    compiler.write_text(f"print({str(package.parent)!r})")
    monkeypatch.setenv(COMPILER, str(compiler))
    with Server(str(tmp_path / "keyflower.db"), log_level="info") as server:
        until_compiled(server)
        said = httpx.get(f"{server.address}/health", trust_env=False).json()
    assert said["rules"] == "interpreted"
    events = [json.loads(line)["event"] for line in server.said if line.startswith("{")]
    assert "compiling rules and bots in the background" in events


@pytest.mark.slow
def test_without_success_the_server_goes_on_interpreted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / "compiler.py"
    compiler.write_text("import sys; sys.exit('no room on the disk')")
    monkeypatch.setenv(COMPILER, str(compiler))
    with logged() as said, serving(str(tmp_path / "keyflower.db"), warm=True) as server:
        deadline = time.monotonic() + SECONDS
        while not any("no room on the disk" in line.get("why", "") for line in said):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert bots(server) == "interpreted"


@pytest.mark.slow
def test_compiling_ends_with_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "started"
    compiler = tmp_path / "compiler.py"
    compiler.write_text(
        "import os, pathlib, time\n"
        f"pathlib.Path({str(mark)!r}).write_text(str(os.getpid()))\n"
        "time.sleep(600)\n"
    )
    monkeypatch.setenv(COMPILER, str(compiler))
    with serving(str(tmp_path / "keyflower.db")):
        deadline = time.monotonic() + SECONDS
        while not (mark.exists() and mark.read_text()):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        process = Path("/proc") / mark.read_text()
        if not process.parent.is_dir():
            pytest.skip("no /proc to look at")
        assert process.exists()
    deadline = time.monotonic() + SECONDS
    while process.exists():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.slow
@pytest.mark.thorough
@needs_compiler
def test_the_real_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(COMPILER, compiled.__file__)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))  # as the launcher does
    with Server(str(tmp_path / "keyflower.db")) as server:
        until_compiled(server)
