"""Pictures that become pixels: for links in chats and feeds every village of a game, or some tiles,
1200 × 630; for those who watch an agent the whole table, 1200 × 820.

With colours instead of variables and digits as shapes: those who turn them into pixels know no CSS
and may have no font.
"""

import re
from collections.abc import Sequence
from typing import Final

from keyflower.catalogue import COLOURS, Catalogue, load
from keyflower.draw.formulas.digits import draw_as_shapes, draw_number
from keyflower.draw.formulas.pieces import draw_piece
from keyflower.draw.hexagon import VIEW_BOX
from keyflower.draw.palette import PALETTE
from keyflower.draw.pictures.mark import SIDE
from keyflower.draw.pictures.picture import SMALL, draw_picture, draw_tile
from keyflower.draw.pictures.village import draw_lying_tile, draw_village
from keyflower.draw.svg import circle, group, nums, rect, tag
from keyflower.draw.symbol import Box, put, read_parts
from keyflower.rules.pieces import MAX_PLAYERS
from keyflower.rules.state import Board
from keyflower.rules.view import View

WIDTH: Final = 1200
HEIGHT: Final = 630
_EDGE: Final = 24.0
_CAPTION: Final = 56.0
_CAPTION_BOX: Final = (-60.0, -_CAPTION / 2, 120.0, _CAPTION)
_LOTS: Final = 190  # height of the lots above the villages, with their bids
_BIDS: Final = 56.0
_FEWEST_LOTS: Final = 9  # so many would fit beside each other: fewer aren't drawn larger
_GRID: Final = {1: (1, 1), 2: (2, 1), 3: (3, 1), 4: (2, 2), 5: (3, 2), 6: (3, 2)}
"""How many villages stand beside and above each other."""
_TILES: Final = ("miner", "hiring_fair", "sawmill", "windmill")
"""One of each season, for a table without a game."""

_VARIABLE: Final = re.compile(r"var\(--([\w-]+)\)")


def preview_svg(seen: View, points: Sequence[int] | None = None) -> str:
    """All villages as a spectator sees them; with the points of a game that is over."""
    return _draw_page(_draw_villages(seen.board, 0.0, points), seen.board.lookup.catalogue)


def table_svg(seen: View) -> str:
    """The open table: the lots with their bids on top, below them all villages; those of seats that
    owe a decision are framed."""
    board = seen.board
    slots = [slot for slot, tile in enumerate(board.slot_tile) if tile >= 0]
    across = (WIDTH - 2 * _EDGE) / max(len(slots), _FEWEST_LOTS)
    drawn = ""
    for n, slot in enumerate(slots):
        x = _EDGE + across * n
        lot = "".join(draw_lying_tile(board, board.slot_tile[slot], 0, SMALL, signs=True))
        bids = _draw_bids(board, slot)
        drawn += _fit(lot, VIEW_BOX, (x, _EDGE, across, _LOTS - _BIDS))
        drawn += _fit(bids, (0, 0, 90, 48), (x, _EDGE + _LOTS - _BIDS, across, _BIDS))
    drawn += _draw_villages(board, _LOTS, None, board.to_act())
    return _draw_page(drawn, board.lookup.catalogue, HEIGHT + _LOTS)


def _draw_villages(
    board: Board, top: float, points: Sequence[int] | None, framed: Sequence[int] = ()
) -> str:
    """Land and pieces only: it takes a third of the shapes, and is easier to see at a glance."""
    columns, rows = _GRID[board.players]
    under = _CAPTION + 6
    across, down = (WIDTH - _EDGE) / columns, (HEIGHT - _EDGE) / rows
    drawn = ""
    for seat in range(board.players):
        x, y = _EDGE + across * (seat % columns), top + _EDGE + down * (seat // columns)
        width, height = across - _EDGE, down - _EDGE
        frame = {"stroke": "var(--accent)", "stroke_width": "6"} if seat in framed else {}
        drawn += rect(x, y, width, height, 18, fill="var(--paper)", **frame)
        # Nobody reads signs in a small picture.
        drawn += _fit(*draw_village(board, seat, 60, signs=False), (x, y, width, height - under))
        caption = _draw_caption(seat, points)
        drawn += _fit(caption, _CAPTION_BOX, (x, y + height - under, width, _CAPTION))
    return drawn


def _draw_bids(board: Board, slot: int) -> str:
    """By seat: how many workers of which colour."""
    drawn = ""
    for seat in range(board.players):
        at = slot * MAX_PLAYERS + seat
        x, y = 30.0 * (seat % 3), 24.0 * (seat // 3)
        if board.bid_size[at]:
            drawn += rect(x + 1, y, 28, 22, 6, fill=f"var(--seat-{seat})")
            drawn += draw_piece(f"worker-{COLOURS[board.bid_colour[at]]}", x + 10, y + 11, 18)
            drawn += draw_number(board.bid_size[at], x + 22, y + 11, 15, "var(--on-seat)")
    return drawn


def welcome_svg() -> str:
    """For pages without a game: the mark, and a tile of each season."""
    printed = load()
    across = (WIDTH - 2 * _EDGE) / len(_TILES)
    drawn = _fit(
        read_parts("mark.svg")["mark"], (0, 0, SIDE, SIDE), (WIDTH / 2 - 120, 40, 240, 240)
    )
    for n, name in enumerate(_TILES):
        tile = "".join(draw_tile(printed.tile(name), "front", "L"))
        drawn += _fit(tile, VIEW_BOX, (_EDGE + across * n, 300, across, 280))
    return _draw_page(drawn, printed)


def _draw_caption(seat: int, points: Sequence[int] | None) -> str:
    """The emblem of a seat, and its points; the winners' are underlined in gold."""
    x = 0.0 if points is None else -30.0
    disc = circle(x, 0, 20, fill=f"var(--seat-{seat})")
    glyph = group(put(f"emblem-{seat}", 1, x, 0, 26), color="var(--paper)")
    drawn = disc + glyph
    if points is not None:
        drawn += group(draw_number(points[seat], 26, 0, 34), fill="var(--ink)")
        if points[seat] == max(points):
            drawn += rect(-54, 23, 108, 4, 2, fill="var(--r-gold)")
    return drawn


def _fit(drawing: str, box: Box, place: Box) -> str:
    """What is in a box as large as fits, in the middle of a place."""
    scale = min(place[2] / box[2], place[3] / box[3])
    across, down = box[2] * scale, box[3] * scale
    x, y = place[0] + (place[2] - across) / 2, place[1] + (place[3] - down) / 2
    return tag("svg", drawing, x=x, y=y, width=across, height=down, viewBox=nums(*box))


def _draw_page(drawing: str, catalogue: Catalogue, height: int = HEIGHT) -> str:
    """The whole picture, with every colour written out."""
    box = (0, 0, WIDTH, height)
    page = rect(*box, fill="var(--table)") + drawing
    text = draw_picture(page, box, WIDTH, "light", catalogue, "Keyflower")
    return _VARIABLE.sub(lambda name: PALETTE[name[1]][0], draw_as_shapes(text))
