"""`keyflower score`: every point with what it is for."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Call

from keyflower.formats.record import Record
from keyflower.runs.table import play_game


def test_lines_add_up_to_the_result(call: Call, path: Path, finished: Record) -> None:
    found = json.loads(call("score", path, "--json").out)
    assert found["players"] == 3
    assert [seat["total"] for seat in found["seats"]] == finished.result
    for seat in found["seats"]:
        assert sum(line["points"] for line in seat["lines"]) == seat["total"]
    best = max(seat["total"] for seat in found["seats"])
    assert found["winners"] == [s["seat"] for s in found["seats"] if s["total"] == best]


@pytest.mark.slow
def test_every_item_stands_on_the_tile_it_counts_for(call: Call, tmp_path: Path) -> None:
    seen = set()
    for seed in range(8):
        file = tmp_path / f"{seed}.json"
        file.write_text(play_game(4, seed, ["random"]).dumps(), "utf-8")
        for seat in json.loads(call("score", file, "--json").out)["seats"]:
            for line in seat["lines"]:
                for item in line["items"]:
                    assert item["count"] >= 1
                    if line["rule"] == "F3" and item["kind"] != "purple":
                        assert item["on"] == line["tile"]
                    if line["tile"] is None:
                        assert item["as"] == "gold"
                    seen.add(line["rule"])
    assert seen == {"F3", "F5", "F6", "F7"}


def test_people_get_a_table_for_each_seat(call: Call, path: Path, finished: Record) -> None:
    said = call("score", path)
    assert said.code == 0
    for seat, total in enumerate(finished.result or []):
        assert f"p{seat}" in said.out
        assert f"{total}   Total" in said.out
    assert "printed" in said.out
    assert f"with {max(finished.result or [])} points" in said.out


def test_names_of_players_are_used(call: Call, finished: Record, path: Path) -> None:
    named = Record.loads(finished.dumps())
    named.names = ["Ada", "Bo", "[red]Cy"]
    for move in named.moves:
        move.check = ""
    path.write_text(named.dumps(), "utf-8")
    out = call("score", path).out
    assert "p0 Ada" in out
    assert "p2 [red]Cy" in out


def test_an_unfinished_game_has_no_final_score(
    cut: Callable[[int], Path], refused: Callable[..., str]
) -> None:
    assert "no final score yet" in refused("score", cut(30))
