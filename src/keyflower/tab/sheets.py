"""Games that were played with the box, kept on this device; and example villages."""

from typing import Any, Final

from keyflower.features import sheets
from keyflower.features.villages import SheetVillage, score_village
from keyflower.play.creating import new_id
from keyflower.tab.asked import Asked, Created
from keyflower.tab.plain import read

IDS: Final = "sheets"


async def listed(asked: Asked) -> object:
    found = [await _kept(asked, sheet_id) for sheet_id in await _ids(asked)]
    latest = sorted(filter(None, found), key=lambda one: -one["changed_at"])
    lines = [sheets.line_of(one["id"], one["sheet"], one["changed_at"]) for one in latest]
    return sheets.SheetList(lines)


async def make(asked: Asked) -> object:
    ids, sheet_id = await _ids(asked), new_id()
    sheets.check_count(len(ids))
    answer = await _keep(asked, sheet_id)
    await asked.tables.keep(IDS, [*ids, sheet_id])
    return Created(answer)


async def show(asked: Asked) -> object:
    found = await _kept(asked, asked.parts["sheet"])
    if found is None:
        raise sheets.unknown_sheet()
    return found


async def change(asked: Asked) -> object:
    await show(asked)
    return await _keep(asked, asked.parts["sheet"])


async def example(asked: Asked) -> object:
    return score_village(read(SheetVillage, asked.body, "the village"))


async def _ids(asked: Asked) -> list[str]:
    return await asked.tables.recall(IDS, list[str]) or []


async def _kept(asked: Asked, sheet_id: str) -> dict[str, Any] | None:
    """A sheet as it was sent last."""
    found: dict[str, Any] | None = await asked.tables.recall(f"sheet {sheet_id}", dict[str, Any])
    return found


async def _keep(asked: Asked, sheet_id: str) -> object:
    sheet = sheets.check_sheet(read(sheets.Sheet, asked.body, "the sheet"))
    scored = sheets.score_sheet(sheet)
    kept = sheets.KeptSheet(sheet_id, True, asked.tables.now(), sheet, scored)
    await asked.tables.keep(f"sheet {sheet_id}", kept)
    return kept
