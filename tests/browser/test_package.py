"""The package as others get it: built, installed into an empty environment, and played."""

import json
import os
import random
import sys
from pathlib import Path

import pytest
from tests import processes
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
    done = processes.run(command, cwd=ROOT, env=environment, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return str(done.stdout)


def installed(folder: Path) -> str:
    """The Python of an environment with the wheel and what playing asks for, nothing else."""
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
    run(*install, "--quiet", "--constraint", constraints, f"{wheel}[server]")
    return python


def check_library(python: str) -> None:
    """The library itself needs the standard library only."""
    code = "import sys; before = set(sys.modules); import keyflower, json"
    code += "; print(json.dumps([keyflower.__file__, *(set(sys.modules) - before)]))"
    found, *modules = json.loads(run(python, "-P", "-c", code))
    assert not Path(found).is_relative_to(ROOT)
    assert {name.partition(".")[0] for name in modules} <= {"keyflower", *sys.stdlib_module_names}


def check_driver(python: str) -> None:
    """What an extra would bring is named."""
    command = [python, "-P", "-m", "keyflower", "serve", "--port", "0"]
    done = processes.run([*command, "--database", "postgresql:///nowhere"], text=True)
    assert done.returncode == 2
    assert "pip install 'keyflower[postgres]'" in done.stderr
    assert done.stderr.count("\n") == 1


def test_two_players_by_clicks_alone(tmp_path: Path, visit: Visit) -> None:
    """Everything is decided by clicking; the score is the engine's."""
    python = installed(tmp_path)
    check_library(python)
    check_driver(python)
    with Server(str(tmp_path / "keyflower.db"), python=python) as served:
        player = visit(address=served.address)
        chance = random.Random(5)
        player.open()
        player.play_now(opponents=1, strength="Easy")
        play_all([player], chance, turns=amount(2, thorough=1000))
        assert {"bid", "use", "pass", "pick_boat", "pick_winter"} <= player.did.keys(), player.did
        same_scores([player])
        assert player.screens == {seat_of(player)}
        player.page.close()
