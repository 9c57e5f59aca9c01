"""Positions that pin a network: what it says about them is on its card."""

from typing import Final

from keyflower.bots.features import Encoder, rows
from keyflower.bots.network import Network
from keyflower.game import Game
from keyflower.rules.pieces import MAX_PLAYERS, MIN_PLAYERS

APART: Final = 29  # actions between two positions
STRIDE: Final = 7  # a fixed way through the legal actions


def probe(network: Network) -> list[float]:
    """The logits of a few positions of one game for each number of players."""
    logits: list[float] = []
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        game = Game.new(players, players)
        while not game.over:
            if len(game.log) % APART == 0:
                numbers = rows(1)
                seat = len(game.log) % players
                Encoder(game.state, seat).write(game.state, numbers, 0)
                logits += network.logits(numbers)
            legal = game.legal(game.to_act[0])
            game.apply(legal[len(game.log) * STRIDE % len(legal)])
    return [round(logit, 3) for logit in logits]
