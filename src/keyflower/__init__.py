"""Keyflower: the complete board game as a library.

>>> from keyflower import Game
>>> game = Game.new(players=4, seed=7)
>>> while not game.over:
...     seat = game.to_act[0]
...     game.apply(game.legal(seat)[-1])
>>> [score.total for score in game.scores()] == game.record().result
True
"""

from keyflower.catalogue import Catalogue, CatalogueError, load
from keyflower.formats.events import action_text, read_action
from keyflower.formats.record import Record
from keyflower.game import Game, determinize
from keyflower.rules.errors import (
    IllegalAction,
    IllegalMove,
    KeyflowerError,
    NotationError,
    PositionError,
    Reason,
    RecordError,
)
from keyflower.rules.options import Options
from keyflower.rules.view import View

__version__ = "1.0.0"

__all__ = [
    "Catalogue",
    "CatalogueError",
    "Game",
    "IllegalAction",
    "IllegalMove",
    "KeyflowerError",
    "NotationError",
    "Options",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "View",
    "__version__",
    "action_text",
    "determinize",
    "load",
    "read_action",
]
