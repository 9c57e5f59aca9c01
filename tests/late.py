"""A short finished game: it starts late, so that looking at all of it takes little time."""

from functools import cache

from keyflower.formats.record import Record
from keyflower.game import Game, Replay
from keyflower.rules.state import TURN
from keyflower.runs.table import Turns, play_game

LEFT = 16  # moves, about


@cache
def late_game(players: int = 2, seed: int = 7, bot: str = "greedy", left: int = LEFT) -> Record:
    """The last turns of a game of bots."""
    record = play_game(players, seed, [bot])
    replay = Replay(record)
    while replay.at < len(record.moves) - left or replay.game.state.phase != TURN:
        replay.step()
    game = Game.from_state(replay.game.state.clone())
    turns = Turns(game, [bot] * players, seed)
    turns.start()
    while not game.over:
        turns.advance()
    return game.record()
