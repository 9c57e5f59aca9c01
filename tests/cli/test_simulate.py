"""`keyflower simulate`: totals, digest, records, and what it refuses."""

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest
from tests.cli.conftest import Call
from tests.processes import run, started

from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.runs.table import game_seed

KEYS = [
    "players",
    "games",
    "seed",
    "decisions",
    "legal",
    "cpu_seconds",
    "score_mean",
    "winner_mean",
    "score_max",
    "digest",
]
RUN = ("simulate", "--players", 3, "--games", 6, "--seed", 1)


def test_json_is_one_object_with_these_keys(call: Call) -> None:
    said = call(*RUN, "--jobs", 1, "--json")
    assert (said.code, said.err) == (0, "")
    found = json.loads(said.out)
    assert list(found) == KEYS
    assert (found["players"], found["games"], found["seed"]) == (3, 6, 1)
    assert found["decisions"] > 6 * 50
    assert found["legal"] > found["decisions"]
    assert 0 < found["score_mean"] < found["winner_mean"] <= found["score_max"]
    assert found["cpu_seconds"] > 0


@pytest.mark.slow
def test_the_digest_is_the_same_for_any_number_of_jobs(call: Call) -> None:
    alone = json.loads(call(*RUN, "--jobs", 1, "--json").out)
    together = json.loads(call(*RUN, "--jobs", 2, "--json").out)
    del alone["cpu_seconds"], together["cpu_seconds"]
    assert alone == together


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 6])
def test_the_digest_is_the_same_in_every_process(players: int) -> None:
    command = [sys.executable, "-m", "keyflower", "simulate", "--json", "--jobs", "1"]
    command += ["--players", str(players), "--games", "2", "--seed", "5"]
    digests = {
        json.loads(run(command, env={**os.environ, "PYTHONHASHSEED": seed}, check=True).stdout)[
            "digest"
        ]
        for seed in ("1", "2")
    }
    assert len(digests) == 1


def test_other_seeds_give_other_games(call: Call) -> None:
    first = json.loads(call(*RUN, "--jobs", 1, "--json").out)
    other = json.loads(call(*RUN[:-1], 2, "--jobs", 1, "--json").out)
    assert first["digest"] != other["digest"]
    seeds = {game_seed(run, number) for run in range(-5, 50) for number in range(200)}
    assert len(seeds) == 55 * 200


def test_out_holds_every_record_and_nothing_else(call: Call, tmp_path: Path) -> None:
    out = tmp_path / "new" / "records"
    found = json.loads(call(*RUN, "--jobs", 2, "--out", out, "--json").out)
    files = sorted(out.iterdir())
    assert [file.name for file in files] == [f"game-{n:06}.json" for n in range(1, 7)]
    texts = [file.read_bytes() for file in files]
    assert hashlib.sha256(b"".join(texts)).hexdigest() == found["digest"]
    records = [Record.loads(text.decode()) for text in texts]
    assert sum(len(record.moves) for record in records) == found["decisions"]
    points = [Game.from_record(record).record().result or [] for record in records]
    assert sum(map(sum, points)) / 18 == found["score_mean"]
    assert sum(map(max, points)) / 6 == found["winner_mean"]
    assert max(map(max, points)) == found["score_max"]


def test_people_get_a_table(call: Call, tmp_path: Path) -> None:
    said = call(*RUN, "--jobs", 1, "--out", tmp_path)
    assert said.code == 0
    for words in ("decisions", "legal actions", "games/s", "digest ", str(tmp_path)):
        assert words in said.out


def test_another_catalogue_is_played_and_named_in_the_records(
    call: Call, refused: Callable[..., str], tmp_path: Path
) -> None:
    built_in = resources.files("keyflower.catalogue").joinpath("catalogue.toml").read_text("utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(built_in.replace('version = "2012.1"', 'version = "mine"'), "utf-8")
    run = ("simulate", "--players", 2, "--games", 2, "--seed", 1, "--jobs", 2)
    assert call(*run, "--out", tmp_path, "--catalogue", mine).code == 0
    record = tmp_path / "game-000001.json"
    assert json.loads(record.read_text("utf-8"))["catalogue"] == "mine"
    assert "catalogue mine" in refused("replay", record)
    assert call("replay", record, "--catalogue", mine).code == 0


def test_a_folder_that_cannot_be_written_is_named(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.touch()
    for out in (file, file / "below"):
        assert str(out) in refused(*RUN, "--jobs", 1, "--out", out)
    (tmp_path / "game-000001.json").mkdir()
    assert "game-000001.json: can't be written" in refused(*RUN, "--jobs", 1, "--out", tmp_path)
    assert not list(tmp_path.glob(".*"))


@pytest.mark.thorough
@pytest.mark.skipif(os.name == "nt", reason="interrupts come otherwise there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_is_quiet_and_leaves_whole_records(jobs: str, tmp_path: Path) -> None:
    words = ["simulate", "--players", "3", "--games", "100000", "--seed", "1", "--jobs", jobs]
    with started(
        [sys.executable, "-m", "keyflower", *words, "--out", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        while not list(tmp_path.glob("game-*.json")):
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        said = process.communicate(timeout=30)
    assert (process.returncode, *said) == (130, b"", b"")
    for file in tmp_path.iterdir():
        Record.loads(file.read_text("utf-8"))
