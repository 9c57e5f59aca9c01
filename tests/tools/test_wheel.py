"""The wheel works on every Python that we promise."""

import json
import re
import runpy
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from tests.wheels import build_wheel, install_wheel, run

from keyflower import __version__
from tools import ROOT, page

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PLAY = """
from keyflower import Game
game = Game.new(players=3, seed=7)
while not game.over:
    game.apply(game.legal(game.to_act[0])[-1])
print(len(game.scores()))
"""


def test_the_same_pythons_are_named_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    assert tuple(named) == VERSIONS
    assert project["requires-python"] == f">={VERSIONS[0]}"
    launcher = runpy.run_path(str(ROOT / "keyflower"))
    assert launcher["NEWER"] == tuple(f"python{version}" for version in reversed(VERSIONS))
    assert launcher["OLDEST"] == tuple(map(int, VERSIONS[0].split(".")))
    workflow = (ROOT / ".github" / "workflows" / "wheel.yml").read_text("utf-8")
    assert f"python: {json.dumps(VERSIONS)}" in workflow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not page.is_built():
        pytest.skip("the page is not built: see ./keyflower test")
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.mark.thorough
@pytest.mark.parametrize("version", VERSIONS)
def test_the_wheel_works(version: str, wheel: Path, tmp_path: Path) -> None:
    base = shutil.which(f"python{version}")
    if base is None or subprocess.call([base, "--version"], stderr=subprocess.DEVNULL):
        pytest.skip(f"there is no Python {version}")
    python = install_wheel(wheel, tmp_path, base)
    assert run(python, "--version").startswith(f"Python {version}.")
    keyflower = Path(python).with_name("keyflower")
    assert run(keyflower, "--version") == f"{__version__}\n"
    assert run(python, "-P", "-c", PLAY) == "3\n"
    play = ["--games", "1", "--players", "2", "--bots", "random,trained", "--jobs", "1"]
    run(keyflower, "simulate", *play, "--seed", "1", "--out", tmp_path / "games")
    run(keyflower, "serve", "--help")
