"""Moves and places to read: in English the notation, in other languages sentences.

The notation reads as English and can be typed back; the sentences are those of the browser's log
(locale/LANGUAGE/log.ftl).
"""

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from keyflower.cli.console import coloured
from keyflower.cli.names import name
from keyflower.formats.history import Event
from keyflower.formats.notation import location
from keyflower.rules.bidding import slot_of
from keyflower.rules.pieces import COLOUR_NAMES, MAX_PLAYERS, SUMMER_BOAT, TURN_ORDER
from keyflower.rules.state import Table
from keyflower.rules.village import column_of, row_of
from keyflower.words import Words


def place(words: Words, table: Table, tile: int) -> str:
    """Where a bid goes: `lot:miner`, or the tile's name."""
    side = table.side[tile]
    if words.language != "en":
        return name(words, table.tables.catalogue.tiles[tile], side)
    boat = table.tables.kind[tile] == SUMMER_BOAT
    return location(table, tile) + (" " + "ab"[side] if boat else "")


def said(words: Words, before: Table, event: Event, seats: Sequence[str]) -> Text:
    """What somebody did, read in the position before it."""
    if words.language == "en":
        return coloured(f"p{event.seat}  {event.move}")
    return Text(_Saying(words, before, event.seat, seats).sentence(event.move))


class _Saying:
    """The sentences about one seat's move."""

    def __init__(self, words: Words, before: Table, seat: int, seats: Sequence[str]) -> None:
        self.words = words
        self.table = before
        self.seat = seat
        self.seats = seats

    def sentence(self, move: str) -> str:
        """A line of notation as a sentence."""
        verb, *rest = move.split()
        if verb == "bid":
            return self._bid(rest)
        if verb == "use":
            return self._use(rest)
        if verb == "pay" and rest[0].startswith("+"):
            place = rest[0][1:]
            size, colour = self._group(place)
            return self._say(f"pay-bid-{colour}", place=self._place(place), count=size)
        if verb in ("pay", "take"):
            return self._say(f"{verb}-{rest[0]}")
        if verb == "step":
            start, _, end = rest[1].partition(">")
            return self._say(f"step-{rest[0]}", **{"from": self._at(start), "to": self._at(end)})
        if verb == "upgrade":
            cost = self._some(Counter(rest[1:]))
            how = "upgrade" if cost else "upgrade-free"
            return self._say(how, tile=self._tile(rest[0]), cost=cost)
        if verb == "winter" and rest:
            tiles = self._listed([self._tile(tile) for tile in rest])
            return self._say("winter-tiles", tiles=tiles, count=len(rest))
        if verb in ("boat", "place", "flip"):
            return self._say(verb, **{"boat" if verb == "boat" else "tile": self._tile(rest[0])})
        return self._say(verb)

    def _bid(self, rest: list[str]) -> str:
        workers, groups, place = self._workers(rest)
        (colour, count), *_ = workers.items()
        total = count + (0 if place in groups else self._group(place)[0])
        how = ("raise" if total > count else "bid") + ("-from" if groups else "")
        return self._say(
            f"{how}-{colour}",
            place=self._place(place),
            count=count,
            total=total,
            **{"from": self._listed([self._place(group) for group in groups])},
        )

    def _use(self, rest: list[str]) -> str:
        workers, _, place = self._workers(rest)
        where, owner = "lot", place.partition(":")[0].removeprefix("p")
        if owner.isdigit():
            where = "own" if int(owner) == self.seat else "other"
        colours = list(workers)
        return self._say(
            f"use-{where}-{colours[0] if len(colours) == 1 else 'mixed'}",
            place=self._place(place),
            owner=self.seats[int(owner)] if where == "other" else "",
            count=workers[colours[0]],
            workers=self._some(workers),
        )

    def _workers(self, rest: list[str]) -> tuple[Counter[str], list[str], str]:
        """All workers of a bid or a use, the places of losing bids among them, and where to."""
        *pairs, place = rest
        groups = [word[1:] for word in pairs if word.startswith("+")]
        counted = [word for word in pairs if not word.startswith("+")]
        workers: Counter[str] = Counter()
        for number, colour in zip(counted[::2], counted[1::2]):
            workers[colour] += int(number)
        for group in groups:
            size, colour = self._group(group)
            workers[colour] += size
        return workers, groups, place

    def _group(self, place: str) -> tuple[int, str]:
        """The seat's own workers beside a tile: how many, and their colour."""
        side = slot_of(self.table, self._index(place)) * MAX_PLAYERS + self.seat
        size = self.table.bid_size[side]
        return size, COLOUR_NAMES[self.table.bid_colour[side]] if size else ""

    def _index(self, place: str) -> int:
        """The tile at a place of the notation: `lot:miner`, `turn:1`, `p2:stable`."""
        tables = self.table.tables
        where, _, tile = place.partition(":")
        if where == "turn":
            numbers = zip(tables.kind, tables.number)
            return next(
                i for i, (kind, n) in enumerate(numbers) if kind == TURN_ORDER and n == int(tile)
            )
        return tables.ids.index(tile)

    def _place(self, place: str) -> str:
        return self._named(self._index(place))

    def _tile(self, tile: str) -> str:
        return self._named(self.table.tables.ids.index(tile))

    def _at(self, spot: str) -> str:
        """The tile of the seat's village at a column and a row."""
        cells = {
            f"{column_of(self.table.cell[tile])},{row_of(self.table.cell[tile])}": tile
            for tile in self.table.villages[self.seat]
        }
        return self._named(cells[spot])

    def _named(self, tile: int) -> str:
        return name(self.words, self.table.tables.catalogue.tiles[tile], self.table.side[tile])

    def _some(self, pieces: Counter[str]) -> str:
        return self._listed(
            [self.words.text(f"log-some-{kind}", count=n, icon="") for kind, n in pieces.items()]
        )

    def _listed(self, parts: list[str]) -> str:
        """`a, b and c`"""
        head = self.words.text("terminal-comma").join(parts[:-1])
        return self.words.text("terminal-and").join(filter(None, (head, *parts[-1:])))

    def _say(self, what: str, **args: str | int) -> str:
        return self.words.text(f"log-{what}", name=self.seats[self.seat], icon="", **args)
