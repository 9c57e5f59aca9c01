"""`keyflower arena`: the same games everywhere, an end that can be continued, what it refuses."""

import hashlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests import processes
from tests.cli.conftest import Call
from tests.compiler import needs_compiler
from tests.lab.arena.test_match import FailingBot
from tests.processes import started

from keyflower.bots import BOTS
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.lab.engine import STORE
from tools import ROOT
from tools.compiled import build

TABLE = ("arena", "--table", "random,random,random", "--seed", 1, "--games")
RUN = (*TABLE, 6)
CLUSTER_SECONDS = 240.0
KEYS = {"games", "wins", "win_share", "low", "high", "score_mean", "ms_per_decision"}


@contextmanager
def start(out: Path, games: int, *more: object) -> "Iterator[subprocess.Popen[bytes]]":
    """A long run in a process group of its own, some games of which are there."""
    words = map(str, (*TABLE, games, "--out", out, *more))
    with started(
        [sys.executable, "-m", "keyflower", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        while len(list(out.glob("records/game-*.json"))) < 3:
            assert process.poll() is None
            time.sleep(0.02)
        yield process


def test_json_has_the_figures_of_each_bot(call: Call) -> None:
    said = call(*RUN, "--jobs", 1, "--json")
    assert (said.code, said.err) == (0, "")
    found = json.loads(said.out)
    assert (found["players"], found["games"], found["seed"]) == (3, 6, 1)
    bot = found["bots"]["random"]
    assert bot.keys() >= KEYS
    assert (bot["games"], bot["wins"]) == (18, 6)
    assert bot["low"] <= bot["win_share"] <= bot["high"]
    assert len(found["digest"]) == 64


@pytest.mark.slow
def test_jobs_make_no_difference(call: Call) -> None:
    alone, together = (json.loads(call(*RUN, "--jobs", n, "--json").out) for n in (1, 2))
    assert alone["digest"] == together["digest"]
    assert alone["bots"]["random"]["score_counts"] == together["bots"]["random"]["score_counts"]


@pytest.mark.thorough
@needs_compiler
@pytest.mark.parametrize("asked", ["--compiled", "--no-compiled", ""])
def test_compiled_rules_play_the_same_games_and_are_used_once_they_are_there(
    call: Call, asked: str
) -> None:
    there = str(build())
    table = "planner,greedy,search:iterations=2"
    run = ["arena", "--table", table, "--games", "1", "--seed", "5", "--json"]
    done = processes.run(
        [sys.executable, str(ROOT / "keyflower"), *run, *asked.split()],
        text=True,
        check=True,
        env={**os.environ, "PYTHONVERBOSE": "1"},  # shows where modules come from
    )
    assert (there in done.stderr) == (asked != "--no-compiled")
    assert json.loads(done.stdout)["digest"] == json.loads(call(*run).out)["digest"]


def test_compiled_rules_are_refused_where_there_are_none(refused: Callable[..., str]) -> None:
    assert "not compiled" in refused(*RUN, "--compiled")


@pytest.mark.thorough
def test_ray_plays_the_same_games(call: Call) -> None:
    pytest.importorskip("ray")
    command = [sys.executable, "-m", "keyflower", *map(str, RUN), "--json", "--jobs", "2"]
    done = processes.run([*command, "--engine", "ray"], check=True)
    local = json.loads(call(*RUN, "--jobs", 1, "--json").out)
    assert json.loads(done.stdout)["digest"] == local["digest"]


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a Ray cluster that somebody else has started."""
    pytest.importorskip("ray")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = "--head --block --node-ip-address=127.0.0.1 --num-cpus=2 --include-dashboard=false"
    store = f"--object-store-memory={STORE}"
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", *options.split(), store]
    with started(
        [*command, f"--port={port}"],
        seconds=CLUSTER_SECONDS,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "RAY_USAGE_STATS_ENABLED": "0"},
    ) as process:
        assert any("Ray runtime started" in line for line in process.stdout)
        yield f"127.0.0.1:{port}"
        process.terminate()
        process.communicate(timeout=60)


@pytest.mark.thorough
def test_a_ray_cluster_by_its_address_plays_the_same_games(call: Call, cluster: str) -> None:
    command = [sys.executable, "-m", "keyflower", *map(str, RUN), "--json", "--engine", "ray"]
    done = processes.run([*command, "--ray-address", cluster], check=True)
    local = json.loads(call(*RUN, "--jobs", 1, "--json").out)
    assert json.loads(done.stdout)["digest"] == local["digest"]


@pytest.mark.slow
def test_mixtures_of_bots_are_played(call: Call, tmp_path: Path) -> None:
    run = ("arena", "--bots", "random,greedy", "--players", 2, "--games", 4, "--seed", 3)
    found = json.loads(call(*run, "--jobs", 1, "--json", "--out", tmp_path).out)
    assert [bot["games"] for bot in found["bots"].values()] == [4, 4]
    names = [
        json.loads(file.read_text("utf-8"))["names"]
        for file in sorted(tmp_path.glob("records/*.json"))
    ]
    assert [pair.index("greedy") for pair in names].count(0) == 2


@pytest.mark.slow
def test_out_holds_records_results_and_report(call: Call, tmp_path: Path) -> None:
    said = call(*RUN, "--jobs", 1, "--out", tmp_path)
    assert "report.html" in said.out
    texts = [file.read_bytes() for file in sorted(tmp_path.glob("records/*.json"))]
    found = json.loads((tmp_path / "results.json").read_text("utf-8"))
    assert hashlib.sha256(b"".join(texts)).hexdigest() == found["digest"]
    assert found["digest"] in said.out
    assert (tmp_path / "report.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    for text in texts:
        Game.from_record(Record.loads(text.decode()))


def test_without_matplotlib_the_report_has_its_tables(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    said = call(*TABLE, 1, "--jobs", 1, "--out", tmp_path)
    assert (said.code, "pip install 'keyflower[plots]'" in said.err) == (0, True)
    text = (tmp_path / "report.html").read_text("utf-8")
    assert "<table" in text
    assert "<svg" not in text


@pytest.mark.slow
def test_out_alone_writes_the_report_again(call: Call, tmp_path: Path) -> None:
    call(*RUN, "--jobs", 1, "--out", tmp_path)
    (tmp_path / "report.html").unlink()
    said = call("arena", "--out", tmp_path, "--json")
    assert said.err == "keyflower: 6 of 6 games are already there\n"
    assert json.loads(said.out)["finished"] == 6
    assert (tmp_path / "report.html").is_file()


@pytest.mark.thorough
@pytest.mark.skipif(os.name == "nt", reason="there are no such signals there")
def test_a_killed_run_goes_on_to_the_same_end(call: Call, tmp_path: Path) -> None:
    whole = json.loads(call(*TABLE, 30, "--jobs", 2, "--json").out)
    with start(tmp_path, 30, "--jobs", 2) as process:
        process.kill()
        process.communicate(timeout=30)  # ends when all that held the pipes has ended
    kept = {file: file.stat().st_mtime_ns for file in tmp_path.glob("records/game-*.json")}
    said = call(*TABLE, 30, "--jobs", 2, "--json", "--out", tmp_path)
    found = json.loads(said.out)
    assert (found["finished"], found["digest"]) == (30, whole["digest"])
    assert found["bots"]["random"]["wins"] == whole["bots"]["random"]["wins"]
    assert all(file.stat().st_mtime_ns == then for file, then in kept.items())


@pytest.mark.thorough
@pytest.mark.skipif(os.name == "nt", reason="interrupts come otherwise there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_leaves_complete_results(jobs: str, tmp_path: Path) -> None:
    with start(tmp_path, 100_000, "--jobs", jobs, "--json") as process:
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (130, b"")
    records = sorted(tmp_path.glob("records/*"))
    found = json.loads((tmp_path / "results.json").read_text("utf-8"))
    assert found == json.loads(out)
    assert found["finished"] == len(records) >= 3
    assert (tmp_path / "report.html").is_file()
    assert not list(tmp_path.rglob(".*"))


def test_a_failing_bot_does_not_end_the_arena(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "failing", FailingBot)
    run = ("arena", "--table", "failing,random,random", "--games", 3, "--seed", 1, "--jobs", 1)
    found = json.loads(call(*run, "--out", tmp_path, "--json").out)
    assert found["bots"]["failing"]["wins"] == 0
    assert found["bots"]["failing"]["forfeits"] == 3
    assert found["bots"]["failing"]["score_mean"] is None
    assert found["bots"]["random"]["wins"] == 3
    verdict = "crash: ZeroDivisionError: I am lost (test_match.py, line 24)"
    assert found["forfeits"][0]["verdict"] == verdict
    assert "failing forfeits, crash" in call("arena", "--out", tmp_path).out


def test_a_program_that_ends_forfeits_its_game_alone(call: Call) -> None:
    spec = f"exec[ms=2000]:{sys.executable} -c pass"
    said = call("arena", "--table", f"random,{spec},random", *RUN[3:-1], 2, "--jobs", 2)
    assert said.code == 0
    assert said.out.count(f"{spec} forfeits, ended with exit code 0") == 2
    assert "exec[ms=2000]:" in said.out.partition("forfeits")[0]


@pytest.mark.slow
def test_people_get_a_ladder(call: Call) -> None:
    said = call("arena", "--table", "random,greedy", "--games", 2, "--seed", 1, "--jobs", 1)
    for words in ("share", "95%", "rating", "games: 2; seed: 1; par: 50.0%", "digest "):
        assert words in said.out
    assert said.out.index("greedy  ") < said.out.index("random  ")


@pytest.mark.slow
@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "127.0.0.1:70000"])
def test_a_cluster_that_is_not_there_is_told_at_once(
    address: str, refused: Callable[..., str]
) -> None:
    pytest.importorskip("ray")
    assert address in refused(*RUN, "--engine", "ray", "--ray-address", address)


def test_ray_that_is_not_installed_is_named(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'keyflower[ray]'" in refused(*RUN, "--engine", "ray")
