"""Ratings of people and bots on one scale: openskill's, as the arena measures bots with it.

A bot keeps the rating that was measured (levels.py); a person's changes after every game. Everyone
starts in the middle, and unsure.
"""

from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()


class Skill(NamedTuple):
    """A rating, and how unsure it is."""

    mu: float
    sigma: float


START: Final = Skill(MODEL.mu, MODEL.sigma)
SETTLED: Final = 10
"""After this many games a rating is more than a first guess."""


def after(skills: list[Skill], places: list[int]) -> list[Skill]:
    """Everyone's rating after a game; ties share a place.

    >>> ann, bob = after([START, START], [1, 2])
    >>> ann.mu > START.mu > bob.mu
    True
    """
    teams = [[MODEL.create_rating([skill.mu, skill.sigma])] for skill in skills]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]
