"""The insights as a page of the documentation, with its pictures."""

from typing import Final

from keyflower.catalogue import load
from keyflower.lab.insights.tallies import Insights, Tallies, Tally
from keyflower.lab.ladder import SIZES
from keyflower.lab.pages.plots import alone, bars, stacks
from keyflower.lab.pages.report import source_names
from keyflower.rules.pieces import SEASON_NAMES
from keyflower.words import Words

PICTURES: Final = "insights"
"""The folder of the pictures, beside the page."""

LEAST: Final = 30
"""Seats below which nothing is said about their wins."""

INTRO: Final = """\
# What wins?

From {games:,} games of `{bot}` against itself: {counts}.
`./keyflower insights` writes this page; it works with stored games, too:

```
./keyflower insights --stored games.jsonl --games 10000 --seed 1 --out docs --compiled
```

**How to read it.** *Wins* compare those who had something with equal seats: 1.20 is 20 % more wins
than one over the number of players. *Points* are those above the mean of the same table. Whoever
had something may have won for other reasons, and all of this is about how this bot plays. Nothing
is said about fewer than {least} seats."""

TILES: Final = """\
## Tiles
For everyone who had the tile in the village at the end. The price is the number of workers in the
winning bid. The last columns are wins by the number of players."""

Rows = list[list[str]]
"""Rows of cells; the first is the head."""


class Page:
    """Writes the page; `pictures` has the SVG files by name once it is written."""

    def __init__(self, insights: Insights, bot: str) -> None:
        self.found = insights
        self.bot = bot
        self.words = Words("en")
        self.pictures: dict[str, str] = {}

    def text(self) -> str:
        """The whole page in Markdown."""
        games = sum(self.found.games.values())
        counts = ", ".join(f"{self.found.games[size]:,} with {size} players" for size in self.sizes)
        parts = [
            INTRO.format(games=games, bot=self.bot, counts=counts, least=LEAST),
            self._scores(),
            self._tiles(),
            self._seats(),
            self._boats(),
            self._bids(),
        ]
        return "\n\n".join(parts) + "\n"

    @property
    def sizes(self) -> list[int]:
        """The numbers of players that were played with."""
        return [size for size in SIZES if self.found.games[size]]

    def _scores(self) -> str:
        found = self.found
        sources = source_names(self.words)
        head = ["players", "mean", "winner", *(name.lower() for name in sources.values())]
        rows: Rows = [head]
        stacked = []
        for size in self.sizes:
            games = found.games[size]
            by_source = {source: found.winner_sources[source, size] / games for source in sources}
            means = (found.points[size] / games / size, found.winners[size] / games)
            rows.append([str(size), *(f"{mean:.1f}" for mean in (*means, *by_source.values()))])
            stacked.append((f"{size} players", {"winter": by_source}))
        self.pictures["scores.svg"] = alone(stacks(self.words, stacked))
        note = (
            "The mean of all seats and of the winners, and where the winners' points come from.\n"
            "The bars have the sources in the order of the columns."
        )
        return f"## Scores\n{note}\n\n{_table(rows)}\n\n{self._shown('scores', 'Points by source')}"

    def _tiles(self) -> str:
        parts = [TILES]
        seasons = {tile.id: tile.season for tile in load().tiles}
        names = {name for name, _ in self.found.tiles}
        for season in SEASON_NAMES:
            here = [
                name
                for name in names
                if seasons.get(name.rstrip("ab"), seasons.get(name)) == season
            ]
            here.sort(key=lambda name: (-self.found.tiles[name, 0].lift, name))
            rows: Rows = [
                ["tile", "owned", "price", "wins", "points", *map(str, self.sizes)],
                *(self._tile(name) for name in here),
            ]
            self._bars(f"tiles-{season}", f"Wins with {season} tiles", self.found.tiles, here)
            picture = self._shown(f"tiles-{season}", f"Wins with {season} tiles")
            parts.append(f"### {season.capitalize()}\n{_table(rows)}\n\n{picture}")
        return "\n\n".join(parts)

    def _tile(self, name: str) -> list[str]:
        tally = self.found.tiles[name, 0]
        price = self.found.sold[name, 0].price
        by_size = [_lift(self.found.tiles[name, size]) for size in self.sizes]
        return [self._name(name), f"{tally.count:,}", f"{price:.1f}", *_outcome(tally), *by_size]

    def _seats(self) -> str:
        rows: Rows = [["seat", *(f"{size} players" for size in self.sizes)]]
        for place in range(1, max(self.sizes) + 1):
            cells = []
            for size in self.sizes:
                tally = self.found.seats[str(place), size]
                share = tally.wins / tally.count if tally.count else 0.0
                cells.append(f"{share * 100:.1f} %, {tally.more:+z.1f}" if place <= size else "")
            rows.append([str(place), *cells])
        return (
            "## Seats\n"
            "Wins and points above the mean, by how many seats after the first start player\n"
            f"somebody sits (1 is the start player).\n\n{_table(rows)}"
        )

    def _boats(self) -> str:
        names = sorted(
            {name for name, _ in self.found.boats},
            key=lambda name: -self.found.boats[name, 0].lift,
        )
        boats: Rows = [["boat", "picked", "wins", "points", *map(str, self.sizes)]]
        for name in names:
            tally = self.found.boats[name, 0]
            by_size = [_lift(self.found.boats[name, size]) for size in self.sizes]
            boats.append([self._name(name), f"{tally.count:,}", *_outcome(tally), *by_size])
        order = self._plain(self.found.boat_order, "picked as", "boats")
        return (
            "## Boats\n"
            "The boats that join villages in winter; the last columns are wins by the number\n"
            f"of players.\n\n{_table(boats)}\n\n"
            f"How early a boat was picked in spring, summer and autumn:\n\n{_table(order)}"
        )

    def _bids(self) -> str:
        opened = sorted(
            {name for name, _ in self.found.bids},
            key=lambda name: (-self.found.bids[name, 0].count, name),
        )
        rows: Rows = [["first bid on", "how often", "workers", "wins", "points"]]
        total = max(1, sum(self.found.bids[name, 0].count for name in opened))
        for name in opened:
            tally = self.found.bids[name, 0]
            share = f"{tally.count / total * 100:.1f} %"
            rows.append([self._name(name), share, f"{tally.price:.1f}", *_outcome(tally)])
        sizes = self._plain(self.found.bid_sizes, "workers", "seats")
        return (
            "## Opening bids\nThe first bid of the game, by whoever made it:\n\n"
            f"{_table(rows)}\n\nThe workers in each seat's first bid:\n\n{_table(sizes)}"
        )

    def _plain(self, tallies: Tallies, head: str, count: str) -> Rows:
        """A table by small numbers."""
        rows: Rows = [[head, count, "wins", "points"]]
        for name in sorted({name for name, _ in tallies}, key=int):
            tally = tallies[name, 0]
            rows.append([name, f"{tally.count:,}", *_outcome(tally)])
        return rows

    def _name(self, tile: str) -> str:
        return self.words.text(f"tile-{tile}")

    def _bars(self, name: str, label: str, tallies: Tallies, names: list[str]) -> None:
        known = [tile for tile in names if tallies[tile, 0].count >= LEAST]
        rows = [(self._name(tile), tallies[tile, 0].lift) for tile in known]
        if rows:
            self.pictures[f"{name}.svg"] = alone(bars(self.words, label, rows, middle=1.0))

    def _shown(self, name: str, label: str) -> str:
        if f"{name}.svg" not in self.pictures:
            return ""
        return f"![{label}]({PICTURES}/{name}.svg)"


def _lift(tally: Tally) -> str:
    return f"{tally.lift:.2f}" if tally.count >= LEAST else "–"


def _outcome(tally: Tally) -> list[str]:
    """Wins and points, if there are enough seats."""
    return [_lift(tally), f"{tally.more:+z.1f}" if tally.count >= LEAST else "–"]


def _table(rows: Rows) -> str:
    head, *body = rows
    lines = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    lines += [f"| {' | '.join(row)} |" for row in body]
    return "\n".join(lines)
