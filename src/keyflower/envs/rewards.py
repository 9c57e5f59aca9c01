"""What a finished game is worth to each seat."""

from typing import Final, Literal

from keyflower.game import Game

Reward = Literal["win", "points"]
REWARDS: Final[tuple[Reward, ...]] = ("win", "points")

POINTS: Final = 100.0  # points above the average that are worth 1


def rewards(game: Game, kind: Reward) -> list[float]:
    """The rewards of all seats at the end of a game; they always sum to 0.

    `win`: 1 for the winner, shared between seats that tie, less what a seat wins on average.
    `points`: the points above the average of all seats, in hundreds.
    """
    players = game.players
    if kind == "win":
        winners = game.winners()
        return [(seat in winners) / len(winners) - 1 / players for seat in range(players)]
    totals = [score.total for score in game.scores()]
    average = sum(totals) / players
    return [(total - average) / POINTS for total in totals]
