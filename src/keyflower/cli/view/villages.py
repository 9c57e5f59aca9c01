"""The villages of a table as hex maps."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from keyflower.catalogue import COLOURS, RESOURCES
from keyflower.cli.view.hexmap import ROOM, Hexagon, beside, draw
from keyflower.cli.view.names import name, short
from keyflower.rules.lookup import EDGE_KINDS
from keyflower.rules.state import Board
from keyflower.rules.village import column_of, edge, row_of
from keyflower.words import Words

UPGRADED: Final = "▲"


def villages(words: Words, board: Board, seats: Sequence[str], width: int) -> list[str]:
    """The maps of all villages under the names of their owners, side by side as they fit."""
    blocks = [
        [words.cell(words.text("terminal-village", name=who)), *village(words, board, seat)]
        for seat, who in enumerate(seats)
    ]
    return beside(blocks, width)


def village(words: Words, board: Board, seat: int) -> list[str]:
    """The lines of a village's map, and below it the tiles that lie outside."""
    lines = draw([_hexagon(words, board, tile) for tile in board.villages[seat]])
    tiles = board.lookup.catalogue.tiles
    for what, outside in (("to-add", board.won[seat]), ("aside", board.aside[seat])):
        for tile in outside:
            named = name(words, tiles[tile], board.side[tile])
            lines.append(words.cell(words.text(f"terminal-{what}", tile=named)))
    return lines


def _hexagon(words: Words, board: Board, index: int) -> Hexagon:
    tile = board.lookup.catalogue.tiles[index]
    cell = board.cell[index]
    column, row = column_of(cell), row_of(cell)
    upgraded = UPGRADED if board.side[index] and tile.cost is not None else ""
    head = [f"{column},{row}{upgraded}", words.cell(_workers(words, board, index))]
    return Hexagon(
        column,
        row,
        tuple(EDGE_KINDS[edge(board, index, direction)] for direction in range(6)),
        (
            " ".join(filter(None, head)),
            words.cell(short(words, tile, board.side[index], ROOM[1])),
            words.cell(_goods(words, board, index)),
        ),
    )


def _workers(words: Words, board: Board, index: int) -> str:
    """`3R`: three red workers; `4M`: four of mixed colours."""
    numbers = board.workers_on[index * len(COLOURS) : (index + 1) * len(COLOURS)]
    kinds = [colour for n, colour in zip(numbers, COLOURS) if n]
    if not kinds:
        return ""
    letter = f"letter-{kinds[0]}" if len(kinds) == 1 else "terminal-letter-mixed"
    return words.number(sum(numbers)) + words.text(letter)


def _goods(words: Words, board: Board, index: int) -> str:
    """`2i 1g`: two iron and one gold; without spaces where they do not fit."""
    numbers = board.goods[index * len(RESOURCES) : (index + 1) * len(RESOURCES)]
    parts = [
        words.number(n) + words.text(f"terminal-letter-{kind}")
        for n, kind in zip(numbers, RESOURCES)
        if n
    ]
    spaced = " ".join(parts)
    return spaced if cell_len(spaced) <= ROOM[2] else "".join(parts)
