"""Positions: any state as readable JSON and back, so that the game plays on identically.

`docs/position.md` describes the format; `writing` and `reading` do the work.
"""

from keyflower.formats.position.text import dumps as dumps
from keyflower.formats.position.text import loads as loads
from keyflower.formats.position.text import read as read
from keyflower.formats.position.text import read_view as read_view
from keyflower.formats.position.writing import write as write
from keyflower.formats.position.writing import write_own_view as write_own_view
from keyflower.formats.position.writing import write_tile as write_tile
from keyflower.formats.position.writing import write_view as write_view
