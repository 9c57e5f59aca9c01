"""The decisions that are owed in a position, and by whom."""

from dataclasses import dataclass
from typing import Final

from keyflower.cli.names import name
from keyflower.cli.printed import count
from keyflower.cli.sight import Sight
from keyflower.rules.game import Game
from keyflower.rules.state import (
    BUILD,
    FLIP,
    PAY,
    PICK_BOAT,
    PICK_WINTER,
    TAKE,
    TRANSPORT,
    TURN,
    Table,
)

DECISIONS: Final = {
    TURN: "bid, use or pass",
    PAY: "pay at {tile}",
    TAKE: "take a resource at {tile}",
    TRANSPORT: "move and upgrade by {tile}, with {steps} and {upgrades} left",
    PICK_BOAT: "pick a boat",
    BUILD: "add won tiles",
    PICK_WINTER: "pick winter tiles",
    FLIP: "flip a tile, or keep all as they are",
}
"""What a phase asks of who is to act."""


@dataclass(frozen=True, slots=True)
class Owed:
    """One seat's decision; how much is legal is None where it would tell what is hidden."""

    seat: int
    decision: str
    legal: int | None


def owed(game: Game, sight: Sight) -> list[Owed]:
    """All decisions that are owed now, as a viewer may know of them."""
    decision = _decision(sight.table) if game.to_act else ""
    return [
        Owed(seat, decision, len(game.legal(seat)) if sight.opens(seat) else None)
        for seat in game.to_act
    ]


def _decision(table: Table) -> str:
    tile = ""
    if table.use_tile >= 0:
        used = table.tables.catalogue.tiles[table.use_tile]
        tile = name(used, table.side[table.use_tile])
    return DECISIONS[table.phase].format(
        tile=tile, steps=count(table.steps, "step"), upgrades=count(table.upgrades, "upgrade")
    )
