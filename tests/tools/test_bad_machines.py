"""Machines that lack something: one clear line says what would help, and nothing is half made."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests import processes
from tests.processes import started
from tests.tools.test_set_up import copied

from keyflower import __version__
from tools import ROOT
from tools import test as test_verb

NOWHERE = "http://127.0.0.1:9/simple"  # nobody listens there


def run_module(root: Path, *words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Python with some words, in a copy of the checkout that can be imported."""
    return subprocess.run(
        [sys.executable, "-P", *words],
        cwd=root,
        capture_output=True,
        encoding="utf-8",
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(root), **environment},
        timeout=100,  # npm's own limits are longer
        check=False,
    )


def run(root: Path, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """./keyflower in a copy of the checkout, on a machine without network, Node and C compiler."""
    path = root.parent / "path"  # nothing but the Python that runs us
    path.mkdir(exist_ok=True)
    return subprocess.run(
        [sys.executable, str(root / "keyflower"), *arguments],
        capture_output=True,
        encoding="utf-8",
        env={
            **{name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            "PATH": str(path),
            "CC": "no-such-compiler",
            "UV_CACHE_DIR": str(root.parent / "cache"),
            "UV_DEFAULT_INDEX": NOWHERE,
            "UV_HTTP_RETRIES": "0",
            "PIP_INDEX_URL": NOWHERE,
            "PIP_NO_CACHE_DIR": "1",
            "PIP_RETRIES": "0",
            "PIP_FIND_LINKS": "",
            "PIP_CONFIG_FILE": os.devnull,
            **environment,
        },
        timeout=100,
        check=False,
    )


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """A fresh checkout, without git."""
    return copied(tmp_path / "fresh")


@pytest.mark.thorough
def test_without_network_the_set_up_says_so_and_can_be_repeated(fresh: Path) -> None:
    for _ in range(2):
        done = run(fresh, "--version")
        assert (done.returncode, done.stdout) == (2, "")
        last = done.stderr.splitlines()[-1]
        assert last.startswith("keyflower: ")
        assert "network" in last
        assert "Traceback" not in done.stderr
        assert not (fresh / ".venv" / "stamp").exists()


@pytest.mark.slow
def test_without_network_the_next_start_works() -> None:
    done = run(ROOT, "--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{__version__}\n", "")
    done = run(ROOT, "serve", "--shuffle")
    assert done.stderr.startswith("keyflower: ")  # about the option: nothing had to be fetched
    assert "--shuffle" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.thorough  # needs a network
def test_a_set_up_that_was_killed_is_repaired(fresh: Path) -> None:
    command = [sys.executable, str(fresh / "keyflower"), "--version"]
    with started(command, stderr=subprocess.PIPE, encoding="utf-8") as first:
        while "preparing .venv" not in first.stderr.readline():
            assert first.poll() is None
    assert not (fresh / ".venv" / "stamp").exists()
    (fresh / ".venv" / "bin").mkdir(parents=True, exist_ok=True)
    (fresh / ".venv" / "bin" / "python").unlink(missing_ok=True)
    (fresh / ".venv" / "bin" / "python").write_text("half of")
    done = processes.run(command, encoding="utf-8")
    assert (done.returncode, done.stdout) == (0, f"{__version__}\n"), done.stderr
    assert "ready after" in done.stderr


def test_the_launcher_can_be_read_by_old_pythons() -> None:
    ast.parse((ROOT / "keyflower").read_text("utf-8"), feature_version=(3, 4))


@pytest.mark.slow
def test_an_old_python_is_named(fresh: Path) -> None:
    launcher = fresh / "keyflower"
    source = launcher.read_text("utf-8")
    assert "OLDEST = (3, 11)" in source
    launcher.write_text(source.replace("OLDEST = (3, 11)", "OLDEST = (3, 99)"), "utf-8")
    done = run(fresh, "--version")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("keyflower: needs Python 3.99 or newer")
    assert done.stderr.count("\n") == 1


def test_a_python_without_what_python_3_has_is_named() -> None:
    """2.7 lacks these; the other name that it has for OSError is in 3, too."""
    assert "DEVNULL" not in (ROOT / "keyflower").read_text("utf-8")
    lacks = (
        "import runpy, shutil, subprocess, sys\n"
        "del shutil.which, subprocess.run\n"
        "sys.version_info, sys.version, sys.argv = (2, 7, 18), '2.7.18 (default)', ['keyflower']\n"
        f"runpy.run_path({str(ROOT / 'keyflower')!r}, run_name='__main__')"
    )
    command = [sys.executable, "-c", lacks]
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", env={"PATH": ""}, check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith("keyflower: needs Python 3.11 or newer; this is 2.7.18")
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root writes anywhere")
def test_a_read_only_checkout_is_named(fresh: Path) -> None:
    fresh.chmod(0o555)
    try:
        done = run(fresh, "--version")
    finally:
        fresh.chmod(0o755)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "can't be written; it needs a folder that you may write to" in done.stderr


@pytest.mark.thorough
def test_without_node_the_page_names_it(fresh: Path) -> None:
    pip = {"PIP_INDEX_URL": NOWHERE, "PIP_RETRIES": "0", "PIP_CONFIG_FILE": os.devnull}
    done = run_module(fresh, "-m", "tools.page", PATH=str(fresh), **pip)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert "it needs Node 20.19, 22.13, 24 or newer, with npm: install it" in last
    assert not (fresh / "src" / "keyflower" / "server" / "static").exists()


@pytest.mark.thorough
@pytest.mark.skipif(shutil.which("npm") is None, reason="there is no npm")
def test_npm_without_network_says_so(fresh: Path) -> None:
    npm = {"npm_config_registry": NOWHERE, "npm_config_cache": str(fresh.parent / "npm")}
    done = run_module(fresh, "-m", "tools.page", **npm)
    assert done.returncode == 1
    said = "the page could not be built: npm could not install the packages; is there a network?"
    assert said in done.stderr.splitlines()[-1]


LAUNCH = """
import sys
from tools import launch, venv
venv.PYTHON = sys.executable
launch.environment(["arena", "--compiled"])
"""


@pytest.mark.slow
@pytest.mark.parametrize("words", [("-m", "tools.compiled"), ("-c", LAUNCH)])
def test_without_a_compiler_compiling_names_it(words: tuple[str, str], fresh: Path) -> None:
    done = run_module(fresh, *words, CC="no-such-compiler")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("keyflower: compiling needs a C compiler, no-such-compiler")
    assert done.stderr.count("\n") == 1
    assert not (fresh / ".cache").exists()


def test_without_git_a_fast_run_tests_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can tell whether it has changed."""
    monkeypatch.setenv("PATH", str(tmp_path))
    assert test_verb.page_has_changed()
