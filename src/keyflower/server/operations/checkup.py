"""A check-up of a whole database: what `keyflower doctor` finds."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

from keyflower.formats import position
from keyflower.game import Game
from keyflower.play.kept import check_entries, check_game, checked_setup, of_other_engine
from keyflower.play.rows import SeatRow, TableRow, replace
from keyflower.rules.actions import UNDO
from keyflower.rules.log import Entry
from keyflower.server.storage import Damaged, LogRow, StorageError, Store
from keyflower.server.storage.statements import games

AT_ONCE: Final = 500


@dataclass
class Report:
    """What was checked, and what is broken."""

    tables: int = 0
    entries: int = 0
    file: list[str] = field(default_factory=list)
    broken: dict[str, str] = field(default_factory=dict)  # by the table's id: what is wrong with it
    well_again: list[str] = field(default_factory=list)  # marked as broken, and are not

    @property
    def well(self) -> bool:
        """Whether nothing is broken."""
        return not self.file and not self.broken


async def check_all(store: Store, repair: bool) -> Report:
    """Check the file and every table; repair: unmark tables that work again."""
    report = Report()
    try:
        report.file = await store.read(games.check_file)
    except StorageError as error:  # damage that SQLite can't even scan
        report.file = [str(error)]
    after = ""
    while ids := await store.read(games.list_ids, after, AT_ONCE):
        for table_id in ids:
            await _check(store, table_id, report, repair)
        after = ids[-1]
    return report


async def _check(store: Store, table_id: str, report: Report, repair: bool) -> None:
    found = await store.read(games.find_table, table_id)
    if found is None:
        return  # it was removed in the meantime
    report.tables += 1
    row, seats = found
    try:
        if wrong := await store.read(games.find_damaged_columns, table_id):
            raise Damaged(f"damaged columns: {', '.join(wrong)}")
        entries = await store.read(games.read_log, table_id)
        report.entries += len(entries)
        unmarked = replace(row, broken=None)
        await asyncio.to_thread(check_table, unmarked, seats, entries)
    except Exception as error:  # damaged data can make the rules raise anything
        reason = str(error) if isinstance(error, Damaged) else f"{type(error).__name__}: {error}"
        report.broken[table_id] = reason
        return
    if row.broken is not None:
        report.well_again.append(table_id)
        if repair:
            await store.write(games.unmark, table_id)


def check_table(row: TableRow, seats: list[SeatRow], entries: list[LogRow]) -> None:
    """Raise `Damaged`, or what the rules raise, unless a table can continue with legal moves."""
    setup = checked_setup(row, seats)
    check_entries(entries, 0, row.seq)
    if of_other_engine(row):
        return  # only its own engine can replay it
    game = None if row.origin is None else Game.from_state(position.read(row.origin))
    for entry in entries:
        if game is None:
            game = Game.dealt(len(seats), setup.options.rules(), entry.outcomes)
            continue
        if entry.action != UNDO and entry.action not in game.legal(entry.seat):
            raise Damaged(f"entry {entry.seq} of the log is not legal")
        game.repeat(Entry(entry.seat, entry.action, entry.outcomes))
    check_game(row, seats, game)
