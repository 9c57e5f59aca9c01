"""Fair draws at a table: what the players' browsers contribute, and what everyone may check."""

import asyncio

from keyflower.game import Game
from keyflower.game.fairness import draws_of
from keyflower.rules.view import SPECTATOR
from keyflower.server.errors import WrongTime
from keyflower.server.seals import Fair, Pools, is_fixed, may_contribute
from keyflower.server.tables.stored import StoredTable
from keyflower.server.views import fair_data, pool_data, write_record


class Fairness:
    """The draws of one table's game."""

    def __init__(self, table: StoredTable) -> None:
        self._table = table

    async def contribute(self, identity: str, value: str) -> bool:
        """Randomness of somebody's browser: the first of a seat counts, until something is drawn.

        -> whether it counts; being too late is not an error
        """
        return await self._table.alone(self._contribute(identity, value))

    async def _contribute(self, identity: str, value: str) -> bool:
        table = self._table
        seat = table.own_seat(identity)
        if not contributes(table, seat):
            return table.seats[seat].contribution == value
        seats = table.copied_seats()
        seats[seat].contribution = value
        await table.store(table.row, seats, [])
        return True

    def data(self) -> Fair:
        """What decides the draws, as far as it is open now."""
        table = self._table
        table.check_well()
        return fair_data(table.row, table.seats, table.game, table.is_open)

    async def pools(self) -> list[Pools]:
        """What each draw of a finished game was made from."""
        table = self._table
        table.check_well()
        if table.row.status != "finished" or table.game is None:
            raise WrongTime("draws can be checked once the game is over", "not-over")
        return await asyncio.to_thread(pools_of, table.game.clone())


def pools_of(game: Game) -> list[Pools]:
    """What each draw of a game was made from, by the rules."""
    return pool_data(list(draws_of(write_record(game))))


def contributes(table: StoredTable, seat: int) -> bool:
    """Whether the browser of whoever has a seat can contribute now; the host's does so when it
    starts the game, after it has noted what the others gave."""
    row = table.row
    if seat == SPECTATOR or table.seats[seat].contribution or not may_contribute(row, seat):
        return False
    if row.status == "waiting":
        return table.seats[seat].identity != row.host
    return row.status == "playing" and not is_fixed(row, table.game)
