"""What somebody who looks at a position sees, from views only: never more than they may."""

from collections import Counter
from collections.abc import Iterable

from keyflower.cli.names import name
from keyflower.cli.printed import count
from keyflower.rules.game import Game
from keyflower.rules.history import OPEN
from keyflower.rules.pieces import COLOUR_NAMES, SKILL_NAMES
from keyflower.rules.state import Table
from keyflower.rules.view import SPECTATOR, View


class Sight:
    """A position as a viewer sees it: a seat, a spectator, or one with open screens."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.viewer = viewer
        self.common: View = game.view(viewer if viewer >= 0 else None)
        self.table: Table = self.common.table
        self._own: dict[int, View] = {}
        if viewer == OPEN:
            self._own = {seat: game.view(seat) for seat in range(game.players)}
        elif viewer != SPECTATOR:
            self._own = {viewer: self.common}

    def opens(self, seat: int) -> bool:
        """Whether the viewer sees behind a seat's screen."""
        return seat in self._own

    def screen(self, seat: int) -> list[str]:
        """What is behind a screen: workers, skills and winter tiles, as far as they are seen."""
        view = self._own.get(seat)
        if view is not None:
            tiles = self.table.tables.catalogue.tiles
            workers = amounts(view.screen, COLOUR_NAMES)
            skills = amounts(view.skills, SKILL_NAMES)
            winter = ", ".join(name(tiles[tile]) for tile in view.hand)
            return [workers or "none", skills, winter]
        common = self.common
        held = common.hand_counts[seat]
        return [
            count(common.screen_counts[seat], "worker"),
            count(common.skill_counts[seat], "skill") if common.skill_counts[seat] else "",
            count(held, "tile") if held else "",
        ]


def amounts(numbers: Iterable[int], names: Iterable[str]) -> str:
    """`3 red 1 green`"""
    return " ".join(f"{n} {kind}" for n, kind in zip(numbers, names) if n)


def drawn(drew: list[str], seat: int) -> str:
    """What an event's mover drew, in one phrase: `2 red 1 blue`; what is laid out goes apart."""
    mine = f"p{seat} "
    words = Counter(word.removeprefix(mine) for word in drew if word.startswith(mine))
    order = (*COLOUR_NAMES, *SKILL_NAMES, "worker", "skill")
    return amounts((words[word] for word in order), order)
