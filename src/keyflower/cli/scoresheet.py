"""The final score as tables: all seats side by side, or one seat line by line."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table

from keyflower.cli.console import plain_table
from keyflower.cli.names import name
from keyflower.cli.printed import count
from keyflower.rules.scoring import KINDS, Item, Line, Score
from keyflower.rules.state import State

RULES: Final = {
    "F2": "printed points",
    "F3": "barns and yards",
    "F5": "resources",
    "F6": "skills",
    "F7": "workers",
    "F10": "Keyflower",
    "F11": "Sea Bastion",
    "F12": "Sea Breese",
    "F13": "turn-order tiles",
}
"""What a line counts, by the rule it scores by."""


def overview(scores: Sequence[Score], seats: Sequence[str]) -> Table:
    """The points of every seat by what they are for."""
    table = plain_table("Score")
    table.add_column()
    for seat in seats:
        table.add_column(seat, justify="right")
    for rule, what in RULES.items():
        points = [sum(line.points for line in s.lines if line.rule == rule) for s in scores]
        if any(points):
            table.add_row(what, *(str(n) if n else "" for n in points))
    table.add_section()
    table.add_row("total", *(str(score.total) for score in scores), style="bold")
    return table


def sheet(state: State, score: Score, title: str) -> Table:
    """One seat's score, line by line, with what each line counts."""
    table = plain_table(title)
    table.add_column("points", justify="right")
    table.add_column("tile", no_wrap=True)
    table.add_column("rule")
    table.add_column("counts")
    for line in score.lines:
        tile = "gold left over" if line.tile < 0 else _tile(state, line.tile)
        table.add_row(str(line.points), tile, line.rule, counted(state, line))
    table.add_section()
    table.add_row(str(score.total), "total", style="bold")
    return table


def counted(state: State, line: Line) -> str:
    """What a line counts, in words."""
    if line.rule == "F2":
        return "printed"
    tiles = ", ".join(_tile(state, tile) for tile in line.tiles)
    if line.rule == "F10":
        return f"{count(line.count, 'step')}: {tiles}" if tiles else "no steps"
    if line.rule == "F11":
        return " – ".join(_tile(state, tile) for tile in line.tiles) or "no round trip"
    if line.rule in ("F12", "F13"):
        word = "boat" if line.rule == "F12" else "neighbour"
        return f"{count(line.count, word)}: {tiles}" if tiles else f"no {word}s"
    items = ", ".join(_item(state, item) for item in line.items)
    return f"{line.count} × ({items})" if line.count > 1 else items or "nothing"


def _item(state: State, item: Item) -> str:
    """`3 wood on Keywood`, `1 gold as iron on Home 2`, `purple worker as saw`."""
    kinds = KINDS[item.domain]
    said = "purple worker" if item.purple else f"{item.count} {kinds[item.kind]}"
    if item.purple or item.counted_as != item.kind:
        said += f" as {kinds[item.counted_as]}"
    return said if item.spot < 0 else f"{said} on {_tile(state, item.spot)}"


def _tile(state: State, tile: int) -> str:
    return name(state.tables.catalogue.tiles[tile], state.side[tile])
