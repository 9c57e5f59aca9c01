"""95 % intervals of win shares.

A bot's wins in one game are what counts as one observation: its seats at a table are not
independent of each other, its games are. A shared win counts its share.

The share of a bot is wins per seat. With w its wins and s its seats in a game, p = Σw / Σs. The
wins per game, q = Σw / games, lie between 0 and 1; their variance, less what only comes from
sitting at a table with more or fewer seats, is Σ(w - p·s)² / games². Wilson's interval is taken
for q, with as many games as would give a plain share of games that variance, and divided by the
mean number of seats. Where the bot has one seat in every game and no win is shared, this is
Wilson's interval of its wins.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

Z: Final = 1.959963984540054  # standard deviations around the mean that hold 95 % of a normal
MOST_WORTH: Final = 2.0  # the most observations that one game counts as, however even its results


def wilson(share: float, n: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of n trials.

    >>> low, high = wilson(0.1, 100)
    >>> round(low, 4), round(high, 4)
    (0.0552, 0.1744)
    """
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return max(0.0, min(middle - reach, share)), min(1.0, max(middle + reach, share))


def share_interval(
    wins: Sequence[float], seats: Sequence[int], players: int
) -> tuple[float, float]:
    """The interval of a bot's wins per seat, from its wins and seats in each of its games."""
    games = len(wins)
    mean_seats = sum(seats) / games
    share = sum(wins) / sum(seats)
    if min(seats) == players:  # it plays against itself alone, and nothing is left to chance
        return share, share
    per_game = min(1.0, share * mean_seats)
    variance = sum((w - share * s) ** 2 for w, s in zip(wins, seats)) / games**2
    worth = float(games)
    if variance > 0 and 0 < per_game < 1:
        worth = min(per_game * (1 - per_game) / variance, MOST_WORTH * games)
    low, high = wilson(per_game, worth)
    return min(low / mean_seats, share), max(high / mean_seats, share)
