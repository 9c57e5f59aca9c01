"""The names of tiles, and reasons that name them."""

from difflib import get_close_matches

from rich.cells import cell_len, set_cell_size

from keyflower.catalogue import Catalogue, Tile
from keyflower.cli.errors import CommandError
from keyflower.cli.view.printed import counts, join_parts
from keyflower.rules.errors import Reason
from keyflower.words import Words


def name(words: Words, tile: Tile, side: int | None = None) -> str:
    """`Keystone quarry`, `Home 3`, `Turn-order tile 1`; summer boats by side: `Crew boat · 1a`."""
    if tile.kind == "summer_boat":
        if side is None:
            return words.text("terminal-boat", number=tile.number)
        return words.text(f"tile-{tile.id}{'ab'[side]}")
    if tile.kind in ("home", "turn_order"):
        kind = words.text("tile-home" if tile.kind == "home" else "tile-turn_order_tile")
        return words.text("terminal-numbered", name=kind, number=tile.number)
    said = f"tile-{tile.id}"
    return words.text(said) if words.has(said) else tile.id.replace("_", " ").capitalize()


def short(words: Words, tile: Tile, side: int | None, room: int) -> str:
    """A name shortened to a number of columns: `Keystone qu.`, `Apprentice`, `Turn-order 1`."""
    full = name(words, tile, side)
    if tile.kind not in ("home", "turn_order"):
        return _cut(full, room)
    number = words.number(tile.number)
    head = full.removesuffix(number).rstrip()
    return f"{_cut(head, room - cell_len(number) - 1)} {number}"


def _cut(full: str, room: int) -> str:
    """The first word, and as much of the last as there is room for."""
    if cell_len(full) <= room:
        return full
    first, *rest = full.split()
    left = room - cell_len(first) - len(" .")
    if left < 1 or not rest:
        return set_cell_size(first, room).rstrip()
    return f"{first} {rest[-1][:left]}."


def find(words: Words, catalogue: Catalogue, word: str) -> Tile:
    """The tile with this id or name, as people type it: in the language spoken or in English."""
    known = {tile.id: tile for tile in catalogue.tiles}
    for spoken in (Words("en"), words):
        for tile in catalogue.tiles:
            known[_normalize(name(spoken, tile))] = tile
            if tile.kind == "summer_boat":
                for side in (0, 1):
                    full = _normalize(name(spoken, tile, side))
                    known[full] = known[full.partition(" · ")[0]] = tile
                    known[f"{_normalize(name(spoken, tile))}{'ab'[side]}"] = tile
                    known[f"{tile.id}{'ab'[side]}"] = tile
    wanted = _normalize(word.strip())
    if wanted in known:
        return known[wanted]
    close = get_close_matches(wanted, known, 1)
    hint = f"did you mean {name(words, known[close[0]])!r}?" if close else "`tiles` lists them all"
    raise CommandError(f"there is no tile {word!r}; {hint}")


def _normalize(text: str) -> str:
    """Capitals don't matter, and keyboards have a straight apostrophe."""
    return text.casefold().replace("’", "'")


def reason_text(words: Words, catalogue: Catalogue, reason: Reason) -> str:
    """A reason as a sentence; keyflower.formats.reasons says what its variables stand for."""
    shown = {key: _show(words, catalogue, key, value) for key, value in reason.variables.items()}
    return words.text(reason.id, **shown)


def _show(words: Words, catalogue: Catalogue, variable: str, value: str | int) -> str | int:
    if not isinstance(value, str):
        return f"p{value}" if variable == "seat" else value
    parts = value.split()
    if variable == "seats":
        return join_parts(words, (f"p{seat}" for seat in parts))
    if variable in ("cost", "missing"):
        return join_parts(words, counts(words, map(int, parts[::2]), parts[1::2]))
    if variable in ("tile", "other", "at"):
        return _tile(words, catalogue, value)
    return value


def _tile(words: Words, catalogue: Catalogue, place: str) -> str:
    """The name of a tile, given by its id or by its place: `miner`, `lot:miner`, `turn:1`."""
    where, _, tile = place.rpartition(":")
    wanted = f"turn_order_tile_{tile}" if where == "turn" else tile
    return next((name(words, tile) for tile in catalogue.tiles if tile.id == wanted), "")
