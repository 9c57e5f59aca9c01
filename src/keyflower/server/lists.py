"""Lists of tables: to join, to watch, to see again, and one's own."""

import msgspec

from keyflower.play import SeatRow, Setup, TableRow
from keyflower.play.messages import TableInfo
from keyflower.play.rows import Status, replace
from keyflower.play.table import seats_of, table_info
from keyflower.server import wire
from keyflower.server.days import closes
from keyflower.server.registry import TableRegistry
from keyflower.server.storage.statements.games import (
    Seated,
    find_table,
    list_public,
    list_tables_of,
)
from keyflower.server.storage.statements.profile import list_invitations

LISTED = 50  # tables in a list


async def public_tables(registry: TableRegistry, status: Status) -> list[TableInfo]:
    """Tables with seats for whoever comes; games that anyone may watch, or could, and are over."""
    return _listed(registry, await registry.services.store.read(list_public, status, LISTED))


def _listed(registry: TableRegistry, found: list[Seated]) -> list[TableInfo]:
    return [listed(row, seats, registry.services.ahead()) for row, seats in found]


async def tables_of(registry: TableRegistry, identity: str) -> list[wire.MyGame]:
    """Somebody's own tables, first those that wait for them."""
    games = []
    for row, seats in await registry.services.store.read(list_tables_of, identity, LISTED):
        own = seats_of(seats, identity)
        owing = [seat for seat in own if row.status == "playing" and seat in row.to_act]
        turn = bool(owing)
        mine = next(iter(owing or own), None)
        games.append(wire.MyGame(listed(row, seats, registry.services.ahead()), mine, turn))
    games.sort(key=lambda game: not game.my_turn)
    return games


async def invitations(registry: TableRegistry, identity: str) -> list[TableInfo]:
    """Tables that wait for somebody who was invited."""
    found = [
        await registry.services.store.read(find_table, table_id)
        for table_id in await registry.services.store.read(list_invitations, identity, LISTED)
    ]
    return _listed(registry, [each for each in found if each is not None])


def listed(row: TableRow, seats: list[SeatRow], ahead: float) -> TableInfo:
    """A table as lists show it."""
    setup = setup_of(row)
    if setup is None:
        row = replace(row, broken=row.broken or "damaged setup")
    return table_info(row, seats, setup or Setup(), ahead, closes(row.daily))


def setup_of(row: TableRow) -> Setup | None:
    """A table's set-up; None where it is damaged."""
    try:
        return msgspec.convert(row.setup, Setup)
    except msgspec.ValidationError:
        return None
