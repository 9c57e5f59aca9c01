"""The examples of the README and of docs/reading-a-view.md work as they stand."""

import re
import shlex
from pathlib import Path

import pytest

from keyflower.cli import main

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("code", blocks("python"))
def test_library_examples_run(code: str) -> None:
    exec(compile(code, "README.md", "exec"), {})


def test_the_examples_of_reading_a_view_run_one_after_the_other() -> None:
    path = ROOT / "docs" / "reading-a-view.md"
    parts = re.split(r"^```(?:python)?\n", path.read_text("utf-8"), flags=re.MULTILINE)
    code = [part if i % 2 else part.count("\n") * "\n" for i, part in enumerate(parts)]
    exec(compile("\n".join(code), path, "exec"), {})  # on the lines of the page


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
