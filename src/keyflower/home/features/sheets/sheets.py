"""Games that were played with the box: entering and scoring them.

What can't be true (a tile in two villages, roads that meet fields) is reported, not refused: people
enter a game piece by piece, and want to see what it scores so far.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final

from keyflower.formats.position.shapes import TileData
from keyflower.home.features.sheets import villages
from keyflower.home.features.sheets.villages import SheetProblem
from keyflower.play.errors import Unknown, WrongTime
from keyflower.play.text import Name, checked_name
from keyflower.play.typed_json import Bounds
from keyflower.play.viewing import Scores
from keyflower.rules.pieces import MAX_PLAYERS

MOST_SHEETS: Final = 100


@dataclass(frozen=True, kw_only=True)
class SheetPlayer(villages.SheetVillage):
    """A player's village."""

    name: Name


@dataclass(frozen=True)
class Sheet:
    """A game that was played with the box, at its end."""

    players: Annotated[list[SheetPlayer], Bounds(min_length=1, max_length=MAX_PLAYERS)]


@dataclass(frozen=True)
class ScoredSheet:
    """Everyone's village as it lies and what it scores, and what can't be true."""

    villages: list[list[TileData]]
    scores: Scores
    problems: list[SheetProblem]


def check_sheet(sheet: Sheet) -> Sheet:
    """A sheet that can be scored, with names that can be shown; refused if it makes no sense."""
    players = []
    for player in sheet.players:
        name = checked_name(player.name)
        villages.check_village(player, f"{name}: ")
        players.append(replace(player, name=name))
    return Sheet(players)


def score_sheet(sheet: Sheet) -> ScoredSheet:
    """Every village of a checked sheet, scored.

    >>> from keyflower.home.features.sheets.villages import SheetTile
    >>> tiles = [SheetTile("home_1"), SheetTile("keythedral")]
    >>> score_sheet(Sheet([SheetPlayer(tiles, name="Ann")])).scores.seats[0]["total"]
    12
    """
    laid = [villages.LaidVillage(player, seat) for seat, player in enumerate(sheet.players)]
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
    yield from villages.find_missing_pieces(sheet.players)


@dataclass(frozen=True)
class KeptSheet:
    """A sheet as it is kept, what it scores, and whether the asker may change it."""

    id: str
    mine: bool
    changed_at: float
    sheet: Sheet
    scored: ScoredSheet


@dataclass(frozen=True)
class SheetLine:
    """A sheet of the asker: who played."""

    id: str
    names: list[str]
    changed_at: float


@dataclass(frozen=True)
class SheetList:
    """The asker's sheets, last changed first."""

    sheets: list[SheetLine]


def line_of(sheet_id: str, sheet: Any, changed_at: float) -> SheetLine:
    """A line about a sheet, which is given as JSON."""
    players = sheet.get("players", []) if isinstance(sheet, dict) else []
    return SheetLine(sheet_id, [str(one.get("name", "")) for one in players], changed_at)


def check_count(count: int) -> None:
    """Refuse a new sheet to an owner of that many."""
    if count >= MOST_SHEETS:
        raise WrongTime(
            f"you have {count} score sheets: reuse one you no longer need", "too-many-sheets"
        )


def unknown_sheet() -> Unknown:
    """The same for sheets that aren't there and for those of others."""
    return Unknown("there is no such sheet, or it isn't yours to change")
