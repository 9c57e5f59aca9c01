"""Every rule id and every tile side has a test, and the page that says so is up to date."""

import subprocess
import sys
from pathlib import Path


def test_every_rule_and_tile_side_has_a_test() -> None:
    check = subprocess.run(
        [sys.executable, "-m", "tests.coverage", "--check"],
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
    )
    assert check.returncode == 0, check.stdout + check.stderr
