"""Keyflower: the complete board game as a library.

>>> from keyflower import Game
>>> game = Game.new(players=4, seed=7)
>>> while not game.over:
...     seat = game.to_act[0]
...     game.apply(game.legal(seat)[-1])
>>> [score.total for score in game.scores()] == game.record().result
True
"""

from keyflower.catalogue import Catalogue as Catalogue
from keyflower.catalogue import CatalogueError as CatalogueError
from keyflower.catalogue import load as load
from keyflower.formats.events import action_text as action_text
from keyflower.formats.events import read_action as read_action
from keyflower.formats.record import Record as Record
from keyflower.game import Game as Game
from keyflower.game import determinize as determinize
from keyflower.rules.errors import IllegalAction as IllegalAction
from keyflower.rules.errors import IllegalMove as IllegalMove
from keyflower.rules.errors import KeyflowerError as KeyflowerError
from keyflower.rules.errors import NotationError as NotationError
from keyflower.rules.errors import PositionError as PositionError
from keyflower.rules.errors import Reason as Reason
from keyflower.rules.errors import RecordError as RecordError
from keyflower.rules.options import Options as Options
from keyflower.rules.view import View as View

__version__ = "1.0.0"
