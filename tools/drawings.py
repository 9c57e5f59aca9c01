"""What the client's build embeds: `python -m tools.drawings OUT_DIR`.

It writes sprite.svg and manifest.json, which says how to lay out the symbols; palette.css; and
icon.svg. facts.json has what words about tiles need beyond the manifest. It is a file of its own:
Learn pages and the cards of a table load it when they open.
"""

import json
import sys
from pathlib import Path
from typing import Final, NamedTuple

from keyflower.catalogue import EDGES, SEASONS, Catalogue, Tile, load
from keyflower.draw.formulas.digits import ADVANCE, DIGITS
from keyflower.draw.formulas.grammar import cost_message
from keyflower.draw.formulas.pieces import EMBLEMS, ICONS, LETTER_SIZE, LETTERS, PIECES
from keyflower.draw.hexagon import ACROSS, APOTHEM, DOWN, RADIUS, TURN, VIEW_BOX, at
from keyflower.draw.palette import PALETTE, THEMES, declarations
from keyflower.draw.pictures.mark import icon_svg
from keyflower.draw.sprite import sprite
from keyflower.draw.svg import num
from keyflower.draw.tiles import land, places, sign
from keyflower.rules import pieces


class Chip(NamedTuple):
    """B: a bid, in units of a chip 33 high; `grow` makes it larger on small tiles."""

    height: float = 33
    width: float = 61
    second_digit: float = 9
    emblem_x: float = 14
    emblem: float = 15
    worker_x: float = 32
    worker: float = 25
    number_x: float = 50
    number: float = 24
    crown_x: float = 10
    crown_y: float = 1
    crown: float = 19


CHIP: Final = Chip()
CHIP_GROWS: Final = {"L": 1.0, "S": 1.12}
REACH: Final = {"L": 120.0, "S": 126.5}
"""How far bids reach to the sides: lots stand so far apart that they never touch a neighbour."""

SEATS: Final = {
    2: ("S", "N"),
    3: ("S", "NW", "NE"),
    4: ("S", "NW", "N", "NE"),
    5: ("S", "SW", "NW", "NE", "SE"),
    6: ("S", "SW", "NW", "N", "NE", "SE"),
}
"""The sides of the seats, clockwise from the viewer's own, by the number of players."""


def chip_centre(edge: int, lod: str) -> tuple[float, float]:
    """The middle of a chip: N and S hang outside, the others reach over the edge at a corner."""
    grow = CHIP_GROWS[lod]
    width, height = CHIP.width * grow, CHIP.height * grow
    x, y = at(edge, APOTHEM)
    down = 1 if y > 0 else -1
    if abs(x) < 1:
        outside = -5 if y > 0 else 1.5  # in the north the pennant's flag reaches to the edge
        return 0.0, down * (APOTHEM + height / 2 + outside)
    east = 1 if x > 0 else -1
    return east * (REACH[lod] - width / 2), y + down * height * 0.62


LOAD: Final = {"workers_y": 3.0, "workers": 30.0, "skills_y": 34.0, "skills": 25.0}
"""Workers with counts on deck, skills hung on the hull."""


def manifest(catalogue: Catalogue | None = None) -> dict[str, object]:
    """What a client must know to lay out the symbols; all numbers in units of the tile."""
    printed = catalogue or load()
    return {
        "catalogue": printed.version,
        "hexagon": {
            "viewBox": " ".join(map(num, VIEW_BOX)),
            "radius": RADIUS,
            "apothem": round(APOTHEM, 2),
            "across": ACROSS,
            "down": round(DOWN, 2),
            "turn": TURN,
            "edges": list(EDGES),
        },
        "tiles": {tile.id: _shown(tile, printed) for tile in printed.tiles},
        "pieces": {name: one.view_box for name, one in (PIECES | ICONS).items()},
        "digits": {"symbols": list(DIGITS), "viewBox": DIGITS["n0"].view_box, "advance": ADVANCE},
        "letters": {"size": LETTER_SIZE, **{c: list(at) for c, at in LETTERS.items()}},
        "emblems": list(EMBLEMS),
        "places": _places(),
        "bids": {
            "seats": {str(n): list(edges) for n, edges in SEATS.items()},
            "at": {
                lod: {edge: as_numbers(chip_centre(i, lod)) for i, edge in enumerate(EDGES)}
                for lod in places.LODS
            },
            "grow": dict(CHIP_GROWS),
            "reach": dict(REACH),
            "chip": as_numbers(CHIP),
        },
        "palette": list(PALETTE),
    }


def _shown(tile: Tile, catalogue: Catalogue) -> dict[str, object]:
    names = list(sign.sides(tile))
    return {
        "kind": tile.kind,
        "season": tile.season,
        "number": tile.number,
        "land": land.land_kind(tile),
        "shape": sign.shape(tile),
        "edges": list(tile.edges),
        "sides": names,
        "points": {side: shown.points for side, shown in sign.sides(tile).items()},
        "badge": {side: sign.badge(tile, side, catalogue) for side in names},
        "strip": bool(tile.cost),
    }


def _places() -> object:
    rows = {
        lod: {
            "+".join(map(str, uses)): {
                "normal": places.worker_row(uses, lod),
                "tight": places.worker_row(uses, lod, tight=True),
            }
            for uses in places.USES
        }
        for lod in places.LODS
    }
    return as_numbers(
        {
            "wall": places.WALLS,
            "winter_wall": places.WINTER_WALLS,
            "strip": places.STRIPS,
            "badge": places.BADGES,
            "emblem": places.EMBLEMS,
            "pennant": places.PENNANT,
            "purple": places.PURPLE,
            "workers": rows,
            "goods": places.GOODS,
            "goods_gap": places.GOODS_GAP,
            "load": LOAD,
        }
    )


def as_numbers(value: object) -> object:
    """A place for the manifest: plain numbers, rounded."""
    if isinstance(value, float):
        return round(value, 2)
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        value = value._asdict()
    if isinstance(value, dict):
        return {str(key): as_numbers(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [as_numbers(inner) for inner in value]
    return value


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


def css() -> str:
    """The client's colours: day, dusk by choice or by the system's setting, and season tints."""
    light, dark = (declarations(theme) for theme in THEMES)
    seasons = "".join(
        f"[data-season={season}]{{--table:var(--table-{season});--season:var(--{season});"
        f"--season-soft:var(--{season}-soft)}}\n"
        for season in SEASONS
    )
    return (
        f":root{{color-scheme:light;{light}}}\n"
        f"@media(prefers-color-scheme:dark){{:root{{color-scheme:dark;{dark}}}}}\n"
        f":root[data-theme=light]{{color-scheme:light;{light}}}\n"
        f":root[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
        f"{seasons}"
    )


def write(folder: Path) -> None:
    """What the client's build embeds."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in (
        ("sprite.svg", sprite()),
        ("manifest.json", plain(manifest())),
        ("palette.css", css()),
        ("facts.json", plain(facts())),
        ("icon.svg", icon_svg()),
    ):
        (folder / name).write_text(text + "\n" * (not text.endswith("\n")), "utf-8")


def plain(data: object) -> str:
    """JSON without spaces."""
    return json.dumps(data, separators=(",", ":"))


def main(arguments: list[str]) -> int:
    """Write into the one folder given."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print("usage: python -m tools.drawings OUT_DIR", file=sys.stderr)
        return 2
    try:
        write(Path(arguments[0]))
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
