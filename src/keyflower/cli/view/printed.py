"""What is printed on a tile, in few words: as it stands in tables."""

from collections.abc import Iterable

from keyflower.catalogue import COLOURS, EDGES, RESOURCES, SKILLS, Action, Cost, Scoring, Side, Tile
from keyflower.words import Words


def side_text(words: Words, side: Side | None) -> str:
    """A side in words, its plain points aside: `3 stone`, `1 pick → 3 gold`."""
    if side is None:
        return ""
    parts = []
    if side.action is not None:
        parts.append(action_text(words, side.action))
    if side.scoring is not None:
        parts.append(scoring_text(words, side.scoring))
    if side.power:
        parts.append(words.text(f"terminal-power-{side.power}"))
    return join_parts(words, parts)


def points_text(words: Words, tile: Tile) -> str:
    """The plain points of front and back: `0 / 3`; "" where there are none."""
    front = tile.front.points
    if tile.back is None:
        return words.number(front) if front else ""
    back = tile.back.points
    return f"{words.number(front)} / {words.number(back)}" if front or back else ""


def action_text(words: Words, action: Action) -> str:
    """What a use takes and gives."""
    given = counts(words, action.gives, RESOURCES)
    if action.choose:
        given = [words.text("terminal-or").join(given)]
    numbers = (action.greens, action.workers, action.skills, action.steps, action.upgrades)
    given += counts(words, numbers, ("green", "workers", "skills", "steps", "upgrades"))
    gives = join_parts(words, given)
    if not action.takes:
        return gives
    kind = f"{action.takes}s" if action.takes in ("worker", "skill") else action.takes
    return words.text("terminal-takes", takes=count(words, 1, kind), gives=gives)


def scoring_text(words: Words, scoring: Scoring) -> str:
    """What a tile scores at the end."""
    points = count(words, scoring.points, "points")
    if scoring.way == "set":
        names = (kind_text(words, kind) for kind in scoring.kinds)
        return words.text("terminal-scores-set", points=points, set=" + ".join(names))
    single = scoring.way in ("on_tile", "each") and len(scoring.kinds) == 1
    return words.text(
        f"terminal-scores-{scoring.way}",
        points=points,
        kind=scoring.kinds[0] if single else scoring.items,
        size=scoring.size,
    )


def cost_text(words: Words, cost: Cost | None) -> str:
    """What an upgrade takes."""
    if cost is None:
        return ""
    parts = counts(words, (*cost.resources, cost.any_resources), (*RESOURCES, "resources"))
    parts += counts(words, (*cost.skills, cost.any_skills), (*SKILLS, "skills"))
    return " + ".join(parts)


def edges_text(words: Words, tile: Tile) -> str:
    """Roads by name, water behind a wave: `S SW N NE`, `SW NW N NE SE ~S`."""
    named = [(words.text(f"terminal-edge-{e}"), kind) for e, kind in zip(EDGES, tile.edges)]
    roads = [edge for edge, kind in named if kind == "road"]
    water = ["~" + edge for edge, kind in named if kind == "water"]
    return " ".join(roads + water)


def kind_text(words: Words, kind: str) -> str:
    """A colour, a resource or a skill by its bare name."""
    return words.text(f"terminal-colour-{kind}" if kind in COLOURS else f"term-{kind}")


def count(words: Words, number: int, what: str) -> str:
    """`1 point`, `3 points`; `what` is the end of a message's id: `points`, `iron`, `red`."""
    return words.text(f"count-{what}", count=number)


def counts(words: Words, numbers: Iterable[int], kinds: Iterable[str]) -> list[str]:
    """`3 iron`, `1 gold`: those of which there are any."""
    return [count(words, number, kind) for number, kind in zip(numbers, kinds) if number]


def join_parts(words: Words, parts: Iterable[str]) -> str:
    """`3 iron, 1 gold`"""
    return words.text("terminal-comma").join(parts)
