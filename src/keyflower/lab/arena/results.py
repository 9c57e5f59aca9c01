"""What the games of an arena came to, bot by bot.

A bot that sits at several seats of a table is counted at each of them: `games` are seats, and
the share of an equal bot is one over the number of players. A forfeited game has no points: the
bot that failed loses it, the others share the win.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

import numpy as np
from openskill.models import PlackettLuce

from keyflower.lab.arena.contest import Contest
from keyflower.lab.arena.intervals import share_interval
from keyflower.lab.arena.match import Facts
from keyflower.rules.pieces import SEASON_NAMES

STALLED: Final = 20  # a village with fewer points has stalled

SOURCES: Final = {
    "F2": "printed",
    "F3": "yards",
    "F5": "resources",
    "F6": "skills",
    "F7": "workers",
    "F10": "boats",
    "F11": "boats",
    "F12": "boats",
    "F13": "turn order",
}
"""Where points come from, by the rule of scoring."""

QUANTILES: Final = {
    "min": 0.0,
    "p5": 0.05,
    "p25": 0.25,
    "median": 0.5,
    "p75": 0.75,
    "p95": 0.95,
    "max": 1.0,
}


@dataclass(frozen=True, slots=True)
class BotRating:
    """By openskill's Plackett-Luce model; the ordinal is a lower bound, mu - 3 sigma."""

    mu: float
    sigma: float
    ordinal: float


@dataclass(frozen=True, slots=True)
class BotResults:
    """One bot; None where there is nothing to average."""

    games: int
    wins: float
    win_share: float
    low: float
    high: float
    score_mean: float | None
    ms_per_decision: float | None
    rating: BotRating
    forfeits: int
    under_20: float | None  # the share of its finished villages with fewer points
    score_quantiles: dict[str, float]
    score_counts: dict[int, int]  # how often it had each number of points
    ms_quantiles: dict[str, float]
    points: dict[str, dict[str, float]]
    """At each season's end, by source: the points if the game ended there, on average."""


@dataclass(frozen=True, slots=True)
class FailedGame:
    """A game that a bot forfeited."""

    game: int
    bot: str
    seat: int
    verdict: str


@dataclass(frozen=True, slots=True)
class Results:
    """A run's results: `finished` of its `games`."""

    players: int
    games: int
    finished: int
    seed: int
    table: list[str]
    bots: dict[str, BotResults]
    winner_mean: float | None
    under_20: float | None  # the share of finished villages with fewer points
    forfeits: list[FailedGame]
    digest: str  # SHA-256 over the records in order

    def ranked(self) -> list[tuple[str, BotResults]]:
        """The bots, those with the largest share of the wins first."""
        return sorted(self.bots.items(), key=lambda item: -item[1].win_share)


def sum_up(contest: Contest, games: Iterable[tuple[int, bytes, Facts]]) -> Results:
    """The results of the games given, in order: number, record, facts."""
    digest = hashlib.sha256()
    numbered: list[tuple[int, Facts]] = []
    for number, record, facts in games:
        digest.update(record)
        numbered.append((number, facts))
    played = [facts for _, facts in numbered]
    points = [facts.points for facts in played if facts.points is not None]
    ratings = rate(contest.bots, [(facts.bots, facts.ranks()) for facts in played])
    return Results(
        players=contest.players,
        games=contest.games,
        finished=len(played),
        seed=contest.seed,
        table=list(contest.table),
        bots={
            bot: _sum_up_bot(bot, [facts for facts in played if bot in facts.bots], ratings[bot])
            for bot in contest.bots
            if any(bot in facts.bots for facts in played)
        },
        winner_mean=mean([max(scores) for scores in points]),
        under_20=mean([score < STALLED for scores in points for score in scores]),
        forfeits=[
            FailedGame(number, facts.bots[failed.seat], failed.seat, failed.verdict)
            for number, facts in numbered
            if (failed := facts.forfeit) is not None
        ],
        digest=digest.hexdigest(),
    )


def _sum_up_bot(bot: str, games: list[Facts], rating: BotRating) -> BotResults:
    """The results of one bot in the games that it played."""
    seats = [[seat for seat, name in enumerate(facts.bots) if name == bot] for facts in games]
    wins = [sum(facts.wins()[seat] for seat in mine) for facts, mine in zip(games, seats)]
    low, high = share_interval(wins, [len(mine) for mine in seats], len(games[0].bots))
    places = [(facts, seat) for facts, mine in zip(games, seats) for seat in mine]
    scores = [facts.points[seat] for facts, seat in places if facts.points is not None]
    micros = [us for facts, seat in places for us in facts.micros[seat]]
    points: dict[str, dict[str, float]] = {}
    for number, season in enumerate(SEASON_NAMES):
        there = [facts.standing[number][seat] for facts, seat in places if facts.standing[number:]]
        if there:
            points[season] = _mean_points(there)
    return BotResults(
        games=len(places),
        wins=sum(wins),
        win_share=sum(wins) / len(places),
        low=low,
        high=high,
        score_mean=mean(scores),
        ms_per_decision=mean([us / 1000 for us in micros]),
        rating=rating,
        forfeits=sum(
            facts.forfeit is not None and facts.forfeit.seat == seat for facts, seat in places
        ),
        under_20=mean([score < STALLED for score in scores]),
        score_quantiles=quantiles(scores),
        score_counts=dict(sorted(Counter(scores).items())),
        ms_quantiles={name: us / 1000 for name, us in quantiles(micros).items()},
        points=points,
    )


def _mean_points(standings: list[dict[str, int]]) -> dict[str, float]:
    """By source: the points of some seats by rule, on average."""
    totals = dict.fromkeys(SOURCES.values(), 0)
    for standing in standings:
        for rule, points in standing.items():
            totals[SOURCES[rule]] += points
    return {source: total / len(standings) for source, total in totals.items()}


def mean(values: Sequence[float]) -> float | None:
    """The mean, if there is anything."""
    return sum(values) / len(values) if values else None


def quantiles(values: Sequence[float]) -> dict[str, float]:
    """Some quantiles of values, between neighbours by proportion; none of nothing.

    >>> quantiles([1, 2, 4])["p75"]
    3.0
    """
    if not values:
        return {}
    return dict(zip(QUANTILES, np.quantile(values, list(QUANTILES.values())).tolist()))


def rate(
    bots: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]
) -> dict[str, BotRating]:
    """The ratings after games, each given as bots and places by seat, in their order.

    A bot with several seats at a table is rated for each of them, and gets the mean; a
    game of one bot against itself says nothing about it.

    >>> ratings = rate(["a", "b"], [(["a", "b"], [0, 1])])
    >>> ratings["a"].mu > ratings["b"].mu
    True
    """
    model = PlackettLuce()
    ratings = {bot: model.rating() for bot in bots}
    for seats, places in games:
        if len(set(seats)) < 2:
            continue
        teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma])] for bot in seats]
        after = model.rate(teams, ranks=[float(place) for place in places])
        for bot in set(seats):
            mine = [team[0] for team, name in zip(after, seats) if name == bot]
            means = [fmean(one.mu for one in mine), fmean(one.sigma for one in mine)]
            ratings[bot] = model.create_rating(means)
    return {
        bot: BotRating(rating.mu, rating.sigma, rating.ordinal()) for bot, rating in ratings.items()
    }
