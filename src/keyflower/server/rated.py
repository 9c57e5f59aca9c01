"""Which games count for ratings, and as what."""

from keyflower.bots.levels import LEVELS, ladder, level_of
from keyflower.play import SeatRow, Setup, TableRow
from keyflower.rules.actions import UNDO
from keyflower.rules.log import Entry
from keyflower.server.days import counts
from keyflower.server.networks import Networks
from keyflower.server.skill import START, Skill
from keyflower.server.storage.statements.ratings import Player


def rated_players(
    row: TableRow, setup: Setup, seats: list[SeatRow], log: list[Entry], networks: Networks
) -> list[Player]:
    """Everyone's place in a game that is over; empty if it doesn't count.

    The tutorial doesn't, nor a game that continues another, nor one in which somebody has two
    seats, nor one against bots with hints or with answers of bots that were taken back, nor a daily
    game that ended after its day was closed. Whoever has left gets the place that the bot reached
    for them.
    """
    continued = row.origin is not None or (row.sealed is not None and row.sealed.since > 0)
    if setup.tutorial or setup.advised or continued or row.result is None:
        return []
    if any(entry.action == UNDO and seats[entry.seat].kind == "bot" for entry in log):
        return []
    if row.daily and not counts(row.daily, row.finished_at):
        return []
    people = [seat.identity for seat in seats if seat.identity is not None]
    found = []
    for seat, points in zip(seats, row.result):
        skill = START if seat.identity is not None else measured(seat.bot)
        if skill is not None:
            place = 1 + sum(other > points for other in row.result)
            network = networks.of(seat.identity or "")
            found.append(Player(seat.identity, skill.mu, skill.sigma, place, network))
    return found if people and len(set(people)) == len(people) and len(found) > 1 else []


def measured(bot: str) -> Skill | None:
    """The rating of a bot, if it is one of the levels."""
    level = level_of(bot)
    if not level:
        return None
    figures = ladder()["levels"][LEVELS[level - 1].id]
    return Skill(figures["rating"], figures["sigma"])
