"""`keyflower dataset`: games and positions as Parquet."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from tests import processes
from tests.cli.conftest import Call

from keyflower import Game, Record
from keyflower.envs import codes, observations
from keyflower.envs.coded import CodedGame

RUN = ("dataset", "--bot", "random", "--players", 2, "--games", 3, "--seed", 5, "--jobs", 1)


def read(folder: Path, table: str) -> list[dict[str, Any]]:
    """The rows of a table, chunk after chunk."""
    files = sorted(folder.glob(f"{table}-*.parquet"))
    return [row for file in files for row in pyarrow.parquet.read_table(file).to_pylist()]


@pytest.mark.slow
def test_games_and_positions_fit_together(call: Call, tmp_path: Path) -> None:
    said = call(*RUN, "--chunk", 2, "--out", tmp_path / "data")
    assert (said.code, said.out) == (
        0,
        f"3 games of 2 players in 2 chunks: {tmp_path / 'data'}\n",
    )
    games = read(tmp_path / "data", "games")
    positions = read(tmp_path / "data", "positions")
    assert [row["game"] for row in games] == [0, 1, 2]
    assert len(positions) == sum(row["moves"] for row in games)
    for row in games:
        game = Game.from_record(Record.loads(row["record"]))
        assert [score.total for score in game.scores()] == row["points"]
        assert game.winners() == row["winners"]
        check_positions(
            CodedGame(game.start()), [p for p in positions if p["game"] == row["game"]], row
        )


def check_positions(coded: CodedGame, rows: list[dict[str, Any]], game: dict[str, Any]) -> None:
    """The codes of a game's positions lead through the whole game."""
    drawn = iter(Game.from_record(Record.loads(game["record"])).log[1:])
    for move, row in enumerate(rows):
        assert (row["move"], row["seat"]) == (move, coded.seat)
        assert row["legal"] == len(coded.game.legal(coded.seat))
        assert row["text"] in coded.game.moves(coded.seat)
        assert coded.run_of(row["action"]) == row["codes"]
        assert row["points"] == game["points"][row["seat"]]
        assert row["share"] == (row["seat"] in game["winners"]) / len(game["winners"])
        coded.game.repeat(next(drawn))
        coded = CodedGame(coded.game)
    assert coded.over


def test_observations_on_request(call: Call, tmp_path: Path) -> None:
    assert call(*RUN, "--observations", "--out", tmp_path / "data").code == 0
    file = tmp_path / "data" / "positions-00000.parquet"
    table = pyarrow.parquet.read_table(file)
    row = table.slice(0, 1).to_pylist()[0]
    game = Game.from_record(Record.loads(read(tmp_path / "data", "games")[0]["record"])).start()
    assert row["observation"] == observations.flat(game.view(row["seat"]), []).tolist()
    said = table.schema.metadata
    assert said[b"codes"] == str(codes.VERSION).encode()
    assert said[b"observations"] == str(observations.VERSION).encode()


def test_a_run_goes_on_where_it_was_stopped(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    call(*RUN, "--chunk", 1, "--out", folder)
    files = {file.name: file.read_bytes() for file in folder.iterdir()}
    (folder / "games-00001.parquet").unlink()
    (folder / "positions-00001.parquet").write_bytes(b"half")
    said = call(*RUN, "--chunk", 1, "--out", folder, "--json")
    assert said.err == "keyflower: 2 of 3 games are there already\n"
    assert json.loads(said.out)["games"] == 3
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == files


def test_a_folder_of_something_else_is_refused(
    call: Call, tmp_path: Path, refused: Callable[..., str]
) -> None:
    folder = tmp_path / "data"
    call(*RUN, "--out", folder)
    assert "holds another dataset, give a new folder: seed there 5, here 6" in refused(
        *RUN[:-4], "--seed", 6, "--jobs", 1, "--out", folder
    )
    (folder / "dataset.json").write_text("[]")
    assert 'expected the format "keyflower dataset 1"' in refused(*RUN, "--out", folder)


def test_pyarrow_that_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, refused: Callable[..., str]
) -> None:
    monkeypatch.delitem(sys.modules, "keyflower.envs.dataset", raising=False)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert "pip install '.[envs]'" in refused(*RUN, "--out", tmp_path / "data")


@pytest.mark.thorough
def test_ray_writes_the_same_dataset(call: Call, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    call(*RUN, "--chunk", 1, "--out", tmp_path / "local")
    command = [sys.executable, "-m", "keyflower", *map(str, RUN), "--chunk", "1"]
    processes.run([*command, "--engine", "ray", "--out", str(tmp_path / "ray")], check=True)
    for file in (tmp_path / "local").iterdir():
        assert (tmp_path / "ray" / file.name).read_bytes() == file.read_bytes()
