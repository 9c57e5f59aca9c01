"""Folders of runs: one run each, whole files, and lines that were cut off."""

import gzip
import json
from dataclasses import dataclass
from pathlib import Path

import pytest

from keyflower.rules.errors import KeyflowerError
from keyflower.runs.folder import Lines, open_run, save


@dataclass
class Thing:
    number: int


RUN = {"format": "keyflower test 1", "seed": 1, "bots": ["a", "b"]}


def test_the_same_run_goes_on_and_another_is_refused(tmp_path: Path) -> None:
    open_run(tmp_path / "run", "run.json", RUN)
    save("finished", tmp_path / "run" / "one")
    open_run(tmp_path / "run", "run.json", RUN)
    assert sorted(file.name for file in (tmp_path / "run").iterdir()) == ["one", "run.json"]
    other = {**RUN, "seed": 2, "bots": []}
    with pytest.raises(KeyflowerError) as refused:
        open_run(tmp_path / "run", "run.json", other, kind="test", names={"seed": "number"})
    assert str(refused.value).endswith(
        "holds another test, give a new folder: number there 1, here 2; bots there a,b, here none"
    )
    open_run(tmp_path / "run", "run.json", other, ignored=("seed", "bots"))


def test_what_is_no_run_is_refused_unless_it_is_known(tmp_path: Path) -> None:
    (tmp_path / "games").touch()
    with pytest.raises(KeyflowerError, match="holds something else"):
        open_run(tmp_path, "run.json", RUN)
    open_run(tmp_path, "run.json", RUN, known=("games",))
    with pytest.raises(KeyflowerError, match="is in the way of a folder for the run"):
        open_run(tmp_path / "games", "run.json", RUN)
    for text, said in (("{", "invalid JSON"), ("{}", "expected the format"), ("[]", "expected")):
        (tmp_path / "run.json").write_text(text)
        with pytest.raises(KeyflowerError, match=said):
            open_run(tmp_path, "run.json", RUN)


def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    lines = Lines(tmp_path / "games.jsonl", Thing)
    assert lines.read() == []
    lines.add(Thing(1))
    with lines.path.open("a") as file:
        file.write('{"num')
    assert lines.read() == [Thing(1)]
    lines.add(Thing(2))
    assert lines.read() == [Thing(1), Thing(2)]
    (tmp_path / "games.gz").write_bytes(gzip.compress(json.dumps({"number": 3}).encode()))
    assert Lines(tmp_path / "games.gz", Thing).read() == [Thing(3)]
