"""What a viewer sees of a position, made from views only, so nothing hidden is shown."""

from collections.abc import Iterable

from rich.text import Text

from keyflower.cli.names import name
from keyflower.cli.printed import count, listed
from keyflower.formats.events import OPEN, Event
from keyflower.game import Game
from keyflower.rules.pieces import COLOUR_NAMES, SKILL_NAMES
from keyflower.rules.state import Board
from keyflower.rules.view import SPECTATOR, View
from keyflower.words import Words


class Perspective:
    """A position as a viewer sees it: a seat, a spectator, or one with open screens."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.viewer = viewer
        self.common: View = game.view(viewer if viewer >= 0 else None)
        self.board: Board = self.common.board
        self._own: dict[int, View] = {}
        if viewer == OPEN:
            self._own = {seat: game.view(seat) for seat in range(game.players)}
        elif viewer != SPECTATOR:
            self._own = {viewer: self.common}

    def opens(self, seat: int) -> bool:
        """Whether the viewer sees behind a seat's screen."""
        return seat in self._own

    def screen(self, words: Words, seat: int) -> list[Text]:
        """What is behind a screen: workers, skills and winter tiles, as far as they are seen."""
        view = self._own.get(seat)
        if view is not None:
            tiles = self.board.lookup.catalogue.tiles
            workers = amounts(words, view.screen, COLOUR_NAMES)
            winter = listed(words, (name(words, tiles[tile]) for tile in view.hand))
            return [
                workers or Text(words.text("terminal-none")),
                amounts(words, view.skills, SKILL_NAMES),
                Text(winter),
            ]
        common = self.common
        skills = common.skill_counts[seat]
        held = common.hand_counts[seat]
        return [
            Text(count(words, common.screen_counts[seat], "workers")),
            Text(count(words, skills, "skills") if skills else ""),
            Text(count(words, held, "tiles") if held else ""),
        ]


def amounts(words: Words, numbers: Iterable[int], kinds: Iterable[str]) -> Text:
    """`3 red, 1 green`, in these colours."""
    said = Text()
    between = words.text("terminal-comma")
    for number, kind in zip(numbers, kinds):
        if number and said:
            said.append(between)
        if number and kind in COLOUR_NAMES:
            said.append(words.text(f"terminal-{kind}", count=number), kind)
        elif number:
            said.append(count(words, number, kind))
    return said


def drawn(words: Words, event: Event) -> Text:
    """What an event's mover drew, in one phrase: `2 red, 1 blue`; without tiles laid out."""
    mine = next((drew for drew in event.drew if drew.seat == event.seat), None)
    if mine is None:
        return Text()
    numbers = [mine.workers.get(colour, 0) for colour in COLOUR_NAMES]
    numbers += [mine.skills.get(skill, 0) for skill in SKILL_NAMES]
    numbers += [mine.hidden_workers, mine.hidden_skills]
    kinds = (*COLOUR_NAMES, *SKILL_NAMES, "workers", "skills")
    return amounts(words, numbers, kinds)
