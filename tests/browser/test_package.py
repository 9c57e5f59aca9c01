"""The package as others get it: built, installed into an empty environment, and played."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.amounts import amount
from tests.browser.conftest import Visit
from tests.browser.test_game import play_all, same_scores, seat_of
from tests.server.running import Server

from keyflower import __version__
from tools import ROOT, packages

pytestmark = pytest.mark.slow


def run(*command: str | Path) -> str:
    """Run a program outside the checkout's environment. -> what it printed"""
    environment = {k: v for k, v in packages.environment().items() if k != "PYTHONPATH"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=200, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The Python of an environment with the wheel and what it asks for, nothing else."""
    folder = tmp_path_factory.mktemp("package")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    wheel = folder / f"keyflower-{__version__}-py3-none-any.whl"
    run(sys.executable, "-m", "venv", "--without-pip", folder / "venv")
    python = str(folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    uv = packages.find_uv()
    install = [uv, "pip", "install", "--python", python] if uv else packages.pip()
    install += [] if uv else ["--python", python, "install"]
    # In the versions of the lock, whose hashes say nothing about our own wheel.
    pins = (ROOT / "requirements.lock").read_text("utf-8").splitlines()
    constraints = folder / "constraints.txt"
    constraints.write_text("\n".join(line.rstrip(" \\") for line in pins if "--hash" not in line))
    run(*install, "--quiet", "--constraint", constraints, wheel)
    return python


@pytest.fixture
def served(installed: str, tmp_path: Path) -> Iterator[Server]:
    """A server of the installed package."""
    with Server(str(tmp_path / "keyflower.db"), python=installed) as server:
        yield server


def test_two_players_by_clicks_alone(served: Server, visit: Visit) -> None:
    """Everything is decided by clicking; the score is the engine's."""
    player = visit(address=served.address)
    chance = random.Random(5)
    player.open()
    player.play_now(opponents=1, strength="Easy")
    play_all([player], chance, turns=amount(4, thorough=1000))
    assert {"bid", "use", "pass", "pick_boat", "pick_winter"} <= player.did.keys(), player.did
    same_scores([player])
    assert player.screens == {seat_of(player)}


def test_the_library_needs_the_standard_library_only(installed: str) -> None:
    code = "import sys, json, keyflower; print(json.dumps([keyflower.__file__, *sys.modules]))"
    found, *modules = json.loads(run(installed, "-P", "-c", code))
    assert not Path(found).is_relative_to(ROOT)
    ours = {"keyflower", *sys.stdlib_module_names}
    foreign = {name.partition(".")[0] for name in modules} - ours
    assert not {name for name in foreign if not name.startswith("_")}


def test_a_missing_driver_is_named(installed: str) -> None:
    done = subprocess.run(
        [installed, "-P", "-m", "keyflower", "serve", "--port", "0"]
        + ["--database", "postgresql:///nowhere"],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == 2
    assert "pip install 'keyflower[postgres]'" in done.stderr
    assert done.stderr.count("\n") == 1
