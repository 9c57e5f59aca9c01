"""A training run: it learns, goes on where it was stopped, and keeps what it made."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from keyflower.bots.network import read_network
from keyflower.rules.errors import KeyflowerError
from keyflower.train.__main__ import main
from keyflower.train.arrays import NumPyArrays
from keyflower.train.figures import cross_entropy, share_of
from keyflower.train.fit import fresh_layers, outputs
from keyflower.train.games import GameFile, bots_here, play, task
from keyflower.train.positions import joined, positions_of
from keyflower.train.probes import probe
from keyflower.train.run import Run
from keyflower.train.settings import Settings

GAMES = 24


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    folder = tmp_path_factory.mktemp("training")
    return Settings(
        folder,
        generations=1,
        games=GAMES,
        jobs=2,
        epochs=3,
        wide=32,
        narrow=16,
        batch=128,
        measure=0,
    )


@pytest.fixture(scope="module")
def run(settings: Settings) -> Run:
    """A run of one generation, stopped once on the way."""
    Run(replace(settings, games=5, generations=0), print)
    file = GameFile(settings.out / "games-00.jsonl")
    for number in (3, 1):
        file.add(play(task(settings.seed, 0, number, "none", settings.explore)))
    with file.path.open("a") as cut:
        cut.write('{"number":2,"seed":1,"pla')
    run = Run(settings, print)
    run.play_fit_measure()
    return run


@pytest.mark.slow
def test_a_run_plays_what_is_missing(run: Run) -> None:
    games = GameFile(run.games(0)).read()
    assert [game.number for game in games] == list(range(GAMES))
    again = play(task(1, 0, 3, "none", 1.0))
    assert games[3] == again


@pytest.mark.slow
def test_a_short_run_beats_an_untrained_network(run: Run) -> None:
    """On games that nobody has learnt from."""
    held_out = joined(positions_of(game) for game in GameFile(run.games(0)).read())
    seen = held_out.numbers[held_out.held_out]
    results = held_out.results[held_out.held_out][:, 0]
    entropies = []
    for layers in (read_network(run.network(0)).layers, fresh_layers(32, 16, 1)):
        entropies.append(cross_entropy(share_of(outputs(NumPyArrays(1), layers, seen)), results))
    print(entropies)
    assert entropies[0] < entropies[1] - 0.1


@pytest.mark.slow
def test_a_run_keeps_its_figures(run: Run) -> None:
    card = json.loads((run.folder / "network-00.json").read_text("utf-8"))
    network = read_network(run.network(0))
    assert card == {**network.card, "against": [], "probe": probe(network)}
    assert len(card["probe"]) > 20
    assert str(run.folder) not in json.dumps(card)
    assert card["games"] == GAMES
    assert card["held_out"]["cross_entropy"] == min(card["entropies"])
    assert 0.3 < card["evaluation"]["cross_entropy"] < 0.9


@pytest.mark.slow
def test_a_finished_run_has_nothing_left_to_do(run: Run, settings: Settings) -> None:
    before = {path.name: path.stat().st_mtime_ns for path in run.folder.iterdir()}
    Run(settings, print).play_fit_measure()
    assert before == {path.name: path.stat().st_mtime_ns for path in run.folder.iterdir()}


@pytest.mark.slow
def test_the_next_generation_plays_with_the_network_and_is_measured(
    run: Run, settings: Settings
) -> None:
    Run(replace(settings, generations=2, games=2, measure=1, tables="2"), print).play_fit_measure()
    card = json.loads((run.folder / "network-01.json").read_text("utf-8"))
    assert card["games"] == GAMES + 2
    against = [(one["other"], one["players"], one["games"]) for one in card["against"]]
    assert against == [("planner", 2, 1), ("generation 0", 2, 1)]
    wanted = task(1, 1, 1, str(run.network(0)), 1.0)
    assert any(str(run.network(0)) in bot for bot in wanted.bots)
    assert GameFile(run.games(1)).read()[1] == play(wanted)


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "run", generations=0)
    Run(settings, print)
    with pytest.raises(KeyflowerError, match=r"was started with explore 1\.0, not 2\.0"):
        Run(replace(settings, explore=2.0), print)


def test_time_that_is_up_ends_a_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--out", str(tmp_path), "--minutes", "1e-9", "--jobs", "1"]) == 0
    assert "0 games" in capsys.readouterr().err
    assert not list(tmp_path.glob("*.npz"))


@pytest.mark.slow
def test_ray_plays_the_same_games(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    settings = replace(run.settings, out=tmp_path, games=2, ray="local")
    other = Run(settings, print)
    assert other._play(0) == 2
    assert GameFile(other.games(0)).read() == GameFile(run.games(0)).read()[:2]


def test_a_network_comes_along_to_other_machines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    there = replace(task(1, 1, 1, "/not/here.npz", 0.0), weights=b"weights")
    [path] = {bot.split("=")[1].split(",")[0] for bot in bots_here(there)} - {"none"}
    assert Path(path).read_bytes() == b"weights"
    assert Path(path).parent == tmp_path
