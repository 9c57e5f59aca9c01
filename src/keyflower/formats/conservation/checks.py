"""All the checks of a position."""

from keyflower.formats.conservation.pending import check_pending
from keyflower.formats.conservation.pieces import check_resources, check_skills, check_workers
from keyflower.formats.conservation.tiles import (
    check_numbers_of_tiles,
    check_tiles,
    check_winter_tiles,
)
from keyflower.formats.conservation.turns import check_boats, check_turns
from keyflower.formats.conservation.villages import (
    check_cells,
    check_powers,
    check_sides,
    check_village,
)
from keyflower.formats.conservation.workers import check_bids, check_uses
from keyflower.rules.state import State


def problems(state: State) -> list[str]:
    """Every broken rule, as a message that names the rule, the piece and the numbers.

    >>> from keyflower.game import Game
    >>> state = Game.new(players=2, seed=7).state
    >>> problems(state)
    []
    >>> state.greens += 1
    >>> problems(state)
    ['I1: 21 green workers instead of 20']
    """
    out: list[str] = []
    check_workers(state, out)
    check_resources(state, out)
    check_skills(state, out)
    check_tiles(state, out)
    check_numbers_of_tiles(state, out)
    check_winter_tiles(state, out)
    for seat in range(state.players):
        check_village(state, seat, out)
    check_cells(state, out)
    check_powers(state, out)
    check_sides(state, out)
    check_uses(state, out)
    check_bids(state, out)
    check_boats(state, out)
    check_turns(state, out)
    check_pending(state, out)
    return out
