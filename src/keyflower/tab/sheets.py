"""Games that were played with the box, kept on this device; and example villages."""

from dataclasses import dataclass
from typing import Final

from keyflower.features import sheets
from keyflower.features.villages import SheetVillage, score_village
from keyflower.play.creating import new_id
from keyflower.tab.asked import Asked, Created, Routes
from keyflower.tab.plain import read
from keyflower.tab.things import keep, recall

IDS: Final = "sheets"


@dataclass(frozen=True)
class Entry:
    """A sheet as it is kept."""

    sheet: sheets.Sheet
    changed_at: float


async def listed(asked: Asked) -> object:
    """Board games that were entered, last changed first."""
    lines = []
    for sheet_id in await _ids(asked):
        kept = await recall(asked.tables.store, f"sheet {sheet_id}", Entry)
        if kept is not None:
            names = [player.name for player in kept.sheet.players]
            lines.append(sheets.SheetLine(sheet_id, names, kept.changed_at))
    return sheets.SheetList(sorted(lines, key=lambda line: -line.changed_at))


async def make(asked: Asked) -> object:
    """Everyone's village at the end."""
    sheet, ids, sheet_id = _given(asked), await _ids(asked), new_id()
    sheets.check_count(len(ids))
    answer = await _keep(asked, sheet_id, sheet)
    await keep(asked.tables.store, IDS, [*ids, sheet_id])
    return Created(answer)


async def show(asked: Asked) -> object:
    """With everyone's score, item by item."""
    kept = await _kept(asked)
    return _scored(asked.parts["sheet"], kept)


async def change(asked: Asked) -> object:
    """The whole sheet as it is to be."""
    sheet = _given(asked)
    await _kept(asked)
    return await _keep(asked, asked.parts["sheet"], sheet)


async def example(asked: Asked) -> object:
    """The tiles as the rules lay them out, and their score, item by item. Nothing is stored."""
    return score_village(read(SheetVillage, asked.body, "the village"))


def _given(asked: Asked) -> sheets.Sheet:
    return sheets.check_sheet(read(sheets.Sheet, asked.body, "the sheet"))


async def _ids(asked: Asked) -> list[str]:
    return await recall(asked.tables.store, IDS, list[str]) or []


async def _kept(asked: Asked) -> Entry:
    found = await recall(asked.tables.store, f"sheet {asked.parts['sheet']}", Entry)
    if not isinstance(found, Entry):
        raise sheets.unknown_sheet()
    return found


async def _keep(asked: Asked, sheet_id: str, sheet: sheets.Sheet) -> sheets.KeptSheet:
    entry = Entry(sheet, asked.tables.now())
    await keep(asked.tables.store, f"sheet {sheet_id}", entry)
    return _scored(sheet_id, entry)


def _scored(sheet_id: str, kept: Entry) -> sheets.KeptSheet:
    scored = sheets.score_sheet(kept.sheet)
    return sheets.KeptSheet(sheet_id, True, kept.changed_at, kept.sheet, scored)


ROUTES: Final[Routes] = {
    ("GET", "/sheets"): listed,
    ("POST", "/sheets"): make,
    ("GET", "/sheets/{sheet}"): show,
    ("PUT", "/sheets/{sheet}"): change,
    ("POST", "/learn/score"): example,
}
