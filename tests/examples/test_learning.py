"""The examples for researchers run, and do what they promise."""

import json
import re
import sys
from pathlib import Path

import pytest
from tests.processes import run

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.thorough
def test_openspiels_search_plays_a_whole_game() -> None:
    done = run(
        [sys.executable, EXAMPLES / "ismcts.py", "--games", "1", "--simulations", "6"],
        text=True,
        check=True,
    )
    said = r"game 1: the search in seat 0, [+-]\d+ points\nwon (0|0\.5|1) of 1\n"
    assert re.fullmatch(said, done.stdout), done.stdout


@pytest.mark.slow
def test_openspiels_search_plays_in_the_arena() -> None:
    command = ["-m", "keyflower", "arena", "--table", "ismcts:Ismcts:simulations=2,random"]
    done = run(
        [sys.executable, *command, "--games", "2", "--seed", "1", "--json"],
        cwd=EXAMPLES,
        text=True,
        check=True,
    )
    bots = json.loads(done.stdout)["bots"]
    assert bots["ismcts:Ismcts:simulations=2"]["games"] == 2
    assert not any(bot["forfeits"] for bot in bots.values())


@pytest.mark.slow
def test_ppo_learns(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not in the locks: pip install torch")
    done = run(
        [sys.executable, EXAMPLES / "ppo.py", "--steps", "40960", "--out", tmp_path / "ppo"],
        text=True,
        check=True,
    )
    shares = json.loads((tmp_path / "ppo" / "curve.json").read_text("utf-8"))
    assert shares[-1][1] > 0.55, done.stdout  # half of the games would be no better than random
    assert (tmp_path / "ppo" / "curve.svg").read_text("utf-8").startswith("<svg ")
    learnt = f"ppo:Learnt:policy={tmp_path / 'ppo' / 'policy.pt'}"
    command = ["-m", "keyflower", "arena", "--table", f"{learnt},random", "--games", "2"]
    done = run(
        [sys.executable, *command, "--seed", "1", "--json"], cwd=EXAMPLES, text=True, check=True
    )
    assert not any(bot["forfeits"] for bot in json.loads(done.stdout)["bots"].values())
