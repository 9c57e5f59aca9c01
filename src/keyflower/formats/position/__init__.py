"""Positions: any state as readable JSON and back, so that the game plays on identically.

`docs/position.md` describes the format; `writing` and `reading` do the work.
"""

from keyflower.formats.position.text import dumps, loads, read, read_view
from keyflower.formats.position.writing import write, write_own_view, write_tile, write_view

__all__ = [
    "dumps",
    "loads",
    "read",
    "read_view",
    "write",
    "write_own_view",
    "write_tile",
    "write_view",
]
