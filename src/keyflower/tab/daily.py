"""The daily game: the same deal on every device; results stay on this one."""

from contextlib import suppress
from typing import Final

from keyflower.features import daily, days, puzzles
from keyflower.play.errors import Stale
from keyflower.play.rows import replace
from keyflower.tab.asked import Asked
from keyflower.tab.puzzles import rated, tried_on

KEY: Final = b"keyflower without a server"
"""Never changes: the secret of a day follows from it and the date alone, for everyone."""


async def show(asked: Asked) -> object:
    """Who plays, your result, and your days. A day is one of UTC."""
    now, me = asked.tables.now(), asked.me.id
    day = daily.check_day(asked.parts.get("day"), now)
    rows = [(row, seats) for row, seats, _ in await asked.tables.rows() if row.daily]
    mine = next((row.id for row, _ in rows if row.id == id_of(day)), None)
    past = [one for one in rows if one[0].status == "finished" and one[0].broken is None]
    games = [one for one in past if one[0].id == mine and days.counts(day, one[0].finished_at)]
    tried, puzzle = await tried_on(asked), daily.puzzle_of(day)
    return daily.daily_of(
        *(day, now, KEY, me, mine, any(row.id == mine for row, _ in past)),
        ranks={row.id: 1 for row, _ in games},
        games=games,
        past=past,
        puzzle=puzzles.info(puzzle, rated(tried)[1], tried),
        tried=(int(puzzle.id in tried), int(tried.get(puzzle.id, False))),
    )


async def begin(asked: Asked) -> object:
    now = asked.tables.now()
    day = days.day_of(now)
    row, seats, entries = daily.deal(day, KEY, asked.me, now)
    with suppress(Stale):  # it is there
        await asked.tables.add(replace(row, id=id_of(day)), seats, entries)
    return {"table": id_of(day)}


def id_of(day: str) -> str:
    return f"daily-{day}"
