"""Hexagons, lines, discs and boxes on an image of pixels, with NumPy alone.

By hand, because a picture takes 20 to 40 ms like this, and 200 ms as SVG with resvg.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from keyflower.draw.hexagon import CORNERS, RADIUS, Point
from keyflower.draw.palette import PALETTE

Pixels: TypeAlias = npt.NDArray[np.uint8]


def colour(name: str) -> tuple[int, int, int]:
    """A colour of our palette, by day."""
    value = PALETTE[name][0]
    return int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16)


class Canvas:
    """An image; y grows downwards. What lies outside is cut off."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.pixels: Pixels = np.empty((height, width, 3), np.uint8)
        self.pixels[:] = colour(ground)

    def box(self, left: float, top: float, width: float, height: float, fill: str) -> None:
        """A filled box."""
        rows = slice(max(0, round(top)), max(0, round(top + height)))
        columns = slice(max(0, round(left)), max(0, round(left + width)))
        self.pixels[rows, columns] = colour(fill)

    def disc(self, centre: Point, radius: float, fill: str) -> None:
        """A filled disc."""
        x, y, part = self._around(centre, radius)
        part[(x - centre[0]) ** 2 + (y - centre[1]) ** 2 <= radius**2] = colour(fill)

    def hexagon(self, centre: Point, radius: float, fill: str) -> None:
        """A filled hexagon with a flat top."""
        x, y, part = self._around(centre, radius)
        inside = np.ones(part.shape[:2], bool)
        for k in range(6):
            (ax, ay), (bx, by) = CORNERS[k], CORNERS[(k + 1) % 6]
            across = (bx - ax) * (y - centre[1]) - (by - ay) * (x - centre[0])
            inside &= across >= (ay * bx - ax * by) * radius / RADIUS
        part[inside] = colour(fill)

    def line(self, start: Point, end: Point, width: float, stroke: str) -> None:
        """A thick line with round ends."""
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        dx, dy = end[0] - start[0], end[1] - start[1]
        reach = (dx**2 + dy**2) ** 0.5 / 2 + width
        x, y, part = self._around(middle, reach)
        along = ((x - start[0]) * dx + (y - start[1]) * dy) / max(dx**2 + dy**2, 1e-9)
        along = np.clip(along, 0.0, 1.0)
        away = (x - start[0] - along * dx) ** 2 + (y - start[1] - along * dy) ** 2
        part[away <= (width / 2) ** 2] = colour(stroke)

    def _around(
        self, centre: Point, reach: float
    ) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64], Pixels]:
        """The pixels around a point: their columns, their rows, and themselves."""
        height, width = self.pixels.shape[:2]
        left, right = (int(np.clip(centre[0] + d, 0, width)) for d in (-reach, reach + 1))
        top, bottom = (int(np.clip(centre[1] + d, 0, height)) for d in (-reach, reach + 1))
        x = np.arange(left, right, dtype=np.float64)[None, :] + 0.5
        y = np.arange(top, bottom, dtype=np.float64)[:, None] + 0.5
        return x, y, self.pixels[top:bottom, left:right]
