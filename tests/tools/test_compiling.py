"""Compiling: a build that was killed, or runs twice, leaves nothing that hurts the next."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.processes import run, started
from tests.tools.test_set_up import copied

from tools.compiled import missing

pytestmark = [pytest.mark.slow, pytest.mark.thorough]
pytestmark += [pytest.mark.skipif(bool(missing()), reason=missing() or "-")]

COMMAND = [sys.executable, "-P", "-m", "tools.compiled"]
ALL = 'PACKAGES: Final = ("rules", "formats", "game", "bots")\n'
FEW = 'PACKAGES: Final = ("words",)\n'


@pytest.fixture
def options(tmp_path: Path) -> dict[str, Any]:
    """For programs that compile two modules, which takes seconds."""
    fresh = copied(tmp_path / "with spaces – 花")
    source = fresh / "tools" / "compiled.py"
    text = source.read_text("utf-8")
    assert ALL in text
    source.write_text(text.replace(ALL, FEW), "utf-8")
    (fresh / "src" / "keyflower" / "__init__.py").write_text("")  # it loads everything
    env = {**os.environ, "PYTHONPATH": str(fresh)}
    return {"env": env, "cwd": fresh, "encoding": "utf-8"}


def built(cache: Path) -> list[str]:
    """What builds have left."""
    return [path.name for kind in ("building", "compiled") for path in cache.glob(f"{kind}-*")]


def test_a_build_that_was_killed_is_done_again(options: dict[str, Any]) -> None:
    cache = options["cwd"] / ".cache"
    with started(COMMAND, stderr=subprocess.PIPE, **options) as first:
        assert "compiling the rules" in first.stderr.readline()
        while not list(cache.glob("building-*/build")):
            assert first.poll() is None
        first.kill()  # and not what it has started
        first.wait(30)
        assert len(built(cache)) == 1
        second = run(COMMAND, **options)
    assert second.returncode == 0, second.stderr
    assert built(cache) == [Path(second.stdout.strip()).name]


def test_two_builds_at_once_make_one(options: dict[str, Any]) -> None:
    with started(COMMAND, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options) as first:
        assert "compiling the rules" in first.stderr.readline()
        second = run(COMMAND, **options)
        said, complaint = first.communicate()
    assert (first.returncode, second.returncode) == (0, 0), complaint + second.stderr
    assert said == second.stdout
    assert "compiling the rules" not in second.stderr
    assert built(options["cwd"] / ".cache") == [Path(said.strip()).name]
