"""Compiled bots choose exactly as interpreted ones do."""

import json
import sys

import pytest
from tests.compiler import needs_compiler
from tests.processes import run

from tools.compiled import environment

GAMES = ["simulate", "--players", "3", "--games", "2", "--seed", "4", "--json", "--jobs", "1"]
BOTS = ["--bots", "planner,greedy,search:iterations=2"]


@pytest.mark.slow
@pytest.mark.thorough
@needs_compiler
def test_the_same_games_compiled_and_interpreted() -> None:
    digests = [
        json.loads(
            run(
                [sys.executable, "-m", "keyflower", *GAMES, *BOTS],
                text=True,
                check=True,
                env=where,
            ).stdout
        )["digest"]
        for where in (None, environment())
    ]
    assert digests[0] == digests[1]
