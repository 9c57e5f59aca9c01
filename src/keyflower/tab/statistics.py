"""Statistics of the games that were finished on this device."""

from contextlib import suppress

from keyflower.features import statistics
from keyflower.play import SeatRow, TableRow
from keyflower.tab.asked import Asked
from keyflower.tab.table import NotStored, Table


async def games_counted(asked: Asked) -> object:
    me, tables = asked.me.id, asked.tables
    found = [each for each in await tables.rows() if is_finished_by(me, each[0], each[1])]
    found.sort(key=lambda each: -(each[0].finished_at or 0))
    games, unknown = [], 0
    for row, seats, _ in found[: statistics.MOST_GAMES]:
        facts = await tables.recall(f"facts {row.id}", list[statistics.SeatFacts])
        if facts is None:
            unknown += 1
            if unknown <= statistics.AT_ONCE:
                facts = replayed(await tables.get(row.id))
                with suppress(NotStored):  # then they are calculated again
                    await tables.keep(f"facts {row.id}", facts)
        games.append(statistics.finished_game(row, seats, me, facts or []))
    pending = max(0, unknown - statistics.AT_ONCE)
    return statistics.Statistics([game for game in games if game], pending)


def is_finished_by(identity: str, row: TableRow, seats: list[SeatRow]) -> bool:
    """Whether somebody has played a game to its end."""
    plays = any(seat.identity == identity and not seat.stand_in for seat in seats)
    return plays and row.status == "finished" and row.broken is None


def replayed(table: Table) -> list[statistics.SeatFacts]:
    """What a game was made of; nothing if it can't be replayed any more."""
    return statistics.game_facts(table.game) if table.game is not None and table.game.over else []
