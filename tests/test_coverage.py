"""Every rule id and every tile side has a test."""

import sys
from pathlib import Path

import pytest
from tests.processes import run


@pytest.mark.slow
def test_every_rule_and_tile_side_has_a_test() -> None:
    check = run(
        [sys.executable, "-m", "tests.coverage", "--check"],
        cwd=Path(__file__).parents[1],
        text=True,
    )
    assert check.returncode == 0, check.stdout + check.stderr
