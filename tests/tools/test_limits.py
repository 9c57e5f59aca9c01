"""A test that hangs fails by its name within the limit, with its stacks; the others still run."""

import os
import sys
from pathlib import Path

import pytest
from tests.processes import run

from tools import ROOT

HANGING = """
import signal
import threading


def test_one_that_passes():
    pass


def test_one_that_waits():
    threading.Event().wait()


def test_one_that_no_signal_reaches():
    signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())
    threading.Event().wait()


def test_another_that_passes():
    pass
"""
LONGEST = 300  # seconds that a test of ours may take
LIMIT, LAST_LIMIT = 0.5, 2  # seconds, instead of those in pyproject.toml


def test_tests_have_a_limit(pytestconfig: pytest.Config) -> None:
    limit = float(pytestconfig.getini("timeout"))
    assert 0 < limit <= LONGEST
    assert limit < float(pytestconfig.getini("faulthandler_timeout")) <= LONGEST + 60


@pytest.mark.thorough
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGALRM there")
def test_a_test_that_hangs_fails_and_the_others_run(tmp_path: Path) -> None:
    (tmp_path / "test_hanging.py").write_text(HANGING, "utf-8")
    command = [sys.executable, "-P", "-m", "pytest", "-c", str(ROOT / "pyproject.toml")]
    command += ["--rootdir", str(tmp_path), "-p", "no:cacheprovider", "-n", "1"]
    command += ["-p", "xdist", "-p", "pytest_timeout"]
    command += ["-o", f"timeout={LIMIT}", "-o", f"faulthandler_timeout={LAST_LIMIT}"]
    # Our other plugins take longer to load than all of this.
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = run([*command, str(tmp_path)], cwd=tmp_path, env=environment, encoding="utf-8")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "2 failed, 2 passed" in done.stdout
    failed = [line for line in done.stdout.splitlines() if line.startswith("FAILED")]
    assert [line.split(" - ")[0].split("::")[1] for line in failed] == [
        "test_one_that_waits",
        "test_one_that_no_signal_reaches",
    ]
    # Where each of them was when its time was up.
    assert "test_hanging.py:11: \n" in done.stdout
    assert f"Timeout (>{LIMIT}s)" in done.stdout
    assert "line 16 in test_one_that_no_signal_reaches" in done.stderr
