"""`keyflower insights`: it plays what is missing, and writes the page."""

from pathlib import Path

import pytest
from tests.cli.conftest import Call


@pytest.mark.slow
def test_the_command_plays_and_reads_what_is_stored(call: Call, tmp_path: Path) -> None:
    stored = tmp_path / "games.jsonl"
    assert call("insights", "--stored", stored, "--out", tmp_path).code == 2
    some = ("insights", "--stored", stored, "--out", tmp_path, "--bot", "random", "--jobs", 1)
    assert call(*some, "--games", 5).code == 0
    written = (tmp_path / "insights.md").read_text("utf-8")
    assert "From 5 games of `random` against itself" in written
    lines = stored.read_text().splitlines()
    assert call(*some).code == 0
    assert (tmp_path / "insights.md").read_text("utf-8") == written
    assert stored.read_text().splitlines() == lines
