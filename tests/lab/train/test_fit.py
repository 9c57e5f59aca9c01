"""Fitting: what there is to learn is learnt, from the weights that a network has."""

from array import array
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from keyflower.bots.network.features import BY_EVALUATION, SIZE, SIZES
from keyflower.bots.network.network import OUTPUTS, Network
from keyflower.lab.train.figures import cross_entropy, figures, share_of
from keyflower.lab.train.fit import Fitter, Layers, for_these_features, load_torch, new_layers
from keyflower.lab.train.settings import TrainSettings
from keyflower.rules.errors import KeyflowerError


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


def outputs(layers: Layers, numbers: NDArray[np.float32]) -> NDArray[np.float32]:
    """What bots read from a network."""
    found: NDArray[np.float32] = Network(layers, {}).outputs(array("f", numbers.ravel().tolist()))
    return found


def test_what_can_be_learnt_is_learnt_and_is_what_bots_read(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    fitter = Fitter(TrainSettings(tmp_path, batch=64, epochs=5, rate=0.01))
    held_out = learnable(500, 2)
    fitted = fitter.fit(random_layers(1), learnable(4000, 1), held_out, seed=1)
    found = outputs(fitted.layers, held_out[0].astype(np.float32))
    entropy = cross_entropy(share_of(found), held_out[1][:, 0])
    assert entropy < 0.35  # untrained: 0.69
    assert min(fitted.entropies) == pytest.approx(entropy, abs=1e-4)
    assert np.abs(found[:, 1:] - held_out[1][:, 1:]).mean() < 0.2
    expected = fitter.expect(fitted.layers, held_out[0])
    assert expected == pytest.approx(share_of(found), abs=1e-4)


def test_fitting_stops_when_held_out_games_get_worse(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    fitter = Fitter(TrainSettings(tmp_path, batch=16, epochs=50, rate=0.01))
    numbers, results = learnable(200, 1)
    results[:, 0] = np.random.default_rng(5).random(200) < 0.5  # nothing to learn but by heart
    fitted = fitter.fit(random_layers(1), (numbers, results), learnable(200, 2), seed=1)
    assert len(fitted.entropies) < 50
    assert fitted.epoch == 1 + fitted.entropies.index(min(fitted.entropies))


def test_a_device_that_is_not_there_is_refused() -> None:
    pytest.importorskip("torch")
    with pytest.raises(KeyflowerError, match="PyTorch can't use --device abacus"):
        load_torch("abacus")


def random_layers(seed: int) -> Layers:
    random = np.random.default_rng(seed)
    sizes = (SIZE, 32, 16, OUTPUTS)
    return [
        (
            random.standard_normal((sizes[i], sizes[i + 1]), dtype=np.float32) / 10,
            random.random(sizes[i + 1], dtype=np.float32),
        )
        for i in range(3)
    ]


def test_fitting_goes_on_from_what_a_network_is(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    start = random_layers(1)
    fitter = Fitter(TrainSettings(tmp_path, batch=64, rate=1e-9))
    fitted = fitter.fit(start, learnable(200, 1), learnable(100, 2), seed=1)
    for (weights, bias), (was, bias_was) in zip(fitted.layers, start):
        assert weights == pytest.approx(was, abs=1e-5)
        assert bias == pytest.approx(bias_was, abs=1e-5)


def test_a_network_of_older_features_says_the_same_with_new_ones() -> None:
    numbers = np.random.default_rng(1).random((7, SIZE), dtype=np.float32)
    (weights, bias), *rest = random_layers(1)
    older: Layers = [(weights[: SIZES[1]], bias), *rest]
    newer = for_these_features(older)
    assert newer[0][0].shape == weights.shape
    assert outputs(newer, numbers) == pytest.approx(outputs(older, numbers), abs=1e-4)


def test_new_weights_leave_the_evaluation_nearly_right() -> None:
    numbers = (np.random.default_rng(1).random((7, SIZE)) < 0.1).astype(np.float32)
    found = outputs(new_layers(1), numbers)[:, 0]
    assert np.abs(found - numbers[:, BY_EVALUATION]).max() < 0.5


def test_figures_say_how_good_predictions_are() -> None:
    shares = np.array([0.2] * 10 + [0.8] * 10, dtype=np.float32)
    results = np.array([1.0] * 2 + [0.0] * 8 + [1.0] * 8 + [0.0] * 2, dtype=np.float32)
    found = figures(shares, results)
    assert found["calibration"] == [[0.2, 0.2, 10], [0.8, 0.8, 10]]
    assert found["brier"] == 0.16
    assert found["cross_entropy"] == pytest.approx(0.5004, abs=1e-4)
