"""`keyflower tiles`: what is printed on the tiles."""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

from keyflower.catalogue import EDGES, MARKS, Catalogue, Tile, load
from keyflower.cli.console import fact_table, list_rows, out, print_json, print_line
from keyflower.cli.records import RecordOptions
from keyflower.cli.view.hexmap import ROOM, Hexagon, draw
from keyflower.cli.view.names import find, name, short
from keyflower.cli.view.printed import cost_text, edges_text, join_parts, points_text, side_text
from keyflower.draw import overview_svg, tile_svg
from keyflower.draw.formulas.grammar import cost_message
from keyflower.draw.tiles.sign import sides
from keyflower.runs.folder import make_folder, save
from keyflower.words import Words

GROUPS: Final = (
    ("home", "home", ""),
    ("spring", "village", "spring"),
    ("summer", "village", "summer"),
    ("summer_boat", "summer_boat", "summer"),
    ("autumn", "village", "autumn"),
    ("winter", "village", "winter"),
    ("boat", "boat", ""),
    ("turn_order", "turn_order", ""),
)
"""Heading, kind and season of each table."""

PICTURE_WIDTH: Final = 240  # pixels across a tile's picture


def tiles(
    name: str | None = None, /, *, options: RecordOptions | None = None, svg: Path | None = None
) -> None:
    """Show what is printed on the tiles: all of them, or one in full.

    Parameters
    ----------
    name
        A tile by name or id: "Keystone quarry", keystone_quarry. Names may be those of the
        language or English.
    svg
        Draw the tiles instead: every side as an SVG file in this folder, and all on one sheet.
    """
    options = options or RecordOptions()
    words = options.words
    printed = load(options.catalogue)
    chosen = printed.tiles if name is None else (find(words, printed, name),)
    if svg is not None:
        files = _write_pictures(chosen, printed, svg)
        if options.json:
            print_json({"folder": str(svg), "files": files})
        else:
            print_line(words.text("terminal-pictures", count=len(files), folder=str(svg)))
    elif options.json:
        found = [_as_json(Words("en"), tile) for tile in chosen]
        every = {"version": printed.version, "river": printed.river, "tiles": found}
        print_json(every if name is None else found[0])
    elif name is not None:
        _print_one(words, chosen[0], printed)
    else:
        for heading, kind, season in GROUPS:
            group = [t for t in printed.tiles if t.kind == kind and t.season == season]
            rows = [_cells(words, tile) for tile in group]
            out.print(
                list_rows(words, rows, list(rows[0]), words.text(f"terminal-group-{heading}"))
            )
            out.print()
        print_line(words.text("terminal-tiles-foot", version=printed.version))


def _write_pictures(chosen: Sequence[Tile], catalogue: Catalogue, folder: Path) -> list[str]:
    """Both sides of the tiles as files, and a sheet of all where there are several."""
    pictures = {
        f"{tile.id}-{side}.svg": tile_svg(tile, side, PICTURE_WIDTH, catalogue=catalogue)
        for tile in chosen
        for side in sides(tile)
    }
    if len(chosen) > 1:
        pictures["overview.svg"] = overview_svg(catalogue)
    make_folder(folder, "pictures")
    for file, picture in pictures.items():
        save(picture, folder / file)
    return list(pictures)


def _as_json(english: Words, tile: Tile) -> dict[str, object]:
    return {"id": tile.id, "name": name(english, tile), **asdict(tile)}


def _cells(words: Words, tile: Tile) -> dict[str, str]:
    """What a tile shows, by the message that heads it."""
    front, back = _sides(tile).values()
    numbered = tile.kind in ("boat", "turn_order")
    return {
        "term-tile": name(words, tile),
        "terminal-from": words.text("terminal-players", count=tile.players) if numbered else "",
        "terminal-roads": edges_text(words, tile),
        front: side_text(words, tile.front),
        "terminal-value-cost": cost_text(words, tile.cost),
        back: side_text(words, tile.back),
        "terminal-value-points": points_text(words, tile),
        # The loads of spring, summer and autumn: `5+2 4+1 3+1`.
        "terminal-loads": " ".join("+".join(map(words.number, load)) for load in tile.loads),
        "terminal-not-sure": _marks_text(words, tile),
    }


def _sides(tile: Tile) -> dict[str, str]:
    """The sides of a tile with the messages that name them."""
    if tile.kind == "summer_boat":
        return {side: f"terminal-side-{side}" for side in ("a", "b")}
    return {side: f"terminal-value-{side}" for side in ("front", "back")}


def _marks_text(words: Words, tile: Tile) -> str:
    """The values that are not sure: `one source: edges, loads; doubtful: river`; `one source` for
    all of them."""
    parts = []
    for mark in MARKS[1:]:
        unsure = [value for value, known in tile.marks.items() if known == mark]
        what = words.text(f"terminal-mark-{mark}")
        if len(unsure) == len(tile.marks):
            return what
        if unsure:
            items = join_parts(words, (words.text(f"terminal-value-{value}") for value in unsure))
            parts.append(words.text("terminal-list", what=what, items=items))
    return words.text("terminal-semicolon").join(parts)


def _print_one(words: Words, tile: Tile, catalogue: Catalogue) -> None:
    named = words.cell(short(words, tile, None, ROOM[1]))
    out.print("\n".join(draw([Hexagon(0, 0, tile.edges, ("", named, ""))])), markup=False)
    cells = _cells(words, tile)
    front, back = _sides(tile).values()
    river = " ".join(map(words.number, catalogue.river)) if "river" in tile.marks else ""
    kind = tile.season if tile.kind == "village" else tile.kind
    facts = (
        ("terminal-name", cells["term-tile"], ""),
        ("terminal-id", tile.id, ""),
        ("terminal-kind", words.text("tile-home" if kind == "home" else f"term-{kind}"), ""),
        ("terminal-from", cells["terminal-from"], ""),
        ("terminal-value-edges", _edges_text(words, tile), "edges"),
        (front, cells[front], "front"),
        ("terminal-value-cost", cells["terminal-value-cost"], "cost"),
        (back, cells[back], "back"),
        ("terminal-value-points", cells["terminal-value-points"], "points"),
        ("terminal-value-loads", cells["terminal-loads"], "loads"),
        ("terminal-value-river", river, "river"),
    )
    known = {mark: words.text(f"terminal-mark-{how}") for mark, how in tile.marks.items()}
    rows = [(words.text(head), text, known.get(mark, "")) for head, text, mark in facts if text]
    out.print(fact_table(words, rows))
    for line in _sentences(words, tile):
        out.print(line, markup=False)


def _edges_text(words: Words, tile: Tile) -> str:
    """`S water, SW field, …`"""
    named = zip((words.text(f"terminal-edge-{edge}") for edge in EDGES), tile.edges)
    said = (
        words.text("terminal-edge", edge=edge, kind=words.text(f"term-{kind}"))
        for edge, kind in named
    )
    return join_parts(words, said)


def _sentences(words: Words, tile: Tile) -> list[str]:
    """What the tile is good for, in sentences: of a tile as it is in the built-in catalogue, which
    they are about."""
    if tile not in load().tiles:
        return []
    shared = {"home": "home", "turn_order": "turn_order_tile"}.get(tile.kind, tile.id)
    lines = [""]
    for (side, head), shown in zip(_sides(tile).items(), (tile.front, tile.back)):
        if shown is not None:
            does = words.text(f"does-{shared}-{side}")
            lines.append(words.text("terminal-list", what=words.text(head), items=does))
    if tile.cost is not None:
        lines.append(words.text(cost_message(tile.cost)))
    return lines
