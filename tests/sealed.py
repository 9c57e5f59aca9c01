"""Games whose draws were fixed beforehand, played at random, for tests."""

import random

from keyflower.formats.record import Record
from keyflower.formats.seals import Seal
from keyflower.game import Game
from keyflower.rules.draws import Draws

SECRET = "5e" * 32
MINE = "a1" * 32


def seal(game: str = "table-1", since: int = 0, players: int = 2, past: str = "") -> Seal:
    """A seal to which the first seat has contributed, alone among bots."""
    covers = "rest" if since else "deal"
    return Seal(game, covers, since, [0], SECRET, [MINE, *[""] * (players - 1)], past)


def play_on(game: Game, by: Seal, steps: int = 100_000, seed: int = 7, season: str = "") -> None:
    """Play at random under a seal, with an undo now and then."""
    chance = random.Random(seed)
    number = 1 + sum(len(entry.outcomes) for entry in game.log[by.since :])
    for _ in range(steps):
        if game.over:
            return
        seat = game.to_act[0]
        if game.can_undo(seat) and chance.random() < 0.2:
            game.undo(seat)
            continue
        game.apply(chance.choice(game.legal(seat)), seat, Draws(by.key(season), number))
        number += len(game.log[-1].outcomes)


def sealed_record(players: int = 2, steps: int = 100_000) -> Record:
    """The record of a whole game under a seal, or of its first steps."""
    return played(seal(players=players), steps, players=players)


def played(by: Seal, steps: int = 100_000, seed: int = 7, players: int = 2) -> Record:
    """The first steps of a game whose draws a seal decides; of a daily game only in spring."""
    season = "spring" if by.covers == "seasons" else ""
    game = Game.new(players, 0, draws=Draws(by.key(season), 1))
    play_on(game, by, steps, seed, season)
    record = game.record()
    record.seals = [by]
    return record
