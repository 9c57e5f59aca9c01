"""Moves and places to read: in English the notation, in other languages sentences.

The notation reads as English and can be typed back; the sentences are those of the browser's log
(locale/LANGUAGE/log.ftl).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from keyflower.cli.console import coloured
from keyflower.cli.view.names import name
from keyflower.formats import moves
from keyflower.formats.events import Event, SeasonEnd, home_workers
from keyflower.formats.places import ShownTile
from keyflower.rules.lookup import Lookup
from keyflower.words import Words


class Saying:
    """What a player did, and what the end of a season brings."""

    def __init__(self, words: Words, lookup: Lookup, event: Event, seats: Sequence[str]) -> None:
        self.words = words
        self.lookup = lookup
        self.event = event
        self.seats = seats

    def text(self) -> Text:
        """The move: in English its notation, else a sentence."""
        if self.words.language == "en":
            return coloured(f"p{self.event.seat}  {self.event.text}")
        return Text(self._sentence(self.event.move))

    def _sentence(self, move: moves.Move) -> str:
        match move:
            case moves.Bid():
                return self._bid(move)
            case moves.Use():
                return self._use(move)
            case moves.PayBid(group=group):
                place = self._named(group.place)
                return self._say(f"pay-bid-{group.colour}", place=place, count=group.count)
            case moves.Pay():
                return self._say(f"pay-{move.what}")
            case moves.Take():
                return self._say(f"take-{move.resource}")
            case moves.Step():
                ends = {"from": self._named(move.source), "to": self._named(move.target)}
                return self._say(f"step-{move.resource}", **ends)
            case moves.Upgrade():
                how = "upgrade" if move.cost else "upgrade-free"
                return self._say(how, tile=self._named(move.place), cost=self._some(move.cost))
            case moves.Winter() if move.tiles:
                shown = [self._named(ShownTile(tile, "front")) for tile in move.tiles]
                tiles = self.words.listed(shown)
                return self._say("winter-tiles", tiles=tiles, count=len(shown))
            case moves.Boat():
                return self._say("boat", boat=self._named(move.place))
            case moves.Build() | moves.Flip():
                return self._say(move.do, tile=self._named(move.place))
            case moves.Deal() | moves.PlainMove() | moves.UndoMove() | moves.Winter():
                return self._say(move.do)
        raise TypeError(f"no words for {move}")

    def season_end(self, ends: SeasonEnd) -> list[str]:
        """Sales, workers that go home, and who starts, a sentence each."""
        season = self.event.season
        out = []
        unsold: dict[str, list[str]] = {"lots": [], "turns": []}
        for sale in ends.sales:
            tile = self._named(sale.place)
            if sale.winner is None:
                unsold["turns" if sale.place.at.startswith("turn:") else "lots"].append(tile)
            else:
                args = {"name": self.seats[sale.winner], "place": tile}
                args["workers"] = self._some({sale.colour: sale.count})
                out.append(self.words.text("log-won", **args))
        for kind, tiles in unsold.items():
            if tiles:
                leave = kind == "lots" or season == "winter"
                said = "log-unsold" if leave else "log-unsold-stays"
                out.append(self.words.text(said, tiles=self.words.listed(tiles), count=len(tiles)))
        for one in ends.home:
            workers = self._some(home_workers(one))
            out.append(self.words.text("log-home", name=self.seats[one.seat], workers=workers))
        args = {"name": self.seats[ends.start], "season": season, "icon": ""}
        out.append(self.words.text("log-starts", **args))
        return out

    def _bid(self, bid: moves.Bid) -> str:
        how = "raise" if bid.total > bid.added else "bid"
        if bid.groups:
            how += "-from"
        return self._say(
            f"{how}-{bid.colour}",
            place=self._named(bid.place),
            count=bid.added,
            total=bid.total,
            bids=len(bid.groups),
            **{"from": self.words.listed([self._named(group.place) for group in bid.groups])},
        )

    def _use(self, use: moves.Use) -> str:
        owner = use.place.owner
        where = "lot" if owner is None else "own" if owner == self.event.seat else "other"
        colours = list(use.workers)
        return self._say(
            f"use-{where}-{colours[0] if len(colours) == 1 else 'mixed'}",
            place=self._named(use.place),
            owner="" if owner is None else self.seats[owner],
            count=use.workers[colours[0]],
            workers=self._some(use.workers),
        )

    def _named(self, tile: ShownTile) -> str:
        found = self.lookup.catalogue.tiles[self.lookup.index[tile.tile]]
        return name(self.words, found, int(tile.side in ("back", "b")))

    def _some(self, pieces: Mapping[Any, int]) -> str:
        return self.words.listed(
            [self.words.text(f"log-some-{kind}", count=n, icon="") for kind, n in pieces.items()]
        )

    def _say(self, what: str, **args: str | int) -> str:
        return self.words.text(f"log-{what}", name=self.seats[self.event.seat], icon="", **args)
