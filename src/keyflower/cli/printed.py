"""What is printed on a tile, in words."""

from typing import Final

from keyflower.catalogue import COLOURS, EDGES, RESOURCES, SKILLS, Action, Cost, Scoring, Side, Tile

POWERS: Final = {
    "1a": "2 workers from the bag whenever you pick a boat",
    "1b": "1 green worker whenever you pick a boat",
    "2a": "resources also cross fields, tiles join without matching edges",
    "2b": "steps, upgrades and the Keyflower count twice",
    "3a": "in upgrades any resource is any other",
    "3b": "in scoring any resource is any other",
    "4a": "outbid in any colour",
    "4b": "use tiles with workers of any colours",
    "steps": "1 point for each step on your tiles",
    "loop": "1 point for each tile on the best round trip by road",
    "river": "points for boats in a line from your home",
    "flip": "at the end, flip one of your tiles",
    "neighbours": "1 point for each tile next to it",
}


def side_text(side: Side | None) -> str:
    """A side in words, its plain points aside: `3 stone`, `1 pick → 3 gold`."""
    if side is None:
        return ""
    parts = []
    if side.action is not None:
        parts.append(action_text(side.action))
    if side.scoring is not None:
        parts.append(scoring_text(side.scoring))
    if side.power:
        parts.append(POWERS[side.power])
    return ", ".join(parts)


def points_text(tile: Tile) -> str:
    """The plain points of front and back: `0 / 3`; "" where there are none."""
    if tile.back is None:
        return str(tile.front.points or "")
    if not tile.front.points and not tile.back.points:
        return ""
    return f"{tile.front.points} / {tile.back.points}"


def action_text(action: Action) -> str:
    """What a use takes and gives."""
    given = [f"{n} {kind}" for n, kind in zip(action.gives, RESOURCES) if n]
    if action.choose:
        given = [" or ".join(given)]
    for n, word in (
        (action.greens, "green worker"),
        (action.workers, "worker"),
        (action.skills, "skill"),
        (action.steps, "step"),
        (action.upgrades, "upgrade"),
    ):
        if n:
            given.append(count(n, word))
    gives = ", ".join(given)
    if not action.takes:
        return gives
    colour = " worker" if action.takes in COLOURS else ""
    return f"1 {action.takes}{colour} → {gives}"


def scoring_text(scoring: Scoring) -> str:
    """What a tile scores at the end."""
    points = count(scoring.points, "point")
    one = scoring.kinds[0] if len(scoring.kinds) == 1 else scoring.items
    if scoring.way == "on_tile":
        return f"{points} for each {one} on it"
    if scoring.way == "each":
        worker = " worker" if scoring.items == "worker" and one != "worker" else ""
        return f"{points} for each {one}{worker}"
    if scoring.way == "chosen":
        kind = "colour" if scoring.items == "worker" else "kind"
        return f"{points} for each {scoring.items} of one {kind}"
    if scoring.way == "set":
        return f"{points} for each {' + '.join(scoring.kinds)}"
    return f"{points} for each {scoring.size} {scoring.items}s"


def cost_text(cost: Cost | None) -> str:
    """What an upgrade takes."""
    if cost is None:
        return ""
    parts = [f"{n} {kind}" for n, kind in zip(cost.resources, RESOURCES) if n]
    if cost.any_resources:
        parts.append(f"{cost.any_resources} of any resource")
    parts += [f"{n} {kind}" for n, kind in zip(cost.skills, SKILLS) if n]
    if cost.any_skills:
        parts.append(count(cost.any_skills, "skill"))
    return " + ".join(parts)


def edges_text(tile: Tile) -> str:
    """Roads by name, water behind a wave: `S SW N NE`, `SW NW N NE SE ~S`."""
    roads = [edge for edge, kind in zip(EDGES, tile.edges) if kind == "road"]
    water = ["~" + edge for edge, kind in zip(EDGES, tile.edges) if kind == "water"]
    return " ".join(roads + water)


def count(number: int, word: str) -> str:
    """`1 point`, `3 points`."""
    return f"{number} {word}" + ("" if number == 1 else "s")
