"""`keyflower analyse`: a look back at a record, for people, for programs, and as a page."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Call

from keyflower.formats.record import Record

Cut = Callable[[int], Path]


@pytest.mark.slow
def test_json_has_every_decision_and_the_worst(call: Call, path: Path, finished: Record) -> None:
    said = call("analyse", path, "--json")
    assert (said.code, said.err) == (0, "")
    found = json.loads(said.out)
    assert (found["bot"], found["over"], found["points"]) == ("trained", True, finished.result)
    assert [one["do"] for one in found["decisions"]] == [move.do for move in finished.moves]
    assert {"move", "seat", "do", "expected", "best", "cost"} <= set(found["decisions"][0])
    costs = [one["cost"] for one in found["worst"]]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > 1


@pytest.mark.slow
def test_out_holds_the_json_and_the_page(call: Call, cut: Cut, tmp_path: Path) -> None:
    out = tmp_path / "new" / "folder"
    said = call("analyse", cut(20), "--bot", "greedy", "--out", out, "--json")
    assert said.code == 0
    assert sorted(file.name for file in out.iterdir()) == ["analysis.html", "analysis.json"]
    kept = json.loads((out / "analysis.json").read_text("utf-8"))
    assert kept == json.loads(said.out)
    assert (kept["over"], kept["points"], len(kept["decisions"])) == (False, None, 20)
    assert "<svg" in (out / "analysis.html").read_text("utf-8")


def test_people_get_tables(call: Call, cut: Cut, tmp_path: Path) -> None:
    said = call("analyse", cut(30), "--bot", "greedy", "--out", tmp_path)
    assert (said.code, said.err) == (0, "")
    for words in (
        "Chance of winning",
        "spring",
        "costliest decisions, according to greedy",
        "analysis.html",
    ):
        assert words in said.out
    assert "no decision cost anything" in call("analyse", cut(3), "--bot", "random").out
    assert call("analyse", cut(0)).code == 0


def test_a_record_that_is_none_is_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "can't be read" in refused("analyse", tmp_path / "nothing.json")
    file = tmp_path / "file.json"
    file.write_text("{}")
    assert "file.json" in refused("analyse", file)


def test_a_wrong_move_and_a_folder_that_is_none_are_named(
    refused: Callable[..., str], cut: Cut, tmp_path: Path
) -> None:
    file = cut(5)
    assert str(file) in refused("analyse", file, "--bot", "random", "--out", file)
    data = json.loads(file.read_text("utf-8"))
    data["moves"][4]["do"] = "bid 60 green turn:1"
    file.write_text(json.dumps(data), "utf-8")
    assert f"{file}: move 5 (" in refused("analyse", file, "--bot", "random")
