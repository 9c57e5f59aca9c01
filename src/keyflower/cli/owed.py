"""The decisions that are owed in a position, and by whom."""

from dataclasses import dataclass

from keyflower.cli.names import name
from keyflower.cli.perspective import Perspective
from keyflower.cli.printed import count
from keyflower.game import Game
from keyflower.rules.state import PHASE_NAMES, Board
from keyflower.words import Words


@dataclass(frozen=True, slots=True)
class Owed:
    """One seat's decision; the number of legal actions is None if that is hidden."""

    seat: int
    decision: str
    legal: int | None


def owed(words: Words, game: Game, perspective: Perspective) -> list[Owed]:
    """All decisions that are owed now, as a viewer may know of them."""
    decision = _decision(words, perspective.board) if game.to_act else ""
    return [
        Owed(seat, decision, len(game.legal(seat)) if perspective.opens(seat) else None)
        for seat in game.to_act
    ]


def _decision(words: Words, board: Board) -> str:
    tile = ""
    if board.use_tile >= 0:
        used = board.lookup.catalogue.tiles[board.use_tile]
        tile = name(words, used, board.side[board.use_tile])
    return words.text(
        f"terminal-decide-{PHASE_NAMES[board.phase].replace('_', '-')}",
        tile=tile,
        steps=count(words, board.steps, "steps"),
        upgrades=count(words, board.upgrades, "upgrades"),
    )
