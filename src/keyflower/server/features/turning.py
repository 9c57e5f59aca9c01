"""Turning points of finished games: worked out in the background, then stored with the game.

`coach.turning` has what a turning point is.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from keyflower.coach import turning as coach
from keyflower.game import Game
from keyflower.play.views import write_record
from keyflower.rules.errors import KeyflowerError
from keyflower.server.bots import Payer
from keyflower.server.features.replays.service import Moments, check_length
from keyflower.server.storage.relation import Relation, TableRef
from keyflower.server.tables import LiveTable
from keyflower.server.tables.routes.given import OurVisit
from keyflower.server.web.errors import Unavailable, WrongTime
from keyflower.server.web.given import api_router


class TurningPoints(Struct, frozen=True):
    """How far the work is, in decisions looked at; and its result, once it is there."""

    done: int
    total: int
    points: list[coach.TurningPointData] | None = None


class TurningPointsRow(Struct, frozen=True):
    """Of one game."""

    table_id: TableRef
    points: Any


turning_points: Final = Relation("turning_points", TurningPointsRow, key="table_id")


class Work:
    """What is being worked out for one game."""

    def __init__(self, table: LiveTable, game: Game, payer: Payer) -> None:
        self.done, self.total = 0, 1
        self.failed: str | None = None
        self._table = table
        self._game = game
        self._payer = payer
        self._analysts = table.services.thinkers.analysis
        self._first = 1 if game.origin is None else 0

    async def find(self) -> Sequence[coach.TurningPointData]:
        """The turning points of the game."""
        record = await asyncio.to_thread(write_record, self._game.clone())
        shares = await self._analysts.expect(record, self._payer)
        chosen = coach.candidates(coach.decisions(self._game.log), shares, self._first)
        chosen.sort(key=lambda one: one.at)
        self.total = len(chosen) + 1
        self.done = 1
        moments = Moments()
        found = []
        for decision in chosen:
            before = await asyncio.to_thread(moments.after, self._game.clone(), decision.at)
            if coach.is_choice(before, decision.seat):
                found.append(await self._judge(before, decision, shares))
            self.done += 1
        return coach.most_telling(found)

    async def _judge(
        self, before: Game, decision: coach.Decision, shares: coach.Shares
    ) -> coach.TurningPointData:
        seat, at, until = decision.seat, decision.at, decision.until
        view, payer = before.view(seat), self._payer
        plan = await self._analysts.plan(coach.STRONGEST, at, view, payer, self._table.id)
        then, _ = coach.carry_out(before, seat, plan)
        record = await asyncio.to_thread(Game.from_state(then.state).record)
        best = (await self._analysts.expect(record, payer))[0][seat]
        chances = shares[at - self._first][seat], shares[until - self._first][seat]
        return coach.turning_point(before, decision, self._game.log[at:until], chances, plan, best)


class TurningPointsOfGames:
    """The work that runs, by game."""

    def __init__(self) -> None:
        self._running: dict[str, Work] = {}

    def runs(self, table: LiveTable) -> bool:
        """Whether the turning points of a game are being worked out."""
        return table.id in self._running

    async def of(self, table: LiveTable, payer: Payer) -> TurningPoints:
        """The turning points of a game; the first question starts the work."""
        table.check_well()
        game = table.game
        if table.row.status != "finished" or game is None or not game.over:
            raise WrongTime("turning points are available once the game is over", "not-over")
        check_length(game)
        stored = await table.services.store.read(turning_points.get, table.id)
        if stored is not None and isinstance(stored.points, list):
            # JSON, as it is sent.
            return TurningPoints(1, 1, cast(list[coach.TurningPointData], stored.points))
        work = self._running.get(table.id)
        if work is None:
            work = self._running[table.id] = Work(table, game.clone(), payer)
            table.services.start(self._store(table, work))
        elif work.failed is not None:
            del self._running[table.id]  # the next question tries again
            raise Unavailable(f"there are no turning points now: {work.failed}")
        return TurningPoints(work.done, work.total)

    async def _store(self, table: LiveTable, work: Work) -> None:
        try:
            shown = msgspec.to_builtins(await work.find())
            await table.services.store.write(turning_points.put, TurningPointsRow(table.id, shown))
        except KeyflowerError as failure:  # no bot, no database, or a game that can't be analysed
            work.failed = str(failure)
        else:
            del self._running[table.id]


OurTurningPoints = NamedDependency[TurningPointsOfGames]


@get("/tables/{table_id:str}/turning-points", summary="The decisions that changed the result")
async def turned(
    table_id: FromPath[str], turning: OurTurningPoints, visit: OurVisit
) -> TurningPoints:
    """Five for each player, for finished games; the progress while they are being calculated."""
    table = await visit.table(table_id)
    if not turning.runs(table):
        visit.allow("hints", "analyses")
    return await turning.of(table, visit.payer)


router = api_router("after the game", __name__)
