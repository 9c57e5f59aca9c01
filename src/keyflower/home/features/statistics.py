"""Statistics of a person's finished games: how each ended, and what it was made of.

What a game was made of is calculated once and kept.
"""

from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Protocol

from keyflower.bots.levels import level_of
from keyflower.formats.scores import by_rule
from keyflower.game import Game
from keyflower.home.ports import StorageFailure
from keyflower.home.requests import request
from keyflower.home.table import HostedTable
from keyflower.home.visit import Asker, Tables
from keyflower.play.errors import Unknown
from keyflower.play.rows import SeatRow, TableRow
from keyflower.rules.chapters.scoring import score
from keyflower.rules.pieces import HOME, TURN_ORDER

MOST_GAMES: Final = 300
AT_ONCE: Final = 5  # games that are replayed for one request; the next one goes on


@dataclass(frozen=True)
class Opponent:
    """An opponent: a person's name, or a bot's level from 1 to 6 (0: not offered)."""

    name: str
    level: int


@dataclass(frozen=True)
class FinishedGame:
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


@dataclass(frozen=True)
class Statistics:
    """The asker's finished games, the latest first; `pending` of them are still to be replayed."""

    games: list[FinishedGame]
    pending: int


@dataclass(frozen=True)
class SeatFacts:
    """A seat's points at the end of a game by the rule that gives them (F2 to F13), and the tiles
    of its village."""

    rules: dict[str, int]
    tiles: list[str]


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
    row: TableRow, seats: list[SeatRow], identity: str, facts: list[SeatFacts]
) -> FinishedGame | None:
    """One game as its player sees it; None where the table is damaged.

    facts: by seat, once they are calculated.
    """
    mine = next((seat.seat for seat in seats if seat.identity == identity), -1)
    if row.result is None or row.finished_at is None or not 0 <= mine < len(row.result):
        return None
    own = facts[mine] if mine < len(facts) else SeatFacts({}, [])
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


class FactsStore(Protocol):
    """Where it is kept what games were made of."""

    async def find(self, tables: list[str]) -> dict[str, list[SeatFacts]]:
        """What is known of tables, by their ids."""

    async def put(self, table: str, facts: list[SeatFacts]) -> None:
        """Keep it."""


def facts_of(table: HostedTable) -> list[SeatFacts]:
    """What a game was made of; nothing if it can't be replayed any more."""
    return game_facts(table.game.clone()) if table.game is not None and table.game.over else []


@request(
    "GET", "/me/statistics", "My finished games, for statistics", limit=("examples", "statistics")
)
async def show_statistics(me: Asker) -> Statistics:
    """Ask again while some are pending: each time a few more are replayed."""
    tables, store = me.part(Tables), me.part(FactsStore)
    finished = await tables.list_finished(me.id, MOST_GAMES)
    known = await store.find([row.id for row, _, _ in finished])
    unknown = [row.id for row, _, _ in finished if row.id not in known]
    for table_id in unknown[:AT_ONCE]:
        with suppress(Unknown, StorageFailure):  # it was deleted; or it is calculated again
            known[table_id] = await me.in_thread(facts_of, await tables.get(table_id))
            await store.put(table_id, known[table_id])
    games = [finished_game(row, seats, me.id, known.get(row.id, [])) for row, seats, _ in finished]
    return Statistics([game for game in games if game], max(0, len(unknown) - AT_ONCE))
