"""The final score as tables: all seats side by side, or one seat line by line."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table

from keyflower.cli.console import cell, number_table
from keyflower.cli.view.names import name
from keyflower.cli.view.printed import count, join_parts
from keyflower.rules.chapters.scoring import Item, Score, ScoreLine
from keyflower.rules.lookup import COUNTED_NAMES
from keyflower.rules.pieces import COLOUR_NAMES
from keyflower.rules.state import State
from keyflower.words import Words

RULES: Final = {
    "F2": "end-source-printed",
    "F3": "end-source-yards",
    "F5": "end-source-resources",
    "F6": "end-source-skills",
    "F7": "end-source-workers",
    "F10": "tile-keyflower",
    "F11": "tile-sea_bastion",
    "F12": "tile-sea_breese",
    "F13": "end-source-turns",
}
"""What lines count, by the rule they score by."""

FEATS: Final = {
    "F10": "end-line-steps",
    "F11": "end-line-loop",
    "F12": "end-line-river",
    "F13": "end-line-neighbours",
}
"""What boats and turn-order tiles count."""


def overview(words: Words, scores: Sequence[Score], seats: Sequence[str]) -> Table:
    """The points of every seat by what they are for."""
    rows = []
    for rule, what in RULES.items():
        points = [sum(line.points for line in s.lines if line.rule == rule) for s in scores]
        if any(points):
            rows.append([words.text(what), *(words.number(n) if n else "" for n in points)])
    table = number_table(words, ["", *seats], rows, words.text("terminal-score"))
    totals = (words.number(score.total) for score in scores)
    table.add_section()
    table.add_row(cell(words, words.text("end-total")), *totals, style="bold")
    return table


def sheet(words: Words, state: State, score: Score, title: str) -> Table:
    """One seat's score, line by line, with what each line counts."""
    heads = ("terminal-value-points", "term-tile", "terminal-rule", "terminal-counts")
    rows = []
    for line in score.lines:
        tile = words.text("end-left-over") if line.tile < 0 else _tile(words, state, line.tile)
        counted = say_counted(words, state, line)
        rows.append((words.number(line.points), tile, line.rule, counted))
    table = number_table(words, map(words.text, heads), rows, title, texts=(1, 2, 3))
    table.add_section()
    total = words.text("end-total")
    table.add_row(words.number(score.total), cell(words, total), style="bold")
    return table


def say_counted(words: Words, state: State, line: ScoreLine) -> str:
    """What a line counts, in words."""
    if line.rule == "F2":
        return words.text("end-line-printed")
    if line.rule in FEATS:
        what = words.text(FEATS[line.rule], count=line.count)
        tiles = [_tile(words, state, tile) for tile in line.tiles]
        items = " – ".join(tiles) if line.rule == "F11" else join_parts(words, tiles)
        return words.text("terminal-list", what=what, items=items) if items else what
    items = join_parts(words, (_item(words, state, item) for item in line.items))
    if line.count > 1:
        return f"{words.number(line.count)} × ({items})"
    return items or words.text("terminal-nothing")


def _item(words: Words, state: State, item: Item) -> str:
    """`3 wood on Keywood`, `1 gold as iron on Home 2`, `purple worker as saw`."""
    kinds = COUNTED_NAMES[item.domain]
    if item.purple:
        what = words.text("term-purple_worker")
    else:
        what = count(words, item.count, kinds[item.kind])
    kind = kinds[item.counted_as]
    counts = words.text(f"term-{kind}_worker" if kind in COLOUR_NAMES else f"term-{kind}")
    tile = "" if item.spot < 0 else _tile(words, state, item.spot)
    if item.purple or item.counted_as != item.kind:
        message = "end-item-as-on" if tile else "end-item-as"
        return words.text(message, what=what, counts=counts, tile=tile)
    return words.text("end-item-on", what=what, tile=tile) if tile else what


def _tile(words: Words, state: State, tile: int) -> str:
    return name(words, state.lookup.catalogue.tiles[tile], state.side[tile])
