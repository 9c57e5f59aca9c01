"""The insights as a page of the documentation, with its pictures."""

from typing import Final

from keyflower.catalogue import load
from keyflower.lab.insights.facts import Insights, Tally, What
from keyflower.lab.ladder import SIZES
from keyflower.lab.pages.html import markdown_table
from keyflower.lab.pages.plots import alone, bars, stacks
from keyflower.lab.pages.report import source_names
from keyflower.rules.pieces import SEASON_NAMES
from keyflower.words import Words

PICTURES: Final = "insights"  # the folder of the pictures, beside the page
MIN_SEATS: Final = 30  # seats below which nothing is said about their wins
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

Rows = list[list[str]]  # rows of cells; the first is the head


class Page:
    """Writes the page; `pictures` has the SVG files by name once it is written."""

    def __init__(self, insights: Insights, bot: str) -> None:
        self.insights = insights
        self.bot = bot
        self.words = Words("en")
        self.pictures: dict[str, str] = {}

    def text(self) -> str:
        """The whole page in Markdown."""
        played = self.insights.games
        games = sum(played.values())
        counts = ", ".join(f"{played[size]:,} with {size} players" for size in self.sizes)
        parts = [
            INTRO.format(games=games, bot=self.bot, counts=counts, least=MIN_SEATS),
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
        return [size for size in SIZES if self.insights.games[size]]

    def _scores(self) -> str:
        insights = self.insights
        sources = source_names()
        head = ["players", "mean", "winner", *(name.lower() for name in sources.values())]
        rows: Rows = [head]
        stacked = []
        for size in self.sizes:
            games = insights.games[size]
            by_source = {
                source: insights.winner_sources[source, size] / games for source in sources
            }
            means = (insights.points[size] / games / size, insights.winners[size] / games)
            rows.append([str(size), *(f"{mean:.1f}" for mean in (*means, *by_source.values()))])
            stacked.append((f"{size} players", {"winter": by_source}))
        picture = self._picture("scores", "Points by source", stacks(stacked))
        note = (
            "The mean of all seats and of the winners, and where the winners' points come from.\n"
            "The bars have the sources in the order of the columns."
        )
        return f"## Scores\n{note}\n\n{markdown_table(rows)}\n\n{picture}"

    def _tiles(self) -> str:
        parts = [TILES]
        seasons = {tile.id: tile.season for tile in load().tiles}
        tiles, sold = self.insights.had["tile", 0], self.insights.had["sold", 0]
        for season in SEASON_NAMES:
            here = [
                name
                for name in sorted(tiles, key=lambda name: (-tiles[name].lift, name))
                if seasons.get(name.rstrip("ab"), seasons.get(name)) == season
            ]
            rows: Rows = [["tile", "owned", "price", "wins", "points", *map(str, self.sizes)]]
            for name in here:
                owned, price = f"{tiles[name].count:,}", f"{sold[name].price:.1f}"
                rows.append([self._name(name), owned, price, *self._outcomes("tile", name)])
            label = f"Wins with {season} tiles"
            known = [
                (self._name(name), tiles[name].lift)
                for name in here
                if tiles[name].count >= MIN_SEATS
            ]
            picture = ""
            if known:
                plot = bars(label, known, middle=1.0)
                picture = self._picture(f"tiles-{season}", label, plot)
            parts.append(f"### {season.capitalize()}\n{markdown_table(rows)}\n\n{picture}")
        return "\n\n".join(parts)

    def _seats(self) -> str:
        rows: Rows = [["seat", *(f"{size} players" for size in self.sizes)]]
        for place in range(1, max(self.sizes) + 1):
            cells = []
            for size in self.sizes:
                tally = self.insights.had["seat", size][str(place)]
                share = tally.wins / tally.count if tally.count else 0.0
                cells.append(f"{share * 100:.1f} %, {tally.more:+z.1f}" if place <= size else "")
            rows.append([str(place), *cells])
        return (
            "## Seats\n"
            "Wins and points above the mean, by how many seats after the first start player\n"
            f"somebody sits (1 is the start player).\n\n{markdown_table(rows)}"
        )

    def _boats(self) -> str:
        boats = self.insights.had["boat", 0]
        rows: Rows = [["boat", "picked", "wins", "points", *map(str, self.sizes)]]
        for name in sorted(boats, key=lambda name: -boats[name].lift):
            count = f"{boats[name].count:,}"
            rows.append([self._name(name), count, *self._outcomes("boat", name)])
        return (
            "## Boats\n"
            "The boats that join villages in winter; the last columns are wins by the number\n"
            f"of players.\n\n{markdown_table(rows)}\n\n"
            "How early a boat was picked in spring, summer and autumn:\n\n"
            + self._numbers("boat order", "picked as", "boats")
        )

    def _bids(self) -> str:
        bids = self.insights.had["bid", 0]
        rows: Rows = [["first bid on", "how often", "workers", "wins", "points"]]
        total = max(1, sum(tally.count for tally in bids.values()))
        for name in sorted(bids, key=lambda name: (-bids[name].count, name)):
            share = f"{bids[name].count / total * 100:.1f} %"
            price = f"{bids[name].price:.1f}"
            rows.append([self._name(name), share, price, *_outcome(bids[name])])
        return (
            "## Opening bids\nThe first bid of the game, by whoever made it:\n\n"
            f"{markdown_table(rows)}\n\nThe workers in each seat's first bid:\n\n"
            + self._numbers("bid size", "workers", "seats")
        )

    def _numbers(self, what: What, head: str, count: str) -> str:
        """A table by small numbers."""
        rows: Rows = [[head, count, "wins", "points"]]
        for name, tally in sorted(
            self.insights.had[what, 0].items(), key=lambda item: int(item[0])
        ):
            rows.append([name, f"{tally.count:,}", *_outcome(tally)])
        return markdown_table(rows)

    def _outcomes(self, what: What, name: str) -> list[str]:
        """Wins and points, and wins by the number of players."""
        by_size = [_lift(self.insights.had[what, size][name]) for size in self.sizes]
        return [*_outcome(self.insights.had[what, 0][name]), *by_size]

    def _name(self, tile: str) -> str:
        return self.words.text(f"tile-{tile}")

    def _picture(self, name: str, label: str, plot: str) -> str:
        """Keep a plot as a file of its own. -> how the page shows it"""
        self.pictures[f"{name}.svg"] = alone(plot)
        return f"![{label}]({PICTURES}/{name}.svg)"


def _lift(tally: Tally) -> str:
    return f"{tally.lift:.2f}" if tally.count >= MIN_SEATS else "–"


def _outcome(tally: Tally) -> list[str]:
    """Wins and points, if there are enough seats."""
    return [_lift(tally), f"{tally.more:+z.1f}" if tally.count >= MIN_SEATS else "–"]
