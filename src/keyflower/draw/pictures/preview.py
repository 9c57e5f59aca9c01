"""Pictures that become pixels, 1200 × 630, for links in chats and feeds: the villages of a game,
or some tiles.

With colours instead of variables and digits as shapes: those who turn them into pixels know no CSS
and may have no font.
"""

import re
from collections.abc import Sequence
from typing import Final

from keyflower.catalogue import Catalogue, load
from keyflower.draw.formulas.digits import draw_as_shapes, draw_number
from keyflower.draw.hexagon import VIEW_BOX
from keyflower.draw.palette import PALETTE
from keyflower.draw.pictures.mark import SIDE
from keyflower.draw.pictures.picture import draw_picture, draw_tile
from keyflower.draw.pictures.village import draw_village
from keyflower.draw.svg import circle, group, nums, rect, tag
from keyflower.draw.symbol import Box, put, read_parts
from keyflower.rules.state import Board
from keyflower.rules.view import View

WIDTH: Final = 1200
HEIGHT: Final = 630
_EDGE: Final = 24.0
_CAPTION: Final = 56.0
_CAPTION_BOX: Final = (-60.0, -_CAPTION / 2, 120.0, _CAPTION)
_GRID: Final = {1: (1, 1), 2: (2, 1), 3: (3, 1), 4: (2, 2), 5: (3, 2), 6: (3, 2)}
"""How many villages stand beside and above each other."""
_TILES: Final = ("miner", "hiring_fair", "sawmill", "windmill")
"""One of each season, for a table without a game."""

_VARIABLE: Final = re.compile(r"var\(--([\w-]+)\)")


def preview_svg(seen: View, points: Sequence[int] | None = None) -> str:
    """All villages as a spectator sees them; with the points of a game that is over."""
    return _draw_page(_draw_villages(seen.board, points), seen.board.lookup.catalogue)


def _draw_villages(board: Board, points: Sequence[int] | None) -> str:
    """Land and pieces only: it takes a third of the shapes, and is easier to see at a glance."""
    columns, rows = _GRID[board.players]
    under = _CAPTION + 6
    across, down = (WIDTH - _EDGE) / columns, (HEIGHT - _EDGE) / rows
    drawn = ""
    for seat in range(board.players):
        x, y = _EDGE + across * (seat % columns), _EDGE + down * (seat // columns)
        width, height = across - _EDGE, down - _EDGE
        drawn += rect(x, y, width, height, 18, fill="var(--paper)")
        # Signs can't be read in a small picture.
        drawn += _fit(*draw_village(board, seat, 60, signs=False), (x, y, width, height - under))
        caption = _draw_caption(seat, points)
        drawn += _fit(caption, _CAPTION_BOX, (x, y + height - under, width, _CAPTION))
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


def _draw_page(drawing: str, catalogue: Catalogue) -> str:
    """The whole picture, with every colour written out."""
    box = (0, 0, WIDTH, HEIGHT)
    page = rect(*box, fill="var(--table)") + drawing
    text = draw_picture(page, box, WIDTH, "light", catalogue, "Keyflower")
    return _VARIABLE.sub(lambda name: PALETTE[name[1]][0], draw_as_shapes(text))
