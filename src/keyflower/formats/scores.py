"""Scores as JSON data: line by line, with the ids of tiles and the names of what is counted."""

from collections import Counter
from typing import TypedDict

from keyflower.rules.chapters.scoring import Item, Score, ScoreLine
from keyflower.rules.lookup import COUNTED_NAMES

ItemData = TypedDict("ItemData", {"count": int, "kind": str, "as": str, "on": str | None})
"""Equal pieces, what they count as, and the tile on which they lay."""


class LineData(TypedDict):
    """What one tile scores by one rule; no tile for gold left over."""

    points: int
    tile: str | None
    rule: str
    count: int
    items: list[ItemData]
    tiles: list[str]


class ScoreData(TypedDict):
    """A player's points; the lines add up to the total."""

    seat: int
    total: int
    lines: list[LineData]


def by_rule(score: Score) -> dict[str, int]:
    """The points by the rule that gives them, such as `F2`."""
    points: Counter[str] = Counter()
    for line in score.lines:
        points[line.rule] += line.points
    return {rule: count for rule, count in points.items() if count}


def write_score(score: Score, ids: list[str]) -> ScoreData:
    lines = [_line(line, ids) for line in score.lines]
    return {"seat": score.seat, "total": score.total, "lines": lines}


def _line(line: ScoreLine, ids: list[str]) -> LineData:
    return {
        "points": line.points,
        "tile": None if line.tile < 0 else ids[line.tile],
        "rule": line.rule,
        "count": line.count,
        "items": [_item(item, ids) for item in line.items],
        "tiles": [ids[tile] for tile in line.tiles],
    }


def _item(item: Item, ids: list[str]) -> ItemData:
    return {
        "count": item.count,
        "kind": "purple" if item.purple else COUNTED_NAMES[item.domain][item.kind],
        "as": COUNTED_NAMES[item.domain][item.counted_as],
        "on": None if item.spot < 0 else ids[item.spot],
    }
