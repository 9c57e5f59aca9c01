"""How strong a bot is against others of one kind; `keyflower arena` says more."""

from contextlib import closing
from dataclasses import dataclass

from keyflower.lab.arena.contest import Contest
from keyflower.lab.arena.match import play_match
from keyflower.lab.arena.results import sum_up
from keyflower.lab.engine import Engine
from keyflower.rules.errors import KeyflowerError


@dataclass(frozen=True, slots=True)
class Strength:
    """A bot's share of the win where all others are of one kind, with its 95 % interval."""

    players: int
    games: int
    seed: int
    share: float
    low: float
    high: float
    points: float
    others: float
    ms: float
    """Milliseconds for each answer of the bot."""

    def __str__(self) -> str:
        return (
            f"{self.players} players: {self.share:.1%} ({self.low:.1%} to {self.high:.1%}) of"
            f" {self.games} games, points {self.points:.1f} : {self.others:.1f},"
            f" {self.ms:.1f} ms an answer"
        )


def measure(bot: str, other: str, players: int, games: int, seed: int, engine: Engine) -> Strength:
    """Play a bot against others of one kind, in every seat equally often."""
    contest = Contest.of_table([bot, *[other] * (players - 1)], games, seed)
    with closing(engine.run(play_match, contest.matches())) as played:
        results = sum_up(contest, [(game.number, b"", game.facts) for game in played])
    if results.forfeits:
        raise KeyflowerError(f"a bot failed: {results.forfeits[0]}")
    mine, others = results.bots[bot], results.bots[other]
    return Strength(
        players=players,
        games=games,
        seed=seed,
        share=round(mine.win_share, 4),
        low=round(mine.low, 4),
        high=round(mine.high, 4),
        points=round(mine.score_mean or 0.0, 2),
        others=round(others.score_mean or 0.0, 2),
        ms=round(mine.ms_per_decision or 0.0, 2),
    )
