"""The package as others get it: built, installed into an empty environment, and played."""

import json
import random
import sys
from pathlib import Path

import pytest
from tests import processes
from tests.amounts import amount
from tests.browser.conftest import Visit
from tests.browser.test_game import play_all, same_scores, seat_of
from tests.server.server_process import Server
from tests.wheels import build_wheel, install_wheel, run

from tools import ROOT

pytestmark = pytest.mark.slow


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


@pytest.mark.thorough
def test_two_players_by_clicks_alone(tmp_path: Path, visit: Visit) -> None:
    """Everything is decided by clicking; the score is the engine's."""
    python = install_wheel(build_wheel(tmp_path), tmp_path)
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
