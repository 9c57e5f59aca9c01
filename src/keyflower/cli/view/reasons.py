"""Why an action isn't possible, in the language of the terminal."""

from keyflower.catalogue import Catalogue
from keyflower.cli.view.names import name
from keyflower.cli.view.printed import counts, join_parts
from keyflower.rules.errors import Reason
from keyflower.words import Words


def reason_text(words: Words, catalogue: Catalogue, reason: Reason) -> str:
    """A reason as a sentence; keyflower.formats.reasons says what its variables stand for."""
    shown = {
        each: _shown(words, catalogue, each, value) for each, value in reason.variables.items()
    }
    return words.text(reason.id, **shown)


def _shown(words: Words, catalogue: Catalogue, variable: str, value: str | int) -> str | int:
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
    return next((name(words, each) for each in catalogue.tiles if each.id == wanted), "")
