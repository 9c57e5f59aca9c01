"""docs/bots.md: the smallest bot, saved in a file of one's own, plays."""

import json
import re
import sys
from pathlib import Path

import pytest
from tests.processes import run

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the example from the docs as mine.py."""
    example = re.search(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert example
    (tmp_path / "mine.py").write_text(example[1], "utf-8")
    return tmp_path


def keyflower(folder: Path, *words: str) -> str:
    command = [sys.executable, "-P", "-m", "keyflower", *words]
    said: str = run(command, text=True, check=True, cwd=folder).stdout
    return said


@pytest.mark.slow
def test_the_smallest_bot_has_three_lines_and_plays(folder: Path) -> None:
    code = [line for line in (folder / "mine.py").read_text("utf-8").splitlines() if line.strip()]
    assert len(code) == 4  # with the import
    found = re.search(
        r"^\$ ./keyflower (simulate .*mine:First.*)$", DOCS.read_text("utf-8"), re.MULTILINE
    )
    assert found
    totals = json.loads(keyflower(folder, *found[1].split(), "--jobs", "1", "--json"))
    assert totals["games"] == 1


@pytest.mark.thorough
def test_it_plays_in_the_arena_and_analyses_too(folder: Path) -> None:
    arena = ["arena", "--table", "mine:First,random", "--games", "2", "--seed", "1", "--json"]
    results = json.loads(keyflower(folder, *arena, "--jobs", "2", "--out", "out"))
    assert results["bots"]["mine:First"]["games"] == 2
    assert not results["forfeits"]
    record = min((folder / "out" / "records").iterdir())
    analysis = json.loads(
        keyflower(folder, "analyse", str(record), "--bot", "mine:First", "--json")
    )
    assert analysis["bot"] == "mine:First"
