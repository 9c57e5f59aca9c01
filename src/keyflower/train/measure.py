"""How strong a bot is against others of one kind; `keyflower arena` says more."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from keyflower.arena.intervals import share_interval
from keyflower.arena.match import Match, play_match
from keyflower.arena.pool import unordered
from keyflower.bots.seeds import derived_seed
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


def spec_of(network: Path) -> str:
    """The bot that plays with a network."""
    return f"trained:network={network}"


def strength(bot: str, other: str, players: int, games: int, seed: int, jobs: int) -> Strength:
    """Play a bot against others of one kind, in every seat equally often."""
    wins: list[float] = []
    points = 0
    others = 0
    micros: list[int] = []
    matches = line_ups(bot, other, players, games, seed)
    with closing(unordered(play_match, matches, jobs)) as played:
        for finished in played:
            facts = finished.facts
            if facts.points is None:
                raise KeyflowerError(f"game {finished.number}: a bot failed: {facts.forfeit}")
            seat = finished.number % players
            wins.append(facts.wins()[seat])
            points += facts.points[seat]
            others += sum(facts.points) - facts.points[seat]
            micros += facts.micros[seat]
    low, high = share_interval(wins, [1] * games, players)
    return Strength(
        players=players,
        games=games,
        seed=seed,
        share=round(sum(wins) / games, 4),
        low=round(low, 4),
        high=round(high, 4),
        points=round(points / games, 2),
        others=round(others / ((players - 1) * games), 2),
        ms=round(sum(micros) / len(micros) / 1000, 2),
    )


def line_ups(bot: str, other: str, players: int, games: int, seed: int) -> Iterator[Match]:
    """Matches in which a bot sits at its game's number modulo the number of players."""
    for number in range(games):
        bots = [other] * players
        bots[number % players] = bot
        yield Match(number, derived_seed("measure", seed, number), tuple(bots))
