"""How good predictions of the share of the win are."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from keyflower.bots.features import BY_EVALUATION

BINS: Final = 10

Shares = NDArray[np.float32]


def share_of(outputs: NDArray[np.float32]) -> Shares:
    """The shares of the win that a network's outputs stand for."""
    return (1.0 / (1.0 + np.exp(-outputs[:, 0]))).astype(np.float32)


def by_evaluation(numbers: NDArray[np.float16]) -> Shares:
    """The shares of the win by the evaluation alone, which is among the features."""
    return share_of(numbers[:, BY_EVALUATION:].astype(np.float32))


def cross_entropy(shares: Shares, results: NDArray[np.float32]) -> float:
    """The mean surprise at the results; a share of ln 2 = 0.69 is a coin's."""
    sure = np.clip(shares.astype(np.float64), 1e-6, 1.0 - 1e-6)
    return float(-(results * np.log(sure) + (1.0 - results) * np.log(1.0 - sure)).mean())


def figures(shares: Shares, results: NDArray[np.float32]) -> dict[str, Any]:
    """Cross-entropy, Brier score and calibration: what was said, what came, and how often."""
    place = np.minimum((shares * BINS).astype(int), BINS - 1)
    calibration = []
    for each in range(BINS):
        here = place == each
        if here.any():
            said = float(shares[here].mean())
            calibration.append(
                [round(said, 3), round(float(results[here].mean()), 3), int(here.sum())]
            )
    return {
        "positions": len(results),
        "cross_entropy": round(cross_entropy(shares, results), 4),
        "brier": round(float(((shares - results) ** 2).mean()), 4),
        "calibration": calibration,
    }
