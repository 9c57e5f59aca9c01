"""Games that were played with the box: entering, scoring, keeping and sharing them.

What can't be true (a tile in two villages, roads that meet fields) is reported, not refused: people
enter a game piece by piece, and want to see what it scores so far.
"""

import asyncio
from collections.abc import Iterator
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct, structs
from sqlalchemy import Connection

from keyflower.formats.position.shapes import TileData
from keyflower.play.creating import new_id
from keyflower.play.text import checked_name
from keyflower.rules.pieces import MAX_PLAYERS
from keyflower.server.features.sheets.villages import (
    LaidVillage,
    ScoredVillage,
    SheetProblem,
    SheetVillage,
    check_village,
    find_missing_pieces,
    score_village,
)
from keyflower.server.storage.relation import PersonRef, Relation
from keyflower.server.storage.statements.people import hold
from keyflower.server.tables.routes.given import Asker, OurVisit
from keyflower.server.tables.routes.wire import Scores
from keyflower.server.web.errors import Unknown, WrongTime
from keyflower.server.web.given import api_router


class SheetPlayer(SheetVillage, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player's village."""

    name: Annotated[str, Meta(max_length=400)]


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played with the box, at its end."""

    players: Annotated[list[SheetPlayer], Meta(min_length=1, max_length=MAX_PLAYERS)]


class ScoredSheet(Struct, frozen=True):
    """Everyone's village as it lies and what it scores, and what can't be true."""

    villages: list[list[TileData]]
    scores: Scores
    problems: list[SheetProblem]


def check_sheet(sheet: Sheet) -> Sheet:
    """A sheet that can be scored, with names that can be shown; refused if it makes no sense."""
    players = []
    for player in sheet.players:
        name = checked_name(player.name)
        check_village(player, f"{name}: ")
        players.append(structs.replace(player, name=name))
    return Sheet(players)


def score_sheet(sheet: Sheet) -> ScoredSheet:
    """Every village of a checked sheet, scored.

    >>> from keyflower.server.features.sheets.villages import SheetTile
    >>> tiles = [SheetTile("home_1"), SheetTile("keythedral")]
    >>> score_sheet(Sheet([SheetPlayer(tiles, name="Ann")])).scores.seats[0]["total"]
    12
    """
    laid = [LaidVillage(player, seat) for seat, player in enumerate(sheet.players)]
    problems = list(find_shared_problems(sheet))
    for village in laid:
        problems += village.find_problems()
    scores = Scores(True, [village.score() for village in laid])
    return ScoredSheet([village.write_tiles() for village in laid], scores, problems)


def find_shared_problems(sheet: Sheet) -> Iterator[SheetProblem]:
    """What can't be true of the players together."""
    owners: dict[str, list[int]] = {}
    for seat, player in enumerate(sheet.players):
        for each in player.tiles:
            owners.setdefault(each.tile, []).append(seat)
    for tile, seats in owners.items():
        if len(seats) > 1:
            yield SheetProblem("twice", seats, [tile])
    purple = [seat for seat, player in enumerate(sheet.players) if player.purple]
    if len(purple) > 1:
        yield SheetProblem("purple", purple)
    yield from find_missing_pieces(sheet.players)


MOST_SHEETS: Final = 100


class SheetRow(Struct, frozen=True):
    """A game that was played with the box."""

    id: str
    owner: PersonRef
    sheet: Any
    created_at: float
    changed_at: float


score_sheets: Final = Relation("score_sheets", SheetRow)


def add_sheet(connection: Connection, row: SheetRow) -> None:
    """Store a new sheet, unless its owner has many."""
    hold(connection, row.owner)
    count = score_sheets.count(connection, score_sheets.c.owner == row.owner)
    if count >= MOST_SHEETS:
        raise WrongTime(
            f"you have {count} score sheets: reuse one you no longer need", "too-many-sheets"
        )
    score_sheets.add(connection, row)


def change_sheet(
    connection: Connection, sheet_id: str, owner: str, sheet: Any, changed_at: float
) -> bool:
    """-> False if that person has no such sheet"""
    mine = score_sheets.has_key(sheet_id) & (score_sheets.c.owner == owner)
    return score_sheets.update(connection, mine, sheet=sheet, changed_at=changed_at) == 1


def list_sheets(connection: Connection, owner: str, limit: int) -> list[SheetRow]:
    """Somebody's sheets, last changed first."""
    latest = (score_sheets.c.changed_at.desc(), score_sheets.c.id)
    return score_sheets.find(connection, score_sheets.c.owner == owner, order=latest, limit=limit)


class KeptSheet(Struct, frozen=True):
    """A sheet as it is kept, what it scores, and whether the asker may change it."""

    id: str
    mine: bool
    changed_at: float
    sheet: Sheet
    scored: ScoredSheet


class SheetLine(Struct, frozen=True):
    """A sheet of the asker: who played."""

    id: str
    names: list[str]
    changed_at: float


class SheetList(Struct, frozen=True):
    """The asker's sheets, last changed first."""

    sheets: list[SheetLine]


def unknown_sheet() -> Unknown:
    """The same for sheets that aren't there and for those of others."""
    return Unknown("there is no such sheet, or it isn't yours to change")


def read(row: SheetRow) -> Sheet:
    """A stored sheet; one that today's version can't read is as good as gone."""
    try:
        return check_sheet(msgspec.convert(row.sheet, Sheet))
    except msgspec.ValidationError:
        raise unknown_sheet() from None


async def score_kept(row: SheetRow, sheet: Sheet, identity: str | None) -> KeptSheet:
    """A sheet with what it scores."""
    answer = await asyncio.to_thread(score_sheet, sheet)  # large villages take a while
    return KeptSheet(row.id, row.owner == identity, row.changed_at, sheet, answer)


@get("/sheets", summary="My score sheets")
async def sheets_listed(me: Asker) -> SheetList:
    """Board games that you have entered, last changed first."""
    lines = []
    for row in await me.store.read(list_sheets, me.id, MOST_SHEETS):
        players = row.sheet.get("players", []) if isinstance(row.sheet, dict) else []
        names = [str(player.get("name", "")) for player in players]
        lines.append(SheetLine(row.id, names, row.changed_at))
    return SheetList(lines)


@post("/sheets", summary="Create a score sheet")
async def sheet_made(data: JSONBody[Sheet], me: Asker) -> KeptSheet:
    """Everyone's village at the end; whoever has the link can see it."""
    me.allow("tables", "score sheets")
    sheet = check_sheet(data)
    now = me.now()
    row = SheetRow(new_id(), me.id, msgspec.to_builtins(sheet), now, now)
    await me.store.write(add_sheet, row)
    return await score_kept(row, sheet, me.id)


@get("/sheets/{sheet_id:str}", summary="A score sheet")
async def sheet_shown(sheet_id: FromPath[str], visit: OurVisit) -> KeptSheet:
    """With everyone's score, item by item."""
    visit.allow("examples", "score sheets")
    row = await visit.store.read(score_sheets.get, sheet_id)
    if row is None:
        raise unknown_sheet()
    return await score_kept(row, read(row), visit.identity)


@put("/sheets/{sheet_id:str}", summary="Change a score sheet")
async def sheet_changed(sheet_id: FromPath[str], data: JSONBody[Sheet], me: Asker) -> KeptSheet:
    """The whole sheet as it is to be; only its owner can change it."""
    me.allow("examples", "score sheets")
    sheet = check_sheet(data)
    now = me.now()
    body = msgspec.to_builtins(sheet)
    if not await me.store.write(change_sheet, sheet_id, me.id, body, now):
        raise unknown_sheet()
    return await score_kept(SheetRow(sheet_id, me.id, body, now, now), sheet, me.id)


@post("/learn/score", status_code=200, summary="What an example village scores")
async def example_scored(data: JSONBody[SheetVillage], visit: OurVisit) -> ScoredVillage:
    """The tiles as the rules lay them out, and their score, item by item. Nothing is stored."""
    visit.allow("examples", "examples")
    return await asyncio.to_thread(score_village, data)  # large villages take a while


router = api_router("score sheets", __name__)
