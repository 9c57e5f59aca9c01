"""What features keep on the device, among its small things."""

from contextlib import suppress
from typing import Any, Final

from keyflower.coach.puzzle import Puzzle, shipped
from keyflower.coach.turning import TurningPointData
from keyflower.home import days
from keyflower.home.features.daily.requests import DayStanding
from keyflower.home.features.daily.results import Games
from keyflower.home.features.puzzles import puzzles
from keyflower.home.features.puzzles.puzzles import Difficulty, Solver
from keyflower.home.features.sheets import sheets
from keyflower.home.features.sheets.requests import StoredSheet
from keyflower.home.features.statistics import SeatFacts
from keyflower.play.again import Seated
from keyflower.play.errors import Stale
from keyflower.play.rows import replace
from keyflower.play.typed_json import load, read
from keyflower.rules.errors import KeyflowerError
from keyflower.tab.kept import DEVICE, stored
from keyflower.tab.tables import DeviceTables

TRIES: Final = "puzzle tries"
Tried = dict[str, bool]  # whether each puzzle that was tried was solved, the latest last
SHEETS: Final = "sheets"  # the ids of all sheets
DAILY_KEY: Final = b"keyflower without a server"
"""Never changes: the secret of a day follows from it and the date alone, for everyone."""


class DeviceNotes:
    """The `NoteStore` of a tab."""

    def __init__(self, tables: DeviceTables) -> None:
        self._tables = tables

    async def get(self, identity: str, table_id: str, seat: int) -> str:
        """What a player has noted; empty if nothing."""
        return await stored(self._tables.store.get(f"notes {table_id} {seat}")) or ""

    async def put(self, identity: str, table_id: str, seat: int, text: str) -> None:
        """Replace it."""
        await stored(self._tables.store.put(f"notes {table_id} {seat}", text))


class DeviceFacts:
    """The `FactsStore` of a tab."""

    def __init__(self, tables: DeviceTables) -> None:
        self._tables = tables

    async def find(self, tables: list[str]) -> dict[str, list[SeatFacts]]:
        """What is known of tables, by their ids."""
        facts = {
            table: await self._tables.recall(f"facts {table}", list[SeatFacts]) for table in tables
        }
        return {table: known for table, known in facts.items() if known is not None}

    async def put(self, table: str, facts: list[SeatFacts]) -> None:
        """Keep it."""
        await self._tables.keep(f"facts {table}", facts)


class DevicePoints:
    """The `PointStore` of a tab."""

    def __init__(self, tables: DeviceTables) -> None:
        self._tables = tables

    async def get(self, table_id: str) -> Any:
        """The turning points of a game, as JSON."""
        return await self._tables.recall(f"turning {table_id}", list[dict[str, Any]])

    async def put(self, table_id: str, points: list[TurningPointData]) -> None:
        """Keep them."""
        await self._tables.keep(f"turning {table_id}", points)


class DeviceSheets:
    """The `SheetStore` of a tab."""

    def __init__(self, tables: DeviceTables) -> None:
        self._tables = tables

    async def list_of(self, owner: str) -> list[sheets.SheetLine]:
        """The sheets of this device, last changed first."""
        lines = []
        for sheet_id in await self._ids():
            if kept := await self.get(sheet_id):
                names = [player.name for player in kept.sheet.players]
                lines.append(sheets.SheetLine(sheet_id, names, kept.changed_at))
        return sorted(lines, key=lambda line: -line.changed_at)

    async def get(self, sheet_id: str) -> StoredSheet | None:
        """A sheet by its id."""
        text = await stored(self._tables.store.get(f"sheet {sheet_id}"))
        with suppress(KeyflowerError):
            return None if text is None else read_sheet(text)
        return None

    async def add(self, sheet_id: str, new: StoredSheet) -> None:
        """Store a new sheet, unless there are too many."""
        ids = await self._ids()
        sheets.check_count(len(ids))
        await self._keep(sheet_id, new)
        await self._tables.keep(SHEETS, [*ids, sheet_id])

    async def change(self, sheet_id: str, changed: StoredSheet) -> bool:
        """Replace a sheet. -> False: there is none with that id"""
        if await self.get(sheet_id) is None:
            return False
        await self._keep(sheet_id, changed)
        return True

    async def _keep(self, sheet_id: str, kept: StoredSheet) -> None:
        fields = {"sheet": kept.sheet, "changed_at": kept.changed_at}
        await self._tables.keep(f"sheet {sheet_id}", fields)

    async def _ids(self) -> list[str]:
        return await self._tables.recall(SHEETS, list[str]) or []


def read_sheet(text: str) -> StoredSheet:
    """A sheet as it is kept; earlier versions kept its score with it."""
    kept = read(dict[str, Any], load(text), "the sheet")
    sheet = sheets.check_sheet(read(sheets.Sheet, kept.get("sheet"), "the sheet"))
    return StoredSheet(DEVICE, sheet, read(float, kept.get("changed_at"), "the time"))


class DevicePuzzles:
    """The `PuzzleStore` of a tab: all ratings follow from the device's own tries."""

    def __init__(self, tables: DeviceTables) -> None:
        self._tables = tables

    async def find_tried(self, identity: str) -> Tried:
        """The puzzles that were tried, the latest last."""
        return await self._tables.recall(TRIES, Tried) or {}

    async def find_solver(self, identity: str) -> Solver:
        """How well this device's people solve puzzles."""
        return rated(await self.find_tried(identity))[0]

    async def find_difficulties(self, identity: str) -> dict[str, Difficulty]:
        """How hard the puzzles have turned out to be."""
        return rated(await self.find_tried(identity))[1]

    async def count_tries(self, identity: str, puzzle: str) -> tuple[int, int]:
        """Whether a puzzle was tried, and solved."""
        tried = await self.find_tried(identity)
        return int(puzzle in tried), int(tried.get(puzzle, False))

    async def put_try(self, identity: str, puzzle: Puzzle, solved: bool, at: float) -> int:
        """Store a first try. -> what it did to the rating"""
        tried = await self.find_tried(identity)
        if puzzle.id in tried:
            return 0
        now = tried | {puzzle.id: solved}
        await self._tables.keep(TRIES, now)
        return round(rated(now)[0].rating) - round(rated(tried)[0].rating)


def rated(tried: Tried) -> tuple[Solver, dict[str, Difficulty]]:
    """How well a person who has tried these solves puzzles, and how hard the puzzles were."""
    solver, hard = Solver(puzzles.FIRST_RATING), {}
    for name, solved in tried.items():
        puzzle = shipped().get(name)  # none: another version had it
        before = Difficulty(puzzle.rating if puzzle else puzzles.FIRST_RATING)
        solver, hard[name] = puzzles.rate(solved, solver, before)
    return solver, hard


class DeviceDays:
    """The `DailyStore` of a tab: the same deal on every device; results stay on this one."""

    def __init__(self, tables: DeviceTables) -> None:
        self._tables = tables

    async def key(self) -> bytes:
        """The secret that the secrets of days follow from, on all devices."""
        return DAILY_KEY

    async def find_attempt(self, day: str, identity: str) -> str | None:
        """The device's table of a day."""
        ids = [table.row.id for table in await self._tables.rows() if table.row.daily]
        return daily_id(day) if daily_id(day) in ids else None

    async def add_attempt(self, day: str, identity: str, made: Seated) -> str:
        """Store the device's table of a day."""
        with suppress(Stale):  # another tab was quicker
            row = replace(made.row, id=daily_id(day))
            await self._tables.add(row, made.seats, made.entries)
        return daily_id(day)

    async def has_finished(self, day: str, identity: str) -> bool:
        """Whether the game of a day is over."""
        return any(row.id == daily_id(day) for row, _ in await self.list_finished(identity))

    async def find_standing(self, day: str, own: str | None) -> DayStanding:
        """The device's own result of a day, if it counts."""
        games = [
            (row, seats)
            for row, seats in await self.list_finished(DEVICE)
            if row.id == own and days.counts(day, row.finished_at)
        ]
        return DayStanding({row.id: 1 for row, _ in games}, games)

    async def list_finished(self, identity: str) -> Games:
        """The device's finished daily games."""
        return [
            (row, seats)
            for row, seats, _ in await self._tables.rows()
            if row.daily and row.status == "finished" and row.broken is None
        ]


def daily_id(day: str) -> str:
    """The id of a day's table."""
    return f"daily-{day}"
