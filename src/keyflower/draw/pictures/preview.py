"""Pictures that become pixels: for links in chats and feeds every village of a game, or some tiles,
1200 × 630; for those who watch an agent the whole table, 1200 × 820.

With colours instead of variables and digits as shapes: those who turn them into pixels know no CSS
and may have no font.
"""

import re
from collections.abc import Sequence
from typing import Final

from keyflower.catalogue import COLOURS
from keyflower.draw.formulas.digits import draw_as_shapes, draw_number
from keyflower.draw.formulas.pieces import draw_piece
from keyflower.draw.hexagon import VIEW_BOX
from keyflower.draw.palette import PALETTE
from keyflower.draw.pictures.mark import icon_svg
from keyflower.draw.pictures.picture import SMALL, draw_picture, tile_svg
from keyflower.draw.pictures.village import draw_lying_tile, village_svg
from keyflower.draw.svg import circle, group, rect
from keyflower.draw.symbol import put
from keyflower.rules.pieces import MAX_PLAYERS
from keyflower.rules.state import Board
from keyflower.rules.view import View

WIDTH: Final = 1200
HEIGHT: Final = 630
_EDGE: Final = 24.0
_CAPTION: Final = 56.0
_LOTS: Final = 190
"""Height of the lots above the villages, with their bids."""
_BIDS: Final = 56.0
_FEWEST_LOTS: Final = 9
"""So many would fit beside each other: fewer aren't drawn larger."""
_GRID: Final = {1: (1, 1), 2: (2, 1), 3: (3, 1), 4: (2, 2), 5: (3, 2), 6: (3, 2)}
"""How many villages stand beside and above each other."""
_TILES: Final = ("miner", "hiring_fair", "sawmill", "windmill")
"""One of each season, for a table without a game."""

_SVG: Final = re.compile(r'^<svg [^>]*?width="(\d+)" height="(\d+)"')
_VARIABLE: Final = re.compile(r"var\(--([\w-]+)\)")


def preview_svg(seen: View, points: Sequence[int] | None = None) -> str:
    """All villages as a spectator sees them; with the points of a game that is over."""
    return _draw_page(_draw_villages(seen.board, 0.0, points))


def table_svg(seen: View) -> str:
    """The open table: the lots with their bids on top, below them all villages; those of seats that
    owe a decision are framed."""
    board = seen.board
    slots = [slot for slot, tile in enumerate(board.slot_tile) if tile >= 0]
    across = (WIDTH - 2 * _EDGE) / max(len(slots), _FEWEST_LOTS)
    drawn = ""
    for n, slot in enumerate(slots):
        x = _EDGE + across * n
        tile = _draw_lot(board, board.slot_tile[slot])
        drawn += _fit(tile, x, _EDGE, across, _LOTS - _BIDS)
        drawn += _fit(_draw_bids(board, slot), x, _EDGE + _LOTS - _BIDS, across, _BIDS)
    return _draw_page(drawn + _draw_villages(board, _LOTS, None, board.to_act()), HEIGHT + _LOTS)


def _draw_villages(
    board: Board, top: float, points: Sequence[int] | None, framed: Sequence[int] = ()
) -> str:
    """Land and pieces only: it takes a third of the shapes, and is easier to see at a glance."""
    columns, rows = _GRID[board.players]
    across, down = (WIDTH - _EDGE) / columns, (HEIGHT - _EDGE) / rows
    drawn = ""
    for seat in range(board.players):
        x, y = _EDGE + across * (seat % columns), top + _EDGE + down * (seat // columns)
        width, height = across - _EDGE, down - _EDGE
        frame = {"stroke": "var(--accent)", "stroke_width": "6"} if seat in framed else {}
        drawn += rect(x, y, width, height, 18, fill="var(--paper)", **frame)
        village = village_svg(board, seat, 60, signs=False)  # nobody reads signs in a small picture
        drawn += _fit(village, x, y, width, height - _CAPTION - 6)
        caption = _draw_caption(board, seat, points)
        drawn += _fit(caption, x, y + height - _CAPTION - 6, width, _CAPTION)
    return drawn


def _draw_lot(board: Board, index: int) -> str:
    """A tile that can be bid for, with the workers on it."""
    tile = "".join(draw_lying_tile(board, index, 0, SMALL, signs=True))
    return draw_picture(tile, VIEW_BOX, 120, "light", board.lookup.catalogue, "lot")


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
    return draw_picture(drawn, (0, 0, 90, 48), 90, "light", board.lookup.catalogue, "bids")


def welcome_svg() -> str:
    """For pages without a game: the mark, and a tile of each season."""
    across = (WIDTH - 2 * _EDGE) / len(_TILES)
    tiles = [
        _fit(tile_svg(tile, "front", 260), _EDGE + across * n, 300, across, 280)
        for n, tile in enumerate(_TILES)
    ]
    return _draw_page(_fit(icon_svg(240), WIDTH / 2 - 120, 40, 240, 240) + "".join(tiles))


def _draw_caption(board: Board, seat: int, points: Sequence[int] | None) -> str:
    """The emblem of a seat, and its points; the winners' are underlined in gold."""
    x = 0.0 if points is None else -30.0
    disc = circle(x, 0, 20, fill=f"var(--seat-{seat})")
    glyph = group(put(f"emblem-{seat}", 1, x, 0, 26), color="var(--paper)")
    drawn = disc + glyph
    if points is not None:
        drawn += group(draw_number(points[seat], 26, 0, 34), fill="var(--ink)")
        if points[seat] == max(points):
            drawn += rect(-54, 23, 108, 4, 2, fill="var(--r-gold)")
    box = (-60.0, -28.0, 120.0, _CAPTION)
    return draw_picture(drawn, box, box[2], "light", board.lookup.catalogue, f"seat {seat}")


def _fit(drawn: str, x: float, y: float, width: float, height: float) -> str:
    """A picture of its own as large as fits, in the middle of a place."""
    found = _SVG.match(drawn)
    assert found is not None
    scale = min(width / float(found[1]), height / float(found[2]))
    across, down = float(found[1]) * scale, float(found[2]) * scale
    left, top = x + (width - across) / 2, y + (height - down) / 2
    where = f'x="{left:.1f}" y="{top:.1f}" width="{across:.1f}" height="{down:.1f}"'
    return drawn.replace(found[0], f"{found[0].split(' width=')[0]} {where}", 1)


def _draw_page(drawing: str, height: int = HEIGHT) -> str:
    """The whole picture, with every colour written out."""
    ground = f'<rect width="{WIDTH}" height="{height}" fill="var(--table)"/>'
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}"'
        f' viewBox="0 0 {WIDTH} {height}">{ground}{drawing}</svg>\n'
    )
    return _VARIABLE.sub(lambda name: PALETTE[name[1]][0], draw_as_shapes(text))
