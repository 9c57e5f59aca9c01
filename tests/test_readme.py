"""The README's examples work as they stand."""

import re
import shlex
import sys
from pathlib import Path

import pytest
from tests.processes import run

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("code", blocks("python"))
def test_library_examples_run(code: str) -> None:
    exec(compile(code, "README.md", "exec"), {})


@pytest.mark.slow
def test_the_console_examples_run(tmp_path: Path) -> None:
    commands = [line for block in blocks("console") for line in block.splitlines() if line]
    assert len(commands) >= 6
    for command in commands:
        prompt, script, *words = shlex.split(command)
        assert (prompt, script) == ("$", "./keyflower")
        done = run([sys.executable, "-m", "keyflower", *words], cwd=tmp_path, text=True)
        assert done.returncode == 0, (command, done.stderr)
        assert done.stdout


def test_both_commands_of_a_newcomer_are_shown() -> None:
    assert "./keyflower serve" in README
    assert "./keyflower test" in README
    assert "unofficial fan" in README
