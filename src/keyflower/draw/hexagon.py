"""The hexagon: flat top, circumradius 100, centre at 0, 0, y grows downwards.

Edges are numbered clockwise from the south as in `keyflower.catalogue.EDGES`; a tile that is
turned by k steps shows its edge i where edge i + k lies.
"""

import math
from typing import Final

RADIUS: Final = 100.0
APOTHEM: Final = RADIUS * math.sqrt(3) / 2
ACROSS: Final = 1.5 * RADIUS  # from a column of a village to the next
DOWN: Final = 2 * APOTHEM  # from a tile to its southern neighbour
VIEW_BOX: Final = (-100.0, -86.6, 200.0, 173.2)
TURN: Final = 60  # degrees of one step of rotation, clockwise
Point = tuple[float, float]


def angle(edge: int) -> int:
    """Degrees from the east to an edge's middle: 90 for the south."""
    return 90 + TURN * edge


def at(edge: int, distance: float) -> Point:
    """The point at a distance from the centre towards an edge's middle."""
    way = math.radians(angle(edge))
    return distance * math.cos(way), distance * math.sin(way)


def centre(column: int, row: int) -> Point:
    """The centre of a village's cell; the home's is 0, 0."""
    return ACROSS * column, DOWN * (row + column / 2)
