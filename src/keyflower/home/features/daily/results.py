"""A day's game and its results, as they are shown."""

import hmac
from dataclasses import dataclass
from typing import Final

from keyflower.coach.puzzle import Puzzle, shipped
from keyflower.formats.seals import VERSION
from keyflower.game import Game
from keyflower.home import days
from keyflower.home.features.puzzles.puzzles import PuzzleInfo
from keyflower.play.creating import Person, log_rows, new_row, person
from keyflower.play.errors import Unknown
from keyflower.play.rows import LogRow, Sealed, SeatRow, Setup, TableRow, replace
from keyflower.play.seals import daily_seal, source_of
from keyflower.play.villagers import Face, known_face

SEAT: Final = 0  # of the person
Games = list[tuple[TableRow, list[SeatRow]]]


@dataclass(frozen=True)
class DailyResult:
    """A player's result of a day.

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


@dataclass(frozen=True)
class Daily:
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


def secret_of(key: bytes, day: str) -> str:
    """What decides the draws of a day, in hexadecimal. key: of the server, or of all devices"""
    return hmac.digest(key, f"keyflower daily {day}".encode(), "sha256").hex()


def check_day(day: str | None, now: float) -> str:
    """A day that has started; without one, today."""
    today = days.day_of(now)
    if day is not None and (not days.is_day(day) or day > today):
        raise Unknown(f"there is no daily game of {day!r}: it is {today} now")
    return day or today


def puzzle_of(day: str) -> Puzzle:
    """The puzzle of a day: the same everywhere with this version."""
    every = shipped()
    return every[sorted(every)[days.pick(day, len(every))]]


def deal(
    day: str, key: bytes, me: Person, now: float
) -> tuple[TableRow, list[SeatRow], list[LogRow]]:
    """The game of a day for one more person. It has no host: it counts for no quota."""
    seats = [person(SEAT, me)]
    for seat, level in enumerate(days.opponents(day), 1):
        seats.append(SeatRow(seat=seat, kind="bot", bot=level.bot))
    setup = Setup(hints=False)
    row = new_row(setup, None, seats, now)
    row.sealed = Sealed(secret_of(key, day), daily=day, version=VERSION)
    source = source_of(row, seats, None)
    assert source is not None
    game = Game.new(len(seats), 0, setup.options.rules(), draws=source.draws())
    row = replace(row, status="playing", seq=1, to_act=game.to_act)
    return row, seats, log_rows(game, [now])


def daily_of(
    day: str,
    now: float,
    key: bytes,
    identity: str | None,
    mine: str | None,
    finished: bool,
    ranks: dict[str, int],
    *,
    games: Games,
    past: Games,
    puzzle: PuzzleInfo,
    tried: tuple[int, int],
) -> Daily:
    """A day as a client may see it.

    games: of the day, with their ranks by table. past: the asker's finished ones, of all days.
    tried: how many people have tried the puzzle, and how many of them solved it
    """
    secret, closed = secret_of(key, day), now >= days.closes(day)
    following = days.after(day)
    past = [(row, seats) for row, seats in past if days.counts(row.daily, row.finished_at)]
    history = sorted(results_of(past, identity, True, {}), key=lambda one: one.day, reverse=True)
    return Daily(
        day=day,
        today=days.day_of(now),
        now=now,
        ends_at=days.end_of(day),
        closes_at=days.closes(day),
        opponents=[level.id for level in days.opponents(day)],
        commitment=daily_seal(day, secret, 0).commitment,
        next_commitment=daily_seal(following, secret_of(key, following), 0).commitment,
        secret=secret if closed else None,
        mine=mine,
        finished=finished,
        results=results_of(games, identity, closed or finished, ranks),
        history=history,
        streak=days.streak([one.day for one in history], now),
        puzzle=puzzle,
        puzzle_tried=tried[0],
        puzzle_solved=tried[1],
    )


def ranked(points: dict[str, list[int]]) -> dict[str, int]:
    """The ranks of games from 1 on, best first; equal ones share theirs."""
    scores = {table: score_of(each) for table, each in points.items()}
    first: dict[tuple[int, int], int] = {}
    order = enumerate(sorted(scores, key=scores.__getitem__, reverse=True), 1)
    return {table: first.setdefault(scores[table], rank) for rank, table in order}


def results_of(
    found: Games, identity: str | None, visible: bool, ranks: dict[str, int]
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
