"""The README's examples work as they stand."""

import re
import shlex
from pathlib import Path

import pytest

from keyflower.cli import main

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("code", blocks("python"))
def test_library_examples_run(code: str) -> None:
    exec(compile(code, "README.md", "exec"), {})


@pytest.mark.slow
def test_the_console_examples_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = [line for block in blocks("console") for line in block.splitlines() if line]
    assert len(commands) >= 6
    for command in commands:
        prompt, script, *words = shlex.split(command)
        assert (prompt, script) == ("$", "./keyflower")
        code = main(words)
        said = capsys.readouterr()
        assert code == 0, (command, said.err)
        assert said.out


def test_both_commands_of_a_newcomer_are_shown() -> None:
    assert "./keyflower serve" in README
    assert "./keyflower test" in README
    assert "unofficial fan" in README
