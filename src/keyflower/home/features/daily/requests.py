"""What can be asked about the daily game. There is one attempt for each person and day.

Results are those of the tables, which the home has played itself: nobody can send one.
"""

from typing import NamedTuple, Protocol

from keyflower.home import days
from keyflower.home.features.daily import results
from keyflower.home.features.daily.results import Daily, Games
from keyflower.home.features.puzzles.puzzles import info
from keyflower.home.features.puzzles.requests import PuzzleStore
from keyflower.home.lobby import Joined
from keyflower.home.requests import request
from keyflower.home.visit import Asker, Visit
from keyflower.play.again import Seated


class DayStanding(NamedTuple):
    """The results of a day: ranks by table, and the best games with the asker's."""

    ranks: dict[str, int]
    games: Games


class DailyStore(Protocol):
    """Where the attempts of days are kept."""

    async def key(self) -> bytes:
        """The secret that the secrets of days follow from."""

    async def find_attempt(self, day: str, identity: str) -> str | None:
        """A person's table of a day."""

    async def add_attempt(self, day: str, identity: str, made: Seated) -> str:
        """Store a person's first table of a day, and play. -> its id, or that of the one there"""

    async def has_finished(self, day: str, identity: str) -> bool:
        """Whether a person's game of a day is over."""

    async def find_standing(self, day: str, own: str | None) -> DayStanding:
        """The results of a day so far; own: a table that is shown whatever its rank"""

    async def list_finished(self, identity: str) -> Games:
        """A person's finished daily games, last finished first."""


async def show(visit: Visit, day: str | None) -> Daily:
    """A day as a client may see it; without a day, today."""
    now, identity, store = visit.now(), visit.identity, visit.part(DailyStore)
    day = results.check_day(day, now)
    own, finished, past, tried = None, False, Games(), dict[str, bool]()
    puzzle, puzzles = results.puzzle_of(day), visit.part(PuzzleStore)
    if identity is not None:
        own = await store.find_attempt(day, identity)
        finished = await store.has_finished(day, identity)
        past = await store.list_finished(identity)
        tried = await puzzles.find_tried(identity)
    standing = await store.find_standing(day, own)
    hard = await puzzles.find_difficulties(identity or "")
    return results.daily_of(
        *(day, now, await store.key(), identity, own, finished, standing.ranks),
        games=standing.games,
        past=past,
        puzzle=info(puzzle, hard, tried),
        tried=await puzzles.count_tries(identity or "", puzzle.id),
    )


@request("GET", "/daily", "The daily game of today")
async def show_today(visit: Visit) -> Daily:
    """Who plays, the results so far, and your own days. A day is one of UTC."""
    return await show(visit, None)


@request("GET", "/daily/{day}", "The daily game of a day")
async def show_day(visit: Visit, day: str) -> Daily:
    """As 2026-07-30; the secret of its draws once the day is closed, an hour after its end."""
    return await show(visit, day)


@request("POST", "/daily", "Play the daily game")
async def begin(me: Asker) -> Joined:
    """Your table of today: there is one, and asking again gives the same."""
    me.keep("new tables")
    day, store = days.day_of(me.now()), me.part(DailyStore)
    table = await store.find_attempt(day, me.id)
    if table is None:
        made = Seated(*results.deal(day, await store.key(), me.person, me.now()))
        table = await store.add_attempt(day, me.id, made)
    return Joined(table)
