"""What a viewer sees of a position, made from views only, so nothing hidden is shown."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from keyflower.cli.view.names import name
from keyflower.cli.view.printed import count, join_parts
from keyflower.formats.events import OPEN, Event
from keyflower.game import Game
from keyflower.rules.pieces import COLOUR_NAMES, SKILL_NAMES
from keyflower.rules.state import PHASE_NAMES, Board
from keyflower.rules.view import SPECTATOR, View
from keyflower.words import Words


@dataclass(frozen=True, slots=True)
class Owed:
    """One seat's decision; the number of legal actions is None if that is hidden."""

    seat: int
    decision: str
    legal: int | None


class Perspective:
    """A position as a viewer sees it: a seat, a spectator, or one with open screens."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.game = game
        self.common: View = game.view(viewer if viewer >= 0 else None)
        self.board: Board = self.common.board
        self._own: dict[int, View] = {}
        if viewer == OPEN:
            self._own = {seat: game.view(seat) for seat in range(game.players)}
        elif viewer != SPECTATOR:
            self._own = {viewer: self.common}

    def list_owed(self, words: Words) -> list[Owed]:
        """All decisions that are owed now, as the viewer may know of them."""
        board = self.board
        if self.game.over:
            return []
        tile = ""
        if board.use_tile >= 0:
            used = board.lookup.catalogue.tiles[board.use_tile]
            tile = name(words, used, board.side[board.use_tile])
        decision = words.text(
            f"terminal-decide-{PHASE_NAMES[board.phase].replace('_', '-')}",
            tile=tile,
            steps=count(words, board.steps, "steps"),
            upgrades=count(words, board.upgrades, "upgrades"),
        )
        return [
            Owed(seat, decision, len(self.game.legal(seat)) if seat in self._own else None)
            for seat in self.game.to_act
        ]

    def screen(self, words: Words, seat: int) -> list[Text]:
        """What is behind a screen: workers, skills and winter tiles, as far as they are seen."""
        view = self._own.get(seat)
        if view is not None:
            tiles = self.board.lookup.catalogue.tiles
            workers = amounts(words, view.screen, COLOUR_NAMES)
            winter = join_parts(words, (name(words, tiles[tile]) for tile in view.hand))
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


def list_drawn(words: Words, event: Event) -> Text:
    """What an event's mover drew, in one phrase: `2 red, 1 blue`; without tiles laid out."""
    mine = next((drew for drew in event.drew if drew.seat == event.seat), None)
    if mine is None:
        return Text()
    numbers = [mine.workers.get(colour, 0) for colour in COLOUR_NAMES]
    numbers += [mine.skills.get(skill, 0) for skill in SKILL_NAMES]
    numbers += [mine.hidden_workers, mine.hidden_skills]
    kinds = (*COLOUR_NAMES, *SKILL_NAMES, "workers", "skills")
    return amounts(words, numbers, kinds)
