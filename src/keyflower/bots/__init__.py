"""Opponents: short classes that see a View, never a Game, and answer with the actions of a turn.

A bot is named by a spec: `greedy`, `search:ms=800`, `exec:COMMAND` for a program in any language,
or `package.module:Class` for a class of yours (docs/bots.md). Its module is imported only when the
bot is asked for.

>>> from keyflower import Game
>>> game = Game.new(players=2, seed=7)
>>> bot = make("random", seed=7, seat=game.to_act[0])
>>> legal = game.legal(game.to_act[0])
>>> bot.plan(game.view(game.to_act[0]), legal)[0] in legal
True
"""

from keyflower.bots.bot import Bot
from keyflower.bots.specs import BOTS, Spec, check, make, parse

__all__ = ["BOTS", "Bot", "Spec", "check", "make", "parse"]
