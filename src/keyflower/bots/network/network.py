"""The value network: from the numbers of a position to a share of the win (docs/training.md).

Only this module uses NumPy, and imports it when a network is first needed. In a browser, which has
none, JavaScript multiplies (`multiply_by`). If a network can't be used, a warning says why, once,
and the bots play by the evaluation alone.
"""

import logging
import os
from array import array
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from keyflower.bots.evaluation.weights import TUNED, Weights
from keyflower.bots.network.features import BY_EVALUATION, SIZE, SIZES, WEIGHTS
from keyflower.bots.network.plain import STEPS, Layer, Load, Product, read_layers
from keyflower.catalogue import Catalogue
from keyflower.formats.plain_json import format_json
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.lookup import Lookup

BUILT_IN: Final = ""
"""The name of the network in this package."""

NONE: Final = "none"
"""The name for no network: the evaluation alone."""

OUTPUTS: Final = 3
"""The logit of the share of the win, the own points and the best other's, both over `POINTS`."""

BUILT_IN_FILE: Final = Path(__file__).with_name("network.npz")

_log: Final = logging.getLogger(__name__)
_warned: Final[set[str]] = set()
_instead: Final[list[Load]] = []  # what loads and multiplies layers instead of NumPy


class NetworkError(KeyflowerError):
    """A network that can't be used; the message says why."""


class Network:
    """Layers of weights, with a card that says what they were made from.

    Its output is a correction: the logit of the evaluation is added to it. With a product, which
    holds the layers itself, NumPy isn't used.
    """

    def __init__(
        self, layers: list[tuple[Any, Any]], card: dict[str, Any], product: Product | None = None
    ) -> None:
        self.layers = layers
        self.card = card
        self.product = product

    @property
    def weights(self) -> Weights:
        """The evaluation that it learnt with."""
        return WEIGHTS[self.card["features"]]

    def outputs(self, rows: "array[float]") -> Any:
        """The outputs for encoded positions: a matrix with `OUTPUTS` columns."""
        numpy = load_numpy()
        weights, bias = self.layers[0]
        numbers = numpy.frombuffer(rows, dtype=numpy.float32).reshape(-1, SIZE)[:, : len(weights)]
        used = numpy.flatnonzero(numbers.any(axis=0))  # columns with any value, about a sixth
        found = numbers[:, used] @ weights[used] + bias
        for weights, bias in self.layers[1:]:
            found = numpy.maximum(found, 0.0) @ weights + bias
        found[:, 0] += numbers[:, BY_EVALUATION]
        return found

    def logits(self, rows: "array[float]") -> list[float]:
        """The logit of the seat's share of the win in each position."""
        if self.product is not None:
            count = len(rows) // SIZE
            known = SIZES[self.card["features"]]
            parts = [rows[row * SIZE : row * SIZE + known] for row in range(count)]
            said = array("f", self.product(b"".join(part.tobytes() for part in parts), count))
            return [said[row * OUTPUTS] + rows[row * SIZE + BY_EVALUATION] for row in range(count)]
        found: list[float] = self.outputs(rows)[:, 0].tolist()
        return found


def multiply_by(load: Load | None) -> None:
    """Use another program to load and multiply layers; None goes back to NumPy."""
    _instead[:] = [] if load is None else [load]
    _read.cache_clear()


def load_numpy() -> Any:
    """NumPy, with one thread unless it was imported before."""
    limit_numpy()
    return import_module("numpy")


def limit_numpy() -> None:
    """One thread for a NumPy that is imported from now on: bots play in many processes, and their
    matrices are small."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def network_for(name: str, lookup: Lookup) -> Network | None:
    """The network of a name for a catalogue; None if there is none to be used."""
    if name == NONE:
        return None
    try:
        network = read_network(Path(name) if name else BUILT_IN_FILE)
        check_fits(network.card, lookup.catalogue)
    except NetworkError as error:
        if str(error) not in _warned:
            _warned.add(str(error))
            _log.warning("%s; bots play without a network", error)
        return None
    return network


def weights_for(network: Network | None) -> Weights:
    """The evaluation that bots with a network, or with none, play by."""
    return TUNED if network is None else network.weights


@lru_cache(maxsize=8)
def catalogue_digest(catalogue: Catalogue) -> str:
    """A short hash of everything printed on the tiles."""
    return sha256(repr((catalogue.tiles, catalogue.river)).encode()).hexdigest()[:16]


def check_fits(card: dict[str, Any], catalogue: Catalogue) -> None:
    """Raise an error unless a network was made for these features and this catalogue."""
    if card.get("features") not in SIZES:
        raise NetworkError(
            f"the network was made for features {card.get('features')}, these are {max(SIZES)}"
        )
    if card.get("catalogue") != catalogue_digest(catalogue):
        raise NetworkError("the network was made for another catalogue")


def read_network(path: Path) -> Network:
    """The network in a file, read again only if the file has changed."""
    try:
        changed = path.stat().st_mtime_ns
    except OSError as error:
        raise NetworkError(f"{path}: can't be read: {error.strerror}") from None
    return _read(path, changed)


@lru_cache(maxsize=8)
def _read(path: Path, _changed: int) -> Network:
    try:
        numpy = None if _instead else load_numpy()
    except ImportError:
        raise NetworkError("a network needs NumPy: pip install 'keyflower[network]'") from None
    try:
        layers, card = read_layers(path)
    except Exception as error:  # a damaged file can raise anything
        raise NetworkError(f"{path}: is damaged: {error}") from None
    if not isinstance(card, dict):
        raise NetworkError(f"{path}: is damaged: the card is not an object")
    if card.get("features") in SIZES:  # otherwise `check_fits` names the version
        _check_sizes(path, layers, SIZES[card["features"]])
    if numpy is None:
        return Network([], card, _instead[0](layers))
    matrices: list[tuple[Any, Any]] = []
    for weights, inputs, units, bias in layers:
        matrix = numpy.frombuffer(weights, numpy.float32).reshape(inputs, units)
        matrices.append((matrix, numpy.frombuffer(bias, numpy.float32)))
    return Network(matrices, card)


def _check_sizes(path: Path, layers: list[Layer], known: int) -> None:
    sizes = [known, *(units for _, _, units, _ in layers)]
    if [inputs for _, inputs, _, _ in layers] != sizes[:-1]:
        raise NetworkError(f"{path}: is damaged: layers that don't fit each other")
    if not layers or sizes[-1] != OUTPUTS:
        raise NetworkError(f"{path}: is damaged: {OUTPUTS} outputs expected")


def write_network(path: Path, layers: list[tuple[Any, Any]], card: dict[str, Any]) -> None:
    """Write a network with rounded weights (`read_layers`), a whole file or none."""
    numpy = load_numpy()
    arrays: dict[str, Any] = {"card": numpy.frombuffer(format_json(card).encode(), numpy.uint8)}
    for number, (weights, bias) in enumerate(layers):
        if not numpy.isfinite(weights).all():
            raise NetworkError("weights that are not finite can't be written")
        steps = numpy.round(weights * STEPS).clip(-(2**15), 2**15 - 1).astype(numpy.int32)
        written = steps << 1 ^ steps >> 31
        arrays[f"weights{number}"] = numpy.stack([written & 255, written >> 8]).astype(numpy.uint8)
        arrays[f"bias{number}"] = bias.astype(numpy.float32)
    partial = path.with_name(f".{path.name}.partial.npz")
    numpy.savez_compressed(partial, **arrays)
    partial.replace(path)
