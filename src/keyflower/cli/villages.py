"""The villages of a table as hex maps."""

from collections.abc import Sequence
from typing import Final

from keyflower.catalogue import COLOURS, RESOURCES
from keyflower.cli.hexmap import ROOM, Hexagon, beside, draw
from keyflower.cli.names import name, short
from keyflower.rules.state import Table
from keyflower.rules.tables import EDGE_KINDS
from keyflower.rules.village import column_of, edge, row_of

UPGRADED: Final = "▲"

LEGEND: Final = (
    f"edges: == // road, __ / field, ~ water, x clash · {UPGRADED} upgraded · 2i 1s 3w 1g: iron,"
    " stone, wood, gold · 3R: red workers"
)


def villages(table: Table, seats: Sequence[str], width: int) -> list[str]:
    """The maps of all villages under the names of their owners, side by side as they fit."""
    blocks = [[f"{who}'s village", *village(table, seat)] for seat, who in enumerate(seats)]
    return beside(blocks, width)


def village(table: Table, seat: int) -> list[str]:
    """The lines of a village's map, and below it the tiles that lie outside."""
    lines = draw([_hexagon(table, tile) for tile in table.villages[seat]])
    tiles = table.tables.catalogue.tiles
    for what, outside in (("to be added", table.won[seat]), ("set aside", table.aside[seat])):
        lines += [f"{what}: {name(tiles[tile], table.side[tile])}" for tile in outside]
    return lines


def _hexagon(table: Table, index: int) -> Hexagon:
    tile = table.tables.catalogue.tiles[index]
    cell = table.cell[index]
    column, row = column_of(cell), row_of(cell)
    upgraded = UPGRADED if table.side[index] and tile.cost is not None else ""
    head = " ".join(filter(None, (f"{column},{row}{upgraded}", _workers(table, index))))
    return Hexagon(
        column,
        row,
        tuple(EDGE_KINDS[edge(table, index, direction)] for direction in range(6)),
        (head, short(tile, table.side[index], ROOM[1]), _goods(table, index)),
    )


def _workers(table: Table, index: int) -> str:
    """`3R`: three red workers; `4M`: four of mixed colours."""
    numbers = table.workers_on[index * len(COLOURS) : (index + 1) * len(COLOURS)]
    kinds = [colour[0].upper() for n, colour in zip(numbers, COLOURS) if n]
    if not kinds:
        return ""
    return f"{sum(numbers)}{kinds[0] if len(kinds) == 1 else 'M'}"


def _goods(table: Table, index: int) -> str:
    """`2i 1g`: two iron and one gold; without spaces where they do not fit."""
    numbers = table.goods[index * len(RESOURCES) : (index + 1) * len(RESOURCES)]
    parts = [f"{n}{kind[0]}" for n, kind in zip(numbers, RESOURCES) if n]
    spaced = " ".join(parts)
    return spaced if len(spaced) <= ROOM[2] else "".join(parts)
