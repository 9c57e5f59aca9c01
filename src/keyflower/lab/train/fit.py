"""Fitting a network to positions, by PyTorch."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from keyflower.bots.network.features import BY_EVALUATION, SIZE
from keyflower.bots.network.network import OUTPUTS
from keyflower.lab.train.figures import Shares, cross_entropy, share_of
from keyflower.lab.train.settings import TrainSettings
from keyflower.rules.errors import KeyflowerError

DROPPED: Final = (0.03, 0.3)
"""The share of what goes into the first and the second layer that is left out while fitting."""

POINTS_COUNT: Final = 1.0
"""How much errors of points count, beside those of the share of the win."""

UNITS: Final = (768, 192)
"""Of the hidden layers of a network that begins with new weights."""

DECAY: Final = 0.01  # of the weights, in each step, times the rate
PATIENCE: Final = 2  # epochs without a better one after which fitting stops
CHUNK: Final = 65536  # positions looked at together without fitting

Layers = list[tuple[Any, Any]]
"""Weights and biases as NumPy has them, and as they are in the file of a network."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """The best network of a fit, by the held-out games."""

    layers: Layers
    epoch: int
    entropies: list[float]
    """After each epoch: the cross-entropy on the held-out games."""


class Fitter:
    """Fits networks on a device of PyTorch."""

    def __init__(self, settings: TrainSettings) -> None:
        self.settings = settings
        self._torch = load_torch(settings.device)

    def fit(
        self,
        start: Layers,
        learnt: tuple[NDArray[np.float16], NDArray[np.float32]],
        held_out: tuple[NDArray[np.float16], NDArray[np.float32]],
        seed: int,
        report: Callable[[str], None] = lambda _line: None,
    ) -> Fitted:
        """Fit a network to positions and targets; stop when the held-out results get worse.

        It goes on from what it is. The rate falls to nothing over the epochs.
        """
        torch, settings = self._torch, self.settings
        torch.manual_seed(seed)
        network = self._module(start)
        weights = [part for part in network.parameters() if part.ndim > 1]
        biases = [part for part in network.parameters() if part.ndim == 1]
        groups = [{"params": weights, "weight_decay": DECAY}, {"params": biases}]
        optimizer = torch.optim.AdamW(groups, lr=settings.rate, weight_decay=0.0)
        numbers, wanted = self._put(learnt[0]), self._put(learnt[1])
        steps = max(1, len(numbers) // settings.batch)
        schedule = torch.optim.lr_scheduler.LinearLR(
            optimizer, 1.0, 0.0, total_iters=settings.epochs * steps
        )
        entropies: list[float] = []
        best: Fitted | None = None
        for epoch in range(settings.epochs):
            network.train()
            order = torch.randperm(len(numbers), device=settings.device)
            for step in range(steps):
                some = order[step * settings.batch : (step + 1) * settings.batch]
                optimizer.zero_grad()
                self._error(network, numbers[some].float(), wanted[some]).backward()
                optimizer.step()
                schedule.step()
            shares = share_of(self._outputs(network, held_out[0]))
            entropies.append(cross_entropy(shares, held_out[1][:, 0]))
            report(f"epoch {epoch + 1}: cross-entropy {entropies[-1]:.4f} on held-out games")
            if entropies[-1] == min(entropies):
                best = Fitted(_read(network), epoch + 1, entropies)
            elif best is not None and epoch + 1 - best.epoch >= PATIENCE:
                break
        if best is None:
            raise KeyflowerError("nothing was learnt: lower --rate")
        return best

    def expect(self, layers: Layers, numbers: NDArray[np.float16]) -> Shares:
        """The shares of the win that a network expects in many positions."""
        return share_of(self._outputs(self._module(layers), numbers))

    def _module(self, layers: Layers) -> Any:
        """Layers as PyTorch has them."""
        torch, nn = self._torch, self._torch.nn
        parts: list[Any] = []
        for (weights, bias), dropped in zip(layers, (*DROPPED, *[0.0] * len(layers))):
            linear = nn.Linear(*weights.shape)
            linear.weight.data = torch.tensor(weights.T, dtype=torch.float32)
            linear.bias.data = torch.tensor(bias, dtype=torch.float32)
            parts += [nn.Dropout(dropped), linear, nn.ReLU()]
        return nn.Sequential(*parts[:-1]).to(self.settings.device)

    def _error(self, network: Any, numbers: Any, wanted: Any) -> Any:
        """What is made smaller: the cross-entropy, and half the squares of the others."""
        functional = self._torch.nn.functional
        found = network(numbers)
        logits = found[:, 0] + numbers[:, BY_EVALUATION]
        entropy = functional.binary_cross_entropy_with_logits(logits, wanted[:, 0])
        squares = ((found[:, 1:] - wanted[:, 1:]) ** 2).sum(1).mean()
        return entropy + 0.5 * POINTS_COUNT * squares

    def _outputs(self, network: Any, numbers: NDArray[np.float16]) -> NDArray[np.float32]:
        """What a network says about many positions."""
        network.eval()
        out = np.zeros((len(numbers), OUTPUTS), dtype=np.float32)
        with self._torch.no_grad():
            for first in range(0, len(numbers), CHUNK):
                some = self._put(numbers[first : first + CHUNK]).float()
                found = network(some)
                found[:, 0] += some[:, BY_EVALUATION]
                out[first : first + CHUNK] = found.cpu().numpy()
        return out

    def _put(self, values: NDArray[Any]) -> Any:
        tensor = self._torch.from_numpy(np.ascontiguousarray(values))
        return tensor.to(self.settings.device)


def new_layers(seed: int) -> Layers:
    """Random weights; all outputs are near zero, and so the evaluation is nearly right."""
    random = np.random.default_rng(seed)
    layers: Layers = []
    inputs = SIZE
    for units, size in zip((*UNITS, OUTPUTS), (1.0, 1.0, 0.1)):
        weights = random.normal(0.0, size * (2.0 / inputs) ** 0.5, (inputs, units))
        layers.append((weights.astype(np.float32), np.zeros(units, np.float32)))
        inputs = units
    return layers


def for_these_features(layers: Layers) -> Layers:
    """The same network, which may have been made for fewer numbers: it doesn't mind the others."""
    (weights, bias), *rest = layers
    missing = np.zeros((SIZE - len(weights), weights.shape[1]), np.float32)
    return [(np.concatenate([weights, missing]), bias), *rest]


def load_torch(device: str) -> Any:
    """PyTorch, if it is installed and has the device."""
    try:
        torch = import_module("torch")
    except ImportError:
        raise KeyflowerError("train needs PyTorch: pip install 'keyflower[train]'") from None
    try:
        torch.empty(0, device=device)
    except (AssertionError, RuntimeError) as error:
        said = str(error).partition("\n")[0]
        raise KeyflowerError(f"PyTorch can't use --device {device}: {said}") from None
    return torch


def _linear(network: Any) -> Iterator[Any]:
    return (part for part in network if hasattr(part, "in_features"))


def _read(network: Any) -> Layers:
    """The weights of a network as they are now."""
    return [
        (part.weight.detach().cpu().numpy().T.copy(), part.bias.detach().cpu().numpy().copy())
        for part in _linear(network)
    ]
