"""A game with its log, its records, and the check that its draws were fair."""

from keyflower.game.game import Game, Recording, Replay, determinize

__all__ = ["Game", "Recording", "Replay", "determinize"]
