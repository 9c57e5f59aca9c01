"""Fitting a network to positions: gradient descent by hand, on whichever arrays there are."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from keyflower.bots.features import BY_EVALUATION, SIZE
from keyflower.bots.network import OUTPUTS
from keyflower.rules.errors import KeyflowerError
from keyflower.train.arrays import Arrays
from keyflower.train.figures import Shares, cross_entropy, share_of
from keyflower.train.settings import Settings

DROPPED: Final = (0.1, 0.3, 0.0)
"""The share of what goes into each layer that is left out at random while fitting."""

POINTS_COUNT: Final = 1.0
"""How much errors of points count, beside those of the share of the win."""

DECAY: Final = 0.01  # of the weights, in each step, times the rate
MEAN: Final = 0.9  # how slowly Adam's means of gradients change
SQUARE: Final = 0.999  # and those of their squares
TINY: Final = 1e-8
PATIENCE: Final = 2  # epochs without a better one after which fitting stops
CHUNK: Final = 65536  # positions looked at together without fitting

Layers = list[tuple[Any, Any]]


def fresh_layers(wide: int, narrow: int, seed: int) -> Layers:
    """Layers with random weights; all outputs are near zero, and the evaluation near right."""
    random = np.random.default_rng(seed)
    sizes = (SIZE, wide, narrow, OUTPUTS)
    layers: Layers = []
    for i in range(len(sizes) - 1):
        spread = (2.0 / sizes[i]) ** 0.5 * (0.1 if i == len(sizes) - 2 else 1.0)
        weights = random.standard_normal((sizes[i], sizes[i + 1]), dtype=np.float32)
        layers.append((weights * np.float32(spread), np.zeros(sizes[i + 1], dtype=np.float32)))
    return layers


def on_device(arrays: Arrays, layers: Layers) -> Layers:
    """Layers of NumPy where the arrays are."""
    return [(arrays.put(weights), arrays.put(bias)) for weights, bias in layers]


def outputs(arrays: Arrays, layers: Layers, numbers: Any) -> NDArray[np.float32]:
    """What a network says about many positions."""
    found = []
    for first in range(0, len(numbers), CHUNK):
        here = some = arrays.single(numbers[first : first + CHUNK])
        for i, (weights, bias) in enumerate(layers):
            here = (here.clip(min=0.0) if i else here) @ weights + bias
        here[:, 0] += some[:, BY_EVALUATION]
        found.append(arrays.get(here))
    return np.concatenate(found) if found else np.zeros((0, OUTPUTS), dtype=np.float32)


def mean_of(networks: list[Layers]) -> Layers:
    """One network that says the mean of what several say: their units side by side."""
    if len(networks) == 1:
        return networks[0]
    layers: Layers = []
    for members in zip(*networks):
        weights = [weights for weights, _ in members]
        biases = [bias for _, bias in members]
        if not layers:  # they look at the same numbers
            layers.append((np.concatenate(weights, axis=1), np.concatenate(biases)))
        elif len(layers) == len(networks[0]) - 1:
            share = np.float32(1.0 / len(networks))
            layers.append((np.concatenate(weights) * share, np.mean(biases, axis=0)))
        else:
            layers.append((_apart(weights), np.concatenate(biases)))
    return layers


def _apart(parts: list[NDArray[np.float32]]) -> NDArray[np.float32]:
    """Matrices along the diagonal of one, with zeros everywhere else."""
    rows = np.cumsum([0, *(len(part) for part in parts)])
    columns = np.cumsum([0, *(part.shape[1] for part in parts)])
    out = np.zeros((rows[-1], columns[-1]), dtype=np.float32)
    for n, part in enumerate(parts):
        out[rows[n] : rows[n + 1], columns[n] : columns[n + 1]] = part
    return out


class Adam:
    """Weights that learn, with their means of gradients."""

    def __init__(self, arrays: Arrays, layers: Layers) -> None:
        self.arrays = arrays
        self.layers = on_device(arrays, layers)
        self.steps = 0
        self._moments = [
            [(arrays.zeros(values), arrays.zeros(values)) for values in layer]
            for layer in self.layers
        ]

    def step(self, numbers: Any, wanted: Any, rate: float) -> None:
        """Learn from some positions."""
        self.steps += 1
        for layer, gradients in enumerate(self._gradients(numbers, wanted)):
            for part, gradient in enumerate(gradients):
                values = self.layers[layer][part]
                mean, square = self._moments[layer][part]
                mean *= MEAN
                mean += (1.0 - MEAN) * gradient
                square *= SQUARE
                square += (1.0 - SQUARE) * gradient * gradient
                size = self.arrays.functions.sqrt(square / (1.0 - SQUARE**self.steps)) + TINY
                values -= rate * (mean / (1.0 - MEAN**self.steps) / size)
                if part == 0:
                    values *= 1.0 - rate * DECAY

    def _gradients(self, numbers: Any, wanted: Any) -> list[tuple[Any, Any]]:
        """By layer: how the error changes with its weights and its bias."""
        arrays = self.arrays
        here = some = arrays.single(numbers)
        entered = []
        masks = []
        for i, (weights, bias) in enumerate(self.layers):
            if i:
                here = here.clip(min=0.0)
            masks.append(arrays.mask(here, DROPPED[i]) if DROPPED[i] else None)
            if masks[i] is not None:
                here = here * masks[i]
            entered.append(here)
            here = here @ weights + bias
        here[:, 0] += some[:, BY_EVALUATION]
        error = POINTS_COUNT * (here - wanted)
        error[:, 0] = 1.0 / (1.0 + arrays.functions.exp(-here[:, 0])) - wanted[:, 0]
        error /= len(error)
        gradients = []
        for i in range(len(self.layers) - 1, -1, -1):
            gradients.append((entered[i].T @ error, error.sum(0)))
            if i:
                error = error @ self.layers[i][0].T
                if masks[i] is not None:
                    error = error * masks[i]
                error = error * (entered[i] > 0.0)
        return gradients[::-1]


@dataclass(frozen=True, slots=True)
class Fitted:
    """The best network of a fit, by the held-out games."""

    layers: Layers
    epoch: int
    shares: Shares
    """What it expects of the held-out positions."""
    entropies: list[float]
    """After each epoch: the cross-entropy on the held-out games."""


def fit(
    arrays: Arrays,
    learnt: tuple[Any, Any],
    held_out: tuple[Any, NDArray[np.float32]],
    settings: Settings,
    report: Callable[[str], None] = lambda _line: None,
) -> Fitted:
    """Fit a fresh network to positions and targets; stop when the held-out results get worse.

    The rate falls to nothing over the epochs. Positions, and the targets to learn from, are where
    `arrays` are; the held-out results are NumPy's.
    """
    numbers, wanted = learnt
    adam = Adam(arrays, fresh_layers(settings.wide, settings.narrow, settings.seed))
    count = len(numbers)
    steps = max(1, count // settings.batch)
    entropies: list[float] = []
    best: Fitted | None = None
    for epoch in range(settings.epochs):
        order = arrays.shuffled(count)
        for step in range(steps):
            some = order[step * settings.batch : (step + 1) * settings.batch]
            done = (epoch * steps + step) / (settings.epochs * steps)
            adam.step(numbers[some], wanted[some], settings.rate * (1.0 - done))
        shares = share_of(outputs(arrays, adam.layers, held_out[0]))
        entropies.append(cross_entropy(shares, held_out[1][:, 0]))
        report(f"epoch {epoch + 1}: cross-entropy {entropies[-1]:.4f} on held-out games")
        if entropies[-1] == min(entropies):
            layers = [(arrays.get(w).copy(), arrays.get(b).copy()) for w, b in adam.layers]
            best = Fitted(layers, epoch + 1, shares, entropies)
        elif best is not None and epoch + 1 - best.epoch >= PATIENCE:
            break
    if best is None:
        raise KeyflowerError("nothing was learnt: lower --rate")
    return best
