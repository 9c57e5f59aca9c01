"""The value network: what it says, and what happens if it can't be used."""

import json
import logging
import sys
from array import array
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tests.bots.asked import asked
from tests.bots.networks import random_network
from tests.processes import run

from keyflower.bots import make
from keyflower.bots.network import network as networks
from keyflower.bots.network.features import BY_EVALUATION, SIZE, SIZES, Encoder, rows
from keyflower.bots.network.network import (
    BUILT_IN,
    BUILT_IN_FILE,
    NetworkError,
    multiply_by,
    network_for,
    read_network,
    write_network,
)
from keyflower.bots.network.plain import Layer, Product
from keyflower.catalogue import load
from keyflower.game import Game
from keyflower.lab.train.figures import probe
from keyflower.rules.lookup import Lookup, lookup_of
from tools import ROOT

MOST_BYTES = 2_000_000


@pytest.fixture(autouse=True)
def _nothing_warned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(networks, "_warned", set())


def multiply(layers: list[Layer]) -> Product:
    """Layers without NumPy, number by number."""

    def outputs(rows: bytes, count: int) -> bytes:
        found = array("f", rows).tolist()
        for depth, (weights, inputs, units, bias) in enumerate(layers):
            matrix, before, found = array("f", weights), found, []
            for row in range(count):
                sums = array("f", bias).tolist()
                for at, value in enumerate(before[row * inputs : (row + 1) * inputs]):
                    if value > 0 or (value and not depth):
                        for unit in range(units):
                            sums[unit] += value * matrix[at * units + unit]
                found += sums
        return array("f", found).tobytes()

    return outputs


@contextmanager
def without_numpy() -> Iterator[None]:
    """Networks multiply by `multiply`, as they do in a browser."""
    multiply_by(multiply)
    try:
        yield
    finally:
        multiply_by(None)


def test_a_network_reads_as_it_was_written(tmp_path: Path) -> None:
    path = random_network(tmp_path / "n.npz", note="hello")
    network = read_network(path)
    assert network.card["note"] == "hello"
    game = Game.new(3, 5)
    numbers = rows(2)
    Encoder(game.state, 1).write(game.state, numbers, 1)
    hidden = np.frombuffer(numbers, dtype=np.float32).reshape(2, SIZE)
    (first, first_bias), (second, second_bias) = network.layers
    expected = np.maximum(hidden @ first + first_bias, 0.0) @ second + second_bias
    expected[:, 0] += hidden[:, BY_EVALUATION]
    assert network.outputs(numbers) == pytest.approx(expected, abs=1e-5)
    assert network.logits(numbers) == pytest.approx(expected[:, 0].tolist(), abs=1e-5)


def test_a_network_of_older_features_reads_the_first_numbers(tmp_path: Path) -> None:
    """With NumPy and without; the numbers behind are not for it."""
    path = random_network(tmp_path / "n.npz", features=1)
    game = Game.new(3, 5)
    numbers = rows(2)
    for seat in range(2):
        Encoder(game.state, seat).write(game.state, numbers, seat)
    hidden = np.frombuffer(numbers, dtype=np.float32).reshape(2, SIZE)
    (first, first_bias), (second, second_bias) = read_network(path).layers
    assert len(first) == SIZES[1] < SIZE
    found = np.maximum(hidden[:, : len(first)] @ first + first_bias, 0.0) @ second + second_bias
    expected = (found[:, 0] + hidden[:, BY_EVALUATION]).tolist()
    assert read_network(path).logits(numbers) == pytest.approx(expected, abs=1e-5)
    with without_numpy():
        assert read_network(path).logits(numbers) == pytest.approx(expected, abs=1e-5)


def test_a_network_that_was_replaced_is_read_again(tmp_path: Path) -> None:
    path = random_network(tmp_path / "n.npz", note="old")
    assert read_network(path).card["note"] == "old"
    assert read_network(path) is read_network(path)
    random_network(path, note="new")
    assert read_network(path).card["note"] == "new"


def damaged_networks(folder: Path) -> dict[str, Path]:
    """Files that can't be used, by what is wrong."""
    good = random_network(folder / "good.npz")
    data = good.read_bytes()
    found = {name: folder / f"{name}.npz" for name in ("cut", "empty", "garbage", "flipped")}
    found["cut"].write_bytes(data[: len(data) // 2])
    found["empty"].write_bytes(b"")
    found["garbage"].write_bytes(b"PK not really a zip file")
    middle = len(data) // 2
    found["flipped"].write_bytes(data[:middle] + bytes([data[middle] ^ 255]) + data[middle + 1 :])
    found["missing"] = folder / "nowhere.npz"
    found["folder"] = folder
    found["features"] = random_network(folder / "features.npz", features=0)
    found["catalogue"] = random_network(folder / "catalogue.npz", catalogue="other")
    network = read_network(good)
    found["shape"] = folder / "shape.npz"
    write_network(found["shape"], network.layers[:1], network.card)
    found["layers"] = folder / "layers.npz"
    write_network(found["layers"], network.layers[::-1], network.card)
    found["none"] = folder / "none.npz"
    write_network(found["none"], [], network.card)
    found["nan"] = folder / "nan.npz"
    first, bias = network.layers[0]
    write_network(found["nan"], [(first, bias * np.nan), network.layers[1]], network.card)
    found["old"] = folder / "old.npz"  # as weights were written once
    card = np.frombuffer(json.dumps(network.card).encode(), np.uint8)
    layers = {"weights0": (first * np.nan).astype(np.float16), "bias0": bias}
    np.savez(found["old"], card=card, **layers)
    with pytest.raises(NetworkError, match="not finite"):
        write_network(folder / "never.npz", [(first * np.nan, bias)], network.card)
    assert not (folder / "never.npz").exists()
    np.savez(folder / "card.npz", card=np.frombuffer(b"[1]", np.uint8))
    found["card"] = folder / "card.npz"
    np.savez(folder / "pickle.npz", card=np.array([{"features": 1}], dtype=object))
    found["pickle"] = folder / "pickle.npz"
    return found


@pytest.mark.parametrize("reading", [nullcontext, without_numpy])
def test_what_is_damaged_is_refused_with_a_reason(
    reading: Callable[[], AbstractContextManager[None]], tmp_path: Path
) -> None:
    for name, path in damaged_networks(tmp_path).items():
        with reading():
            if name in ("features", "catalogue"):
                assert read_network(path).card, name
            else:
                with pytest.raises(NetworkError, match=r"is damaged|can't be read"):
                    read_network(path)


def test_networks_are_read_as_they_were_written_once(tmp_path: Path) -> None:
    """Weights in halves, as in version 422b030."""
    network = read_network(random_network(tmp_path / "now.npz"))
    arrays = {"card": np.frombuffer(json.dumps(network.card).encode(), np.uint8)}
    for number, (weights, bias) in enumerate(network.layers):
        arrays |= {f"weights{number}": weights.astype(np.float16), f"bias{number}": bias}
    np.savez(tmp_path / "once.npz", allow_pickle=False, **arrays)
    once = read_network(tmp_path / "once.npz")
    assert once.card == network.card
    for (weights, bias), (written, beside) in zip(network.layers, once.layers, strict=True):
        assert np.array_equal(weights.astype(np.float16), written)
        assert np.array_equal(bias, beside)


def test_the_same_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = rows(3)
    for seat in range(3):
        game = Game.new(3, seat)
        Encoder(game.state, seat).write(game.state, numbers, seat)
    network = network_for(BUILT_IN, lookup_of(None))
    assert network is not None
    expected = network.logits(numbers)
    with without_numpy(), monkeypatch.context() as without:
        without.setitem(sys.modules, "numpy", None)
        other = network_for(BUILT_IN, lookup_of(None))
        assert other is not None
        assert other.card == network.card
        assert other.logits(numbers) == pytest.approx(expected, abs=1e-5)
    again = network_for(BUILT_IN, lookup_of(None))
    assert again is not None
    assert again.logits(numbers) == expected


def test_bots_play_without_a_network_that_cannot_be_used(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    _, seat, view, legal = asked(3, 8)
    planned = make("planner", 8, seat).plan(view, legal)
    for path in damaged_networks(tmp_path).values():
        caplog.clear()
        bot = make(f"trained:network={path}", 8, seat)
        assert bot.plan(view, legal) == planned
        assert bot.plan(view, legal) == planned
        [record] = caplog.records  # one warning, however often it is asked
        assert record.levelno == logging.WARNING
        assert "play without a network" in record.getMessage()


def test_another_catalogue_has_no_network(tmp_path: Path) -> None:
    path = random_network(tmp_path / "n.npz")
    catalogue = load()
    tile = catalogue.tiles[10]
    dearer = replace(tile, front=replace(tile.front, points=tile.front.points + 1))
    tiles = (*catalogue.tiles[:10], dearer, *catalogue.tiles[11:])
    assert network_for(str(path), lookup_of(None)) is not None
    assert network_for(str(path), Lookup(replace(catalogue, tiles=tiles))) is None


def test_bots_play_where_numpy_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = random_network(tmp_path / "n.npz")
    monkeypatch.setitem(sys.modules, "numpy", None)  # importing it fails
    assert network_for(str(path), lookup_of(None)) is None
    assert "needs NumPy: pip install 'keyflower[network]'" in caplog.text


def test_numpy_is_imported_only_where_a_network_is_used() -> None:
    code = (
        "import sys, keyflower, keyflower.bots.planning.planner, keyflower.bots.planning.trained\n"
        "from keyflower import Game\n"
        "from keyflower.bots import make\n"
        "game = Game.new(2, 1)\n"
        "seat = game.to_act[0]\n"
        "for spec in ('planner', 'search:iterations=1,network=none'):\n"
        "    make(spec, 1, seat).plan(game.view(seat), game.legal(seat))\n"
        "print('numpy' in sys.modules)\n"
    )
    assert run([sys.executable, "-c", code]).stdout.strip() == b"False"


def test_the_network_in_the_package_says_what_its_card_says() -> None:
    """Features and weights are pinned together."""
    assert BUILT_IN_FILE.stat().st_size <= MOST_BYTES
    network = network_for(BUILT_IN, lookup_of(None))
    assert network is not None
    card = json.loads((ROOT / "docs" / "measurements" / "network.json").read_text("utf-8"))
    assert {**card, **network.card} == card
    assert probe(network) == pytest.approx(card["probe"], abs=0.02)
