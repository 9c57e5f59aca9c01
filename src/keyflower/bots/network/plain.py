"""The file of a network, read with the standard library, for machines without NumPy."""

import math
import struct
import sys
from array import array
from ast import literal_eval
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

from keyflower.formats.plain_json import parse_json

Layer = tuple[bytes, int, int, bytes]
"""Weights row by row, inputs, units, bias: numbers of 32 bits."""
Product = Callable[[bytes, int], bytes]
"""From rows of inputs, and how many there are, to rows of outputs: numbers of 32 bits."""
Load = Callable[[list[Layer]], Product]

STEPS: Final = 1024
"""Weights in a file are multiples of one over this: less precise, but much smaller."""
_MAGIC: Final = b"\x93NUMPY\x01\x00"
_FORMATS: Final = {"<f2": "e", "<f4": "f", "|u1": "B"}


def read_layers(path: Path) -> tuple[list[Layer], Any]:
    """The layers of a network and its card; it can raise anything if it is damaged."""
    layers: list[Layer] = []
    with ZipFile(path) as file:
        card = parse_json(_array(file, "card")[0])
        names = file.namelist()
        while f"weights{len(layers)}.npy" in names:
            weights, shape = _array(file, f"weights{len(layers)}")
            bias, (units,) = _array(file, f"bias{len(layers)}")
            if shape[1:] != (units,):
                raise ValueError("layers that don't fit each other")
            layers.append((weights, shape[0], units, bias))
    return layers, card


def _array(file: ZipFile, name: str) -> tuple[bytes, tuple[int, ...]]:
    """An array as it lies in a .npy file, weights as numbers of 32 bits; and its shape."""
    data = file.read(f"{name}.npy")
    if not data.startswith(_MAGIC) or sys.byteorder != "little":
        raise ValueError(f"{name} is of another format")
    start = 10 + int.from_bytes(data[8:10], "little")
    head = literal_eval(data[10:start].decode("latin-1"))
    kind, shape = _FORMATS[head["descr"]], head["shape"]
    if len(shape) == 3:
        return _multiples(data[start:], math.prod(shape[1:])), shape[1:]
    numbers = struct.unpack(f"<{math.prod(shape)}{kind}", data[start:])
    if not math.isfinite(sum(numbers)):
        raise ValueError("weights that are not finite")
    return array("B" if kind == "B" else "f", numbers).tobytes(), shape


def _multiples(planes: bytes, count: int) -> bytes:
    """Weights that are written as multiples (`write_network`).

    All low bytes come first, then all high bytes: so they can be compressed best. 0, -1, 1, -2, 2
    and so on are written as 0, 1, 2, 3, 4: so most high bytes are 0.
    """
    mixed = bytearray(2 * count)
    mixed[::2], mixed[1::2] = planes[:count], planes[count:]
    values = [(number >> 1 ^ -(number & 1)) / STEPS for number in range(1 << 16)]
    return array("f", map(values.__getitem__, struct.unpack(f"<{count}H", mixed))).tobytes()
