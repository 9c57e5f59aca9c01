"""A training run: it learns, goes on where it was stopped, and keeps what it made."""

import json
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tests.bots.networks import random_network
from tests.once import made_once

from keyflower.bots.network.network import read_network
from keyflower.lab.selfplay import PLAYERS, Task, bots_here, play, training_task
from keyflower.lab.train.figures import by_evaluation, cross_entropy, probe
from keyflower.lab.train.fit import expect
from keyflower.lab.train.positions import joined, positions_of
from keyflower.lab.train.run import Run
from keyflower.lab.train.settings import Settings
from keyflower.rules.errors import KeyflowerError

GAMES = 44
TABLES = (("greedy", "random"), ("random", "greedy"), ("random", "random"))


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Of a run of one generation that has been made, with games of bots that play quickly."""
    pytest.importorskip("torch")
    found = made_once(tmp_path_factory, "training", short_run)
    assert isinstance(found, Settings)
    return found


def short_run(folder: Path) -> Settings:
    small = Settings(folder / "run", wide=32, narrow=16, batch=128, epochs=3, measure=0)
    settings = replace(small, generations=1, games=GAMES, jobs=2)
    run = Run(settings, print)
    file = run.games(0)
    for number in range(GAMES):
        file.add(play(Task(number, 100 + number, TABLES[number % len(TABLES)])))
    run.play_fit_measure()
    return settings


@pytest.fixture
def run(settings: Settings) -> Run:
    return Run(settings, print)


@pytest.mark.thorough
def test_a_short_run_beats_the_evaluation(run: Run) -> None:
    """On games that it has not learnt from; an untrained network knows what the evaluation does."""
    every = joined(positions_of(game) for game in run.games(0).read())
    seen = every.numbers[every.held_out]
    results = every.results[every.held_out][:, 0]
    layers = read_network(run.network(0)).layers
    trained = cross_entropy(expect(layers, seen), results)
    assert trained < cross_entropy(by_evaluation(seen), results) - 0.015


@pytest.mark.thorough
@pytest.mark.slow
def test_a_run_keeps_its_figures(run: Run) -> None:
    card = json.loads((run.folder / "network-00.json").read_text("utf-8"))
    network = read_network(run.network(0))
    assert card == {**network.card, "against": [], "probe": probe(network)}
    assert card["games"] == {"0": GAMES}
    assert card["held_out"]["cross_entropy"] == min(card["entropies"][0])
    assert card["held_out"]["cross_entropy"] < card["evaluation"]["cross_entropy"]
    assert len(card["probe"]) > 20
    assert str(run.folder) not in json.dumps(card)


@pytest.mark.thorough
@pytest.mark.slow
def test_a_finished_run_has_nothing_left_to_do(run: Run, settings: Settings) -> None:
    before = {path.name: path.stat().st_mtime_ns for path in run.folder.iterdir()}
    Run(settings, print).play_fit_measure()
    assert before == {path.name: path.stat().st_mtime_ns for path in run.folder.iterdir()}


@pytest.mark.slow
@pytest.mark.thorough
def test_a_run_that_was_stopped_plays_what_is_missing(tmp_path: Path) -> None:
    run = Run(Settings(tmp_path, games=4, jobs=2), print)
    file = run.games(0)
    kept = play(training_task(1, 0, 1, "none", 1.0))
    file.add(kept)
    with file.path.open("a") as cut:
        cut.write('{"number":2,"seed":1,"pla')
    assert run._play(0) == 4
    games = file.read()
    assert [game.number for game in games] == [0, 1, 2, 3]
    assert games[1] == kept
    assert [game.players for game in games] == list(PLAYERS[:4])


@pytest.mark.thorough
def test_the_next_generation_plays_with_the_network_and_is_measured(
    settings: Settings, tmp_path: Path
) -> None:
    shutil.copytree(settings.out, tmp_path, dirs_exist_ok=True)
    more = replace(settings, out=tmp_path, generations=2, games=2, measure=1, tables="2")
    run = Run(more, print)
    run.play_fit_measure()
    card = json.loads((run.folder / "network-01.json").read_text("utf-8"))
    assert card["games"] == {"0": GAMES, "1": 2}
    against = [(one["other"], one["players"], one["games"]) for one in card["against"]]
    assert against == [("planner", 2, 1), ("generation 0", 2, 1)]
    wanted = training_task(1, 1, 1, str(run.network(0)), 1.0)
    assert any(str(run.network(0)) in bot for bot in wanted.bots)
    assert run.games(1).read()[1] == play(wanted)


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "run", generations=0)
    Run(settings, print)
    with pytest.raises(KeyflowerError, match=r"another run, .* explore there 1\.0, here 2\.0"):
        Run(replace(settings, explore=2.0), print)


def test_a_run_does_not_go_on_with_a_network_that_does_not_fit(tmp_path: Path) -> None:
    settings = Settings(tmp_path, generations=2, games=1, jobs=1)
    run = Run(settings, print)
    random_network(run.network(0), features=0)
    (tmp_path / "network-00.json").write_text("{}")
    with pytest.raises(KeyflowerError, match="made for features 0"):
        run._play(1)


def test_time_that_is_up_ends_a_run(tmp_path: Path) -> None:
    said: list[str] = []
    assert Run(Settings(tmp_path, minutes=1e-9, jobs=1), said.append)._play(0) == 0
    assert any("0 games" in line for line in said)


def test_without_pytorch_no_game_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(KeyflowerError, match="needs PyTorch"):
        Run(Settings(tmp_path, jobs=1), print).play_fit_measure()
    assert [path.name for path in tmp_path.iterdir()] == ["run.json"]


@pytest.mark.thorough  # the arena's test with Ray goes the same way
def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    run = Run(Settings(tmp_path, games=2, jobs=2, ray="local"), print)
    assert run._play(0) == 2
    games = run.games(0).read()
    assert games == [play(training_task(1, 0, number, "none", 1.0)) for number in range(2)]


def test_a_network_comes_along_to_other_machines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    there = replace(training_task(1, 1, 1, "/not/here.npz", 0.0), weights=b"weights")
    [path] = {bot.split("=")[1].split(",")[0] for bot in bots_here(there)} - {"none"}
    assert Path(path).read_bytes() == b"weights"
    assert Path(path).parent == tmp_path
