"""How strong a network is: games of `trained` with it against other bots."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from keyflower.arena.intervals import share_interval
from keyflower.arena.match import Match, play_match
from keyflower.arena.pool import unordered
from keyflower.bots.seeds import derived_seed


@dataclass(frozen=True, slots=True)
class Strength:
    """A bot's share of the win against three of another one, with its 95 % interval."""

    games: int
    share: float
    low: float
    high: float
    points: float
    others: float

    def __str__(self) -> str:
        return (
            f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%}) of {self.games} games,"
            f" points {self.points:.1f} : {self.others:.1f}"
        )


def spec_of(network: Path) -> str:
    """The bot that plays with a network."""
    return f"trained:network={network}"


def strength(bot: str, other: str, games: int, seed: int, jobs: int) -> Strength:
    """Play a bot against three of another one, in every seat equally often."""
    wins: list[float] = []
    points = 0
    others = 0
    for finished in unordered(play_match, matches(bot, other, games, seed), jobs):
        facts = finished.facts
        if facts.points is None:
            raise RuntimeError(f"a bot failed: {facts.forfeit}")
        seat = finished.number % len(facts.bots)
        wins.append(facts.wins()[seat])
        points += facts.points[seat]
        others += sum(facts.points) - facts.points[seat]
    low, high = share_interval(wins, [1] * games, 4)
    return Strength(games, sum(wins) / games, low, high, points / games, others / (3 * games))


def matches(bot: str, other: str, games: int, seed: int) -> Iterator[Match]:
    """Line-ups of four: the bot sits at its game's number modulo four."""
    for number in range(games):
        bots = [other] * 4
        bots[number % 4] = bot
        yield Match(number, derived_seed("measure", seed, number), tuple(bots))
