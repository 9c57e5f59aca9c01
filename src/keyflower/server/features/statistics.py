"""Statistics of somebody's finished games. Only they get them.

What a game was made of is calculated once and kept.
"""

import asyncio
from typing import Any, Final

import msgspec
from litestar import get
from msgspec import Struct
from sqlalchemy import Connection, select

from keyflower.bots.levels import level_of
from keyflower.formats.scores import by_rule
from keyflower.game import Game
from keyflower.play.rows import SeatRow, TableRow
from keyflower.rules.chapters.scoring import score
from keyflower.rules.pieces import HOME, TURN_ORDER
from keyflower.server.storage.relation import Relation, TableRef
from keyflower.server.storage.statements.games import OVER, Seated, find_seated, seats, tables
from keyflower.server.tables import LiveTable
from keyflower.server.tables.routes.given import Asker
from keyflower.server.web.errors import Unknown
from keyflower.server.web.given import api_router

MOST_GAMES: Final = 300
AT_ONCE: Final = 5
"""Games that are replayed for one request; the next one goes on."""


class Opponent(Struct, frozen=True):
    """Somebody played against: a person's name, or a bot's level from 1 to 6 (0: not offered)."""

    name: str
    level: int


class FinishedGame(Struct, frozen=True):
    """A game of the asker: how it ended, and what it was made of once that is calculated.

    rules: the points by the rule that gives them, F2 to F13. tiles: of the village.
    """

    table: str
    at: float
    daily: bool
    points: int
    place: int
    opponents: list[Opponent]
    rules: dict[str, int]
    tiles: list[str]


class Statistics(Struct, frozen=True):
    """The asker's finished games, the latest first; `pending` of them are still to be replayed."""

    games: list[FinishedGame]
    pending: int


class SeatFacts(Struct, frozen=True):
    """A seat's points at the end of a game by the rule that gives them (F2 to F13), and the tiles
    of its village."""

    rules: dict[str, int]
    tiles: list[str]


class FactsRow(Struct, frozen=True):
    """Of one game, by seat."""

    table_id: TableRef
    facts: Any


known_facts: Final = Relation("game_facts", FactsRow, key="table_id")


def list_finished_by(connection: Connection, identity_id: str, limit: int) -> list[Seated]:
    """Games that somebody has finished, last finished first."""
    theirs = select(seats.c.table_id).where(
        seats.c.identity == identity_id, seats.c.stand_in.is_(False)
    )
    return find_seated(connection, tables.c.id.in_(theirs) & OVER, tables.c.finished_at, limit)


async def replayed(table: LiveTable) -> Any:
    """What a game was made of; nothing if it can't be replayed any more."""
    if table.fault or table.game is None or not table.game.over:
        return []
    return msgspec.to_builtins(await asyncio.to_thread(game_facts, table.game.clone()))


def game_facts(game: Game) -> list[SeatFacts]:
    """What a finished game was made of, by seat; homes and turn-order tiles are left out."""
    state = game.state
    lookup = state.lookup
    found = []
    for seat in range(game.players):
        village = state.villages[seat]
        tiles = [lookup.ids[t] for t in village if lookup.kind[t] not in (HOME, TURN_ORDER)]
        found.append(SeatFacts(by_rule(score(state, seat)), tiles))
    return found


def finished_game(
    row: TableRow, seats: list[SeatRow], identity: str, facts: Any
) -> FinishedGame | None:
    """One game as its player sees it; None where the table is damaged."""
    mine = next((seat.seat for seat in seats if seat.identity == identity), -1)
    if row.result is None or row.finished_at is None or not 0 <= mine < len(row.result):
        return None
    try:
        made = msgspec.convert(facts or [], list[SeatFacts])
    except msgspec.ValidationError:
        made = []
    own = made[mine] if mine < len(made) else SeatFacts({}, [])
    points = row.result[mine]
    others = [seat for seat in seats if seat.seat != mine]
    return FinishedGame(
        table=row.id,
        at=row.finished_at,
        daily=bool(row.daily),
        points=points,
        place=1 + sum(other > points for other in row.result),
        opponents=[Opponent(seat.name, level_of(seat.bot)) for seat in others],
        rules=own.rules,
        tiles=own.tiles,
    )


@get("/me/statistics", summary="My finished games, for statistics")
async def games_counted(me: Asker) -> Statistics:
    """Ask again while some are pending: each time a few more are replayed."""
    me.allow("examples", "statistics")
    found = await me.store.read(list_finished_by, me.id, MOST_GAMES)
    theirs = known_facts.c.table_id.in_([row.id for row, _ in found])
    known = {row.table_id: row.facts for row in await me.store.read(known_facts.find, theirs)}
    unknown = [row.id for row, _ in found if row.id not in known]
    for table_id in unknown[:AT_ONCE]:
        try:
            table = await me.registry.get(table_id)
        except Unknown:
            continue  # it has expired since
        known[table_id] = await replayed(table)
        await me.store.write(known_facts.add_new, FactsRow(table_id, known[table_id]))
    games = [finished_game(row, seats, me.id, known.get(row.id)) for row, seats in found]
    return Statistics([game for game in games if game], max(0, len(unknown) - AT_ONCE))


router = api_router("me", __name__)
