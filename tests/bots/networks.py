"""Networks with random weights, for tests that need any network."""

from pathlib import Path
from typing import Any

import numpy as np

from keyflower.bots.network.features import SIZE, SIZES, VERSION
from keyflower.bots.network.network import OUTPUTS, catalogue_digest, write_network
from keyflower.catalogue import load


def random_network(path: Path, seed: int = 1, **card: Any) -> Path:
    """Write a small network; `card` changes what its card says."""
    written = {"features": VERSION, "catalogue": catalogue_digest(load()), **card}
    random = np.random.default_rng(seed)
    layers = []
    sizes = (SIZES.get(written["features"], SIZE), 8, OUTPUTS)
    for i in range(len(sizes) - 1):
        weights = random.standard_normal((sizes[i], sizes[i + 1])) / 8
        layers.append((weights, np.zeros(sizes[i + 1])))
    write_network(path, layers, written)
    return path
