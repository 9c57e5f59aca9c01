"""What every kind of move can do, and the words that moves are read from."""

from dataclasses import dataclass
from difflib import get_close_matches

from keyflower.formats.choices import Choices
from keyflower.formats.placing import ways_text
from keyflower.rules.actions import joining_slots, tile_of
from keyflower.rules.chapters.bidding import slot_of
from keyflower.rules.chapters.placing import Workers
from keyflower.rules.chapters.village import cell_at, location
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS, MAX_PLAYERS, ORIGIN_REACH
from keyflower.rules.state import Board, State


@dataclass
class Move:
    """What was done; the `do` of each class below says which kind it is."""

    def hide(self) -> "Move | None":
        """As others saw it, if it was made face down."""
        return None

    def text(self) -> str:
        """A move that was made face down, in notation."""
        raise NotImplementedError


class Kind:
    """One kind of move. `form` has examples of its notation."""

    verb: str = ""
    form: str = ""
    field: str = ""  # of `Choices`: where choices of one action each are offered
    on_tile: bool = False  # whether there may be others of this kind at the same tile

    def text(self, board: Board, action: int) -> str:
        """A legal action as a line, read in the position before it is done."""
        raise NotImplementedError

    def parse(self, reader: "Reader", words: list[str]) -> int:
        """The action that the words after the verb name; `Misread` if they are wrong."""
        raise NotImplementedError

    def read(self, board: Board, seat: int, action: int) -> Move:
        """A legal action as data, read in the position before it is done."""
        raise NotImplementedError

    def offer(self, offered: Choices, state: State, workers: Workers) -> None:
        """Add everything of this kind that is legal now."""
        raise NotImplementedError

    def examples(self, offered: Choices) -> list[int]:
        """Of all that is offered, one action for each place."""
        return [choice.action for choice in getattr(offered, self.field)] if self.field else []

    def near(self, board: Board, action: int, offered: Choices) -> list[str]:
        """What is offered at the place of a refused action, in words."""
        return []

    def elsewhere(self, board: Board, action: int, offered: Choices) -> list[int]:
        """What is offered with the tile of a refused action at other places."""
        return []

    def is_named(self, board: Board, action: int) -> bool:
        """Whether everything is there that the notation of an action would name."""
        return True


class PlacementKind(Kind):
    """T4: workers at a tile, a bid or a use; `field` has the choices for each tile."""

    on_tile = True

    def examples(self, offered: Choices) -> list[int]:
        """The smallest at each tile."""
        return [choice.ranges[0].action for choice in getattr(offered, self.field)]

    def near(self, board: Board, action: int, offered: Choices) -> list[str]:
        """How many workers of which colours can go to the tile."""
        tile = board.lookup.ids[tile_of(action)]
        there = [choice for choice in getattr(offered, self.field) if choice.tile == tile]
        return [ways_text(offered.losing, part) for choice in there for part in choice.ranges]

    def is_named(self, board: Board, action: int) -> bool:
        """Whether there is a tile at every slot whose losing bid joins."""
        return all(board.slot_tile[slot] >= 0 for slot in joining_slots(action))


def suggest(word: str, known: list[str]) -> str:
    """That a word is unknown, and which known one comes nearest."""
    close = get_close_matches(word, known, 1)
    if close:
        return f"{word!r} is unknown, did you mean {close[0]!r}?"
    if len(known) > 16:
        return f"{word!r} is unknown"
    return f"{word!r} is unknown; known are " + ", ".join(known)


class Misread(Exception):
    """A word that cannot be read; `parse` adds the line and the right form."""


class Reader:
    """Reads the words after a verb, for one seat in one position."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat

    def only(self, words: list[str]) -> str:
        """The one word that there must be."""
        if len(words) != 1:
            raise Misread(f"expected one word, got {len(words)}")
        return words[0]

    def one_of(self, word: str, names: tuple[str, ...]) -> int:
        """The number of a name."""
        if word not in names:
            raise Misread(suggest(word, list(names)))
        return names.index(word)

    def tile(self, word: str) -> int:
        """A tile by its id."""
        if word not in self.state.lookup.index:
            raise Misread(suggest(word, self.state.lookup.ids))
        return self.state.lookup.index[word]

    def at(self, word: str) -> int:
        """A tile by where it is: `lot:miner`, `turn:1`, `p2:stable`."""
        where, colon, name = word.partition(":")
        if not colon:
            raise Misread(f"{word!r} is not a place; places are lot:TILE, turn:N, pSEAT:TILE")
        if where == "turn":
            tiles = self.state.lookup.turn_tiles
            if not is_number(name) or not 1 <= int(name) <= len(tiles):
                raise Misread(f"{word!r}: turn-order tiles are turn:1 to turn:{len(tiles)}")
            tile = tiles[int(name) - 1]
        else:
            tile = self.tile(name)
        actual = location(self.state, tile)
        if where == "lot" and slot_of(self.state, tile) < 0:
            raise Misread(f"{name} is not laid out")
        if actual != word:
            if actual.startswith("lot:") and slot_of(self.state, tile) < 0:
                raise Misread(f"{name} is neither laid out nor in a village")
            raise Misread(f"{name} is at {actual}, not at {word}")
        return tile

    def placement(self, words: list[str]) -> tuple[int, list[int], int]:
        """Workers and place of a bid or use: tile, workers by colour, mask of losing bids."""
        if not words:
            raise Misread("expected workers and a place")
        tile = self.at(words[-1])
        counts = [0] * COLOURS
        mask = 0
        i = 0
        while i < len(words) - 1:
            word = words[i]
            if word[0] == "+":
                mask |= 1 << self.losing(word)
                i += 1
            else:
                if not is_number(word) or not 1 <= int(word) <= 63:
                    raise Misread(f"{word!r} is not a number of workers")
                if i + 1 >= len(words) - 1:
                    raise Misread("a colour is missing")
                colour = self.one_of(words[i + 1], COLOUR_NAMES)
                if counts[colour]:
                    raise Misread(f"{COLOUR_NAMES[colour]} is named twice")
                counts[colour] = int(word)
                i += 2
        if not mask and not any(counts):
            raise Misread("no workers are named")
        return tile, counts, mask

    def losing(self, word: str) -> int:
        """The slot of a losing bid: `+lot:miner`, `+turn:1`."""
        slot = slot_of(self.state, self.at(word[1:]))
        if slot < 0 or not self.state.bid_size[slot * MAX_PLAYERS + self.seat]:
            raise Misread(f"seat {self.seat} has no bid at {word[1:]}")
        return slot

    def cell(self, word: str) -> int:
        """A cell of the seat's own village by column and row: `1,-1`."""
        column, comma, row = word.partition(",")
        if not (comma and is_whole(column) and is_whole(row)):
            raise Misread(f"{word!r} is not a place in a village; places are COLUMN,ROW")
        if abs(int(column)) > ORIGIN_REACH or abs(int(row)) > ORIGIN_REACH:
            raise Misread(f"{word!r} is too far away")
        return cell_at(self.seat, int(column), int(row))


def is_number(word: str) -> bool:
    """Whether a word is a number of plain digits, and no endless one."""
    return word.isascii() and word.isdecimal() and len(word) <= 4


def is_whole(word: str) -> bool:
    """Whether a word is a whole number, perhaps with a minus."""
    return is_number(word.removeprefix("-"))
