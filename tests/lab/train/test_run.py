"""A training run: it learns, goes on where it was stopped, and keeps what it made."""

import json
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tests.bots.networks import random_network
from tests.once import made_once

from keyflower.bots.network.features import SIZES, VERSION
from keyflower.bots.network.network import BUILT_IN_FILE, read_network
from keyflower.bots.planning.policy import SIZE
from keyflower.bots.seeds import derived_seed
from keyflower.lab.selfplay import PLAYERS, Task, bots_here, play, training_task
from keyflower.lab.train.figures import by_evaluation, cross_entropy, probe
from keyflower.lab.train.fit import Fitter
from keyflower.lab.train.positions import joined, positions_of
from keyflower.lab.train.run import Run
from keyflower.lab.train.settings import TrainSettings
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.pieces import SEASON_NAMES

GAMES = 44
TABLES = (("greedy", "random"), ("random", "greedy"), ("random", "random"))


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> TrainSettings:
    """Of a run of one generation that has been made, with games of bots that play quickly."""
    pytest.importorskip("torch")
    found = made_once(tmp_path_factory, "training", short_run)
    assert isinstance(found, TrainSettings)
    return found


def short_run(folder: Path) -> TrainSettings:
    start = str(random_network(folder / "start.npz"))
    small = TrainSettings(folder / "run", start, batch=128, epochs=5, rate=0.003, keep=1.0, gate=0)
    small = replace(small, teacher="greedy")
    settings = replace(small, generations=1, games=GAMES, jobs=2)
    run = Run(settings, print)
    file = run.games(0)
    for number in range(GAMES):
        file.add(play(Task(number, 100 + number, TABLES[number % len(TABLES)])))
    run.play_fit_measure()
    return settings


@pytest.fixture
def run(settings: TrainSettings) -> Run:
    return Run(settings, print)


@pytest.mark.thorough
def test_a_short_run_beats_the_evaluation(run: Run) -> None:
    """On games that it has not learnt from."""
    every = joined(positions_of(game) for game in run.games(0).read())
    seen = every.numbers[every.held_out]
    results = every.results[every.held_out][:, 0]
    layers = read_network(run.network(0)).layers
    trained = cross_entropy(Fitter(run.settings).expect(layers, seen), results)
    assert trained < cross_entropy(by_evaluation(seen), results) - 0.015


@pytest.mark.thorough
def test_a_run_keeps_its_figures(run: Run) -> None:
    card = json.loads((run.folder / "network-00.json").read_text("utf-8"))
    network = read_network(run.network(0))
    assert card == {**network.card, "against": [], "probe": probe(network), "kept": True}
    assert card["games"] == {"0": {"games": GAMES, "greedy": 30, "random": 58}}
    assert card["start"] == {"network": "start", "games": None, "start": None}
    assert card["held_out"]["cross_entropy"] == min(card["entropies"])
    assert card["held_out"]["cross_entropy"] < card["evaluation"]["cross_entropy"]
    assert len(card["probe"]) > 20
    assert str(run.folder) not in json.dumps(card)


@pytest.mark.thorough
def test_a_run_makes_a_policy(run: Run) -> None:
    weights = json.loads(run.policy(0).read_text("utf-8"))
    assert [len(one) for one in weights] == [SIZE] * len(SEASON_NAMES)
    assert any(any(one) for one in weights)


@pytest.mark.thorough
def test_a_finished_run_has_nothing_left_to_do(run: Run, settings: TrainSettings) -> None:
    before = {path.name: path.stat().st_mtime_ns for path in run.folder.iterdir()}
    Run(settings, print).play_fit_measure()
    assert before == {path.name: path.stat().st_mtime_ns for path in run.folder.iterdir()}


@pytest.mark.thorough
def test_a_run_that_was_stopped_plays_what_is_missing(tmp_path: Path) -> None:
    run = Run(TrainSettings(tmp_path, games=4, jobs=2), print)
    file = run.games(0)
    seed = derived_seed("generation", 1, 0)
    kept = play(training_task(seed, 1, [str(run.network("start"))], 0.7))
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
    settings: TrainSettings, tmp_path: Path
) -> None:
    shutil.copytree(settings.out, tmp_path, dirs_exist_ok=True)
    run = Run(replace(settings, out=tmp_path, generations=2, games=2, gate=1), print)
    run.play_fit_measure()
    card = json.loads((run.folder / "network-01.json").read_text("utf-8"))
    seats = card["games"]["1"]
    assert seats.pop("games") == 2
    assert sum(seats.values()) == sum(PLAYERS[:2])
    assert "trained:network=network-00.npz,hand=0.5,explore=0.7" in seats
    against = [(one["other"], one["players"], one["games"]) for one in card["against"]]
    assert against == [("planner", 4, 1), ("network 0", 4, 1)]
    assert card["kept"] is False  # one game shows nothing
    assert run.kept(2) == ["start", 0]
    networks = [str(run.network(name)) for name in ("start", 0)]
    wanted = training_task(derived_seed("generation", 1, 1), 1, networks, 0.7)
    assert run.games(1).read()[1] == play(wanted)


def test_some_seats_play_like_others_and_some_by_older_networks() -> None:
    bots = [bot for n in range(300) for bot in training_task(1, n, ["a", "b", "c"], 0.7).bots]
    share = {name: sum(f"={name}," in bot for bot in bots) / len(bots) for name in "abc"}
    assert share["c"] == pytest.approx(0.75, abs=0.05)
    assert share["a"] == pytest.approx(share["b"], abs=0.04)
    assert sum("=none,hand=1.0" in bot for bot in bots) / len(bots) == pytest.approx(
        1 / 8, abs=0.03
    )


def test_a_run_ends_after_three_generations_without_a_gain(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    said: list[str] = []
    run = Run(TrainSettings(tmp_path, generations=9, games=0, jobs=1), said.append)
    for generation, kept in enumerate([True, False, False, False]):
        random_network(run.network(generation))
        run.network(generation).with_suffix(".json").write_text(json.dumps({"kept": kept}))
    assert run.kept(4) == ["start", 0]
    run.play_fit_measure()
    assert said == ["3 generations without a better network: the end"]


def test_a_run_begins_with_the_network_in_the_package(tmp_path: Path) -> None:
    run = Run(TrainSettings(tmp_path / "run"), print)
    assert run.network("start").read_bytes() == BUILT_IN_FILE.read_bytes()
    assert Run(TrainSettings(tmp_path / "new", start="none"), print).kept(0) == []


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    settings = TrainSettings(tmp_path / "run", generations=0)
    Run(settings, print)
    with pytest.raises(KeyflowerError, match=r"another run, .* explore there 0\.7, here 2\.0"):
        Run(replace(settings, explore=2.0), print)


def test_a_run_does_not_go_on_with_a_network_that_does_not_fit(tmp_path: Path) -> None:
    other = str(random_network(tmp_path / "other.npz", features=0))
    with pytest.raises(KeyflowerError, match="made for features 0"):
        Run(TrainSettings(tmp_path / "run", other), print)
    run = Run(TrainSettings(tmp_path / "run", games=1, jobs=1), print)
    random_network(run.network("start"), features=0)
    with pytest.raises(KeyflowerError, match="made for features 0"):
        run._play(0)


def test_time_that_is_up_ends_a_run(tmp_path: Path) -> None:
    said: list[str] = []
    assert Run(TrainSettings(tmp_path, minutes=1e-9, jobs=1), said.append)._play(0) == 0
    assert any("0 games" in line for line in said)


def test_without_pytorch_no_game_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(KeyflowerError, match=r"train needs PyTorch: pip install 'keyflower\[train"):
        Run(TrainSettings(tmp_path, jobs=1), print).play_fit_measure()
    assert {path.name for path in tmp_path.iterdir()} == {"network-start.npz", "run.json"}


@pytest.mark.thorough  # the arena's test with Ray goes the same way
def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    run = Run(TrainSettings(tmp_path, games=2, jobs=2, ray="local"), print)
    assert run._play(0) == 2
    networks = [str(run.network("start"))]
    seed = derived_seed("generation", 1, 0)
    again = [play(training_task(seed, number, networks, 0.7)) for number in range(2)]
    assert [game.actions for game in run.games(0).read()] == [game.actions for game in again]


def test_a_network_comes_along_to_other_machines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    task = training_task(1, 1, ["/not/here.npz"], 0.0)
    there = replace(task, weights=(("/not/here.npz", b"weights"),))
    [path] = {bot.split("=")[1].split(",")[0] for bot in bots_here(there)} - {"none"}
    assert Path(path).read_bytes() == b"weights"
    assert Path(path).parent == tmp_path


def test_a_run_begins_with_an_older_network_as_one_of_today_s_features(tmp_path: Path) -> None:
    """Its games are played by today's evaluation, and the new numbers count nothing yet."""
    older = read_network(random_network(tmp_path / "older.npz", features=1))
    run = Run(TrainSettings(tmp_path / "run", str(tmp_path / "older.npz")), print)
    start = read_network(run.network("start"))
    assert start.card == {**older.card, "features": VERSION, "inputs": SIZES[VERSION]}
    (weights, bias), *rest = older.layers
    (wider, same), *others = start.layers
    assert (wider[: len(weights)] == weights).all()
    assert not wider[len(weights) :].any()
    assert (same == bias).all()
    assert all((one[0] == other[0]).all() for one, other in zip(rest, others))
