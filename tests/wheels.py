"""The package as others get it: a wheel, installed into an environment of its own."""

import os
import sys
from pathlib import Path

from tests import processes

from keyflower import __version__
from tools import ROOT, packages


def run(*command: str | Path) -> str:
    """Run a program outside the checkout's environment. -> what it printed"""
    environment = {k: v for k, v in packages.environment().items() if k != "PYTHONPATH"}
    done = processes.run(command, cwd=ROOT, env=environment, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return str(done.stdout)


def build_wheel(folder: Path) -> Path:
    """Build it from this checkout."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    return folder / f"keyflower-{__version__}-py3-none-any.whl"


def install_wheel(wheel: Path, folder: Path, base: str = sys.executable) -> str:
    """Install it with what playing asks for, nothing else. -> the Python of the environment"""
    run(base, "-m", "venv", "--without-pip", folder / "venv")
    python = str(folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    install = [packages.find_uv(), "pip", "install", "--python", python]
    # In the versions of the lock, whose hashes say nothing about our own wheel.
    pins = (ROOT / "requirements.lock").read_text("utf-8").splitlines()
    constraints = folder / "constraints.txt"
    constraints.write_text("\n".join(line.rstrip(" \\") for line in pins if "--hash" not in line))
    run(*install, "--quiet", "--constraint", constraints, f"{wheel}[server]")
    return python
