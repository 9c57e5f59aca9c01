"""One game of an arena: who plays, how it went, and how long each bot thought."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass

from keyflower.bots.failure import BotFailure
from keyflower.formats.record import MAX_NAME_LENGTH
from keyflower.formats.scores import by_rule
from keyflower.game import Game
from keyflower.runs.table import Turns

Standing = list[dict[str, int]]  # by seat: the points by the rule that gives them, such as `F2`


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played; its number counts from 1."""

    number: int
    seed: int
    bots: tuple[str, ...]  # by seat


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A bot that failed: it loses, the others share the win, and the game ends there."""

    seat: int
    verdict: str


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts about a game besides its record."""

    bots: list[str]  # by seat
    points: list[int] | None  # by seat, unless the game was forfeited
    forfeit: Forfeit | None
    standing: list[Standing]  # at the end of each season that was played to its end
    micros: Sequence[Sequence[float]]  # by seat: microseconds for each answer of its bot

    def wins(self) -> list[float]:
        """By seat: 1 for the winner, shared where several won."""
        ranks = self.ranks()
        return [(rank == 0) / ranks.count(0) for rank in ranks]

    def ranks(self) -> list[int]:
        """By seat: how many did better."""
        points: Sequence[int] = self.points or []
        if self.forfeit is not None:
            points = [seat != self.forfeit.seat for seat in range(len(self.bots))]
        return [sum(other > own for other in points) for own in points]


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that was played: its record as text, and the facts beside it."""

    number: int
    record: str
    facts: Facts


def play_match(match: Match) -> Finished:
    """Play a game; everything but the times follows from the match, if the bots see to it."""
    game = Game.new(len(match.bots), match.seed)
    turns = Turns(game, match.bots, match.seed)
    standing: list[Standing] = []
    forfeit = None
    with closing(turns):
        try:
            turns.start()
            season = game.state.season
            while not game.over:
                turns.advance()
                if game.state.season != season or game.over:
                    season = game.state.season
                    standing.append([by_rule(score) for score in game.scores()])
        except BotFailure as failure:
            forfeit = Forfeit(failure.seat, failure.verdict)
    record = game.record()
    record.names = [bot[:MAX_NAME_LENGTH] for bot in match.bots]
    points = None if forfeit is not None else record.result
    facts = Facts(list(match.bots), points, forfeit, standing, turns.micros)
    return Finished(match.number, record.dumps(), facts)
