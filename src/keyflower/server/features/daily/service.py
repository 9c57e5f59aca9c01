"""The daily game: everyone on a server plays the same deal against the same bots each UTC day.

There is one attempt for each person and day. Results are those of the tables, which the server has
played itself: nobody can send one. See docs/daily.md.
"""

import hmac
import secrets
from contextlib import suppress
from functools import partial
from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import FromPath
from msgspec import Struct
from sqlalchemy import Connection, select

from keyflower.coach.puzzle import shipped
from keyflower.features.puzzles import PuzzleInfo, info
from keyflower.game import Game
from keyflower.play import TableRow
from keyflower.play.creating import log_rows, new_row, person
from keyflower.play.rows import Sealed, SeatRow, Setup, replace
from keyflower.play.seals import daily_seal, source_of
from keyflower.play.villagers import Face, known_face
from keyflower.server.features.daily import days
from keyflower.server.features.puzzles import count_tries, find_difficulties, find_tried
from keyflower.server.storage import Conflict, Identity, Store
from keyflower.server.storage.relation import PersonRef, Relation, TableRef
from keyflower.server.storage.statements.games import OVER, Seated, find_seated, tables
from keyflower.server.storage.statements.people import keep_server_key
from keyflower.server.tables import LiveTable
from keyflower.server.tables.day import closes, counts, end_of, is_day
from keyflower.server.tables.feature import Feature
from keyflower.server.tables.registry import TableRegistry
from keyflower.server.tables.routes.given import Asker, OurVisit
from keyflower.server.tables.routes.wire import Joined
from keyflower.server.web.errors import Unknown
from keyflower.server.web.given import api_router

SEAT = 0  # of the person
MOST = 100  # results of a day that are shown, besides the asker's


class DailyResult(Struct, frozen=True):
    """Somebody's result of a day.

    rank: among the results of the day, equal ones share theirs; 0 where only the asker's are shown.
    place: among the players of the game. lead: before the best opponent, negative if behind.
    beaten: the opponents by seat, and whether the person has more points.
    table: to look at the game again, where the asker may.
    """

    day: str
    name: str
    face: Face
    me: bool
    rank: int
    points: int
    place: int
    lead: int
    beaten: list[bool]
    table: str | None


class Daily(Struct, frozen=True):
    """The daily game of a day: who plays, its results, and the asker's part in it.

    closes_at: games count if they end before that; then games and secret are open to everyone.
    opponents: their levels, by seat. commitment: to the secret that decides the day's draws;
    next_commitment: to that of the day after. secret: once the day is closed.
    mine: the asker's table of the day, and whether that game is over.
    results: the best, and the asker's. history: the asker's days. Late games count for neither.
    puzzle: of the day; how many people have tried it, and how many of them solved it.
    """

    day: str
    today: str
    now: float
    ends_at: float
    closes_at: float
    opponents: list[str]
    commitment: str
    next_commitment: str
    secret: str | None
    mine: str | None
    finished: bool
    results: list[DailyResult]
    history: list[DailyResult]
    streak: int
    puzzle: PuzzleInfo
    puzzle_tried: int
    puzzle_solved: int


MOST_DAYS: Final = 1000
"""Days of a person."""

Points = Annotated[list[int], msgspec.Meta(min_length=2)]
"""By seat."""


class Attempt(msgspec.Struct, frozen=True):
    """Somebody's daily game of a day: the first one counts, and there is no other."""

    day: str
    """Of UTC, as 2026-07-30."""
    identity: PersonRef
    table_id: TableRef


attempts: Final = Relation("daily_attempts", Attempt, key="day identity")


def has_finished(connection: Connection, day: str, identity_id: str) -> bool:
    """Whether somebody has finished the daily game of a day."""
    over = (tables.c.id == attempts.c.table_id) & (tables.c.status == "finished")
    found = select(tables.c.id).where(attempts.has_key(day, identity_id), over)
    return connection.execute(found).first() is not None


def find_points(connection: Connection, day: str, before: float) -> dict[str, Points]:
    """The points in games of a day that ended before a time, by table; first ended first."""
    wanted = (
        select(tables.c.id, tables.c.result)
        .join(attempts.table, attempts.c.table_id == tables.c.id)
        .where(attempts.c.day == day, OVER, tables.c.finished_at < before)
        .order_by(tables.c.finished_at, tables.c.id)
    )
    found = {}
    for row in connection.execute(wanted).all():
        with suppress(msgspec.ValidationError):  # a damaged one has no place
            found[row.id] = msgspec.convert(row.result, Points)
    return found


def list_finished_by(connection: Connection, identity_id: str) -> list[Seated]:
    """Somebody's finished daily games, last finished first."""
    theirs = select(attempts.c.table_id).where(attempts.c.identity == identity_id)
    return find_seated(connection, tables.c.id.in_(theirs) & OVER, tables.c.finished_at, MOST_DAYS)


class DailyGames(Feature):
    """Whoever has finished the game of a day may see those of others."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def admits(self, row: TableRow, identity: str) -> bool:
        """They know the day's deal."""
        finished = row.status == "finished" and row.daily
        return bool(finished) and await self._store.read(has_finished, row.daily, identity)


async def begin(registry: TableRegistry, me: Identity) -> str:
    """Somebody's table of today: the one that is there, or a new one. -> its id"""
    day = days.day_of(registry.services.now())
    known = await registry.services.store.read(attempts.get, day, me.id)
    if known is not None:
        return known.table_id
    try:
        return (await _dealt(registry, day, me)).id
    except Conflict:  # another page of theirs was quicker
        known = await registry.services.store.read(attempts.get, day, me.id)
        if known is None:
            raise
        return known.table_id


async def _dealt(registry: TableRegistry, day: str, me: Identity) -> LiveTable:
    """The game of a day for one more person. It has no host: it counts for no quota."""
    seats = [person(SEAT, me)]
    for seat, level in enumerate(days.opponents(day), 1):
        seats.append(SeatRow(seat=seat, kind="bot", bot=level.bot))
    setup = Setup(hints=False)
    row = new_row(setup, None, seats, registry.services.now())
    row.sealed = Sealed(await day_secret(registry, day), daily=day, version=2)
    source = source_of(row, seats, None)
    assert source is not None
    game = Game.new(len(seats), 0, setup.options.rules(), draws=source.draws())
    row = replace(
        row, status="playing", seq=1, to_act=game.to_act, due_at=registry.services.steady()
    )
    entries = log_rows(game, [registry.services.now()])
    attempt = Attempt(day, me.id, row.id)
    return await registry.add(row, seats, entries, None, lambda c: attempts.add(c, attempt))


async def day_secret(registry: TableRegistry, day: str) -> str:
    """What decides the draws of a day, in hexadecimal: it follows from a secret of the server."""
    key = await keep_server_key(registry.services.store, "daily", partial(secrets.token_bytes, 32))
    return hmac.digest(key, f"keyflower daily {day}".encode(), "sha256").hex()


async def shown(registry: TableRegistry, day: str | None, identity: str | None) -> Daily:
    """A day as somebody may see it; without a day, today."""
    now = registry.services.now()
    today = days.day_of(now)
    day = today if day is None else day
    if not is_day(day) or day > today:
        raise Unknown(f"there is no daily game of {day!r}: it is {today} now")
    store = registry.services.store
    secret = await day_secret(registry, day)
    following = await day_secret(registry, days.after(day))
    attempt = None if identity is None else await store.read(attempts.get, day, identity)
    mine = None if attempt is None else attempt.table_id
    finished = identity is not None and await store.read(has_finished, day, identity)
    closes_at = closes(day)
    closed = now >= closes_at
    ranks = ranked(await store.read(find_points, day, closes_at))
    best = [table for number, table in enumerate(ranks) if number < MOST or table == mine]
    games = await store.read(find_seated, tables.c.id.in_(best), limit=len(best))
    results = results_of(games, identity, closed or finished, ranks)
    past = [] if identity is None else await store.read(list_finished_by, identity)
    past = [(row, seats) for row, seats in past if counts(row.daily, row.finished_at)]
    every = shipped()  # the same on every server of this version
    puzzle = every[sorted(every)[days.pick(day, len(every))]]
    tried, solved = await store.read(count_tries, puzzle.id)
    tries = {} if identity is None else await store.read(find_tried, identity)
    history = sorted(results_of(past, identity, True, {}), key=lambda one: one.day, reverse=True)
    return Daily(
        day=day,
        today=today,
        now=now,
        ends_at=end_of(day),
        closes_at=closes_at,
        opponents=[level.id for level in days.opponents(day)],
        commitment=daily_seal(day, secret, 0).commitment,
        next_commitment=daily_seal(days.after(day), following, 0).commitment,
        secret=secret if closed else None,
        mine=mine,
        finished=finished,
        results=results,
        history=history,
        streak=days.streak([one.day for one in history], now),
        puzzle=info(puzzle, await store.read(find_difficulties), tries),
        puzzle_tried=tried,
        puzzle_solved=solved,
    )


def ranked(points: dict[str, Points]) -> dict[str, int]:
    """The ranks of games from 1 on, best first; equal ones share theirs."""
    scores = {table: score_of(each) for table, each in points.items()}
    first: dict[tuple[int, int], int] = {}
    order = enumerate(sorted(scores, key=scores.__getitem__, reverse=True), 1)
    return {table: first.setdefault(scores[table], rank) for rank, table in order}


def results_of(
    found: list[Seated], identity: str | None, visible: bool, ranks: dict[str, int]
) -> list[DailyResult]:
    """The results of finished games, best first.

    visible: whether the asker may look at the games.
    """
    games = [(row, seats[SEAT], row.result) for row, seats in found if row.result and seats]
    games.sort(key=lambda game: ranks.get(game[0].id, 0))
    return [
        DailyResult(
            day=row.daily,
            name=seat.name,
            face=known_face(seat.face),
            me=identity is not None and seat.identity == identity,
            rank=ranks.get(row.id, 0),
            points=points[SEAT],
            place=1 + sum(other > points[SEAT] for other in points),
            lead=score_of(points)[1],
            beaten=[points[SEAT] > other for other in points[1:]],
            table=row.id if visible else None,
        )
        for row, seat, points in games
    ]


def score_of(points: list[int]) -> tuple[int, int]:
    """By what people are ranked: their points, and the lead before the best opponent."""
    return points[SEAT], points[SEAT] - max(points[1:])


@get("/daily", summary="The daily game of today")
async def today_shown(visit: OurVisit) -> Daily:
    """Who plays, the results so far, and your own days. A day is one of UTC."""
    return await shown(visit.registry, None, visit.identity)


@get("/daily/{day:str}", summary="The daily game of a day")
async def day_shown(day: FromPath[str], visit: OurVisit) -> Daily:
    """As 2026-07-30; the secret of its draws once the day is closed, an hour after its end."""
    return await shown(visit.registry, day, visit.identity)


@post("/daily", status_code=200, summary="Play the daily game")
async def daily_begun(me: Asker) -> Joined:
    """Your table of today: there is one, and asking again gives the same."""
    me.allow("tables", "new tables")
    return Joined(await begin(me.registry, me.person))


router = api_router("daily game", __name__)
