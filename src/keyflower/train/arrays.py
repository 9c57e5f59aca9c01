"""Arrays on the CPU by NumPy, or on a device by PyTorch: what fitting needs of either."""

from importlib import import_module
from typing import Any, Protocol

import numpy as np

from keyflower.rules.errors import KeyflowerError


class Arrays(Protocol):
    """Where arrays are; `functions` has exp, log1p, sqrt, abs and others under these names."""

    functions: Any

    def put(self, values: Any) -> Any:
        """An array of NumPy as one here."""

    def get(self, values: Any) -> Any:
        """An array from here as one of NumPy."""

    def single(self, values: Any) -> Any:
        """The same numbers in single precision."""

    def zeros(self, like: Any) -> Any:
        """Zeros in the shape of another array."""

    def shuffled(self, count: int) -> Any:
        """The whole numbers below `count` in random order."""

    def mask(self, like: Any, dropped: float) -> Any:
        """Zeros in a share of all places, and elsewhere what makes up for them."""


class NumPyArrays:
    """Arrays of NumPy."""

    def __init__(self, seed: int) -> None:
        self.functions: Any = np
        self._random = np.random.default_rng(seed)

    def put(self, values: Any) -> Any:
        return values

    def get(self, values: Any) -> Any:
        return values

    def single(self, values: Any) -> Any:
        return values.astype(np.float32)

    def zeros(self, like: Any) -> Any:
        return np.zeros_like(like)

    def shuffled(self, count: int) -> Any:
        return self._random.permutation(count)

    def mask(self, like: Any, dropped: float) -> Any:
        kept = self._random.random(like.shape, dtype=np.float32) >= dropped
        return kept.astype(np.float32) / np.float32(1.0 - dropped)


class TorchArrays:
    """Tensors of PyTorch on a device."""

    def __init__(self, seed: int, device: str) -> None:
        try:
            self.functions: Any = import_module("torch")
        except ImportError:
            raise KeyflowerError(
                f"--device {device} needs PyTorch: pip install 'keyflower[train]'"
            ) from None
        self._device = device
        self.functions.manual_seed(seed)

    def put(self, values: Any) -> Any:
        return self.functions.from_numpy(np.ascontiguousarray(values)).to(self._device)

    def get(self, values: Any) -> Any:
        return values.cpu().numpy()

    def single(self, values: Any) -> Any:
        return values.float()

    def zeros(self, like: Any) -> Any:
        return self.functions.zeros_like(like)

    def shuffled(self, count: int) -> Any:
        return self.functions.randperm(count, device=self._device)

    def mask(self, like: Any, dropped: float) -> Any:
        return (self.functions.rand_like(like) >= dropped).float() / (1.0 - dropped)


def arrays_on(device: str, seed: int) -> Arrays:
    """Arrays on a device: `cpu` is NumPy, everything else PyTorch."""
    return NumPyArrays(seed) if device == "cpu" else TorchArrays(seed, device)
