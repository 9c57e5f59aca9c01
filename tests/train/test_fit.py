"""Fitting: gradients by hand are right, and what there is to learn is learnt."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from keyflower.bots.features import BY_EVALUATION, SIZE
from keyflower.train import fit as fitting
from keyflower.train.arrays import NumPyArrays, arrays_on
from keyflower.train.figures import cross_entropy, figures, share_of
from keyflower.train.fit import Adam, fit, fresh_layers, mean_of, outputs
from keyflower.train.settings import Settings


def error(layers: Any, numbers: NDArray[np.float64], wanted: NDArray[np.float64]) -> float:
    """What is made smaller: the cross-entropy, and half the squares of the others."""
    found = numbers
    for i, (weights, bias) in enumerate(layers):
        found = (np.maximum(found, 0.0) if i else found) @ weights + bias
    logits = found[:, 0] + numbers[:, BY_EVALUATION]
    entropy = np.logaddexp(0.0, logits) - wanted[:, 0] * logits
    squares = 0.5 * fitting.POINTS_COUNT * (found[:, 1:] - wanted[:, 1:]) ** 2
    return float((entropy + squares.sum(1)).mean())


def test_gradients_are_how_the_error_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "DROPPED", (0.0, 0.0, 0.0))
    random = np.random.default_rng(3)
    numbers = random.standard_normal((5, SIZE)).astype(np.float32)
    wanted = random.random((5, 3)).astype(np.float32)
    adam = Adam(NumPyArrays(3), fresh_layers(6, 4, 3))
    gradients = adam._gradients(numbers, wanted)
    for layer in range(3):
        for part in range(2):
            for _ in range(10):
                exact = [[values.astype(np.float64) for values in pair] for pair in adam.layers]
                place = tuple(random.integers(size) for size in exact[layer][part].shape)
                step = 1e-4
                exact[layer][part][place] += step
                more = error(exact, numbers, wanted)
                exact[layer][part][place] -= 2 * step
                less = error(exact, numbers, wanted)
                slope = (more - less) / (2 * step)
                assert gradients[layer][part][place] == pytest.approx(slope, abs=2e-4)


def learnable(count: int, seed: int) -> tuple[NDArray[np.float16], NDArray[np.float32]]:
    """Positions whose winner can be seen from two of their numbers."""
    random = np.random.default_rng(seed)
    numbers = np.zeros((count, SIZE), dtype=np.float16)
    numbers[:, :30] = random.random((count, 30)) < 0.1
    numbers[:, :2] = random.random((count, 2))
    results = np.zeros((count, 3), dtype=np.float32)
    results[:, 0] = numbers[:, 0] > numbers[:, 1]
    results[:, 1:] = numbers[:, :2]
    return numbers, results


@pytest.mark.slow
def test_what_can_be_learnt_is_learnt(tmp_path: Path) -> None:
    settings = Settings(tmp_path, wide=32, narrow=16, batch=64, epochs=5, rate=0.01)
    arrays = arrays_on("cpu", 1)
    held_out = learnable(500, 2)
    fitted = fit(arrays, learnable(4000, 1), held_out, settings)
    found = outputs(arrays, fitted.layers, held_out[0])
    assert cross_entropy(share_of(found), held_out[1][:, 0]) < 0.35  # untrained: 0.69
    assert min(fitted.entropies) == pytest.approx(cross_entropy(share_of(found), held_out[1][:, 0]))
    assert np.abs(found[:, 1:] - held_out[1][:, 1:]).mean() < 0.2


def test_fitting_stops_when_held_out_games_get_worse(tmp_path: Path) -> None:
    settings = Settings(tmp_path, wide=64, narrow=16, batch=16, epochs=50, rate=0.01)
    numbers, results = learnable(200, 1)
    results[:, 0] = np.random.default_rng(5).random(200) < 0.5  # nothing to learn but by heart
    fitted = fit(arrays_on("cpu", 1), (numbers, results), learnable(200, 2), settings)
    assert len(fitted.entropies) < 50
    assert fitted.epoch == 1 + fitted.entropies.index(min(fitted.entropies))


def test_the_mean_of_networks_is_one_network() -> None:
    arrays = arrays_on("cpu", 1)
    numbers = np.random.default_rng(1).random((7, SIZE), dtype=np.float32)
    networks = [fresh_layers(6, 4, 1), fresh_layers(6, 4, 2), fresh_layers(6, 4, 3)]
    each = [outputs(arrays, layers, numbers) for layers in networks]
    mean = outputs(arrays, mean_of(networks), numbers)
    assert mean == pytest.approx(np.mean(each, axis=0), rel=1e-4, abs=1e-5)
    assert abs(each[0] - each[1]).max() > 0.01


def test_figures_say_how_good_predictions_are() -> None:
    shares = np.array([0.2] * 10 + [0.8] * 10, dtype=np.float32)
    results = np.array([1.0] * 2 + [0.0] * 8 + [1.0] * 8 + [0.0] * 2, dtype=np.float32)
    found = figures(shares, results)
    assert found["calibration"] == [[0.2, 0.2, 10], [0.8, 0.8, 10]]
    assert found["brier"] == 0.16
    assert found["cross_entropy"] == pytest.approx(0.5004, abs=1e-4)
