r"""A village as flat-top hexagons drawn with letters: text in, text out, no rules.

A double line is a road, a single one field, a wavy one water; crosses show edges that meet
without matching.

>>> home = Hexagon(0, 0, ("water", "road", "road", "road", "road", "road"), ("0,0", "Home 1", ""))
>>> for line in draw([home]):
...     print(line)
  ============
 //   0,0    \\
//   Home 1   \\
\\            //
 \\~~~~~~~~~~//
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from rich.cells import cell_len

S, SW, NW, N, NE, SE = range(6)  # the edges, clockwise; the index is that of the catalogue's
FLAT: Final = 12  # characters of the upper and lower edge
SLANT: Final = 2  # lines of a slanting edge; the next column starts this many lines lower
PITCH: Final = FLAT + SLANT  # characters from one column to the next
ROOM: Final = (FLAT - 2, FLAT, FLAT)  # columns of the three lines of text inside
GAP: Final = 4  # characters between two maps
_CLASH: Final = "clash"
_LEVEL: Final = {"field": "_", "road": "=", "water": "~", _CLASH: "x"}
_RISING_EDGES: Final = {"field": "/", "road": "/", "water": "~", _CLASH: "x"}
_FALLING_EDGES: Final = {"field": "\\", "road": "\\", "water": "~", _CLASH: "x"}


@dataclass(frozen=True, slots=True)
class Hexagon:
    """One tile where it lies: column and row (axial), what its edges show, what stands in it."""

    column: int
    row: int
    edges: tuple[str, ...]  # "field", "road" or "water" for S, SW, NW, N, NE, SE
    lines: tuple[str, str, str]


def draw(hexagons: Sequence[Hexagon]) -> list[str]:
    """The lines of the map, without spaces at their ends."""
    if not hexagons:
        return []
    at = {(hexagon.column, hexagon.row): hexagon for hexagon in hexagons}
    left = min(column for column, _ in at)
    top = min(2 * row + column for column, row in at)
    width = (max(column for column, _ in at) - left + 1) * PITCH + SLANT
    height = (max(2 * row + column for column, row in at) - top + 2) * SLANT + 1
    page = [[" "] * width for _ in range(height)]
    for hexagon in hexagons:
        x = (hexagon.column - left) * PITCH
        y = (2 * hexagon.row + hexagon.column - top) * SLANT
        _draw_one(page, x, y, hexagon, _list_edges(hexagon, at))
    return ["".join(line).rstrip() for line in page]


def beside(blocks: Sequence[Sequence[str]], width: int) -> list[str]:
    """Blocks of lines next to each other, as many as fit into a width, in rows with a gap."""
    rows: list[list[Sequence[str]]] = []
    used = 0
    for block in blocks:
        needed = max(map(cell_len, block), default=0) + GAP
        if not rows or used + needed - GAP > width:
            rows.append([])
            used = 0
        rows[-1].append(block)
        used += needed
    out: list[str] = []
    for row in rows:
        widths = [max(map(cell_len, block), default=0) + GAP for block in row]
        for lines in zip_longest(*row, fillvalue=""):
            padded = (line + " " * (n - cell_len(line)) for line, n in zip(lines, widths))
            out.append("".join(padded).rstrip())
        out.append("")
    return out[:-1]


def _list_edges(hexagon: Hexagon, at: dict[tuple[int, int], Hexagon]) -> list[tuple[str, bool]]:
    """For each edge what to draw, and whether a neighbour lies there."""
    out = []
    for edge, (across, down) in enumerate(((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))):
        kind = hexagon.edges[edge]
        other = at.get((hexagon.column + across, hexagon.row + down))
        if other is not None and other.edges[(edge + 3) % 6] != kind:
            kind = _CLASH
        out.append((kind, other is not None))
    return out


def _draw_one(
    page: list[list[str]], x: int, y: int, hexagon: Hexagon, shown: list[tuple[str, bool]]
) -> None:
    bottom = y + 2 * SLANT
    for i in range(FLAT):
        page[bottom][x + SLANT + i] = _LEVEL[shown[S][0]]
        if not shown[N][1]:  # else the neighbour's lower edge
            page[y][x + SLANT + i] = _LEVEL[shown[N][0]]
    right = x + PITCH + 1
    for i in range(SLANT):
        upper, lower = y + 1 + i, bottom - i
        _slant(page[upper], x + SLANT - 1 - i, 1, shown[NW], _RISING_EDGES)
        _slant(page[lower], x + SLANT - 1 - i, 1, shown[SW], _FALLING_EDGES)
        _slant(page[upper], right - SLANT + 1 + i, -1, shown[NE], _FALLING_EDGES)
        _slant(page[lower], right - SLANT + 1 + i, -1, shown[SE], _RISING_EDGES)
    for i, text in enumerate(hexagon.lines):
        start = x + (PITCH + SLANT - ROOM[i]) // 2
        page[y + 1 + i][start : start + ROOM[i]] = _centre(text, ROOM[i])


def _centre(text: str, room: int) -> list[str]:
    """A text centred in `room` columns, column by column: a wide letter leaves the one
    after it empty, a mark without width stays with the letter before it."""
    columns = [""]  # the first for marks that come before any letter
    for letter in text:
        width = cell_len(letter)
        if width == 0:
            columns[-1] += letter
        elif len(columns) - 1 + width <= room:
            columns += [letter] + [""] * (width - 1)
    before, *columns = columns
    if columns:
        columns[0] = before + columns[0]
    left = (room - len(columns)) // 2
    return [" "] * left + columns + [" "] * (room - len(columns) - left)


def _slant(
    line: list[str], x: int, inside: int, shown: tuple[str, bool], signs: dict[str, str]
) -> None:
    """One character of a slanting edge; a road's second line is drawn by the tile to its left."""
    kind, met = shown
    line[x] = signs[kind]
    if kind == "road" and not (met and inside > 0):
        line[x + inside] = signs[kind]
