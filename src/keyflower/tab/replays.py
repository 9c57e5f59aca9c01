"""Looking back at games: any moment of them, and how they stood."""

import asyncio
from typing import Final
from weakref import WeakKeyDictionary

from keyflower.bots.network.expectation import expectations
from keyflower.features import replays
from keyflower.play.viewing import viewpoint
from keyflower.play.views import write_record
from keyflower.tab.asked import Asked
from keyflower.tab.table import Table
from keyflower.tab.tables import Tables

MOMENTS: Final[WeakKeyDictionary[Table, replays.Moments]] = WeakKeyDictionary()
ANALYSES: Final[WeakKeyDictionary[Table, asyncio.Task[replays.Analysis]]] = WeakKeyDictionary()


async def frame(asked: Asked) -> object:
    table, at = await asked.table(), asked.number("at")
    viewer = viewpoint(table, asked.me.id, asked.query.get("viewer", "own"))
    then = MOMENTS.setdefault(table, replays.Moments()).after(replays.check_moment(table, at), at)
    return replays.frame_of(table, then, at, viewer)


async def analysis(asked: Asked) -> object:
    table = await asked.table()
    replays.analysed_game(table)
    if table not in ANALYSES:
        ANALYSES[table] = asyncio.create_task(_analysed(table, asked.tables))
    with asked.tables.answering(-1):
        return await ANALYSES[table]


async def _analysed(table: Table, tables: Tables) -> replays.Analysis:
    game = replays.analysed_game(table)
    shares = []
    for each in expectations(write_record(game)):
        shares.append(each)
        await tables.spare_time()
    return replays.analysis_of(game, shares)
