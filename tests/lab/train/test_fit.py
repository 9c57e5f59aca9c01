"""Fitting: what there is to learn is learnt; several networks become one."""

import sys
from array import array
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from keyflower.bots.network.features import SIZE
from keyflower.bots.network.network import OUTPUTS, Network
from keyflower.lab.train.figures import cross_entropy, figures, share_of
from keyflower.lab.train.fit import Fitter, Layers, expect, load_torch, mean_of
from keyflower.lab.train.settings import Settings
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
    fitter = Fitter(Settings(tmp_path, wide=32, narrow=16, batch=64, epochs=5, rate=0.01))
    held_out = learnable(500, 2)
    fitted = fitter.fit(learnable(4000, 1), held_out, seed=1)
    found = outputs(fitted.layers, held_out[0].astype(np.float32))
    entropy = cross_entropy(share_of(found), held_out[1][:, 0])
    assert entropy < 0.35  # untrained: 0.69
    assert min(fitted.entropies) == pytest.approx(entropy, abs=1e-4)
    assert np.abs(found[:, 1:] - held_out[1][:, 1:]).mean() < 0.2
    assert expect(fitted.layers, held_out[0]) == pytest.approx(share_of(found), abs=1e-4)


def test_fitting_stops_when_held_out_games_get_worse(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    fitter = Fitter(Settings(tmp_path, wide=64, narrow=16, batch=16, epochs=50, rate=0.01))
    numbers, results = learnable(200, 1)
    results[:, 0] = np.random.default_rng(5).random(200) < 0.5  # nothing to learn but by heart
    fitted = fitter.fit((numbers, results), learnable(200, 2), seed=1)
    assert len(fitted.entropies) < 50
    assert fitted.epoch == 1 + fitted.entropies.index(min(fitted.entropies))


def test_a_device_that_is_not_there_is_refused() -> None:
    pytest.importorskip("torch")
    with pytest.raises(KeyflowerError, match="PyTorch can't use --device abacus"):
        load_torch("abacus")


def test_without_pytorch_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(KeyflowerError, match=r"train needs PyTorch: pip install 'keyflower\[train"):
        load_torch("cpu")


def random_layers(seed: int) -> Layers:
    random = np.random.default_rng(seed)
    sizes = (SIZE, 6, 4, OUTPUTS)
    return [
        (
            random.standard_normal((sizes[i], sizes[i + 1]), dtype=np.float32) / 10,
            random.random(sizes[i + 1], dtype=np.float32),
        )
        for i in range(3)
    ]


def test_the_mean_of_networks_is_one_network() -> None:
    numbers = np.random.default_rng(1).random((7, SIZE), dtype=np.float32)
    networks = [random_layers(seed) for seed in (1, 2, 3)]
    each = [outputs(layers, numbers) for layers in networks]
    mean = outputs(mean_of(networks), numbers)
    assert mean == pytest.approx(np.mean(each, axis=0), rel=1e-4, abs=1e-5)
    assert abs(each[0] - each[1]).max() > 0.01


def test_figures_say_how_good_predictions_are() -> None:
    shares = np.array([0.2] * 10 + [0.8] * 10, dtype=np.float32)
    results = np.array([1.0] * 2 + [0.0] * 8 + [1.0] * 8 + [0.0] * 2, dtype=np.float32)
    found = figures(shares, results)
    assert found["calibration"] == [[0.2, 0.2, 10], [0.8, 0.8, 10]]
    assert found["brier"] == 0.16
    assert found["cross_entropy"] == pytest.approx(0.5004, abs=1e-4)
