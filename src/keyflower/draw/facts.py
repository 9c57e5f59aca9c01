"""What words about tiles need beyond the manifest: costs, uses, loads, numbers of players.

A file of its own: Learn pages and the cards of a table load it when they open.
"""

from keyflower.catalogue import RESOURCES, SKILLS, Catalogue, Cost, Tile, load
from keyflower.draw.formulas.grammar import GOODS_ORDER
from keyflower.rules import pieces


def facts(catalogue: Catalogue | None = None) -> dict[str, object]:
    """By tile cost of the upgrade, kind of use, load of a boat; by players what is in play (S2)."""
    printed = catalogue or load()
    return {
        "tiles": {tile.id: _tile(tile) for tile in printed.tiles},
        "players": {
            str(players): {
                "boats": players,
                "turns": pieces.TURN_TILES_BY_PLAYERS[players],
                "lots": pieces.LOTS_BY_PLAYERS[players],
                "hand": pieces.WINTER_HAND_BY_PLAYERS[players],
            }
            for players in range(pieces.MIN_PLAYERS, pieces.MAX_PLAYERS + 1)
        },
    }


def _tile(tile: Tile) -> dict[str, object]:
    out: dict[str, object] = {"players": tile.players}
    if tile.cost is not None:
        out["cost"] = cost_message(tile.cost)
    if tile.front.action is not None:
        out["use"] = "goods" if any(tile.front.action.gives) else "other"
    if tile.loads:
        out["loads"] = [list(load) for load in tile.loads]
    return out


def cost_message(cost: Cost) -> str:
    """The message of tiles.ftl that says what an upgrade costs: `cost-3-wood`, `cost-any-2`."""
    words = ["cost"]
    for kind in GOODS_ORDER:
        words += _counted(cost.resources[RESOURCES.index(kind)], kind)
    if cost.any_resources:
        words += ["any", str(cost.any_resources)]
    for kind, count in zip(SKILLS, cost.skills):
        words += _counted(count, kind)
    if cost.any_skills:
        words.append("any-skill")
    return "-".join(words)


def _counted(count: int, kind: str) -> list[str]:
    if count == 0:
        return []
    return [kind] if count == 1 else [str(count), kind]
