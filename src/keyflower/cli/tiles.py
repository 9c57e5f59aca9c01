"""`keyflower tiles`: what is printed on the tiles."""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

from rich.table import Table

from keyflower.catalogue import EDGES, MARKS, Catalogue, Tile, load
from keyflower.cli.console import out, plain_table, print_json
from keyflower.cli.errors import CommandError
from keyflower.cli.hexmap import ROOM, Hexagon, draw
from keyflower.cli.names import find, name, short
from keyflower.cli.printed import cost_text, edges_text, points_text, side_text
from keyflower.draw import overview_svg, tile_svg
from keyflower.draw.sign import sides

GROUPS: Final = (
    ("Homes", "home", ""),
    ("Spring", "village", "spring"),
    ("Summer", "village", "summer"),
    ("Summer boats", "summer_boat", "summer"),
    ("Autumn", "village", "autumn"),
    ("Winter", "village", "winter"),
    ("Boats", "boat", ""),
    ("Turn-order tiles", "turn_order", ""),
)
"""Heading, kind and season of each table."""

PICTURE_WIDTH: Final = 240
"""Pixels across a tile's picture."""


def tiles(
    name: str | None = None,
    /,
    *,
    catalogue: Path | None = None,
    json: bool = False,
    svg: Path | None = None,
) -> None:
    """Show what is printed on the tiles: all of them, or one in full.

    Parameters
    ----------
    name
        A tile by name or id: "Keystone quarry", keystone_quarry.
    catalogue
        A file with other tiles than the built-in ones.
    json
        Print one JSON object.
    svg
        Draw the tiles instead: every side as an SVG file in this folder, and all on one sheet.
    """
    printed = load(catalogue)
    if svg is not None:
        chosen = printed.tiles if name is None else (find(printed, name),)
        files = _write_pictures(chosen, printed, svg)
        if json:
            print_json({"folder": str(svg), "files": files})
        else:
            out.print(f"{len(files)} pictures in {svg}", markup=False, soft_wrap=True)
    elif name is not None:
        tile = find(printed, name)
        if json:
            print_json(_as_json(tile))
        else:
            _print_one(tile, printed)
    elif json:
        every = [_as_json(tile) for tile in printed.tiles]
        print_json({"version": printed.version, "river": printed.river, "tiles": every})
    else:
        for heading, kind, season in GROUPS:
            group = [t for t in printed.tiles if t.kind == kind and t.season == season]
            out.print(_table(heading, group))
            out.print()
        out.print(f"catalogue {printed.version}; edges: roads, and water behind a ~")


def _write_pictures(chosen: Sequence[Tile], catalogue: Catalogue, folder: Path) -> list[str]:
    """Both sides of the tiles as files, and a sheet of all where there are several."""
    pictures = {
        f"{tile.id}-{side}.svg": tile_svg(tile, side, PICTURE_WIDTH, catalogue=catalogue)
        for tile in chosen
        for side in sides(tile)
    }
    if len(chosen) > 1:
        pictures["overview.svg"] = overview_svg(catalogue=catalogue)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file, picture in pictures.items():
            (folder / file).write_text(picture, "utf-8")
    except (FileExistsError, NotADirectoryError):
        raise CommandError(f"{folder}: is or lies in a file; --svg needs a folder") from None
    except OSError as error:
        raise CommandError(f"{folder}: cannot be written to: {error.strerror}") from None
    return list(pictures)


def _as_json(tile: Tile) -> dict[str, object]:
    return {"id": tile.id, "name": name(tile), **asdict(tile)}


def _table(heading: str, group: list[Tile]) -> Table:
    """The tiles of a group, with the columns that any of them has something in."""
    table = plain_table(heading)
    rows = [_cells(tile) for tile in group]
    shown = [column for column in rows[0] if any(row[column] for row in rows)]
    for column in shown:
        table.add_column(column, no_wrap=column == "tile")
    for row in rows:
        table.add_row(*(row[column] for column in shown))
    return table


def _cells(tile: Tile) -> dict[str, str]:
    boat = tile.kind == "summer_boat"
    return {
        "tile": name(tile),
        "from": f"{tile.players} players" if tile.kind in ("boat", "turn_order") else "",
        "roads, ~water": edges_text(tile),
        "side a" if boat else "front": side_text(tile.front),
        "upgrade": cost_text(tile.cost),
        "side b" if boat else "back": side_text(tile.back),
        "points": points_text(tile),
        "workers + skills": _loads_text(tile),
        "not sure": _marks_text(tile),
    }


def _loads_text(tile: Tile) -> str:
    """The loads of spring, summer, autumn: `5+2 4+1 3+1`."""
    return " ".join(f"{workers}+{skills}" for workers, skills in tile.loads)


def _marks_text(tile: Tile) -> str:
    """The values that are not sure: `single: edges loads; doubtful: river`."""
    parts = []
    for mark in MARKS[1:]:
        values = [value for value, known in tile.marks.items() if known == mark]
        if values:
            parts.append(f"{mark}: {' '.join(values)}")
    return "; ".join(parts)


def _print_one(tile: Tile, catalogue: Catalogue) -> None:
    boat = tile.kind == "summer_boat"
    kind = tile.kind.replace("_", " ") if boat or not tile.season else tile.season
    drawn = Hexagon(0, 0, tile.edges, ("", short(tile, None, ROOM[1]), ""))
    out.print("\n".join(draw([drawn])), markup=False)
    table = Table(show_header=False, box=None)
    table.add_column(style="bold")
    table.add_column()
    table.add_column()
    cells = _cells(tile)
    for value, text, mark in (
        ("name", name(tile), ""),
        ("id", tile.id, ""),
        ("kind", kind, ""),
        ("from", cells["from"], ""),
        ("edges", ", ".join(f"{e} {kind}" for e, kind in zip(EDGES, tile.edges)), "edges"),
        ("side a" if boat else "front", side_text(tile.front), "front"),
        ("upgrade", cells["upgrade"], "cost"),
        ("side b" if boat else "back", side_text(tile.back), "back"),
        ("points", cells["points"], "points"),
        ("loads", cells["workers + skills"], "loads"),
        ("river", " ".join(map(str, catalogue.river)) if "river" in tile.marks else "", "river"),
    ):
        if text:
            table.add_row(value, text, tile.marks.get(mark, ""))
    out.print(table)
