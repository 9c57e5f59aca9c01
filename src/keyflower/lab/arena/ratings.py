"""Ratings of bots by openskill's Plackett-Luce model, from the places in all games."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's rating, its uncertainty, and mu - 3 sigma as a lower bound."""

    mu: float
    sigma: float
    ordinal: float


def rate(
    bots: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]
) -> dict[str, Rating]:
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
        bot: Rating(rating.mu, rating.sigma, rating.ordinal()) for bot, rating in ratings.items()
    }
