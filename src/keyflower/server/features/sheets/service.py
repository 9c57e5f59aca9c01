"""Scoring a game that was played with the box: everyone's village, and what it scores.

What can't be true (a tile in two villages, roads that meet fields) is reported, not refused: people
enter a game piece by piece, and want to see what it scores so far.
"""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct, structs

from keyflower.formats.position.shapes import TileData
from keyflower.rules.pieces import MAX_PLAYERS
from keyflower.server.features.sheets.villages import (
    LaidVillage,
    SheetProblem,
    SheetVillage,
    check_village,
    find_missing_pieces,
)
from keyflower.server.tables.routes.wire import Scores
from keyflower.server.web.text import checked_name


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
