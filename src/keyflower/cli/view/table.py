"""A table as text: lots, turn-order tiles, boats, supplies, screens, villages, what is owed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from keyflower.cli.console import cell, list_rows
from keyflower.cli.view import printed
from keyflower.cli.view.hexmap import ROOM, Hexagon, beside, draw
from keyflower.cli.view.names import name, short
from keyflower.formats.events import OPEN, Event
from keyflower.formats.places import side_name
from keyflower.game import Game
from keyflower.rules import pieces
from keyflower.rules.chapters.village import column_of, edge, location, row_of
from keyflower.rules.lookup import EDGE_KINDS
from keyflower.rules.state import LOT_SLOTS, PHASE_NAMES
from keyflower.rules.view import SPECTATOR
from keyflower.words import Words

UPGRADED_MARK: Final = "▲"
PRINTED: Final = ("to-bid-for", "shows", "value-cost", "value-back", "value-points")
BIDS: Final = ("to-bid-for", "colour", "bids", "workers-on-it", "shows")
"""Columns of what can be bid for, by message: what is printed on it, and the bids beside it."""


@dataclass(frozen=True, slots=True)
class Owed:
    """One seat's decision; the number of legal actions is None if that is hidden."""

    seat: int
    decision: str
    legal: int | None


class TableView:
    """A position as a viewer sees it: a seat, a spectator, or one with open screens.

    It is made from views only, so nothing hidden is shown.
    """

    def __init__(self, words: Words, game: Game, viewer: int, seats: Sequence[str]) -> None:
        self.words = words
        self.seats = seats
        self.game = game
        self.common = game.view(viewer if viewer >= 0 else None)
        self.board = self.common.board
        self._tiles = self.board.lookup.catalogue.tiles
        seen = range(game.players) if viewer == OPEN else () if viewer == SPECTATOR else (viewer,)
        self._own = {seat: game.view(seat) for seat in seen}

    def list_owed(self) -> list[Owed]:
        """All decisions that are owed now, as the viewer may know of them."""
        board, words = self.board, self.words
        if self.game.over:
            return []
        decision = words.text(
            f"terminal-decide-{PHASE_NAMES[board.phase].replace('_', '-')}",
            tile=self._name(board.use_tile) if board.use_tile >= 0 else "",
            steps=printed.count(words, board.steps, "steps"),
            upgrades=printed.count(words, board.upgrades, "upgrades"),
        )
        return [
            Owed(seat, decision, len(self.game.legal(seat)) if seat in self._own else None)
            for seat in self.game.to_act
        ]

    def lots(self, columns: Sequence[str]) -> Table:
        """A row for each lot and turn-order tile."""
        found = [self._lot(slot) for slot, tile in enumerate(self.board.slot_tile) if tile >= 0]
        rows = [{f"terminal-{column}": lot[column] for column in columns} for lot in found]
        return list_rows(self.words, rows, [f"terminal-{column}" for column in columns])

    def _lot(self, slot: int) -> dict[str, str | Text]:
        board, words = self.board, self.words
        index = board.slot_tile[slot]
        tile = self._tiles[index]
        shows = printed.side_text(words, (board.side[index] and tile.back) or tile.front)
        if slot >= LOT_SLOTS:
            last = slot == len(board.slot_tile) - 1 or board.slot_tile[slot + 1] < 0
            shows = words.text("terminal-the-purple") if last else ""
        boat = board.lookup.kind[index] == pieces.SUMMER_BOAT
        colour = "" if board.colour[index] < 0 else pieces.COLOUR_NAMES[board.colour[index]]
        place = self._name(index)
        if words.language == "en":  # as it can be typed
            place = location(board, index) + (f" {side_name(board, index)}" if boat else "")
        return {
            "to-bid-for": place,
            "colour": Text(printed.kind_text(words, colour), colour) if colour else "",
            "bids": self._bids(slot),
            "workers-on-it": amounts(
                words, of(board.workers_on, index, pieces.COLOUR_NAMES), pieces.COLOUR_NAMES
            ),
            "shows": shows,
            "value-cost": printed.cost_text(words, tile.cost),
            "value-back": "" if boat else printed.side_text(words, tile.back),
            "value-points": printed.points_text(words, tile),
        }

    def _bids(self, slot: int) -> Text:
        """`p2 4 red, p0 3 red`, the largest first."""
        board = self.board
        found = []
        for seat, size in enumerate(of(board.bid_size, slot, range(pieces.MAX_PLAYERS))):
            if size:
                colour = pieces.COLOUR_NAMES[board.bid_colour[slot * pieces.MAX_PLAYERS + seat]]
                workers = amounts(self.words, [size], [colour])
                found.append((board.lead[slot] != seat, -size, seat, workers))
        each = (Text.assemble(f"p{seat} ", workers) for _, _, seat, workers in sorted(found))
        return Text(self.words.text("terminal-comma")).join(each)

    def boats(self) -> Table:
        """The boats left to pick, with what is aboard, a line each."""
        board, words = self.board, self.words
        out = Table.grid(padding=(0, 2))
        for boat in board.boats:
            load = of(board.boat_workers, boat, pieces.COLOUR_NAMES) + of(
                board.boat_skills, boat, pieces.SKILL_NAMES
            )
            aboard = amounts(words, load, pieces.COLOUR_NAMES + pieces.SKILL_NAMES) or words.text(
                "terminal-empty"
            )
            out.add_row(cell(words, self._name(board.lookup.boats[boat])), cell(words, aboard))
        return out

    def supplies(self) -> str:
        """What is left: resources, greens, bag and pile."""
        words, board = self.words, self.board
        goods = printed.join_parts(words, printed.counts(words, board.stock, pieces.RESOURCE_NAMES))
        return words.text(
            "terminal-supply",
            goods=goods or words.text("terminal-empty"),
            greens=printed.count(words, board.greens, "green"),
            workers=printed.count(words, self.common.bag_count, "workers"),
            skills=printed.count(words, self.common.pile_count, "skills"),
        )

    def screens(self) -> Table:
        """What is behind the screens, as far as it is seen."""
        heads = ("terminal-behind", "terminal-workers", "terminal-skills", "terminal-winter-tiles")
        rows = []
        for seat, who in enumerate(self.seats):
            starts = self.board.start == seat
            named = Text(self.words.text("terminal-starts", name=who) if starts else who)
            rows.append(dict(zip(heads, (named, *self._screen(seat)))))
        return list_rows(self.words, rows, heads)

    def _screen(self, seat: int) -> list[Text]:
        """What is behind a screen: workers, skills and winter tiles, as far as they are seen."""
        words, common, view = self.words, self.common, self._own.get(seat)
        if view is not None:
            workers = amounts(words, view.screen, pieces.COLOUR_NAMES)
            return [
                workers or Text(words.text("terminal-none")),
                amounts(words, view.skills, pieces.SKILL_NAMES),
                Text(printed.join_parts(words, map(self._name, view.hand))),
            ]
        skills, held = common.skill_counts[seat], common.hand_counts[seat]
        return [
            Text(printed.count(words, common.screen_counts[seat], "workers")),
            Text(printed.count(words, skills, "skills") if skills else ""),
            Text(printed.count(words, held, "tiles") if held else ""),
        ]

    def villages(self, width: int) -> list[str]:
        """Maps of all villages under the names of their owners, side by side as they fit."""
        cell, text = self.words.cell, self.words.text
        blocks = []
        for seat, who in enumerate(self.seats):
            lines = [cell(text("terminal-village", name=who))]
            lines += draw([self._hexagon(tile) for tile in self.board.villages[seat]])
            for what, tiles in (
                ("to-add", self.board.won[seat]),
                ("aside", self.board.aside[seat]),
            ):
                lines += [cell(text(f"terminal-{what}", tile=self._name(tile))) for tile in tiles]
            blocks.append(lines)
        return beside(blocks, width)

    def _hexagon(self, index: int) -> Hexagon:
        board, words = self.board, self.words
        tile = self._tiles[index]
        column, row = column_of(board.cell[index]), row_of(board.cell[index])
        upgraded = UPGRADED_MARK if board.side[index] and tile.cost is not None else ""
        head = [f"{column},{row}{upgraded}", words.cell(self._workers(index))]
        named = short(words, tile, board.side[index], ROOM[1])
        return Hexagon(
            column,
            row,
            tuple(EDGE_KINDS[edge(board, index, direction)] for direction in range(6)),
            (" ".join(filter(None, head)), words.cell(named), words.cell(self._goods(index))),
        )

    def _workers(self, index: int) -> str:
        """`3R`: three red workers; `4M`: four of mixed colours."""
        numbers = of(self.board.workers_on, index, pieces.COLOUR_NAMES)
        kinds = [colour for n, colour in zip(numbers, pieces.COLOUR_NAMES) if n]
        if not kinds:
            return ""
        letter = f"letter-{kinds[0]}" if len(kinds) == 1 else "terminal-letter-mixed"
        return self.words.number(sum(numbers)) + self.words.text(letter)

    def _goods(self, index: int) -> str:
        """`2i 1g`: two iron and one gold; without spaces where they do not fit."""
        numbers = of(self.board.goods, index, pieces.RESOURCE_NAMES)
        parts = [
            self.words.number(n) + self.words.text(f"terminal-letter-{kind}")
            for n, kind in zip(numbers, pieces.RESOURCE_NAMES)
            if n
        ]
        spaced = " ".join(parts)
        return spaced if cell_len(spaced) <= ROOM[2] else "".join(parts)

    def _name(self, tile: int) -> str:
        return name(self.words, self._tiles[tile], self.board.side[tile])


def of(numbers: list[int], index: int, kinds: Sequence[object]) -> list[int]:
    """What belongs to one tile, boat or slot, a number for each kind."""
    return numbers[index * len(kinds) : (index + 1) * len(kinds)]


def amounts(words: Words, numbers: Iterable[int], kinds: Iterable[str]) -> Text:
    """`3 red, 1 green`, in these colours."""
    parts = [
        Text(words.text(f"terminal-{kind}", count=number), kind)
        if kind in pieces.COLOUR_NAMES
        else Text(printed.count(words, number, kind))
        for number, kind in zip(numbers, kinds)
        if number
    ]
    return Text(words.text("terminal-comma")).join(parts)


def list_drawn(words: Words, event: Event) -> str:
    """What an event's mover drew, in one phrase: `2 red, 1 blue`; without tiles laid out."""
    mine = next((drew for drew in event.drew if drew.seat == event.seat), None)
    if mine is None:
        return ""
    numbers = [mine.workers.get(colour, 0) for colour in pieces.COLOUR_NAMES]
    numbers += [mine.skills.get(skill, 0) for skill in pieces.SKILL_NAMES]
    numbers += [mine.hidden_workers, mine.hidden_skills]
    return amounts(
        words, numbers, (*pieces.COLOUR_NAMES, *pieces.SKILL_NAMES, "workers", "skills")
    ).plain
