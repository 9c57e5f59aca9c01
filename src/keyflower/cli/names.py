"""The English names of tiles, made from their ids."""

from difflib import get_close_matches
from typing import Final

from keyflower.catalogue import Catalogue, Tile
from keyflower.cli.errors import CommandError

_PROPER: Final = {
    "craftsmans_guild": "Craftsman's guild",
    "mercers_guild": "Mercer's guild",
    "sea_bastion": "Sea Bastion",
    "sea_breese": "Sea Breese",
    "white_wind": "White Wind",
}


def name(tile: Tile, side: int | None = None) -> str:
    """`Keystone quarry`, `Home 3`, `Turn-order tile 1`; summer boats by side: `Boat 1a`."""
    if tile.kind == "summer_boat":
        return f"Boat {tile.number}" + ("" if side is None else "ab"[side])
    if tile.kind == "turn_order":
        return f"Turn-order tile {tile.number}"
    return _PROPER.get(tile.id) or tile.id.replace("_", " ").capitalize()


def short(tile: Tile, side: int | None, room: int) -> str:
    """A name in so many letters: `Keystone q.`, `Apprentice`, `Turn order 1`."""
    full = name(tile, side).replace("Turn-order tile", "Turn order")
    if len(full) <= room:
        return full
    first, _, second = full.partition(" ")
    cut = f"{first} {second[:1]}."
    return cut if len(cut) <= room else first[:room]


def find(catalogue: Catalogue, word: str) -> Tile:
    """The tile with this id or name, in capitals or not."""
    known = {tile.id: tile for tile in catalogue.tiles}
    for tile in catalogue.tiles:
        known[name(tile).lower()] = tile
        if tile.kind == "summer_boat":
            for side in (0, 1):
                known[name(tile, side).lower()] = known[f"{tile.id}{'ab'[side]}"] = tile
    wanted = word.strip().lower()
    if wanted in known:
        return known[wanted]
    close = get_close_matches(wanted, known, 1)
    hint = f"did you mean {name(known[close[0]])!r}?" if close else "`tiles` lists them all"
    raise CommandError(f"there is no tile {word!r}; {hint}")
