"""Games that were played with the box, kept on this device; and example villages."""

from contextlib import suppress
from typing import Any, Final

from keyflower.features import sheets
from keyflower.features.villages import SheetVillage, score_village
from keyflower.play.creating import new_id
from keyflower.play.errors import Unknown
from keyflower.rules.errors import KeyflowerError
from keyflower.tab.asked import Asked, Created
from keyflower.tab.plain import load, read
from keyflower.tab.table import stored

IDS: Final = "sheets"


async def listed(asked: Asked) -> object:
    lines = []
    for sheet_id in await _ids(asked):
        with suppress(Unknown):
            sheet, changed_at = await _kept(asked, sheet_id)
            names = [player.name for player in sheet.players]
            lines.append(sheets.SheetLine(sheet_id, names, changed_at))
    return sheets.SheetList(sorted(lines, key=lambda line: -line.changed_at))


async def make(asked: Asked) -> object:
    ids, sheet_id = await _ids(asked), new_id()
    sheets.check_count(len(ids))
    answer = await _keep(asked, sheet_id)
    await asked.tables.keep(IDS, [*ids, sheet_id])
    return Created(answer)


async def show(asked: Asked) -> object:
    sheet_id = asked.parts["sheet"]
    sheet, changed_at = await _kept(asked, sheet_id)
    return sheets.KeptSheet(sheet_id, True, changed_at, sheet, sheets.score_sheet(sheet))


async def change(asked: Asked) -> object:
    await show(asked)
    return await _keep(asked, asked.parts["sheet"])


async def example(asked: Asked) -> object:
    return score_village(read(SheetVillage, asked.body, "the village"))


async def _ids(asked: Asked) -> list[str]:
    return await asked.tables.recall(IDS, list[str]) or []


def read_sheet(text: str) -> tuple[sheets.Sheet, float]:
    """A sheet as it is kept, and when it was changed last."""
    kept = read(dict[str, Any], load(text), "the sheet")
    sheet = sheets.check_sheet(read(sheets.Sheet, kept.get("sheet"), "the sheet"))
    return sheet, read(float, kept.get("changed_at"), "the time")


async def _kept(asked: Asked, sheet_id: str) -> tuple[sheets.Sheet, float]:
    """A sheet as it was sent last; a damaged one can't be shown."""
    text = await stored(asked.tables.store.get(f"sheet {sheet_id}"))
    with suppress(KeyflowerError):
        if text is not None:
            return read_sheet(text)
    raise sheets.unknown_sheet()


async def _keep(asked: Asked, sheet_id: str) -> object:
    sheet = sheets.check_sheet(read(sheets.Sheet, asked.body, "the sheet"))
    scored = sheets.score_sheet(sheet)
    kept = sheets.KeptSheet(sheet_id, True, asked.tables.now(), sheet, scored)
    await asked.tables.keep(f"sheet {sheet_id}", kept)
    return kept
